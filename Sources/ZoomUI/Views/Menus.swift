// Menus and groups of controls.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A menu: shows its label, and its content in a card when it is tapped.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  let origin: Origin
}
extension Menu: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: label(), content: content(), primaryAction: nil, origin: Origin(file, line, column))
  }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: label(), content: content(), primaryAction: primaryAction,
      origin: Origin(file, line, column))
  }

  public static func _lower(_ view: Self, _ context: _Context) {
    let graph = context.graph
    let isOpen = graph.state(StateKey(owner: context.id, offset: -9), initial: false)
    let place = context.id.child(part: "menu")
    if let place = context.environment.menuPlace {
      return place.lower(view.label, context) { context.nodes(view.content, part: "rows") }
    }
    let path = graph.submenuPath(of: context.id)
    let open: @MainActor () -> Void = {
      path.wrappedValue = []
      isOpen.wrappedValue = true
    }
    let button = _Modified(content: Button(action: view.primaryAction ?? open) { view.label }) {
      context, content in
      context.notingScreenFrame(of: content, as: place)
    }
    context.child(0) {
      guard view.primaryAction == nil else { return context.lower(button) }
      context.lower(
        button.presenting(
          .menu, isPresented: isOpen, onDismiss: nil, origin: view.origin,
          content: { _MenuCard(content: view.content, place: place, path: path) }))
    }
  }
}
extension Menu where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: Text(key), content: content(), primaryAction: nil, origin: Origin(file, line, column))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: Text(title), content: content(), primaryAction: nil,
      origin: Origin(file, line, column))
  }
}
extension Menu where Label == ZoomUI.Label<Text, Image> {
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    let origin = Origin(file, line, column)
    self.init(
      label: ZoomUI.Label(Text(key), symbol: systemImage, at: origin), content: content(),
      primaryAction: nil, origin: origin)
  }
}

/// Switches a list's editing on and off: what it would show is not drawn, a warning says so.
public struct EditButton {
  let origin: Origin
  nonisolated public init(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { origin = Origin(file, line, column) }
}
extension EditButton: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    let edit: @MainActor () -> Void = {
      context.unsupported("editing of a list", origin: view.origin)
    }
    context.child(0) { context.lower(Button("Edit", action: edit)) }
  }
}

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View> {
  let content: Content
}
extension ControlGroup: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) { self.content = content() }
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: some View { HStack(spacing: 8) { content } }
}
