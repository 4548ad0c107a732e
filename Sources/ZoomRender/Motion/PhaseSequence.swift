// Which phase of a phase animator runs when.

/// The order and times of a phase animator's steps.
///
/// The first phase is shown at rest. A walk moves to phase 1, 2 … and back to phase 0; each step
/// begins when the animation of the one before is logically complete.
public struct PhaseSequence: Sendable, Equatable {
  /// A move to a phase.
  public struct Step: Sendable, Equatable {
    /// Seconds after the walk began.
    public var time: Double
    /// Index of the phase that is moved to.
    public var phase: Int

    /// A move to a phase at a time.
    public init(time: Double, phase: Int) {
      self.time = time
      self.phase = phase
    }
  }

  /// The animation that leads to each phase; nil jumps.
  public let animations: [Animation?]
  /// True without a trigger: the walk starts again at once.
  public let repeats: Bool
  private let offsets: [Double]
  private let cycle: Double

  /// The walk through phases whose animations are given.
  public init(animations: [Animation?], repeats: Bool) {
    self.animations = animations
    self.repeats = repeats
    var offsets: [Double] = []
    var time = 0.0
    if animations.count > 1 {
      for index in 1...animations.count {
        offsets.append(time)
        time += animations[index % animations.count]?.logicalDuration ?? 0
      }
    }
    self.offsets = offsets
    cycle = time
  }

  /// Seconds from the first step to the logical end of the last; infinite when it repeats.
  public var duration: Double { repeats && cycle > 0 ? .infinity : cycle }

  /// The steps that begin at or before `time` seconds after the start, in order.
  ///
  /// A walk that takes no time is made once, so that it cannot go round for ever in an instant.
  /// - Complexity: O(steps so far); at most 100 000 are returned.
  public func steps(until time: Double) -> [Step] {
    var steps: [Step] = []
    guard time >= 0, !offsets.isEmpty else { return steps }
    let rounds = repeats && cycle >= 1e-3 ? 100_000 / offsets.count : 1
    for round in 0..<max(1, rounds) {
      let start = Double(round) * cycle
      for (index, offset) in offsets.enumerated() {
        guard start + offset <= time else { return steps }
        steps.append(Step(time: start + offset, phase: (index + 1) % animations.count))
      }
    }
    return steps
  }

  /// A property that takes `values[i]` in phase i, animated up to `time`.
  ///
  /// - Parameters:
  ///   - values: One per phase; a missing one is that of phase 0.
  ///   - start: When the walk began on the caller's clock.
  public func scalar(
    values: [Double], start: Double = 0, until time: Double, engine: SpringEngine = .closed
  ) -> AnimatedScalar {
    let rest = values.first ?? 0
    var scalar = AnimatedScalar(rest, engine: engine)
    for step in steps(until: time - start) {
      scalar.retarget(
        to: step.phase < values.count ? values[step.phase] : rest, at: start + step.time,
        animation: step.phase < animations.count ? animations[step.phase] : nil)
    }
    return scalar
  }
}
