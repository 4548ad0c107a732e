// Where VoiceOver's focus is put.

extension Stage {
  /// The name of the view that takes accessibility focus on the screen that shows: the one that
  /// asks for it; else what the system gives it to: the back button of a page, or the first view
  /// of a presentation that can be read. Nil on a root page that asks for nothing.
  ///
  /// - Complexity: O(views).
  var accessibilityFocus: String? {
    guard let surface = surfaces.last else { return nil }
    let views = surface.roots { [$0.top] }
    let asked = views.firstModifier(having: .screen) { modifier, node -> String?? in
      guard case .accessibilityFocused(true) = modifier.modifier else { return nil }
      return node.spokenName
    }
    if let asked { return asked }
    if let page = surface.stacks.last?.top, page.depth > 0 {
      // The bar's own button is labelled so.
      return page.node.children.showsBackButton ? "Back" : page.node.children.firstSpokenName
    }
    return surface.presentation == nil ? nil : views.firstSpokenName
  }
}

extension [ViewNode] {
  /// False when a page hides its navigation bar or its back button.
  fileprivate var showsBackButton: Bool {
    let hides = firstModifier(having: .screen) { modifier, _ -> Bool? in
      switch modifier.modifier {
      case .navigationBarBackButtonHidden(true): true
      case .toolbarVisibility(false, let bars)
      where bars.contains(.navigationBar) || bars.contains(.automatic):
        true
      default: nil
      }
    }
    return hides == nil
  }

  /// The first view that VoiceOver can read, without hidden ones.
  fileprivate var firstSpokenName: String? {
    var name: String?
    visit { node in
      guard name == nil,
        !node.modifiers.contains(where: { $0.modifier == .accessibilityHidden(true) })
      else { return false }
      for modifier in node.modifiers {
        if case .accessibilityLabel(let label) = modifier.modifier { name = label }
      }
      if name == nil, case .text(let text) = node.kind { name = text.string }
      return name == nil
    }
    return name
  }
}

extension ViewNode {
  /// What VoiceOver says: the label, else the first text inside, else the view's name.
  fileprivate var spokenName: String? {
    for modifier in modifiers {
      if case .accessibilityLabel(let label) = modifier.modifier { return label }
    }
    var text: String?
    visit { node in
      if text == nil, case .text(let content) = node.kind { text = content.string }
      return text == nil
    }
    return text ?? name
  }
}
