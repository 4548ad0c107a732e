// How long layout takes; figures are printed, limits hold for optimized builds.

import Testing

@testable import ZoomRender

struct LayoutSpeedTests {
  /// A page of rows: a stack with an icon, two texts and a shape with modifiers in each.
  static func page(rows: Int) -> [ViewNode] {
    func color(_ id: NodeID) -> ViewNode {
      ViewNode(id: id, kind: .color(.system("red")))
    }
    let rows = (0..<rows).map { index in
      let id = NodeID.root.child(index)
      var icon = color(id.child(0))
      icon.modifiers = [ModifierNode(.frame(width: 40, height: 40, alignment: .center))]
      let text = ViewNode(
        id: id.child(2).child(0),
        kind: .text(
          TextContent(
            runs: [.init("Row")], supplied: SuppliedTextMetrics(size: Size(60, 20)))))
      let column = ViewNode(
        id: id.child(2), kind: .vStack(alignment: .leading, spacing: 2),
        children: [text, color(id.child(2).child(1))])
      return ViewNode(
        id: id, kind: .hStack(alignment: .center, spacing: nil), name: "row\(index)",
        modifiers: [
          ModifierNode(.padding(Insets(.all, 8))), ModifierNode(.opacity(0.5)),
        ],
        children: [icon, color(id.child(1)), column])
    }
    return [
      ViewNode(
        id: NodeID.root.child(-1), kind: .vStack(alignment: .center, spacing: 0), children: rows)
    ]
  }

  @Test(arguments: [(10_000, 30.0), (100_000, 400.0)])
  func `layout of many nodes is quick`(nodes: Int, limit: Double) {
    let views = Self.page(rows: nodes / 9)
    let host = LayoutHost(size: Size(402, 874))
    let services = LayoutServices(text: SuppliedTextMeasuring())
    var best = Double.infinity
    var count = 0
    for _ in 0..<3 {
      let clock = ContinuousClock()
      let time = clock.measure {
        count = LayoutEngine.layout(views, in: host, using: services).nodes.count
      }
      let (seconds, attoseconds) = time.components
      best = min(best, Double(seconds) * 1000 + Double(attoseconds) / 1e15)
    }
    print("layout: \(count) nodes in \(best) ms")
    #expect(count >= nodes - 9)
    #if !DEBUG
      #expect(best <= limit)
    #endif
  }

  /// Nested flexible stacks ask their children at ever new lengths: the worst shape for a layout
  /// by proposals.
  @Test func `deeply nested flexible stacks stay quick`() {
    var tree = color("deepest")
    for level in 0..<60 {
      let rows = paragraph(300, 120, 3)
      tree =
        level % 2 == 0
        ? hStack(nil, .center, rows, tree, color()) : vStack(nil, .center, rows, tree, color())
    }
    let clock = ContinuousClock()
    let time = clock.measure { #expect(tree.layout(2000, 2000).frame("deepest").count == 4) }
    print("layout: 60 nested flexible stacks in \(time)")
    #expect(time < .seconds(5))
  }
}
