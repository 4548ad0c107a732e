// SF Symbol names to outlines.

/// A symbol at a text size.
struct SymbolRequest: Sendable, Equatable, Hashable {
  var name: String
  /// Text size in points.
  var fontSize: Double
  var weight: FontWeight
  var scale: ImageScale
  var pixelsPerPoint: Double
}

/// Resolves names: the scene's own drawings, then stand-ins, then a placeholder.
struct SymbolLibrary: Sendable {
  init(
    _ request: AssetSnapshot.Request, folder: AssetFolder, diagnostics: inout [Diagnostic]
  ) {}

  func glyph(_ request: SymbolRequest, fonts: FontLibrary) -> SymbolGlyph {
    let em = request.fontSize
    let size = Size(em * 1.16, em * 1.16)
    return SymbolGlyph(
      outline: Path(rect: Rect(x: em * 0.08, y: em * 0.08, width: em, height: em)), size: size,
      baseline: size.height / 2 + em * 0.352, isPlaceholder: true)
  }
}
