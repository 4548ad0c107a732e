// The light along the edge of glass.

/// A thin inner stroke that is brightest where the light meets the edge.
///
/// Width 1.22 pt, white at .165 towards and away from a light at the top left, fading linearly to
/// nothing across it: read off device screenshots of glass in dark appearance, one measurement.
enum GlassRim {
  static let width = 1.22
  static let opacity = 0.165

  /// The rim of a shape, in the shape's coordinates.
  static func picture(of shape: ClipShape) -> Picture {
    let bounds = shape.bounds
    let path = shape.path
    // The light's axis through the centre, at 45 degrees, as long as the shape is seen along it.
    let reach = (bounds.width + bounds.height) / 4
    let light = ResolvedGradient(
      stops: [
        .init(color: Color.white.opacity(opacity), location: 0),
        .init(color: Color.white.opacity(0), location: 0.5),
        .init(color: Color.white.opacity(opacity), location: 1),
      ],
      geometry: .linear(
        start: Point(bounds.midX - reach, bounds.midY - reach),
        end: Point(bounds.midX + reach, bounds.midY + reach)))
    return Picture(
      commands: [
        .beginClip(path, usesEvenOddRule: false),
        // Half of the stroke lies outside and is cut off.
        .stroke(path, StrokeStyle(lineWidth: 2 * width), .gradient(light)), .end,
      ], bounds: bounds)
  }
}
