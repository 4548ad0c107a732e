// The tab bar of a tab view.

/// A tab view's bar: titles and icons of the tabs, and which one is selected.
public struct TabChrome: Sendable, Equatable {
  /// One tab of the bar.
  public struct Tab: Sendable, Equatable {
    /// Text under the icon.
    public var title: String
    /// Symbol name; nil for none.
    public var systemImage: String?
    /// Value of the selection that shows it.
    public var tag: Value?
    /// A tab.
    public init(title: String, systemImage: String? = nil, tag: Value? = nil) {
      self.title = title
      self.systemImage = systemImage
      self.tag = tag
    }
  }

  /// In order of reading.
  public var tabs: [Tab]
  /// Index of the tab that is shown.
  public var selectedIndex: Int
  /// The state variable bound to the selection.
  public var selection: String?
  /// False when the selected tab hides the bar.
  public var isVisible = true

  /// A bar with the given tabs.
  public init(tabs: [Tab], selectedIndex: Int, selection: String? = nil) {
    self.tabs = tabs
    self.selectedIndex = selectedIndex
    self.selection = selection
  }

  /// Reads the tabs out of a tab view's children; a child without `tabItem` is an untitled tab.
  public init(children: [ViewNode], selectedIndex: Int, selection: String? = nil) {
    self.init(
      tabs: children.map { child in
        for node in child.modifiers.reversed() {
          if case .tabItem(let title, let image, let tag) = node.modifier {
            return Tab(title: title, systemImage: image, tag: tag)
          }
        }
        return Tab(title: "")
      }, selectedIndex: selectedIndex, selection: selection)
    guard children.indices.contains(selectedIndex) else { return }
    isVisible = TabChrome.visibility(in: children[selectedIndex]) ?? true
  }

  /// What `toolbarVisibility` says about the tab bar, in the view or its stack's top page.
  private static func visibility(in view: ViewNode) -> Bool? {
    for node in view.modifiers.reversed() {
      if case .toolbarVisibility(let isVisible, let bars) = node.modifier, bars.contains(.tabBar) {
        return isVisible
      }
    }
    if case .navigationStack = view.kind, let top = view.children.last,
      case .navigationPage = top.kind
    {
      return visibility(in: top)
    }
    for child in view.children {
      if let isVisible = visibility(in: child) { return isVisible }
    }
    return nil
  }

  /// Room that the bar takes from the safe area of the selected tab's content.
  public func insets(in context: ChromeContext) -> Insets {
    guard isVisible, !tabs.isEmpty else { return .zero }
    let metrics = ChromeMetrics(for: context)
    return Insets(bottom: max(0, metrics.tabBarInset - context.safeArea.bottom))
  }

  /// The drawn bar in the tab view's coordinates.
  public func barRect(in context: ChromeContext) -> Rect {
    let metrics = ChromeMetrics(for: context)
    guard context.environment.usesGlassGeneration else {
      return Rect(
        x: 0, y: context.size.height - metrics.tabBarInset, width: context.size.width,
        height: metrics.tabBarInset)
    }
    let count = Double(max(1, tabs.count))
    let width = min(
      TabChrome.intrinsicPitch * count + TabChrome.extraWidth,
      max(0, context.size.width - 2 * metrics.tabBarSide))
    let y =
      context.safeArea.bottom > 0
      ? context.size.height - metrics.tabBarInset
      : context.size.height - 23 - metrics.tabBarHeight
    return Rect(
      x: (context.size.width - width) / 2, y: y, width: width, height: metrics.tabBarHeight)
  }

  /// Pitch of items when there is room: three tabs are 274 wide (simulator, measured).
  static let intrinsicPitch = 85.9
  /// Width of the capsule minus its pitches; an item's box is half of that wider than its pitch.
  static let extraWidth = 16.25

  /// The bar as views with places, bottom to top.
  public func parts(in context: ChromeContext) -> [ChromePart] {
    guard isVisible, !tabs.isEmpty else { return [] }
    let rect = barRect(in: context)
    let id = context.id.child(part: ChromePart.Kind.tabBar.nodeName)
    let views = TabChromeViews(chrome: self, context: context, size: rect.size)
    if context.environment.usesGlassGeneration {
      return [ChromePart(kind: .tabBar, id: id, node: views.capsule(id: id), rect: rect)]
    }
    let background = id.child(part: "background")
    return [
      ChromePart(
        kind: .barBackground, id: background,
        node: ChromeViews.classicBarBackground(
          id: background, hairline: .top, pixelsPerPoint: context.environment.pixelsPerPoint,
          opacity: 1), rect: rect),
      ChromePart(
        kind: .tabBar, id: id, node: views.classicRow(id: id),
        rect: Rect(x: 0, y: rect.minY, width: rect.width, height: 49)),
    ]
  }
}

/// Makes the views of a tab bar.
struct TabChromeViews {
  let chrome: TabChrome
  let context: ChromeContext
  let size: Size

  /// iOS 26: a glass capsule with a pill behind the selected item.
  func capsule(id: NodeID) -> ViewNode {
    let count = Double(max(1, chrome.tabs.count))
    let pitch = (size.width - TabChrome.extraWidth) / count
    let box = Size(pitch + TabChrome.extraWidth / 2, size.height - 8)
    let items = chrome.tabs.indices.map { index in
      item(index, id: id.child(index), size: box, iconTop: 6, labelTop: 35)
    }
    // Boxes overlap by the difference of box and pitch, 4 pt from the capsule's edges.
    let row = ViewNode(
      id: id.child(part: "items"), kind: .hStack(alignment: .center, spacing: pitch - box.width),
      modifiers: [
        ModifierNode(.frame(width: size.width, height: size.height, alignment: .center)),
        ModifierNode(.glassEffect(ChromeViews.platter)),
      ], children: items)
    return row
  }

  /// iOS 18: items across the whole width.
  func classicRow(id: NodeID) -> ViewNode {
    let box = Size(size.width / Double(max(1, chrome.tabs.count)), 49)
    return ViewNode(
      id: id.child(part: "items"), kind: .hStack(alignment: .center, spacing: 0),
      children: chrome.tabs.indices.map { index in
        item(index, id: id.child(index), size: box, iconTop: 4, labelTop: 33)
      })
  }

  private func item(
    _ index: Int, id: NodeID, size: Size, iconTop: Double, labelTop: Double
  ) -> ViewNode {
    let tab = chrome.tabs[index]
    let isSelected = index == chrome.selectedIndex
    let isGlass = context.environment.usesGlassGeneration
    let rest: ColorReference = isGlass ? .system("label") : .system("gray")
    let style: ShapeStyle = isSelected ? .tint : .color(rest)
    var children: [ViewNode] = []
    if let image = tab.systemImage {
      children.append(
        ViewNode(
          id: id.child(part: "icon"), kind: .image(ImageContent(source: .symbol(image))),
          modifiers: [
            ModifierNode(.font(FontReference(.system(size: isGlass ? 18 : 19), weight: .medium))),
            ModifierNode(.imageScale(.large)),
            ModifierNode(.frame(width: size.width, height: 28, alignment: .center)),
            ModifierNode(.offset(Vector(dx: 0, dy: iconTop))),
          ]))
    }
    children.append(
      ViewNode(
        id: id.child(part: "label"), kind: .text(TextContent(tab.title)),
        modifiers: [
          ModifierNode(
            .font(FontReference(.system(size: 10), weight: isSelected ? .semibold : .medium))),
          ModifierNode(.lineLimit(LineLimit(maximum: 1))),
          ModifierNode(.frame(width: size.width, height: 12, alignment: .center)),
          ModifierNode(.offset(Vector(dx: 0, dy: labelTop))),
        ]))
    var modifiers: [Modifier] = [
      .frame(width: size.width, height: size.height, alignment: .topLeading),
      .foregroundStyle([style]),
    ]
    if isSelected, isGlass {
      // 18 of 255 darker in light appearance: simulator, measured; dark is an estimate.
      let fill: ColorReference =
        context.environment.colorScheme == .dark ? .opacity(.white, 0.1) : .opacity(.black, 0.07)
      modifiers.append(
        .backgroundStyle(
          .color(fill), shape: .capsule(style: .continuous), ignoresSafeAreaEdges: []))
    }
    modifiers.append(.accessibilityLabel(tab.title))
    modifiers.append(.buttonStyle(.plain))
    let content = ViewNode(
      id: id.child(part: "content"), kind: .zStack(alignment: .topLeading), children: children)
    var action: [Action] = []
    if let selection = chrome.selection, let tag = tab.tag { action = [.set(selection, tag)] }
    return ViewNode(
      id: id, kind: .button(role: nil, action: action),
      modifiers: modifiers.map { ModifierNode($0) }, children: [content])
  }
}
