// Queries of laid-out trees.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct LayoutTreeTests {
  private func name(at point: Point, in tree: LayoutTree) -> String? {
    tree.hitTest(point).last.flatMap { index in
      tree.path(to: index).reversed().lazy.compactMap { tree.nodes[$0].name }.first
    }
  }

  @Test func `the topmost view takes a touch`() {
    let tree = zStack(.topLeading, box(100, 100, "a"), box(50, 50, "b")).layout(100, 100)
    #expect(name(at: Point(25, 25), in: tree) == "b")
    #expect(name(at: Point(75, 75), in: tree) == "a")
    #expect(tree.hitTest(Point(150, 50)).isEmpty)
  }

  @Test func `zIndex decides what is on top`() {
    let tree = zStack(
      .topLeading, box(100, 100, "a").adding(.zIndex(1)), box(50, 50, "b")
    ).layout(100, 100)
    #expect(name(at: Point(25, 25), in: tree) == "a")
  }

  @Test func `hidden, transparent and untouchable views let touches through`() {
    for modifier in [Modifier.hidden, .opacity(0), .allowsHitTesting(false)] {
      let tree = zStack(.topLeading, box(100, 100, "a"), box(50, 50, "b").adding(modifier))
        .layout(100, 100)
      #expect(name(at: Point(25, 25), in: tree) == "a")
    }
  }

  @Test func `offsets and turns move where a view takes touches`() {
    let moved = box(20, 20, "a").adding(.offset(Vector(dx: 40, dy: 0))).layout(100, 100)
    #expect(name(at: Point(90, 50), in: moved) == "a")
    #expect(moved.hitTest(Point(50, 50)).isEmpty)
    let turned = box(80, 10, "a").adding(
      .rotationEffect(radians: .pi / 2, anchor: .center)
    ).layout(100, 100)
    #expect(name(at: Point(50, 85), in: turned) == "a")
    #expect(turned.hitTest(Point(85, 50)).isEmpty)
  }

  @Test func `a scroll view clips touches, a stack has none of its own`() {
    let tree = vStack(
      0, .center, spacer(50), scroll(.vertical, box(100, 500, "row")).frame(100, 50)
    ).layout(
      100, 100,
      overrides: .init())
    #expect(name(at: Point(50, 75), in: tree) == "row")
    #expect(tree.hitTest(Point(50, 25)).isEmpty)
  }

  @Test func `a button takes touches in its whole frame`() {
    let button = Tree(
      kind: .button(role: nil, action: []), name: "button",
      children: [hStack(nil, .center, box(10, 10), spacer(), box(10, 10))])
    let tree = button.layout(100, 100)
    #expect(name(at: Point(50, 50), in: tree) == "button")
  }

  @Test func `a row hands its touches to its link`() {
    let link = Tree(
      kind: .navigationLink(value: .null, type: "", destination: nil), name: "link",
      children: [text(40)])
    let tree = Tree(kind: .list(.insetGrouped), children: [link]).layout(400, 400)
    let row = tree.nodes.firstIndex { $0.content == .implicit("listRow") } ?? 0
    let frame = tree.rootFrame(of: row)
    #expect(frame.height == 52 && frame.minX == 16 && frame.width == 368)
    #expect(name(at: Point(frame.minX + 2, frame.minY + 2), in: tree) == "link")
  }

  @Test func `scrolling to a row is as short as possible or to its anchor`() throws {
    let rows = Tree(
      kind: .vStack(alignment: .center, spacing: 0),
      children: (0..<20).map { box(120, 20, "row\($0)") })
    let tree = scroll(.vertical, rows).layout(300, 200)
    let view = try #require(tree.nodes.firstIndex { $0.scroll != nil })
    func offset(_ row: Int, _ anchor: UnitPoint?) -> Double? {
      tree.index(named: "row\(row)").flatMap {
        tree.offset(of: view, showing: $0, anchor: anchor)?.dy
      }
    }
    #expect(offset(15, nil) == 120)
    #expect(offset(3, .top) == 60)
    #expect(offset(10, .center) == 110)
    #expect(offset(19, .top) == 200)
    #expect(offset(2, nil) == 0)
  }

  @Test func `names are written as JSON with exact numbers`() {
    let tree = hStack(0, .center, color("a\"b"), color("c")).layout(0.2, 1e-7)
    #expect(
      LayoutResult(id: "", scale: 2, nodes: tree.namedNodes()).json
        == "{\"scale\":2,\"nodes\":["
        + "{\"name\":\"a\\\"b\",\"path\":\"$\",\"frame\":[0,0,0.1,1e-07]},"
        + "{\"name\":\"c\",\"path\":\"$\",\"frame\":[0.1,0,0.1,1e-07]}]}")
  }
}
