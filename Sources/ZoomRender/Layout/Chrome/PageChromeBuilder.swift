// Places the parts of a navigation page's bars.

/// Builds the parts of a page's bars from what the page asks for.
struct PageChromeBuilder {
  let chrome: PageChrome
  let context: ChromeContext
  let metrics: ChromeMetrics
  var parts: [ChromePart] = []

  init(chrome: PageChrome, context: ChromeContext) {
    self.chrome = chrome
    self.context = context
    self.metrics = ChromeMetrics(for: context)
  }

  private var isLarge: Bool { chrome.isLarge(in: context) }
  private var isGlass: Bool { context.environment.usesGlassGeneration }
  private var isRightToLeft: Bool { context.environment.layoutDirection == .rightToLeft }
  private var left: Double { context.safeArea.left(in: context.environment.layoutDirection) }
  private var right: Double { context.safeArea.right(in: context.environment.layoutDirection) }
  /// Top of the row with buttons and the inline title.
  private var rowTop: Double { context.safeArea.top + metrics.topPadding }
  /// 0 while the large title is in full view, 1 once it is hidden; 1 for inline titles.
  private var collapse: Double {
    guard isLarge else { return 1 }
    return max(0, min(1, context.scrollOffset / metrics.largeTitleHeight))
  }

  mutating func build(measure: (ViewNode, ProposedSize) -> Size) {
    if chrome.showsNavigationBar {
      addBackground()
      addRow(measure: measure)
    }
    if chrome.showsBottomBar { addBottomBar(measure: measure) }
  }

  // MARK: Background

  private mutating func addBackground() {
    let width = context.size.width
    if isGlass {
      // Height and strength of the scroll-edge effect: iPhone 17 Pro simulator, measured; the
      // blur of about 1 pt is left out.
      let large = isLarge ? metrics.largeTitleHeight * (1 - collapse) : 0
      let height = rowTop + metrics.inlineHeight + large + 2.8
      let strength = max(0, min(1, context.scrollOffset / 16))
      guard strength > 0 else { return }
      let id = partID(.edgeEffect)
      let fade = ViewNode(
        id: id.child(0), kind: .style(ChromeStyles.edgeEffect),
        modifiers: [ModifierNode(.opacity(strength)), ModifierNode(.allowsHitTesting(false))])
      add(.edgeEffect, fade, Rect(x: 0, y: 0, width: width, height: height))
    } else {
      let strength = isLarge ? max(0, min(1, (collapse - 0.8) / 0.2)) : edgeStrength
      guard strength > 0 else { return }
      let bar = ChromeViews.classicBarBackground(
        id: partID(.barBackground), hairline: .bottom,
        pixelsPerPoint: context.environment.pixelsPerPoint, opacity: strength)
      add(
        .barBackground, bar,
        Rect(x: 0, y: 0, width: width, height: rowTop + metrics.inlineHeight))
    }
  }

  private var edgeStrength: Double { max(0, min(1, context.scrollOffset / 8)) }

  // MARK: Row

  private mutating func addRow(measure: (ViewNode, ProposedSize) -> Size) {
    var leadingEdge = metrics.sideMargin
    var trailingEdge = metrics.sideMargin
    let views = ChromeViews(context: context, metrics: metrics)
    if chrome.hasBackButton {
      let id = partID(.backButton)
      let node = views.backButton(id: id, previousTitle: chrome.page.previousTitle)
      let size = measure(node, .unspecified)
      // The classic chevron stands nearer to the edge than a text button.
      let inset = isGlass ? leadingEdge : 8
      add(.backButton, node, rowRect(leading: inset, size: size))
      leadingEdge = inset + size.width + metrics.itemSpacing
    }
    if let node = views.itemRow(id: partID(.leadingItems), items: leadingItems) {
      let size = measure(node, .unspecified)
      add(.leadingItems, node, rowRect(leading: leadingEdge, size: size))
      leadingEdge += size.width + metrics.itemSpacing
    }
    if let node = views.itemRow(id: partID(.trailingItems), items: trailingItems) {
      let size = measure(node, .unspecified)
      add(.trailingItems, node, rowRect(trailing: trailingEdge, size: size))
      trailingEdge += size.width + metrics.itemSpacing
    }
    addInlineTitle(views, from: leadingEdge, trailing: trailingEdge, measure: measure)
    if isLarge { addLargeTitle(views, measure: measure) }
  }

  private var leadingItems: [ToolbarItem] {
    chrome.items.filter { $0.placement == .topBarLeading || $0.placement == .cancellationAction }
  }

  private var trailingItems: [ToolbarItem] {
    chrome.items.filter {
      switch $0.placement {
      case .automatic, .topBarTrailing, .primaryAction, .confirmationAction: true
      default: false
      }
    }
  }

  private mutating func addInlineTitle(
    _ views: ChromeViews, from leading: Double, trailing: Double,
    measure: (ViewNode, ProposedSize) -> Size
  ) {
    let id = partID(.inlineTitle)
    let principal = chrome.items.filter { $0.placement == .principal }
    // A large title leaves the bar's middle empty until it is almost hidden.
    let remaining = (1 - collapse) * metrics.largeTitleHeight
    let opacity = isLarge ? max(0, min(1, 1 - (remaining - 2) / 8)) : 1
    let node: ViewNode
    if !principal.isEmpty {
      node = views.principal(id: id, items: principal)
    } else if let title = chrome.title, !title.isEmpty, opacity > 0 {
      node = views.inlineTitle(id: id, title: title, opacity: opacity)
    } else {
      return
    }
    let available = context.size.width - left - right - leading - trailing
    let room = max(0, available)
    let size = measure(node, ProposedSize(width: room, height: metrics.itemHeight))
    let width = min(size.width, room)
    // Centred on the page; pushed aside only as far as the buttons require.
    let centre = context.size.width / 2
    let (minX, maxX) =
      isRightToLeft
      ? (left + trailing, context.size.width - right - leading)
      : (left + leading, context.size.width - right - trailing)
    let x = max(minX, min(maxX - width, centre - width / 2))
    let y = rowTop + (metrics.itemHeight - size.height) / 2
    add(.inlineTitle, node, Rect(x: x, y: y, width: width, height: size.height))
  }

  private mutating func addLargeTitle(
    _ views: ChromeViews, measure: (ViewNode, ProposedSize) -> Size
  ) {
    guard let title = chrome.title, collapse < 1 else { return }
    let id = partID(.largeTitle)
    let bandTop = rowTop + metrics.inlineHeight
    let margin = metrics.largeTitleLeading
    let room = context.size.width - left - right - 2 * margin
    let offset = context.scrollOffset
    // It leaves under the buttons: gone before it reaches their middle.
    let opacity = isGlass ? max(0, min(1, 1 - (offset - 16) / 28)) : 1
    let probe = views.largeTitle(id: id, title: title, opacity: opacity)
    let size = measure(probe, ProposedSize(width: max(0, room), height: nil))
    let width = min(size.width, max(0, room))
    let x = isRightToLeft ? context.size.width - right - margin - width : left + margin
    let y = bandTop + metrics.largeTitleTop - offset
    if isGlass {
      add(.largeTitle, probe, Rect(x: x, y: y, width: width, height: size.height))
    } else {
      // Cut where the bar's row begins.
      let height = max(0, metrics.largeTitleHeight - offset)
      let node = views.clippedLargeTitle(
        id: id, title: title, width: width, height: height,
        inset: metrics.largeTitleHeight - metrics.largeTitleTop - size.height)
      add(.largeTitle, node, Rect(x: x, y: bandTop, width: width, height: height))
    }
  }

  // MARK: Bottom bar

  private mutating func addBottomBar(measure: (ViewNode, ProposedSize) -> Size) {
    let views = ChromeViews(context: context, metrics: metrics)
    let id = partID(.bottomBar)
    let items = chrome.items.filter(chrome.isBottom)
    let y = context.size.height - metrics.bottomBarBottom - metrics.bottomBarHeight
    if !isGlass {
      let bar = ChromeViews.classicBarBackground(
        id: id.child(part: "background"), hairline: .top,
        pixelsPerPoint: context.environment.pixelsPerPoint, opacity: 1)
      parts.append(
        ChromePart(
          kind: .barBackground, id: id.child(part: "background"), node: bar,
          rect: Rect(
            x: 0, y: y, width: context.size.width, height: context.size.height - y)))
    }
    let side = metrics.bottomBarSide
    let node = views.bottomRow(id: id, items: items)
    let room = max(0, context.size.width - left - right - 2 * side)
    let size = measure(node, ProposedSize(width: room, height: metrics.bottomBarHeight))
    let width = min(room, size.width)
    add(
      .bottomBar, node,
      Rect(
        x: left + side + (room - width) / 2, y: y, width: width, height: metrics.bottomBarHeight))
  }

  // MARK: Geometry

  private func rowRect(leading: Double, size: Size) -> Rect {
    let x = isRightToLeft ? context.size.width - right - leading - size.width : left + leading
    return Rect(
      x: x, y: rowTop + (metrics.itemHeight - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func rowRect(trailing: Double, size: Size) -> Rect {
    let x = isRightToLeft ? left + trailing : context.size.width - right - trailing - size.width
    return Rect(
      x: x, y: rowTop + (metrics.itemHeight - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func partID(_ kind: ChromePart.Kind) -> NodeID {
    context.id.child(part: kind.nodeName)
  }

  private mutating func add(_ kind: ChromePart.Kind, _ node: ViewNode, _ rect: Rect) {
    parts.append(ChromePart(kind: kind, id: partID(kind), node: node, rect: rect))
  }
}
