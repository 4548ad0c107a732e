// Text after shaping and before line breaking.

/// All glyphs of a text in reading order, with everything that breaking it into lines needs.
///
/// A cluster is the smallest piece that can be moved: one or more characters with their glyphs.
/// Independent of width, alignment and line limit; lengths are points.
struct ShapedText: Sendable {
  struct Glyph: Sendable {
    var id: UInt32
    /// Offset from the pen, y down.
    var dx: Double
    var dy: Double
    var advance: Double
  }

  struct Cluster: Sendable {
    /// Bytes of the text, after its case was changed.
    var bytes: Range<Int>
    /// Glyphs in visual order.
    var glyphs: Range<Int>
    /// Width with tracking and kerning.
    var advance: Double
    /// Index into ``ShapedText/styles``.
    var style: Int
    /// Face of the glyphs.
    var face: FontFace
    /// Bidirectional level: odd = right to left.
    var level: UInt8
    var isSpace: Bool
    var isColorBitmap: Bool
    /// True when a line may start with this cluster.
    var startsLine: Bool
    /// True for a soft hyphen: a line that ends with it shows a hyphen.
    var isSoftHyphen = false
  }

  /// What a run of the content adds to its glyphs.
  struct Style: Sendable {
    var metrics: FontMetrics
    var shapeStyle: ShapeStyle?
    var baselineOffset: Double
    var isUnderlined: Bool
    var isStruckThrough: Bool
    /// Nominal font size, for decorations.
    var size: Double
    /// The cluster of "…" in this style.
    var ellipsis: Int
    /// The cluster of "-" in this style; 0 in a text without soft hyphens.
    var hyphen = 0
  }

  struct Paragraph: Sendable {
    var clusters: Range<Int>
    /// Style of the paragraph's first character: gives an empty paragraph its height.
    var style: Int
    /// Level of the paragraph: odd = right to left.
    var level: UInt8
    /// End of the paragraph without its separator, in bytes.
    var end: Int
  }

  var glyphs: [Glyph] = []
  /// The text's clusters, then one "…" per style, and one "-" where there are soft hyphens.
  var clusters: [Cluster] = []
  var styles: [Style] = []
  var paragraphs: [Paragraph] = []
  var missingCharacters: [String] = []
  /// True when the text was longer than the engine sets.
  var isCut = false

  /// True when there is nothing to show at all.
  var isEmpty: Bool {
    paragraphs.count <= 1 && (paragraphs.first?.clusters.isEmpty ?? true)
  }

  /// Width of clusters, trailing spaces included.
  func width(_ range: Range<Int>) -> Double {
    var sum = 0.0
    for index in range { sum += clusters[index].advance }
    return sum
  }

  /// The hyphen that a line shows after the clusters of `range`; nil when it does not end with a
  /// soft hyphen, or when its paragraph does.
  func hyphen(after range: Range<Int>) -> Int? {
    guard let last = range.last, clusters[last].isSoftHyphen,
      !paragraphs.contains(where: { $0.clusters.upperBound == range.upperBound })
    else { return nil }
    return styles[clusters[last].style].hyphen
  }

  /// The range without the spaces at its end.
  func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }
}
