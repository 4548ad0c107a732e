// Glass that a zoom starts from: how many participants it gives.

/// How the glass of a source takes part in a zoom.
enum GlassForm: String, Sendable, Equatable {
  /// Plain sources.
  case none
  /// One flat picture of glass and content, over the source's whole bounds, and the page: custom
  /// glass of SwiftUI views.
  case flat
  /// The platter, what is on it, and the page: bar items, and glass views given by name.
  case platter
}

extension LayoutTree {
  /// What a source at a node gives: its form and, for a platter, the node of the glass.
  ///
  /// - Parameter isNamed: The source is a glass view handed over by name.
  func glassForm(at index: Int, isNamed: Bool) -> (form: GlassForm, platter: Int?) {
    if let platter = barPlatter(around: index) { return (.platter, platter) }
    if isNamed, let platter = firstGlass(inside: index) { return (.platter, platter) }
    return (showsGlass(at: index) ? .flat : .none, nil)
  }

  /// The platter of a bar item that has one of its own.
  private func barPlatter(around index: Int) -> Int? {
    var platter: Int?
    var current = index
    while let parent = nodes[current].parent {
      switch nodes[parent].content {
      case .implicit(let name):
        if ChromePart.Kind(nodeName: name) != nil { return platter }
      case .modifier(.glassEffect(let glass)):
        if glass.variant != .identity { platter = platter ?? parent }
      case .modifier: break
      case .view:
        // Items that share a platter fly without it.
        if platter == nil, children(of: parent).count > 1 { return nil }
      }
      current = parent
    }
    return nil
  }

  /// The first glass in a subtree, in tree order.
  private func firstGlass(inside index: Int) -> Int? {
    for child in children(of: index) {
      if case .modifier(.glassEffect(let glass)) = nodes[child].content, glass.variant != .identity
      {
        return child
      }
      if let found = firstGlass(inside: child) { return found }
    }
    return nil
  }

  /// True when the modified view's own surface is glass: a chain of modifiers, buttons and
  /// containers of one view down to a glass effect or a glass button.
  private func showsGlass(at index: Int) -> Bool {
    var current = index
    while let first = children(of: current).first {
      switch nodes[first].content {
      case .modifier(.glassEffect(let glass)): return glass.variant != .identity
      case .modifier: break
      case .view(.button), .view(.navigationLink):
        let style = environment(of: first).buttonStyle
        if style == .glass || style == .glassProminent { return true }
        guard children(of: first).count == 1 else { return false }
      case .view(.glassEffectContainer), .view(.group):
        guard children(of: first).count == 1 else { return false }
      default: return false
      }
      current = first
    }
    return false
  }
}
