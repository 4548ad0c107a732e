// Layouts of the user's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  init(_ size: ProposedSize) {
    self.init(width: size.width.map { CGFloat($0) }, height: size.height.map { CGFloat($0) })
  }
  var engine: ProposedSize {
    ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

public struct ViewSpacing: Sendable {
  var distance: @Sendable (ZoomRender.Axis) -> Double = { _ in 8 }
  public init() {}
  public static let zero = ViewSpacing()
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(axis.engine)
  }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A child of a layout.
public struct LayoutSubview: Equatable {
  let index: Int
  let child: LayoutChild
  let values: LayoutValues
  let placements: PlacementStore
  public var priority: Double { child.priority }
  public var spacing: ViewSpacing { ViewSpacing() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    child.measure(proposal.engine).cg
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: child.measure(proposal.engine))
  }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placements.list[index] = LayoutPlacement(
      position: EnginePoint(position), anchor: anchor.engine, proposal: proposal.engine)
  }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    values.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.index == b.index }
}

final class PlacementStore {
  var list: [LayoutPlacement] = []
}
struct LayoutValues {
  var values: [ObjectIdentifier: Any] = [:]
}

public struct LayoutSubviews: RandomAccessCollection, Equatable {
  let list: [LayoutSubview]
  public var layoutDirection = LayoutDirection.leftToRight
  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }
  public subscript(index: Int) -> LayoutSubview { list[index] }
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool { a.list == b.list }
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  @MainActor func _kind() -> _LayoutKind?
}

/// A layout that the engine has itself; opaque to users.
public struct _LayoutKind {
  let engine: EngineKind
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  @MainActor public func _kind() -> _LayoutKind? { nil }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// A layout with its children.
struct _LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}
extension _LayoutView: View {
  typealias Body = Never
  static func _lower(_ view: Self, _ context: _Context) {
    let graph = context.graph
    var values: [LayoutValues] = []
    let saved = graph.layoutValues
    graph.layoutValues = [:]
    let children = context.nodes(view.content, at: 0)
    for child in children { values.append(graph.layoutValues[child.id] ?? LayoutValues()) }
    graph.layoutValues = saved
    if let kind = view.layout._kind()?.engine {
      return context.emit(kind, children: children)
    }
    var template = graph.register(
      layout: context.id.child(part: "layout"), SourceLayout(layout: view.layout, values: values))
    template.animatable = view.layout.animatableNumbers
    context.emit(.customLayout(.source(template)), children: children)
  }
}

/// A layout that can be taken at any state between two others.
protocol AnimatedLayout: CustomLayout {
  func animated(_ numbers: [Double]) -> any CustomLayout
}

/// A layout of the user's as the engine asks it.
struct SourceLayout<L: Layout>: AnimatedLayout, @unchecked Sendable {
  let layout: L
  let values: [LayoutValues]

  func animated(_ numbers: [Double]) -> any CustomLayout {
    SourceLayout(layout: layout.withAnimatable(numbers), values: values)
  }

  private func subviews(_ children: [LayoutChild], _ store: PlacementStore) -> LayoutSubviews {
    store.list = children.map { _ in
      LayoutPlacement(position: .zero, proposal: .unspecified)
    }
    return LayoutSubviews(
      list: children.enumerated().map { index, child in
        LayoutSubview(
          index: index, child: child,
          values: values.indices.contains(index) ? values[index] : LayoutValues(),
          placements: store)
      })
  }

  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> EngineSize {
    let subviews = subviews(children, PlacementStore())
    var cache = layout.makeCache(subviews: subviews)
    return EngineSize(
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache))
  }

  func place(
    in bounds: EngineRect, proposal: ProposedSize, children: [LayoutChild]
  ) -> [LayoutPlacement] {
    let store = PlacementStore()
    let subviews = subviews(children, store)
    var cache = layout.makeCache(subviews: subviews)
    // A child that is not placed stands in the middle.
    for index in store.list.indices {
      store.list[index] = LayoutPlacement(
        position: EnginePoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: proposal)
    }
    layout.placeSubviews(
      in: bounds.cg, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    return store.list.map { placement in
      var placement = placement
      placement.position = EnginePoint(
        x: placement.position.x - bounds.minX, y: placement.position.y - bounds.minY)
      return placement
    }
  }
}

public struct AnyLayout: Layout {
  let kind: @MainActor () -> _LayoutKind?
  let size: (ProposedViewSize, Subviews) -> CGSize
  let place: (CGRect, ProposedViewSize, Subviews) -> Void
  public init<L: Layout>(_ layout: L) {
    kind = { layout._kind() }
    size = { proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    place = { bounds, proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size(proposal, subviews) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(bounds, proposal, subviews) }
  @MainActor public func _kind() -> _LayoutKind? { kind() }
}

public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
  @MainActor public func _kind() -> _LayoutKind? {
    .init(engine: .hStack(alignment: alignment.engine, spacing: spacing.map { Double($0) }))
  }
}
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
  @MainActor public func _kind() -> _LayoutKind? {
    .init(engine: .vStack(alignment: alignment.engine, spacing: spacing.map { Double($0) }))
  }
}
public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
  @MainActor public func _kind() -> _LayoutKind? {
    .init(engine: .zStack(alignment: alignment.engine))
  }
}
public struct GridLayout: Layout {
  let kind: EngineKind
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    kind = .grid(
      alignment: alignment.engine, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
  @MainActor public func _kind() -> _LayoutKind? { .init(engine: kind) }
}

nonisolated extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    _Modified(content: self) { context, content in
      let made = context.nodes(content, at: 0)
      for node in made {
        context.graph.layoutValues[node.id, default: LayoutValues()]
          .values[ObjectIdentifier(key)] = value
      }
      context.output += made
    }
  }
}
