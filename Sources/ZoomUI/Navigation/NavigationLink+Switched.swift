// Links of before iOS 16, whose page a binding shows.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

extension NavigationLink where Label: View, Destination: View {
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let page = destination()
    self.init(
      label: label(), target: .page({ Destination._lower(page, $0) }, isActive: isActive),
      origin: Origin(file, line, column))
  }
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isActive: isActive, destination: { destination }, label: label, file: file, line: line,
      column: column)
  }
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(
      isActive: isActive, destination: destination, label: label, file: file, line: line,
      column: column)
  }
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: { destination }, label: label, file: file,
      line: line, column: column)
  }

  /// A button that switches the binding on, with the page that the binding shows.
  @MainActor func lowerSwitched(
    by isActive: Binding<Bool>, _ lower: @escaping @MainActor (_Context) -> Void,
    _ label: [EngineNode], _ context: _Context
  ) {
    let isRow = context.environment[RowKey.self] && !label.isEmpty
    let button = Button {
      isActive.wrappedValue = true
    } label: {
      HStack {
        _Nodes(nodes: label)
        if isRow {
          Spacer(minLength: 0)
          Image(symbol: "chevron.forward").font(.footnote.weight(.semibold))
            .foregroundStyle(.tertiary)
        }
      }
    }
    let page = _NodesView(lower: lower)
    context.child(1) {
      label.isEmpty
        ? context.lower(
          EmptyView().navigationDestination(
            isPresented: isActive, destination: { page }, file: origin.file, line: origin.line,
            column: origin.column))
        : context.lower(
          button.buttonStyle(.plain).navigationDestination(
            isPresented: isActive, destination: { page }, file: origin.file, line: origin.line,
            column: origin.column))
    }
  }
}

/// A page that is lowered by a closure.
private struct _NodesView: View {
  typealias Body = Never
  let lower: @MainActor (_Context) -> Void
  static func _lower(_ view: Self, _ context: _Context) { view.lower(context) }
}
