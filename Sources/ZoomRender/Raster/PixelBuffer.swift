// Memory for pixels.

import CKernels

/// Pixels of a rectangle of the device: premultiplied sRGB words, B, G, R, A in memory order.
///
/// `rect` says which pixels: the origin is the canvas's, or a picture's own grid. One thread writes
/// a buffer until it is published; afterwards it is only read.
final class PixelBuffer: @unchecked Sendable {
  let rect: PixelRect
  let base: UnsafeMutablePointer<UInt32>
  var width: Int { rect.width }
  var height: Int { rect.height }

  /// Transparent pixels. An empty rectangle gets one pixel of memory.
  init(_ rect: PixelRect) {
    self.rect = rect
    let count = max(1, rect.width * rect.height)
    base = .allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
  }

  deinit { base.deallocate() }

  var byteCount: Int { rect.width * rect.height * 4 }

  /// The pixel at the left end of row `y` (in the coordinates of `rect`).
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + (y - rect.top) * rect.width
  }

  /// The pixel, transparent outside; for tests and small work.
  subscript(x: Int, y: Int) -> UInt32 {
    guard x >= rect.left, x < rect.right, y >= rect.top, y < rect.bottom else { return 0 }
    return row(y)[x - rect.left]
  }

  func clear() { zr_fill(base, rect.width * rect.height, 0) }
}
