// The gate: is this frame the golden's frame?

import CDiff
import Glibc

/// Compares two images by the largest difference of any channel, with no budget of pixels.
///
/// Averages hide small defects and anti-aliasing filters hide motion, so neither is used. The rule
/// has a second half for low, even changes that no single pixel shows (a blur that grew by a tenth):
/// the *signed* mean difference of a 32×32 tile. A tile alone over its limit is named a coherent
/// low-amplitude change, so that a reader can tell drift from a defect.
public struct ImageDiff: Sendable, Equatable {
  /// Largest channel difference that is let pass: 0 in the golden's own environment, 2 elsewhere.
  public var tolerance: Int
  /// Largest absolute signed mean of a channel over a tile.
  public var tileLimit: Double
  /// Regions whose pixels are not compared.
  public var ignored: [ImageRegion]

  package static let tileSide = 32
  /// Lies between the noise measured on re-rasterized edges and gradients (at most .17) and the
  /// smallest defect (.47).
  package static let standardTileLimit = 0.25

  package init(
    tolerance: Int = 0, tileLimit: Double = ImageDiff.standardTileLimit,
    ignored: [ImageRegion] = []
  ) {
    self.tolerance = max(0, min(255, tolerance))
    self.tileLimit = tileLimit
    self.ignored = ignored
  }

  /// What a comparison found.
  public struct Result: Sendable, Equatable {
    /// What a comparison decides.
    public enum Verdict: String, Sendable, Equatable {
      case equal
      /// Differences exist, all within the tolerance and the tile limit.
      case tolerated
      /// No pixel is over the tolerance, but a tile's mean is: drift, or a change of blur or shadow.
      case coherentLowAmplitude
      case different
      case sizeDiffers
    }
    package var verdict: Verdict
    /// Pixels over the tolerance, and pixels that differ at all.
    public var pixelsOver: Int
    package var pixelsDifferent: Int
    /// Largest difference of each channel: R, G, B, A.
    public var channelMaximum: [Int]
    /// Box around the pixels over the tolerance (or, without any, around those that differ).
    public var bounds: ImageRegion?
    /// The pixel with the largest difference.
    public var worstPixel: ImageRegion?
    /// The most differing pixels in any tile: a density, so that a line and a scatter look unalike.
    public var densestTile: ImageRegion?
    package var densestCount: Int
    package var tilesOver: Int
    /// Largest absolute signed mean of a tile.
    public var largestTileMean: Double

    package var passes: Bool { verdict == .equal || verdict == .tolerated }

    /// The smallest tolerance at which no pixel would be over it.
    public var wouldPassAt: Int { channelMaximum.max() ?? 0 }

    static let equal = Result(
      verdict: .equal, pixelsOver: 0, pixelsDifferent: 0, channelMaximum: [0, 0, 0, 0], bounds: nil,
      worstPixel: nil, densestTile: nil, densestCount: 0, tilesOver: 0, largestTileMean: 0)
  }

  /// Compares `actual` with `golden`.
  ///
  /// - Complexity: one `memcmp` when equal, else O(pixels).
  public func compare(golden: Bitmap, actual: Bitmap) -> Result {
    guard golden.width == actual.width, golden.height == actual.height else {
      var result = Result.equal
      result.verdict = .sizeDiffers
      return result
    }
    if bytesAreEqual(golden.bytes, actual.bytes) { return .equal }
    guard ignored.isEmpty else {
      // An ignored region counts as equal: it is given the golden's own pixels.
      let patched = actual.copying(ignored, from: golden)
      return ImageDiff(tolerance: tolerance, tileLimit: tileLimit)
        .compare(golden: golden, actual: patched)
    }
    return measure(golden, actual)
  }

  private func bytesAreEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.withUnsafeBytes { left in
      b.withUnsafeBytes { right in
        left.count == 0 || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      }
    }
  }

  private func measure(_ golden: Bitmap, _ actual: Bitmap) -> Result {
    let width = golden.width
    let side = ImageDiff.tileSide
    var counts = zr_diff_counts()
    var result = Result.equal
    var box = BoxBuilder()
    var looseBox = BoxBuilder()
    var worstTile: ImageRegion?
    golden.bytes.withUnsafeBufferPointer { a in
      actual.bytes.withUnsafeBufferPointer { b in
        for top in stride(from: 0, to: golden.height, by: side) {
          let rows = min(side, golden.height - top)
          for left in stride(from: 0, to: width, by: side) {
            let columns = min(side, width - left)
            var tile = zr_diff_counts()
            var sums: (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
            for y in top..<top + rows {
              let offset = (y * width + left) * 4
              let (p, q) = (a.baseAddress! + offset, b.baseAddress! + offset)
              if memcmp(p, q, columns * 4) == 0 { continue }
              zr_diff_row(p, q, columns, UInt32(tolerance), &tile)
              withUnsafeMutableBytes(of: &sums) {
                zr_diff_sum(p, q, columns, $0.bindMemory(to: Int64.self).baseAddress!)
              }
            }
            guard tile.different > 0 else { continue }
            let rect = ImageRegion(x: left, y: top, width: columns, height: rows)
            let mean =
              [sums.0, sums.1, sums.2, sums.3].map { abs(Double($0)) }.max()!
              / Double(rows * columns)
            result.largestTileMean = max(result.largestTileMean, mean)
            if mean > tileLimit { result.tilesOver += 1 }
            looseBox.add(rect)
            if tile.over > 0 { box.add(rect) }
            let density = Int(tile.over > 0 ? tile.over : tile.different)
            if density > result.densestCount {
              (result.densestCount, result.densestTile) = (density, rect)
            }
            let most = counts.largest
            if tile.largest > most { worstTile = rect }
            counts.over += tile.over
            counts.different += tile.different
            counts.maximum.0 = max(counts.maximum.0, tile.maximum.0)
            counts.maximum.1 = max(counts.maximum.1, tile.maximum.1)
            counts.maximum.2 = max(counts.maximum.2, tile.maximum.2)
            counts.maximum.3 = max(counts.maximum.3, tile.maximum.3)
          }
        }
      }
    }
    result.pixelsOver = Int(counts.over)
    result.pixelsDifferent = Int(counts.different)
    result.channelMaximum = [
      Int(counts.maximum.0), Int(counts.maximum.1), Int(counts.maximum.2), Int(counts.maximum.3),
    ]
    result.verdict =
      result.pixelsOver > 0
      ? .different : result.tilesOver > 0 ? .coherentLowAmplitude : .tolerated
    let coarse = result.pixelsOver > 0 ? box.rect : looseBox.rect
    let threshold = result.pixelsOver > 0 ? tolerance : 0
    result.bounds = coarse.flatMap { tighten($0, golden, actual, threshold: threshold) }
    result.worstPixel = worstTile.flatMap {
      worst(in: $0, golden, actual, value: result.wouldPassAt)
    }
    return result
  }

  /// The exact box of the pixels over `threshold` inside a box of whole tiles.
  private func tighten(
    _ coarse: ImageRegion, _ a: Bitmap, _ b: Bitmap, threshold: Int
  ) -> ImageRegion? {
    let (right, bottom) = (coarse.x + coarse.width, coarse.y + coarse.height)
    func isOver(row y: Int) -> Bool {
      (coarse.x..<right).contains { delta(a, b, $0, y) > threshold }
    }
    func isOver(column x: Int) -> Bool {
      (coarse.y..<bottom).contains { delta(a, b, x, $0) > threshold }
    }
    // The outermost tiles hold the sides: nothing farther in is looked at.
    guard let top = (coarse.y..<bottom).first(where: isOver(row:)),
      let low = (coarse.y..<bottom).last(where: isOver(row:)),
      let left = (coarse.x..<right).first(where: isOver(column:)),
      let end = (coarse.x..<right).last(where: isOver(column:))
    else { return nil }
    return ImageRegion(x: left, y: top, width: end - left + 1, height: low - top + 1)
  }

  private func worst(in rect: ImageRegion, _ a: Bitmap, _ b: Bitmap, value: Int)
    -> ImageRegion?
  {
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width where delta(a, b, x, y) == value {
        return ImageRegion(x: x, y: y, width: 1, height: 1)
      }
    }
    return nil
  }

  private func delta(_ a: Bitmap, _ b: Bitmap, _ x: Int, _ y: Int) -> Int {
    let index = (y * a.width + x) * 4
    var largest = 0
    for channel in index..<index + 4 {
      largest = max(largest, abs(Int(a.bytes[channel]) - Int(b.bytes[channel])))
    }
    return largest
  }
}

extension zr_diff_counts {
  /// The largest difference of any channel.
  fileprivate var largest: UInt32 { max(maximum.0, maximum.1, maximum.2, maximum.3) }
}

/// The smallest box around some rectangles.
struct BoxBuilder {
  private(set) var rect: ImageRegion?

  mutating func add(_ next: ImageRegion) {
    guard let current = rect else { return rect = next }
    let left = min(current.x, next.x)
    let top = min(current.y, next.y)
    rect = ImageRegion(
      x: left, y: top, width: max(current.x + current.width, next.x + next.width) - left,
      height: max(current.y + current.height, next.y + next.height) - top)
  }
}

extension Bitmap {
  /// The image with the rectangles taken from another image of the same size.
  func copying(_ rects: [ImageRegion], from other: Bitmap) -> Bitmap {
    var copy = bytes
    for rect in rects.map({ $0.clamped(width: width, height: height) }) {
      for y in rect.y..<rect.y + rect.height where rect.width > 0 {
        let range = (y * width + rect.x) * 4..<(y * width + rect.x + rect.width) * 4
        copy.replaceSubrange(range, with: other.bytes[range])
      }
    }
    return Bitmap(width: width, height: height, bytes: copy)
  }
}
