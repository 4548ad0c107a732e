// What drawing a picture needs from a scene's files.

/// Draws glyphs and images of a scene. Answers depend on the arguments alone, so that any thread may
/// ask at any time.
public protocol DrawingAssets: Sendable {
  /// Outline in points at the face's size: origin on the baseline, y down. Empty for blanks.
  func outline(of glyph: UInt32, in face: FontFace) -> Path

  /// The picture of an emoji glyph; nil when the glyph has none.
  func colorGlyph(_ glyph: UInt32, in face: FontFace) -> ColorGlyph?

  /// A part of an image (pixels of the oriented image; nil = all) resampled to `width` × `height`.
  func image(
    _ id: ImageID, region: Rect?, width: Int, height: Int
  ) throws(ImageProblem) -> PixelImage
}

extension AssetSnapshot: DrawingAssets {}

/// No fonts and no images: glyphs are blank, images throw.
public struct NoDrawingAssets: DrawingAssets {
  /// No assets at all.
  public init() {}
  /// Always empty.
  public func outline(of glyph: UInt32, in face: FontFace) -> Path { Path() }
  /// Always nil.
  public func colorGlyph(_ glyph: UInt32, in face: FontFace) -> ColorGlyph? { nil }
  /// Always throws.
  public func image(
    _ id: ImageID, region: Rect?, width: Int, height: Int
  ) throws(ImageProblem) -> PixelImage {
    throw ImageProblem(id: "asset.missing", "there are no images")
  }
}
