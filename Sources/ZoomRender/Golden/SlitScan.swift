// A whole transition in one picture: the same column of every frame, side by side.

/// Columns of pixels through time, of the golden and of this run.
struct SlitScan: Sendable, Equatable {
  /// Where the column is, in points from the left.
  var x: Double
  /// A few pixels wide for each frame; grey where the golden's frame is not known.
  var golden: Bitmap
  var actual: Bitmap

  /// Pixels of the picture's width that a frame gets, and the largest height.
  static let step = 4
  private static let heightLimit = 800.0

  /// Renders a column of `count` frames.
  ///
  /// - Parameters:
  ///   - golden: the golden's frame of a number; nil when it is not known.
  static func render(
    count: Int, x: Double, size: Size, assets: AssetSnapshot, actual: (Int) -> Frame,
    golden: (Int) -> Frame?
  ) throws -> SlitScan {
    let scale = min(1, heightLimit / max(1, size.height))
    let rasterizer = FrameRasterizer(
      RasterContext(assets: assets, pixelsPerPoint: scale))
    let height = max(1, Int((size.height * scale).rounded()))
    let blank = Bitmap(
      width: count * step, height: height,
      bytes: [UInt8](repeating: 200, count: count * step * height * 4))
    var scan = SlitScan(x: x, golden: blank, actual: blank)
    for index in 0..<count {
      let now = try rasterizer.bitmap(of: actual(index))
      let column = max(0, min(now.width - 1, Int((x * scale).rounded(.down))))
      scan.actual.fill(now, column: column, at: index * step)
      if let frame = golden(index) {
        scan.golden.fill(try rasterizer.bitmap(of: frame), column: column, at: index * step)
      }
    }
    return scan
  }
}

extension Bitmap {
  /// Repeats a column of another picture `SlitScan.step` times from `left`.
  fileprivate mutating func fill(_ picture: Bitmap, column: Int, at left: Int) {
    for y in 0..<min(height, picture.height) {
      let source = (y * picture.width + column) * 4
      for x in left..<left + SlitScan.step {
        let target = (y * width + x) * 4
        for channel in 0..<4 { bytes[target + channel] = picture.bytes[source + channel] }
      }
    }
  }
}
