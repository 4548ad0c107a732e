// Columns of a split view.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
public enum NavigationSplitViewStyle: Sendable { case automatic, balanced, prominentDetail }

/// Columns: on a phone they are one stack that starts with the sidebar.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
}
extension NavigationSplitView: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.unsupported("NavigationSplitView with more than one visible column")
    context.emit(.navigationStack(path: nil), children: context.nodes(view.sidebar, at: 0))
  }
}
extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}
extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}

nonisolated extension View {
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { _silent() }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { _silent() }
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyle) -> some View { _silent() }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { _silent() }

  // The older bar
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    _once(.navigationTitle(title.string))._once(.navigationBarTitleDisplayMode(displayMode.engine))
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  // Search: the field is not drawn
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
  ) -> some View { _ignored("searchable") }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { _ignored("searchable") }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View { _ignored("searchable") }
  public func searchSuggestions<C: View>(@ViewBuilder _ content: () -> C) -> some View { _silent() }
  public func searchCompletion(_ completion: String) -> some View { _silent() }
  public func searchScopes<V: Hashable, C: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> C
  ) -> some View { _silent() }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { _silent() }
}

/// Rows of a tree, each with its children below.
public struct OutlineGroup<Element: Identifiable, Leaf: View> {
  let elements: [Element]
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf
}
extension OutlineGroup {
  nonisolated public init<D: RandomAccessCollection>(
    _ data: D, children: KeyPath<Element, D?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where D.Element == Element {
    elements = Array(data)
    self.children = { $0[keyPath: children].map { Array($0) } }
    self.content = content
  }
  nonisolated public init<D: RandomAccessCollection>(
    _ root: Element, children: KeyPath<Element, D?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where D.Element == Element {
    elements = [root]
    self.children = { $0[keyPath: children].map { Array($0) } }
    self.content = content
  }
}
extension OutlineGroup: View {
  public var body: some View {
    ForEach(elements) { element in
      if let inner = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(elements: inner, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
