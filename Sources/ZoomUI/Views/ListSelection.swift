// Rows that can be chosen.

import ZoomRender

extension _Context {
  /// Rows that write their tags into a binding when they are tapped; the chosen one is grey. Inside a
  /// split view a tap also shows the next column.
  func rows<Content: View, Value: Hashable>(
    of content: Content, choosing selection: Binding<Value?>
  ) -> [EngineNode] {
    let graph = graph
    let columns = environment[SplitColumnsKey.self]
    columns?.clear = { selection.wrappedValue = nil }
    columns?.select = { value in
      guard let value = value.base as? Value else { return false }
      selection.wrappedValue = value
      columns?.show()
      return true
    }
    let selected = selection.wrappedValue.map { graph.encode($0) }
    return options(content, part: "rows").map { row($0, selected, columns, selection) }
  }

  private func row<Value: Hashable>(
    _ node: EngineNode, _ selected: EngineValue?, _ columns: SplitColumns?,
    _ selection: Binding<Value?>
  ) -> EngineNode {
    var node = node
    if case .section = node.kind {
      node.children = node.children.map { row($0, selected, columns, selection) }
      return node
    }
    guard let tag = node.tag, let value = graph.table.decode(tag, as: Value.self) else {
      return node
    }
    // A link of a split view has its own tap.
    let isLink = node.modifiers.contains {
      if case .onTapGesture = $0.modifier { true } else { false }
    }
    if !isLink {
      let tap = EngineAction.closure(
        graph.register(
          action: {
            selection.wrappedValue = value
            columns?.show()
          }, id: node.id.child(part: "choose")))
      node.modifiers.append(ModifierNode(.onTapGesture([tap]), origin: node.origin))
    }
    if tag == selected, columns == nil {
      let grey = EngineNode(
        id: node.id.child(part: "chosen"), kind: .color(.system("systemGray4")),
        origin: node.origin)
      node.modifiers.append(ModifierNode(.listRowBackground([grey]), origin: node.origin))
    }
    return node
  }
}
