// A bar or a piece of one, as a view with a place on its page.

/// A synthesized view of a page's or tab view's bars, with its resting place.
///
/// Layout proposes `rect.size` to `node`, centres the answer in `rect`, and wraps it in a
/// ``LayoutNode`` with `id`, `.implicit(kind.nodeName)` and `frame == rect`. Parts are drawn above
/// the content in array order; paint makes each a layer of its own with role `chrome`.
public struct ChromePart: Sendable, Equatable {
  /// What a part is, in the order from bottom to top of a bar.
  public enum Kind: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    /// Fade of the content under the bar (iOS 26).
    case edgeEffect
    /// Blurred bar with hairline (iOS 18).
    case barBackground
    case backButton, leadingItems, inlineTitle, trailingItems, largeTitle, bottomBar, tabBar
    /// Dots of a paged tab view.
    case pageIndicator

    /// The text of the implicit layout node that holds the part.
    public var nodeName: String { "chrome." + rawValue }

    /// The kind that an implicit node's text stands for; nil for other implicit nodes.
    public init?(nodeName: String) {
      guard nodeName.hasPrefix("chrome.") else { return nil }
      self.init(rawValue: String(nodeName.dropFirst("chrome.".count)))
    }
  }

  /// What the part is.
  public var kind: Kind
  /// Stable: a named part of the page.
  public var id: NodeID
  /// What draws it.
  public var node: ViewNode
  /// In the page's coordinates: points, y down, already mirrored for right to left.
  public var rect: Rect

  /// A part with its place.
  public init(kind: Kind, id: NodeID, node: ViewNode, rect: Rect) {
    self.kind = kind
    self.id = id
    self.node = node
    self.rect = rect
  }
}

/// What the bars of a page depend on besides the page's content.
public struct ChromeContext: Sendable, Equatable {
  /// The page's or tab view's identity; parts are named parts of it.
  public var id: NodeID
  /// Size of the page, bars included.
  public var size: Size
  /// Safe area of the page's rectangle before its own bars are counted.
  public var safeArea: Insets
  /// Of the page.
  public var environment: EnvironmentValues
  /// Distance that the page's first vertical scroll view has been scrolled from its top resting
  /// place; negative while pulled down. 0 without a scroll view.
  public var scrollOffset: Double
  /// True inside a sheet: the bar starts lower.
  public var isInSheet: Bool

  /// What one page says about itself.
  public init(
    id: NodeID, size: Size, safeArea: Insets, environment: EnvironmentValues,
    scrollOffset: Double = 0, isInSheet: Bool = false
  ) {
    self.id = id
    self.size = size
    self.safeArea = safeArea
    self.environment = environment
    self.scrollOffset = scrollOffset
    self.isInSheet = isInSheet
  }

  /// True for a phone held sideways.
  public var isLandscapePhone: Bool { size.width > size.height && size.height < 500 }
}
