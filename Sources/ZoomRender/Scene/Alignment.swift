// Alignment guides.

/// A horizontal guide: where on its width a view is lined up.
public enum HorizontalAlignment: Sendable, Equatable, Hashable {
  case leading, center, trailing
  /// A guide of the scene's own; its default value is that of `defaultGuide`.
  case custom(String)
}

/// A vertical guide: where on its height a view is lined up.
public enum VerticalAlignment: Sendable, Equatable, Hashable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  case custom(String)
}

/// A guide on each axis.
public struct Alignment: Sendable, Equatable, Hashable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(.center, .center)
  public static let topLeading = Alignment(.leading, .top)
  public static let top = Alignment(.center, .top)
  public static let topTrailing = Alignment(.trailing, .top)
  public static let leading = Alignment(.leading, .center)
  public static let trailing = Alignment(.trailing, .center)
  public static let bottomLeading = Alignment(.leading, .bottom)
  public static let bottom = Alignment(.center, .bottom)
  public static let bottomTrailing = Alignment(.trailing, .bottom)
}
