// Menus that a long press opens beside the view.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    opening(menuItems(), preview: EmptyView?.none, Origin(file, line, column))
  }
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { opening(menuItems(), preview: preview(), Origin(file, line, column)) }

  /// A menu without items is none.
  private func opening<M: View, P: View>(
    _ items: M, preview: P?, _ origin: Origin
  ) -> some View {
    _Modified(content: self) { context, content in
      let graph = context.graph
      let isOpen = graph.state(StateKey(owner: context.id, offset: -9), initial: false)
      let path = graph.submenuPath(of: context.id)
      let place = context.id.child(part: "source")
      let lifted = LiftedView()
      let marked = _Modified(content: content) { context, content in
        let start = context.output.count
        context.notingScreenFrame(
          of: _Modified(content: content) { context, content in
            let made = context.nodes(content, at: 0)
            lifted.nodes = made.map(\.pictured)
            context.output += made
          }, as: place)
        if start == context.output.count { lifted.nodes = [] }
      }
      let isRow = context.environment[RowKey.self]
      let card = {
        _ContextMenuCard(
          items: items, preview: preview.map { AnyView($0) }, lifted: lifted, isRow: isRow,
          place: place, path: path)
      }
      context.lower(
        marked
          .onLongPressGesture {
            path.wrappedValue = []
            isOpen.wrappedValue = true
          }
          .presenting(
            .menu, isPresented: isOpen, onDismiss: nil, origin: origin, content: card))
    }
  }
}

/// The nodes of a view as they were lowered last.
@MainActor
private final class LiftedView {
  var nodes: [EngineNode] = []
  nonisolated init() {}
}

/// A lifted view with its menu over a blurred screen.
private struct _ContextMenuCard<Items: View>: View {
  typealias Body = Never
  let items: Items
  let preview: AnyView?
  let lifted: LiftedView
  let isRow: Bool
  /// The view, in the table of places.
  let place: EngineID
  let path: Binding<[EngineID]>

  // Read off iOS, low confidence: 16 from the edges and between the view and its menu; a preview of
  // the caller's own has corners of 13 (26 with glass); what is behind is blurred and dimmed.
  private static var room: CGFloat { 16 }
  /// Above and below what is in a row, an estimate.
  private static var rowRoom: CGFloat { 11 }

  static func _lower(_ view: Self, _ context: _Context) {
    let screen = context.graph.settings.screenSize.cg
    let source =
      context.graph.places.frame(of: view.place)?.cg
      ?? CGRect(x: screen.width / 2, y: screen.height / 2, width: 0, height: 0)
    let dismiss = context.environment.dismissHandler ?? {}
    let menu = context.menu(
      of: view.items, path: view.path, dismiss: context.action("dismiss", dismiss))
    let isGlass = context.graph.settings.version >= 26
    let picture: AnyView
    if let preview = view.preview {
      let corner: CGFloat = isGlass ? 26 : 13
      picture = AnyView(
        preview.background(.background, in: .rect(cornerRadius: corner))
          .clipShape(.rect(cornerRadius: corner)))
    } else {
      let lifted = _Nodes(nodes: view.lifted.nodes)
        .frame(width: source.width, height: source.height).buttonStyle(.plain)
      // A row is lifted with the ground of its list, around which it has its insets.
      picture =
        view.isRow
        ? AnyView(
          lifted.padding(.horizontal, room).padding(.vertical, rowRoom)
            .background(.background, in: .rect(cornerRadius: isGlass ? 26 : 10))
            .padding(.horizontal, -room).padding(.vertical, -rowRoom))
        : AnyView(lifted)
    }
    // The menu is below where there is more room, on the side of the view's nearer edge.
    let isAbove = source.midY > screen.height * 0.55
    let isTrailing = source.midX > screen.width / 2 && source.width < screen.width / 2
    let (alignment, edge): (HorizontalAlignment, Edge.Set) =
      isTrailing ? (.trailing, .trailing) : (.leading, .leading)
    let x =
      view.preview != nil ? room : max(0, isTrailing ? screen.width - source.maxX : source.minX)
    let y = max(0, isAbove ? screen.height - source.maxY : source.minY)
    // A view near the middle keeps its place while the menu stays on screen.
    let menuX = min(x, screen.width - MenuMetrics.width - room)
    let column = VStack(alignment: alignment, spacing: room + (view.isRow ? rowRoom : 0)) {
      if isAbove { menu }
      picture.allowsHitTesting(false).padding(edge, x - menuX)
      if !isAbove { menu }
    }
    let body = ZStack(
      alignment: Alignment(horizontal: alignment, vertical: isAbove ? .bottom : .top)
    ) {
      Rectangle().fill(.ultraThinMaterial)
        .overlay(Color.black.opacity(0.1))
        .contentShape(Rectangle()).onTapGesture { dismiss() }
      column
        .padding(edge, menuX)
        .padding(isAbove ? .bottom : .top, y)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .ignoresSafeArea()
    context.child(0) { context.lower(body) }
  }
}
