// Recorded drawing.

/// Draw commands with the box they touch; equal digests mean equal pictures.
///
/// Coordinates are points in the owning layer's space, y down. Colours are resolved.
public struct Picture: Sendable, Equatable {
  /// In paint order.
  public let commands: [DrawCommand]
  /// Box that contains all drawing; nothing is painted outside it.
  public let bounds: Rect
  /// The largest scale, in layer points per own point, at which the picture rests somewhere in the
  /// timeline: 1 unless a resting ancestor is scaled.
  public let restingScale: Double
  /// Of commands, bounds and resting scale.
  public let digest: Digest

  /// A picture; takes the digest of its commands.
  public init(commands: [DrawCommand], bounds: Rect, restingScale: Double = 1) {
    self.commands = commands
    self.bounds = bounds
    self.restingScale = restingScale
    var writer = DigestWriter()
    writer.add(bounds)
    writer.add(restingScale)
    for command in commands { command.write(to: &writer) }
    self.digest = writer.finish()
  }

  /// Compares digests.
  public static func == (a: Picture, b: Picture) -> Bool { a.digest == b.digest }
}

/// One step of a picture. Groups nest: each `begin…` has its `end`.
public enum DrawCommand: Sendable, Equatable {
  case fill(Path, Paint, usesEvenOddRule: Bool)
  case stroke(Path, StrokeStyle, Paint)
  /// Glyph positions are relative to `origin`.
  case glyphs(GlyphRun, origin: Point, Paint)
  /// Draws the part `source` (pixels of the oriented image) into `rect`.
  case image(ImageID, source: Rect, rect: Rect, opacity: Double)
  case beginTransform(Affine)
  case beginClip(Path, usesEvenOddRule: Bool)
  /// Composites what follows as one: opacity, blend mode, effects in order.
  case beginGroup(opacity: Double, blendMode: BlendMode, effects: [LayerEffect])
  /// Multiplies what follows, as a group, by the alpha of the picture.
  case beginMask(Picture)
  case end
}

/// What fills a path.
public enum Paint: Sendable, Equatable {
  case color(Color)
  case gradient(ResolvedGradient)
}

/// A gradient with absolute geometry in picture points, interpolated in premultiplied sRGB.
public struct ResolvedGradient: Sendable, Equatable {
  /// A colour at a place of the gradient.
  public struct Stop: Sendable, Equatable {
    /// Straight alpha.
    public var color: Color
    /// 0...1 along the gradient.
    public var location: Double
    /// A stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }
  /// Where the gradient runs, in picture points.
  public enum Geometry: Sendable, Equatable {
    case linear(start: Point, end: Point)
    /// Circles; `transform` maps the circle's space to picture space (ellipses).
    case radial(center: Point, startRadius: Double, endRadius: Double, transform: Affine)
    /// Clockwise from the positive x axis.
    case angular(center: Point, startRadians: Double, endRadians: Double)
  }
  /// By location.
  public var stops: [Stop]
  /// Where it runs.
  public var geometry: Geometry

  /// A gradient with the given parts.
  public init(stops: [Stop], geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}
