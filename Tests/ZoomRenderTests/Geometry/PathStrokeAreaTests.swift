// The outline of a stroke covers exactly what is near its path.

import Testing

@testable import ZoomRender

struct PathStrokeAreaTests {
  /// A path as a fine polyline per run.
  private static func polylines(_ path: Path) -> [[Point]] {
    path.subpaths.map { run in
      [run.start]
        + run.segments.flatMap { segment in
          (1...(segment.isLine ? 1 : 40)).map {
            segment.point(Double($0) / (segment.isLine ? 1 : 40))
          }
        }
    }
  }

  /// How often closed polylines go round a point.
  private static func winding(_ lines: [[Point]], around point: Point) -> Int {
    var winding = 0
    for line in lines {
      for (a, b) in zip(line, line.dropFirst() + line.prefix(1)) {
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return winding
  }

  private static func distance(_ lines: [[Point]], _ point: Point) -> Double {
    var least = Double.infinity
    for line in lines {
      for (a, b) in zip(line, line.dropFirst()) {
        let edge = b - a
        let square = edge.dx * edge.dx + edge.dy * edge.dy
        let t =
          square > 0
          ? min(max(((point.x - a.x) * edge.dx + (point.y - a.y) * edge.dy) / square, 0), 1) : 0
        least = min(least, (point - (a + edge * t)).length)
      }
    }
    return least
  }

  static let paths: [String] = [
    "M20 20L80 30L30 70Z", "M10 50L90 50", "M20 80C10 0 90 0 80 80",
    "M30 50A20 20 0 1 1 70 50A20 20 0 1 1 30 50Z", "M20 20L80 20L22 26L80 60",
    "M50 50C90 50 90 51 50 52", "M20 30Q50 90 80 30T20 70",
    "M50 10L61 40L90 40L66 58L75 88L50 70L25 88L34 58L10 40L39 40Z",
  ]

  @Test(arguments: paths, [1.0, 14])
  func `with round joins and caps it is all within half the width`(
    data: String, width: Double
  ) throws {
    let path = try Path(svg: data)
    let spine = Self.polylines(path)
    let outline = Self.polylines(
      path.stroked(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)))
    var wrong: [Point] = []
    for x in stride(from: -9.37, to: 110, by: 3.3) {
      for y in stride(from: -9.61, to: 110, by: 3.7) {
        let point = Point(x, y)
        let distance = Self.distance(spine, point)
        // Too near the edge to tell with polylines.
        guard (distance - width / 2).magnitude > 0.06 else { continue }
        let isInside = Self.winding(outline, around: point) != 0
        if isInside != (distance < width / 2) { wrong.append(point) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) points, first \(wrong.first ?? .zero)")
  }
}
