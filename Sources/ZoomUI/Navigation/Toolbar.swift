// Bars: titles, toolbars, tabs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct ToolbarItemPlacement: Sendable {
  let engine: ZoomRender.ToolbarPlacement
  public static let automatic = ToolbarItemPlacement(engine: .automatic)
  public static let principal = ToolbarItemPlacement(engine: .principal)
  public static let navigation = ToolbarItemPlacement(engine: .topBarLeading)
  public static let topBarLeading = ToolbarItemPlacement(engine: .topBarLeading)
  public static let topBarTrailing = ToolbarItemPlacement(engine: .topBarTrailing)
  public static let navigationBarLeading = ToolbarItemPlacement(engine: .topBarLeading)
  public static let navigationBarTrailing = ToolbarItemPlacement(engine: .topBarTrailing)
  public static let primaryAction = ToolbarItemPlacement(engine: .primaryAction)
  public static let secondaryAction = ToolbarItemPlacement(engine: .automatic)
  public static let confirmationAction = ToolbarItemPlacement(engine: .confirmationAction)
  public static let cancellationAction = ToolbarItemPlacement(engine: .cancellationAction)
  public static let destructiveAction = ToolbarItemPlacement(engine: .topBarTrailing)
  public static let bottomBar = ToolbarItemPlacement(engine: .bottomBar)
  public static let status = ToolbarItemPlacement(engine: .status)
  public static let keyboard = ToolbarItemPlacement(engine: .keyboard)
  public static let title = ToolbarItemPlacement(engine: .principal)
}

/// Items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  func _items(_ context: _Context, _ output: _ToolbarItems)
}

/// The items that toolbar content makes; opaque to users.
@MainActor
public final class _ToolbarItems {
  var items: [ZoomRender.ToolbarItem] = []
}

extension ToolbarContent {
  public func _items(_ context: _Context, _ output: _ToolbarItems) {
    var copy = self
    context.bindProperties(of: &copy)
    let body = copy.body
    context.child(0) { body._items(context, output) }
  }
}
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

public protocol CustomizableToolbarContent: ToolbarContent {}

public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}
extension ToolbarItem: CustomizableToolbarContent {
  public typealias Body = Never
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }
  public func _items(_ context: _Context, _ output: _ToolbarItems) {
    output.items.append(
      .init(
        id: context.id, placement: placement.engine, content: context.nodes(content, at: 0),
        origin: context.nodeOrigin()))
  }
}

public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}
extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  public func _items(_ context: _Context, _ output: _ToolbarItems) {
    for node in context.nodes(content, at: 0) {
      output.items.append(
        .init(
          id: node.id, placement: placement.engine, content: [node],
          origin: context.nodeOrigin()))
    }
  }
}

public struct SpacerSizing: Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

public struct ToolbarSpacer: CustomizableToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) { self.placement = placement }
  public func _items(_ context: _Context, _ output: _ToolbarItems) {
    output.items.append(
      .init(
        id: context.id, placement: placement.engine, content: [], isSpacer: true,
        origin: context.nodeOrigin()))
  }
}

/// Toolbar content as a transition source.
public struct _SourceToolbarContent<Content: ToolbarContent> {
  let content: Content
  let id: AnyHashable
  let namespace: Namespace.ID
}
extension _SourceToolbarContent: ToolbarContent {
  public typealias Body = Never
  public func _items(_ context: _Context, _ output: _ToolbarItems) {
    let first = output.items.count
    context.child(0) { content._items(context, output) }
    for index in first..<output.items.count {
      output.items[index].source = .init(
        id: context.graph.encode(id), namespace: namespace.engine)
    }
  }
}

extension ToolbarContent {
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    _SourceToolbarContent(content: self, id: AnyHashable(id), namespace: namespace)
  }
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}

/// Several pieces of toolbar content.
public struct _ToolbarList: ToolbarContent {
  public typealias Body = Never
  let parts: [any ToolbarContent]
  public func _items(_ context: _Context, _ output: _ToolbarItems) {
    for (index, part) in parts.enumerated() {
      context.child(index) { part._items(context, output) }
    }
  }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarList {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarList(parts: parts)
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarList {
    _ToolbarList(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarList {
    _ToolbarList(parts: [first])
  }
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarList {
    _ToolbarList(parts: [second])
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList {
    _ToolbarList(parts: [content])
  }
}

public struct ToolbarPlacement: Sendable, Equatable {
  let engine: ZoomRender.ToolbarPlacement
  public static let automatic = ToolbarPlacement(engine: .automatic)
  public static let navigationBar = ToolbarPlacement(engine: .navigationBar)
  public static let tabBar = ToolbarPlacement(engine: .tabBar)
  public static let bottomBar = ToolbarPlacement(engine: .bottomBar)
}

public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
    var engine: ZoomRender.TitleDisplayMode { .init(rawValue: "\(self)") ?? .automatic }
  }
}

public struct ToolbarTitleDisplayMode: Sendable {
  let engine: ZoomRender.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(engine: .automatic)
  public static let inline = ToolbarTitleDisplayMode(engine: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(engine: .large)
  public static let large = ToolbarTitleDisplayMode(engine: .large)
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

nonisolated extension View {
  public func navigationTitle(_ key: LocalizedStringKey) -> some View {
    _once(.navigationTitle(key.plain))
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    _once(.navigationTitle(String(title)))
  }
  public func navigationTitle(_ title: Text) -> some View { _once(.navigationTitle(title.string)) }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    _once(.navigationTitle(title.wrappedValue))
  }
  public func navigationSubtitle(_ key: LocalizedStringKey) -> some View {
    _ignored("navigationSubtitle")
  }
  public func navigationBarTitle(
    _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    _once(.navigationTitle(key.plain))._once(
      .navigationBarTitleDisplayMode(displayMode.engine))
  }
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View { _once(.navigationBarTitleDisplayMode(mode.engine)) }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    _once(.navigationBarTitleDisplayMode(mode.engine))
  }
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    _once(.navigationBarBackButtonHidden(hides))
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    _once(.toolbarVisibility(isVisible: !hidden, bars: [.navigationBar]))
  }
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { _silent() }

  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let made = content()
    return _Modified(content: self) { context, inner in
      let output = _ToolbarItems()
      context.child(part: "toolbar") { made._items(context, output) }
      context.modifyFirst(inner, by: [.toolbar(output.items)])
    }
  }
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let made = content()
    return _Modified(content: self) { context, inner in
      let items = context.nodes(made, part: "toolbar").map {
        ZoomRender.ToolbarItem(
          id: $0.id, placement: .automatic, content: [$0], origin: context.nodeOrigin())
      }
      context.modifyFirst(inner, by: [.toolbar(items)])
    }
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarVisibility(visibility, bars) }
  private func toolbarVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    _once(
      .toolbarVisibility(
        isVisible: visibility != .hidden,
        bars: bars.isEmpty ? [.navigationBar] : bars.map(\.engine)))
  }
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { _ignored("toolbarBackground") }
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { _ignored("toolbarBackground") }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { _ignored("toolbarBackgroundVisibility") }
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { _ignored("toolbarColorScheme") }
  public func toolbarRole(_ role: ToolbarRole) -> some View { _silent() }

  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let made = label()
    return _Modified(content: self) { context, content in
      let parts = TabLabel(context.nodes(made, part: "tab"))
      context.modifyFirst(
        content, by: [.tabItem(title: parts.title, systemImage: parts.symbol, tag: nil)])
    }
  }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    _environment { $0[TabStyleKey.self] = S._isPage ? .page : .automatic }
  }
  public func badge(_ count: Int) -> some View { _ignored("badge") }
  public func badge(_ key: LocalizedStringKey?) -> some View { _ignored("badge") }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View { _ignored("searchable") }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { _silent() }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { _silent() }
  public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
    _ignored("tabViewBottomAccessory")
  }
}

public struct TabBarMinimizeBehavior: Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
}
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let editor = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let navigationStack = ToolbarRole()
}
public struct StackNavigationViewStyle: Sendable {
  public init() {}
  public static let stack = StackNavigationViewStyle()
}

public protocol TabViewStyle { static var _isPage: Bool { get } }
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public static var _isPage: Bool { false }
}
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  public static var _isPage: Bool { true }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { .init() }
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { .init() }
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
public protocol TabContent {
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
    var children = context.collect { context.output = view.tabs(context) }
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
