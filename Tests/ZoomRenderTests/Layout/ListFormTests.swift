// Sections outside lists, margins of lists, icons at large text sizes, joints of cards.

import Testing

@testable import ZoomRender

struct ListFormTests {
  private func section(_ header: Tree, _ rows: Tree...) -> Tree {
    Tree(
      kind: .section(header: Tree.views([header], NodeID(value: 5)), footer: []), children: rows)
  }

  @Test func `a section in a stack is its header, rows and footer`() {
    let parts = section(box(60, 10, "header"), box(20, 10, "a"), box(40, 10, "b"))
    let column = vStack(5, .leading, parts, box(80, 10, "after")).layout(200, 200)
    #expect(column.frame("header") == [60, 72.5, 60, 10])
    #expect(column.frame("a") == [60, 87.5, 20, 10])
    #expect(column.frame("b") == [60, 102.5, 40, 10])
    #expect(column.frame("after") == [60, 117.5, 80, 10])
    let row = hStack(5, .center, parts.padding(1)).layout(200, 20)
    #expect(row.frame("header")[0] == 33)
    #expect(row.frame("a")[0] == 100)
    #expect(row.frame("b")[0] == 127)
  }

  @Test func `margins that a scene sets replace those of a list`() {
    func frames(_ edges: Edge.Set, _ length: Double, _ style: ViewKind.ListStyle) -> LayoutTree {
      Tree(kind: .list(style), children: [text(40, 20).named("a"), text(40, 20).named("b")])
        .adding(.contentMargins(Insets(edges, length), edges: edges, placement: .automatic))
        .layout(402, 800)
    }
    func row(_ tree: LayoutTree) -> Rect? { tree.nodes.first { $0.list != nil }?.frame }
    // 35 above and 16 beside by themselves.
    #expect(row(frames([], 0, .insetGrouped)) == Rect(x: 16, y: 35, width: 370, height: 52))
    #expect(row(frames(.top, 0, .insetGrouped)) == Rect(x: 16, y: 0, width: 370, height: 52))
    #expect(
      row(frames(.horizontal, 40, .insetGrouped)) == Rect(x: 40, y: 35, width: 322, height: 52))
    #expect(row(frames(.leading, 0, .insetGrouped)) == Rect(x: 0, y: 35, width: 386, height: 52))
    #expect(row(frames(.horizontal, 20, .plain)) == Rect(x: 20, y: 0, width: 362, height: 52))
  }

  @Test(arguments: [(DynamicTypeSize.large, 28.0), (.accessibility3, 28 * 40 / 17.0)])
  func `the column of a list's icons grows with the text`(size: DynamicTypeSize, width: Double) {
    let label = Tree(
      kind: .label, children: [text(40, 20).named("title"), image(24, 20).named("icon")])
    let tree = LayoutEngine.layout(
      [Tree(kind: .list(.insetGrouped), children: [label]).view(NodeID.root.child(0))],
      in: LayoutHost(
        size: Size(402, 800), environment: EnvironmentValues(dynamicTypeSize: size)),
      using: LayoutServices(text: SuppliedTextMeasuring()))
    // 16 of margin, 16 of inset, the column, 16 between.
    #expect((tree.frame("title")[0] - 48 - width).magnitude < 1e-9)
    #expect((tree.frame("icon")[0] - 32 - (width - 24) / 2).magnitude < 1e-9)
    let wide = Tree(
      kind: .list(.insetGrouped),
      children: [
        Tree(kind: .label, children: [text(40, 20).named("title"), image(50, 20).named("icon")])
      ]
    ).layout(402, 800)
    #expect(wide.frame("icon")[0] == 32)
    #expect(wide.frame("title")[0] == 98)
  }

  /// Rows of 52.3 points end between pixels: the ground must not show through the card.
  @Test func `a card has no seams where its rows meet`() throws {
    let rows = (0..<4).map { index in
      view(.color(.clear), .frame(width: nil, height: 22.3, alignment: .center))
        .identified(as: NodeID.root.child(9).child(index))
    }
    var list = view(
      .list(.insetGrouped),
      children: rows.map { row in
        var row = row
        row.modifiers.append(ModifierNode(.listRowSeparator(isVisible: false)))
        return row
      })
    list.id = NodeID.root.child(9)
    let tree = LayoutEngine.layout(
      [list], in: LayoutHost(size: Size(100, 260)),
      using: LayoutServices(text: SuppliedTextMeasuring()))
    let assets = try TestAssets.snapshot()
    let painted = Painter(assets: assets).paint(tree)
    let bitmap = try FrameRasterizer(RasterContext(assets: assets, pixelsPerPoint: 1)).bitmap(
      of: Frame(time: 0, size: Size(100, 260), background: .white, root: painted.layer))
    let column = (40..<240).map { bitmap[50, $0] }
    #expect(Set(column).count == 1, "\(column)")
  }
}
