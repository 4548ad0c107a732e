// What bars hold and where their parts are.

import Testing

@testable import ZoomRender

@Suite struct PageChromeTests {
  private func page(
    _ modifiers: [Modifier], depth: Int = 0, previous: String? = nil, inner: [Modifier] = []
  ) -> PageChrome {
    let child = ViewNode(
      id: .root.child(0), kind: .color(.system("red")), modifiers: inner.map { ModifierNode($0) })
    let content = ViewNode(
      id: .root, kind: .vStack(alignment: .center, spacing: nil),
      modifiers: modifiers.map { ModifierNode($0) }, children: [child])
    return PageChrome(
      page: NavigationPage(depth: depth, previousTitle: previous), content: [content])
  }

  private func context(
    glass: Bool = true, size: Size = Size(402, 874), safeArea: Insets = Insets(top: 62, bottom: 34),
    offset: Double = 0, rightToLeft: Bool = false, inSheet: Bool = false
  ) -> ChromeContext {
    ChromeContext(
      id: .root, size: size, safeArea: safeArea,
      environment: EnvironmentValues(
        layoutDirection: rightToLeft ? .rightToLeft : .leftToRight, usesGlassGeneration: glass),
      scrollOffset: offset, isInSheet: inSheet)
  }

  /// Sizes as SF text would have them: 10 pt a letter; platters as they are.
  private func measure(_ node: ViewNode, _ proposal: ProposedSize) -> Size {
    var size = Size.zero
    if case .text(let text) = node.kind {
      var font = 17.0
      for node in node.modifiers {
        if case .font(let reference) = node.modifier, case .system(let points) = reference.base {
          font = points
        }
      }
      size = Size(Double(text.string.count) * font * 0.6, font == 34 ? 40.67 : 20.33)
    }
    for child in node.children {
      let inner = measure(child, proposal)
      size = Size(size.width + inner.width, max(size.height, inner.height))
    }
    for modifier in node.modifiers {
      switch modifier.modifier {
      case .frame(let width, let height, _):
        size = Size(width ?? size.width, height ?? size.height)
      case .flexibleFrame(let frame):
        size = Size(
          max(size.width, frame.minWidth ?? 0), max(size.height, frame.minHeight ?? 0))
      case .padding(let insets):
        size = Size(size.width + insets.horizontal, size.height + insets.vertical)
      default: break
      }
    }
    return size
  }

  private func rect(
    _ kind: ChromePart.Kind, _ chrome: PageChrome, _ context: ChromeContext
  ) -> Rect? {
    chrome.parts(in: context, measure: measure).first { $0.kind == kind }?.rect
  }

  private func item(_ placement: ToolbarPlacement, _ symbol: String = "plus") -> ToolbarItem {
    let id = NodeID.root.child(part: symbol)
    return ToolbarItem(
      id: id, placement: placement,
      content: [
        ViewNode(
          id: id.child(0), kind: .image(ImageContent(source: .symbol(symbol))),
          modifiers: [ModifierNode(.frame(width: 20, height: 20, alignment: .center))])
      ])
  }

  @Test func `a large title needs 106 points on iOS 26 and 96 before`() {
    let chrome = page([.navigationTitle("Albums")])
    #expect(chrome.insets(in: context()).top == 106)
    #expect(chrome.insets(in: context(glass: false)).top == 96)
    let inline = page([.navigationTitle("Albums"), .navigationBarTitleDisplayMode(.inline)])
    #expect(inline.insets(in: context()).top == 54)
    #expect(inline.insets(in: context(glass: false)).top == 44)
    #expect(
      inline.insets(in: context(glass: false, size: Size(874, 402), safeArea: Insets(leading: 62)))
        .top == 32)
  }

  @Test func `without a status bar the bar has the recorded heights`() {
    let bare = context(size: Size(320, 480), safeArea: .zero)
    #expect(page([.navigationTitle("A")]).insets(in: bare).top == 116.5)
    let inline = page([.navigationTitle("A"), .navigationBarTitleDisplayMode(.inline)], depth: 1)
    #expect(inline.insets(in: bare).top == 64)
    #expect(rect(.backButton, inline, bare) == Rect(x: 10, y: 10, width: 44, height: 44))
  }

  @Test func `a page that says nothing has no bar, a pushed one has a back button`() {
    #expect(page([]).insets(in: context()).top == 0)
    #expect(page([], depth: 1).insets(in: context()).top == 54)
    #expect(
      page([.navigationTitle("A"), .toolbarVisibility(isVisible: false, bars: [.navigationBar])])
        .insets(in: context()).top == 0)
    #expect(rect(.backButton, page([], depth: 1), context()) != nil)
    #expect(
      rect(.backButton, page([.navigationBarBackButtonHidden(true)], depth: 1), context()) == nil)
  }

  @Test func `the modifier nearest to the page wins`() {
    #expect(
      page([.navigationTitle("Outer")], inner: [.navigationTitle("Inner")]).title == "Outer")
    #expect(page([.navigationTitle("First"), .navigationTitle("Last")]).title == "Last")
    #expect(page([], inner: [.navigationTitle("Inner")]).title == "Inner")
    let nested = ViewNode(
      id: .root, kind: .navigationStack(path: nil),
      children: [
        ViewNode(
          id: .root.child(0), kind: .emptyView,
          modifiers: [ModifierNode(.navigationTitle("Nested"))])
      ])
    #expect(PageChrome(page: NavigationPage(depth: 0), content: [nested]).title == nil)
  }

  @Test func `parts are where the simulator has them`() {
    let chrome = page(
      [.navigationTitle("Albums"), .toolbar([item(.topBarTrailing)])], depth: 1)
    #expect(rect(.backButton, chrome, context()) == Rect(x: 16, y: 62, width: 44, height: 44))
    #expect(rect(.trailingItems, chrome, context()) == Rect(x: 342, y: 62, width: 44, height: 44))
    let title = rect(.largeTitle, chrome, context())
    #expect(title?.minX == 16)
    #expect(title?.minY == 62 + 54 + 3.67)
    #expect(rect(.inlineTitle, chrome, context()) == nil)
    let inline = page(
      [.navigationTitle("Albums"), .navigationBarTitleDisplayMode(.inline)], depth: 1)
    let centred = rect(.inlineTitle, inline, context())
    #expect(centred?.midX == 201)
    // Label top 11.83 below the bar's top.
    #expect(((centred?.minY ?? 0) - (62 + 11.83)).magnitude < 0.01)
  }

  @Test func `right to left mirrors every part`() {
    let chrome = page(
      [.navigationTitle("Albums"), .toolbar([item(.topBarTrailing)])], depth: 1)
    let left = context()
    let right = context(rightToLeft: true)
    for kind in [ChromePart.Kind.backButton, .trailingItems, .largeTitle] {
      let a = rect(kind, chrome, left)
      let b = rect(kind, chrome, right)
      #expect(a.map { 402 - $0.maxX } == b?.minX)
      #expect(a?.minY == b?.minY)
    }
  }

  @Test func `scrolling carries the large title away and brings the inline one`() {
    let chrome = page([.navigationTitle("Albums")])
    #expect(rect(.largeTitle, chrome, context(offset: 20))?.minY == 62 + 54 + 3.67 - 20)
    #expect(rect(.largeTitle, chrome, context(offset: -30))?.minY == 62 + 54 + 3.67 + 30)
    #expect(rect(.largeTitle, chrome, context(offset: 52)) == nil)
    #expect(rect(.inlineTitle, chrome, context(offset: 40)) == nil)
    #expect(rect(.inlineTitle, chrome, context(offset: 52)) != nil)
    #expect(rect(.edgeEffect, chrome, context()) == nil)
    #expect(
      rect(.edgeEffect, chrome, context(offset: 60))
        == Rect(x: 0, y: 0, width: 402, height: 62 + 54 + 2.8))
    #expect(rect(.barBackground, chrome, context(glass: false)) == nil)
    #expect(
      rect(.barBackground, chrome, context(glass: false, offset: 60))
        == Rect(x: 0, y: 0, width: 402, height: 106))
  }

  @Test func `a long title is pushed aside by the buttons, not over them`() {
    let chrome = page(
      [
        .navigationTitle(String(repeating: "long ", count: 7)),
        .navigationBarTitleDisplayMode(.inline),
        .toolbar([item(.topBarTrailing, "plus"), item(.topBarTrailing, "star")]),
      ], depth: 1)
    let title = rect(.inlineTitle, chrome, context())
    let items = rect(.trailingItems, chrome, context())
    #expect(title?.minX == 72)
    #expect((title?.maxX ?? 0) <= (items?.minX ?? 0) - 12 + 1e-9)
    // Two icons share a capsule: 4 + 44 + 44 + 4.
    #expect(items?.width == 96)
  }

  @Test func `a bottom bar floats 28 above the edge`() {
    let chrome = page([.toolbar([item(.bottomBar)])])
    #expect(rect(.bottomBar, chrome, context()) == Rect(x: 177, y: 798, width: 48, height: 48))
    #expect(chrome.insets(in: context()) == Insets(bottom: 42))
    #expect(rect(.bottomBar, chrome, context(glass: false))?.minY == 796)
  }

  @Test func `a phone in landscape has no large title`() {
    let sideways = context(
      size: Size(874, 402), safeArea: Insets(top: 20, leading: 62, bottom: 20, trailing: 62))
    let chrome = page([.navigationTitle("Albums")])
    #expect(chrome.insets(in: sideways).top == 54)
    #expect(rect(.largeTitle, chrome, sideways) == nil)
    #expect(rect(.inlineTitle, chrome, sideways)?.midX == 437)
  }

  @Test func `a bar in a sheet starts 16 lower`() {
    let chrome = page([.navigationTitle("A")])
    let sheet = context(safeArea: Insets(bottom: 34), inSheet: true)
    #expect(chrome.insets(in: sheet).top == 16 + 106)
  }

  struct TabCase: Sendable, CustomTestStringConvertible {
    var count: Int
    var width: Double
    var expected: Rect
    var testDescription: String { "\(count) tabs at \(width)" }
  }

  @Test(arguments: [
    TabCase(count: 5, width: 402, expected: Rect(x: 21, y: 791, width: 360, height: 62)),
    TabCase(count: 3, width: 402, expected: Rect(x: 64, y: 791, width: 274, height: 62)),
  ])
  func `the tab capsule is as wide as the simulator's`(_ test: TabCase) {
    let chrome = TabChrome(
      tabs: (0..<test.count).map { TabChrome.Tab(title: "Tab \($0)") }, selectedIndex: 0)
    let rect = chrome.barRect(in: context())
    for (a, b) in zip(rect.components, test.expected.components) {
      #expect((a - b).magnitude < 0.1)
    }
    #expect(chrome.insets(in: context()).bottom + 34 == 83)
  }

  @Test func `home-button phones have a 58 point capsule, classic bars span the width`() {
    let chrome = TabChrome(
      tabs: (0..<3).map { TabChrome.Tab(title: "Tab \($0)") }, selectedIndex: 0)
    let small = chrome.barRect(in: context(size: Size(375, 667), safeArea: Insets(top: 20)))
    #expect(small.maxY == 667 - 23)
    #expect(small.height == 58)
    #expect(
      chrome.barRect(in: context(glass: false)) == Rect(x: 0, y: 791, width: 402, height: 83))
  }

  @Test func `the selected tab's top page can hide the tab bar`() {
    func tabs(_ bars: [ToolbarPlacement]) -> TabChrome {
      let page = ViewNode(
        id: .root.child(1), kind: .navigationPage(NavigationPage(depth: 1)),
        children: [
          ViewNode(
            id: .root.child(2), kind: .emptyView,
            modifiers: [ModifierNode(.toolbarVisibility(isVisible: false, bars: bars))])
        ])
      let root = ViewNode(id: .root.child(3), kind: .navigationPage(NavigationPage(depth: 0)))
      let stack = ViewNode(
        id: .root, kind: .navigationStack(path: nil),
        modifiers: [ModifierNode(.tabItem(title: "A", systemImage: nil, tag: nil))],
        children: [root, page])
      return TabChrome(children: [stack], selectedIndex: 0)
    }
    #expect(tabs([.tabBar]).parts(in: context()).isEmpty)
    #expect(tabs([.tabBar]).insets(in: context()) == .zero)
    #expect(tabs([.navigationBar]).parts(in: context()).count == 1)
  }
}
