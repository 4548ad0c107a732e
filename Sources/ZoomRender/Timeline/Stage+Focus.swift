// Where VoiceOver's focus is put.

extension Stage {
  /// The name of the view that takes accessibility focus on the screen that shows; nil when none
  /// asks for it.
  ///
  /// - Complexity: O(views).
  var accessibilityFocus: String? {
    guard let surface = surfaces.last else { return nil }
    return surface.roots { [$0.top] }.firstModifier { modifier, node in
      guard case .accessibilityFocused(true) = modifier.modifier else { return nil }
      return node.spokenName
    }
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
