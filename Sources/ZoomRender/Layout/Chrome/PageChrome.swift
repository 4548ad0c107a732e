// What a navigation page's bars hold, found in the page's content.

/// The bars of one page of a navigation stack: title, buttons, visibility.
///
/// Layout makes one for the content of a `navigationPage`, adds ``insets(in:)`` to the safe area
/// of the content, and places ``parts(in:measure:)`` above it. Where modifiers compete, the one
/// nearest to the page wins; toolbar items of all of them are collected in source order.
public struct PageChrome: Sendable, Equatable {
  /// Depth decides about the back button.
  public var page: NavigationPage
  /// Text of the title; nil when the page sets none.
  public var title: String?
  /// As asked for, else that of the page below; `automatic` when none says anything.
  public var displayMode: TitleDisplayMode
  /// Toolbar items in source order.
  public var items: [ToolbarItem]
  /// True when the page takes its back button away.
  public var hidesBackButton: Bool
  /// What the page says about its navigation bar; nil = nothing.
  public var isNavigationBarVisible: Bool?
  /// What the page says about its bottom bar; nil = nothing.
  public var isBottomBarVisible: Bool?
  /// What the page says about the tab bar around it; nil = nothing.
  public var isTabBarVisible: Bool?

  /// Reads the bars' modifiers out of a page's content.
  public init(page: NavigationPage, content: [ViewNode]) {
    var search = ChromeSearch()
    for node in content { search.visit(node) }
    self.page = page
    title = search.title
    displayMode = search.displayMode ?? .automatic
    if displayMode == .automatic, let below = page.previousDisplayMode { displayMode = below }
    items = search.items
    hidesBackButton = search.hidesBackButton ?? false
    isNavigationBarVisible = search.isNavigationBarVisible
    isBottomBarVisible = search.isBottomBarVisible
    isTabBarVisible = search.isTabBarVisible
  }

  /// True when the page has a back button.
  public var hasBackButton: Bool { page.depth > 0 && !hidesBackButton }

  /// True when a navigation bar is drawn: it has something to show and is not hidden.
  public var showsNavigationBar: Bool {
    if let isNavigationBarVisible { return isNavigationBarVisible }
    return page.depth > 0 || !(title ?? "").isEmpty || items.contains { !isBottom($0) }
  }

  /// True when the title starts out large.
  ///
  /// `automatic` has followed the page below, as UIKit does; a root page's is large.
  public var isLarge: Bool {
    showsNavigationBar && displayMode != .inline && !(title ?? "").isEmpty
  }

  /// True when the title is large on this page's screen: phones in landscape have no room for it.
  public func isLarge(in context: ChromeContext) -> Bool {
    isLarge && !context.isLandscapePhone
  }

  /// True when a bottom toolbar is drawn.
  public var showsBottomBar: Bool {
    isBottomBarVisible ?? true && items.contains(where: isBottom)
  }

  /// Room that the bars take from the safe area of the content, at rest.
  public func insets(in context: ChromeContext) -> Insets {
    let metrics = ChromeMetrics(for: context)
    var insets = Insets.zero
    if showsNavigationBar {
      insets.top = metrics.topPadding + metrics.inlineHeight
      if isLarge(in: context) { insets.top += metrics.largeTitleHeight }
    }
    if showsBottomBar {
      let top = metrics.bottomBarBottom + metrics.bottomBarHeight
      insets.bottom = max(0, top - context.safeArea.bottom)
    }
    return insets
  }

  /// The bars as views with places, bottom to top.
  ///
  /// - Parameter measure: the size that a view takes for a proposal in the page's environment.
  public func parts(
    in context: ChromeContext, measure: (ViewNode, ProposedSize) -> Size
  ) -> [ChromePart] {
    var builder = PageChromeBuilder(chrome: self, context: context)
    builder.build(measure: measure)
    return builder.parts
  }

  func isBottom(_ item: ToolbarItem) -> Bool {
    item.placement == .bottomBar || item.placement == .status
  }
}

/// The walk that collects bar modifiers: outermost first, then deeper, in source order.
struct ChromeSearch {
  var title: String?
  var displayMode: TitleDisplayMode?
  var items: [ToolbarItem] = []
  var hidesBackButton: Bool?
  var isNavigationBarVisible: Bool?
  var isBottomBarVisible: Bool?
  var isTabBarVisible: Bool?

  /// Visits a view of the page; bars of nested stacks are not this page's.
  mutating func visit(_ node: ViewNode) {
    for node in node.modifiers.reversed() {
      visit(node.modifier)
    }
    if case .navigationStack = node.kind { return }
    for child in node.children { visit(child) }
  }

  private mutating func visit(_ modifier: Modifier) {
    switch modifier {
    case .navigationTitle(let text): title = title ?? text
    case .navigationBarTitleDisplayMode(let mode): displayMode = displayMode ?? mode
    case .navigationBarBackButtonHidden(let hides): hidesBackButton = hidesBackButton ?? hides
    case .toolbar(let items): self.items += items
    case .toolbarVisibility(let isVisible, let bars):
      for bar in bars { setVisibility(isVisible, of: bar) }
      if bars.isEmpty { setVisibility(isVisible, of: .navigationBar) }
    case .overlay(_, let content), .background(_, let content),
      .safeAreaInset(_, _, _, let content):
      for node in content { visit(node) }
    default: break
    }
  }

  private mutating func setVisibility(_ isVisible: Bool, of bar: ToolbarPlacement) {
    switch bar {
    case .bottomBar, .status: isBottomBarVisible = isBottomBarVisible ?? isVisible
    case .tabBar: isTabBarVisible = isTabBarVisible ?? isVisible
    case .navigationBar, .automatic, .principal, .topBarLeading, .topBarTrailing:
      isNavigationBarVisible = isNavigationBarVisible ?? isVisible
    default: break
    }
  }
}
