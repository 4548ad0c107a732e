// Pages that have nothing to show.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}
extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { self.init(label: label(), description: description(), actions: actions()) }
  public static func _lower(_ view: Self, _ context: _Context) {
    let page = VStack(spacing: 8) {
      view.label.labelStyle(UnavailableLabel())
      view.description.font(.subheadline).foregroundStyle(.secondary)
      view.actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    context.child(0) { context.lower(page) }
  }
}
extension ContentUnavailableView
where Label == ZoomUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(Text(title), name, description, at: Origin(file, line, column)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { self.init(Text(title), name, description, at: Origin(file, line, column)) }
  nonisolated public static var search: Self {
    .init("No Results", systemImage: "magnifyingglass", description: Text("Try a new search."))
  }
  nonisolated public static func search(text: String) -> Self {
    .init(
      Text("No Results for “\(text)”"), "magnifyingglass",
      Text("Check the spelling or try a new search."), at: nil)
  }
  nonisolated private init(_ title: Text, _ symbol: String, _ text: Text?, at place: Origin?) {
    self.init(
      label: ZoomUI.Label(title, symbol: symbol, at: place), description: text,
      actions: EmptyView())
  }
}

/// A large grey picture above a bold title (sizes estimated, not recorded).
private struct UnavailableLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}
