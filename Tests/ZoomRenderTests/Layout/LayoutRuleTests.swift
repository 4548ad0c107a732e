// Single rules: sizes of frames, distances, safe areas, mirroring, depth.

import Testing

@testable import ZoomRender

struct LayoutRuleTests {
  /// Widths of flexible frames around a rigid view of 60 and around one that takes anything.
  struct FrameRow: CustomTestStringConvertible {
    var name: String
    var frame: FlexibleFrame
    /// For the proposals nil, 0, 30, 70, 200 and infinity.
    var rigid: [Double]
    var greedy: [Double]
    var testDescription: String { name }
  }

  static let frameRows: [FrameRow] = [
    FrameRow(
      name: "min 100", frame: FlexibleFrame(minWidth: 100),
      rigid: [100, 100, 100, 100, 100, 100], greedy: [100, 100, 100, 100, 200, .infinity]),
    FrameRow(
      name: "max 100", frame: FlexibleFrame(maxWidth: 100), rigid: [60, 60, 60, 70, 100, 100],
      greedy: [10, 0, 30, 70, 100, 100]),
    FrameRow(
      name: "min 50 max 100", frame: FlexibleFrame(minWidth: 50, maxWidth: 100),
      rigid: [60, 50, 50, 70, 100, 100], greedy: [50, 50, 50, 70, 100, 100]),
    FrameRow(
      name: "ideal 80", frame: FlexibleFrame(idealWidth: 80), rigid: [80, 60, 60, 60, 60, 60],
      greedy: [80, 0, 30, 70, 200, .infinity]),
    FrameRow(
      name: "min 50 ideal 80 max 100",
      frame: FlexibleFrame(minWidth: 50, idealWidth: 80, maxWidth: 100),
      rigid: [80, 50, 50, 70, 100, 100], greedy: [80, 50, 50, 70, 100, 100]),
    FrameRow(
      name: "max infinity", frame: FlexibleFrame(maxWidth: .infinity),
      rigid: [60, 60, 60, 70, 200, .infinity], greedy: [10, 0, 30, 70, 200, .infinity]),
  ]

  @Test(arguments: frameRows)
  func `flexible frames answer proposals`(row: FrameRow) {
    let proposals: [Double?] = [nil, 0, 30, 70, 200, .infinity]
    for (index, width) in proposals.enumerated() {
      let proposal = ProposedSize(width: width, height: 20)
      #expect(
        size(box(60, 20).adding(.flexibleFrame(row.frame)), proposal).width == row.rigid[index])
      #expect(size(color().adding(.flexibleFrame(row.frame)), proposal).width == row.greedy[index])
    }
  }

  private func size(_ tree: Tree, _ proposal: ProposedSize) -> Size {
    LayoutPass(
      host: LayoutHost(size: Size(400, 400)),
      services: LayoutServices(text: SuppliedTextMeasuring()), overrides: .init()
    ).measureAlone(tree.view(NodeID.root.child(0)), proposal)
  }

  @Test func `limits of a flexible frame are made consistent`() {
    let low = FlexibleFrameLimits.Axis(-10, nil, nil)
    #expect(low.minimum == 0)
    #expect(FlexibleFrameLimits.Axis(50, 25, nil).ideal == 50)
    #expect(FlexibleFrameLimits.Axis(nil, 30, 20).maximum == 30)
  }

  @Test func `negative padding grows the child and never the other way round`() {
    #expect(size(color().padding(-10), ProposedSize(width: 50, height: 50)) == Size(50, 50))
    #expect(size(box(10, 10).padding(-10), ProposedSize(width: 50, height: 50)) == .zero)
  }

  // MARK: Distances

  @Test func `distances follow the categories`() {
    let text = NodeSpacing(
      top: .init(aboveText: 4.75, belowText: .nan, textToText: 2, any: .nan),
      bottom: .init(aboveText: .nan, belowText: 8.25, textToText: 0, any: .nan))
    #expect(NodeSpacing.plain.distance(to: .plain, along: .vertical) == 8)
    #expect(text.distance(to: .plain, along: .vertical) == 8.25)
    #expect(NodeSpacing.plain.distance(to: text, along: .vertical) == 4.75)
    #expect(text.distance(to: text, along: .vertical) == 2)
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(NodeSpacing.plain.distance(to: .empty, along: .horizontal) == 0)
    var wide = NodeSpacing.plain
    wide.trailing = 40
    #expect(wide.distance(to: .empty, along: .horizontal) == 40)
  }

  @Test func `padding and frames reset the distances of a text`() {
    func gap(_ upper: Tree) -> Double {
      let tree = vStack(nil, .center, upper.named("a"), box(10, 10, "b")).layout(100, 100)
      return tree.frame("b")[1] - tree.frame("a")[1] - tree.frame("a")[3]
    }
    #expect(abs(gap(text(20)) - 8.15087890625) < 1e-9)
    #expect(gap(text(20).padding(4)) == 8)
    #expect(abs(gap(text(20).padding(4, .horizontal)) - 8.15087890625) < 1e-9)
    #expect(gap(text(20).frame(nil, 30)) == 8)
    #expect(abs(gap(text(20).frame(30)) - 8.15087890625) < 1e-9)
    #expect(abs(gap(vStack(nil, .center, box(5, 5), text(20))) - 8.15087890625) < 1e-9)
  }

  // MARK: Safe area

  struct EdgeRow {
    var rect: Rect
    var insets: Insets
  }

  static let edgeRows = [
    EdgeRow(rect: Rect(x: 150, y: 10, width: 100, height: 20), insets: Insets(top: 10)),
    EdgeRow(rect: Rect(x: 150, y: 750, width: 100, height: 20), insets: Insets(bottom: 30)),
    EdgeRow(rect: Rect(x: 20, y: 390, width: 100, height: 20), insets: Insets(leading: 20)),
    EdgeRow(rect: Rect(x: 260, y: 390, width: 100, height: 20), insets: Insets(trailing: 40)),
    EdgeRow(rect: Rect(x: 150, y: 390, width: 100, height: 20), insets: .zero),
  ]

  @Test(arguments: edgeRows.indices)
  func `only touching edges have a safe area`(index: Int) {
    let row = Self.edgeRows[index]
    let pass = LayoutPass(
      host: LayoutHost(size: Size(400, 800)),
      services: LayoutServices(text: SuppliedTextMeasuring()), overrides: .init())
    pass.regions = [
      SafeAreaRegion(
        rect: Rect(x: 0, y: 0, width: 400, height: 800),
        insets: PhysicalInsets(
          Insets(top: 10, leading: 20, bottom: 30, trailing: 40), isRightToLeft: false))
    ]
    #expect(pass.resolvedSafeArea(of: row.rect).logical(isRightToLeft: false) == row.insets)
  }

  @Test func `content that ignores the safe area grows, its frame does not`() {
    let tree = color("c").adding(.ignoresSafeArea(edges: .all)).named("slot")
      .layout(400, 800, safeArea: Insets(top: 60, bottom: 30))
    #expect(tree.frame("slot") == [0, 60, 400, 710])
    #expect(tree.frame("c") == [0, 0, 400, 800])
    let padded = color("c").adding(.ignoresSafeArea(edges: .all)).padding(1)
      .layout(400, 800, safeArea: Insets(top: 60, bottom: 30))
    #expect(padded.frame("c") == [1, 61, 398, 708])
  }

  @Test func `a style behind a view reaches under the bars, a view does not`() throws {
    let style = Modifier.backgroundStyle(.background, shape: nil, ignoresSafeAreaEdges: .all)
    let tree = color("c").adding(style).layout(400, 800, safeArea: Insets(top: 60, bottom: 30))
    let index = try #require(tree.indices { $0 == .modifier(style) }.first)
    #expect(tree.nodes[index].safeArea == Insets(top: 60, bottom: 30))
    #expect(tree.frame("c") == [0, 60, 400, 710])
  }

  @Test func `a scroll view under a bar keeps its frame and knows what covers it`() throws {
    let tree = scroll(.vertical, box(100, 2000)).named("s")
      .layout(400, 800, safeArea: Insets(top: 60, bottom: 30))
    let index = try #require(tree.nodes.firstIndex { $0.scroll != nil })
    #expect(tree.frame("s") == [150, 60, 100, 710])
    #expect(tree.nodes[index].safeArea == Insets(top: 60, bottom: 30))
    #expect(tree.nodes[index].scroll?.maxOffset == Vector(dx: 0, dy: 1290))
  }

  // MARK: Guides

  @Test func `custom guides cross containers as their mean, built-in ones do not`() {
    func guide(_ name: AlignmentGuide.Guide, _ value: Double) -> Modifier {
      .alignmentGuide(AlignmentGuide(guide: name, constant: value))
    }
    let own = AlignmentGuide.Guide.vertical(.custom("own"))
    let inner = vStack(
      0, .center, box(10, 10).adding(guide(own, 2)), box(10, 10).adding(guide(own, 4)))
    let tree = hStack(
      0, .custom("own"), inner.named("inner"), box(10, 10, "b").adding(guide(own, 0))
    ).layout(100, 100)
    // (2 + (10 + 4)) / 2 = 8 below the inner stack's top lies at the other box's top.
    #expect(tree.frame("b")[1] - tree.frame("inner")[1] == 8)
    let builtIn = hStack(
      0, .top, vStack(0, .center, box(10, 10).adding(guide(.vertical(.top), 7))).named("inner"),
      box(10, 10, "b")
    ).layout(100, 100)
    #expect(builtIn.frame("b")[1] == builtIn.frame("inner")[1])
  }

  @Test func `the last baseline of a column is its last text's`() {
    let column = vStack(0, .center, text(20), text(20))
    let tree = hStack(0, .lastTextBaseline, column.named("column"), text(10).named("t"))
      .layout(100, 100)
    #expect(tree.frame("t")[1] - tree.frame("column")[1] == 16)
    let first = hStack(0, .firstTextBaseline, column.named("column"), text(10).named("t"))
      .layout(100, 100)
    #expect(first.frame("t")[1] == first.frame("column")[1])
  }

  // MARK: Limits

  @Test func `two hundred levels with ten modifiers each are laid out`() {
    var tree = color("deepest")
    for level in 0..<200 {
      tree = level % 2 == 0 ? hStack(0, .center, tree) : vStack(0, .center, tree)
      for _ in 0..<10 { tree = tree.padding(0.1) }
    }
    let frame = tree.layout(1000, 1000).frame("deepest")
    #expect(frame.count == 4 && abs(frame[0] - 200) < 1e-6 && abs(frame[2] - 600) < 1e-6)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func `odd lengths give finite frames`(length: Double) {
    let views = [
      color().frame(length, length), color().padding(length), color().flex(minWidth: length),
      color().flex(maxWidth: length, maxHeight: length),
      color().flex(idealWidth: length).fixedSize(), color().aspect(length, .fill),
      color().adding(.offset(Vector(dx: length, dy: length))),
      color().adding(.position(Point(length, length))), image(length, length), spacer(length),
      hStack(length, .center, color(), color()), color().priority(length),
      color().adding(.safeAreaPadding(Insets(.all, length))),
    ]
    for view in views {
      let tree = vStack(0, .center, view, color()).layout(100, 100)
      #expect(tree.nodes.allSatisfy { $0.frame.isFinite })
    }
  }
}
