// An axis-parallel rectangle.

/// An axis-parallel rectangle: origin is its top-left corner, y grows down, in points unless a
/// caller says pixels.
///
/// Edges: `minX` and `minY` belong to the rectangle, `maxX` and `maxY` do not. A rectangle with a
/// side that is zero, negative or NaN is empty and contains nothing.
public struct Rect: Sendable, Equatable, Hashable, Codable {
  /// Top-left corner.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// Nothing, at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from its top-left corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its top-left corner, width and height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle from its four edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// A rectangle of `size` around `center`.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Left edge.
  public var minX: Double { origin.x }
  /// Top edge.
  public var minY: Double { origin.y }
  /// Right edge.
  public var maxX: Double { origin.x + size.width }
  /// Bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// Horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// Vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// From left to right edge.
  public var width: Double { size.width }
  /// From top to bottom edge.
  public var height: Double { size.height }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// True when nothing can be drawn in it.
  public var isEmpty: Bool { size.isEmpty }
  /// True when no number is NaN or infinite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The rectangle as `[x, y, width, height]`, the order of every printed rect.
  public var components: [Double] { [minX, minY, width, height] }

  /// True when the point is inside; right and bottom edges are not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The common part; empty (zero-sized at the nearer corner) when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// True when the interiors overlap.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The smallest rectangle around both; an empty side does not count.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Shrinks by the insets; negative insets grow.
  public func inset(by insets: Insets, in direction: LayoutDirection = .leftToRight) -> Rect {
    Rect(
      x: minX + insets.left(in: direction), y: minY + insets.top,
      width: width - insets.horizontal, height: height - insets.vertical)
  }

  /// Shrinks every side by `distance`; negative grows.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: minX + distance, y: minY + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }

  /// The same rectangle elsewhere.
  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }
}
