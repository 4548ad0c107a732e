// What layout needs to know of an image.

/// A file of the snapshot, by content.
public struct ImageID: Sendable, Equatable, Hashable {
  /// Digest of the file's bytes.
  public var digest: Digest
  /// The image of that content.
  public init(digest: Digest) { self.digest = digest }
}

/// What layout needs to know of an image without decoding it.
public struct ImageHeader: Sendable, Equatable, Hashable {
  /// Content of the file.
  public var id: ImageID
  /// Pixels after the EXIF orientation has been applied.
  public var pixelWidth: Int
  /// Pixels after the EXIF orientation has been applied.
  public var pixelHeight: Int
  /// Pixels per point: 1 unless the name or catalogue says otherwise.
  public var scale: Double

  /// A header from its parts.
  public init(id: ImageID, pixelWidth: Int, pixelHeight: Int, scale: Double) {
    self.id = id
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
  }

  /// Size in points, not rounded.
  public var size: Size { Size(Double(pixelWidth) / scale, Double(pixelHeight) / scale) }
}
