// The exact box of an outline.

extension Path {
  /// The smallest box that contains the outline; zero for an empty one.
  ///
  /// Unlike ``controlBounds`` it ignores control points and takes the curves' own extremes.
  public var tightBounds: Rect {
    var box = Extent()
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
        current = point
      case .quadratic(let control, let end):
        box.add(end)
        // Raised to a cubic: the same curve.
        let first = current + (control - current) * (2.0 / 3)
        let second = end + (control - end) * (2.0 / 3)
        box.addExtremes(current, first, second, end)
        current = end
      case .cubic(let control1, let control2, let end):
        box.add(end)
        box.addExtremes(current, control1, control2, end)
        current = end
      case .close: break
      }
    }
    return box.rect
  }

  private struct Extent {
    var x: ClosedRange<Double>?
    var y: ClosedRange<Double>?

    var rect: Rect {
      guard let x, let y else { return .zero }
      return Rect(
        minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
    }

    mutating func add(_ point: Point) {
      guard point.isFinite else { return }
      x = Extent.joined(x, point.x)
      y = Extent.joined(y, point.y)
    }

    mutating func addExtremes(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
      for value in Extent.extremes(a.x, b.x, c.x, d.x) { x = Extent.joined(x, value) }
      for value in Extent.extremes(a.y, b.y, c.y, d.y) { y = Extent.joined(y, value) }
    }

    private static func joined(_ range: ClosedRange<Double>?, _ value: Double)
      -> ClosedRange<Double>
    {
      guard let range else { return value...value }
      return min(range.lowerBound, value)...max(range.upperBound, value)
    }

    /// Values of a cubic where its derivative is zero inside 0...1.
    private static func extremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
      guard a.isFinite, b.isFinite, c.isFinite, d.isFinite else { return [] }
      // Derivative / 3 = p·t² + q·t + r.
      let p = d - 3 * c + 3 * b - a
      let q = 2 * (c - 2 * b + a)
      let r = b - a
      var roots: [Double] = []
      if p.magnitude < 1e-12 * max(q.magnitude, r.magnitude) {
        if q != 0 { roots = [-r / q] }
      } else {
        let discriminant = q * q - 4 * p * r
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
      }
      return roots.filter { $0 > 0 && $0 < 1 }.map { t in
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      }
    }
  }
}
