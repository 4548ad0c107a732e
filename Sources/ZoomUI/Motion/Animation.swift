// Animations and transactions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// How a value gets from one state to the next.
public struct Animation: Hashable, Sendable {
  let engine: EngineAnimation
  init(_ engine: EngineAnimation) { self.engine = engine }

  public static let `default` = Animation(.default)
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.curve(.linear, duration: duration))
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeIn, duration: duration))
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeOut, duration: duration))
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.curve(.easeInOut, duration: duration))
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.curve(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration))
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve.engine, duration: duration))
  }

  public static let spring = spring(duration: 0.5)
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .spring(
        response: response, dampingRatio: dampingFraction, blendDuration: blendDuration))
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce),
        blendDuration: blendDuration))
  }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      .spring(
        response: spring.response, dampingRatio: spring.dampingRatio,
        blendDuration: blendDuration))
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: 0.14 + extraBounce),
      blendDuration: blendDuration)
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delay(engine, by: delay)) }
  public func speed(_ speed: Double) -> Animation { Animation(.speed(engine, factor: speed)) }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeat(engine, count: count, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeat(engine, count: nil, autoreverses: autoreverses))
  }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// A damped spring.
public struct Spring: Hashable, Sendable {
  /// Natural period, in seconds.
  let response: Double
  public let dampingRatio: Double
  public let mass: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    response = duration
    dampingRatio = Self.dampingRatio(bounce: bounce)
    mass = 1
  }
  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
    mass = 1
  }
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let natural = (stiffness / mass).squareRoot()
    response = 2 * .pi / natural
    let ratio = damping / (2 * mass * natural)
    dampingRatio = allowOverDamping ? ratio : min(1, ratio)
    self.mass = mass
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // e^(-ζ ω t) = ε at the settling time.
    let ratio = min(max(dampingRatio, 0.01), 0.99)
    let natural = -log(epsilon) / (ratio * settlingDuration)
    self.init(response: 2 * .pi / natural, dampingRatio: dampingRatio)
  }

  public var duration: TimeInterval { response }
  /// Seconds until the spring rests.
  public var settlingDuration: TimeInterval {
    ZoomRender.Spring(response: response, dampingRatio: dampingRatio).settlingDuration
  }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var stiffness: Double { mass * pow(2 * .pi / response, 2) }
  public var damping: Double { 4 * .pi * dampingRatio * mass / response }

  /// 1 - bounce for springs that bounce, 1 / (1 + bounce) for overdamped ones.
  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Displacement towards `target` after `time` seconds from rest at zero.
  public func value(target: Double, initialVelocity: Double = 0, time: TimeInterval) -> Double {
    let natural = 2 * .pi / response
    if dampingRatio < 1 {
      let damped = natural * (1 - dampingRatio * dampingRatio).squareRoot()
      let decay = exp(-dampingRatio * natural * time)
      let b = (initialVelocity - dampingRatio * natural * target) / damped
      return target + decay * (-target * cos(damped * time) + b * sin(damped * time))
    }
    let decay = exp(-natural * time)
    return target + decay * (-target + (initialVelocity - natural * target) * time)
  }
}

/// A timing curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  let engine: ZoomRender.UnitCurve
  public static let linear = UnitCurve(engine: .linear)
  public static let easeIn = UnitCurve(engine: .easeIn)
  public static let easeOut = UnitCurve(engine: .easeOut)
  public static let easeInOut = UnitCurve(engine: .easeInOut)
  public static let circularEaseIn = UnitCurve(engine: .circularEaseIn)
  public static let circularEaseOut = UnitCurve(engine: .circularEaseOut)
  public static let circularEaseInOut = UnitCurve(engine: .circularEaseInOut)
  public func value(at progress: Double) -> Double { engine.value(at: progress) }
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      engine: .bezier(
        x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x,
        y2: endControlPoint.y))
  }
}

/// The context of a change of state.
public struct Transaction: Equatable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
  var engine: EngineTransaction {
    EngineTransaction(animation: animation?.engine, disablesAnimations: disablesAnimations)
  }
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs the closure; the state that it changes is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs the closure with an animation, and another closure when the animation has completed.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation)) {
    onDriver { ViewGraph.current?.willChange() }
    return try body()
  }
  onDriver { ViewGraph.current?.addCompletion { completion() } }
  return result
}

/// Runs the closure in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let saved = onDriver { () -> Transaction? in
    guard let graph = ViewGraph.current else { return nil }
    let saved = graph.transaction
    graph.transaction = transaction
    return saved
  }
  defer { if let saved { onDriver { ViewGraph.current?.transaction = saved } } }
  return try body()
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
