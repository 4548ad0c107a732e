// Rectangles of whole pixels as reports print them.

/// A rectangle of whole pixels; `x` and `y` are its first column and row.
public struct ImageRegion: Sendable, Equatable, Hashable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The part inside an image of the given size; empty sides become 0.
  func clamped(width limitX: Int, height limitY: Int) -> ImageRegion {
    let left = min(max(0, x), limitX)
    let top = min(max(0, y), limitY)
    // Sums of huge user values must not overflow.
    let right = min(
      limitX, max(left, x.addingReportingOverflow(width).overflow ? limitX : x + width))
    let bottom = min(
      limitY, max(top, y.addingReportingOverflow(height).overflow ? limitY : y + height))
    return ImageRegion(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Bitmap {
  /// The bytes of a pixel as one number, for exact comparison.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    let index = (y * width + x) * 4
    return UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
      | UInt32(bytes[index + 3]) << 24
  }
}
