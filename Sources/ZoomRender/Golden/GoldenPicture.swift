// Key-frame pictures in few bytes: size matters more than time where files live in version control.

import CLibDeflate
import CPNG

/// PNG bytes of a golden's picture: a filter chosen for each row, deflated as far as it goes.
enum GoldenPicture {
  /// A whole file, tagged sRGB; RGBA when a pixel is translucent, else RGB.
  ///
  /// The filter of a row is the one with the smallest sum of absolute differences.
  /// Source: PNG specification, 3rd edition, 12.7 "Filter selection".
  /// - Throws: ``OutputError`` when there is no memory.
  static func encode(_ bitmap: Bitmap) throws(OutputError) -> [UInt8] {
    let hasAlpha = bitmap.hasTranslucentPixels
    let filtered = filteredRows(bitmap, channels: hasAlpha ? 4 : 3)
    guard let compressor = libdeflate_alloc_compressor(12) else {
      throw OutputError(operation: "get memory to encode", path: "a picture", number: 12)
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, filtered.count)
    var data = [UInt8](repeating: 0, count: bound)
    let length = filtered.withUnsafeBytes { input in
      data.withUnsafeMutableBytes { output in
        libdeflate_zlib_compress(
          compressor, input.baseAddress, input.count, output.baseAddress, output.count)
      }
    }
    var chunks = PNGChunks()
    chunks.begin(width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha)
    data.withUnsafeBufferPointer {
      chunks.chunk("IDAT", prefix: [], UnsafeBufferPointer(rebasing: $0[..<length]))
    }
    chunks.end()
    return chunks.bytes
  }

  private static func filteredRows(_ bitmap: Bitmap, channels: Int) -> [UInt8] {
    let stride = bitmap.width * channels
    var out: [UInt8] = []
    out.reserveCapacity((stride + 1) * bitmap.height)
    var above = [UInt8](repeating: 0, count: stride)
    var row = above
    var candidates = [[UInt8]](repeating: above, count: 5)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        for channel in 0..<channels {
          row[x * channels + channel] = bitmap.bytes[(y * bitmap.width + x) * 4 + channel]
        }
      }
      let best = filter(row, above, channels, into: &candidates)
      out.append(UInt8(best))
      out += candidates[best]
      swap(&above, &row)
    }
    return out
  }

  /// Fills the five filtered forms of a row and returns the index of the one to take.
  private static func filter(
    _ row: [UInt8], _ above: [UInt8], _ channels: Int, into candidates: inout [[UInt8]]
  ) -> Int {
    var sums = [0, 0, 0, 0, 0]
    for index in row.indices {
      let value = Int(row[index])
      let left = index >= channels ? Int(row[index - channels]) : 0
      let up = Int(above[index])
      let corner = index >= channels ? Int(above[index - channels]) : 0
      let predictions = [0, left, up, (left + up) / 2, paeth(left, up, corner)]
      for (form, prediction) in predictions.enumerated() {
        let byte = UInt8(truncatingIfNeeded: value - prediction)
        candidates[form][index] = byte
        sums[form] += Int(Int8(bitPattern: byte).magnitude)
      }
    }
    return sums.indices.min { sums[$0] < sums[$1] } ?? 0
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}
