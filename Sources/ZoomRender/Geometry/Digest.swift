// 128-bit content digests.

import CXXHash

/// A 128-bit XXH3 digest of some bytes; equal digests are taken to mean equal bytes.
public struct Digest: Sendable, Equatable, Hashable, CustomStringConvertible {
  /// The low 64 bits.
  public var low: UInt64
  /// The high 64 bits.
  public var high: UInt64

  /// A digest from its halves.
  public init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The digest of `bytes`.
  public init(of bytes: some Collection<UInt8>) {
    let value =
      bytes.withContiguousStorageIfAvailable { zr_xxh3_128($0.baseAddress, $0.count) }
      ?? Array(bytes).withUnsafeBufferPointer { zr_xxh3_128($0.baseAddress, $0.count) }
    self.init(low: value.low, high: value.high)
  }

  /// 32 lower-case hexadecimal digits, high half first.
  public var description: String {
    high.hexadecimal + low.hexadecimal
  }
}

extension UInt64 {
  /// 16 lower-case hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
