// Glass of one container: what melts together, and where it is drawn.

import Testing

@testable import ZoomRender

struct GlassJoinTests {
  static let group = NodeID.root.child(7)

  static func member(
    _ index: Int, x: Double, opacity: Double = 1, group: NodeID? = group, distance: Double = 10
  ) -> Layer {
    let bounds = Rect(x: 0, y: 0, width: 40, height: 40)
    return Layer(
      id: NodeID.root.child(index), role: .glass, bounds: bounds,
      transform: .translation(x: x, y: 0), opacity: opacity,
      content: .backdrop(
        BackdropEffect(
          kind: .glass(.regular),
          shape: .rounded(bounds, radii: CornerRadii(20), style: .circular), sigma: 2.8,
          colorScheme: .light, joinDistance: distance, group: group)))
  }

  static func container(_ members: [Layer]) -> Layer {
    let bounds = Rect(x: 0, y: 0, width: 400, height: 40)
    let inner = Layer(id: group, role: .view, bounds: bounds, children: members)
    return Layer(id: .root, role: .screen, bounds: bounds, children: [inner])
  }

  static func glass(_ layer: Layer) -> [BackdropEffect] {
    var own: [BackdropEffect] = []
    if case .backdrop(let effect) = layer.content { own = [effect] }
    return own + layer.children.flatMap(glass)
  }

  @Test func `near shapes become one piece, far ones stay alone`() {
    let joined = Self.container([
      Self.member(1, x: 0), Self.member(2, x: 50), Self.member(3, x: 200),
    ]).joiningGlass()
    let pieces = Self.glass(joined)
    #expect(pieces.count == 2)
    #expect(pieces[0].shape.bounds.minX == 0)
    #expect(pieces[0].neighbours.map(\.shape.bounds.minX) == [50])
    #expect(pieces[1].neighbours.isEmpty)
  }

  @Test func `a chain of near shapes is one piece`() {
    let joined = Self.container([
      Self.member(1, x: 0), Self.member(2, x: 110), Self.member(3, x: 55),
    ]).joiningGlass()
    #expect(Self.glass(joined).map(\.neighbours.count) == [2])
  }

  @Test func `contents keep their layers, above the joined glass`() {
    var first = Self.member(1, x: 0)
    first.children = [
      Layer(
        id: NodeID.root.child(20), role: .glassContent, bounds: first.bounds,
        content: .color(.black))
    ]
    let container = Self.container([first, Self.member(2, x: 45)]).joiningGlass().children[0]
    #expect(container.children.count == 3)
    #expect(container.children[0].role == .glass)
    #expect(container.children[1].children.map(\.role) == [.glassContent])
  }

  @Test func `shapes of other containers and of none do not melt`() {
    let joined = Self.container([
      Self.member(1, x: 0), Self.member(2, x: 45, group: nil),
      Self.member(3, x: 45, group: NodeID.root.child(9)),
    ]).joiningGlass()
    let counts = Self.glass(joined).map(\.neighbours.count)
    #expect(counts == [0, 0, 0])
  }

  @Test func `a fading shape shrinks instead`() {
    let joined = Self.container([
      Self.member(1, x: 0), Self.member(2, x: 45, opacity: 0.4),
    ]).joiningGlass()
    #expect(Self.glass(joined)[0].neighbours.map(\.presence) == [0.4])
  }

  @Test func `many shapes in a row are drawn in pieces that the raster can hold`() {
    let joined = Self.container((0..<100).map { Self.member($0 + 10, x: Double($0) * 44) })
      .joiningGlass()
    let pieces = Self.glass(joined)
    #expect(pieces.reduce(0) { $0 + 1 + $1.neighbours.count } == 100)
    #expect(pieces.allSatisfy { $0.neighbours.count < 32 })
  }

  @Test func `a container's spacing is the distance, nested containers are apart`() throws {
    let timeline = try JSONTimeline.timeline(
      """
      {"title": "t", "about": "a", "canvas": {"width": 400, "height": 400},
       "view": {"GlassEffectContainer": {"spacing": 30}, "children": [
         {"HStack": {"spacing": 20}, "children": [
           {"Color": "clear", "modifiers": [{"frame": {"width": 50, "height": 50}}, {"glassEffect": {}}]},
           {"Color": "clear", "modifiers": [{"frame": {"width": 50, "height": 50}}, {"glassEffect": {}}]},
           {"GlassEffectContainer": {"spacing": 5}, "children": [
             {"Color": "clear", "modifiers": [{"frame": {"width": 50, "height": 50}}, {"glassEffect": {}}]}]}]}]},
       "script": [{"wait": 0.1}]}
      """)
    let pieces = Self.glass(timeline.frame(at: 0).root)
    #expect(pieces.map(\.joinDistance) == [30, 5])
    #expect(pieces.map(\.neighbours.count) == [1, 0])
  }
}
