// Tab views and their tabs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public protocol TabViewStyle { static var _isPage: Bool { get } }
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public static var _isPage: Bool { false }
}
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public static var _isPage: Bool { true }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { .init() }
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    .init(indexDisplayMode: indexDisplayMode)
  }
}
struct TabStyleKey: EnvironmentKey {
  static let defaultValue = EngineKind.TabViewStyle.automatic
}

/// The title and the symbol that a tab's label shows.
struct TabLabel {
  var title = ""
  var symbol: String?
  init(_ nodes: [EngineNode]) {
    for node in nodes { read(node) }
  }
  private mutating func read(_ node: EngineNode) {
    switch node.kind {
    case .text(let text): if title.isEmpty { title = text.string }
    case .image(let image):
      if symbol == nil, case .symbol(let name) = image.source { symbol = name }
    default: break
    }
    for child in node.children { read(child) }
  }
}

/// A tab of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  func _tabs(_ context: _Context, _ output: _TabList)
}
/// The tabs that tab content makes; opaque to users.
@MainActor
public final class _TabList {
  var nodes: [EngineNode] = []
}

public struct TabRole: Sendable { public static let search = TabRole() }

public struct Tab<Value: Hashable, Content: View>: TabContent {
  public typealias TabValue = Value
  let title: String
  let symbol: String?
  let value: AnyHashable?
  let content: Content
  public func _tabs(_ context: _Context, _ output: _TabList) {
    var node = context.single(content, part: "content")
    let tag = value.map { context.graph.encode($0) } ?? .string("tab \(context.id.value)")
    node.modifiers.append(
      ModifierNode(
        .tabItem(title: title, systemImage: symbol, tag: tag), origin: context.nodeOrigin()))
    output.nodes.append(node)
  }
}
extension Tab {
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title: key.plain, symbol: systemImage, value: AnyHashable(value), content: content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title), symbol: systemImage, value: AnyHashable(value), content: content())
  }
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: "Search", symbol: "magnifyingglass", value: AnyHashable(value), content: content())
  }
}
extension Tab where Value == Never {
  nonisolated public init(
    _ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(title: key.plain, symbol: systemImage, value: nil, content: content()) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(title: String(title), symbol: systemImage, value: nil, content: content()) }
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(title: "Search", symbol: "magnifyingglass", value: nil, content: content())
  }
}

/// Several tabs.
public struct _TabGroup<TabValue: Hashable>: TabContent {
  let parts: [any TabContent]
  public func _tabs(_ context: _Context, _ output: _TabList) {
    for (index, part) in parts.enumerated() {
      context.child(index) { part._tabs(context, output) }
    }
  }
}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabGroup<TabValue> {
    var parts: [any TabContent] = []
    repeat parts.append(each content)
    return _TabGroup(parts: parts)
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> _TabGroup<TabValue> {
    _TabGroup(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<C: TabContent>(first: C) -> _TabGroup<TabValue> {
    _TabGroup(parts: [first])
  }
  public static func buildEither<C: TabContent>(second: C) -> _TabGroup<TabValue> {
    _TabGroup(parts: [second])
  }
}

public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let tabs: @MainActor (_Context) -> [EngineNode]
}

extension TabView: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    let graph = context.graph
    let accessory = context.environment[TabAccessoryKey.self]
    var children = context.collect {
      context.withEnvironment({ $0[TabAccessoryKey.self] = nil }) {
        context.output = view.tabs(context)
      }
    }
    if let accessory { accessory.add(to: &children, context) }
    if graph.settings.hidesTabBars {
      for index in children.indices {
        children[index].modifiers.append(
          ModifierNode(
            .toolbarVisibility(isVisible: false, bars: [.tabBar]), origin: context.nodeOrigin()))
      }
    }
    // A tab's value is its tag modifier, else its place.
    for index in children.indices {
      var tag: EngineValue?
      for modifier in children[index].modifiers {
        if case .tag(let value) = modifier.modifier { tag = value }
      }
      for place in children[index].modifiers.indices {
        if case .tabItem(let title, let symbol, let own) =
          children[index].modifiers[place].modifier
        {
          children[index].modifiers[place].modifier = .tabItem(
            title: title, systemImage: symbol, tag: own ?? tag ?? .number(Double(index)))
        }
      }
    }
    var name: String?
    if let selection = view.selection {
      name = graph.variables.register(
        selection.name, at: context.id,
        .init(
          get: { graph.encode(selection.wrappedValue) },
          set: { value in
            if let choice = graph.table.decode(value, as: SelectionValue.self) {
              selection.wrappedValue = choice
            }
          }))
    }
    context.emit(
      .tabView(selection: name, style: context.environment[TabStyleKey.self]),
      children: children)
  }
}
extension TabView where Content: View {
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    let made = content()
    self.init(selection: selection, tabs: { $0.nodes(made, at: 0) })
  }
}
extension TabView where SelectionValue == Int, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    let made = content()
    self.init(selection: nil, tabs: { $0.nodes(made, at: 0) })
  }
}
extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    let made = content()
    self.init(selection: selection, tabs: { tabNodes(made, $0) })
  }
  nonisolated public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where SelectionValue == Never, Content == _TabContentView<C>, C.TabValue == Never {
    let made = content()
    self.init(selection: nil, tabs: { tabNodes(made, $0) })
  }
}
/// Stands for tab content in a tab view's type.
public struct _TabContentView<C> {}

@MainActor
private func tabNodes<C: TabContent>(_ content: C, _ context: _Context) -> [EngineNode] {
  let list = _TabList()
  context.child(0) { content._tabs(context, list) }
  return list.nodes
}
