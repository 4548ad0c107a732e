// Where followers of matched geometry are drawn, as measured on pixels of recorded views.

import Testing

@testable import ZoomRender

struct MatchedGeometryLayoutTests {
  struct Row {
    var anchor: UnitPoint
    /// Nil is a view that takes what it is offered.
    var size: Size?
    var matchesPosition = true
    var source: Rect
    var cell: Rect
    var content: [Double]
  }

  static let rows: [Row] = [
    row(.topLeading, 80, 20, 10, 10, [100, 80, 80, 20]),
    row(.topLeading, 20, 60, 210, 10, [300, 80, 20, 60]),
    row(.topLeading, 20, 20, 410, 10, [500, 80, 20, 20]),
    row(.center, 80, 20, 10, 170, [60, 260, 80, 20]),
    row(.center, 20, 60, 210, 170, [320, 220, 20, 60]),
    row(.center, 20, 20, 410, 170, [520, 260, 20, 20]),
    row(.bottomTrailing, 20, 60, 210, 330, [340, 360, 20, 60]),
    row(.bottomTrailing, 20, 20, 410, 330, [540, 440, 20, 20]),
    Row(
      anchor: .center, size: Size(80, 20), matchesPosition: false,
      source: Rect(x: 500, y: 560, width: 40, height: 40),
      cell: Rect(x: 410, y: 490, width: 200, height: 160), content: [410, 490, 80, 20]),
    Row(
      anchor: .center, size: nil, source: Rect(x: 300, y: 720, width: 40, height: 40),
      cell: Rect(x: 210, y: 650, width: 200, height: 160), content: [300, 720, 40, 40]),
  ]

  private static func row(
    _ anchor: UnitPoint, _ width: Double, _ height: Double, _ x: Double, _ y: Double,
    _ content: [Double]
  ) -> Row {
    Row(
      anchor: anchor, size: Size(width, height),
      source: Rect(x: x + 90, y: y + 70, width: 40, height: 40),
      cell: Rect(x: x, y: y, width: 200, height: 160), content: content)
  }

  /// A follower in its cell.
  private func tree(_ row: Row) -> Tree {
    let view = row.size.map { color().frame($0.width, $0.height) } ?? color()
    return zStack(
      .topLeading,
      view.named("content").adding(
        .matchedGeometryEffect(
          MatchedGeometryEffect(
            id: .string("box"), namespace: NamespaceID(name: "n"), anchor: row.anchor,
            isSource: false))
      ).named("slot")
        .frame(row.cell.width, row.cell.height, .topLeading)
        .adding(.padding(Insets(top: row.cell.minY, leading: row.cell.minX)))
    ).frame(640, 840, .topLeading)
  }

  @Test(arguments: rows.indices)
  func `a follower is drawn at the source while its slot stays`(index: Int) throws {
    let row = Self.rows[index]
    let plain = tree(row).layout(640, 840)
    let node = try #require(plain.matchedGeometryNodes.first)
    let match = MatchedPlacement(
      size: row.source.size,
      point: row.matchesPosition ? row.anchor.point(in: row.source) : nil, anchor: row.anchor)
    let matched = tree(row).layout(
      640, 840, overrides: LayoutOverrides(matched: [plain.nodes[node].id: match]))
    #expect(matched.frame("content") == row.content)
    #expect(matched.frame("slot") == plain.frame("slot"))
    #expect(matched.frame("slot").prefix(2) == [row.cell.minX, row.cell.minY])
  }

  @Test func `a follower of the position alone keeps its size`() {
    let row = Self.rows[3]
    let plain = tree(row).layout(640, 840)
    let id = plain.nodes[plain.matchedGeometryNodes[0]].id
    let match = MatchedPlacement(size: nil, point: Point(120, 260), anchor: .center)
    let matched = tree(row).layout(640, 840, overrides: LayoutOverrides(matched: [id: match]))
    #expect(matched.frame("content") == [80, 250, 80, 20])
  }
}
