// A symbol as an outline.

/// A symbol resolved to an outline for a font size.
public struct SymbolGlyph: Sendable, Equatable {
  /// Outline in points, origin at the top-left of the symbol's layout box.
  public var outline: Path
  /// Layout size in points.
  public var size: Size
  /// Baseline from the top of the layout box: where text beside it sits.
  public var baseline: Double
  /// True when no drawing stands for the name: a neutral placeholder is drawn.
  public var isPlaceholder: Bool

  /// A glyph from its parts.
  public init(outline: Path, size: Size, baseline: Double, isPlaceholder: Bool) {
    self.outline = outline
    self.size = size
    self.baseline = baseline
    self.isPlaceholder = isPlaceholder
  }
}
