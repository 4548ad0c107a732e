// Alignment guides.

/// A horizontal guide: where on its width a view is lined up.
public enum HorizontalAlignment: Sendable, Equatable, Hashable, Codable {
  case leading, center, trailing
  /// A guide of the scene's own; its default value is that of `defaultGuide`.
  case custom(String)
}

/// A vertical guide: where on its height a view is lined up.
public enum VerticalAlignment: Sendable, Equatable, Hashable, Codable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  case custom(String)
}

/// A guide on each axis.
public struct Alignment: Sendable, Equatable, Hashable, Codable {
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment

  package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.center, .center)
  package static let topLeading = Alignment(.leading, .top)
  package static let top = Alignment(.center, .top)
  package static let topTrailing = Alignment(.trailing, .top)
  package static let leading = Alignment(.leading, .center)
  package static let trailing = Alignment(.trailing, .center)
  package static let bottomLeading = Alignment(.leading, .bottom)
  package static let bottom = Alignment(.center, .bottom)
  package static let bottomTrailing = Alignment(.trailing, .bottom)
}
