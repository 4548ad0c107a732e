// Heroes while the state changes: cut, eased, or moving under Reduce Motion.

extension Linter {
  mutating func checkChanges() {
    for change in subject.timeline.recording.changes {
      let takers = Self.takers(of: change)
      compare(takers.map(\.new), change)
      for taker in takers where !unevenGroups.contains(taker.new.group) {
        check(taker.new, taker.animation, change)
      }
    }
  }

  /// A matched view that takes the place of another one.
  struct Taker {
    var old: Matched
    var new: Matched
    /// What moves it; nil for a cut.
    var animation: Animation?
  }

  /// The views that take the place of their groups' sources in a change of state.
  static func takers(of change: StateChangeRecord) -> [Taker] {
    let before = change.before.screens
    var stayed: Set<NodeID> = []
    var takers: [Taker] = []
    for (id, views) in change.after.screens {
      guard let past = before.first(where: { $0.id == id })?.views, past != views else { continue }
      let after = PageFacts.matched(in: views)
      let matched = after.isEmpty ? [] : PageFacts.matched(in: past)
      guard !matched.isEmpty else { continue }
      if stayed.isEmpty { stayed = change.before.nodes }
      var leaving: [Group: [Matched]] = [:]
      for (group, members) in matched.grouped { leaving[group] = members }
      for (group, members) in after.grouped {
        guard let (old, new) = taker(of: members, from: leaving[group] ?? []) else { continue }
        takers.append(
          Taker(old: old, new: new, animation: animation(of: new, stayed, change)))
      }
    }
    return takers
  }

  /// The group's source and the view that takes its place; nil when the source stays.
  private static func taker(
    of members: [Matched], from past: [Matched]
  ) -> (old: Matched, new: Matched)? {
    guard let old = past.first(where: \.effect.isSource) ?? past.first,
      let new = members.first(where: \.effect.isSource) ?? members.first
    else { return nil }
    return old.node.id == new.node.id ? nil : (old, new)
  }

  /// What moves a hero; nil for a cut.
  ///
  /// A modifier acts when its value changes, so one on a view that is only now inserted does not.
  private static func animation(
    of member: Matched, _ stayed: Set<NodeID>, _ change: StateChangeRecord
  ) -> Animation? {
    let transaction = change.transaction
    if transaction.disablesAnimations { return nil }
    let own = member.animations.first { stayed.contains($0.owner) }?.animation
    let animation = own ?? transaction.animation
    return animation == Animation.none ? nil : animation
  }

  /// Parts of one hero that are to move differently; delays are taken for a stagger that is meant.
  private mutating func compare(_ takers: [Matched], _ change: StateChangeRecord) {
    func wanted(_ member: Matched) -> Animation? {
      (member.animations.first?.animation ?? change.transaction.animation)?.undelayed
    }
    guard let first = takers.first(where: { wanted($0) != nil }) else { return }
    for member in takers where wanted(member) != nil && wanted(member) != wanted(first) {
      unevenGroups.formUnion([member.group, first.group])
      add(
        "ZR028",
        "'\(member.effect.id.plainText)' and '\(first.effect.id.plainText)' change together but "
          + "are animated differently", at: member.origin,
        notes: [.init("the other view", at: first.origin.location)])
    }
  }

  private mutating func check(
    _ member: Matched, _ animation: Animation?, _ change: StateChangeRecord
  ) {
    let name = member.effect.id.plainText
    guard let animation else {
      // No animation is what Reduce Motion asks for.
      if change.reduceMotion { return }
      var notes = change.origin.map {
        [Diagnostic.Note("the change comes from here", at: $0.location)]
      }
      if !member.animations.isEmpty, !change.transaction.disablesAnimations {
        notes = [
          .init(
            "an animation modifier on a view that is only now inserted does not act: put it around "
              + "both views")
        ]
      }
      add(
        "ZR017", "'\(name)' is replaced by its counterpart without an animation",
        at: member.origin,
        notes: notes ?? [])
      return
    }
    if change.reduceMotion {
      add("ZR029", "'\(name)' moves although Reduce Motion is on", at: member.origin)
    }
    if animation.isCurve, member.effect.properties.contains(.size) {
      add(
        "ZR027", "'\(name)' changes its size along a fixed curve, not a spring", at: member.origin)
    }
  }
}

extension Stage {
  /// The ids of all views that show.
  fileprivate var nodes: Set<NodeID> {
    var ids: Set<NodeID> = []
    for surface in surfaces {
      (surface.views + surface.stacks.map(\.top.node)).visit { node in
        ids.insert(node.id)
        return true
      }
    }
    return ids
  }

  /// The views of every screen that shows.
  var screens: [(id: NodeID, views: [ViewNode])] {
    surfaces.flatMap { surface in
      [(surface.id, surface.views)] + surface.stacks.map { ($0.top.id, $0.top.node.children) }
    }
  }
}

extension Animation {
  /// The animation without delays around it.
  fileprivate var undelayed: Animation {
    if case .delay(let base, _) = self { return base.undelayed }
    return self
  }

  /// True for linear, eased and Bézier timing.
  fileprivate var isCurve: Bool {
    switch self {
    case .curve: true
    case .delay(let base, _), .speed(let base, _), .repeat(let base, _, _): base.isCurve
    default: false
    }
  }
}
