// A displacement in a plane.

/// A displacement: x to the right, y down, in the unit of the points it connects.
public struct Vector: Sendable, Equatable, Hashable, Codable {
  /// To the right.
  public var dx: Double
  /// Down.
  public var dy: Double

  /// No displacement.
  public static let zero = Vector(dx: 0, dy: 0)

  /// A displacement from its components.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Euclidean length, never negative.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// One after the other.
  public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// The first without the second.
  public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// The way back.
  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// The displacement times a factor.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }
}
