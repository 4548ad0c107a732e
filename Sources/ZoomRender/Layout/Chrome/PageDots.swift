// The dots of a tab view that is paged.

/// A page-style tab view's row of dots, one for each page.
///
/// Sizes: `UIPageControl` as it has long been drawn (dots of 7 points, 16 apart, in a row 26 tall at
/// the bottom of the safe area; white, the others at 30 %); from memory, low confidence. As on
/// devices the dots do not show over white.
public struct PageDots: Sendable, Equatable {
  /// Number of pages.
  public var count: Int
  /// Index of the page that is shown.
  public var selectedIndex: Int

  /// Dots for so many pages; one page has none.
  public init(count: Int, selectedIndex: Int) {
    self.count = count
    self.selectedIndex = selectedIndex
  }

  private static let diameter = 7.0
  private static let pitch = 16.0
  private static let height = 26.0

  /// The row as a view with its place; the dots take no room from the pages.
  public func parts(in context: ChromeContext) -> [ChromePart] {
    guard count > 1 else { return [] }
    let id = context.id.child(part: ChromePart.Kind.pageIndicator.nodeName)
    let dots = (0..<count).map { index in
      ViewNode(
        id: id.child(index), kind: .shape(ShapeContent(shape: .circle)),
        modifiers: [
          ModifierNode(
            .foregroundStyle([.color(.opacity(.white, index == selectedIndex ? 1 : 0.3))])),
          ModifierNode(.frame(width: Self.diameter, height: Self.diameter, alignment: .center)),
        ])
    }
    let row = ViewNode(
      id: id.child(part: "dots"),
      kind: .hStack(alignment: .center, spacing: Self.pitch - Self.diameter), children: dots)
    let width = Self.pitch * Double(count)
    let bottom = context.size.height - context.safeArea.bottom
    return [
      ChromePart(
        kind: .pageIndicator, id: id, node: row,
        rect: Rect(
          x: (context.size.width - width) / 2, y: bottom - Self.height, width: width,
          height: Self.height))
    ]
  }
}
