// Shaped and broken text.

/// Glyphs of one face with their positions.
public struct GlyphRun: Sendable, Equatable, Hashable {
  /// What the glyph ids belong to.
  public var face: FontFace
  /// Glyph ids in visual order.
  public var glyphs: [UInt32]
  /// Origin of each glyph on the baseline, in points, relative to the text's top-left corner.
  public var positions: [Point]
  /// The run's own style; nil = the text's foreground style.
  public var style: ShapeStyle?
  /// True when the glyphs are colour bitmaps (emoji) drawn as images.
  public var isColorBitmap: Bool

  /// A run from its parts; `positions` has one point for each glyph.
  public init(
    face: FontFace, glyphs: [UInt32], positions: [Point], style: ShapeStyle? = nil,
    isColorBitmap: Bool = false
  ) {
    self.face = face
    self.glyphs = glyphs
    self.positions = positions
    self.style = style
    self.isColorBitmap = isColorBitmap
  }
}

/// A text laid out in lines: what layout measures and paint draws.
///
/// Coordinates are points from the text's top-left corner; the size is
/// rounded up to device pixels, positions are not rounded.
public struct TextLayout: Sendable, Equatable {
  /// One line of a text.
  public struct Line: Sendable, Equatable {
    /// Glyphs in visual order, cut where face or style change.
    public var runs: [GlyphRun]
    /// Lines under and through the text: rectangles in text coordinates with an optional style.
    public var decorations: [Decoration]
    /// Y of the baseline.
    public var baseline: Double
    /// Drawn width, without trailing space.
    public var width: Double
    /// Range of the text's UTF-8 bytes that this line shows.
    public var range: Range<Int>
    /// A line from its parts.
    public init(
      runs: [GlyphRun], decorations: [Decoration] = [], baseline: Double, width: Double,
      range: Range<Int>
    ) {
      self.runs = runs
      self.decorations = decorations
      self.baseline = baseline
      self.width = width
      self.range = range
    }
  }

  /// An underline or a strike-through.
  public struct Decoration: Sendable, Equatable {
    /// In points from the text's top-left corner.
    public var rect: Rect
    /// The run's own style; nil = the text's foreground style.
    public var style: ShapeStyle?
    /// A decoration from its parts.
    public init(rect: Rect, style: ShapeStyle? = nil) {
      self.rect = rect
      self.style = style
    }
  }

  /// The lines that are shown, top to bottom.
  public var lines: [Line]
  /// What layout takes the text to be: both sides whole device pixels.
  public var size: Size
  /// Y of the first baseline, on a device pixel.
  public var firstBaseline: Double
  /// Y of the last shown line's baseline, on a device pixel.
  public var lastBaseline: Double
  /// True when not all characters are shown.
  public var isTruncated: Bool
  /// The factor that `minimumScaleFactor` applied.
  public var scaleFactor: Double
  /// Characters for which no font had a glyph.
  public var missingCharacters: [String]
  /// True when the text was longer than ``TextEngine/maximumBytes``: the rest is not set.
  public var isCut: Bool

  /// A layout from its parts.
  public init(
    lines: [Line], size: Size, firstBaseline: Double, lastBaseline: Double,
    isTruncated: Bool = false, scaleFactor: Double = 1, missingCharacters: [String] = [],
    isCut: Bool = false
  ) {
    self.lines = lines
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
    self.missingCharacters = missingCharacters
    self.isCut = isCut
  }
}

/// Distances that a text asks of its vertical neighbours by SwiftUI's default spacing.
public struct TextSpacing: Sendable, Equatable, Hashable {
  /// A plain view above this text.
  public var above: Double
  /// A plain view below this text.
  public var below: Double
  /// Another text above this one.
  public var textToText: Double

  /// Distances in points.
  public init(above: Double, below: Double, textToText: Double) {
    self.above = above
    self.below = below
    self.textToText = textToText
  }
}
