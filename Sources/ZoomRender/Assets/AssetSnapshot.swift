// Fonts, icons and images of a scene, immutable once loaded.

/// A file of the snapshot, by content.
public struct ImageID: Sendable, Equatable, Hashable {
  public var digest: Digest
  public init(digest: Digest) { self.digest = digest }
}

/// What layout needs to know of an image without decoding it.
public struct ImageHeader: Sendable, Equatable, Hashable {
  public var id: ImageID
  /// Pixels after the EXIF orientation has been applied.
  public var pixelWidth: Int
  public var pixelHeight: Int
  /// Pixels per point: 1 unless the name or catalogue says otherwise.
  public var scale: Double

  public init(id: ImageID, pixelWidth: Int, pixelHeight: Int, scale: Double) {
    self.id = id
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// Size in points, not rounded.
  public var size: Size { Size(Double(pixelWidth) / scale, Double(pixelHeight) / scale) }
}

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

  public init(outline: Path, size: Size, baseline: Double, isPlaceholder: Bool) {
    self.outline = outline
    self.size = size
    self.baseline = baseline
    self.isPlaceholder = isPlaceholder
  }
}
