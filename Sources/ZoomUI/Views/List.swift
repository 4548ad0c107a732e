// Lists, sections and forms.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  /// The chosen row; nil where no row can be chosen.
  let selection: Binding<SelectionValue?>?
  nonisolated init(raw content: Content, selection: Binding<SelectionValue?>? = nil) {
    self.content = content
    self.selection = selection
  }
}

/// True inside lists and forms.
struct RowKey: EnvironmentKey { static let defaultValue = false }

extension List: View {
  public typealias Body = Never
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { self.init(raw: content(), selection: selection) }
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { self.init(raw: content()) }

  public static func _lower(_ view: Self, _ context: _Context) {
    context.reportScrollWatchers()
    let style = context.environment[ListStyleKey.self]
    context.withEnvironment({ $0[RowKey.self] = true }) {
      guard let selection = view.selection else {
        return context.emit(.list(style), children: context.nodes(view.content, at: 0))
      }
      context.emit(.list(style), children: context.rows(of: view.content, choosing: selection))
    }
  }
}

struct ListStyleKey: EnvironmentKey {
  static let defaultValue = EngineKind.ListStyle.automatic
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(raw: content()) }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(raw: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(raw: ForEach(data, id: id, content: rowContent))
  }
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(raw: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init(raw: ForEach(data, content: rowContent))
  }
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(raw: ForEach(data, content: rowContent), selection: selection)
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(raw: ForEach(data, id: id, content: rowContent), selection: selection)
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(raw: ForEach(data, id: id, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(raw: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Rows of a tree.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data.Element, RowContent>, Data.Element: Identifiable {
    self.init(
      raw: OutlineGroup(data, children: children, content: rowContent), selection: selection)
  }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data.Element, RowContent>, Data.Element: Identifiable {
    self.init(raw: OutlineGroup(data, children: children, content: rowContent))
  }
}

public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .section(
        header: context.nodes(view.header, part: "header"),
        footer: context.nodes(view.footer, part: "footer")),
      children: context.nodes(view.content, at: 0))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { self.init(header: EmptyView(), content: content(), footer: footer()) }
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(header: header(), content: content(), footer: EmptyView()) }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(key), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), content: content(), footer: EmptyView()) }
  nonisolated public init(
    _ key: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(header: Text(key), content: content(), footer: EmptyView()) }
}

/// Rows of settings: a grouped list.
public struct Form<Content: View> {
  let content: Content
}
extension Form: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.withEnvironment({ $0[RowKey.self] = true }) {
      context.emit(.list(.insetGrouped), children: context.nodes(view.content, at: 0))
    }
  }
}

public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}
extension GroupBox: View where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    if let style = context.environment[GroupBoxStyleKey.self] {
      let made = style.make(.init(label: .init(view.label), content: .init(view.content)))
      return context.child(1) { context.lower(made) }
    }
    let box = VStack(alignment: .leading) {
      view.label.font(.headline)
      view.content
    }
    .padding()
    .background(
      Color(.system("secondarySystemBackground")), in: RoundedRectangle(cornerRadius: 8))
    context.child(0) { context.lower(box) }
  }
}
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
extension GroupBox where Label == EmptyView, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}
extension GroupBox where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
  nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(key), content: content())
  }
}

/// A row that opens: its content is shown when the binding or its own state says so.
public struct DisclosureGroup<Label, Content> {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
}
extension DisclosureGroup: View where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), content: content(), isExpanded: nil) }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), content: content(), isExpanded: isExpanded) }
  public static func _lower(_ view: Self, _ context: _Context) {
    // In a list its parts are rows, elsewhere one view.
    context.child(0) {
      if context.environment[RowKey.self] {
        context.lower(DisclosureBody(group: view))
      } else {
        context.lower(
          VStack(alignment: .leading, spacing: nil) { DisclosureBody(group: view) }
            .frame(maxWidth: .infinity, alignment: .leading))
      }
    }
  }
}
extension DisclosureGroup where Label == Text, Content: View {
  nonisolated public init(
    _ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { self.init(label: Text(key), content: content(), isExpanded: nil) }
  nonisolated public init(
    _ key: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(label: Text(key), content: content(), isExpanded: isExpanded) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(label: Text(title), content: content(), isExpanded: nil) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(label: Text(title), content: content(), isExpanded: isExpanded) }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  let group: DisclosureGroup<Label, Content>
  @State private var own = false
  @Environment(\.disclosureStyle) private var style
  var body: some View {
    let expanded = group.isExpanded ?? $own
    if let style {
      style.make(
        .init(label: .init(group.label), content: .init(group.content), isExpanded: expanded))
    } else {
      rows(expanded)
    }
  }
  @ViewBuilder private func rows(_ expanded: Binding<Bool>) -> some View {
    Button {
      withAnimation { expanded.wrappedValue.toggle() }
    } label: {
      HStack {
        group.label
        Spacer()
        Image(symbol: "chevron.right")
          .rotationEffect(.degrees(expanded.wrappedValue ? 90 : 0))
          .foregroundStyle(.tint)
      }
    }
    .buttonStyle(.plain)
    if expanded.wrappedValue { group.content }
  }
}

extension EnvironmentValues {
  var disclosureStyle: ErasedStyle<DisclosureGroupStyleConfiguration>? {
    self[DisclosureGroupStyleKey.self]
  }
  var isLabelsHidden: Bool { self[LabelsHiddenKey.self] }
}
struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
