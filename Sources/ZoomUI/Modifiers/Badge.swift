// Counts at the end of rows.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func badge(
    _ count: Int, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    badging(count == 0 ? nil : Text(verbatim: "\(count)"), Origin(file, line, column))
  }
  public func badge(
    _ label: Text?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { badging(label, Origin(file, line, column)) }
  public func badge(
    _ key: LocalizedStringKey?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { badging(key.map { Text($0) }, Origin(file, line, column)) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(
    _ label: S?, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { badging(label.map { Text($0) }, Origin(file, line, column)) }

  /// In lists a grey text at the end of the row; elsewhere (tabs, bars) it is not drawn.
  private func badging(_ label: Text?, _ origin: Origin) -> some View {
    _Modified(content: self) { context, content in
      guard let label, context.environment[RowKey.self] else {
        if label != nil { context.unsupported("badge outside a list", origin: origin) }
        return context.modify(content, by: [])
      }
      var made = context.nodes(content, at: 0)
      guard let row = made.first else { return }
      // A link's badge stands before its arrow.
      if case .navigationLink = row.kind {
        made[0].children = context.badged(row.children, label)
      } else {
        made = context.badged(made, label)
      }
      context.output += made
    }
  }
}

extension _Context {
  /// A row of nodes with a label at its end.
  fileprivate func badged(_ nodes: [EngineNode], _ label: Text) -> [EngineNode] {
    let row = HStack {
      _Nodes(nodes: nodes)
      Spacer()
      label.foregroundStyle(.secondary)
    }
    return self.nodes(row, part: "badge")
  }
}
