// Links out of the app.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct Link<Label: View> {
  let label: Label
}
extension Link: View {
  public typealias Body = Never
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.child(0) { context.lower(Button(action: {}) { view.label }) }
  }
}
extension Link where Label == Text {
  nonisolated public init(_ key: LocalizedStringKey, destination: URL) { label = Text(key) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) { label = Text(title) }
}

public struct ShareLink<Label: View> {
  let label: Label
}
extension ShareLink: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.child(0) { context.lower(Button(action: {}) { view.label }) }
  }
}
extension ShareLink {
  nonisolated public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension ShareLink where Label == ZoomUI.Label<Text, Image> {
  nonisolated public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = ZoomUI.Label(Text("Share…"), symbol: "square.and.arrow.up", at: nil)
  }
  nonisolated public init<Item>(
    _ key: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = ZoomUI.Label(Text(key), symbol: "square.and.arrow.up", at: nil) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = ZoomUI.Label(Text(title), symbol: "square.and.arrow.up", at: nil) }
}
