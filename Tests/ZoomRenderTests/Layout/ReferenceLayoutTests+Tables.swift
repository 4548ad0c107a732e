// More rows: shapes, frames, scroll views, grids.

@testable import ZoomRender

extension ReferenceLayoutTests {
  private static let stroke = ShapeContent.Stroke(
    style: .foreground, stroke: StrokeStyle(lineWidth: 4), isInside: false)
  private static let border = ShapeContent.Stroke(
    style: .foreground, stroke: StrokeStyle(lineWidth: 4), isInside: true)

  static let shapes: [Case] = [
    Case(
      "a circle in a row", 300, 40,
      hStack(
        0, .center, shape(.circle).named("c"), shape(.ellipse).named("e"),
        shape(.capsule(style: .continuous)).named("k"), shape(.circle, stroke).named("s")),
      [
        ("c", [0, 0, 40, 40]), ("e", [40, nil, 110, nil]), ("k", [150, nil, 110, nil]),
        ("s", [260, nil, 40, nil]),
      ]),
    Case(
      "shapes between frames", 200, 30,
      hStack(
        4, .center, shape(.rectangle).named("a"), shape(.rectangle).frame(40).named("b"),
        shape(.capsule(style: .continuous)).frame(20).named("c"),
        shape(.rectangle).flex(maxWidth: 50).named("d")),
      [
        ("a", [0, nil, 78, nil]), ("b", [82, nil, 40, nil]), ("c", [126, nil, 20, nil]),
        ("d", [150, nil, 50, nil]),
      ]),
    Case(
      "a circle above a rectangle", 60, 100,
      vStack(0, .center, shape(.circle).named("c"), shape(.rectangle).named("r")),
      [("c", [5, 0, 50, 50]), ("r", [0, 50, 60, 50])]),
    Case(
      "ideal size of a stroked border", 100, 100,
      shape(.circle, border).named("s").fixedSize(), [("s", [45, 45, 10, 10])]),
    Case("a stroked border", 60, 40, shape(.circle, border).named("s"), [("s", [0, 0, 60, 40])]),
    Case(
      "a trimmed circle", 60, 40, shape(.trim(.circle, from: 0, to: 0.5)).named("s"),
      [("s", [10, 0, 40, 40])]),
    Case(
      "a scaled circle", 60, 40,
      shape(.scale(.circle, x: 0.5, y: 0.5, anchor: .center)).named("s"),
      [("s", [0, 0, 60, 40])]),
    Case(
      "images that fit and fill", 300, 300,
      zStack(
        .topLeading, image(64, 40, resizable: true).aspect(nil, .fit).named("a").frame(100, 40),
        image(64, 40, resizable: true).aspect(nil, .fit).named("b").frame(40, 100),
        image(64, 40, resizable: true).aspect(nil, .fill).named("c").frame(40, 60),
        image(64, 40, resizable: true).aspect(1, .fit).named("d").frame(60, 40),
        image(64, 40, resizable: true).aspect(1.0 / 3, .fill).named("e").frame(30, 30)),
      [
        ("a", [nil, nil, 64, 40]), ("b", [nil, nil, 40, 25]), ("c", [nil, nil, 96, 60]),
        ("d", [nil, nil, 40, 40]), ("e", [nil, nil, 30, 90]),
      ]),
    Case(
      "one known side is enough", 300, 300,
      vStack(
        0, .center, image(64, 40, resizable: true).aspect(nil, .fit).frame(100).named("a"),
        image(64, 40, resizable: true).aspect(nil, .fit).frame(nil, 30).named("b")
      ).fixedSize(),
      [("a", [nil, nil, 100, 62.5]), ("b", [nil, nil, 48, 30])]),
    Case(
      "a plain image is rigid", 30, 30, image(64, 40).aspect(2, .fit).named("a"),
      [("a", [-17, -5, 64, 40])]),
    Case(
      "resizable images share a row", 300, 100,
      hStack(
        0, .center, image(64, 40, resizable: true).named("a"),
        image(64, 40, resizable: true).named("b")),
      [("a", [0, 0, 150, 100]), ("b", [150, 0, 150, 100])]),
    Case(
      "a ratio in wide and tall boxes", 300, 300,
      zStack(
        .topLeading, color().aspect(0.5, .fit).named("a").frame(100, 50),
        color().aspect(0.5, .fill).named("b").frame(50, 100),
        color().aspect(2, .fit).named("c").frame(100, 50),
        color().aspect(2, .fill).named("d").frame(50, 100),
        color().aspect(nil, .fit).named("e").frame(100, 50),
        color().aspect(nil, .fill).named("f").frame(50, 100),
        color().aspect(1.5, .fit).named("g").frame(100, 100),
        color().aspect(1.5, .fill).named("h").frame(100, 100)),
      [
        ("a", [nil, nil, 25, 50]), ("b", [nil, nil, 50, 100]), ("c", [nil, nil, 100, 50]),
        ("d", [nil, nil, 200, 100]), ("e", [nil, nil, 50, 50]), ("f", [nil, nil, 100, 100]),
        ("g", [nil, nil, 100, 200.0 / 3]), ("h", [nil, nil, 150, 100]),
      ]),
    Case(
      "no ratio without a proposal", 100, 100, color().aspect(2, .fit).named("a").fixedSize(),
      [("a", [45, 45, 10, 10])]),
  ]

  static let frames: [Case] = [
    Case(
      "a fixed frame aligns its child", 200, 200,
      box(40, 40, "inner").frame(120, 80, .topLeading).named("outer"),
      [("outer", [40, 60, 120, 80]), ("inner", [40, 60, 40, 40])]),
    Case(
      "ideal sizes on one axis", 100, 100,
      zStack(
        .center, color().fixedSize(true, false).named("h"),
        color().fixedSize(false, true).named("v")),
      [("h", [45, 0, 10, 100]), ("v", [0, 45, 100, 10])]),
    Case(
      "maximum sizes", 400, 400,
      vStack(
        nil, .center,
        vStack(
          nil, .leading, color().flex(maxWidth: 50, maxHeight: 50),
          color().flex(maxWidth: 40, maxHeight: 30), color().flex(maxWidth: 30, maxHeight: 30)
        ).named("v"),
        hStack(
          nil, .top, color().flex(maxWidth: 50, maxHeight: 50),
          color().flex(maxWidth: 40, maxHeight: 30), color().flex(maxWidth: 30, maxHeight: 30)
        ).named("h")
      ).named("outer"),
      [
        ("v", [nil, nil, 50, 126]), ("h", [nil, nil, 136, 50]), ("outer", [nil, nil, 136, 184]),
      ]),
    Case(
      "positions", 100, 100,
      zStack(
        .center, box(50, 50, "a").adding(.position(Point(0, 0))),
        box(50, 50, "b").adding(.position(Point(50, 0))),
        box(50, 50, "c").adding(.position(Point(0, 50))),
        box(50, 50, "d").adding(.position(Point(50, 50)))
      ).frame(100, 100),
      [
        ("a", [-25, -25, 50, 50]), ("b", [25, -25, nil, nil]), ("c", [-25, 25, nil, nil]),
        ("d", [25, 25, nil, nil]),
      ]),
    Case(
      "a positioned view takes what is left", 320, 50,
      hStack(
        10, .center, text(24).named("a"),
        box(40, 40).adding(.position(Point(20, 20))).named("q"), text(32).named("b")),
      [("q", [34, 0, 244, 50])]),
    Case(
      "safe area padding", 300, 200,
      color("c").adding(
        .safeAreaPadding(Insets(top: 10, leading: 20, bottom: 30, trailing: 40))),
      [("c", [20, 10, 240, 160])]),
    Case(
      "an offset moves only what is inside", 100, 100,
      box(20, 20, "a").adding(.offset(Vector(dx: 5, dy: 7))).named("b"),
      [("a", [45, 47, 20, 20]), ("b", [40, 40, 20, 20])]),
    Case(
      "a lone text is centred by a large overlay", 100, 100,
      text(20).named("t").overlay(.topTrailing, box(30, 30, "badge")),
      [("t", [40, 42, 20, 16]), ("badge", [30, 42, 30, 30])]),
  ]

  static let scrolling: [Case] = [
    Case(
      "as wide as its rows", 300, 200, scroll(.vertical, box(120, 400, "c")).named("s"),
      [("s", [90, 0, 120, 200]), ("c", [90, 0, 120, 400])]),
    Case(
      "wider than its room", 300, 200, scroll(.vertical, box(400, 300)).named("s"),
      [("s", [-50, 0, 400, 200])]),
    Case(
      "horizontal", 300, 200, scroll(.horizontal, box(500, 40)).named("s"),
      [("s", [0, 80, 300, 40])]),
    Case(
      "both axes", 300, 200, scroll(.both, box(500, 500)).named("s"), [("s", [0, 0, 300, 200])]),
    Case(
      "in a frame", 300, 200,
      scroll(.vertical, box(100, 400)).named("s").frame(250, 150), [("s", [100, 25, 100, 150])]),
    Case(
      "between texts", 200, 200,
      vStack(0, .center, text(50), scroll(.vertical, box(50, 400)).named("s"), text(50)),
      [("s", [nil, 16, nil, 168])]),
    Case(
      "several children are a column", 300, 200,
      scroll(.horizontal, text(30).named("a"), box(60, 30, "b"), text(20).named("c")).named("s"),
      [
        ("a", [15, nil, nil, nil]), ("s", [nil, nil, 300, nil]), ("b", [0, nil, nil, nil]),
      ]),
    Case(
      "padding inside", 300, 200,
      scroll(.vertical, box(120, 400).padding(16).named("c")), [("c", [nil, 0, 152, 432])]),
    Case(
      "starts at the bottom", 300, 200,
      scroll(.vertical, box(120, 400, "c"))
        .adding(.defaultScrollAnchor(.bottom, role: nil)), [("c", [nil, -200, nil, nil])]),
  ]

  private static func grid(_ columns: [GridItem], _ count: Int) -> Tree {
    Tree(
      kind: .lazyVGrid(columns: columns, alignment: .center, spacing: nil, pinnedViews: []),
      children: (0..<count).map { index in
        color().flex(maxWidth: .infinity).frame(nil, 20).named("c\(index)")
      })
  }

  static let grids: [Case] = [
    Case(
      "fixed and adaptive", 200, 100,
      grid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40, maximum: .infinity))], 3),
      [
        ("c0", [0, nil, 70, nil]), ("c1", [78, nil, 57, nil]), ("c2", [143, nil, 57, nil]),
      ]),
    Case(
      "two passes", 200, 100,
      grid(
        [
          GridItem(.flexible(minimum: 50, maximum: .infinity)),
          GridItem(.flexible(minimum: 120, maximum: .infinity)),
        ], 2),
      [("c0", [-12, nil, 108, nil]), ("c1", [104, nil, 120, nil])]),
    Case(
      "fixed columns never change", 50, 100,
      grid([GridItem(.fixed(60)), GridItem(.fixed(100))], 2),
      [("c0", [-59, nil, 60, nil]), ("c1", [9, nil, 100, nil])]),
    Case(
      "a grid of texts and boxes", 200, 200,
      Tree(
        kind: .grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4),
        children: [
          Tree(kind: .gridRow(alignment: nil), children: [text(9), box(30, 30)]),
          Tree(kind: .gridRow(alignment: nil), children: [box(60, 20), text(10)]),
        ]
      ).named("g"), [("g", [45, 73, 110, 54])]),
  ]
}
