// Stacks, grids and other containers.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}
extension HStack: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .hStack(alignment: view.alignment.engine, spacing: view.spacing.map { Double($0) }),
      children: context.nodes(view.content, at: 0))
  }
}

public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}
extension VStack: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .vStack(alignment: view.alignment.engine, spacing: view.spacing.map { Double($0) }),
      children: context.nodes(view.content, at: 0))
  }
}

public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content
}
extension ZStack: View {
  public typealias Body = Never
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .zStack(alignment: view.alignment.engine), children: context.nodes(view.content, at: 0))
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
  var engine: EngineKind.PinnedViews { .init(rawValue: Int(rawValue)) }
}

public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content
}
extension LazyVStack: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, pinned: pinnedViews, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .lazyVStack(
        alignment: view.alignment.engine, spacing: view.spacing.map { Double($0) },
        pinnedViews: view.pinned.engine), children: context.nodes(view.content, at: 0))
  }
}

public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content
}
extension LazyHStack: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, pinned: pinnedViews, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .lazyHStack(
        alignment: view.alignment.engine, spacing: view.spacing.map { Double($0) },
        pinnedViews: view.pinned.engine), children: context.nodes(view.content, at: 0))
  }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
  var engine: ZoomRender.GridItem {
    let engineSize: ZoomRender.GridItem.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return .init(
      engineSize, spacing: spacing.map { Double($0) }, alignment: alignment?.engine)
  }
}

public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content
}
extension LazyVGrid: View {
  public typealias Body = Never
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing, pinned: pinnedViews,
      content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .lazyVGrid(
        columns: view.columns.map(\.engine), alignment: view.alignment.engine,
        spacing: view.spacing.map { Double($0) }, pinnedViews: view.pinned.engine),
      children: context.nodes(view.content, at: 0))
  }
}

public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content
}
extension LazyHGrid: View {
  public typealias Body = Never
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing, pinned: pinnedViews,
      content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .lazyHGrid(
        rows: view.rows.map(\.engine), alignment: view.alignment.engine,
        spacing: view.spacing.map { Double($0) }, pinnedViews: view.pinned.engine),
      children: context.nodes(view.content, at: 0))
  }
}

public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}
extension Grid: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .grid(
        alignment: view.alignment.engine,
        horizontalSpacing: view.horizontalSpacing.map { Double($0) },
        verticalSpacing: view.verticalSpacing.map { Double($0) }),
      children: context.nodes(view.content, at: 0))
  }
}

public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content
}
extension GridRow: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .gridRow(alignment: view.alignment?.engine), children: context.nodes(view.content, at: 0))
  }
}

public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content
}
extension ViewThatFits: View {
  public typealias Body = Never
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(
      .viewThatFits(axes: view.axes.engine), children: context.nodes(view.content, at: 0))
  }
}

public struct Spacer {
  public var minLength: CGFloat?
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}
extension Spacer: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.spacer(minLength: view.minLength.map { Double($0) }))
  }
}

public struct Divider {
  nonisolated public init() {}
}
extension Divider: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) { context.emit(.divider) }
}

public struct ScrollView<Content: View> {
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content
}
extension ScrollView: View {
  public typealias Body = Never
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, showsIndicators: showsIndicators, content: content())
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    let graph = context.graph
    let users = graph.scrollUsers
    let id = context.id
    var children: [EngineNode] = []
    let watchers = context.environment[ScrollWatchersKey.self]
    context.withEnvironment({
      $0[ScrollSpaceKey.self] = id
      $0[ScrollAxesKey.self] = view.axes
      $0[ScrollWatchersKey.self] = []
    }) { children = context.nodes(view.content, at: 0) }
    children = context.watched(children, in: id, by: watchers)
    if !watchers.isEmpty { graph.scrollUsers += 1 }
    // Views inside that ask for their place need the scroll view's own.
    var reader = graph.scrollUsers > users ? [context.spaceReader(AnyHashable(id), 0)] : []
    if !watchers.isEmpty {
      var whole = context.spaceReader(AnyHashable(id.child(part: "whole")), 1)
      whole.modifiers.append(
        ModifierNode(.ignoresSafeArea(edges: .all), origin: context.nodeOrigin()))
      reader.append(whole)
    }
    context.emit(
      .scrollView(axes: view.axes.engine, showsIndicators: view.showsIndicators),
      children: children,
      modifiers: reader.isEmpty ? [] : [.background(alignment: .center, content: reader)])
  }
}

/// Scrolls to a view by its id.
public struct ScrollViewProxy {
  let scroll: @MainActor (EngineValue, UnitPoint?) -> Void
  let encode: @MainActor (AnyHashable) -> EngineValue
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    onDriver { scroll(encode(AnyHashable(id)), anchor) }
  }
}

public struct ScrollViewReader<Content: View> {
  let make: (ScrollViewProxy) -> Content
}
extension ScrollViewReader: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    make = content
  }
  public static func _lower(_ view: Self, _ context: _Context) {
    // The wanted position is a state of the reader, told to the scroll views inside.
    let key = StateKey(owner: context.id, offset: -2)
    let graph = context.graph
    graph.touch(key)
    let proxy = ScrollViewProxy(
      scroll: { id, anchor in graph.set(ReaderTarget(id: id, anchor: anchor?.engine), for: key) },
      encode: { graph.encode($0) })
    let target: ReaderTarget? = graph.registry.values[key] as? ReaderTarget
    let made = context.naming { context.nodes(view.make(proxy), at: 0) }
    context.output += made.map { ReaderTarget.apply(target ?? ReaderTarget(id: .null), to: $0) }
  }
}

/// Where a scroll view reader has been told to scroll.
struct ReaderTarget: Equatable {
  var id: EngineValue
  var anchor: EngineUnitPoint?

  /// Puts the position on the scroll views of a subtree.
  static func apply(_ target: ReaderTarget, to node: EngineNode) -> EngineNode {
    var node = node
    switch node.kind {
    case .scrollView, .list:
      node.modifiers.append(
        ModifierNode(.scrollPosition(id: target.id, anchor: target.anchor)))
    default: node.children = node.children.map { apply(target, to: $0) }
    }
    return node
  }
}

/// A scroll view's position, as a value that the user keeps.
public struct ScrollPosition: Equatable {
  var target: AnyHashable?
  var anchor: UnitPoint?
  var edge: Edge?
  var point: CGPoint?
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    target = AnyHashable(id)
    self.anchor = anchor
  }
  public init(edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable).Type = Never.self) {}
  public init<ID: Hashable>(idType: ID.Type, edge: Edge) { self.edge = edge }
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    target = AnyHashable(id)
    self.anchor = anchor
  }
  public mutating func scrollTo(edge: Edge) { self.edge = edge }
  public mutating func scrollTo(point: CGPoint) { self.point = point }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { point = CGPoint(x: x, y: y) }
  public func viewID<T: Hashable>(type: T.Type) -> T? { target?.base as? T }
  public var viewID: (any Hashable)? { target?.base as? any Hashable }
}
