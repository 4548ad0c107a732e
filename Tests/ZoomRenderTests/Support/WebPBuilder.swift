// WebP files for tests.

import CWebP

enum WebPBuilder {
  /// A lossless file of B G R A samples.
  static func lossless(width: Int, height: Int, bgra: [UInt8]) -> [UInt8]? {
    var output: UnsafeMutablePointer<UInt8>?
    let size = WebPEncodeLosslessBGRA(
      bgra, Int32(width), Int32(height), Int32(width * 4), &output)
    guard size > 0, let output else { return nil }
    defer { WebPFree(output) }
    return Array(UnsafeBufferPointer(start: output, count: size))
  }
}
