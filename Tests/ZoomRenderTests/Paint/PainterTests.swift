// How a laid-out tree is cut into layers.

import Testing

@testable import ZoomRender

@Suite struct PainterTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 100)
  private let painter = Painter(assets: NoAssets())

  private func dump(_ node: PlacedNode, _ request: PaintRequest = .init()) -> String {
    painter.paint(node.tree(environment: EnvironmentValues(pixelsPerPoint: 1)), request: request)
      .layer.dump(commands: true)
  }

  private func box(_ name: String, _ x: Double) -> PlacedNode {
    .color(name, Rect(x: x, y: 0, width: 10, height: 10))
  }

  @Test func `everything merges into one picture when nothing is isolated`() {
    let node = PlacedNode.view(
      .zStack(alignment: .center), screen, [box("red", 0), box("green", 10), box("blue", 20)])
    #expect(
      dump(node) == """
        screen [0 0 100 100] picture 3 [0 0 30 10]
          | fill [0 0 10 10] #FF383C
          | fill [10 0 10 10] #34C759
          | fill [20 0 10 10] #0088FF
        """)
  }

  @Test func `the picture is cut before and after an isolated child`() {
    let node = PlacedNode.view(
      .zStack(alignment: .center), screen, [box("red", 0), box("green", 10), box("blue", 20)])
    #expect(
      dump(node, PaintRequest(isolated: [.at(1)])) == """
        screen [0 0 100 100] picture 1 [0 0 10 10]
          | fill [0 0 10 10] #FF383C
          view [0 0 10 10] at 10 0 picture 1 [0 0 10 10]
            | fill [0 0 10 10] #34C759
          view [0 0 100 100] picture 1 [20 0 10 10]
            | fill [20 0 10 10] #0088FF
        """)
  }

  @Test func `z index orders siblings and is stable among equals`() {
    let node = PlacedNode.view(
      .zStack(alignment: .center), screen,
      [
        box("red", 0).modified(.zIndex(1)).modified(.padding(.zero)), box("green", 10),
        box("blue", 20), box("gray", 30).modified(.zIndex(-1)),
      ])
    let order = dump(node).split(separator: "\n").dropFirst().map { $0.suffix(7) }
    #expect(order == ["#8E8E93", "#34C759", "#0088FF", "#FF383C"])
  }

  @Test func `an opacity around an isolated child becomes a layer`() {
    let faded = PlacedNode.view(
      .zStack(alignment: .center), screen, [box("red", 0), box("green", 10)]
    ).modified(.opacity(0.5))
    let root = PlacedNode.view(.zStack(alignment: .center), screen, [faded])
    #expect(
      dump(root) == """
        screen [0 0 100 100] picture 4 [0 0 20 10]
          | group opacity 0.5
          |   fill [0 0 10 10] #FF383C
          |   fill [10 0 10 10] #34C759
        """)
    #expect(
      dump(root, PaintRequest(isolated: [.at(0, 0, 1)])) == """
        screen [0 0 100 100]
          view [0 0 100 100] opacity 0.5 picture 1 [0 0 10 10]
            | fill [0 0 10 10] #FF383C
            view [0 0 10 10] at 10 0 picture 1 [0 0 10 10]
              | fill [0 0 10 10] #34C759
        """)
  }

  @Test func `scrolling moves the content's layer and changes no picture`() {
    func painted(_ offset: Double) -> Layer {
      var scroll = PlacedNode.view(
        .scrollView(axes: .vertical, showsIndicators: true), screen,
        [
          .view(
            .vStack(alignment: .center, spacing: nil),
            Rect(x: 0, y: -offset, width: 100, height: 300), [box("red", 0), box("green", 10)])
        ])
      scroll.scroll = ScrollGeometry(
        axes: .vertical, offset: Vector(dx: 0, dy: offset), contentSize: Size(100, 300))
      let root = PlacedNode.view(.zStack(alignment: .center), screen, [scroll])
      return painter.paint(root.tree(), request: PaintRequest(isolated: [.at(0)])).layer
    }
    let rest = painted(0)
    let scrolled = painted(40)
    #expect(rest.layers(role: .scrollContent).map(\.transform.ty) == [0])
    #expect(scrolled.layers(role: .scrollContent).map(\.transform.ty) == [-40])
    #expect(
      rest.layers(role: .scrollContent).map(\.content)
        == scrolled.layers(role: .scrollContent).map(\.content))
    #expect(scrolled.children[0].clip == .rect(screen))
  }

  @Test func `edges round to pixels, so touching views keep touching`() {
    let third = 100.0 / 3
    let node = PlacedNode.view(
      .hStack(alignment: .center, spacing: 0), screen,
      (0..<3).map {
        .color("red", Rect(x: Double($0) * third, y: 0, width: third, height: 10.4))
      })
    #expect(
      dump(node) == """
        screen [0 0 100 100] picture 3 [0 0 100 10]
          | fill [0 0 33 10] #FF383C
          | fill [33 0 34 10] #FF383C
          | fill [67 0 33 10] #FF383C
        """)
  }

  @Test func `isolated and merged views round to the same pixels`() {
    let inner = PlacedNode.color("red", Rect(x: 0.3, y: 0.3, width: 9.5, height: 9.5))
    let middle = PlacedNode.view(
      .zStack(alignment: .center), Rect(x: 10.4, y: 10.4, width: 20, height: 20), [inner])
    let root = PlacedNode.view(.zStack(alignment: .center), screen, [middle])
    let merged = painter.paint(root.tree(environment: EnvironmentValues(pixelsPerPoint: 1)))
    let cut = painter.paint(
      root.tree(environment: EnvironmentValues(pixelsPerPoint: 1)),
      request: PaintRequest(isolated: [.at(0)]))
    guard case .picture(let whole) = merged.layer.content,
      case .picture(let part) = cut.layer.children.first?.content
    else {
      Issue.record("pictures expected")
      return
    }
    #expect(whole.bounds == Rect(x: 11, y: 11, width: 9, height: 9))
    #expect(cut.layer.children[0].transform == .translation(x: 10, y: 10))
    #expect(part.bounds == Rect(x: 1, y: 1, width: 9, height: 9))
  }

  @Test func `a moving view keeps its fractions`() {
    let root = PlacedNode.view(
      .zStack(alignment: .center), screen,
      [.color("red", Rect(x: 10.4, y: 0, width: 20.3, height: 10))])
    let painted = painter.paint(root.tree(), request: PaintRequest(moving: [.at(0)]))
    #expect(painted.layer.children[0].transform == .translation(x: 10.4, y: 0))
    #expect(painted.layer.children[0].bounds.width == 20.3)
  }

  @Test func `a background extends into the safe area, a background view does not`() {
    var styled = PlacedNode.color("clear", Rect(x: 0, y: 20, width: 100, height: 80))
      .modified(.backgroundStyle(.color(.system("red")), shape: nil, ignoresSafeAreaEdges: .all))
    styled.safeArea = Insets(top: 20)
    let root = PlacedNode.view(.zStack(alignment: .center), screen, [styled])
    #expect(
      dump(root) == """
        screen [0 0 100 100] picture 1 [0 0 100 100]
          | fill [0 0 100 100] #FF383C
        """)
  }

  @Test func `hidden views report their place but draw nothing`() {
    let root = PlacedNode.view(
      .zStack(alignment: .center), screen,
      [
        PlacedNode.color("red", Rect(x: 1, y: 2, width: 3, height: 4), name: "ghost")
          .modified(.hidden)
      ])
    let painted = painter.paint(root.tree(environment: EnvironmentValues(pixelsPerPoint: 1)))
    #expect(painted.layer.content == .none)
    #expect(painted.elements.map(\.name) == ["ghost"])
    #expect(painted.elements[0].opacity == 0)
    #expect(painted.elements[0].rect == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a material is a backdrop between pictures`() {
    let bar = PlacedNode.view(
      .style(.material(.thin)), Rect(x: 0, y: 0, width: 100, height: 20))
    let root = PlacedNode.view(
      .zStack(alignment: .center), screen, [box("red", 0), bar, box("green", 10)])
    #expect(
      dump(root) == """
        screen [0 0 100 100] picture 1 [0 0 10 10]
          | fill [0 0 10 10] #FF383C
          view [0 0 100 20] backdrop material thin [0 0 100 20]
          view [0 0 100 100] picture 1 [10 0 10 10]
            | fill [10 0 10 10] #34C759
        """)
  }

  @Test func `levels of the foreground compound through nested modifiers`() {
    let styles: [ShapeStyle] = [.hierarchical(1)]
    var inner = PlacedNode.view(
      .shape(ShapeContent(shape: .rectangle)), Rect(x: 0, y: 0, width: 10, height: 10))
    inner.environment = EnvironmentValues(pixelsPerPoint: 1, foregroundStyle: styles)
    // Layout gives a modifier's node the environment that it makes.
    var once = inner.modified(.foregroundStyle(styles))
    once.environment = inner.environment
    let twice = once.modified(.foregroundStyle([.color(.system("blue"))]))
    func last(_ node: PlacedNode) -> String? {
      dump(.view(.zStack(alignment: .center), screen, [node])).split(separator: " ").last
        .map(String.init)
    }
    #expect(last(inner) == "#3C3C43@0.6")
    #expect(last(once) == "#3C3C43@0.6")
    #expect(last(twice) == "#0088FF@0.5")
  }

  @Test func `an unknown colour is loud and reported once`() {
    let node = PlacedNode.view(
      .zStack(alignment: .center), screen,
      [
        .view(.color(.named("Brand")), Rect(x: 0, y: 0, width: 10, height: 10)),
        .view(.color(.opacity(.named("Brand"), 0.5)), Rect(x: 10, y: 0, width: 10, height: 10)),
      ])
    let painted = painter.paint(node.tree())
    #expect(painted.diagnostics.map(\.id) == ["paint.unknown-color"])
    #expect(painted.diagnostics[0].message == "no colour is called 'Brand'")
    #expect(dump(node).contains("#FF00FF"))
  }

  @Test func `a glass button inside a clip keeps the clip around what follows it`() {
    var environment = EnvironmentValues(pixelsPerPoint: 1)
    environment.buttonStyle = .glass
    var button = PlacedNode.view(
      .button(role: nil, action: []), Rect(x: 0, y: 0, width: 20, height: 10))
    button.environment = environment
    let clipped = PlacedNode.view(.zStack(alignment: .center), screen, [button, box("red", 30)])
      .modified(.clipped)
    #expect(
      dump(.view(.zStack(alignment: .center), screen, [clipped])) == """
        screen [0 0 100 100]
          view [0 0 100 100] clip [0 0 100 100]
            glass [0 0 20 10] backdrop glass regular [0 0 20 10] r 5 continuous
            view [0 0 100 100] picture 1 [30 0 10 10]
              | fill [30 0 10 10] #FF383C
        """)
  }

  @Test func `a material as the foreground inside a group is a flat colour`() {
    var plain = PlacedNode.view(
      .shape(ShapeContent(shape: .rectangle)), Rect(x: 0, y: 0, width: 10, height: 10))
    plain.environment = EnvironmentValues(
      pixelsPerPoint: 1, foregroundStyle: [.material(.thin)])
    let shape = plain.modified(.foregroundStyle([.material(.thin)])).modified(.opacity(0.5))
    #expect(
      dump(.view(.zStack(alignment: .center), screen, [shape, box("red", 30)])) == """
        screen [0 0 100 100] picture 4 [0 0 40 10]
          | group opacity 0.5
          |   fill [0 0 10 10] #F9F9FA@0.58
          | fill [30 0 10 10] #FF383C
        """)
  }
}
