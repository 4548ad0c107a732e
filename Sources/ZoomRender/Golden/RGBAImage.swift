// Pixels as goldens compare them.

/// An image of straight (not premultiplied) sRGB bytes R, G, B, A, rows top to bottom without gaps.
public struct RGBAImage: Sendable, Equatable {
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes.
  public let bytes: [UInt8]

  /// - Precondition: `bytes.count == width * height * 4`.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width >= 0 && height >= 0 && bytes.count == width * height * 4, "4 bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The bytes of a pixel as one number, for exact comparison.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    let index = (y * width + x) * 4
    return UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
      | UInt32(bytes[index + 3]) << 24
  }
}

/// A rectangle of whole pixels; `x` and `y` are its first column and row.
public struct ImageRegion: Sendable, Equatable, Hashable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
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
