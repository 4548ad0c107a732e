// Finished bitmaps as PNG files.

import CKernels
import CPNG

/// PNG bytes of a ``Bitmap``, through the same band encoder as frames.
public enum PNGBitmap {
  /// A whole file, tagged sRGB; RGBA when a pixel is translucent, else RGB.
  ///
  /// - Throws: ``OutputError`` when there is no memory.
  public static func encode(_ bitmap: Bitmap) throws(OutputError) -> [UInt8] {
    let hasAlpha = bitmap.hasTranslucentPixels
    let bands = try bands(of: bitmap, hasAlpha: hasAlpha)
    var chunks = PNGChunks()
    chunks.begin(width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha)
    bands.append(to: &chunks)
    chunks.end()
    return chunks.bytes
  }

  /// The picture's data, compressed; the pixel digests of the bands are not set.
  static func bands(
    of bitmap: Bitmap, hasAlpha: Bool
  ) throws(OutputError) -> [EncodedBand] {
    guard let encoder = zr_png_band_create(bitmap.width, Band.height, hasAlpha) else {
      throw OutputError(operation: "get memory to encode", path: "a picture", number: 12)
    }
    defer { zr_png_band_destroy(encoder) }
    var output = [UInt8](repeating: 0, count: zr_png_band_capacity(encoder))
    var bands: [EncodedBand] = []
    for index in 0..<Band.count(of: bitmap.height) {
      let rows = Band.rows(index, of: bitmap.height)
      let pixels = bitmap.premultiplied(rows: rows)
      var adler: UInt32 = 0
      let length = pixels.withUnsafeBufferPointer { pixels in
        output.withUnsafeMutableBufferPointer {
          zr_png_band_encode(
            encoder, pixels.baseAddress, bitmap.width, rows.count, $0.baseAddress, &adler)
        }
      }
      bands.append(
        EncodedBand(
          pixels: Digest(low: 0, high: 0), adler: adler,
          length: zr_png_band_length(encoder, rows.count), data: Array(output[..<length])))
    }
    return bands
  }
}

extension Bitmap {
  /// True when a pixel's alpha is below 255.
  var hasTranslucentPixels: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      stride(from: 3, to: bytes.count, by: 4).contains { bytes[$0] != 255 }
    }
  }

  /// Rows as premultiplied pixels, alpha in the top byte, blue in the lowest.
  func premultiplied(rows: Range<Int>) -> [UInt32] {
    let count = rows.count * width
    return [UInt32](unsafeUninitializedCapacity: count) { words, filled in
      bytes.withUnsafeBufferPointer { bytes in
        guard let from = bytes.baseAddress, let to = words.baseAddress else { return }
        zr_premultiply(to, from + rows.lowerBound * width * 4, count)
        filled = count
      }
    }
  }
}
