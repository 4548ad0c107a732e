// A spring that runs after a moving target.

/// A value pulled by a spring toward a target that moves from sample to sample in straight lines.
///
/// This is how a card trails a finger by a frame or two. Between two samples the motion is exact,
/// so the result does not depend on when it is asked for.
public struct SpringChase: Sendable, Equatable {
  /// A target's position at a time.
  public struct Sample: Sendable, Equatable, Hashable {
    /// Seconds.
    public var time: Double
    /// Where the target is.
    public var value: Double

    /// A position at a time.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The spring that pulls.
  public let spring: Spring
  private let samples: [Sample]
  private let states: [MotionState]

  /// A chase that begins at rest on the first sample; samples out of order are left out.
  public init(spring: Spring, samples: [Sample]) {
    self.spring = spring
    var kept: [Sample] = []
    var states: [MotionState] = []
    for sample in samples where sample.time.isFinite && sample.value.isFinite {
      guard let last = kept.last, let state = states.last else {
        kept.append(sample)
        states.append(MotionState(position: sample.value, velocity: 0))
        continue
      }
      guard sample.time > last.time else { continue }
      states.append(
        SpringChase.advance(
          spring, state, from: last.value,
          rate: (sample.value - last.value) / (sample.time - last.time),
          by: sample.time - last.time))
      kept.append(sample)
    }
    self.samples = kept
    self.states = states
  }

  /// Position and velocity at a time; after the last sample the target stands still.
  public func state(at time: Double) -> MotionState {
    guard let first = samples.first, time > first.time else {
      return states.first ?? MotionState(position: 0, velocity: 0)
    }
    var (low, high) = (0, samples.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle } else { high = middle }
    }
    let sample = samples[low]
    let rate =
      low + 1 < samples.count
      ? (samples[low + 1].value - sample.value) / (samples[low + 1].time - sample.time) : 0
    return SpringChase.advance(
      spring, states[low], from: sample.value, rate: rate, by: time - sample.time)
  }

  /// Seen from the moving target, the spring pulls to a point that lags by rate · damping/stiffness.
  private static func advance(
    _ spring: Spring, _ state: MotionState, from target: Double, rate: Double, by time: Double
  ) -> MotionState {
    let lag = rate * spring.damping / spring.stiffness
    let rest = target - lag
    let moved = spring.state(
      target: rest - state.position, initialVelocity: state.velocity - rate, time: time)
    return MotionState(
      position: state.position + moved.position + rate * time, velocity: moved.velocity + rate)
  }
}
