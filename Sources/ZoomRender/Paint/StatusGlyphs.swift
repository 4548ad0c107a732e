// Signal, wifi and battery of the status bar.

/// The three marks at the trailing end of a status bar, full strength, side by side.
///
/// Sizes 19×12, 17×12 and 27×13 with gaps of 7 (Apple's design kit, read by eye); own drawings.
struct StatusGlyphs {
  static let size = Size(19.2 + 7 + 17 + 7 + 27.3, 13)
  var ink: Color

  var commands: [DrawCommand] { [signal, wifi] + battery }

  /// Four bars, each higher than the last.
  private var signal: DrawCommand {
    var path = Path()
    let heights = [4.0, 6.33, 9.0, 12.0]
    for (index, height) in heights.enumerated() {
      let bar = Rect(x: Double(index) * 5.33, y: 12.5 - height, width: 3.2, height: height)
      path.elements +=
        Shape.roundedRectangle(cornerRadius: 0.9, style: .circular).path(in: bar)
        .elements
    }
    return .fill(path, .color(ink), usesEvenOddRule: false)
  }

  /// A fan of three bands.
  private var wifi: DrawCommand {
    let centre = Point(19.2 + 7 + 8.5, 12.3)
    var path = Path()
    for (inner, outer) in [(9.1, 11.9), (5.1, 7.6), (0.0, 3.6)] {
      path.elements += StatusGlyphs.fan(centre, inner: inner, outer: outer).elements
    }
    return .fill(path, .color(ink), usesEvenOddRule: false)
  }

  private var battery: [DrawCommand] {
    let left = 19.2 + 7 + 17 + 7
    let body = Rect(x: left + 0.5, y: 0.5, width: 24, height: 12)
    let outline = Shape.roundedRectangle(cornerRadius: 3.8).path(in: body)
    let fill = Shape.roundedRectangle(cornerRadius: 2.5).path(
      in: Rect(x: left + 2, y: 2, width: 21, height: 9))
    let knob = Shape.unevenRoundedRectangle(
      radii: CornerRadii(topLeading: 0, topTrailing: 1.33, bottomTrailing: 1.33, bottomLeading: 0),
      style: .circular
    ).path(in: Rect(x: left + 26, y: 4.5, width: 1.33, height: 4))
    return [
      .stroke(outline, StrokeStyle(lineWidth: 1), .color(ink.opacity(0.35))),
      .fill(knob, .color(ink.opacity(0.4)), usesEvenOddRule: false),
      .fill(fill, .color(ink), usesEvenOddRule: false),
    ]
  }

  /// A quarter of a ring that opens upwards.
  private static func fan(_ centre: Point, inner: Double, outer: Double) -> Path {
    let half = 0.5.squareRoot()
    // Control points of a quarter circle: 0.5523 of the radius along the tangents.
    func arc(_ radius: Double) -> (start: Point, c1: Point, c2: Point, end: Point) {
      let reach = 0.5523 * radius * half
      let start = Point(centre.x - radius * half, centre.y - radius * half)
      let end = Point(centre.x + radius * half, centre.y - radius * half)
      return (
        start, Point(start.x + reach, start.y - reach), Point(end.x - reach, end.y - reach), end
      )
    }
    var path = Path()
    let far = arc(outer)
    path.move(to: far.start)
    path.curve(far.c1, far.c2, to: far.end)
    if inner > 0 {
      let near = arc(inner)
      path.line(to: near.end)
      path.curve(near.c2, near.c1, to: near.start)
    } else {
      path.line(to: centre)
    }
    path.close()
    return path
  }
}
