// What VoiceOver makes of heroes and of the pages that zooms open.

extension Linter {
  mutating func checkAccessibility() {
    checkHiddenHeroes()
    checkFocus()
  }

  /// Groups that morph while every view of them that is there is hidden from VoiceOver.
  ///
  /// A hidden view is no mistake as long as its counterpart can be read.
  private mutating func checkHiddenHeroes() {
    var views: [Group: Set<NodeID>] = [:]
    for member in subject.pages.flatMap(\.facts.matched) {
      views[member.group, default: []].insert(member.node.id)
    }
    for moment in subject.distinctMoments {
      for page in moment.surfaces.flatMap(\.pages) where page.isTop {
        for (group, members) in page.facts.matched.grouped
        where views[group, default: []].count > 1 && members.allSatisfy(\.isHidden) {
          add(
            "ZR038", "the hero '\(group.id.plainText)' is hidden from VoiceOver",
            at: members[0].origin)
        }
      }
    }
  }

  /// Zoomed pages of a scene that steers VoiceOver's focus, but not onto the page.
  private mutating func checkFocus() {
    let pages = subject.pages
    guard pages.contains(where: { !$0.facts.focus.isEmpty }) else { return }
    let focused = Set(pages.filter { $0.facts.focus.contains(where: \.isHere) }.map(\.id))
    for page in pages where page.isTop && page.depth ?? 0 > 0 && !focused.contains(page.id) {
      let asked = RequestedTransition(of: page.views)
      guard case .zoom = asked.transition, page.facts.showsNavigationBar ?? true,
        !page.facts.hidesBackButton
      else { continue }
      let other = page.facts.focus.first ?? pages.lazy.compactMap { $0.facts.focus.first }.first
      add(
        "ZR039", "nothing on the page takes VoiceOver's focus: it stays on the back button",
        at: asked.origin,
        notes: other.map { [.init("the scene steers focus here", at: $0.origin.location)] } ?? [])
    }
  }

  /// The hero of a page that a zoom opens, when VoiceOver is told to skip it.
  mutating func checkHidden(_ hero: LayoutTree.Hero, in tree: LayoutTree) {
    var current: Int? = hero.node
    while let index = current {
      if case .modifier(.accessibilityHidden(true)) = tree.nodes[index].content {
        return add(
          "ZR038", "the hero of the page is hidden from VoiceOver",
          at: tree.nodes[index].origin.placed(or: hero.origin))
      }
      current = tree.nodes[index].parent
    }
  }
}

extension NodeOrigin {
  /// This origin, or the first other one with a place when it has none: a finding should point at
  /// a line.
  func placed(or others: NodeOrigin?...) -> NodeOrigin {
    if location != nil { return self }
    return others.compactMap { $0 }.first { $0.location != nil } ?? self
  }
}
