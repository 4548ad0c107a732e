// A displacement in a plane.

/// A displacement: x to the right, y down, in the unit of the points it connects.
public struct Vector: Sendable, Equatable, Hashable {
  public var dx: Double
  public var dy: Double

  public static let zero = Vector(dx: 0, dy: 0)

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Euclidean length, never negative.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }
}
