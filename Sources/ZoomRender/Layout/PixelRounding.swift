// Rounding of frames to device pixels when they are drawn.

/// Snaps edges to the device pixel grid; a half pixel goes up, towards larger coordinates.
///
/// Edges are rounded, not sizes, so that views that touch keep touching.
/// Source: behaviour of SwiftUI's renderer as an audited reimplementation states it.
public struct PixelRounding: Sendable, Equatable, Hashable {
  /// Device pixels per point, > 0.
  public var pixelsPerPoint: Double

  /// Rounding to a grid; a scale that is not a positive number counts as 1.
  public init(pixelsPerPoint: Double) {
    self.pixelsPerPoint = pixelsPerPoint > 0 && pixelsPerPoint.isFinite ? pixelsPerPoint : 1
  }

  /// The nearest pixel edge in points; exact halves go up. NaN and infinity are kept.
  public func snap(_ value: Double) -> Double {
    let pixels = value * pixelsPerPoint
    // A sum of thirds such as 61.5 px may arrive as 61.49999999999999: count it as a half.
    return ((pixels + 0.5 + 1e-9).rounded(.down)) / pixelsPerPoint
  }

  /// The rectangle with each edge on the nearest pixel edge.
  public func snap(_ rect: Rect) -> Rect {
    Rect(
      minX: snap(rect.minX), minY: snap(rect.minY), maxX: snap(rect.maxX), maxY: snap(rect.maxY))
  }

  /// The displacement in whole pixels.
  public func snap(_ vector: Vector) -> Vector { Vector(dx: snap(vector.dx), dy: snap(vector.dy)) }

  /// The position on the nearest pixel corner.
  public func snap(_ point: Point) -> Point { Point(x: snap(point.x), y: snap(point.y)) }
}
