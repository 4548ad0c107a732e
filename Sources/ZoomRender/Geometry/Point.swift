// A position in a plane.

/// A position, in points unless a caller says pixels.
///
/// Axes: x grows to the right, y grows downwards, as on screen. A displacement between two
/// positions is a ``Vector``.
public struct Point: Sendable, Equatable, Hashable, Codable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A position from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Shorthand for tables: `Point(20, 40)`.
  public init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }

  /// True when both coordinates are neither NaN nor infinite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point moved by a displacement.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point moved back by a displacement.
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The displacement from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
