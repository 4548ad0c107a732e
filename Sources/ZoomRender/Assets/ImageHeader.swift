// What layout needs to know of an image.

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
