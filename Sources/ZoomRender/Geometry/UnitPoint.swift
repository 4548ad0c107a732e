// A position as fractions of a rectangle's sides.

/// A position as fractions of a rectangle: (0, 0) is top-leading, (1, 1) bottom-trailing.
public struct UnitPoint: Sendable, Equatable, Hashable, Codable {
  /// 0 is leading, 1 trailing.
  public var x: Double
  /// 0 is the top, 1 the bottom.
  public var y: Double

  /// A position from its fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Top-leading.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Top-leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Top-trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// Bottom-leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// Bottom-trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The position inside a box of `size` whose origin is its top-leading corner.
  public func point(in size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }

  /// The position inside `rect`.
  public func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
