// Where named views are reported.

import Testing

@testable import ZoomRender

@Suite struct ElementTests {
  private let screen = Rect(x: 0, y: 0, width: 200, height: 200)
  private let painter = Painter(assets: NoAssets())

  private func onlyElement(_ node: PlacedNode, isolated: [NodeID] = []) -> Element? {
    let root = PlacedNode.view(.zStack(alignment: .center), screen, [node])
    let painted = painter.paint(root.tree(), request: PaintRequest(isolated: isolated))
    return painted.placed(in: painted.layer).first
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var modifier: Modifier
    var rect: Rect
    var radii = 0.0
    var opacity = 1.0
  }

  static let cases = [
    Case(
      testDescription: "clip", modifier: .clipShape(.roundedRectangle(cornerRadius: 8)),
      rect: Rect(x: 20, y: 30, width: 40, height: 60), radii: 8),
    Case(
      testDescription: "capsule", modifier: .clipShape(.capsule(style: .continuous)),
      rect: Rect(x: 20, y: 30, width: 40, height: 60), radii: 20),
    Case(
      testDescription: "opacity", modifier: .opacity(0.25),
      rect: Rect(x: 20, y: 30, width: 40, height: 60), opacity: 0.25),
    Case(
      testDescription: "scale",
      modifier: .scaleEffect(x: 0.5, y: 0.5, anchor: .center),
      rect: Rect(x: 30, y: 45, width: 20, height: 30)),
    Case(
      testDescription: "quarter turn",
      modifier: .rotationEffect(radians: .pi / 2, anchor: .center),
      rect: Rect(x: 10, y: 40, width: 60, height: 40)),
  ]

  @Test(arguments: cases)
  func `a name outside a modifier includes what the modifier does`(_ test: Case) throws {
    let node = PlacedNode.color("red", Rect(x: 20, y: 30, width: 40, height: 60))
      .modified(test.modifier).modified(.name("v"))
    for isolated in [[], [NodeID.at(0, 0)], [NodeID.at(0)], [NodeID.at(0, 0, 0)]] {
      let element = try #require(onlyElement(node, isolated: isolated))
      #expect(element.rect.isNear(test.rect), "\(isolated.count)")
      #expect(element.radii == CornerRadii(test.radii))
      #expect(element.opacity == test.opacity)
    }
  }

  @Test func `a name inside a scaled group is where the group shows it`() throws {
    let group = PlacedNode.view(
      .zStack(alignment: .center), Rect(x: 0, y: 0, width: 100, height: 100),
      [.color("red", Rect(x: 10, y: 10, width: 20, height: 20), name: "v")]
    ).modified(.scaleEffect(x: 2, y: 2, anchor: .topLeading)).modified(.opacity(0.5))
    let merged = try #require(onlyElement(group))
    #expect(merged.rect == Rect(x: 20, y: 20, width: 40, height: 40))
    #expect(merged.opacity == 0.5)
    let cut = try #require(onlyElement(group, isolated: [.at(0, 0, 0, 0)]))
    #expect(cut.rect == merged.rect)
    #expect(cut.opacity == 0.5)
  }

  @Test func `an element moves with its layer`() throws {
    let root = PlacedNode.view(
      .zStack(alignment: .center), screen,
      [.color("red", Rect(x: 10, y: 10, width: 20, height: 20), name: "v")])
    let painted = painter.paint(root.tree(), request: PaintRequest(isolated: [.at(0)]))
    let moved = painted.layer.replacing(.at(0)) { layer in
      var copy = layer
      copy.transform = Affine.scale(2).then(.translation(x: 100, y: 50))
      copy.opacity = 0.5
      return copy
    }
    let element = try #require(painted.placed(in: moved).first)
    #expect(element.rect == Rect(x: 100, y: 50, width: 40, height: 40))
    #expect(element.opacity == 0.5)
    #expect(painted.placed(in: painted.layer.removing(.at(0))).isEmpty)
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip(components, other.components).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }
}
