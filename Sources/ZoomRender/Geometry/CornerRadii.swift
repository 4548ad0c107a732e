// Radii of a rounded rectangle's corners.

/// How a rounded corner is drawn.
public enum CornerStyle: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  /// A quarter circle.
  case circular
  /// Apple's continuous-curvature corner.
  case continuous
}

/// The radii of the four corners, in points, named by reading direction.
public struct CornerRadii: Sendable, Equatable, Hashable, Codable {
  /// Radius at the top of the leading edge.
  public var topLeading: Double
  /// Radius at the top of the trailing edge.
  public var topTrailing: Double
  /// Radius at the bottom of the trailing edge.
  public var bottomTrailing: Double
  /// Radius at the bottom of the leading edge.
  public var bottomLeading: Double

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// Four radii.
  public init(
    topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }

  /// The same radius on all corners.
  public init(_ radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }

  /// Clockwise from top-leading: the order of every printed list of radii.
  public var components: [Double] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }

  /// True when all corners are square.
  public var isZero: Bool { self == .zero }

  /// True when all four are equal.
  public var isUniform: Bool {
    topLeading == topTrailing && topTrailing == bottomTrailing && bottomTrailing == bottomLeading
  }

  /// Leading and trailing swapped.
  public var mirrored: CornerRadii {
    CornerRadii(
      topLeading: topTrailing, topTrailing: topLeading, bottomTrailing: bottomLeading,
      bottomLeading: bottomTrailing)
  }

  /// Every radius times a factor.
  public static func * (radii: CornerRadii, factor: Double) -> CornerRadii {
    CornerRadii(
      topLeading: radii.topLeading * factor, topTrailing: radii.topTrailing * factor,
      bottomTrailing: radii.bottomTrailing * factor, bottomLeading: radii.bottomLeading * factor)
  }
}
