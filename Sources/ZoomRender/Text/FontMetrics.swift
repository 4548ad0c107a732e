// Vertical metrics of a line.

/// Vertical metrics in points at a size, unrounded, all positive.
public struct FontMetrics: Sendable, Equatable, Hashable {
  /// From the baseline up to the line's top.
  public var ascender: Double
  /// From the baseline down to the line's bottom.
  public var descender: Double
  /// Height of capital letters.
  public var capHeight: Double
  /// Room that a text style adds between lines; may be slightly negative.
  public var leading: Double

  /// Height of a line without leading.
  public var lineHeight: Double { ascender + descender }

  /// San Francisco on iOS: 1950, 494 and 1443 of 2048 units, the same for every weight and for the
  /// rounded and monospaced designs. Derived from recorded SwiftUI heights, exact at six sizes.
  public static func system(size: Double, leading: Double = 0) -> FontMetrics {
    FontMetrics(
      ascender: size * 1950 / 2048, descender: size * 494 / 2048, capHeight: size * 1443 / 2048,
      leading: leading)
  }
}

/// Rounding to device pixels, in points.
struct PixelGrid: Sendable, Equatable {
  /// Device pixels per point; values that are not in 1e-6...1e6 count as 1.
  let pixelsPerPoint: Double

  init(pixelsPerPoint: Double) {
    self.pixelsPerPoint = (1e-6...1e6).contains(pixelsPerPoint) ? pixelsPerPoint : 1
  }

  /// Up to a whole pixel; a billionth of a pixel above one counts as rounding error.
  func up(_ length: Double) -> Double {
    let pixels = length * pixelsPerPoint
    return (pixels - 1e-9 * max(1, pixels.magnitude)).rounded(.up) / pixelsPerPoint + 0
  }

  /// To the nearest pixel, halves away from zero.
  func nearest(_ length: Double) -> Double { (length * pixelsPerPoint).rounded() / pixelsPerPoint }
}

extension Double {
  /// The length with a bound on both sides; 0 for NaN.
  ///
  /// Lengths of a scene meet arithmetic that must stay finite.
  func bounded(by bound: Double) -> Double { isNaN ? 0 : Swift.min(Swift.max(self, -bound), bound) }
}
