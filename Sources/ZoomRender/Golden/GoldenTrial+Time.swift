// Causes that lie in time, from this run's own frames of other moments.

extension GoldenTrial {
  /// A delay at which this run's numbers are the golden's, or another pace that turns it into the golden
  /// bit for bit; nil for none.
  func timeFinding(
    _ telling: Telling, _ failing: [Int], _ evidence: Evidence
  ) throws -> Finding? {
    if let late = exactDelay(telling, failing) {
      let residual = try counterfactual(telling).residual(
        undoing: [late], frames: evidence.frames, target: evidence.target)
      return Finding(causes: [exact(late, residual)], telling: telling, residual: residual)
    }
    let explainer = explainer(telling)
    guard let (span, guesses) = explainer.timeHypotheses() else { return nil }
    for guess in guesses {
      guard isLikely(guess, telling, evidence.frames) else { continue }
      let hypothesis = explainer.timeExplanation(
        delay: guess.delay / fps, speed: guess.speed, frames: span)
      let residual = try counterfactual(telling).residual(
        undoing: [hypothesis], frames: evidence.frames, target: evidence.target)
      guard residual.equal == residual.frames else { continue }
      return Finding(causes: [exact(hypothesis, residual)], telling: telling, residual: residual)
    }
    return nil
  }

  /// Root mean square, as a fraction of the travel, that a guess from interpolated numbers may be off.
  private static let guessLimit = 0.02

  /// True when another time makes the numbers at least nearly the golden's: only then frames are worth
  /// rendering.
  private func isLikely(_ guess: TimeAlignment, _ telling: Telling, _ frames: [Int]) -> Bool {
    let (source, delay) = (telling.source, guess.delay / fps)
    let own = TimeSearch(
      golden: manifest.motion, actual: telling.motion, fps: fps, frames: frames, source: source)
    let warped = TimeSearch(own) { source(max(0, ($0 + delay) / guess.speed)) }.cost(delay: 0)
    return warped <= Self.guessLimit && 2 * warped < own.cost(delay: 0)
  }

  func explainer(_ telling: Telling) -> MotionExplainer {
    MotionExplainer(golden: manifest.motion, actual: telling.motion, fps: fps)
  }

  /// Frames whose numbers tell a moment.
  private static let searchFrames = 3

  /// The delay of everything, or of some layers among others that are on time, at which the numbers of a
  /// telling are the golden's; nil for none.
  func exactDelay(_ telling: Telling, _ failing: [Int]) -> Explanation? {
    let explainer = explainer(telling)
    guard let (span, guesses) = explainer.timeHypotheses() else { return nil }
    let inside = failing.filter(span.contains)
    guard !inside.isEmpty else { return nil }
    func delay(_ guesses: [TimeAlignment], _ frames: [Int], only ids: Set<String>?) -> Double? {
      let search = TimeSearch(
        golden: manifest.motion, actual: telling.motion, fps: fps,
        frames: GoldenAlbum.spread(frames, Self.searchFrames), only: ids, source: telling.source)
      let delays = guesses.filter { $0.speed == 1 }.map { $0.delay / fps }
      return delays.lazy.compactMap { search.delay(near: $0) }.first.map { exact in
        // What is said is what is undone.
        let round = (exact * 10_000).rounded() / 10_000
        return search.cost(delay: round) <= TimeSearch.equalLimit ? round : exact
      }
    }
    if let late = delay(guesses, inside, only: nil), late.magnitude > 2e-5 {
      return explainer.timeExplanation(delay: late, speed: 1, frames: span)
    }
    guard let local = explainer.localTiming(),
      let late = delay(
        local.guesses, failing.filter(local.frames.contains), only: Set(local.layers)),
      late.magnitude > 2e-5
    else { return nil }
    return explainer.timeExplanation(delay: late, speed: 1, frames: local.frames)
      .about(local.name, layers: local.layers)
  }

  /// The cause with the very numbers that were proven: a fit is a little off.
  private func exact(
    _ cause: Explanation, _ residual: Counterfactual.Residual
  ) -> Explanation {
    guard residual.isProof, residual.remedies.count == 1, let frames = cause.frames,
      case .time(let delay, let speed) = residual.remedies[0]
    else { return cause }
    return MotionExplainer(golden: manifest.motion, actual: run.motion, fps: fps)
      .timeExplanation(delay: delay, speed: speed, frames: frames)
  }

  /// Frames of a run that is late by whole frames: the golden's frame is this run's, some later.
  func shifted(
    by shift: Int, _ known: @escaping @Sendable (Int) -> Frame?
  ) -> @Sendable (Int) -> Frame? {
    let (source, fps, actual, golden) = (source, fps, run.digests, manifest.digests)
    return { index in
      if let frame = known(index) { return frame }
      guard golden.indices.contains(index), actual.indices.contains(index + shift),
        golden[index] == actual[index + shift]
      else { return nil }
      return source(Double(index + shift) / fps)
    }
  }
}
