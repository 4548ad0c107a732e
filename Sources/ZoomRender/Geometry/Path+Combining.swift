// Union, intersection and difference of outlines.

/// Which points belong to the combination of two outlines.
package enum PathCombination: Sendable {
  case union, intersection, subtracting, symmetricDifference

  func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtracting: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Path {
  /// The outline of what two filled outlines make together, clockwise on screen around what is in it,
  /// to be filled with either rule.
  ///
  /// Curves become chords at most 1/50 pt off; what is thinner than a ten-thousandth of a point may be
  /// lost. Open runs count as closed, as they do when they are filled.
  package func combined(
    _ combination: PathCombination, with other: Path, evenOdd: Bool = false
  ) -> Path {
    let (mine, theirs) = (edges(closing: true), other.edges(closing: true))
    var seen: Set<PathEdge> = []
    var kept: [PathEdge] = []
    for edge in PathEdge.split(mine + theirs) where seen.insert(edge.ordered).inserted {
      func isInside(_ side: Double) -> Bool {
        let point = edge.beside(side)
        return combination.holds(
          mine.contain(point, evenOdd: evenOdd), theirs.contain(point, evenOdd: evenOdd))
      }
      let (right, left) = (isInside(1), isInside(-1))
      if right != left { kept.append(right ? edge : edge.reversed) }
    }
    return Path(loops: kept)
  }

  /// The parts of the outline itself that lie inside another filled one, or outside of it.
  package func line(inside: Bool, _ other: Path, evenOdd: Bool = false) -> Path {
    let theirs = other.edges(closing: true)
    let own = edges(closing: false)
    let kept = PathEdge.split(own, by: theirs).filter {
      theirs.contain($0.beside(0), evenOdd: evenOdd) == inside
    }
    var path = Path()
    var end: Point?
    for edge in kept {
      if edge.start != end { path.move(to: edge.start) }
      path.line(to: edge.end)
      end = edge.end
    }
    return path
  }

  /// The outline as straight edges; closing edges are among them where they are drawn, or everywhere.
  private func edges(closing: Bool) -> [PathEdge] {
    var edges: [PathEdge] = []
    for run in subpaths {
      var last = PathEdge.snapped(run.start)
      func add(_ point: Point) {
        let next = PathEdge.snapped(point)
        guard next.isFinite, last.isFinite, next != last else { return }
        edges.append(PathEdge(start: last, end: next))
        last = next
      }
      for segment in run.segments {
        for step in segment.strokeSteps { add(segment.point(step)) }
      }
      if closing { add(run.start) }
    }
    return edges
  }

  /// Edges put together to closed runs, in their order.
  private init(loops edges: [PathEdge]) {
    self.init()
    var leaving: [Point: [Int]] = [:]
    for (index, edge) in edges.enumerated().reversed() {
      leaving[edge.start, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: edges.count)
    for first in edges.indices where !isUsed[first] {
      var points = [edges[first].start]
      var index: Int? = first
      while let current = index {
        isUsed[current] = true
        let edge = edges[current]
        // The next corner of a straight stretch takes the place of the one between.
        if points.count > 1,
          PathEdge(start: points[points.count - 2], end: edge.end)
            .distance(of: points[points.count - 1]) < PathEdge.grid
        {
          points.removeLast()
        }
        points.append(edge.end)
        while let next = leaving[edge.end]?.last, isUsed[next] { leaving[edge.end]?.removeLast() }
        index = edge.end == edges[first].start ? nil : leaving[edge.end]?.popLast()
      }
      if points.first == points.last { points.removeLast() }
      guard points.count > 2 else { continue }
      move(to: points[0])
      for point in points.dropFirst() { line(to: point) }
      close()
    }
  }
}

/// A straight piece of an outline; its ends lie on a fine grid, so that pieces meet exactly.
private struct PathEdge: Hashable {
  var start: Point
  var end: Point

  /// A millionth of a point: 2⁻²⁰.
  static let grid = 0x1p-20
  /// How far beside an edge is looked for what it bounds, in points.
  private static let step = 1e-4

  static func snapped(_ point: Point) -> Point {
    // Adding zero makes one zero of two.
    Point((point.x / grid).rounded() * grid + 0, (point.y / grid).rounded() * grid + 0)
  }

  var reversed: PathEdge { PathEdge(start: end, end: start) }
  /// The same for both directions.
  var ordered: PathEdge {
    (start.x, start.y) < (end.x, end.y) ? self : reversed
  }

  /// A point beside the middle: to the right on screen for 1, to the left for -1.
  func beside(_ side: Double) -> Point {
    let along = (end - start).normalized
    let middle = start + (end - start) * 0.5
    return middle + Vector(dx: -along.dy, dy: along.dx) * (side * Self.step)
  }

  /// From the line through the edge.
  func distance(of point: Point) -> Double {
    let (along, offset) = ((end - start).normalized, point - start)
    return abs(along.dx * offset.dy - along.dy * offset.dx)
  }

  // MARK: Cutting

  private struct Cut {
    /// Of the edge's length.
    var share: Double
    var point: Point
  }

  /// The edges cut where they meet one another.
  static func split(_ edges: [PathEdge]) -> [PathEdge] {
    var cuts = [[Cut]](repeating: [], count: edges.count)
    let order = edges.indices.sorted { (edges[$0].minX, $0) < (edges[$1].minX, $1) }
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        if edges[second].minX > edges[first].maxX { break }
        edges[first].meet(edges[second]) { mine, theirs, point in
          cuts[first].append(Cut(share: mine, point: point))
          cuts[second].append(Cut(share: theirs, point: point))
        }
      }
    }
    return zip(edges, cuts).flatMap { $0.parts(at: $1) }
  }

  /// The edges cut where they meet others.
  static func split(_ edges: [PathEdge], by others: [PathEdge]) -> [PathEdge] {
    edges.flatMap { edge in
      var cuts: [Cut] = []
      for other in others {
        edge.meet(other) { mine, _, point in cuts.append(Cut(share: mine, point: point)) }
      }
      return edge.parts(at: cuts)
    }
  }

  private var minX: Double { min(start.x, end.x) }
  private var maxX: Double { max(start.x, end.x) }

  /// Where two edges meet, as shares of both and as a point: a crossing, or the ends that lie on the
  /// other one.
  private func meet(_ other: PathEdge, _ found: (Double, Double, Point) -> Void) {
    guard min(start.y, end.y) <= max(other.start.y, other.end.y),
      max(start.y, end.y) >= min(other.start.y, other.end.y), maxX >= other.minX,
      minX <= other.maxX
    else { return }
    let (u, v, w) = (end - start, other.end - other.start, other.start - start)
    let cross = u.dx * v.dy - u.dy * v.dx
    if abs(cross) > 1e-12 * u.length * v.length {
      let mine = (w.dx * v.dy - w.dy * v.dx) / cross
      let theirs = (w.dx * u.dy - w.dy * u.dx) / cross
      let (a, b) = (Self.grid / u.length, Self.grid / v.length)
      guard mine > -a, mine < 1 + a, theirs > -b, theirs < 1 + b else { return }
      // Ends stay what they are.
      let end = end(at: mine, within: a) ?? other.end(at: theirs, within: b)
      return found(mine, theirs, end ?? Self.snapped(start + u * mine))
    }
    guard distance(of: other.start) < 2 * Self.grid else { return }
    func share(_ point: Point, _ origin: Point, _ along: Vector) -> Double {
      let offset = point - origin
      return (offset.dx * along.dx + offset.dy * along.dy)
        / (along.dx * along.dx + along.dy * along.dy)
    }
    for (point, known) in [(other.start, 0.0), (other.end, 1.0)] {
      let mine = share(point, start, u)
      if mine > 0, mine < 1 { found(mine, known, point) }
    }
    for (point, known) in [(start, 0.0), (end, 1.0)] {
      let theirs = share(point, other.start, v)
      if theirs > 0, theirs < 1 { found(known, theirs, point) }
    }
  }

  private func end(at share: Double, within tolerance: Double) -> Point? {
    abs(share) < tolerance ? start : abs(share - 1) < tolerance ? end : nil
  }

  private func parts(at cuts: [Cut]) -> [PathEdge] {
    var parts: [PathEdge] = []
    var last = start
    for cut in cuts.sorted(by: { $0.share < $1.share }) + [Cut(share: 1, point: end)] {
      if cut.point != last { parts.append(PathEdge(start: last, end: cut.point)) }
      last = cut.point
    }
    return parts
  }
}

extension [PathEdge] {
  /// True when a point lies inside of what the edges bound.
  fileprivate func contain(_ point: Point, evenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for edge in self where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let share = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
      guard edge.start.x + share * (edge.end.x - edge.start.x) > point.x else { continue }
      crossings += 1
      winding += edge.end.y > edge.start.y ? 1 : -1
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
