// Causes that lie in time: a delay, another pace, another spring, a frame shown twice.

extension MotionExplainer {
  /// Largest residual, as a fraction of the travel, that still proves a pure time warp. Numbers are
  /// quantized to 1e-4 of a point and interpolated by cubics between 60 Hz samples of springs, which
  /// leaves up to .004 at the steepest start.
  static let warpLimit = 0.004
  /// Largest residual of a spring that is called that spring.
  static let springLimit = 0.006

  /// A frame that shows the one before it again, everything else equal.
  func repeatedFrame(_ differences: [Difference]) -> [Explanation]? {
    let spans = differences.compactMap { $0.frames(frames) }
    guard spans.count == differences.count, let span = spans.first,
      spans.allSatisfy({ $0 == span }), span.count == 1, span.lowerBound > 0
    else { return nil }
    let frame = span.lowerBound
    guard
      differences.allSatisfy({ $0.actual.values[frame] == $0.golden.values[frame - 1] })
    else { return nil }
    return [
      Explanation(
        .repeatedFrame, "frame \(frame) repeats frame \(frame - 1), all other frames equal",
        frames: span, amount: 1)
    ]
  }

  /// The same motion late, faster, or on another spring; nil when it is none of these.
  func timing(_ differences: [Difference]) -> [Explanation]? {
    let pairs = differences.map(\.pair).filter { !$0.golden.isConstant && !$0.actual.isConstant }
    guard let delay = TimeAlignment.delay(pairs) else { return nil }
    let unaligned = TimeAlignment.residual(pairs, delay: 0, speed: 1)
    let onset = differences.compactMap { $0.frames(frames)?.lowerBound }.min() ?? 0
    let end = differences.compactMap { $0.frames(frames)?.upperBound }.max() ?? frames - 1
    if delay.residual <= Self.warpLimit, delay.residual < unaligned / 8 {
      let milliseconds = delay.delay / fps * 1000
      let word = milliseconds >= 0 ? "late" : "early"
      return [
        Explanation(
          .delay,
          "\(number(milliseconds.magnitude, 1)) ms \(word) from frame \(onset), "
            + "residual \(percent(delay.residual))",
          frames: onset...end, residual: delay.residual, amount: milliseconds)
      ]
    }
    if let spring = spring(differences, onset: onset, end: end) { return [spring] }
    let warp = TimeAlignment.warp(pairs, from: delay)
    if warp.residual <= Self.warpLimit, warp.residual < unaligned / 8 {
      let change = (warp.speed - 1) * 100
      return [
        Explanation(
          .speed,
          "\(number(change.magnitude, 1)) % \(change >= 0 ? "faster" : "slower") from frame "
            + "\(onset), residual \(percent(warp.residual))",
          frames: onset...end, residual: warp.residual, amount: change)
      ]
    }
    return curve(differences, onset: onset, end: end)
  }

  /// The differing number with the longest travel, with its first differing move in both runs.
  private func mainMove(
    _ differences: [Difference]
  ) -> (difference: Difference, golden: Range<Int>, actual: Range<Int>)? {
    let ranked = differences.sorted { travel($0.golden) > travel($1.golden) }
    for difference in ranked {
      guard let span = difference.frames(frames),
        let before = difference.golden.moves().first(where: { $0.overlaps(span) }),
        let after = difference.actual.moves().first(where: { $0.overlaps(span) })
      else { continue }
      return (difference, before, after)
    }
    return nil
  }

  private func travel(_ series: Series) -> Double {
    series.range.map { $0.upperBound - $0.lowerBound } ?? 0
  }

  private func spring(_ differences: [Difference], onset: Int, end: Int) -> Explanation? {
    guard let (difference, before, after) = mainMove(differences),
      let golden = SpringFit.fit(difference.golden, frames: before, fps: fps),
      let actual = SpringFit.fit(difference.actual, frames: after, fps: fps),
      golden.residual <= Self.springLimit, actual.residual <= Self.springLimit
    else { return nil }
    let response = (actual.response / golden.response - 1).magnitude
    let damping = (actual.dampingRatio - golden.dampingRatio).magnitude
    guard response > 0.002 || damping > 0.002 else { return nil }
    var changes: [String] = []
    if response > 0.002 {
      changes.append(
        "response \(number(golden.response, 4)) → \(number(actual.response, 4))")
    }
    if damping > 0.002 {
      changes.append(
        "damping ratio \(number(golden.dampingRatio, 3)) → \(number(actual.dampingRatio, 3))")
    }
    let residual = max(golden.residual, actual.residual)
    return Explanation(
      .spring,
      "spring of '\(difference.subject)' changed: \(changes.joined(separator: ", ")), residual "
        + percent(residual),
      subject: difference.subject, frames: onset...end, residual: residual,
      amount: actual.response)
  }

  /// The golden's move fits a spring and this run's does not, or the reverse.
  private func curve(_ differences: [Difference], onset: Int, end: Int) -> [Explanation]? {
    guard let (difference, before, after) = mainMove(differences),
      let golden = SpringFit.fit(difference.golden, frames: before, fps: fps),
      let actual = SpringFit.fit(difference.actual, frames: after, fps: fps),
      (golden.residual <= Self.springLimit) != (actual.residual <= Self.springLimit)
    else { return nil }
    let wasSpring = golden.residual <= Self.springLimit
    let fit = wasSpring ? golden : actual
    let spring = "spring \(number(fit.response, 3))/\(number(fit.dampingRatio, 2))"
    return [
      Explanation(
        .curve,
        "'\(difference.subject)' follows another curve from frame \(onset): "
          + (wasSpring ? "\(spring) → not a spring" : "not a spring → \(spring)"),
        subject: difference.subject, frames: onset...end,
        residual: max(golden.residual, actual.residual), amount: fit.response)
    ]
  }

  private func percent(_ fraction: Double) -> String { number(fraction * 100, 2) + " %" }
}
