// Shapes, breaks and measures text.

/// Measures and sets text with the fonts of a snapshot.
public struct TextEngine: TextMeasuring {
  public let assets: AssetSnapshot

  public init(assets: AssetSnapshot) {
    self.assets = assets
  }

  public func layout(
    _ text: TextContent, proposal: ProposedSize, attributes: TextAttributes
  ) -> TextLayout {
    TextLayout(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0)
  }

  public func spacing(of text: TextContent, attributes: TextAttributes) -> TextSpacing {
    TextSpacing(above: 8, below: 8, textToText: 0)
  }

  /// Point size and weight that a font has in an environment: what a symbol beside the text uses.
  public func resolvedFont(_ attributes: TextAttributes) -> ResolvedFont {
    ResolvedFont(size: 17, weight: .regular)
  }
}

/// A font after Dynamic Type and modifiers.
public struct ResolvedFont: Sendable, Equatable, Hashable {
  /// Nominal size in points.
  public var size: Double
  public var weight: FontWeight
}
