// Trees with absurd numbers.

import Testing

@testable import ZoomRender

@Suite struct PainterRobustnessTests {
  private static let numbers: [Double] = [
    0, 1, -1, 17.3, 1e-300, 1e9, -1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
  ]

  /// A repeatable sequence.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    mutating func number() -> Double {
      roll(3) > 0 ? Double(roll(100)) : numbers[roll(numbers.count)]
    }
    mutating func rect() -> Rect {
      Rect(x: number(), y: number(), width: number(), height: number())
    }
  }

  private static func modifier(_ dice: inout Dice) -> Modifier {
    let anchor = UnitPoint(x: dice.number(), y: dice.number())
    switch dice.roll(16) {
    case 0: return .opacity(dice.number())
    case 1: return .blur(radius: dice.number())
    case 2:
      return .shadow(
        Shadow(color: .black, radius: dice.number(), offset: Vector(dx: dice.number(), dy: 1)))
    case 3: return .scaleEffect(x: dice.number(), y: dice.number(), anchor: anchor)
    case 4: return .rotationEffect(radians: dice.number(), anchor: anchor)
    case 5:
      return .rotation3DEffect(
        Rotation3D(
          radians: dice.number(), x: dice.number(), y: dice.number(), z: 0, anchor: anchor,
          anchorZ: dice.number(), perspective: dice.number()))
    case 6: return .projectionEffect((0..<9).map { _ in dice.number() })
    case 7: return .clipShape(.roundedRectangle(cornerRadius: dice.number()))
    case 8: return .border(.color(.system("red")), width: dice.number())
    case 9: return .zIndex(dice.number())
    case 10: return .mask(alignment: .center, content: [])
    case 11: return .glassEffect(GlassEffect())
    case 12:
      return .backgroundStyle(
        .gradient(
          GradientStyle(
            stops: [.init(color: .black, location: dice.number())],
            geometry: .elliptical(
              center: anchor, startRadius: dice.number(), endRadius: dice.number()))),
        shape: nil, ignoresSafeAreaEdges: .all)
    case 13: return .foregroundStyle([.hierarchical(dice.roll(9) - 2)])
    case 14: return .transformEffect(Affine.scale(dice.number()))
    default: return .name("n\(dice.roll(9))")
    }
  }

  private static func node(_ dice: inout Dice, depth: Int) -> PlacedNode {
    let frame = dice.rect()
    let kinds: [ViewKind] = [
      .color(.system("red")), .zStack(alignment: .center), .divider,
      .shape(
        ShapeContent(
          shape: .inset(.circle, by: dice.number()),
          strokes: [
            .init(
              style: .foreground, stroke: StrokeStyle(lineWidth: dice.number()), isInside: true)
          ])),
      .scrollView(axes: .vertical, showsIndicators: true), .list(.insetGrouped),
      .image(ImageContent(source: .symbol("x"), isResizable: true)), .style(.material(.thin)),
      .navigationPage(NavigationPage(depth: 1)), .navigationStack(path: nil),
    ]
    let children = depth > 0 ? (0..<dice.roll(4)).map { _ in node(&dice, depth: depth - 1) } : []
    var placed = PlacedNode.view(kinds[dice.roll(kinds.count)], frame, name: "v", children)
    placed.scroll = ScrollGeometry(
      axes: .vertical, offset: Vector(dx: dice.number(), dy: dice.number()),
      contentSize: dice.rect().size)
    placed.safeArea = Insets(top: dice.number(), leading: dice.number())
    if dice.roll(3) == 0 {
      placed.list = ListRowGeometry(radii: CornerRadii(26), separatorLeading: dice.number())
    }
    for _ in 0..<dice.roll(3) { placed = placed.modified(modifier(&dice)) }
    return placed
  }

  @Test func `no number crashes the painter, and painting twice is the same`() {
    var drawn = 0
    for seed in 1...400 {
      var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
      let root = PlacedNode.view(
        .zStack(alignment: .center), Rect(x: 0, y: 0, width: 100, height: 100),
        [Self.node(&dice, depth: 3), Self.node(&dice, depth: 3)])
      let tree = root.tree(
        environment: EnvironmentValues(pixelsPerPoint: seed % 5 == 0 ? dice.number() : 3))
      let ids = tree.nodes.map(\.id)
      let request = PaintRequest(
        isolated: ids.filter { _ in dice.roll(3) == 0 },
        moving: ids.filter { _ in dice.roll(6) == 0 })
      let painted = Painter(assets: NoAssets()).paint(tree, request: request)
      let again = Painter(assets: NoAssets()).paint(tree, request: request)
      #expect(painted.layer.dump(commands: true) == again.layer.dump(commands: true))
      #expect(painted.elements == again.elements)
      #expect(painted.elements.allSatisfy { $0.rect.isFinite && $0.opacity.isFinite })
      drawn += painted.placed(in: painted.layer).count
    }
    #expect(drawn > 100)
  }

  @Test func `a chain of thousands of modifiers is painted`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var tree = LayoutTree(environments: [EnvironmentValues()])
    for level in 0...3000 {
      let isLeaf = level == 3000
      tree.nodes.append(
        LayoutNode(
          id: .root.child(level),
          content: isLeaf ? .view(.color(.black)) : .modifier(.opacity(0.999)),
          name: isLeaf ? "deep" : nil, parent: level == 0 ? nil : level - 1,
          children: isLeaf ? 0..<0 : level..<level + 1, frame: frame))
      if !isLeaf { tree.childIndices.append(level + 1) }
    }
    let painted = Painter(assets: NoAssets()).paint(tree)
    #expect(painted.elements.map(\.name) == ["deep"])
    #expect((painted.elements.first?.opacity ?? 0) > 0.04)
  }

  @Test func `an empty tree is an empty layer`() {
    let painted = Painter(assets: NoAssets()).paint(LayoutTree())
    #expect(painted.layer.children.isEmpty && painted.elements.isEmpty)
  }
}
