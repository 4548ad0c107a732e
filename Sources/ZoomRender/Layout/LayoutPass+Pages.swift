// Navigation stacks and tab views: pages that fill their container, with bars.

/// A page of the arena: content below bars.
struct PageItem {
  enum Bars {
    case dots(PageDots)
    case navigation(PageChrome)
    case tabs(TabChrome)
  }

  var bars: Bars
}

extension LayoutPass {
  func buildPages(
    of index: Int, kind: ViewKind, _ children: [ViewNode], _ context: BuildContext, id: NodeID
  ) {
    switch kind {
    case .navigationStack:
      let isPaged = children.contains { $0.isPage }
      let pages =
        isPaged
        ? children
        : [
          ViewNode(
            id: id.child(part: "page"), kind: .navigationPage(NavigationPage(depth: 0)),
            children: children, origin: nodes[index].origin)
        ]
      buildChildren(of: index, pages, .fill, context, axis: nil)
    case .navigationPage(let page):
      var context = context
      if let scheme = page.colorScheme, environments[context.environment].colorScheme != scheme,
        let changed = environment(after: .preferredColorScheme(scheme), from: context.environment)
      {
        context.environment = changed
        nodes[index].environment = changed
      }
      let chrome = PageChrome(page: page, content: children)
      buildPage(of: index, children, .navigation(chrome), context)
    case .tabView(let selection, let style):
      buildTabs(of: index, selection, style, children, context)
    default: break
    }
  }

  private func buildPage(
    of index: Int, _ children: [ViewNode], _ bars: PageItem.Bars, _ context: BuildContext
  ) {
    items[index].operation = .page(Int32(pages.count))
    pages.append(PageItem(bars: bars))
    var inner = context
    inner.stackAxis = nil
    inner.isListRow = false
    inner.scroll = ScrollSettings()
    if case .navigation(let chrome) = bars {
      inner.isUnderLargeTitle = chrome.isLarge(
        in: ChromeContext(
          id: nodes[index].id, size: host.size, safeArea: host.safeArea,
          environment: environments[context.environment]))
    }
    let content = buildSingle(children, parent: index, context: inner, part: "content") {
      .vStack(alignment: .center, spacing: nil)
    }
    setChildren(content.map { [$0] } ?? [], of: index)
  }

  private func buildTabs(
    of index: Int, _ selection: String?, _ style: ViewKind.TabViewStyle, _ children: [ViewNode],
    _ context: BuildContext
  ) {
    let views = flattened(children)
    let value = selection.flatMap { state.values[$0] }
    let selected = views.selectedTab(for: value)
    let chrome = TabChrome(children: views, selectedIndex: selected, selection: selection)
    items[index].operation = .fill
    let page = append(
      LayoutNode(
        id: nodes[index].id.child(part: "tab"), content: .implicit("tab"), parent: index,
        origin: nodes[index].origin),
      .pass, environment: context.environment)
    buildPage(
      of: page, views.indices.contains(selected) ? [views[selected]] : [],
      style.isPaged
        ? .dots(
          PageDots(count: style == .page ? views.count : 0, selectedIndex: selected))
        : .tabs(chrome), context)
    finish(page)
    setChildren([page], of: index)
  }

  /// Pages fill their container and reach under what covers its edges.
  func placePages(_ index: Int, _ size: Size, at origin: Point) {
    let covered = resolvedSafeArea(of: Rect(origin: origin, size: size))
      .logical(isRightToLeft: items[index].isRightToLeft)
    nodes[index].safeArea = covered
    let full = Proposal(
      width: size.width + covered.horizontal, height: size.height + covered.vertical)
    for position in childRange(index) {
      place(
        childIndices[position], of: index, x: -covered.leading, y: -covered.top, proposal: full,
        at: origin)
    }
  }

  /// A page's content is centred between the bars; the bars follow, drawn above it.
  func placePage(_ index: Int, _ item: PageItem, _ size: Size, at origin: Point) {
    let rect = Rect(origin: origin, size: size)
    var context = ChromeContext(
      id: nodes[index].id, size: size,
      safeArea: coverage(of: rect).logical(isRightToLeft: items[index].isRightToLeft),
      environment: environments[nodes[index].environment],
      isInSheet: environments[nodes[index].environment].isElevated)
    let insets = context.safeArea + item.bars.insets(in: context)
    nodes[index].safeArea = insets
    let (outerViewport, outerFrame, outerContainer) = (viewport, scrollFrame, container)
    (viewport, scrollFrame) = (nil, nil)
    defer {
      (viewport, scrollFrame, container) = (outerViewport, outerFrame, outerContainer)
    }
    let inner = Proposal(size).inset(by: insets)
    container = Size(inner.width, inner.height)
    let contents = childRange(index).map { childIndices[$0] }
    if let content = contents.first {
      collapsingHeight = item.bars.collapsingHeight(in: context)
      withRegion(index, rect, insets) {
        let answer = self.size(content, inner)
        place(
          content, of: index, x: insets.leading + (inner.width - answer.width) / 2,
          y: insets.top + (inner.height - answer.height) / 2, proposal: inner, at: origin)
      }
      collapsingHeight = 0
      context.scrollOffset = firstVerticalOffset(in: content) ?? 0
    }
    container = size
    let parts = item.bars.parts(in: context) { measure($0, $1, in: index) }
    let bars = parts.map { placeBar($0, of: index, at: origin) }
    setChildren(contents + bars, of: index)
  }

  /// Builds and places one part of the bars.
  private func placeBar(_ part: ChromePart, of index: Int, at origin: Point) -> Int {
    let node = append(
      LayoutNode(
        id: part.id, content: .implicit(part.kind.nodeName), parent: index, frame: part.rect,
        origin: nodes[index].origin),
      .fill, environment: nodes[index].environment)
    let content = build(
      part.node, parent: node, context: BuildContext(environment: nodes[index].environment))
    setChildren([content], of: node)
    finish(node)
    growSpacings()
    let proposal = Proposal(part.rect.size)
    let answer = size(content, proposal)
    place(
      content, of: node, x: (part.rect.width - answer.width) / 2,
      y: (part.rect.height - answer.height) / 2, proposal: proposal,
      at: Point(origin.x + part.rect.minX, origin.y + part.rect.minY))
    return node
  }

  /// The size of a view that is not in the tree, in a node's environment.
  private func measure(_ view: ViewNode, _ proposal: ProposedSize, in index: Int) -> Size {
    var host = host
    host.environment = environments[nodes[index].environment]
    let pass = LayoutPass(host: host, services: services, overrides: overrides)
    let size = pass.measureAlone(view, proposal)
    if pass.readsState { _ = state }
    return size
  }

  /// Builds one view and measures it.
  func measureAlone(_ view: ViewNode, _ proposal: ProposedSize) -> Size {
    environments = [host.environment]
    buildRoot([view])
    growSpacings()
    guard items[0].childCount > 0 else { return .zero }
    var result = Size.zero
    DeepStack.run(levels: deepest) { result = size(child(0), Proposal(proposal)) }
    return result
  }

  /// How far the first vertical scroll view of a page has been scrolled.
  private func firstVerticalOffset(in node: Int) -> Double? {
    if let scroll = nodes[node].scroll, scroll.axes.contains(.vertical) { return scroll.offset.dy }
    if case .view(.navigationStack) = nodes[node].content { return nil }
    for position in childRange(node) {
      if let offset = firstVerticalOffset(in: childIndices[position]) { return offset }
    }
    return nil
  }

  /// How much of a rectangle's edges the regions cover.
  private func coverage(of rect: Rect) -> PhysicalInsets {
    var result = PhysicalInsets()
    for region in regions {
      let (outer, insets) = (region.rect, region.insets)
      if insets.top > 0 { result.top = max(result.top, outer.minY + insets.top - rect.minY) }
      if insets.left > 0 { result.left = max(result.left, outer.minX + insets.left - rect.minX) }
      if insets.bottom > 0 {
        result.bottom = max(result.bottom, rect.maxY - (outer.maxY - insets.bottom))
      }
      if insets.right > 0 {
        result.right = max(result.right, rect.maxX - (outer.maxX - insets.right))
      }
    }
    return result
  }
}

extension [ViewNode] {
  /// The tab that a selection shows: by its tag, among tabs without tags by its position, else the
  /// first.
  fileprivate func selectedTab(for selection: Value?) -> Int {
    if let index = firstIndex(where: { $0.tag != nil && $0.tag == selection }) { return index }
    guard case .number(let number)? = selection, !contains(where: { $0.tag != nil }),
      let index = Int(exactly: number), indices.contains(index)
    else { return 0 }
    return index
  }
}

extension ViewNode {
  fileprivate var isPage: Bool {
    if case .navigationPage = kind { return true }
    return false
  }

  /// The value that selects a tab view's child.
  fileprivate var tag: Value? {
    for node in modifiers.reversed() {
      switch node.modifier {
      case .tabItem(_, _, let tag?): return tag
      case .tag(let tag): return tag
      default: break
      }
    }
    return nil
  }
}

extension PageItem.Bars {
  /// How much lower the bars are while a large title shows.
  fileprivate func collapsingHeight(in context: ChromeContext) -> Double {
    guard case .navigation(let chrome) = self, chrome.isLarge(in: context) else { return 0 }
    return ChromeMetrics(for: context).largeTitleHeight
  }

  fileprivate func insets(in context: ChromeContext) -> Insets {
    switch self {
    case .dots: .zero
    case .navigation(let chrome): chrome.insets(in: context)
    case .tabs(let chrome): chrome.insets(in: context)
    }
  }

  fileprivate func parts(
    in context: ChromeContext, measure: (ViewNode, ProposedSize) -> Size
  ) -> [ChromePart] {
    switch self {
    case .dots(let dots): dots.parts(in: context)
    case .navigation(let chrome): chrome.parts(in: context, measure: measure)
    case .tabs(let chrome): chrome.parts(in: context)
    }
  }
}
