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

/// Columns: on a phone they are one stack that starts with the sidebar; choosing a row or following a
/// link shows the next one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let columns: [@MainActor (_Context) -> Void]
  let preferred: Binding<NavigationSplitViewColumn>?

  nonisolated init(
    _ columns: [@MainActor (_Context) -> Void], _ preferred: Binding<NavigationSplitViewColumn>?
  ) {
    self.columns = columns
    self.preferred = preferred
  }
}
extension NavigationSplitView: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.navigationStack(path: nil), children: context.collect { view.lower(0, context) })
  }

  /// A column, with the next one as its destination.
  @MainActor private func lower(_ index: Int, _ context: _Context) {
    let graph = context.graph
    guard index + 1 < columns.count else {
      return context.child(index) { columns[index](context) }
    }
    let key = StateKey(owner: context.id, offset: -8 - index)
    graph.touch(key)
    let preferred = preferred
    let isDetailFirst = preferred?.wrappedValue == .detail
    let name = index + 2 == columns.count ? NavigationSplitViewColumn.detail : .content
    let neighbours = SplitColumns {
      onDriver { graph.set(true, for: key) }
      preferred?.wrappedValue = name
    }
    let variable = graph.variables.register(
      "column", at: context.id.child(part: "column \(index)"),
      .init(
        get: { .bool(graph.value(for: key) { isDetailFirst }) },
        set: { isShown in
          graph.set(isShown.isTruthy, for: key)
          if !isShown.isTruthy {
            neighbours.clear?()
            preferred?.wrappedValue = index == 0 ? .sidebar : .content
          }
        }))
    let template = context.template("column \(index)") { inner, _ in
      inner.presented(dismissing: { graph.set(false, for: key) }) { lower(index + 1, inner) }
    }
    let start = context.output.count
    context.withEnvironment({ $0[SplitColumnsKey.self] = neighbours }) {
      context.child(index) { columns[index](context) }
    }
    guard context.output.count > start else { return }
    context.output[start].modifiers.append(
      ModifierNode(
        .navigationDestination(
          NavigationDestination(trigger: .isPresented(variable), template: template)),
        origin: context.nodeOrigin()))
  }
}

/// What rows and links of a column do to the next one.
@MainActor
final class SplitColumns {
  let show: @MainActor () -> Void
  /// Unchooses the row when its column is left.
  var clear: (@MainActor () -> Void)?
  /// Chooses a value; false when the column's list has none of its type.
  var select: (@MainActor (AnyHashable) -> Bool)?
  init(show: @escaping @MainActor () -> Void) { self.show = show }
}
struct SplitColumnsKey: EnvironmentKey {
  static let defaultValue: SplitColumns? = nil
}

/// A column as what lowers it.
private func column<V: View>(_ view: V) -> @MainActor (_Context) -> Void {
  { V._lower(view, $0) }
}

extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init([column(sidebar()), column(content()), column(detail())], nil) }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init([column(sidebar()), column(content()), column(detail())], preferredCompactColumn)
  }
}
extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init([column(sidebar()), column(detail())], nil) }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init([column(sidebar()), column(detail())], preferredCompactColumn) }
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init([column(sidebar()), column(detail())], preferredCompactColumn) }
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
}
