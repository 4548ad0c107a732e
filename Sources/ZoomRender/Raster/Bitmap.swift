// Pixels as files and comparisons see them.

import CKernels
import CXXHash

/// An image: straight sRGB, four bytes R, G, B, A per pixel, rows top to bottom without gaps.
///
/// Made from premultiplied pixels by dividing by alpha, rounded to nearest; alpha 0 is 0, 0, 0, 0.
public struct Bitmap: Sendable, Equatable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// `width * height * 4` bytes.
  public var bytes: [UInt8]

  /// - Precondition: `bytes.count == width * height * 4`.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// R, G, B, A of a pixel.
  ///
  /// - Precondition: the pixel is inside.
  public subscript(x: Int, y: Int) -> [UInt8] {
    let index = 4 * (y * width + x)
    return Array(bytes[index..<(index + 4)])
  }

  /// The pixel digest that frames, goldens and PNG files carry.
  public var pixelDigest: Digest {
    var bands: [Digest] = []
    bytes.withUnsafeBytes { bytes in
      for top in stride(from: 0, to: height, by: Band.height) {
        let rows = min(Band.height, height - top)
        let part = UnsafeRawBufferPointer(
          rebasing: bytes[(top * width * 4)..<((top + rows) * width * 4)])
        bands.append(Digest(bytes: part))
      }
    }
    return Band.combine(bands, width: width, height: height)
  }
}

/// Rows that are rasterized, hashed and compressed as one.
enum Band {
  /// Rows of a band, whatever the number of workers; the last band of a frame may have fewer.
  static let height = 64

  /// XXH3-128 over the size and the bands' digests, each the XXH3-128 of its straight RGBA bytes.
  static func combine(_ bands: [Digest], width: Int, height: Int) -> Digest {
    var writer = DigestWriter()
    writer.add(width)
    writer.add(height)
    for band in bands { writer.add(band) }
    return writer.finish()
  }

  /// The rows of band `index` of a canvas.
  static func rows(_ index: Int, of height: Int) -> Range<Int> {
    (index * Self.height)..<min(height, (index + 1) * Self.height)
  }

  static func count(of height: Int) -> Int { (height + Self.height - 1) / Self.height }
}

extension Digest {
  /// The digest of raw memory.
  init(bytes: UnsafeRawBufferPointer) {
    let value = zr_xxh3_128(bytes.baseAddress, bytes.count)
    self.init(low: value.low, high: value.high)
  }
}
