// SwiftUI's spring as it is computed on devices: in steps of 1/300 s.

/// SwiftUI's integrator of `.spring` animations.
///
/// Source: behaviour of an audited open-source reimplementation of SwiftUI's fluid springs. Per
/// step of h = 1/300 s, with the force F of the step before:
/// ```
/// v½ = v + F·h/2     x += v½·h     F = k (target - x) - c·v½     v = v½ + F·h/2
/// ```
/// F starts at zero, so the first step only builds force: the curve lags the exact one by about
/// half a step. Steps run while the state's time is below the asked time, so time rounds up.
public struct SwiftUISpring: Sendable, Equatable, Hashable {
  /// The numbers that are carried from step to step.
  public struct State: Sendable, Equatable, Hashable {
    /// Distance made from the start of the motion.
    public var offset: Double
    /// Units per second.
    public var velocity: Double
    /// Force of the last step, per unit of mass.
    public var force: Double

    /// A state; at rest at the start by default.
    public init(offset: Double = 0, velocity: Double = 0, force: Double = 0) {
      self.offset = offset
      self.velocity = velocity
      self.force = force
    }
  }

  /// The undamped period in seconds.
  public var response: Double
  /// Fraction of critical damping.
  public var dampingRatio: Double
  /// A spring that is being replaced: its response fades into the new one.
  public var blend: Blend?

  /// A response that fades into the spring's own.
  public struct Blend: Sendable, Equatable, Hashable {
    /// The old spring's response in seconds.
    public var response: Double
    /// Seconds until only the new response counts.
    public var duration: Double

    /// A fade from an old response.
    public init(response: Double, duration: Double) {
      self.response = response
      self.duration = duration
    }
  }

  /// An integrator; NaN counts as response .5 and damping ratio 1.
  public init(response: Double, dampingRatio: Double, blend: Blend? = nil) {
    self.response = response.isNaN ? 0.5 : response
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1000)
    if let blend, blend.duration > 0, blend.response.isFinite, blend.response != response {
      self.blend = blend
    }
  }

  /// Steps per second.
  public static let stepsPerSecond = 300.0
  /// Stiffness never exceeds this: a response below 29.6 ms acts like 29.6 ms.
  public static let maximumStiffness = 45000.0
  /// Damping never exceeds this: with more the steps of 1/300 s would blow up.
  public static let maximumDamping = 450.0
  /// The motion ends when velocity² and force² are at most this …
  public static let endEnergy = 0.0036
  /// … and the distance left is at most this fraction of the travel.
  public static let endDistance = 0.01
  /// Motions are given up after this many steps (10 minutes): an undamped spring never ends.
  static let maximumSteps = 180_000

  /// The number of steps that are run for a time in seconds: rounded up.
  public static func steps(for time: Double) -> Int {
    guard time > 0 else { return 0 }
    let steps = (time * stepsPerSecond - 1e-9).rounded(.up)
    return steps < Double(maximumSteps) ? Int(steps) : maximumSteps
  }

  /// Advances `state` by one step toward `target`; `step` counts from the start of the motion.
  public func advance(_ state: inout State, toward target: Double, step: Int) {
    let (stiffness, damping) = constants(step: step)
    let half = state.velocity + state.force / 600
    state.offset += half / 300
    state.force = stiffness * (target - state.offset) - damping * half
    state.velocity = half + state.force / 600
  }

  private func constants(step: Int) -> (stiffness: Double, damping: Double) {
    var response = response
    if let blend {
      let fraction = min(1, Double(step) / SwiftUISpring.stepsPerSecond / blend.duration)
      let eased = fraction * fraction * (3 - 2 * fraction)
      response += (blend.response - response) * (1 - eased)
    }
    guard response > 0 else { return (1, min(2 * dampingRatio, 450)) }
    let frequency = 2 * .pi / response
    let stiffness = min(frequency * frequency, SwiftUISpring.maximumStiffness)
    return (
      stiffness,
      min(2 * stiffness.squareRoot() * dampingRatio, SwiftUISpring.maximumDamping)
    )
  }

  /// True when SwiftUI stops the motion in this state.
  ///
  /// - Parameter scale: 128 for values without a unit (colours, angles, unit points), which SwiftUI
  ///   multiplies before animating; 1 for points.
  public func isFinished(_ state: State, target: Double, scale: Double = 1) -> Bool {
    let energy =
      max(
        state.velocity * state.velocity, state.force * state.force) * scale * scale
    return energy <= SwiftUISpring.endEnergy
      && (target - state.offset).magnitude <= SwiftUISpring.endDistance * target.magnitude
  }

  /// The state at a time in seconds, and whether the motion has ended by then.
  ///
  /// - Complexity: O(time · 300): at most as many steps as the motion lasts.
  public func state(
    from start: State = State(), target: Double = 1, time: Double, scale: Double = 1
  ) -> (state: State, isFinished: Bool) {
    var state = start
    let steps = SwiftUISpring.steps(for: time)
    for step in 0..<steps {
      advance(&state, toward: target, step: step)
      if isFinished(state, target: target, scale: scale) {
        return (State(offset: target), true)
      }
    }
    return (state, false)
  }

  /// Distance made at a time; exactly `target` once the motion has ended.
  public func value(target: Double = 1, time: Double, scale: Double = 1) -> Double {
    state(target: target, time: time, scale: scale).state.offset
  }

  /// Seconds until the motion ends; infinite when it does not within 10 minutes.
  public func endTime(from start: State = State(), target: Double = 1, scale: Double = 1) -> Double
  {
    guard target.isFinite, start.offset.isFinite, start.velocity.isFinite else { return 0 }
    if target == 0, start == State() { return 0 }
    var state = start
    for step in 0..<SwiftUISpring.maximumSteps {
      advance(&state, toward: target, step: step)
      if isFinished(state, target: target, scale: scale) {
        return Double(step + 1) / SwiftUISpring.stepsPerSecond
      }
    }
    return .infinity
  }
}
