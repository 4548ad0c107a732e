// An axis-parallel rectangle.

/// An axis-parallel rectangle: origin is its top-left corner, y grows down, in points unless a
/// caller says pixels.
///
/// Edges: `minX` and `minY` belong to the rectangle, `maxX` and `maxY` do not. A rectangle with a
/// side that is zero, negative or NaN is empty and contains nothing.
public struct Rect: Sendable, Equatable, Hashable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

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

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var center: Point { Point(x: midX, y: midY) }
  public var isEmpty: Bool { size.isEmpty }
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The rectangle as `[x, y, width, height]`, the order of every printed rect.
  public var components: [Double] { [minX, minY, width, height] }

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

  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }
}
