// Lengths, bounds and parts of an outline.

/// A straight or curved piece of an outline with both ends known.
struct PathSegment: Sendable, Equatable {
  /// The piece as a cubic; lines and quadratics are raised to one.
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  var element: PathElement
  var isLine: Bool

  func point(_ t: Double) -> Point {
    if isLine { return start + (end - start) * t }
    let u = 1 - t
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return Point(
      mix(start.x, control1.x, control2.x, end.x), mix(start.y, control1.y, control2.y, end.y))
  }

  /// Direction of travel, not normalised; never zero for a piece of any length.
  func tangent(_ t: Double) -> Vector {
    if isLine { return end - start }
    let u = 1 - t
    let slope =
      (control1 - start) * (u * u) + (control2 - control1) * (2 * u * t)
      + (end - control2) * (t * t)
    if slope.length > 1e-12 * ((end - start).length + (control1 - start).length) { return slope }
    // A control point on its end: look a little ahead or back.
    let near = t < 0.5 ? point(t + 1e-4) - point(t) : point(t) - point(t - 1e-4)
    return near.length > 0 ? near : end - start
  }

  /// Lengths of the seven chords that stand for a curve.
  ///
  /// Seven equal steps of the parameter give the cut that SwiftUI printed for a trimmed circle.
  var chords: [Double] {
    if isLine { return [(end - start).length] }
    let points = (0...7).map { point(Double($0) / 7) }
    return (1...7).map { (points[$0] - points[$0 - 1]).length }
  }

  /// The part between two parameters, as a path element, and where it starts.
  func part(from t0: Double, to t1: Double) -> (start: Point, element: PathElement) {
    if isLine { return (point(t0), .line(point(t1))) }
    // Blossoming: the control points of the part are mixed values at (t0, t0, t1) and (t0, t1, t1).
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
      func lerp(_ p: Point, _ q: Point, _ t: Double) -> Point { p + (q - p) * t }
      let (p01, p12, p23) = (
        lerp(start, control1, a), lerp(control1, control2, a), lerp(control2, end, a)
      )
      return lerp(lerp(p01, p12, b), lerp(p12, p23, b), c)
    }
    let element = PathElement.cubic(
      control1: blossom(t0, t0, t1), control2: blossom(t0, t1, t1), end: point(t1))
    return (point(t0), element)
  }
}

/// A run of segments between two moves.
struct Subpath: Sendable, Equatable {
  var start: Point
  var segments: [PathSegment]
  var isClosed: Bool
}

extension Path {
  /// The outline's runs; a closing edge of any length is a segment of its own.
  var subpaths: [Subpath] {
    var runs: [Subpath] = []
    var run: Subpath?
    var current = Point.zero
    func line(_ end: Point, _ element: PathElement) -> PathSegment {
      PathSegment(
        start: current, control1: current, control2: end, end: end, element: element, isLine: true)
    }
    func begin() -> Subpath { Subpath(start: current, segments: [], isClosed: false) }
    for element in elements {
      switch element {
      case .move(let point):
        if let run { runs.append(run) }
        current = point
        run = begin()
      case .line(let point):
        run = run ?? begin()
        run?.segments.append(line(point, element))
        current = point
      case .quadratic(let control, let end):
        run = run ?? begin()
        run?.segments.append(
          PathSegment(
            start: current, control1: current + (control - current) * (2.0 / 3),
            control2: end + (control - end) * (2.0 / 3), end: end, element: element, isLine: false))
        current = end
      case .cubic(let control1, let control2, let end):
        run = run ?? begin()
        run?.segments.append(
          PathSegment(
            start: current, control1: control1, control2: control2, end: end, element: element,
            isLine: false))
        current = end
      case .close:
        guard var open = run else { continue }
        if current != open.start { open.segments.append(line(open.start, .line(open.start))) }
        current = open.start
        open.isClosed = true
        runs.append(open)
        run = nil
      }
    }
    if let run { runs.append(run) }
    return runs
  }

  /// Length of the outline in points, closing edges included.
  public var length: Double {
    subpaths.reduce(0) { sum, run in
      sum + run.segments.reduce(0) { $0 + $1.chords.reduce(0, +) }
    }
  }

  /// The smallest rectangle around the outline itself; zero for an empty path.
  public var boundingBox: Rect {
    var box: Rect?
    func add(_ point: Point) {
      guard point.isFinite else { return }
      guard let old = box else {
        return box = Rect(x: point.x, y: point.y, width: 0, height: 0)
      }
      box = Rect(
        minX: min(old.minX, point.x), minY: min(old.minY, point.y), maxX: max(old.maxX, point.x),
        maxY: max(old.maxY, point.y))
    }
    for run in subpaths where !run.segments.isEmpty {
      add(run.start)
      for segment in run.segments {
        add(segment.end)
        guard !segment.isLine else { continue }
        for t in segment.turningPoints { add(segment.point(t)) }
      }
    }
    return box ?? .zero
  }

  /// The part between two fractions of the length, 0...1 each.
  ///
  /// All of it gives the path itself; an empty or reversed range gives an empty path. Curves are cut
  /// where their chords say, see ``PathSegment``. A run that lies inside as a whole stays closed.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let start = start.isNaN ? 0 : min(max(start, 0), 1)
    let end = end.isNaN ? 1 : min(max(end, 0), 1)
    guard start < end else { return Path() }
    if start == 0, end == 1 { return self }
    let runs = subpaths
    let chords = runs.map { $0.segments.map(\.chords) }
    let total = chords.joined().joined().reduce(0, +)
    guard total > 0, total.isFinite else { return Path() }
    let (from, to) = (start * total, end * total)
    var result = Path()
    var position = 0.0
    for (run, lists) in zip(runs, chords) {
      let runLength = lists.joined().reduce(0, +)
      defer { position += runLength }
      guard position + runLength > from, position < to else { continue }
      if position >= from, position + runLength <= to {
        result.elements.append(.move(run.start))
        result.elements += run.segments.map(\.element)
        if run.isClosed { result.close() }
        continue
      }
      var place = position
      var isDrawing = false
      for (segment, list) in zip(run.segments, lists) {
        let length = list.reduce(0, +)
        defer { place += length }
        guard length > 0, place + length > from, place < to else { continue }
        let t0 = Path.parameter(from - place, list)
        let t1 = Path.parameter(to - place, list)
        let part = segment.part(from: t0, to: t1)
        if !isDrawing { result.move(to: part.start) }
        isDrawing = true
        result.elements.append(t0 == 0 && t1 == 1 ? segment.element : part.element)
      }
    }
    return result
  }

  /// The parameter at which a curve with these chords has a length.
  private static func parameter(_ length: Double, _ chords: [Double]) -> Double {
    var left = length
    guard left > 0 else { return 0 }
    for (index, chord) in chords.enumerated() {
      if left < chord { return (Double(index) + left / chord) / Double(chords.count) }
      left -= chord
    }
    return 1
  }
}

extension PathSegment {
  /// Parameters inside 0...1 at which x or y turns round.
  fileprivate var turningPoints: [Double] {
    func roots(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
      let a = 3 * (p1 - p2) + p3 - p0
      let b = 2 * (p0 - 2 * p1 + p2)
      let c = p1 - p0
      if a.magnitude < 1e-12 * (b.magnitude + c.magnitude) { return b != 0 ? [-c / b] : [] }
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      // Stable form: never the difference of nearly equal numbers.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      return q != 0 ? [q / a, c / q] : [0]
    }
    return
      (roots(start.x, control1.x, control2.x, end.x)
      + roots(start.y, control1.y, control2.y, end.y)).filter { $0 > 0 && $0 < 1 }
  }
}
