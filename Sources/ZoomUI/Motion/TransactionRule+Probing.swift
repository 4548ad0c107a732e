// What the closure of a `transaction` modifier does, found out by calling it.

import ZoomRender

extension TransactionRule {
  /// The rule that a closure follows: it is asked what it makes of a change without an animation and
  /// of one with an animation that stands for any.
  ///
  /// A closure that looks into the animation (which SwiftUI does not allow either) is taken at its
  /// answer for the stand-in.
  init(probing transform: (inout Transaction) -> Void, value: EngineValue? = nil) {
    let standIn = EngineAnimation.none
    var still = Transaction()
    transform(&still)
    var moving = Transaction(animation: Animation(standIn))
    transform(&moving)
    let animation = moving.animation?.engine
    self.init(
      animated: animation.map { $0.innermost == standIn ? .wrapped($0) : .replaced($0) }
        ?? .replaced(nil),
      unanimated: still.animation?.engine,
      disablesAnimations: Self.setting(transform), value: value)
  }

  /// What the closure sets `disablesAnimations` to; nil when it leaves it alone.
  private static func setting(_ transform: (inout Transaction) -> Void) -> Bool? {
    let answers = [false, true].map { start in
      var transaction = Transaction()
      transaction.disablesAnimations = start
      transform(&transaction)
      return transaction.disablesAnimations
    }
    return answers[0] == answers[1] ? answers[0] : nil
  }
}
