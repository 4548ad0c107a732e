// Numbers of lists, by style and OS generation.

/// Lengths of a list's parts, in points.
struct ListMetrics {
  /// Shortest row, and the room above and below a row's content.
  var rowHeight: Double
  var rowPadding: Double
  /// From the card's edge to the row's content.
  var contentInset: Double
  /// From the list's edge to the card.
  var sideMargin: Double
  var cornerRadius: Double
  /// Above the first section, when it has no header and when it has one.
  var topGap: Double
  var topGapWithHeader: Double
  /// Between two sections.
  var sectionGap: Double
  /// Above a header that follows a section, and below any header.
  var headerGap: Double
  var headerBottom: Double
  /// Part of the distances around a header that belongs to it: what it covers while it is pinned.
  var pinnedPadding = Insets.zero
  /// Between a card and its footer, and below a footer.
  var footerTop: Double
  var footerBottom: Double
  /// Below the last section.
  var bottomGap: Double
  /// True for styles whose sections are cards on a ground.
  var hasCards: Bool

  init(style: ViewKind.ListStyle, usesGlass: Bool, width: Double) {
    // Recorded: iOS 26 device dumps and simulator records (row 52, cards 16 in with radius 26,
    // headers 27.5 or 32 below a row and 10 above the next); earlier: UIKit view dumps (row 44,
    // radius 10, 35 above and between sections).
    let margin = !usesGlass && width >= 414 ? 20.0 : 16.0
    rowHeight = usesGlass ? 52 : 44
    rowPadding = usesGlass ? 15 : 12
    contentInset = margin
    sideMargin = 0
    cornerRadius = 0
    topGap = 0
    topGapWithHeader = 10
    sectionGap = 0
    headerGap = usesGlass ? 32 : 17
    headerBottom = usesGlass ? 10 : 6
    footerTop = 8
    footerBottom = usesGlass ? 23.5 : 17
    bottomGap = 0
    hasCards = false
    switch style {
    case .plain:
      pinnedPadding = Insets(top: 6, bottom: headerBottom)
      topGapWithHeader -= pinnedPadding.top
      headerGap -= pinnedPadding.top
      headerBottom -= pinnedPadding.bottom
    case .inset:
      sideMargin = margin
      contentInset = 16
    case .automatic, .insetGrouped, .sidebar, .grouped:
      hasCards = true
      topGap = 35
      topGapWithHeader = usesGlass ? 10 : 17
      sectionGap = usesGlass ? 35 : 35.33
      headerGap = usesGlass ? 27.5 : 34.67
      bottomGap = 35
      if style != .grouped {
        sideMargin = margin
        contentInset = 16
        cornerRadius = usesGlass ? 26 : 10
      }
    }
  }
}
