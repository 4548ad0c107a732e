// Layouts that are not SwiftUI's own.

/// A custom layout of the arena.
struct CustomItem {
  var layout: any CustomLayout
}

extension LayoutPass {
  func buildCustom(
    of index: Int, _ reference: CustomLayoutReference, _ children: [ViewNode],
    _ context: BuildContext
  ) {
    var layout: (any CustomLayout)?
    switch reference {
    case .named(let name, let arguments):
      layout = NamedLayout.layout(named: name, arguments: arguments)
    case .source(let template): layout = services.source?.layout(template, in: state)
    }
    guard let layout else {
      let origin = nodes[index].origin
      diagnostics.append(
        Diagnostic(
          .error, id: "layout.unknown-layout",
          "unknown custom layout: known names are \(NamedLayout.names.joined(separator: ", "))",
          at: origin.location, path: origin.path))
      return buildChildren(of: index, children, .zStack(.center), context, axis: nil)
    }
    buildChildren(
      of: index, children, .custom(Int32(customLayouts.count)), context, axis: nil)
    customLayouts.append(CustomItem(layout: layout))
  }

  func measureCustom(_ index: Int, _ item: CustomItem, _ proposal: Proposal) -> Size {
    let size = item.layout.sizeThatFits(proposal.proposed, children: layoutChildren(of: index))
    return Size(size.width.isNaN ? 0 : size.width, size.height.isNaN ? 0 : size.height)
  }

  func arrangeCustom(_ index: Int, _ item: CustomItem, _ size: Size, _ proposal: Proposal) {
    let answers = item.layout.place(
      in: Rect(origin: .zero, size: size), proposal: proposal.proposed,
      children: layoutChildren(of: index))
    for (offset, position) in childRange(index).enumerated() {
      let node = childIndices[position]
      guard offset < answers.count else {
        // A forgotten child is centred.
        align(node, .center, in: size, proposal: proposal)
        continue
      }
      let answer = answers[offset]
      let inner = Proposal(answer.proposal)
      let childSize = self.size(node, inner)
      put(
        node, finite(answer.position.x - answer.anchor.x * childSize.width),
        finite(answer.position.y - answer.anchor.y * childSize.height), inner)
    }
  }

  private func layoutChildren(of index: Int) -> [LayoutChild] {
    let nodes = childRange(index).map { childIndices[$0] }
    return nodes.enumerated().map { offset, node in
      LayoutChild(
        priority: items[node].priority, layoutValues: layoutValues(of: node),
        measure: { [self] proposal in size(node, Proposal(proposal)) },
        spacing: { [self] next, axis in
          guard nodes.indices.contains(next) else { return NodeSpacing.standard }
          return spacing(of: node).distance(to: spacing(of: nodes[next]), along: axis)
        })
    }
  }

  /// Values of `layoutValue` modifiers on a view, outermost first.
  private func layoutValues(of node: Int) -> [CustomLayoutReference.Argument] {
    var result: [CustomLayoutReference.Argument] = []
    forEachModifier(of: node) { modifier in
      if case .layoutValue(let name, let value) = modifier {
        result.append(.init(name: name, value: value))
      }
    }
    return result
  }

  /// Calls `body` for the modifiers of a view, outermost first.
  func forEachModifier(of node: Int, _ body: (Modifier) -> Void) {
    var current = node
    while items[current].isUnary, case .modifier(let modifier) = nodes[current].content {
      body(modifier)
      guard items[current].childCount > 0 else { return }
      current = child(current)
    }
  }
}
