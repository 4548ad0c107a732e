// What an animation does at a time.

extension Animation {
  /// How an interval is animated: its size, the speed it begins with, and the arithmetic.
  public struct Request: Sendable, Equatable, Hashable {
    /// Distance to go, in the value's unit.
    public var interval: Double
    /// Units per second at the start; only springs take it up.
    public var velocity: Double
    /// Closed forms or SwiftUI's integrator.
    public var engine: SpringEngine
    /// 128 for values without a unit, 1 for points: see ``SwiftUISpring``.
    public var scale: Double
    /// Force carried over from a spring that is replaced; integrator only.
    public var force: Double
    /// Response of a spring that is replaced, for `blendDuration`.
    public var previousResponse: Double?

    /// A request; from rest by default.
    public init(
      interval: Double = 1, velocity: Double = 0, engine: SpringEngine = .closed,
      scale: Double = 1, force: Double = 0, previousResponse: Double? = nil
    ) {
      self.interval = interval
      self.velocity = velocity
      self.engine = engine
      self.scale = scale
      self.force = force
      self.previousResponse = previousResponse
    }
  }

  /// An animation at a moment.
  public struct Sample: Sendable, Equatable, Hashable {
    /// Distance made: 0 at the start, the interval at the end.
    public var value: Double
    /// Units per second.
    public var velocity: Double
    /// Force of SwiftUI's integrator, to hand on.
    public var force: Double
    /// True when the animation is over and the value is exactly the interval.
    public var isFinished: Bool

    /// A sample.
    public init(value: Double, velocity: Double = 0, force: Double = 0, isFinished: Bool = false) {
      self.value = value
      self.velocity = velocity
      self.force = force
      self.isFinished = isFinished
    }
  }

  /// Where the animation is `time` seconds after it began.
  public func sample(_ request: Request = Request(), at time: Double) -> Sample {
    AnimationPlan(self, request).sample(at: time)
  }

  /// Seconds until the animation is over and the value rests; infinite when it never is.
  ///
  /// With closed forms a spring is over when it stays within .1 % of the travel, and within .05
  /// units; SwiftUI's integrator has its own rule.
  public func duration(_ request: Request = Request()) -> Double {
    AnimationPlan(self, request).duration
  }

  /// Seconds until SwiftUI calls it logically complete: a spring's perceptual duration.
  public var logicalDuration: Double {
    switch self {
    case .none: return 0
    case .spring(let response, _, _): return response > 0 ? response : 0
    case .interpolatingSpring(_, let stiffness, _, _):
      // The mass plays no part in SwiftUI's formula.
      return stiffness > 0 ? 2 * .pi / stiffness.squareRoot() : duration()
    case .curve(_, let duration): return duration > 0 ? duration : 0
    case .delay(let base, let delay): return max(0, Animation.finite(delay) + base.logicalDuration)
    case .speed(let base, let factor):
      let factor = factor.isNaN ? 1 : max(0, factor)
      guard factor > 0 else { return .infinity }
      return factor.isFinite ? base.logicalDuration / factor : 0
    case .repeat(let base, let count, _):
      let pass = base.duration()
      guard pass > 0 else { return 0 }
      guard let count else { return .infinity }
      return count > 0 ? pass * Double(count - 1) + base.logicalDuration : 0
    }
  }

  /// True for the springs that replace a running animation and keep its velocity.
  public var replacesRunningAnimation: Bool {
    if case .spring = self { return true }
    return false
  }

  /// True when it never comes to an end.
  public var isEndless: Bool { duration() == .infinity }

  private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}
