// Plane maps with perspective.

/// A projective map of the plane as a row-major 3×3 matrix: (x, y, 1) → (u, v, w), point (u/w, v/w).
struct ProjectiveMap: Sendable, Equatable {
  var rows: [Double]

  /// - Precondition: nine elements.
  init(rows: [Double]) {
    precondition(rows.count == 9, "a plane map has nine numbers")
    self.rows = rows
  }

  init(_ map: Affine) {
    rows = [map.a, map.c, map.tx, map.b, map.d, map.ty, 0, 0, 1]
  }

  /// The map that applies `self` first and `next` second.
  func then(_ next: ProjectiveMap) -> ProjectiveMap {
    var product = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for k in 0..<3 {
          product[3 * row + column] += next.rows[3 * row + k] * rows[3 * k + column]
        }
      }
    }
    return ProjectiveMap(rows: product)
  }

  var inverse: ProjectiveMap? {
    let m = rows
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let cofactors = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    return ProjectiveMap(rows: cofactors.map { $0 / determinant })
  }

  /// The image of a point; nil when it lies behind the viewer.
  func apply(to point: Point) -> Point? {
    let w = rows[6] * point.x + rows[7] * point.y + rows[8]
    guard w > 1e-6 else { return nil }
    return Point(
      (rows[0] * point.x + rows[1] * point.y + rows[2]) / w,
      (rows[3] * point.x + rows[4] * point.y + rows[5]) / w)
  }

  /// Pixels that the image of `rect` may touch; everything when a corner is behind the viewer.
  func box(of rect: PixelRect) -> PixelRect {
    let corners = [
      Point(Double(rect.left), Double(rect.top)), Point(Double(rect.right), Double(rect.top)),
      Point(Double(rect.left), Double(rect.bottom)),
      Point(Double(rect.right), Double(rect.bottom)),
    ]
    var (x0, y0, x1, y1) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for corner in corners {
      guard let image = apply(to: corner) else {
        return PixelRect(left: -1 << 20, top: -1 << 20, right: 1 << 20, bottom: 1 << 20)
      }
      (x0, y0) = (min(x0, image.x), min(y0, image.y))
      (x1, y1) = (max(x1, image.x), max(y1, image.y))
    }
    return PixelRect(around: Rect(minX: x0, minY: y0, maxX: x1, maxY: y1))
  }

  /// The way back from pixel centres in fixed point (see ``PlanImage/Placement``), normalized so
  /// that w is 1 in the middle of `visible`; nil when the map flattens the plane.
  func fixedInverse(origin: PixelRect, near visible: PixelRect) -> [Int]? {
    let shift = ProjectiveMap(
      .translation(x: -Double(origin.left) - 0.5, y: -Double(origin.top) - 0.5))
    let centre = ProjectiveMap(.translation(x: 0.5, y: 0.5))
    guard let inverse else { return nil }
    let back = centre.then(inverse).then(shift)
    let (x, y) = (
      Double(visible.left + visible.right) / 2, Double(visible.top + visible.bottom) / 2
    )
    let w = back.rows[6] * x + back.rows[7] * y + back.rows[8]
    guard w.isFinite, w.magnitude > 1e-9 else { return nil }
    return back.rows.enumerated().map { index, value in
      let scaled = value / w * (index < 6 ? 65536 : 1_073_741_824)
      return scaled.isNaN ? 0 : Int(max(-1e13, min(1e13, scaled.rounded())))
    }
  }
}
