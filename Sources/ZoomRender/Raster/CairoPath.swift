// Outlines as Cairo takes them.

import CCairo

/// Hands outlines to Cairo.
enum CairoPath {
  /// Makes `path` the context's current path. Coordinates beyond Cairo's range are clamped, an outline with
  /// NaN is not drawn.
  ///
  /// - Returns: false when there is nothing to draw.
  static func set(_ path: Path, on context: OpaquePointer?) -> Bool {
    cairo_new_path(context)
    guard !path.isEmpty else { return false }
    var isFinite = true
    func clamped(_ point: Point) -> Point {
      if point.x.isNaN || point.y.isNaN { isFinite = false }
      let limit = 4_000_000.0
      return Point(max(-limit, min(limit, point.x)), max(-limit, min(limit, point.y)))
    }
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        current = clamped(point)
        cairo_move_to(context, current.x, current.y)
      case .line(let point):
        current = clamped(point)
        cairo_line_to(context, current.x, current.y)
      case .quadratic(let control, let end):
        let (c, e) = (clamped(control), clamped(end))
        cairo_curve_to(
          context, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
          e.x + (c.x - e.x) * 2 / 3, e.y + (c.y - e.y) * 2 / 3, e.x, e.y)
        current = e
      case .cubic(let control1, let control2, let end):
        let (c1, c2, e) = (clamped(control1), clamped(control2), clamped(end))
        cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, e.x, e.y)
        current = e
      case .close:
        cairo_close_path(context)
      }
    }
    guard isFinite else {
      cairo_new_path(context)
      return false
    }
    return true
  }
}
