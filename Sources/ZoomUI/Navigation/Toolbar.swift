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

/// Places what the system puts into bars: the search field stays where it is.
public struct DefaultToolbarItem: CustomizableToolbarContent {
  public typealias Body = Never
  let kind: ToolbarDefaultItemKind
  let origin: Origin
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.kind = kind
    origin = Origin(file, line, column)
  }
  public func _items(_ context: _Context, _ output: _ToolbarItems) {
    context.unsupported("DefaultToolbarItem(kind: .\(kind.name))", origin: origin)
  }
}
public struct ToolbarDefaultItemKind: Sendable {
  let name: String
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
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
        id: context.graph.encode(sharedID: id), namespace: namespace.engine)
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

public struct TabBarMinimizeBehavior: Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}
public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  var isDrawer = false
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement(isDrawer: true)
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
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
