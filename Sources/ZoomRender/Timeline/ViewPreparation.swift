// What the driver adds to resolved views before anything is laid out.

/// Makes implicit state explicit: selections of tab views, arrivals of images, properties of
/// animators.
struct ViewPreparation {
  var arrivedImages: [NodeID]

  func prepared(_ node: ViewNode) -> ViewNode { replacement(of: node) ?? node }

  /// The view prepared; nil when nothing is to be added to it.
  private func replacement(of node: ViewNode) -> ViewNode? {
    guard !node.traits.isDisjoint(with: [.tabs, .lateImage, .animator]) else { return nil }
    let inner = node.replacingViews(replacement)
    var copy = inner ?? node
    var isChanged = inner != nil
    switch node.kind {
    case .tabView(let selection, let style):
      selectTabs(&copy, selection, style)
      isChanged = true
    case .asyncImage(let content):
      copy = arriving(copy, content)
      isChanged = true
    default: break
    }
    if copy.modifiers.contains(where: { $0.modifier.animator != nil }) {
      expandAnimators(&copy)
      isChanged = true
    }
    return isChanged ? copy : nil
  }

  /// A tab view without a bound selection gets a state variable of its own, a tab without a tag its
  /// position, so that every selection is state.
  private func selectTabs(
    _ node: inout ViewNode, _ selection: String?, _ style: ViewKind.TabViewStyle
  ) {
    if selection == nil {
      node.kind = .tabView(selection: "tab selection \(node.id.value)", style: style)
    }
    for index in node.children.indices {
      for position in node.children[index].modifiers.indices {
        guard
          case .tabItem(let title, let image, nil) = node.children[index].modifiers[position]
            .modifier
        else { continue }
        node.children[index].modifiers[position].modifier = .tabItem(
          title: title, systemImage: image, tag: .number(Double(index)))
      }
    }
  }

  /// A late image is its placeholder, and once it has arrived itself over it.
  private func arriving(_ node: ViewNode, _ content: AsyncImageContent) -> ViewNode {
    var waiting = content
    waiting.isLoaded = false
    var children = [
      ViewNode(
        id: node.id.child(part: "placeholder"), kind: .asyncImage(waiting), origin: node.origin)
    ]
    if arrivedImages.contains(node.id) {
      var loaded = content
      loaded.isLoaded = true
      children.append(
        ViewNode(id: node.id.child(part: "image"), kind: .asyncImage(loaded), origin: node.origin))
    }
    var copy = node
    copy.kind = .zStack(alignment: .center)
    copy.children = children
    return copy
  }

  /// Each animator is followed by the modifiers of its properties, at rest.
  private func expandAnimators(_ node: inout ViewNode) {
    node.modifiers = node.modifiers.flatMap { modifier -> [ModifierNode] in
      guard let program = modifier.modifier.animator else { return [modifier] }
      return [modifier]
        + program.modifiers(program.restingValue).map {
          ModifierNode($0, origin: modifier.origin)
        }
    }
  }
}
