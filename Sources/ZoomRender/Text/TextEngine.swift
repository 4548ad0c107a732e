// Shapes, breaks and measures text.

/// Measures and sets text with the fonts of a snapshot.
///
/// Answers depend on the arguments and the font files only. Copies share a cache of bounded size;
/// any number of threads may ask at once.
public struct TextEngine: TextMeasuring {
  /// The longest text that is set, in UTF-8 bytes; the rest is cut off and shows as "…".
  public static let maximumBytes = 1 << 16

  /// The fonts that text is set with.
  public let assets: AssetSnapshot
  private let cache = TextCache()

  /// An engine with an empty cache.
  public init(assets: AssetSnapshot) {
    self.assets = assets
  }

  /// Lines for a proposal in points; nil and infinity are unlimited.
  ///
  /// - Complexity: O(characters) for a text and attributes that were not asked for before.
  public func layout(
    _ text: TextContent, proposal: ProposedSize, attributes: TextAttributes
  ) -> TextLayout {
    let entry = cache.entry(TextCache.Key(text: text, attributes: attributes)) {
      shape(text, attributes)
    }
    return entry.layout(proposal) {
      TextSetter(entry.text, attributes: attributes).layout(proposal)
    }
  }

  /// Distances to the views above and below, in points.
  public func spacing(of text: TextContent, attributes: TextAttributes) -> TextSpacing {
    let files: (String) -> FontFileID? = { assets.fonts.declared($0) }
    var metrics: FontMetrics?
    for run in text.runs {
      let font = TextEngine.font(for: run, in: attributes, files: files)
      let own = font.metrics(fonts: assets.fonts)
      if own.lineHeight > metrics?.lineHeight ?? 0 { metrics = own }
    }
    return TextSpacing(
      metrics ?? resolvedFont(attributes).metrics(fonts: assets.fonts),
      pixelsPerPoint: attributes.pixelsPerPoint)
  }

  /// The font of an environment: what a symbol beside the text is sized by.
  public func resolvedFont(_ attributes: TextAttributes) -> ResolvedFont {
    TextEngine.font(
      for: TextContent.Run(""), in: attributes, files: { assets.fonts.declared($0) })
  }

  /// Vertical metrics of the environment's font.
  public func metrics(_ attributes: TextAttributes) -> FontMetrics {
    resolvedFont(attributes).metrics(fonts: assets.fonts)
  }

  private func shape(_ text: TextContent, _ attributes: TextAttributes) -> ShapedText {
    TextShaper.shape(
      text, attributes: attributes, fonts: assets.fonts, limit: TextEngine.maximumBytes)
  }

  /// The font of a run: its own settings, else the environment's.
  static func font(
    for run: TextContent.Run, in attributes: TextAttributes, files: (String) -> FontFileID?
  ) -> ResolvedFont {
    let reference = run.font ?? attributes.font
    let isBold = run.isBold ?? (run.font?.weight == nil && attributes.isBold)
    let given = run.font?.weight ?? attributes.fontWeight
    let weight = run.weight ?? (isBold ? reference.boldWeight : given)
    let isItalic = run.isItalic ?? (attributes.isItalic || reference.isItalic)
    return reference.resolved(
      in: attributes, weight: weight, isItalic: isItalic, files: files)
  }
}

extension TextSpacing {
  /// SwiftUI's distances, from the tallest font of a text.
  ///
  /// Source: formula found by others and confirmed on recorded distances of iOS and macOS; exact.
  init(_ metrics: FontMetrics, pixelsPerPoint: Double) {
    let grid = PixelGrid(pixelsPerPoint: pixelsPerPoint)
    let air = grid.up(0.1 * metrics.lineHeight)
    self.init(
      above: metrics.descender + air,
      below: max(metrics.lineHeight + air - metrics.capHeight, air + metrics.descender),
      textToText: max(0, grid.up(metrics.leading)))
  }
}
