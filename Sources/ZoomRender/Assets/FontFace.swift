// A font face at a size, as drawing names it.

/// A font face at a size: everything that decides what a glyph id draws.
public struct FontFace: Sendable, Equatable, Hashable {
  /// Index into the snapshot's font files.
  public var file: FontFileID
  /// Size at which outlines are drawn, in points (Inter is drawn at .968 of the nominal size).
  public var size: Double
  /// Variation axes in a fixed order: weight 100...900, optical size in points.
  public var weight: Double
  /// Optical size axis, in points.
  public var opticalSize: Double
  /// Slant for faces without italics: horizontal shift per unit of height.
  public var slant: Double

  /// A face; faces without axes ignore them.
  public init(
    file: FontFileID, size: Double, weight: Double = 400, opticalSize: Double = 14,
    slant: Double = 0
  ) {
    self.file = file
    self.size = size
    self.weight = weight
    self.opticalSize = opticalSize
    self.slant = slant
  }
}

/// A font file of an asset snapshot.
public struct FontFileID: Sendable, Equatable, Hashable {
  /// Position in the snapshot's list: pinned files first, then the scene's own.
  public var value: Int
  /// The file at a position.
  public init(value: Int) { self.value = value }
}
