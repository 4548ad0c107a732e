// An animation with everything worked out that does not depend on the time.

/// An animation of a given interval, ready to be asked for many times.
///
/// ``Animation/sample(_:at:)`` makes one for a single question; ``AnimatedScalar`` keeps one for each
/// change.
indirect enum AnimationPlan: Sendable, Equatable {
  case jump(interval: Double)
  case spring(Spring, interval: Double, velocity: Double, duration: Double)
  case integrated(
    SwiftUISpring, start: SwiftUISpring.State, interval: Double, scale: Double, duration: Double)
  /// One curve from 0 to 1, scaled.
  case interpolating(Spring, interval: Double, velocity: Double, duration: Double)
  case curve(UnitCurve, interval: Double, duration: Double)
  case delayed(AnimationPlan, by: Double)
  case faster(AnimationPlan, factor: Double)
  /// A pass always has a length; `count` nil repeats for ever.
  case repeated(
    AnimationPlan, interval: Double, pass: Double, count: Double?, autoreverses: Bool)

  /// The plan of an animation.
  init(_ animation: Animation, _ request: Animation.Request) {
    let interval = request.interval
    switch animation {
    case .none: self = .jump(interval: interval)
    case .spring(let response, let dampingRatio, let blend):
      self = AnimationPlan.spring(
        response: response, dampingRatio: dampingRatio, blend: blend, request)
    case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      let velocity = velocity.isFinite ? velocity : 0
      self = .interpolating(
        spring, interval: interval, velocity: velocity,
        duration: AnimationPlan.lifetime(of: spring, velocity))
    case .curve(let curve, let duration):
      self =
        duration > 0
        ? .curve(curve, interval: interval, duration: duration) : .jump(interval: interval)
    case .delay(let base, let delay):
      self = .delayed(AnimationPlan(base, request), by: delay.isFinite ? delay : 0)
    case .speed(let base, let factor):
      let factor = factor.isNaN ? 1 : max(0, factor)
      guard factor.isFinite else {
        self = .jump(interval: interval)
        return
      }
      var inner = request
      inner.velocity = factor > 0 ? request.velocity / factor : 0
      self = .faster(AnimationPlan(base, inner), factor: factor)
    case .repeat(let base, let count, let autoreverses):
      let plan = AnimationPlan(base, request)
      let pass = plan.duration
      guard pass > 0, count ?? 1 > 0 else {
        self = .jump(interval: interval)
        return
      }
      self = .repeated(
        plan, interval: interval, pass: pass, count: count.map(Double.init),
        autoreverses: autoreverses)
    }
  }

  private static func spring(
    response: Double, dampingRatio: Double, blend: Double, _ request: Animation.Request
  ) -> AnimationPlan {
    // While another response fades into this one there is no closed form.
    var fade: SwiftUISpring.Blend?
    if let previous = request.previousResponse, blend > 0, previous.isFinite, previous != response {
      fade = .init(response: previous, duration: blend)
    }
    if request.engine == .swiftui || fade != nil {
      let spring = SwiftUISpring(response: response, dampingRatio: dampingRatio, blend: fade)
      let start = SwiftUISpring.State(velocity: request.velocity, force: request.force)
      return .integrated(
        spring, start: start, interval: request.interval, scale: request.scale,
        duration: spring.endTime(from: start, target: request.interval, scale: request.scale))
    }
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    // What counts as arrived: invisible for points and for fractions alike.
    let reach = max(
      request.interval.magnitude, request.velocity.magnitude / spring.naturalFrequency)
    let tolerance = reach.isFinite ? max(1e-12, min(0.05, 0.001 * reach)) : 0.05
    return .spring(
      spring, interval: request.interval, velocity: request.velocity,
      duration: spring.restTime(
        target: request.interval, initialVelocity: request.velocity, tolerance: tolerance))
  }

  /// When SwiftUI removes an interpolating spring: by its envelope, at least a second.
  private static func lifetime(of spring: Spring, _ velocity: Double) -> Double {
    guard spring.angularFrequency > 0 else {
      return spring.settlingDuration(initialVelocity: velocity)
    }
    let amplitude = ((spring.decay - velocity) / spring.angularFrequency).magnitude
    return max(1, spring.envelopeTime(from: 1 + amplitude, to: 0.001))
  }

  /// Seconds until it is over; infinite when it never is.
  var duration: Double {
    switch self {
    case .jump: 0
    case .spring(_, _, _, let duration), .integrated(_, _, _, _, let duration),
      .interpolating(_, _, _, let duration), .curve(_, _, let duration):
      duration
    case .delayed(let base, let delay): max(0, delay + base.duration)
    case .faster(let base, let factor): factor > 0 ? base.duration / factor : .infinity
    case .repeated(_, _, let pass, let count, _): count.map { $0 * pass } ?? .infinity
    }
  }

  /// Where it is `time` seconds after it began.
  func sample(at time: Double) -> Animation.Sample {
    let time = time.isNaN ? 0 : max(0, time)
    switch self {
    case .jump(let interval): return AnimationPlan.done(interval)
    case .spring(let spring, let interval, let velocity, let duration):
      guard time < duration else { return AnimationPlan.done(interval) }
      let state = spring.state(target: interval, initialVelocity: velocity, time: time)
      return Animation.Sample(value: state.position, velocity: state.velocity)
    case .integrated(let spring, let start, let interval, let scale, let duration):
      guard time < duration else { return AnimationPlan.done(interval) }
      let (state, isFinished) = spring.state(
        from: start, target: interval, time: time, scale: scale)
      guard !isFinished else { return AnimationPlan.done(interval) }
      return Animation.Sample(
        value: state.offset, velocity: state.velocity, force: state.force)
    case .interpolating(let spring, let interval, let velocity, let duration):
      guard time < duration else { return AnimationPlan.done(interval) }
      let state = spring.state(target: 1, initialVelocity: velocity, time: time)
      return Animation.Sample(
        value: interval * state.position, velocity: interval * state.velocity)
    case .curve(let curve, let interval, let duration):
      guard time < duration else { return AnimationPlan.done(interval) }
      let slope = curve.velocity(at: time / duration)
      return Animation.Sample(
        value: interval * curve.value(at: time / duration),
        velocity: slope.isFinite ? interval * slope / duration : 0)
    case .delayed(let base, let delay):
      return time >= delay ? base.sample(at: time - delay) : Animation.Sample(value: 0)
    case .faster(let base, let factor):
      guard factor > 0 else { return Animation.Sample(value: 0) }
      var sample = base.sample(at: time * factor)
      sample.velocity *= factor
      return sample
    case .repeated(let base, let interval, let pass, let count, let autoreverses):
      return AnimationPlan.repeated(
        base, interval: interval, pass: pass, count: count, autoreverses: autoreverses, time)
    }
  }

  /// One pass after the other; at the boundary a pass shows its exact end.
  private static func repeated(
    _ base: AnimationPlan, interval: Double, pass: Double, count: Double?, autoreverses: Bool,
    _ time: Double
  ) -> Animation.Sample {
    guard pass.isFinite else { return base.sample(at: time) }
    if let count, time >= pass * count { return done(interval) }
    let passes = (time / pass).rounded(.up)
    guard time > 0, passes < 1e12 else { return base.sample(at: 0) }
    let index = passes - 1
    var sample = base.sample(at: min(pass, time - index * pass))
    if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 {
      sample.value = interval - sample.value
      sample.velocity = -sample.velocity
    }
    sample.isFinished = false
    return sample
  }

  private static func done(_ interval: Double) -> Animation.Sample {
    Animation.Sample(value: interval, isFinished: true)
  }
}
