// Circular and elliptical arcs as cubics.

import Glibc

extension Path {
  /// Where the next element starts: the end of the last one; nil for an empty path.
  public var currentPoint: Point? {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let point), .line(let point): return point
      case .quadratic(_, let end), .cubic(_, _, let end): return end
      case .close:
        return elements[..<index].last(where: { if case .move = $0 { true } else { false } })
          .flatMap { if case .move(let start) = $0 { start } else { nil } }
      }
    }
    return nil
  }

  /// Adds a quadratic curve.
  public mutating func quadratic(_ control: Point, to end: Point) {
    elements.append(.quadratic(control: control, end: end))
  }

  /// Adds an arc, with a line to its start when the path has begun.
  ///
  /// Angles are in radians and grow clockwise on screen, from the positive x axis. Yet `clockwise`
  /// true runs through falling angles: SwiftUI took the name over from a plane with y up. An end
  /// that lies the other way is reached by going on round; a whole turn or more is a closed circle.
  public mutating func addArc(
    center: Point, radius: Double, startRadians: Double, endRadians: Double, clockwise: Bool
  ) {
    var delta = endRadians - startRadians
    let turn = 2 * Double.pi
    guard delta.isFinite else { return }
    let isWhole = delta >= turn || (clockwise && delta <= -turn)
    if isWhole {
      delta = clockwise ? -turn : turn
    } else if !clockwise, delta < 0 {
      delta += turn * max(1, (-delta / turn).rounded(.down))
      if delta <= 0 { delta += turn }
    } else if clockwise, delta > 0 {
      delta -= turn
    }
    addArc(
      center: center, xRadius: radius, yRadius: radius, rotation: 0, startRadians: startRadians,
      delta: delta)
    if isWhole { close() }
  }

  /// Adds an arc from an angle over `deltaRadians`, positive clockwise on screen; at most one turn.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startRadians: Double, deltaRadians: Double
  ) {
    let turn = 2 * Double.pi
    addArc(
      center: center, xRadius: radius, yRadius: radius, rotation: 0, startRadians: startRadians,
      delta: min(max(deltaRadians, -turn), turn))
  }

  /// Steps of `largestStep` from the start, then the rest; nothing when a number is not finite.
  mutating func addArc(
    center: Point, xRadius: Double, yRadius: Double, rotation: Double, startRadians: Double,
    delta: Double, largestStep: Double = .pi / 2
  ) {
    guard center.isFinite, xRadius.isFinite, yRadius.isFinite, startRadians.isFinite,
      delta.isFinite, rotation.isFinite
    else { return }
    let frame = Affine(a: xRadius, b: 0, c: 0, d: yRadius, tx: 0, ty: 0)
      .then(.rotation(radians: rotation)).then(.translation(x: center.x, y: center.y))
    func at(_ angle: Double) -> (point: Point, tangent: Vector) {
      let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
      return (
        frame.apply(to: Point(cosine, sine)), frame.apply(to: Vector(dx: -sine, dy: cosine))
      )
    }
    let start = at(startRadians)
    if let current = currentPoint {
      if current != start.point { line(to: start.point) }
    } else {
      move(to: start.point)
    }
    var angle = startRadians
    var left = delta
    while left.magnitude > 1e-9 {
      let step = min(max(left, -largestStep), largestStep)
      let control = 4 / 3 * Trigonometry.tangent(step / 4)
      let (from, to) = (at(angle), at(angle + step))
      curve(from.point + from.tangent * control, to.point - to.tangent * control, to: to.point)
      angle += step
      left -= step
    }
  }
}

extension Path {
  /// An elliptical arc between two points, as SVG's `A` describes it.
  ///
  /// Radii that are too small to reach are grown to the smallest that do. The start must be the
  /// current point; radii must be positive.
  mutating func addEndpointArc(
    from start: Point, to end: Point, xRadius: Double, yRadius: Double, rotation: Double,
    isLarge: Bool, isSweep: Bool
  ) {
    // In the ellipse's own axes, with the middle of the chord as the origin.
    let turn = Affine.rotation(radians: -rotation)
    let half = turn.apply(to: Vector(dx: (start.x - end.x) / 2, dy: (start.y - end.y) / 2))
    var (rx, ry) = (xRadius, yRadius)
    let reach = (half.dx / rx) * (half.dx / rx) + (half.dy / ry) * (half.dy / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let across = rx * rx * half.dy * half.dy + ry * ry * half.dx * half.dx
    let square = max(0, rx * rx * ry * ry - across) / across
    let factor = (isLarge == isSweep ? -1 : 1) * (square.isFinite ? square.squareRoot() : 0)
    let local = Vector(dx: factor * rx * half.dy / ry, dy: -factor * ry * half.dx / rx)
    let back = Affine.rotation(radians: rotation).apply(to: local)
    let center = Point((start.x + end.x) / 2 + back.dx, (start.y + end.y) / 2 + back.dy)
    let from = atan2((half.dy - local.dy) / ry, (half.dx - local.dx) / rx)
    let to = atan2((-half.dy - local.dy) / ry, (-half.dx - local.dx) / rx)
    var delta = to - from
    if isSweep, delta < 0 { delta += 2 * .pi }
    if !isSweep, delta > 0 { delta -= 2 * .pi }
    let before = elements.count
    addArc(
      center: center, xRadius: rx, yRadius: ry, rotation: rotation, startRadians: from,
      delta: delta)
    // The computed start differs in the last bits: no hair-thin line to it.
    if elements.count > before, case .line = elements[before] { elements.remove(at: before) }
    // The last point is the given one exactly.
    if elements.count > before, case .cubic(let control1, let control2, _)? = elements.last {
      elements[elements.count - 1] = .cubic(control1: control1, control2: control2, end: end)
    }
  }
}
