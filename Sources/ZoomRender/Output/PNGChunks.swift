// The pieces of a PNG file.

import CPNG

/// Builds a PNG file in memory, chunk by chunk.
struct PNGChunks {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 1 << 18) { bytes.reserveCapacity(capacity) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Signature, size and colour type, sRGB with the perceptual intent.
  mutating func begin(width: Int, height: Int, hasAlpha: Bool) {
    bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = Self.bigEndian(width) + Self.bigEndian(height)
    header += [8, hasAlpha ? 6 : 2, 0, 0, 0]
    chunk("IHDR", header)
    chunk("sRGB", [0])
  }

  /// Signature and a header chunk as it is.
  mutating func begin(header: [UInt8]) {
    bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    chunk("IHDR", header)
  }

  /// Chunks made elsewhere.
  mutating func append(_ other: PNGChunks) { bytes += other.bytes }

  /// An uncompressed Latin-1 text; both parts are ASCII here.
  mutating func text(_ keyword: String, _ value: String) {
    chunk("tEXt", Array(keyword.utf8) + [0] + Array(value.utf8))
  }

  mutating func end() { chunk("IEND", []) }

  mutating func chunk(_ type: String, _ data: [UInt8]) {
    data.withUnsafeBufferPointer { chunk(type, prefix: [], $0) }
  }

  /// A chunk whose data is `prefix`, then `data`.
  mutating func chunk(_ type: String, prefix: [UInt8], _ data: UnsafeBufferPointer<UInt8>) {
    bytes += Self.bigEndian(prefix.count + data.count)
    let start = bytes.count
    bytes += Array(type.utf8)
    bytes += prefix
    bytes.append(contentsOf: data)
    let checksum = bytes.withUnsafeBufferPointer {
      zr_crc32(0, $0.baseAddress! + start, $0.count - start)
    }
    bytes += Self.bigEndian(Int(checksum))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
