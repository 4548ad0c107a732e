// Heroes while the state changes: cut, eased, or moving under Reduce Motion.

extension Linter {
  mutating func checkChanges() {
    for change in subject.timeline.recording.changes {
      let before = change.before.screens
      for (id, after) in change.after.screens {
        guard let old = before.first(where: { $0.id == id }) else { continue }
        for (group, members) in after.grouped {
          let past = old.matched.filter { $0.group == group }
          guard !past.isEmpty, let taker = Self.taker(of: members, from: past) else { continue }
          check(taker, past, change)
        }
      }
    }
  }

  /// The view that takes the place of the group's source; nil when the source stays.
  private static func taker(of members: [Matched], from past: [Matched]) -> Matched? {
    guard let old = past.first(where: \.effect.isSource) ?? past.first,
      let new = members.first(where: \.effect.isSource) ?? members.first
    else { return nil }
    return old.node.id == new.node.id ? nil : new
  }

  private mutating func check(
    _ member: Matched, _ past: [Matched], _ change: StateChangeRecord
  ) {
    let name = member.effect.id.plainText
    let transaction = change.transaction
    let own = (member.animations + past.flatMap(\.animations)).first
    let animation = transaction.disablesAnimations ? nil : own ?? transaction.animation
    guard let animation, animation != .none else {
      // No animation is what Reduce Motion asks for.
      if change.reduceMotion { return }
      add(
        "ZR017", "'\(name)' is replaced by its counterpart without an animation",
        at: member.origin,
        notes: change.origin.map { [.init("the change comes from here", at: $0.location)] } ?? [])
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
  /// The matched views of every screen that shows.
  fileprivate var screens: [(id: NodeID, matched: [PageFacts.Matched])] {
    surfaces.flatMap { surface in
      [(surface.id, PageFacts(surface.views).matched)]
        + surface.stacks.map { ($0.top.id, PageFacts($0.top.node.children).matched) }
    }
  }
}

extension Animation {
  /// True for linear, eased and Bézier timing.
  fileprivate var isCurve: Bool {
    switch self {
    case .curve: true
    case .delay(let base, _), .speed(let base, _), .repeat(let base, _, _): base.isCurve
    default: false
    }
  }
}
