// The views of one state, to be compared with those of another.

/// Views by their id, without those that are the same in both states and that nothing moves.
struct PastViews {
  private(set) var views: [NodeID: ViewNode] = [:]
  /// The outermost views that are left out, with all that is inside them.
  private(set) var quiet: Set<NodeID>
  /// Views that were on their way out when the change came.
  var leaving: [NodeID: ViewNode] = [:]

  init(quiet: Set<NodeID> = []) { self.quiet = quiet }

  init(_ views: [NodeID: ViewNode]) {
    self.views = views
    quiet = []
  }

  func contains(_ id: NodeID) -> Bool { views[id] != nil || quiet.contains(id) }

  /// Adds a view; false when what is inside is left out.
  mutating func note(_ view: ViewNode) -> Bool {
    if quiet.contains(view.id) { return false }
    views[view.id] = view
    return true
  }

  /// Finds views that are the same at the same place, and that neither hold stacks or groups of
  /// matched geometry nor stand in or around what animates other changes.
  mutating func noteQuiet(_ past: [ViewNode], _ now: [ViewNode]) {
    for (old, new) in zip(past, now) where old.id == new.id {
      if new.traits.isDisjoint(with: .restless), old == new {
        quiet.insert(new.id)
      } else if !new.modifiers.contains(where: \.modifier.animatesInside) {
        noteQuiet(old.children, new.children)
      }
    }
  }
}

extension Modifier {
  /// True for modifiers that can give what is inside them an animation.
  fileprivate var animatesInside: Bool {
    switch self {
    case .animation, .transaction: true
    default: false
    }
  }
}
