// What of a surface is on screen at rest: top pages of stacks, selected tabs.

extension Surface {
  /// The views that show in a state: stacks hold their top page, tab views their selected tab.
  ///
  /// - Complexity: O(views).
  func visibleViews(in state: SceneState) -> [ViewNode] {
    roots { [$0.top] }.map { $0.withSelectedTabs(in: state) ?? $0 }
  }

  /// The stacks that show in a state, outermost first.
  func visibleStacks(in state: SceneState) -> [ResolvedStack] {
    var shown: Set<NodeID> = []
    visibleViews(in: state).visit(having: .stack) { node in
      if case .navigationStack = node.kind { shown.insert(node.id) }
      return true
    }
    return stacks.filter { shown.contains($0.id) }
  }
}

extension ViewNode {
  /// The view with only the selected child in each tab view; nil when it holds no tab view.
  fileprivate func withSelectedTabs(in state: SceneState) -> ViewNode? {
    guard traits.contains(.tabs) else { return nil }
    guard case .tabView(let selection, _) = kind else {
      return replacingViews { $0.withSelectedTabs(in: state) }
    }
    let (tabs, index) = (children.flatMap(\.flattened), selectedTab(selection, in: state))
    var copy = self
    copy.children = index.map { [tabs[$0]] } ?? []
    return copy.replacingViews { $0.withSelectedTabs(in: state) } ?? copy
  }

  /// The place of the tab that a tab view's selection shows; nil when it has no tabs.
  func selectedTab(_ selection: String?, in state: SceneState) -> Int? {
    let value = selection.flatMap { state.values[$0] }
    let tabs = children.flatMap(\.flattened)
    return tabs.firstIndex { $0.isTab(value) } ?? tabs.indices.first
  }

  /// The view, or what a transparent group holds.
  private var flattened: [ViewNode] {
    switch kind {
    case .group, .forEach: children.flatMap(\.flattened)
    default: [self]
    }
  }

  /// True when the view is the tab of a selection.
  private func isTab(_ selection: Value?) -> Bool {
    guard let selection else { return false }
    return modifiers.contains { modifier in
      switch modifier.modifier {
      case .tabItem(_, _, let tag): tag == selection
      case .tag(let tag): tag == selection
      default: false
      }
    }
  }
}
