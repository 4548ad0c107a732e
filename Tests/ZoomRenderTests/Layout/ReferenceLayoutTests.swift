// Frames of single trees: observed by others, compared with SwiftUI's pixels, or computed by rule.

import Testing

@testable import ZoomRender

struct ReferenceLayoutTests {
  struct Case: CustomTestStringConvertible {
    var id: String
    var width: Double
    var height: Double
    var tree: Tree
    /// Nil components are not checked.
    var expected: [(String, [Double?])]
    var testDescription: String { id }

    init(
      _ id: String, _ width: Double, _ height: Double, _ tree: Tree,
      _ expected: [(String, [Double?])]
    ) {
      (self.id, self.width, self.height, self.tree, self.expected) = (
        id, width, height, tree, expected
      )
    }
  }

  @Test(arguments: stacks + spacers + shapes + frames + scrolling + grids)
  func `frames follow the rules`(row: Case) {
    let tree = row.tree.layout(row.width, row.height)
    for (name, wanted) in row.expected {
      let found = tree.frame(name)
      #expect(found.count == 4, "\(name) is missing")
      for (a, b) in zip(found, wanted) {
        if let b { #expect(abs(a - b) < 1e-4, "\(name): \(found), expected \(wanted)") }
      }
    }
  }

  static let stacks: [Case] = [
    Case(
      "alignment of rows", 300, 200,
      vStack(
        0, .center, hStack(4, .top, box(20, 60, "a"), box(20, 30, "b")),
        hStack(4, .bottom, box(20, 60, "c"), box(20, 30, "d"))),
      [
        ("a", [128, 40, 20, 60]), ("b", [152, 40, 20, 30]), ("c", [128, 100, 20, 60]),
        ("d", [152, 130, 20, 30]),
      ]),
    Case(
      "a stack fills behind a corner box", 200, 200,
      zStack(.topLeading, color("fill"), box(30, 30, "b")),
      [("fill", [0, 0, 200, 200]), ("b", [0, 0, 30, 30])]),
    Case(
      "equal shares, then overflow", 150, 100,
      hStack(
        0, .center, color().flex(maxWidth: 100).named("a"),
        color().flex(minWidth: 100).named("b")),
      [("a", [-12.5, 0, 75, 100]), ("b", [62.5, 0, 100, 100])]),
    Case(
      "a custom modifier halves the first share", 620, 50,
      hStack(10, .center, half(color("a")), color("b"), color("c")),
      [("a", [nil, nil, 100, nil]), ("b", [nil, nil, 250, nil]), ("c", [nil, nil, 250, nil])]),
    Case(
      "a custom modifier halves the middle share", 620, 50,
      hStack(10, .center, color("a"), half(color("b")), color("c")),
      [("a", [nil, nil, 200, nil]), ("b", [nil, nil, 100, nil]), ("c", [nil, nil, 300, nil])]),
    Case(
      "same sizes in a column", 300, 300,
      vStack(20, .center, color("a"), box(10, 10, "b"), color("c")),
      [("a", [nil, 0, nil, 125]), ("b", [nil, 145, nil, 10]), ("c", [nil, 175, nil, 125])]),
    Case(
      "priority in a column", 200, 200,
      vStack(
        nil, .center, color("r"), color("b").priority(1),
        hStack(nil, .center, color(), color()).named("row")),
      [("r", [nil, 0, nil, 0]), ("b", [nil, 8, nil, 184]), ("row", [nil, 200, nil, 0])]),
    Case(
      "thirds of a column", 200, 200,
      vStack(
        nil, .center, color("a"), color("b"), hStack(nil, .center, color("c"), color("d"))),
      [
        ("a", [nil, 0, nil, 184.0 / 3]), ("b", [nil, 184.0 / 3 + 8, nil, 184.0 / 3]),
        ("c", [0, nil, 96, nil]), ("d", [104, nil, 96, nil]),
      ]),
    Case(
      "columns of rows", 300, 300,
      vStack(
        nil, .leading, box(30, 30, "a"), box(40, 40, "b"),
        hStack(nil, .top, box(50, 50, "c"), box(60, 60, "d"))
      ).named("stack"),
      [
        ("stack", [nil, nil, 118, 146]), ("a", [91, 77, 30, 30]), ("b", [91, 115, 40, 40]),
        ("c", [91, 163, 50, 50]), ("d", [149, 163, 60, 60]),
      ]),
    Case(
      "a column in a frame", 150, 150,
      vStack(
        nil, .center, box(40, 40), box(40, 40), hStack(nil, .center, box(40, 40), box(40, 40))
      ).named("stack").frame(150, 150), [("stack", [31, 7, 88, 136])]),
    Case(
      "only the highest priority sizes a pile", 200, 200,
      zStack(
        .leading, box(100, 100, "a").priority(-0.1), box(60, 60, "b"), box(40, 40).priority(1)
      ).named("stack").overlay(.center, box(20, 20, "top")),
      [
        ("stack", [80, 80, 40, 40]), ("a", [80, 50, 100, 100]), ("b", [80, 70, 60, 60]),
        ("top", [90, 90, 20, 20]),
      ]),
    Case(
      "priority outweighs a minimum in a column", 500, 500,
      vStack(nil, .center, color().flex(minHeight: 50).named("a"), color("b").priority(1)),
      [("a", [nil, nil, nil, 50]), ("b", [nil, nil, nil, 442])]),
    Case(
      "priority takes the whole row", 500, 500,
      hStack(nil, .center, color().flex(minHeight: 50).named("a"), color("b").priority(1)),
      [("a", [nil, nil, 0, nil]), ("b", [nil, nil, 492, nil])]),
    Case(
      "baselines line up", 300, 100,
      hStack(
        nil, .firstTextBaseline, text(36.5, 38, baseline: 29).named("large"),
        text(31.5).named("small"), box(10, 10, "box")),
      [
        ("large", [nil, 31, nil, nil]), ("small", [nil, 47, nil, nil]),
        ("box", [nil, 50, nil, nil]),
      ]),
    Case(
      "three paragraphs under pressure", 300, 100,
      vStack(
        0, .center, paragraph(445, 150, 4).frame(150, nil, .leading).named("a"),
        paragraph(200, 150, 2).frame(150, nil, .leading).named("b"),
        paragraph(445, 150, 4).frame(150, nil, .leading).named("c")),
      [
        ("a", [nil, 2, nil, 32]), ("b", [nil, 34, nil, 32]), ("c", [nil, 66, nil, 32]),
      ]),
  ]

  /// A layout that proposes half the width.
  private static func half(_ child: Tree) -> Tree {
    Tree(
      kind: .customLayout(.named("halfProposedWidth", arguments: [])), children: [child])
  }

  static let spacers: [Case] = [
    Case(
      "one spacer", 200, 80,
      hStack(nil, .center, box(50, 50, "a"), spacer().named("s"), box(50, 50, "b")),
      [("a", [0, 15, 50, 50]), ("s", [50, 40, 100, 0]), ("b", [150, 15, 50, 50])]),
    Case(
      "two spacers", 250, 80,
      hStack(
        nil, .center, box(40, 50, "a"), spacer(), box(40, 50, "b"), spacer(), box(40, 50, "c")),
      [("a", [0, nil, nil, nil]), ("b", [105, nil, nil, nil]), ("c", [210, nil, nil, nil])]),
    Case(
      "a spacer's minimum", 180, 80,
      hStack(nil, .center, box(50, 50, "a"), spacer(50).named("s"), box(50, 50, "b")),
      [("a", [0, nil, nil, nil]), ("s", [nil, nil, 80, nil]), ("b", [130, nil, nil, nil])]),
    Case(
      "a leading spacer", 200, 80,
      hStack(nil, .center, spacer().named("s"), box(50, 50, "a"), box(50, 50, "b")),
      [("s", [0, nil, 92, nil]), ("a", [92, nil, nil, nil]), ("b", [150, nil, nil, nil])]),
    Case(
      "spacers at both ends", 200, 80,
      hStack(nil, .center, spacer(), box(50, 50, "a"), box(50, 50, "b"), spacer()),
      [("a", [46, nil, nil, nil]), ("b", [104, nil, nil, nil])]),
    Case(
      "no room and no minimum", 160, 80,
      hStack(nil, .center, box(80, 50, "a"), spacer(0).named("s"), box(80, 50, "b")),
      [("a", [0, nil, nil, nil]), ("s", [nil, nil, 0, nil]), ("b", [80, nil, nil, nil])]),
    Case(
      "nested stacks with spacers", 200, 200,
      vStack(
        nil, .center, hStack(nil, .center, box(40, 40, "a"), spacer(), box(40, 40, "b")),
        spacer().named("s"),
        hStack(
          nil, .center, spacer(), box(40, 40, "c"), spacer(), box(40, 40, "d"), spacer())),
      [
        ("a", [0, 0, nil, nil]), ("b", [160, 0, nil, nil]), ("s", [nil, nil, nil, 120]),
        ("c", [40, 160, nil, nil]), ("d", [120, 160, nil, nil]),
      ]),
    Case(
      "spacers share, whatever their minimum", 200, 80,
      hStack(
        nil, .center, box(30, 30, "a"), spacer(20).named("s"), box(30, 30, "b"),
        spacer(10).named("t"), box(30, 30, "c")),
      [
        ("s", [nil, nil, 55, nil]), ("t", [nil, nil, 55, nil]), ("a", [0, nil, nil, nil]),
        ("b", [85, nil, nil, nil]), ("c", [170, nil, nil, nil]),
      ]),
  ]
}
