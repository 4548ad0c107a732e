// Lengths that stacks share out, on trees without text.

import Testing

@testable import ZoomRender

struct SharingTests {
  /// An independent statement of how a stack without spacing shares a width among children that
  /// are fixed, bounded below, bounded above, both, or free.
  struct Child {
    var minimum: Double?
    var maximum: Double?
    var isFixed = false

    func answer(_ proposal: Double) -> Double {
      if isFixed { return minimum ?? 0 }
      let low = minimum ?? 0
      return max(low, min(proposal, maximum ?? .infinity))
    }
  }

  static func widths(_ children: [Child], in width: Double) -> [Double] {
    let order = children.indices.sorted { a, b in
      let (x, y) = (children[a], children[b])
      let (flexX, flexY) = (x.answer(.infinity) - x.answer(0), y.answer(.infinity) - y.answer(0))
      if flexX != flexY { return flexX < flexY }
      if flexX == .infinity, x.answer(0) != y.answer(0) { return x.answer(0) > y.answer(0) }
      return a < b
    }
    var result = [Double](repeating: 0, count: children.count)
    var left = width
    for (position, index) in order.enumerated() {
      result[index] = children[index].answer(max(0, left / Double(order.count - position)))
      left -= result[index]
    }
    return result
  }

  @Test func `a thousand random rows share their width as SwiftUI does`() {
    var numbers = SeededNumbers(seed: 238)
    for _ in 0..<1000 {
      let width = Double.random(in: 0...500, using: &numbers)
      let children = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        random(&numbers)
      }
      let views = children.enumerated().map { index, child in
        view(child, id: NodeID.root.child(1).child(index))
      }
      let row = ViewNode(
        id: NodeID.root.child(1), kind: .hStack(alignment: .center, spacing: 0), name: "row",
        children: views)
      let tree = LayoutEngine.layout(
        [row], in: LayoutHost(size: Size(width, 50)),
        using: LayoutServices(text: SuppliedTextMeasuring()))
      let found = tree.index(named: "row").map {
        tree.children(of: $0).map { tree.nodes[$0].frame.width }
      }
      let wanted = Self.widths(children, in: width)
      #expect(found?.count == wanted.count)
      for (a, b) in zip(found ?? [], wanted) { #expect(abs(a - b) < 1e-9) }
    }
  }

  private func random(_ numbers: inout SeededNumbers) -> Child {
    let low = Double.random(in: 0..<50, using: &numbers)
    let high = low + Double.random(in: 0..<49, using: &numbers)
    switch Int.random(in: 0...4, using: &numbers) {
    case 0: return Child(minimum: low, isFixed: true)
    case 1: return Child(minimum: low)
    case 2: return Child(maximum: high)
    case 3: return Child(minimum: low, maximum: high)
    default: return Child()
    }
  }

  private func view(_ child: Child, id: NodeID) -> ViewNode {
    var view = ViewNode(id: id, kind: .shape(ShapeContent(shape: .rectangle)))
    if child.isFixed {
      view.modifiers = [ModifierNode(.frame(width: child.minimum, height: nil, alignment: .center))]
    } else if child.minimum != nil || child.maximum != nil {
      view.modifiers = [
        ModifierNode(
          .flexibleFrame(FlexibleFrame(minWidth: child.minimum, maxWidth: child.maximum)))
      ]
    }
    return view
  }
}
