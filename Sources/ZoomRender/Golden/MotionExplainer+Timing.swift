// Causes that lie in time: a delay, another pace, another spring, a frame shown twice.

extension MotionExplainer {
  /// Largest residual, as a fraction of the travel, that still is a pure time warp. Springs leave up
  /// to .004 at the steepest start, interpolated by cubics between 60 Hz samples, and fades with
  /// corners twice that; what else it could be is told apart by the eightfold gain that is asked for
  /// too, and by the rendering that proves it.
  static let warpLimit = 0.01
  /// Largest residual of a spring that is called that spring.
  static let springLimit = 0.006
  /// Residual of a spring whose numbers are not rounded to pixels.
  private static let cleanSpring = 2e-4

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
        frames: span, amount: 1, remedy: layerNumbers(differences))
    ]
  }

  /// The same motion late, faster, or on another spring; nil when it is none of these.
  ///
  /// - Parameter own: layers that move by themselves: they give a spring its name.
  func timing(_ all: [Difference], own: Set<String>) -> [Explanation]? {
    let differences = all.filter(\.travels)
    let onset = differences.compactMap { $0.frames(frames)?.lowerBound }.min() ?? 0
    let pairs = moving(differences, from: onset)
    guard let delay = TimeAlignment.delay(pairs) else { return nil }
    // The golden's last frame has no partner in a run that is late, however little.
    let unaligned = TimeAlignment.residual(
      pairs, delay: delay.delay < 0 ? -1e-6 : 0, speed: 1)
    let local = localTiming()
    let end = differences.compactMap { $0.frames(frames)?.upperBound }.max() ?? frames - 1
    if delay.residual <= Self.warpLimit, delay.residual < unaligned / 8 {
      let milliseconds = delay.delay / fps * 1000
      let word = milliseconds >= 0 ? "late" : "early"
      let cause = Explanation(
        .delay,
        "\(number(milliseconds.magnitude, 1)) ms \(word) from frame \(onset), "
          + "residual \(percent(delay.residual))",
        frames: onset...end, residual: delay.residual, amount: milliseconds,
        remedy: .time(delay: Self.rounded(milliseconds) / 1000, speed: 1))
      return [local.map { cause.about($0.name, layers: $0.layers) } ?? cause]
    }
    let movers = differences.filter { $0.isElement || own.contains($0.subject) }
    let named = centered(movers.isEmpty ? differences : movers)
    var warp = TimeAlignment.warp(pairs, from: delay)
    let isWarp = warp.residual <= Self.warpLimit && warp.residual < unaligned / 8
    // A spring of another response is another pace from its own start; a pace that holds from the
    // start of the scene is no spring.
    let drift = Double(onset) * (warp.speed - 1).magnitude
    let holdsFromStart = isWarp && drift > 0.3 && warp.delay.magnitude < drift / 4
    if holdsFromStart { warp = TimeAlignment.pace(pairs, near: warp.speed) }
    if !holdsFromStart, let spring = spring(named, onset: onset, end: end) { return [spring] }
    if isWarp {
      let change = (warp.speed - 1) * 100
      var cause = Explanation(
        .speed,
        "\(number(change.magnitude, 1)) % \(change >= 0 ? "faster" : "slower") from frame "
          + "\(onset), residual \(percent(warp.residual))",
        frames: onset...end, residual: warp.residual, amount: change,
        remedy: .time(delay: warp.delay / fps, speed: warp.speed))
      cause.change = .pace(warp.speed)
      return [local.map { cause.about($0.name, layers: $0.layers) } ?? cause]
    }
    return curve(named, onset: onset, end: end)
  }

  /// The numbers that move, from the first frame that differs: a delay that sets in under way leaves
  /// the frames before it as they were.
  func moving(_ differences: [Difference], from onset: Int) -> [TimeAlignment.Pair] {
    differences.map(\.pair).filter { !$0.golden.isConstant && !$0.actual.isConstant }
      .map { ($0.golden, $0.actual.without(before: onset)) }
  }

  /// A delay and another pace as they would be said, to be proven by rendering: numbers that jump or
  /// have corners hide both from a fit.
  ///
  /// - Returns: the frames that differ, and warps in frames; nil when no number differs.
  func timeHypotheses() -> (frames: ClosedRange<Int>, guesses: [TimeAlignment])? {
    let differences = (layerDifferences(golden.onScreen, actual.onScreen) + elementDifferences())
      .filter(\.travels)
    let spans = differences.compactMap { $0.frames(frames) }
    guard let onset = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max() else {
      return nil
    }
    let pairs = moving(differences, from: onset)
    let guesses = TimeAlignment.guesses(pairs)
    return (
      onset...end,
      [guesses.delay, TimeAlignment.delay(pairs), guesses.pace].compactMap(\.self)
    )
  }

  /// The sentence of a delay in seconds, or of another pace.
  func timeExplanation(
    delay: Double, speed: Double, frames: ClosedRange<Int>
  ) -> Explanation {
    let isPace = speed != 1
    let amount = isPace ? (speed - 1) * 100 : delay * 1000
    let words = isPace ? ["faster", "slower"] : ["late", "early"]
    return Explanation(
      isPace ? .speed : .delay,
      "\(number(amount.magnitude, 1)) \(isPace ? "%" : "ms") \(words[amount >= 0 ? 0 : 1]) from "
        + "frame \(frames.lowerBound)", frames: frames, amount: amount,
      remedy: .time(delay: delay, speed: speed))
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

  /// The differences with the edges of a layer's outline replaced by its centre: a card's centre and
  /// its sides move on springs of their own, and an edge on a mixture of both.
  private func centered(_ differences: [Difference]) -> [Difference] {
    let edges: Set<String> = ["tx", "ty", "clipX", "clipY"]
    let (before, after) = (golden.onScreen, actual.onScreen)
    var done: Set<String> = []
    var result: [Difference] = []
    for difference in differences {
      guard !difference.isElement, edges.contains(difference.column),
        let a = before.layers.first(where: { $0.id == difference.subject })?.center,
        let b = after.layers.first(where: { $0.id == difference.subject })?.center
      else {
        result.append(difference)
        continue
      }
      guard done.insert(difference.subject).inserted else { continue }
      for (column, pair) in [("center x", (a.x, b.x)), ("center y", (a.y, b.y))]
      where pair.0.differs(from: pair.1) {
        var center = difference
        (center.column, center.golden, center.actual) = (column, pair.0, pair.1)
        result.append(center)
      }
    }
    return result
  }

  private func travel(_ series: Series) -> Double {
    series.range.map { $0.upperBound - $0.lowerBound } ?? 0
  }

  /// The springs of the main move in both runs. Positions that are drawn on whole pixels fit less well
  /// than what else the same thing does: its best number is taken.
  private func springs(
    _ differences: [Difference]
  ) -> (difference: Difference, golden: SpringFit, actual: SpringFit)? {
    guard let main = mainMove(differences) else { return nil }
    let others = differences.filter {
      $0.subject == main.difference.subject && $0.column != main.difference.column
    }
    var best: (difference: Difference, golden: SpringFit, actual: SpringFit)?
    for difference in [main.difference] + others.prefix(6) {
      guard let golden = SpringFit.fit(difference.golden, frames: main.golden, fps: fps),
        let actual = SpringFit.fit(difference.actual, frames: main.actual, fps: fps)
      else { continue }
      let residual = max(golden.residual, actual.residual)
      if let best, residual >= max(best.golden.residual, best.actual.residual) { continue }
      best = (difference, golden, actual)
      if residual < Self.cleanSpring { break }
    }
    guard let best, best.golden.residual <= Self.springLimit,
      best.actual.residual <= Self.springLimit
    else { return nil }
    // The golden's spring that fits this run's numbers as well is no other spring.
    let kept = best.golden.residual(
      on: best.difference.actual, frames: main.actual, fps: fps, start: best.actual.start)
    let noise = max(best.golden.residual, best.actual.residual)
    return kept <= noise * 1.5 + Self.cleanSpring / 10 ? nil : best
  }

  private func spring(_ differences: [Difference], onset: Int, end: Int) -> Explanation? {
    guard let (difference, golden, actual) = springs(differences) else { return nil }
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
    var cause = Explanation(
      .spring,
      "spring of \(Explanation.name(difference.name)) changed: \(changes.joined(separator: ", ")), residual "
        + percent(residual),
      subject: difference.name, frames: onset...end, residual: residual,
      amount: actual.response, remedy: layerNumbers(differences))
    cause.change = .spring(before: golden.constants, now: actual.constants)
    return cause
  }

  /// The spring of what differs before everything else: a move that takes longer makes what waits for
  /// it late. Nil when everything differs from the same frame on, and when that is no spring.
  func firstSpring(_ differences: [Difference]) -> (cause: Explanation, subjects: Set<String>)? {
    let onsets = differences.compactMap { $0.frames(frames)?.lowerBound }
    guard let onset = onsets.min(), onsets.contains(where: { $0 > onset }) else { return nil }
    let early = differences.filter { $0.frames(frames)?.lowerBound == onset }
    let end = early.compactMap { $0.frames(frames)?.upperBound }.max() ?? onset
    let subjects = Set(early.map(\.subject))
    let own = differences.filter { subjects.contains($0.subject) }
    guard var cause = spring(centered(early), onset: onset, end: end) else { return nil }
    cause.remedy = layerNumbers(own)
    return (cause, subjects)
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
    var cause = Explanation(
      .curve,
      "\(Explanation.name(difference.name)) follows another curve from frame \(onset): "
        + (wasSpring ? "\(spring) → not a spring" : "not a spring → \(spring)"),
      subject: difference.name, frames: onset...end,
      residual: max(golden.residual, actual.residual), amount: fit.response,
      remedy: layerNumbers(differences))
    if wasSpring { cause.change = .curve(before: golden.constants) }
    return [cause]
  }

  /// The golden's numbers in every layer that differs.
  private func layerNumbers(_ differences: [Difference]) -> Remedy {
    var ids: [String] = []
    for difference in differences where !difference.isElement && !ids.contains(difference.subject) {
      ids.append(difference.subject)
    }
    return .numbers(layers: ids)
  }

  private func percent(_ fraction: Double) -> String { number(fraction * 100, 2) + " %" }
}

extension MotionTable.LayerTrack {
  /// The middle of the outline in the coordinates of the map; nil without an outline.
  fileprivate var center: (x: Series, y: Series)? {
    var points: [Point?] = []
    for frame in columns[0].values.indices {
      let box = ["clipX", "clipY", "clipWidth", "clipHeight"].compactMap { self[$0].values[frame] }
      guard box.count == 4, let map = transform(frame: frame) else {
        points.append(nil)
        continue
      }
      points.append(map.apply(to: Point(box[0] + box[2] / 2, box[1] + box[3] / 2)))
    }
    guard points.contains(where: { $0 != nil }) else { return nil }
    return (Series(points.map { $0?.x }), Series(points.map { $0?.y }))
  }
}

extension Series {
  /// True when a value differs by more than the rounding of the numbers that it is made of.
  fileprivate func differs(from other: Series) -> Bool {
    zip(values, other.values).contains { a, b in
      guard let a, let b else { return (a == nil) != (b == nil) }
      return (a - b).magnitude > 5e-4
    }
  }
}
