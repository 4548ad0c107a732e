// Where a spring is at a time: closed forms.

import Glibc

extension Spring {
  /// Position and velocity `time` seconds after leaving 0 toward `target`.
  ///
  /// - Parameters:
  ///   - target: Where it is pulled to, in any unit.
  ///   - initialVelocity: Units per second at time 0.
  ///   - time: Seconds; before 0 the spring has not left.
  public func state(target: Double = 1, initialVelocity: Double = 0, time: Double) -> MotionState {
    guard time > 0 else { return MotionState(position: 0, velocity: initialVelocity) }
    guard time.isFinite else {
      // A spring without damping has no last position; its centre is the only defensible one.
      return MotionState(position: target, velocity: 0)
    }
    let d = decay
    let pull = d * target - initialVelocity
    if angularFrequency >= 0 {
      let fade = Exponential.exp(-d * time)
      guard angularFrequency > 0 else {
        return MotionState(
          position: target - fade * (target + pull * time),
          velocity: fade * (initialVelocity + d * pull * time))
      }
      let w = angularFrequency
      let (sine, cosine) = (Trigonometry.sine(w * time), Trigonometry.cosine(w * time))
      return MotionState(
        position: target - fade * (target * cosine + pull / w * sine),
        velocity: fade * (initialVelocity * cosine + (pull * d / w + w * target) * sine))
    }
    let split = -angularFrequency
    // The slow rate as a quotient: -d + split would cancel when damping is strong.
    let slow = -stiffness / mass / (d + split)
    let fast = -d - split
    let a = (initialVelocity + target * fast) / (slow - fast)
    let b = -target - a
    let (slowFade, fastFade) = (Exponential.exp(slow * time), Exponential.exp(fast * time))
    return MotionState(
      position: target + a * slowFade + b * fastFade,
      velocity: a * slow * slowFade + b * fast * fastFade)
  }

  /// Position `time` seconds after leaving 0 toward `target`.
  public func value(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    state(target: target, initialVelocity: initialVelocity, time: time).position
  }

  /// Velocity in units per second `time` seconds after leaving 0 toward `target`.
  public func velocity(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    state(target: target, initialVelocity: initialVelocity, time: time).velocity
  }

  /// Position on the way from one value to another.
  public func value(from: Double, to: Double, initialVelocity: Double = 0, time: Double) -> Double {
    from + value(target: to - from, initialVelocity: initialVelocity, time: time)
  }

  /// Force on the mass at a position: stiffness pulls, damping brakes.
  public func force(target: Double = 1, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }

  /// Advances a position and a velocity by `deltaTime` seconds along the closed form.
  public func update(
    value: inout Double, velocity: inout Double, target: Double, deltaTime: Double
  ) {
    let next = state(target: target - value, initialVelocity: velocity, time: deltaTime)
    value += next.position
    velocity = next.velocity
  }

  /// How long the motion lasts, as SwiftUI reports it; infinite without damping.
  ///
  /// Under-damped: when the envelope falls to `epsilon`. Critical and over-damped: the first of
  /// 0, .1, .2 … s after which the distance stays below `epsilon` for more than a second, so the
  /// answer is a multiple of .1 s, and 102.4 s at most.
  public func settlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    guard decay > 0 else { return .infinity }
    if angularFrequency > 0 {
      let reach = (decay * target - initialVelocity).magnitude + target.magnitude
      guard reach > 0, epsilon > 0, reach.isFinite else { return reach == 0 ? 0 : .infinity }
      return max(0, -log(epsilon / reach) / decay)
    }
    var settledSince: Int?
    for step in 0...1024 {
      let time = Double(step) / 10
      let distance = target - value(target: target, initialVelocity: initialVelocity, time: time)
      guard distance.magnitude < epsilon else {
        settledSince = nil
        continue
      }
      let first = settledSince ?? step
      settledSince = first
      if step - first > 10 { return Double(first) / 10 }
    }
    return 102.4
  }

  /// ``settlingDuration(target:initialVelocity:epsilon:)`` of a unit travel from rest.
  public var settlingDuration: Double { settlingDuration(target: 1) }

  /// When the distance from the target has become and stays at most `tolerance`, on a 1/300 s grid.
  ///
  /// Unlike ``settlingDuration(target:initialVelocity:epsilon:)`` this looks at the motion itself
  /// and not at its envelope. Infinite without damping or after more than an hour.
  public func restTime(target: Double, initialVelocity: Double = 0, tolerance: Double) -> Double {
    guard tolerance > 0, target.isFinite, initialVelocity.isFinite else { return .infinity }
    guard target != 0 || initialVelocity != 0 else { return 0 }
    guard decay > 0 else { return .infinity }
    // No later than this, and then back to the last moment outside the tolerance.
    let latest = latestRest(target: target, velocity: initialVelocity, tolerance: tolerance)
    guard latest < 3600 else { return .infinity }
    var step = Int((latest * Spring.stepsPerSecond).rounded(.up))
    while step > 0 {
      let time = Double(step - 1) / Spring.stepsPerSecond
      let distance = target - value(target: target, initialVelocity: initialVelocity, time: time)
      if distance.magnitude > tolerance { break }
      step -= 1
    }
    return Double(step) / Spring.stepsPerSecond
  }

  /// Seconds in which the envelope falls from one height to another; infinite without damping.
  func envelopeTime(from height: Double, to end: Double) -> Double {
    guard decay > 0 else { return .infinity }
    return height > end ? log(height / end) / decay : 0
  }

  /// A time after which the distance is certainly within the tolerance.
  private func latestRest(target: Double, velocity: Double, tolerance: Double) -> Double {
    let pull = (decay * target - velocity).magnitude
    // Whatever the damping, the distance is at most (|target| + reach · t) e^(-rate · t).
    let rate = angularFrequency < 0 ? stiffness / mass / (decay - angularFrequency) : decay
    let reach =
      angularFrequency < 0
      ? (velocity + target * (angularFrequency - decay)).magnitude : pull
    var time = 2 * log(max(1, 2 * (target.magnitude + reach / rate) / tolerance)) / rate + 1 / rate
    // From above, each round comes nearer to where that bound equals the tolerance.
    for _ in 0..<8 {
      time = log(max(1, (target.magnitude + reach * time) / tolerance)) / rate
    }
    guard angularFrequency > 0 else { return time }
    let swing = pull / angularFrequency
    let amplitude = (target * target + swing * swing).squareRoot()
    return min(time, log(max(1, amplitude / tolerance)) / rate)
  }

  /// The clock on which springs are said to be at rest: SwiftUI's integrator steps per second.
  static let stepsPerSecond = 300.0
}

/// A position and its velocity per second, in the same unit.
public struct MotionState: Sendable, Equatable, Hashable {
  /// Where it is.
  public var position: Double
  /// Units per second.
  public var velocity: Double

  /// A state from its two numbers.
  public init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}
