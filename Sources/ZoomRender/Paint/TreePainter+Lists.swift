// Grounds, cards, rows and separators of lists.

extension TreePainter {
  mutating func paintList(
    _ style: ViewKind.ListStyle, _ index: Int, box: Rect, _ parentState: PaintState
  ) {
    var state = parentState
    let environment = tree.environment(of: index)
    let isGrouped = ListLook.isGrouped(style == .automatic ? environment.listStyle : style)
    if !state.hidesScrollBackground {
      let rect = scrollClip(index, box: box)
      paintFill(
        .color(.system(isGrouped ? "systemGroupedBackground" : "systemBackground")),
        of: Path(rect: rect), clip: .rect(rect), rect: rect, index, state)
    }
    state.isInList = true
    state.isInGroupedList = isGrouped
    paintScrolling(index, box: box, state)
  }

  /// A row: card behind it, content, separator under it.
  mutating func paintRow(
    _ index: Int, box: Rect, _ state: PaintState,
    content: (inout TreePainter, PaintState) -> Void
  ) {
    guard let row = tree.nodes[index].list else { return content(&self, state) }
    if row.isPinned {
      // Opaque: what devices show through it is a blur of nearly the same colour.
      paintFill(
        .color(.system("systemBackground")), of: Path(rect: box), clip: .rect(box), rect: box,
        index,
        state)
    }
    if state.isInGroupedList, !hasRowBackground(index) {
      let shape = Shape.unevenRoundedRectangle(radii: row.radii, style: .continuous)
      // Under the next row by two points: no seam where rows end between pixels, as they do at
      // scales that are not the device's.
      let card = row.continuesBelow ? box.inset(by: Insets(bottom: -2)) : box
      paintFill(
        .color(.system("secondarySystemGroupedBackground")),
        of: outline(of: shape, in: card, index: index),
        clip: clip(of: shape, in: card, index: index), rect: card, index, state)
    }
    content(&self, state)
    guard let leading = row.separatorLeading, state.isVisible else { return }
    let environment = tree.environment(of: index)
    let pixel = 1 / max(environment.pixelsPerPoint, 0.1)
    // The trailing end is the card's inner edge: 16 pt, as the row's content.
    let trailing = state.isInGroupedList && environment.usesGlassGeneration ? 16.0 : 0
    let line = Rect(
      minX: box.minX, minY: box.maxY - pixel, maxX: box.maxX, maxY: box.maxY
    ).inset(
      by: Insets(leading: leading, trailing: trailing), in: environment.layoutDirection)
    guard line.width > 0 else { return }
    paintFill(
      .color(.system("separator")), of: Path(rect: line), clip: .rect(line), rect: line, index,
      state)
  }
}

extension TreePainter {
  /// True when a row's first child is a background of the scene's own.
  func hasRowBackground(_ index: Int) -> Bool {
    guard let first = tree.children(of: index).first else { return false }
    return tree.nodes[first].content == .implicit(ListLook.rowBackground)
  }

  /// The outline that a row's background is cut to: the corners of the card that it carries.
  func rowClip(_ index: Int, box: Rect) -> PaintEffect {
    guard let parent = tree.nodes[index].parent, let row = tree.nodes[parent].list,
      !row.radii.isZero
    else { return .clip(.rect(box)) }
    return .clip(
      clip(
        of: .unevenRoundedRectangle(radii: row.radii, style: .continuous), in: box, index: index))
  }
}

/// What list styles look like.
enum ListLook {
  /// Text of the implicit node that holds a row's own background.
  static let rowBackground = "listRowBackground"

  static func isGrouped(_ style: ViewKind.ListStyle) -> Bool {
    switch style {
    // A sidebar that fills a phone's screen looks like an inset grouped list (medium confidence).
    case .automatic, .grouped, .insetGrouped, .sidebar: true
    case .plain, .inset: false
    }
  }
}
