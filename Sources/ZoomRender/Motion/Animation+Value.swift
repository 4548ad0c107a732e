// What an animation does at a time.

import Glibc

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
    let done = Sample(value: request.interval, isFinished: true)
    let time = time.isNaN ? 0 : max(0, time)
    switch self {
    case .none: return done
    case .spring(let response, let dampingRatio, let blend):
      return springSample(
        FluidSpring(response: response, dampingRatio: dampingRatio, blend: blend), request, time)
    case .interpolatingSpring(_, _, _, let initialVelocity):
      guard time < duration(request) else { return done }
      let state = interpolatingBase.state(
        target: 1, initialVelocity: Animation.finite(initialVelocity), time: time)
      return Sample(
        value: request.interval * state.position, velocity: request.interval * state.velocity)
    case .curve(let curve, let duration):
      guard time < duration else { return done }
      let slope = curve.velocity(at: time / duration)
      return Sample(
        value: request.interval * curve.value(at: time / duration),
        velocity: slope.isFinite ? request.interval * slope / duration : 0)
    case .delay(let base, let delay):
      let local = time - Animation.finite(delay)
      guard local >= 0 else { return Sample(value: 0) }
      return base.sample(request, at: local)
    case .speed(let base, let factor):
      let factor = factor.isNaN ? 1 : max(0, factor)
      guard factor > 0 else { return Sample(value: 0) }
      guard factor.isFinite else { return done }
      var inner = request
      inner.velocity /= factor
      var sample = base.sample(inner, at: time * factor)
      sample.velocity *= factor
      return sample
    case .repeat(let base, let count, let autoreverses):
      return repeated(base, count: count, autoreverses: autoreverses, request, time)
    }
  }

  /// Seconds until the animation is over and the value rests; infinite when it never is.
  ///
  /// With closed forms a spring is over when it stays within .1 % of the travel, and within .05
  /// units; SwiftUI's integrator has its own rule.
  public func duration(_ request: Request = Request()) -> Double {
    switch self {
    case .none: return 0
    case .spring(let response, let dampingRatio, let blend):
      let spring = FluidSpring(response: response, dampingRatio: dampingRatio, blend: blend)
      if request.engine == .swiftui || spring.blends(request) {
        return spring.integrator(request).endTime(
          from: .init(velocity: request.velocity, force: request.force), target: request.interval,
          scale: request.scale)
      }
      return spring.closed.restTime(
        target: request.interval, initialVelocity: request.velocity,
        tolerance: spring.tolerance(request))
    case .interpolatingSpring(_, _, _, let initialVelocity):
      return Animation.lifetime(of: interpolatingBase, Animation.finite(initialVelocity))
    case .curve(_, let duration): return duration > 0 ? duration : 0
    case .delay(let base, let delay):
      return max(0, Animation.finite(delay) + base.duration(request))
    case .speed(let base, let factor):
      let factor = factor.isNaN ? 1 : max(0, factor)
      var inner = request
      inner.velocity = factor > 0 ? request.velocity / factor : 0
      guard factor > 0 else { return .infinity }
      return factor.isFinite ? base.duration(inner) / factor : 0
    case .repeat(let base, let count, _):
      let pass = base.duration(request)
      guard pass > 0 else { return 0 }
      guard let count else { return .infinity }
      return pass * Double(max(0, count))
    }
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
}

extension Animation {
  private func springSample(_ spring: FluidSpring, _ request: Request, _ time: Double) -> Sample {
    let done = Sample(value: request.interval, isFinished: true)
    if request.engine == .swiftui || spring.blends(request) {
      let (state, isFinished) = spring.integrator(request).state(
        from: .init(velocity: request.velocity, force: request.force), target: request.interval,
        time: time, scale: request.scale)
      return isFinished
        ? done : Sample(value: state.offset, velocity: state.velocity, force: state.force)
    }
    guard time < duration(request) else { return done }
    let state = spring.closed.state(
      target: request.interval, initialVelocity: request.velocity, time: time)
    return Sample(value: state.position, velocity: state.velocity)
  }

  /// One pass after the other; at the boundary a pass shows its exact end.
  private func repeated(
    _ base: Animation, count: Int?, autoreverses: Bool, _ request: Request, _ time: Double
  ) -> Sample {
    let pass = base.duration(request)
    let done = Sample(value: request.interval, isFinished: true)
    guard pass > 0 else { return done }
    guard pass.isFinite else { return base.sample(request, at: time) }
    let passes = (time / pass).rounded(.up)
    if let count, passes > Double(max(0, count)) || time >= pass * Double(max(0, count)) {
      return done
    }
    guard time > 0, passes < 1e12 else { return base.sample(request, at: 0) }
    let index = passes - 1
    var sample = base.sample(request, at: min(pass, time - index * pass))
    if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 {
      sample.value = request.interval - sample.value
      sample.velocity = -sample.velocity
    }
    sample.isFinished = false
    return sample
  }

  private var interpolatingBase: Spring {
    guard case .interpolatingSpring(let mass, let stiffness, let damping, _) = self else {
      return .smooth
    }
    return Spring(mass: mass, stiffness: stiffness, damping: damping)
  }

  /// When SwiftUI removes an interpolating spring: by its envelope, at least a second.
  private static func lifetime(of spring: Spring, _ velocity: Double) -> Double {
    guard spring.angularFrequency > 0 else {
      return spring.settlingDuration(initialVelocity: velocity)
    }
    guard spring.decay > 0 else { return .infinity }
    let amplitude = ((spring.decay - velocity) / spring.angularFrequency).magnitude
    return max(1, -log(0.001 / (1 + amplitude)) / spring.decay)
  }

  private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }

  /// The arguments of a `.spring`, for both engines.
  private struct FluidSpring {
    var response: Double
    var dampingRatio: Double
    var blend: Double

    /// True when another response fades into this one: there is no closed form for that.
    func blends(_ request: Request) -> Bool {
      guard let previous = request.previousResponse, blend > 0 else { return false }
      return previous.isFinite && previous != response
    }

    func integrator(_ request: Request) -> SwiftUISpring {
      SwiftUISpring(
        response: response, dampingRatio: dampingRatio,
        blend: blends(request)
          ? request.previousResponse.map { .init(response: $0, duration: blend) } : nil)
    }

    var closed: Spring { Spring(response: response, dampingRatio: dampingRatio) }

    /// What counts as arrived: invisible for points and for fractions alike.
    func tolerance(_ request: Request) -> Double {
      let reach = max(
        request.interval.magnitude, request.velocity.magnitude / closed.naturalFrequency)
      return reach.isFinite ? max(1e-12, min(0.05, 0.001 * reach)) : 0.05
    }
  }
}
