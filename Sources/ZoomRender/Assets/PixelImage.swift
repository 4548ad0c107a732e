// Decoded pixels.

/// A decoded image: premultiplied sRGB, four bytes B, G, R, A per pixel, rows top to bottom without
/// gaps.
public struct PixelImage: Sendable, Equatable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// `width * height * 4` bytes.
  public let bytes: [UInt8]
  /// True when every pixel has alpha 255.
  public let isOpaque: Bool

  /// An image from its bytes; there must be four for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8], isOpaque: Bool) {
    precondition(bytes.count == width * height * 4, "four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
    self.isOpaque = isOpaque
  }
}

/// The picture of a colour glyph.
public struct ColorGlyph: Sendable, Equatable {
  /// Premultiplied pixels of the font's bitmap.
  public var image: PixelImage
  /// Where the image goes, in points relative to the glyph's origin on the baseline, y down.
  public var rect: Rect
}

/// Why an image cannot be shown: what was found and what to do, without a place.
public struct ImageProblem: Error, Sendable, Equatable, Hashable {
  /// Stable id of the diagnostic: `asset.missing`, `asset.format` …
  public var id: String
  /// What was found; lower case, no full stop.
  public var message: String
  /// The next step, if there is one.
  public var help: String?

  /// A problem without a place.
  public init(id: String, _ message: String, help: String? = nil) {
    self.id = id
    self.message = message
    self.help = help
  }
}
