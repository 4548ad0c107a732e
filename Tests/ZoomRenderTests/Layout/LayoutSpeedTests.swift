// How long layout takes; figures are printed, limits hold for optimized builds.

import Glibc
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

  /// Processor time of this thread: what other work on the machine does not change.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: [(10_000, 30.0), (100_000, 400.0)])
  func `layout of many nodes is quick`(nodes: Int, limit: Double) {
    let views = Self.page(rows: nodes / 9)
    let host = LayoutHost(size: Size(402, 874))
    let services = LayoutServices(text: SuppliedTextMeasuring())
    var best = Double.infinity
    var count = 0
    for _ in 0..<3 {
      let start = Self.processorSeconds()
      count = LayoutEngine.layout(views, in: host, using: services).nodes.count
      best = min(best, (Self.processorSeconds() - start) * 1000)
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
    // The tree is shallow enough to be laid out on this thread.
    let start = Self.processorSeconds()
    #expect(tree.layout(2000, 2000).frame("deepest").count == 4)
    let time = Self.processorSeconds() - start
    print("layout: 60 nested flexible stacks in \(time) s")
    #expect(time < 5)
  }
}
