// Pixels from image files.

/// Decodes image files to premultiplied sRGB.
enum ImageDecoder {
  enum Format: Sendable, Equatable { case png, jpeg, webp }

  static func decode(_ bytes: [UInt8], as format: Format) throws(ImageProblem) -> PixelImage {
    throw ImageProblem(id: "asset.format", "images are not read yet")
  }
}
