// How text is set.

/// The part of the environment that decides how text is set.
public struct TextAttributes: Sendable, Equatable, Hashable {
  /// The font before Dynamic Type.
  public var font: FontReference
  /// Overrides the font's weight; nil = the font's own.
  public var fontWeight: FontWeight?
  /// Bold as `bold()` asks for it: as strong as the text style's own bold. `fontWeight` wins.
  public var isBold: Bool
  /// Slants every font.
  public var isItalic: Bool
  /// Digits of one width.
  public var hasMonospacedDigits: Bool
  /// Changes letters before shaping; nil = as written.
  public var textCase: TextCase?
  /// Of lines in the text's box.
  public var alignment: TextAlignment
  /// How many lines are shown and for how many room is kept.
  public var lineLimit: LineLimit
  /// Room between lines in points, instead of the style's when that is less.
  public var lineSpacing: Double
  /// Added to every character's width, in points; `tracking` wins over it.
  public var kerning: Double
  /// The same, and letters are never joined to ligatures.
  public var tracking: Double
  /// Where "…" stands.
  public var truncationMode: TruncationMode
  /// How small a text may be drawn rather than truncated, 0...1.
  public var minimumScaleFactor: Double
  /// Side that lines begin on, and direction of text without letters.
  public var layoutDirection: LayoutDirection
  /// Content size category.
  public var dynamicTypeSize: DynamicTypeSize
  /// Device pixels per point: sizes are rounded up to whole pixels.
  public var pixelsPerPoint: Double

  /// Attributes; the defaults are those of a plain `Text` on an iPhone.
  public init(
    font: FontReference = .body, fontWeight: FontWeight? = nil, isBold: Bool = false,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, textCase: TextCase? = nil,
    alignment: TextAlignment = .leading, lineLimit: LineLimit = .init(maximum: nil),
    lineSpacing: Double = 0, kerning: Double = 0, tracking: Double = 0,
    truncationMode: TruncationMode = .tail, minimumScaleFactor: Double = 1,
    layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
    pixelsPerPoint: Double = 3
  ) {
    self.font = font
    self.fontWeight = fontWeight
    self.isBold = isBold
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
