// One number pulled by a spring from here to there.

/// A number under way from one value to another on a spring, as a function of time.
///
/// Four of these carry a zoom's card. ``retargeted(to:spring:at:)`` keeps position and velocity, so
/// that an interruption is continuous in both.
public struct SpringMotion: Sendable, Equatable, Hashable {
  /// Value at ``start`` and before.
  public var from: Double
  /// Where it is pulled to.
  public var to: Double
  /// Units per second at ``start``.
  public var initialVelocity: Double
  /// The spring that pulls.
  public var spring: Spring
  /// Seconds on the caller's clock.
  public var start: Double

  /// A motion that leaves `from` at time `start`.
  public init(
    from: Double, to: Double, initialVelocity: Double = 0, spring: Spring, start: Double = 0
  ) {
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    self.spring = spring
    self.start = start
  }

  /// Value and velocity at a time on the caller's clock.
  public func state(at time: Double) -> MotionState {
    let state = spring.state(
      target: to - from, initialVelocity: initialVelocity, time: time - start)
    return MotionState(
      position: time > start ? from + state.position : from, velocity: state.velocity)
  }

  /// Value at a time on the caller's clock.
  public func value(at time: Double) -> Double { state(at: time).position }

  /// Velocity in units per second at a time on the caller's clock.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Fraction of the way made at a time: 0 at the start, 1 at the end, more when it overshoots.
  ///
  /// A motion that goes nowhere (less than `minimumTravel`) reports the spring's progress from rest.
  public func progress(at time: Double, minimumTravel: Double = 0.5) -> Double {
    let travel = to - from
    guard travel.magnitude >= minimumTravel else { return spring.value(time: time - start) }
    return (value(at: time) - from) / travel
  }

  /// When the value has come within `tolerance` of its end for good, on the caller's clock.
  public func restTime(tolerance: Double) -> Double {
    start
      + spring.restTime(target: to - from, initialVelocity: initialVelocity, tolerance: tolerance)
  }

  /// The same number sent elsewhere at `time`, with its position and velocity of that moment.
  public func retargeted(to target: Double, spring: Spring, at time: Double) -> SpringMotion {
    let state = state(at: time)
    return SpringMotion(
      from: state.position, to: target, initialVelocity: state.velocity, spring: spring, start: time
    )
  }
}
