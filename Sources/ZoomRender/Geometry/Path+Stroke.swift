// The outline of a stroke.

import Glibc

extension Path {
  /// The outline of the stroke, to be filled with the non-zero rule.
  ///
  /// A closed run gives a ring, an open one (or a dash) a loop with caps. Curves are followed with
  /// points at most 1/50 pt off. Empty for a width that is not a positive number.
  public func stroked(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var pen = StrokePen(style: style)
    for run in subpaths {
      let vertices = Path.vertices(of: run)
      for line in StrokePen.dashes(vertices, isClosed: run.isClosed, style: style) {
        pen.stroke(line.vertices, isClosed: line.isClosed)
      }
    }
    return pen.path
  }

  /// The run as points with directions; closed runs do not repeat the first point.
  private static func vertices(of run: Subpath) -> [StrokeVertex] {
    var vertices: [StrokeVertex] = []
    for segment in run.segments {
      let length = segment.chords.reduce(0, +)
      guard length > 0, length.isFinite else { continue }
      let first = segment.tangent(0).normalized
      if vertices.isEmpty {
        vertices.append(StrokeVertex(point: segment.start, incoming: first, outgoing: first))
      } else {
        vertices[vertices.count - 1].outgoing = first
      }
      for t in segment.strokeSteps {
        let direction = segment.tangent(t).normalized
        vertices.append(
          StrokeVertex(point: segment.point(t), incoming: direction, outgoing: direction))
      }
    }
    if run.isClosed, vertices.count > 1, let last = vertices.last {
      vertices[0].incoming = last.incoming
      vertices.removeLast()
    }
    return vertices
  }
}

extension Vector {
  /// The same direction with length 1; zero stays zero.
  var normalized: Vector {
    let length = self.length
    return length > 0 ? self * (1 / length) : .zero
  }

  /// A quarter turn anticlockwise on screen: the left side of someone walking this way.
  fileprivate var left: Vector { Vector(dx: dy, dy: -dx) }

  fileprivate func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
  /// Positive when `other` lies clockwise on screen.
  fileprivate func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}

extension PathSegment {
  /// Parameters after 0 where a stroke's spine has points: close enough for chord and direction.
  var strokeSteps: [Double] {
    guard !isLine else { return [1] }
    // Chord error of a curve is about its second difference / 8 n².
    let bend = max(
      ((control2 - control1) - (control1 - start)).length,
      ((end - control2) - (control2 - control1)).length)
    let wanted = (6 * bend / 8 / 0.02).squareRoot()
    let count = wanted < 256 ? max(4, Int(wanted.rounded(.up))) : 256
    var steps: [Double] = []
    for step in 1...count {
      let (from, to) = (Double(step - 1) / Double(count), Double(step) / Double(count))
      addTurns(from: from, to: to, depth: 8, &steps)
      steps.append(to)
    }
    return steps
  }

  /// Points between two parameters wherever the direction turns by more than an eighth radian.
  private func addTurns(from: Double, to: Double, depth: Int, _ steps: inout [Double]) {
    let (a, b) = (tangent(from).normalized, tangent(to).normalized)
    guard depth > 0, a.dot(b) < 0.992 else { return }
    let middle = (from + to) / 2
    addTurns(from: from, to: middle, depth: depth - 1, &steps)
    steps.append(middle)
    addTurns(from: middle, to: to, depth: depth - 1, &steps)
  }
}

/// A point of a stroke's spine with the directions before and after it.
private struct StrokeVertex {
  var point: Point
  var incoming: Vector
  var outgoing: Vector

  var reversed: StrokeVertex {
    StrokeVertex(point: point, incoming: -outgoing, outgoing: -incoming)
  }
}

/// Walks along spines and collects outlines.
private struct StrokePen {
  let style: StrokeStyle
  let half: Double
  var path = Path()

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func stroke(_ vertices: [StrokeVertex], isClosed: Bool) {
    guard vertices.count > 1 else { return }
    let back = vertices.reversed().map(\.reversed)
    if isClosed {
      side(vertices, isClosed: true)
      path.close()
      side(back, isClosed: true)
      path.close()
    } else {
      side(vertices, isClosed: false)
      cap(vertices[vertices.count - 1])
      side(back, isClosed: false, continues: true)
      cap(back[back.count - 1])
      path.close()
    }
  }

  /// The left side of the walk.
  private mutating func side(
    _ vertices: [StrokeVertex], isClosed: Bool, continues: Bool = false
  ) {
    var isFirst = !continues
    func add(_ point: Point) {
      if isFirst { path.move(to: point) } else { path.line(to: point) }
      isFirst = false
    }
    for (index, vertex) in vertices.enumerated() {
      let isEnd = index == 0 || index == vertices.count - 1
      if isEnd, !isClosed {
        let direction = index == 0 ? vertex.outgoing : vertex.incoming
        add(vertex.point + direction.left * half)
        continue
      }
      let turn = vertex.incoming.cross(vertex.outgoing)
      let (before, after) = (vertex.incoming.left * half, vertex.outgoing.left * half)
      add(vertex.point + before)
      guard turn.magnitude > 1e-6 || vertex.incoming.dot(vertex.outgoing) < 0 else { continue }
      if turn < 0 {
        // The inside of a corner: through the vertex, which the other pieces cover.
        add(vertex.point)
        add(vertex.point + after)
      } else {
        join(vertex)
      }
    }
  }

  /// The outside of a corner that turns right.
  private mutating func join(_ vertex: StrokeVertex) {
    let after = vertex.point + vertex.outgoing.left * half
    switch style.lineJoin {
    case .bevel: break
    case .miter:
      let bisector = vertex.incoming.left + vertex.outgoing.left
      // Length of the point over half the width is 1 / cos of half the turn.
      let cosine = bisector.length / 2
      if cosine > 1e-9, 1 / cosine <= style.miterLimit {
        path.line(to: vertex.point + bisector.normalized * (half / cosine))
      }
    case .round:
      let angle = atan2(
        vertex.incoming.cross(vertex.outgoing), vertex.incoming.dot(vertex.outgoing))
      // One curve for most corners, as SwiftUI prints them; its error is below .3 % of the radius.
      let step = angle > 0.75 * .pi ? angle / 2 : angle
      arc(around: vertex.point, from: vertex.incoming.left, angle: angle, step: step)
    }
    path.line(to: after)
  }

  private mutating func cap(_ vertex: StrokeVertex) {
    let direction = vertex.incoming
    switch style.lineCap {
    case .butt: break
    case .round: arc(around: vertex.point, from: direction.left, angle: .pi, step: .pi / 2)
    case .square:
      path.line(to: vertex.point + (direction.left + direction) * half)
      path.line(to: vertex.point + (direction - direction.left) * half)
    }
  }

  private mutating func arc(
    around center: Point, from normal: Vector, angle: Double, step: Double
  ) {
    path.addArc(
      center: center, xRadius: half, yRadius: half, rotation: 0,
      startRadians: atan2(normal.dy, normal.dx), delta: angle, largestStep: step)
  }

  /// The pieces that a dash pattern leaves of a spine.
  static func dashes(_ vertices: [StrokeVertex], isClosed: Bool, style: StrokeStyle)
    -> [(vertices: [StrokeVertex], isClosed: Bool)]
  {
    let pattern = style.dash.map { $0 > 0 && $0.isFinite ? $0 : 0 }
    let period = pattern.reduce(0, +)
    guard period > 1e-3, vertices.count > 1 else { return [(vertices, isClosed)] }
    var spine = vertices
    if isClosed {
      var end = vertices[0]
      end.outgoing = end.incoming
      spine.append(end)
    }
    // An odd pattern changes roles each time round, so that two periods make one.
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    var walker = DashWalker(lengths: lengths, phase: style.dashPhase)
    return walker.walk(spine).map { ($0, false) }
  }
}

/// Cuts a spine where dashes begin and end.
private struct DashWalker {
  let lengths: [Double]
  var index = 0
  /// Left of the current dash or gap.
  var left: Double

  init(lengths: [Double], phase: Double) {
    self.lengths = lengths
    let period = lengths.reduce(0, +)
    var phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if phase < 0 { phase += period }
    while index < lengths.count - 1, phase >= lengths[index] {
      phase -= lengths[index]
      index += 1
    }
    left = max(0, lengths[index] - phase)
  }

  private mutating func next() {
    index = (index + 1) % lengths.count
    left = lengths[index]
  }

  mutating func walk(_ spine: [StrokeVertex]) -> [[StrokeVertex]] {
    var pieces: [[StrokeVertex]] = []
    var piece: [StrokeVertex] = index % 2 == 0 ? [spine[0]] : []
    for (from, to) in zip(spine, spine.dropFirst()) {
      let length = (to.point - from.point).length
      var done = 0.0
      while length - done > left, pieces.count < 100_000 {
        done += left
        let t = done / length
        let direction = (from.outgoing * (1 - t) + to.incoming * t).normalized
        let cut = StrokeVertex(
          point: from.point + (to.point - from.point) * t, incoming: direction,
          outgoing: direction)
        if index % 2 == 0 {
          pieces.append(piece + [cut])
          piece = []
        } else {
          piece = [cut]
        }
        next()
      }
      left -= length - done
      if index % 2 == 0 { piece.append(to) }
    }
    if piece.count > 1 { pieces.append(piece) }
    return pieces
  }
}
