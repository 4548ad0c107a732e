// Rows with a title and a value.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A row with a title and a value.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}
extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    if let style = context.environment[LabeledContentStyleKey.self] {
      let made = style.make(.init(label: .init(view.label), content: .init(view.content)))
      return context.child(1) { context.lower(made) }
    }
    let row = HStack {
      view.label
      Spacer()
      view.content.foregroundStyle(.secondary)
    }
    context.child(0) { context.lower(row) }
  }
}
extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(key), content: content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) {
    self.init(label: Text(key), content: Text(value))
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
  nonisolated public init<F: FormatStyle>(
    _ key: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(key), content: Text(value, format: format))
  }
}
