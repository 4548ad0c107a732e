// Pixelmatch's count, for teams that compare with other tools' reports.

/// Counts differing pixels as pixelmatch 7 does: YIQ distance, anti-aliased pixels left out.
///
/// Never the gate of `verify`: its anti-aliasing rule takes a moved edge for noise. Source of the
/// rule: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ", 2010;
/// V. Vysniauskas, "Anti-aliased pixel and intensity slope detector", 2009; constants as published by
/// the mapbox/pixelmatch project (ISC), reproduced here from its documented behaviour.
public struct Pixelmatch: Sendable, Equatable {
  /// 0...1: the matching threshold.
  public var threshold: Double
  /// True counts anti-aliased pixels too.
  public var includesAntialiasing: Bool

  package init(threshold: Double = 0.1, includesAntialiasing: Bool = false) {
    self.threshold = threshold
    self.includesAntialiasing = includesAntialiasing
  }

  /// The number of differing pixels; nil when the sizes differ.
  public func count(_ a: Bitmap, _ b: Bitmap) -> Int? {
    guard a.width == b.width, a.height == b.height else { return nil }
    // 35215 is the largest possible YIQ distance.
    let limit = 35215 * threshold * threshold
    var count = 0
    for y in 0..<a.height {
      for x in 0..<a.width where a.word(x, y) != b.word(x, y) {
        let position = (y * a.width + x) * 4
        guard abs(distance(a, b, position, position, lumaOnly: false)) > limit else { continue }
        if includesAntialiasing {
          count += 1
        } else if !isAntialiased(a, x, y, a, b), !isAntialiased(b, x, y, b, a) {
          count += 1
        }
      }
    }
    return count
  }

  /// Signed squared distance: negative when the second pixel is darker; with `lumaOnly` the plain
  /// difference of lightness.
  private func distance(
    _ a: Bitmap, _ b: Bitmap, _ i: Int, _ j: Int, lumaOnly: Bool
  ) -> Double {
    let (r1, g1, b1) = (Double(a.bytes[i]), Double(a.bytes[i + 1]), Double(a.bytes[i + 2]))
    let (r2, g2, b2) = (Double(b.bytes[j]), Double(b.bytes[j + 1]), Double(b.bytes[j + 2]))
    let (a1, a2) = (Double(a.bytes[i + 3]), Double(b.bytes[j + 3]))
    var (dr, dg, db, da) = (r1 - r2, g1 - g2, b1 - b2, a1 - a2)
    if dr == 0, dg == 0, db == 0, da == 0 { return 0 }
    if a1 < 255 || a2 < 255 {
      // A checker that depends on the position shows a change of alpha whatever the colour.
      let red = 48 + 159 * Double(i % 2)
      let green = 48 + 159 * Double(Int(Double(i) / 1.618033988749895) % 2)
      let blue = 48 + 159 * Double(Int(Double(i) / 2.618033988749895) % 2)
      dr = (r1 * a1 - r2 * a2 - red * da) / 255
      dg = (g1 * a1 - g2 * a2 - green * da) / 255
      db = (b1 * a1 - b2 * a2 - blue * da) / 255
      da = 0
    }
    let luma = dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223
    if lumaOnly { return luma }
    let inPhase = dr * 0.59597799 - dg * 0.27417610 - db * 0.32180189
    let quadrature = dr * 0.21147017 - dg * 0.52261711 + db * 0.31114694
    let squared =
      0.5053 * luma * luma + 0.299 * inPhase * inPhase + 0.1957 * quadrature * quadrature
    return luma > 0 ? -squared : squared
  }

  /// True when the pixel of `image` looks like the anti-aliased edge between two flat areas that
  /// both images share.
  private func isAntialiased(
    _ image: Bitmap, _ x: Int, _ y: Int, _ first: Bitmap, _ second: Bitmap
  ) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, image.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, image.height - 1))
    let center = (y * image.width + x) * 4
    var equalNeighbours = x == left || x == right || y == top || y == bottom ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkestAt, brightestAt) = ((0, 0), (0, 0))
    for column in left...right {
      for row in top...bottom where column != x || row != y {
        let luma = distance(
          image, image, center, (row * image.width + column) * 4, lumaOnly: true)
        if luma == 0 {
          equalNeighbours += 1
          if equalNeighbours > 2 { return false }
        } else if luma < darkest {
          (darkest, darkestAt) = (luma, (column, row))
        } else if luma > brightest {
          (brightest, brightestAt) = (luma, (column, row))
        }
      }
    }
    if darkest == 0 || brightest == 0 { return false }
    return hasManySiblings(first, darkestAt) && hasManySiblings(second, darkestAt)
      || hasManySiblings(first, brightestAt) && hasManySiblings(second, brightestAt)
  }

  /// True when at least three neighbours (the border counts as one) equal the pixel.
  private func hasManySiblings(_ image: Bitmap, _ at: (x: Int, y: Int)) -> Bool {
    let (left, right) = (max(at.x - 1, 0), min(at.x + 1, image.width - 1))
    let (top, bottom) = (max(at.y - 1, 0), min(at.y + 1, image.height - 1))
    var siblings = at.x == left || at.x == right || at.y == top || at.y == bottom ? 1 : 0
    let value = image.word(at.x, at.y)
    for column in left...right {
      for row in top...bottom where column != at.x || row != at.y {
        if image.word(column, row) == value { siblings += 1 }
        if siblings > 2 { return true }
      }
    }
    return false
  }
}
