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

/// How far the frame of a view is from the one that layout gives it, after the views around it have
/// changed: SwiftUI animates the place and the size of what it draws.
///
/// The numbers are places and lengths, counted from the first ones: layout is at their target, the
/// view at their value.
struct DisplacementTrack: Sendable, Equatable {
  /// The laid-out node.
  var node: NodeID
  var x: AnimatedScalar
  var y: AnimatedScalar
  var width: AnimatedScalar
  var height: AnimatedScalar

  /// A view where layout puts it.
  init(node: NodeID, engine: SpringEngine) {
    self.node = node
    let still = AnimatedScalar(0, engine: engine)
    (x, y, width, height) = (still, still, still, still)
  }

  private var numbers: [AnimatedScalar] { [x, y, width, height] }

  func isAnimating(at time: Double) -> Bool {
    x.isAnimating(at: time) || y.isAnimating(at: time) || width.isAnimating(at: time)
      || height.isAnimating(at: time)
  }

  /// The distance at a time had nothing been changed after `moment`; by default nothing has.
  func value(at time: Double, asOf moment: Double = .infinity) -> Vector {
    let last = min(time, moment)
    return Vector(dx: Self.left(x, time, last), dy: Self.left(y, time, last))
  }

  /// How much larger the view is than layout has it, under the same conditions.
  func growth(at time: Double, asOf moment: Double = .infinity) -> Vector {
    let last = min(time, moment)
    return Vector(dx: Self.left(width, time, last), dy: Self.left(height, time, last))
  }

  private static func left(_ number: AnimatedScalar, _ time: Double, _ last: Double) -> Double {
    number.value(at: time, asOf: last) - number.target(at: last)
  }

  /// Puts the view at a distance from its new frame, and sends it there: springs take over the
  /// speed that it has, other animations are added to those that run. False when it is at that
  /// distance already.
  mutating func go(
    from distance: Vector, growth: Vector, at time: Double, _ animation: Animation
  ) -> Bool {
    // Layout has moved the other way by what the distance has grown.
    let moved = distance - value(at: time)
    let grown = growth - self.growth(at: time)
    guard moved.length > 1e-6 || grown.length > 1e-6 else { return false }
    x.retarget(to: x.target - moved.dx, at: time, animation: animation)
    y.retarget(to: y.target - moved.dy, at: time, animation: animation)
    width.retarget(to: width.target - grown.dx, at: time, animation: animation)
    height.retarget(to: height.target - grown.dy, at: time, animation: animation)
    return true
  }

  /// When it rests for good; infinite for an endless animation.
  var settledTime: Double { numbers.compactMap(\.settledTime).max() ?? 0 }
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
