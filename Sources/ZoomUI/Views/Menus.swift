// Menus and groups of controls.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A menu: shows its label; what it would open is not drawn, a warning says so when it is tapped.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let primaryAction: (@MainActor () -> Void)?
  let origin: Origin
}
extension Menu: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(label: label(), primaryAction: nil, origin: Origin(file, line, column)) }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(label: label(), primaryAction: primaryAction, origin: Origin(file, line, column)) }
  public static func _lower(_ view: Self, _ context: _Context) {
    let open: @MainActor () -> Void = {
      context.unsupported("the list of a Menu", origin: view.origin)
    }
    context.child(0) { context.lower(Button(action: view.primaryAction ?? open) { view.label }) }
  }
}
extension Menu where Label == Text {
  nonisolated public init(
    _ key: LocalizedStringKey, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(label: Text(key), primaryAction: nil, origin: Origin(file, line, column)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(label: Text(title), primaryAction: nil, origin: Origin(file, line, column)) }
}
extension Menu where Label == ZoomUI.Label<Text, Image> {
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: ZoomUI.Label(Text(key), symbol: systemImage, at: Origin(file, line, column)),
      primaryAction: nil, origin: Origin(file, line, column))
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
