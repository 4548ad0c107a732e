// Buttons beside a row that a horizontal drag uncovers.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    _SwipeRow(
      content: AnyView(self),
      sides: [.init(edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: AnyView(content()))]
    )
    .adopting(self)
  }
}

/// A row with buttons on one or both sides.
public struct _SwipeRow {
  struct Side {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let buttons: AnyView
  }
  let content: AnyView
  var sides: [Side]

  /// Actions put on a row that has some already belong to the same row.
  nonisolated func adopting(_ inner: Any) -> _SwipeRow {
    guard let inner = inner as? _SwipeRow else { return self }
    return _SwipeRow(content: inner.content, sides: inner.sides + sides)
  }
}

extension _SwipeRow: View {
  public typealias Body = Never

  // Estimates: a button is at least 60 wide (74 before version 26), 8 apart; a drag past three
  // fifths of the screen does what the outermost button does; the row closes on a spring of 0.35 s.
  private static var least: CGFloat { 60 }
  private static var oldLeast: CGFloat { 74 }
  private static var gap: CGFloat { 8 }
  private static var fullShare: CGFloat { 0.6 }
  private static var spring: Animation { .spring(duration: 0.35, bounce: 0) }
  /// How far a list's card reaches beyond the content of its row, and buttons above and below it.
  private static var reach: CGFloat { 16 }
  private static var rise: CGFloat { 8 }

  /// A row that a swipe deletes, unless it has actions of its own on that side.
  @MainActor static func lower<V: View>(
    _ content: V, deleting delete: @escaping @MainActor () -> Void, _ context: _Context
  ) {
    if let row = content as? _SwipeRow, row.sides.contains(where: { $0.edge == .trailing }) {
      return _lower(row, context)
    }
    let button = Button(
      role: .destructive, action: delete, label: Image(symbol: "trash"))
    let side = Side(edge: .trailing, allowsFullSwipe: true, buttons: AnyView(button))
    _lower(_SwipeRow(content: AnyView(content), sides: [side]).adopting(content), context)
  }

  public static func _lower(_ view: Self, _ context: _Context) {
    let isGlass = context.graph.settings.version >= 26
    let graph = context.graph
    let travel = graph.state(StateKey(owner: context.id, offset: -11), initial: CGFloat(0))
    let close = context.action("close") { withAnimation(spring) { travel.wrappedValue = 0 } }
    let parts = view.sides.enumerated().map { index, side in
      SwipeSide(
        side: side,
        buttons: context.nodes(
          side.buttons.buttonStyle(SwipeButtonStyle(isGlass: isGlass)).labelStyle(.iconOnly)
            .environment(\.tint, .gray), part: "side \(index)"
        ).filter(\.isButton).map { $0.followed(by: close) },
        least: isGlass ? least : oldLeast, gap: isGlass ? gap : 0)
    }
    let now = travel.wrappedValue
    let shown = parts.first { $0.sign * now > 0 }
    let row = view.content
      .frame(maxWidth: .infinity, alignment: .leading)
      .offset(x: now)
      .background(alignment: shown?.side.edge == .leading ? .leading : .trailing) {
        if let shown {
          HStack(spacing: isGlass ? gap : 0) { _Nodes(nodes: shown.buttons) }
            .frame(width: abs(now) > shown.open ? abs(now) - gap : shown.open - gap)
            .padding(
              shown.side.edge == .leading ? .leading : .trailing, isGlass ? 0 : -reach
            )
            .padding(.vertical, -rise)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        drag(travel, parts, width: graph.settings.screenSize.width) { side in
          side.outermost?.closures.forEach { graph.registry.actions[$0]?() }
        })
    let card = Rectangle().inset(by: -reach)
    context.child(0) { context.lower(row.clipShape(card)) }
  }

  private static func drag(
    _ travel: Binding<CGFloat>, _ sides: [SwipeSide], width: Double,
    full: @escaping (SwipeSide) -> Void
  ) -> some Gesture {
    var start: CGFloat?
    func place(_ value: DragGesture.Value) -> (CGFloat, SwipeSide?) {
      let from = start ?? travel.wrappedValue
      start = from
      let wanted = from + value.translation.width
      guard let side = sides.first(where: { $0.sign * wanted > 0 }) else { return (0, nil) }
      return (wanted, side)
    }
    return DragGesture(minimumDistance: 10)
      .onChanged { travel.wrappedValue = place($0).0 }
      .onEnded { value in
        let (at, side) = place(value)
        start = nil
        guard let side else { return withAnimation(spring) { travel.wrappedValue = 0 } }
        if side.side.allowsFullSwipe, abs(at) > width * fullShare { return full(side) }
        let goal = at + value.velocity.width * 0.1
        let opens = side.sign * goal > side.open / 2
        withAnimation(spring) { travel.wrappedValue = opens ? side.sign * side.open : 0 }
      }
  }
}

/// The buttons of one side with the room that they take.
private struct SwipeSide {
  let side: _SwipeRow.Side
  let buttons: [EngineNode]
  let outermost: EngineNode?
  /// How far the row moves to show them, in points.
  let open: CGFloat
  var sign: CGFloat { side.edge == .leading ? 1 : -1 }

  init(side: _SwipeRow.Side, buttons: [EngineNode], least: CGFloat, gap: CGFloat) {
    self.side = side
    // The first one is the outermost.
    self.buttons = side.edge == .leading ? buttons : buttons.reversed()
    outermost = buttons.first
    open = CGFloat(buttons.count) * (least + gap)
  }
}

/// A coloured button beside a row: a capsule, before version 26 a block.
private struct SwipeButtonStyle: ButtonStyle {
  let isGlass: Bool
  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    let ground: AnyShapeStyle =
      configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    let label = configuration.label.font(.body.weight(.medium)).foregroundStyle(.white)
      .lineLimit(1).minimumScaleFactor(0.6)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    if isGlass {
      label.background(ground, in: .capsule)
    } else {
      label.background(ground, in: .rect)
    }
  }
}

extension EngineNode {
  /// The closures that a button runs.
  fileprivate var closures: [Int] {
    guard case .button(_, let actions) = kind else { return [] }
    return actions.compactMap { if case .closure(let number) = $0 { number } else { nil } }
  }
}
