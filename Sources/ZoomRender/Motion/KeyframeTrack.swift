// A number that follows keyframes.

/// One property's keyframes, ready to be asked for any time.
///
/// A pure function of time: before 0 the initial value, after the last step the last value. The
/// timeline of several tracks lasts as long as the longest.
public struct KeyframeTrack: Sendable, Equatable {
  /// A step with everything resolved.
  private struct Step: Sendable, Equatable {
    var start: Double
    var duration: Double
    var from: Double
    var to: Double
    var motion: Motion
  }

  private enum Motion: Sendable, Equatable {
    case curve(UnitCurve)
    /// Hermite with velocities in units per second.
    case cubic(startVelocity: Double, endVelocity: Double)
    case spring(Spring, startVelocity: Double)
    case jump
  }

  /// The value before the first step.
  public let initialValue: Double
  /// Seconds until the last step ends.
  public let duration: Double
  private let steps: [Step]

  /// A track from its initial value and steps in order.
  public init(initialValue: Double, keyframes: [Keyframe]) {
    self.initialValue = initialValue
    var steps: [Step] = []
    var (time, value, velocity) = (0.0, initialValue, 0.0)
    for (index, keyframe) in keyframes.enumerated() {
      let duration = keyframe.duration
      let neighbours = Neighbours(
        after: index + 1 < keyframes.count ? keyframes[index + 1] : nil, start: value,
        velocity: velocity)
      let motion = KeyframeTrack.motion(of: keyframe, duration: duration, neighbours)
      let step = Step(
        start: time, duration: duration, from: value, to: keyframe.value, motion: motion)
      let end = KeyframeTrack.state(of: step, at: duration)
      steps.append(step)
      velocity = end.velocity
      // A spring that is cut short leaves the next step to begin where it got to.
      value = end.position
      time += duration
    }
    self.steps = steps
    self.duration = time
  }

  /// The value `time` seconds after the start.
  public func value(at time: Double) -> Double { state(at: time).position }

  /// Units per second `time` seconds after the start; 0 outside the track.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Value and velocity `time` seconds after the start.
  public func state(at time: Double) -> MotionState {
    guard time >= 0, let last = steps.last else {
      return MotionState(position: initialValue, velocity: 0)
    }
    // The last step that has begun: of several that begin together, the last one counts.
    var (low, high) = (0, steps.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if steps[middle].start <= time { low = middle } else { high = middle }
    }
    if time >= duration {
      let end = KeyframeTrack.state(of: last, at: last.duration)
      return MotionState(position: end.position, velocity: 0)
    }
    return KeyframeTrack.state(of: steps[low], at: time - steps[low].start)
  }

  /// What a step needs to know of those around it.
  private struct Neighbours {
    var after: Keyframe?
    var start: Double
    /// At the end of the step before.
    var velocity: Double
  }

  private static func motion(of keyframe: Keyframe, duration: Double, _ around: Neighbours)
    -> Motion
  {
    guard duration > 0 else { return .jump }
    switch keyframe {
    case .move: return .jump
    case .linear(_, _, let curve): return .curve(curve)
    case .spring(_, _, let response, let dampingRatio, let velocity):
      return .spring(
        Spring(response: response, dampingRatio: dampingRatio),
        startVelocity: velocity ?? around.velocity)
    case .cubic(let value, _, let startVelocity, let endVelocity):
      return .cubic(
        startVelocity: startVelocity ?? around.velocity,
        endVelocity: endVelocity ?? passage(to: value, duration: duration, around))
    }
  }

  /// The velocity at which a cubic leads over to the next step.
  ///
  /// Between two cubics it is the slope through the neighbouring values (Catmull-Rom for uneven
  /// times); the weighting for unequal durations is a choice of this project.
  private static func passage(to value: Double, duration: Double, _ around: Neighbours) -> Double {
    guard let after = around.after, after.duration > 0 else { return 0 }
    switch after {
    case .cubic(let next, let nextDuration, let velocity, _):
      return velocity ?? (next - around.start) / (duration + nextDuration)
    case .linear(let next, let nextDuration, let curve):
      let slope = curve.velocity(at: 0)
      return slope.isFinite ? slope * (next - value) / nextDuration : 0
    case .spring(_, _, _, _, let velocity): return velocity ?? 0
    case .move: return 0
    }
  }

  private static func state(of step: Step, at time: Double) -> MotionState {
    let travel = step.to - step.from
    let fraction = step.duration > 0 ? min(1, time / step.duration) : 1
    switch step.motion {
    case .jump: return MotionState(position: step.to, velocity: 0)
    case .curve(let curve):
      let slope = curve.velocity(at: fraction)
      return MotionState(
        position: fraction == 1 ? step.to : step.from + travel * curve.value(at: fraction),
        velocity: slope.isFinite ? travel * slope / step.duration : 0)
    case .spring(let spring, let velocity):
      let state = spring.state(target: travel, initialVelocity: velocity, time: time)
      return MotionState(position: step.from + state.position, velocity: state.velocity)
    case .cubic(let startVelocity, let endVelocity):
      let (m0, m1) = (startVelocity * step.duration, endVelocity * step.duration)
      let (t, t2, t3) = (fraction, fraction * fraction, fraction * fraction * fraction)
      let position =
        step.from + m0 * (t3 - 2 * t2 + t) + travel * (3 * t2 - 2 * t3) + m1 * (t3 - t2)
      let slope = m0 * (3 * t2 - 4 * t + 1) + travel * (6 * t - 6 * t2) + m1 * (3 * t2 - 2 * t)
      return MotionState(
        position: fraction == 1 ? step.to : position, velocity: slope / step.duration)
    }
  }
}
