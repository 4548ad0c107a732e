// Key-frame pictures in few bytes: size matters more than time where files live in version control.

import CDiff
import CLibDeflate
import CPNG

/// PNG bytes of a golden's picture: a filter chosen for each row, deflated as far as it goes.
enum GoldenPicture {
  /// The largest reduction of stored pictures.
  static let reductionLimit = 16
  /// Levels of libdeflate: for few bytes, and for many pictures in full size, which take a tenth of the
  /// time then for a tenth more bytes.
  static let smallest: Int32 = 12
  static let fullLevel: Int32 = 8
  /// Reductions that are tried, in order.
  static let reductions = [1, 2, 3, 4, 5, 6, 8, 12, 16]

  /// A whole file, tagged sRGB; RGBA when a pixel is translucent, else RGB.
  ///
  /// Flat drawings compress best unfiltered, photos with the filter of each row that has the smallest
  /// sum of absolute differences: both are tried.
  /// Source: PNG specification, 3rd edition, 12.7 "Filter selection".
  /// - Throws: ``OutputError`` when there is no memory.
  static func encode(_ bitmap: Bitmap, level: Int32 = smallest) throws(OutputError) -> [UInt8] {
    let hasAlpha = bitmap.hasTranslucentPixels
    var chunks = PNGChunks()
    chunks.begin(width: bitmap.width, height: bitmap.height, hasAlpha: hasAlpha)
    chunks.chunk("IDAT", try compressed(bitmap, channels: hasAlpha ? 4 : 3, level: level))
    chunks.end()
    return chunks.bytes
  }

  /// The zlib stream of a picture's rows with the first `channels` channels.
  static func compressed(
    _ bitmap: Bitmap, channels: Int, level: Int32 = smallest
  ) throws(OutputError) -> [UInt8] {
    let plain = try deflated(unfilteredRows(bitmap, channels: channels), level: level)
    let filtered = try deflated(filteredRows(bitmap, channels: channels), level: level)
    return plain.count < filtered.count ? plain : filtered
  }

  private static func deflated(_ rows: [UInt8], level: Int32) throws(OutputError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      throw OutputError(operation: "get memory to encode", path: "a picture", number: 12)
    }
    defer { libdeflate_free_compressor(compressor) }
    var data = [UInt8](
      repeating: 0, count: libdeflate_zlib_compress_bound(compressor, rows.count))
    let length = rows.withUnsafeBytes { input in
      data.withUnsafeMutableBytes { output in
        libdeflate_zlib_compress(
          compressor, input.baseAddress, input.count, output.baseAddress, output.count)
      }
    }
    return Array(data[..<length])
  }

  private static func unfilteredRows(_ bitmap: Bitmap, channels: Int) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity((bitmap.width * channels + 1) * bitmap.height)
    for y in 0..<bitmap.height {
      out.append(0)
      for x in 0..<bitmap.width {
        let pixel = (y * bitmap.width + x) * 4
        out += bitmap.bytes[pixel..<pixel + channels]
      }
    }
    return out
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

extension Bitmap {
  /// The image with squares of `side` pixels averaged to one, colours weighted by alpha; squares that
  /// the edge cuts are averaged over what they hold.
  func reduced(by side: Int) -> Bitmap {
    guard side > 1 else { return self }
    let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side)
    let out = [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { reduced, filled in
      bytes.withUnsafeBufferPointer { bytes in
        guard let to = reduced.baseAddress, let from = bytes.baseAddress else { return }
        zr_reduce_rgba(to, from, width, height, side)
        filled = columns * rows * 4
      }
    }
    return Bitmap(width: columns, height: rows, bytes: out)
  }
}
