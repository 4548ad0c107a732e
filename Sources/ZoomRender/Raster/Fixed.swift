// Fixed-point lengths: what a plan is written in.

/// Lengths in 1/1024 device pixel.
///
/// A frame's numbers are quantized to this grid before anything is rasterized, so that noise in the
/// last bits of a Double cannot change a pixel.
enum Fixed {
  static let one = 1024

  /// Nearest grid value. NaN gives 0; values beyond ±2²⁸ pixels are clamped.
  static func quantized(_ pixels: Double) -> Int {
    guard !pixels.isNaN else { return 0 }
    return Int((max(-268_435_456, min(268_435_456, pixels)) * 1024).rounded())
  }

  static func double(_ value: Int) -> Double { Double(value) / 1024 }

  static func floor(_ value: Int) -> Int { value >> 10 }
  static func ceil(_ value: Int) -> Int { (value + 1023) >> 10 }

  /// A fraction 0...1 as a 15-bit weight; NaN gives 0.
  static func weight(_ fraction: Double) -> Int {
    guard !fraction.isNaN else { return 0 }
    return Int((max(0, min(1, fraction)) * 32767).rounded())
  }

  /// The weight that stands for 1.
  static let full = 32767
}

/// A rectangle in 1/1024 device pixel.
struct FixedRect: Sendable, Equatable, Hashable, CustomStringConvertible {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ rect: Rect) {
    self.init(
      left: Fixed.quantized(rect.minX), top: Fixed.quantized(rect.minY),
      right: Fixed.quantized(rect.maxX), bottom: Fixed.quantized(rect.maxY))
  }

  init(_ rect: PixelRect) {
    self.init(
      left: rect.left * Fixed.one, top: rect.top * Fixed.one, right: rect.right * Fixed.one,
      bottom: rect.bottom * Fixed.one)
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }
  var isWhole: Bool { (left | top | right | bottom) & 1023 == 0 }

  /// All pixels that the rectangle touches.
  var outer: PixelRect {
    PixelRect(
      left: Fixed.floor(left), top: Fixed.floor(top), right: Fixed.ceil(right),
      bottom: Fixed.ceil(bottom))
  }

  /// All pixels that lie inside.
  var inner: PixelRect {
    let rect = PixelRect(
      left: Fixed.ceil(left), top: Fixed.ceil(top), right: Fixed.floor(right),
      bottom: Fixed.floor(bottom))
    return rect.isEmpty ? .empty : rect
  }

  var rect: Rect {
    Rect(
      minX: Fixed.double(left), minY: Fixed.double(top), maxX: Fixed.double(right),
      maxY: Fixed.double(bottom))
  }

  func offset(x: Int, y: Int) -> FixedRect {
    FixedRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Decimal pixels, exact: 1/1024 has ten decimals at most.
  var description: String {
    "[\(Fixed.double(left)), \(Fixed.double(top)), \(Fixed.double(width)), \(Fixed.double(height))]"
  }
}
