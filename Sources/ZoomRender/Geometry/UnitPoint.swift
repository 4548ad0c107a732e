// A position as fractions of a rectangle's sides.

/// A position as fractions of a rectangle: (0, 0) is top-leading, (1, 1) bottom-trailing.
public struct UnitPoint: Sendable, Equatable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The position inside a box of `size` whose origin is its top-leading corner.
  public func point(in size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }

  /// The position inside `rect`.
  public func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
