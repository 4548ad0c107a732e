// Shaped and broken text.

/// Glyphs of one face with their positions.
public struct GlyphRun: Sendable, Equatable, Hashable {
  public var face: FontFace
  public var glyphs: [UInt32]
  /// Origin of each glyph on the baseline, in points, relative to the text's top-left corner.
  public var positions: [Point]
  /// The run's own style; nil = the text's foreground style.
  public var style: ShapeStyle?
  /// True when the glyphs are colour bitmaps (emoji) drawn as images.
  public var isColorBitmap: Bool

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
/// Coordinates are points from the text's top-left corner; sizes are rounded up to device pixels
/// positions are not rounded.
public struct TextLayout: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    public var runs: [GlyphRun]
    /// Lines under and through the text: rectangles in text coordinates with an optional style.
    public var decorations: [Decoration]
    /// Y of the baseline.
    public var baseline: Double
    /// Drawn width, without trailing space.
    public var width: Double
    /// Range of the text's UTF-8 bytes that this line shows.
    public var range: Range<Int>
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

  public struct Decoration: Sendable, Equatable {
    public var rect: Rect
    public var style: ShapeStyle?
    public init(rect: Rect, style: ShapeStyle? = nil) {
      self.rect = rect
      self.style = style
    }
  }

  public var lines: [Line]
  public var size: Size
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var isTruncated: Bool
  /// The factor that `minimumScaleFactor` applied.
  public var scaleFactor: Double
  /// Characters for which no font had a glyph.
  public var missingCharacters: [String]
  /// True when the text was longer than ``TextEngine/maximumBytes``: the rest is not set.
  public var isCut: Bool

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

  public init(above: Double, below: Double, textToText: Double) {
    self.above = above
    self.below = below
    self.textToText = textToText
  }
}

/// What measures text for layout: the text engine, or the numbers of a layout case.
public protocol TextMeasuring: Sendable {
  /// Lines for a proposal (nil = unlimited).
  func layout(
    _ text: TextContent, proposal: ProposedSize, attributes: TextAttributes
  ) -> TextLayout

  func spacing(of text: TextContent, attributes: TextAttributes) -> TextSpacing
}

/// The part of the environment that decides how text is set.
public struct TextAttributes: Sendable, Equatable, Hashable {
  public var font: FontReference
  public var fontWeight: FontWeight?
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var textCase: TextCase?
  public var alignment: TextAlignment
  public var lineLimit: LineLimit
  public var lineSpacing: Double
  public var kerning: Double
  public var tracking: Double
  public var truncationMode: TruncationMode
  public var minimumScaleFactor: Double
  public var layoutDirection: LayoutDirection
  public var dynamicTypeSize: DynamicTypeSize
  /// Device pixels per point: sizes are rounded up to whole pixels.
  public var pixelsPerPoint: Double

  public init(
    font: FontReference = .body, fontWeight: FontWeight? = nil, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, textCase: TextCase? = nil,
    alignment: TextAlignment = .leading, lineLimit: LineLimit = .init(maximum: nil),
    lineSpacing: Double = 0, kerning: Double = 0, tracking: Double = 0,
    truncationMode: TruncationMode = .tail, minimumScaleFactor: Double = 1,
    layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
    pixelsPerPoint: Double = 3
  ) {
    self.font = font
    self.fontWeight = fontWeight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.textCase = textCase
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.lineSpacing = lineSpacing
    self.kerning = kerning
    self.tracking = tracking
    self.truncationMode = truncationMode
    self.minimumScaleFactor = minimumScaleFactor
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.pixelsPerPoint = pixelsPerPoint
  }
}
