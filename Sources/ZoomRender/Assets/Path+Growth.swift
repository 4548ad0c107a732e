// Thicker and thinner outlines.

extension Path {
  /// The outline with its filled area grown by `distance` on every side; negative shrinks.
  ///
  /// Every point moves along the bisector of its two edges, as type rasterizers embolden glyphs:
  /// exact for straight edges, close for curves, meant for a few percent of the outline's size.
  /// Works for the non-zero rule, whichever way the contours turn.
  ///
  /// - Parameter cutsOut: grows what is cut out of the filled area instead, inside contours that
  ///   keep growing outward: a sign knocked out of a disk becomes heavier, not the disk around it.
  func grown(by distance: Double, cutsOut: Bool = false) -> Path {
    guard distance.isFinite, distance != 0 else { return self }
    let contours = self.contours
    // The winding test below looks at all pairs of contours: drawings of thousands of points are
    // no icons and stay as they are.
    guard contours.reduce(0, { $0 + $1.points.count }) <= 4096 else { return self }
    var result = Path()
    for (index, contour) in contours.enumerated() {
      let turn = Path.signedArea(contour.points) >= 0 ? 1 : -1
      var winding = 0
      for (other, polygon) in contours.enumerated() where other != index {
        winding += Path.winding(of: contour.points[0], in: polygon.points)
      }
      // A contour with nothing inside it is a hole: it grows inward.
      let isHole = winding + turn == 0
      let growth = cutsOut && winding != 0 ? -distance : distance
      let outward = (turn > 0) != isHole ? growth : -growth
      let moved = Path.moved(contour.points, by: outward)
      result.elements += Path.elements(contour, points: moved)
    }
    return result
  }

  /// How often a polygon goes around a point; positive = clockwise on screen.
  private static func winding(of point: Point, in polygon: [Point]) -> Int {
    var count = 0
    var last = polygon[polygon.count - 1]
    for next in polygon {
      let side =
        (next.x - last.x) * (point.y - last.y) - (point.x - last.x) * (next.y - last.y)
      if last.y <= point.y, next.y > point.y, side > 0 { count += 1 }
      if last.y > point.y, next.y <= point.y, side < 0 { count -= 1 }
      last = next
    }
    return count
  }

  /// A closed contour as its control polygon and the kinds of its pieces.
  private struct Contour {
    var points: [Point] = []
    /// Points that each piece adds: 1 line, 2 quadratic, 3 cubic.
    var pieces: [Int] = []
  }

  private var contours: [Contour] {
    var result: [Contour] = []
    var current = Contour()
    func finish() {
      if current.points.count > 1 { result.append(current) }
      current = Contour()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        current.points = [point]
      case .line(let point):
        current.points.append(point)
        current.pieces.append(1)
      case .quadratic(let control, let end):
        current.points += [control, end]
        current.pieces.append(2)
      case .cubic(let control1, let control2, let end):
        current.points += [control1, control2, end]
        current.pieces.append(3)
      case .close: finish()
      }
    }
    finish()
    return result
  }

  private static func elements(_ contour: Contour, points: [Point]) -> [PathElement] {
    var result: [PathElement] = [.move(points[0])]
    var at = 1
    for piece in contour.pieces {
      switch piece {
      case 1: result.append(.line(points[at]))
      case 2: result.append(.quadratic(control: points[at], end: points[at + 1]))
      default:
        result.append(
          .cubic(control1: points[at], control2: points[at + 1], end: points[at + 2]))
      }
      at += piece
    }
    return result + [.close]
  }

  private static func signedArea(_ points: [Point]) -> Double {
    var sum = 0.0
    var last = points[points.count - 1]
    for point in points {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum / 2
  }

  private static func moved(_ points: [Point], by distance: Double) -> [Point] {
    let count = points.count
    // A look at the nearest neighbours only: an outline of equal points must not cost its square.
    let steps = 1..<min(count, 9)
    return points.indices.map { index in
      let point = points[index]
      // Neighbours that differ from the point: the polygon may close on its own first point.
      guard
        let before = steps.lazy.map({ points[(index - $0 + count) % count] }).first(
          where: { $0 != point }),
        let after = steps.lazy.map({ points[(index + $0) % count] }).first(
          where: { $0 != point })
      else { return point }
      let (incoming, outgoing) = (point - before, after - point)
      let (a, b) = (incoming * (1 / incoming.length), outgoing * (1 / outgoing.length))
      let cosine = a.dx * b.dx + a.dy * b.dy
      // A point at which the outline turns back has no outside.
      guard cosine > -0.9 else { return point }
      // Outward normals of a clockwise contour with y down: (dy, -dx).
      let normal = Vector(dx: a.dy + b.dy, dy: -(a.dx + b.dx))
      let reach = min(incoming.length, outgoing.length)
      let shift = normal * (distance / (1 + cosine))
      // Never farther than the shorter edge: small details keep their order.
      let factor = shift.length > reach ? reach / shift.length : 1
      return point + shift * factor
    }
  }
}
