// Navigation stacks, tab views, lists and content asked from a source.

import Testing

@testable import ZoomRender

struct PageLayoutTests {
  private let island = Insets(top: 62, bottom: 34)

  private func stack(_ content: Tree) -> Tree {
    Tree(kind: .navigationStack(path: nil), name: "stack", children: [content])
  }

  @Test func `a page reaches to the edges of the screen, its content stays between the bars`() {
    let content = scroll(.vertical, box(100, 2000, "rows")).named("scroll")
      .adding(.navigationTitle("Albums"))
    let tree = stack(content).layout(402, 874, safeArea: island, pixelsPerPoint: 3)
    #expect(tree.frame("stack") == [0, 62, 402, 778])
    let page = tree.nodes.first {
      if case .view(.navigationPage) = $0.content { return true }
      return false
    }
    #expect(page?.frame == Rect(x: 0, y: -62, width: 402, height: 874))
    // 54 of bar and 52 of large title below the safe area.
    #expect(page?.safeArea == Insets(top: 168, bottom: 34))
    #expect(tree.frame("scroll") == [151, 168, 100, 672])
  }

  @Test func `bars come after the content, each in a node of its own`() {
    let content = color("c").adding(.navigationTitle("Albums"))
    let tree = stack(content).layout(402, 874, safeArea: island, pixelsPerPoint: 3)
    let bars = tree.nodes.filter {
      if case .implicit(let name) = $0.content { return ChromePart.Kind(nodeName: name) != nil }
      return false
    }
    #expect(!bars.isEmpty)
    #expect(bars.allSatisfy { $0.frame.isFinite && $0.children.count == 1 })
  }

  @Test func `pages of a path lie on top of each other`() {
    func page(_ depth: Int, _ name: String) -> Tree {
      Tree(
        kind: .navigationPage(NavigationPage(depth: depth)), name: name,
        children: [color("c\(depth)")])
    }
    let pages = Tree(
      kind: .navigationStack(path: "path"), children: [page(0, "root"), page(1, "detail")])
    let tree = pages.layout(402, 874, safeArea: island)
    #expect(tree.frame("root") == [0, 0, 402, 874])
    #expect(tree.frame("detail") == [0, 0, 402, 874])
    // The root page has nothing for a bar; the pushed one has a back button in a bar of 54.
    #expect(tree.frame("c0") == [0, 62, 402, 778])
    #expect(tree.frame("c1") == [0, 116, 402, 724])
  }

  @Test func `only the selected tab is laid out, above its bar`() {
    func tab(_ name: String) -> Tree {
      color(name).adding(.tabItem(title: name, systemImage: nil, tag: .string(name)))
    }
    let tabs = Tree(
      kind: .tabView(selection: "tab", style: .automatic), name: "tabs",
      children: [tab("first"), tab("second")])
    let host = LayoutHost(size: Size(402, 874), safeArea: island)
    let state = SceneState(values: .init([.init(name: "tab", value: .string("second"))]))
    let tree = LayoutEngine.layout(
      [tabs.view(NodeID.root.child(0))], in: host,
      using: LayoutServices(text: SuppliedTextMeasuring(), state: state))
    #expect(tree.frame("second") == [0, 62, 402, 729])
    #expect(tree.frame("first") == [])
  }

  @Test func `pages of a page style tab view take the full height`() {
    let tabs = Tree(
      kind: .tabView(selection: nil, style: .page), name: "tabs", children: [box(120, 80, "page")])
    let tree = tabs.layout(375, 667)
    #expect(tree.frame("tabs") == [0, 0, 375, 667])
    #expect(tree.frame("page") == [127.5, 293.5, 120, 80])
  }

  // MARK: Lists

  /// Rows of 20.33 pt text as on a device with English as its language.
  private func list(_ style: ViewKind.ListStyle, glass: Bool) -> LayoutTree {
    func row(_ name: String) -> Tree { text(40, 20.5).named(name) }
    let section = Tree(
      kind: .section(
        header: Tree.views([text(60, 20.5).named("header")], NodeID(value: 5)), footer: []),
      children: [row("c"), row("d")])
    let list = Tree(kind: .list(style), name: "list", children: [row("a"), row("b"), section])
    return LayoutEngine.layout(
      [list.view(NodeID.root.child(0))],
      in: LayoutHost(
        size: Size(402, 800), environment: EnvironmentValues(usesGlassGeneration: glass)),
      using: LayoutServices(text: SuppliedTextMeasuring()))
  }

  @Test func `rows of cards have the recorded pitch`() {
    let tree = list(.insetGrouped, glass: true)
    // 35 above, rows of 52, header 27.5 below a card and 10 above the next.
    #expect(tree.frame("a") == [32, 50.75, 40, 20.5])
    #expect(tree.frame("b")[1] == 102.75)
    #expect(tree.frame("header")[1] == 166.5)
    #expect(tree.frame("c")[1] == 212.75)
    let rows = tree.nodes.compactMap(\.list)
    #expect(rows.map(\.radii.topLeading) == [26, 0, 26, 0])
    #expect(rows.map(\.radii.bottomTrailing) == [0, 26, 0, 26])
    #expect(rows.map(\.separatorLeading) == [16, nil, 16, nil])
  }

  @Test func `plain rows reach from edge to edge`() {
    let tree = list(.plain, glass: true)
    #expect(tree.frame("a") == [16, 15.75, 40, 20.5])
    #expect(tree.frame("header")[1] == 136)
    #expect(tree.frame("c")[1] == 182.25)
  }

  @Test func `earlier systems have rows of 44`() {
    let tree = list(.insetGrouped, glass: false)
    #expect(tree.frame("a")[1] == 47)
    #expect(tree.frame("b")[1] == 91.5)
    #expect(tree.nodes.compactMap(\.list).first?.radii.topLeading == 10)
  }

  @Test func `rows off screen are not built`() {
    let rows = (0..<100).map { text(40).named("row\($0)") }
    let tree = Tree(kind: .list(.plain), children: rows).layout(402, 520)
    #expect(tree.namedNodes().map(\.name) == (0..<10).map { "row\($0)" })
    #expect(tree.nodes.first { $0.scroll != nil }?.scroll?.maxOffset == Vector(dx: 0, dy: 4680))
  }

  // MARK: Lazy sections

  @Test func `a pinned header stays at the top until its section ends`() {
    func section(_ name: String) -> Tree {
      Tree(
        kind: .section(
          header: Tree.views([box(100, 20, name)], NodeID(value: UInt64(name.utf8.first ?? 0))),
          footer: []),
        children: (0..<5).map { box(100, 40, "\(name)\($0)") })
    }
    let lazy = Tree(
      kind: .lazyVStack(alignment: .center, spacing: 0, pinnedViews: .sectionHeaders),
      children: [section("a"), section("b")])
    let view = scroll(.vertical, lazy)
    func frames(_ offset: Double) -> LayoutTree {
      view.layout(
        100, 100,
        overrides: LayoutOverrides(
          scrollOffsets: [NodeID.root.child(0): Vector(dx: 0, dy: offset)]))
    }
    #expect(frames(50).frame("a") == [0, 0, 100, 20])
    #expect(frames(210).frame("a") == [0, -10, 100, 20])
    #expect(frames(210).frame("b") == [0, 10, 100, 20])
    #expect(frames(230).frame("b") == [0, 0, 100, 20])
  }

  @Test func `relative frames are fractions of the scroll view`() {
    let cell = color().flex(minHeight: 50).adding(
      .containerRelativeFrame(
        ContainerRelativeFrame(axes: .horizontal, count: 2, span: 1, spacing: 10)))
    let row = Tree(
      kind: .lazyHStack(alignment: .center, spacing: 10, pinnedViews: []),
      children: [cell.named("a"), cell.named("b"), cell.named("c")])
    let tree = scroll(.horizontal, row).layout(310, 100)
    #expect(tree.frame("a")[2] == 150)
    #expect(tree.frame("b")[0] == 160)
    #expect(tree.frame("c") == [])
  }

  // MARK: Sources

  /// Answers readers with a half-size view and names one layout.
  private struct Source: ViewSource {
    func root(in state: SceneState) -> [ViewNode] { [] }
    func content(
      of template: TemplateID, for request: ContentRequest, in state: SceneState
    ) -> [ViewNode] {
      let half = color("half").frame(request.size.width / 2, request.size.height / 2)
      let third = color("third").frame(request.globalFrame.minX, request.safeArea.top)
      return Tree.views([half, third], request.id)
    }
    func run(closure: Int, in state: SceneState) -> [StateChange] { [] }
    func layout(_ template: TemplateID) -> (any CustomLayout)? { Diagonal() }
    func value(of template: TemplateID, size: Size) -> Double? {
      size.width / 4
    }
  }

  /// Answers a reader with forty frames around the same reader.
  private struct EndlessSource: ViewSource {
    func root(in state: SceneState) -> [ViewNode] { [] }
    func content(
      of template: TemplateID, for request: ContentRequest, in state: SceneState
    ) -> [ViewNode] {
      var reader = Tree(kind: .geometryReader(template))
      for _ in 0..<40 { reader = reader.padding(0.01) }
      return [reader.view(request.id.child(0))]
    }
    func run(closure: Int, in state: SceneState) -> [StateChange] { [] }
    func layout(_ template: TemplateID) -> (any CustomLayout)? { nil }
    func value(of template: TemplateID, size: Size) -> Double? { nil }
  }

  @Test func `a reader inside itself ends with a diagnostic`() {
    let reader = Tree(kind: .geometryReader(TemplateID(value: 1)))
    let tree = LayoutEngine.layout(
      [reader.view(NodeID.root.child(0))], in: LayoutHost(size: Size(200, 100)),
      using: LayoutServices(text: SuppliedTextMeasuring(), source: EndlessSource()))
    #expect(tree.diagnostics.map(\.id) == ["layout.endless-reader"])
    #expect(tree.nodes.count > 64 * 40)
  }

  /// Children along the diagonal; the last one is forgotten.
  private struct Diagonal: CustomLayout {
    func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> Size {
      proposal.replacingUnspecified()
    }
    func place(
      in bounds: Rect, proposal: ProposedSize, children: [LayoutChild]
    ) -> [LayoutPlacement] {
      children.dropLast().indices.map { index in
        LayoutPlacement(
          position: Point(Double(index) * 10, Double(index) * 10), proposal: .unspecified)
      }
    }
  }

  private func layout(_ tree: Tree, safeArea: Insets = .zero) -> LayoutTree {
    LayoutEngine.layout(
      [tree.view(NodeID.root.child(0))],
      in: LayoutHost(size: Size(200, 100), safeArea: safeArea),
      using: LayoutServices(text: SuppliedTextMeasuring(), source: Source()))
  }

  @Test func `a geometry reader's content starts at its top-leading corner`() {
    let reader = Tree(kind: .geometryReader(TemplateID(value: 1)), name: "reader")
    let tree = layout(reader.padding(10), safeArea: Insets(top: 20))
    #expect(tree.frame("reader") == [10, 30, 180, 60])
    #expect(tree.frame("half") == [10, 30, 90, 30])
    #expect(tree.frame("third") == [10, 30, 10, 0])
    let touching = layout(reader, safeArea: Insets(top: 20))
    #expect(touching.frame("third") == [0, 20, 0, 20])
  }

  @Test func `a source's own layout places its children, a forgotten one is centred`() {
    let tree = layout(
      Tree(
        kind: .customLayout(.source(TemplateID(value: 1))),
        children: [color("a"), color("b"), box(20, 20, "c")]))
    #expect(tree.frame("a") == [0, 0, 10, 10])
    #expect(tree.frame("b") == [10, 10, 10, 10])
    #expect(tree.frame("c") == [90, 40, 20, 20])
  }
}
