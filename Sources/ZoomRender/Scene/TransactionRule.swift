// What a `transaction` modifier makes of the changes inside it.

/// SwiftUI's `transaction(_:)` as a value: how the transaction of a change is rewritten.
public struct TransactionRule: Sendable, Equatable, Hashable, Codable {
  /// What becomes of an animation.
  package enum Rewriting: Sendable, Equatable, Hashable, Codable {
    /// Another animation, or none.
    case replaced(Animation?)
    /// The change's own one in place of the innermost `.none`: `.none` alone keeps it, a delayed
    /// `.none` delays it.
    case wrapped(Animation)
  }

  /// For changes that have an animation.
  package var animated: Rewriting
  /// The animation of changes that come without one.
  package var unanimated: Animation?
  /// Whether `animation` modifiers inside have no say; nil leaves that as it is.
  package var disablesAnimations: Bool?
  /// The rule holds for changes of this value; nil = for every change.
  package var value: Value?

  /// A rule that leaves changes as they are unless told otherwise.
  package init(
    animated: Rewriting = .wrapped(.none), unanimated: Animation? = nil,
    disablesAnimations: Bool? = nil, value: Value? = nil
  ) {
    self.animated = animated
    self.unanimated = unanimated
    self.disablesAnimations = disablesAnimations
    self.value = value
  }

  /// A rule for all changes: a replaced animation is given to those without one, too.
  package init(_ rewriting: Rewriting, disablesAnimations: Bool? = nil, value: Value? = nil) {
    var unanimated: Animation?
    if case .replaced(let animation) = rewriting { unanimated = animation }
    self.init(
      animated: rewriting, unanimated: unanimated, disablesAnimations: disablesAnimations,
      value: value)
  }

  /// The transaction for what is inside.
  func applied(to outer: Transaction) -> Transaction {
    var inner = outer
    if let own = outer.animation {
      switch animated {
      case .replaced(let animation): inner.animation = animation
      case .wrapped(let shell): inner.animation = shell.replacingInnermost(with: own)
      }
    } else {
      inner.animation = unanimated
    }
    if let disablesAnimations { inner.disablesAnimations = disablesAnimations }
    return inner
  }
}

extension Animation {
  /// The animation inside delays, speeds and repetitions.
  package var innermost: Animation {
    switch self {
    case .delay(let base, _), .speed(let base, _), .repeat(let base, _, _): base.innermost
    default: self
    }
  }

  /// The same delays, speeds and repetitions around another animation.
  func replacingInnermost(with animation: Animation) -> Animation {
    switch self {
    case .delay(let base, let seconds):
      .delay(base.replacingInnermost(with: animation), by: seconds)
    case .speed(let base, let factor):
      .speed(base.replacingInnermost(with: animation), factor: factor)
    case .repeat(let base, let count, let autoreverses):
      .repeat(
        base.replacingInnermost(with: animation), count: count, autoreverses: autoreverses)
    default: animation
    }
  }
}
