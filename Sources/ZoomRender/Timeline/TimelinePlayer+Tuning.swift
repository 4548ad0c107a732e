// Springs of the profile in place of the scene's: what a sweep of parameters changes.

extension TimelinePlayer {
  /// A transaction with the profile's spring, where the profile has one.
  func tuned(_ transaction: Transaction) -> Transaction {
    var copy = transaction
    copy.animation = Self.tuned(transaction.animation, scene.profile.motion.replacement)
    return copy
  }

  /// The scope of a change, before modifiers in the tree speak.
  func scope(of transaction: Transaction) -> AnimationScope {
    let spring = scene.profile.motion.replacement
    return AnimationScope(transaction: transaction) { Self.tuned($0, spring) }
  }

  private static func tuned(_ animation: Animation?, _ spring: SpringParameters) -> Animation? {
    spring.response > 0 ? animation?.with(spring) : animation
  }
}

extension Animation {
  /// The same animation on another spring; curves stay what they are.
  fileprivate func with(_ spring: SpringParameters) -> Animation {
    switch self {
    case .spring(_, _, let blend):
      .spring(
        response: spring.response, dampingRatio: spring.dampingRatio, blendDuration: blend)
    case .interpolatingSpring(let mass, _, _, let velocity):
      .interpolatingSpring(
        mass: mass, stiffness: mass * spring.spring.stiffness / spring.spring.mass,
        damping: mass * spring.spring.damping / spring.spring.mass, initialVelocity: velocity)
    case .delay(let base, let seconds): .delay(base.with(spring), by: seconds)
    case .speed(let base, let factor): .speed(base.with(spring), factor: factor)
    case .repeat(let base, let count, let reverses):
      .repeat(base.with(spring), count: count, autoreverses: reverses)
    case .curve, .none: self
    }
  }
}
