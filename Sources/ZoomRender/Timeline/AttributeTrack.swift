// Numbers of views that were animated by state changes.

/// The animatable numbers of one modifier, or of a view itself, over the whole scene.
struct AttributeTrack: Sendable, Equatable {
  /// The view.
  var node: NodeID
  /// Index of the modifier; -1 = the view itself.
  var slot: Int
  /// What the numbers mean: values of another signature are not theirs.
  var signature: [Int]
  var numbers: [AnimatedScalar]

  func isAnimating(at time: Double) -> Bool { numbers.contains { $0.isAnimating(at: time) } }

  func values(at time: Double) -> [Double] { numbers.map { $0.value(at: time) } }

  /// When it rests for good; infinite for an endless animation.
  var settledTime: Double { numbers.compactMap(\.settledTime).max() ?? 0 }
}

/// The distance of a view from where layout puts it, after the views around it have changed.
///
/// The numbers are places, counted from the first one: layout is at their target, the view at their
/// value.
struct DisplacementTrack: Sendable, Equatable {
  /// The laid-out node.
  var node: NodeID
  var x: AnimatedScalar
  var y: AnimatedScalar

  func isAnimating(at time: Double) -> Bool {
    x.isAnimating(at: time) || y.isAnimating(at: time)
  }

  func value(at time: Double) -> Vector { value(at: time, asOf: time) }

  /// The distance at a time had nothing been changed after `moment`.
  func value(at time: Double, asOf moment: Double) -> Vector {
    let last = min(time, moment)
    return Vector(
      dx: x.value(at: time, asOf: last) - x.target(at: last),
      dy: y.value(at: time, asOf: last) - y.target(at: last))
  }

  var settledTime: Double { max(x.settledTime ?? 0, y.settledTime ?? 0) }
}

/// Views of the scene by id, with the animation that applies to changes of each.
struct AnimationScope {
  /// What a transaction says, before modifiers in the tree speak.
  var transaction: Transaction
  /// True inside a modifier that has taken the animation away: views jump to their new places
  /// though what is around them moves, as SwiftUI places leaves by their own transaction.
  var isStilled = false
  /// Puts the profile's spring in place of the scene's, where the profile has one.
  var tune: (Animation?) -> Animation?

  /// The animation for what is inside an `animation` or `transaction` modifier of a changed view.
  func inside(_ modifier: Modifier, was old: Modifier?) -> AnimationScope {
    var copy = self
    switch (modifier, old) {
    case (.animation(let animation, let value), .animation(_, let past)?):
      if Self.speaks(value, past), !transaction.disablesAnimations {
        copy.transaction.animation = tune(animation)
      }
    case (.transaction(let rule), .transaction(let past)?):
      if Self.speaks(rule.value, past.value) { copy.transaction = rule.applied(to: transaction) }
    case (.transaction(let rule), _):
      if rule.value == nil { copy.transaction = rule.applied(to: transaction) }
    default: break
    }
    if (copy.transaction.animation == nil) != (transaction.animation == nil) {
      copy.isStilled = copy.transaction.animation == nil
    }
    return copy
  }

  /// Whether a modifier with a value has a say: without one it speaks for every change.
  private static func speaks(_ value: Value?, _ past: Value?) -> Bool {
    value == nil || value != past
  }
}
