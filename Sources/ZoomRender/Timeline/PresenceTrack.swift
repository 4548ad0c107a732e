// Views that come and go with a transition of their own.

/// How much of a view is there over the scene, by its identity.
struct PresenceTrack: Sendable, Equatable {
  /// A coming or going.
  struct Change: Sendable, Equatable {
    var time: Double
    var isInsertion: Bool
    var transition: ViewTransition
    /// The stage that still holds the view, for a removal.
    var stage: Int
    /// Why a view with matched geometry only fades; nil when it flies or has none.
    var unmatched: String?
  }

  var node: NodeID
  /// The outermost laid-out node of the view: its layer comes and goes.
  var layer: NodeID
  /// The view that holds it.
  var parent: NodeID
  var surface: NodeID
  /// What makes the view.
  var origin: NodeOrigin
  /// True when the view says itself how high it lies.
  var hasZIndex: Bool
  /// 1 = there.
  var presence: AnimatedScalar
  var changes: [Change]

  func change(at time: Double) -> Change? { changes.last { $0.time <= time } }

  func isAnimating(at time: Double) -> Bool { presence.isAnimating(at: time) }

  /// What the transition does to the view's layer at a time.
  ///
  /// A coming that turns into a going, or the other way, starts from what it looks like then.
  func effect(at time: Double, bounds: Rect, isRightToLeft: Bool) -> TransitionEffect {
    func effect(_ change: Change, _ amount: Double) -> TransitionEffect {
      TransitionEffect(
        change.transition, amount: amount, isInsertion: change.isInsertion, bounds: bounds,
        isRightToLeft: isRightToLeft)
    }
    var shown = TransitionEffect()
    for (index, change) in changes.enumerated() where change.time <= time {
      let next = index + 1 < changes.count ? min(time, changes[index + 1].time) : time
      let value = presence.value(at: next, asOf: change.time)
      if index == 0 || !presence.isAnimating(at: change.time.nextDown) {
        shown = effect(change, 1 - value)
        continue
      }
      let goal = change.isInsertion ? TransitionEffect() : effect(change, 1)
      let (start, end) = (presence.value(at: change.time), change.isInsertion ? 1.0 : 0)
      let progress = abs(end - start) > 1e-9 ? (value - start) / (end - start) : 1
      shown = shown.mixed(with: goal, progress)
    }
    return shown
  }

  /// What a frame tells of it; nil at rest.
  func record(at time: Double) -> TransitionRecord? {
    guard isAnimating(at: time), let change = change(at: time) else { return nil }
    return TransitionRecord(
      kind: .view, phase: change.isInsertion ? "insertion" : "removal",
      progress: [.init("presence", presence.value(at: time))],
      fallback: change.unmatched.map { .init(rule: "matched.no-source", reason: $0) },
      startTime: change.time, origin: origin)
  }
}

/// What a transition does to a view's layer at a moment.
struct TransitionEffect: Sendable, Equatable {
  var opacity = 1.0
  var map = Affine.identity
  var blur = 0.0
  /// In the view's own bounds, before the map.
  var turn: Rotation3D?

  /// Nothing.
  init() {}

  /// Part of the way to another effect.
  func mixed(with other: Self, _ progress: Double) -> Self {
    var copy = self
    copy.opacity = min(1, max(0, opacity.interpolated(to: other.opacity, progress: progress)))
    copy.blur = max(0, blur.interpolated(to: other.blur, progress: progress))
    copy.turn = other.turn ?? turn
    copy.turn?.radians = (turn?.radians ?? 0)
      .interpolated(to: other.turn?.radians ?? 0, progress: progress)
    let numbers: [WritableKeyPath<Affine, Double>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for number in numbers {
      copy.map[keyPath: number] = map[keyPath: number]
        .interpolated(to: other.map[keyPath: number], progress: progress)
    }
    return copy
  }

  /// - Parameters:
  ///   - amount: 0 = fully there, 1 = away.
  ///   - isInsertion: True while the view comes.
  init(
    _ transition: ViewTransition, amount: Double, isInsertion: Bool, bounds: Rect,
    isRightToLeft: Bool
  ) {
    add(transition, amount, isInsertion, bounds, isRightToLeft)
    opacity = min(1, max(0, opacity))
  }

  private mutating func add(
    _ transition: ViewTransition, _ amount: Double, _ isInsertion: Bool, _ bounds: Rect,
    _ isRightToLeft: Bool
  ) {
    switch transition {
    case .identity: break
    case .opacity: opacity *= 1 - amount
    case .move(let edge): move(to: edge, amount, bounds, isRightToLeft)
    case .slide:
      move(to: isInsertion ? .leading : .trailing, amount, bounds, isRightToLeft)
    case .scale(let factor, let anchor):
      let scale = 1.0.interpolated(to: factor, progress: amount)
      map = map.then(Affine.scale(scale).about(anchor.point(in: bounds)))
    case .offset(let vector): map = map.then(.translation(vector * amount))
    case .push(let edge):
      opacity *= 1 - amount
      move(to: isInsertion ? edge : edge.opposite, amount, bounds, isRightToLeft)
    case .blurReplace(let upUp):
      opacity *= 1 - amount
      blur = max(blur, 7 * min(1, max(0, amount)))
      let goal = upUp && !isInsertion ? 1.1 : 0.9
      let scale = 1.0.interpolated(to: goal, progress: amount)
      map = map.then(Affine.scale(scale).about(bounds.center))
    case .effects(let effects):
      for effect in effects { add(effect, amount, bounds) }
    case .asymmetric(let insertion, let removal):
      add(isInsertion ? insertion : removal, amount, isInsertion, bounds, isRightToLeft)
    case .combined(let first, let second):
      add(first, amount, isInsertion, bounds, isRightToLeft)
      add(second, amount, isInsertion, bounds, isRightToLeft)
    case .animated(let base, _): add(base, amount, isInsertion, bounds, isRightToLeft)
    }
  }

  private mutating func add(
    _ effect: ViewTransition.Effect, _ amount: Double, _ bounds: Rect
  ) {
    switch effect {
    case .opacity(let value): opacity *= 1.0.interpolated(to: value, progress: amount)
    case .offset(let vector): map = map.then(.translation(vector * amount))
    case .scale(let x, let y, let anchor):
      let scale = Affine.scale(
        x: 1.0.interpolated(to: x, progress: amount), y: 1.0.interpolated(to: y, progress: amount))
      map = map.then(scale.about(anchor.point(in: bounds)))
    case .rotation(let radians, let anchor):
      map = map.then(Affine.rotation(radians: radians * amount).about(anchor.point(in: bounds)))
    case .rotation3D(let rotation):
      turn = rotation
      turn?.radians *= amount
    case .blur(let radius): blur = max(blur, radius * min(1, max(0, amount)))
    }
  }

  private mutating func move(
    to edge: Edge, _ amount: Double, _ bounds: Rect, _ isRightToLeft: Bool
  ) {
    let side = isRightToLeft ? -1.0 : 1.0
    switch edge {
    case .top: map = map.then(.translation(x: 0, y: -bounds.height * amount))
    case .bottom: map = map.then(.translation(x: 0, y: bounds.height * amount))
    case .leading: map = map.then(.translation(x: -bounds.width * amount * side, y: 0))
    case .trailing: map = map.then(.translation(x: bounds.width * amount * side, y: 0))
    }
  }

  /// The layer with the effect; `map` acts in the layer's own coordinates.
  func applied(to layer: Layer) -> Layer {
    var copy = layer
    copy.opacity *= opacity
    copy.transform = map.then(layer.transform)
    if blur > 0 { copy.effects.append(.blur(sigma: blur)) }
    if let turn, turn.radians != 0, layer.projection == nil {
      copy.projection = turn.projection(in: layer.bounds)
    }
    return copy
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension ViewTransition {
  /// The animation that the transition brings itself.
  var ownAnimation: Animation? {
    switch self {
    case .animated(_, let animation): animation
    case .combined(let first, let second): first.ownAnimation ?? second.ownAnimation
    default: nil
    }
  }
}

extension ViewNode {
  /// The id of the outermost laid-out node: the last modifier's, else the view's own.
  var outermostID: NodeID { modifiers.isEmpty ? id : id.child(modifier: modifiers.count - 1) }

  /// The transition that brings and takes the view; opacity by default.
  var viewTransition: ViewTransition {
    for modifier in modifiers.reversed() {
      if case .transition(let transition) = modifier.modifier { return transition }
    }
    return .opacity
  }

  var hasZIndex: Bool {
    modifiers.contains { modifier in
      if case .zIndex = modifier.modifier { return true }
      return false
    }
  }
}
