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
  /// Most frames that are rendered for it: of longer scenes every second, third … one.
  static let columnLimit = 160

  private struct Column: Sendable {
    var actual: [UInt32]
    var golden: [UInt32]?
  }

  /// Renders a column of `count` frames.
  static func render(
    count: Int, x: Double, size: Size, album: GoldenAlbum, workers: Int
  ) throws -> SlitScan {
    let scale = min(1, heightLimit / max(1, size.height))
    let context = RasterContext(assets: album.session.assets, pixelsPerPoint: scale)
    let columns = min(count, columnLimit)
    let fps = album.manifest.fps
    let pixels = try Workers.map(columns, seats: workers) {
      let rasterizer = FrameRasterizer(context)
      return { (place: Int) -> Column in
        let index = (2 * place + 1) * count / (2 * columns)
        func column(_ frame: Frame) throws -> [UInt32] {
          let bitmap = try rasterizer.bitmap(of: frame)
          let left = max(0, min(bitmap.width - 1, Int((x * scale).rounded(.down))))
          return (0..<bitmap.height).map { bitmap.word(left, $0) }
        }
        return Column(
          actual: try column(album.source(Double(index) / fps)),
          golden: try album.golden(index).map(column))
      }
    }
    let height = max(1, Int((size.height * scale).rounded()))
    let blank = Bitmap(
      width: columns * step, height: height,
      bytes: [UInt8](repeating: 200, count: columns * step * height * 4))
    var scan = SlitScan(x: x, golden: blank, actual: blank)
    for (place, column) in pixels.enumerated() {
      scan.actual.fill(column.actual, at: place * step)
      if let golden = column.golden { scan.golden.fill(golden, at: place * step) }
    }
    return scan
  }
}

extension Bitmap {
  /// Repeats a column of pixels `SlitScan.step` times from `left`.
  fileprivate mutating func fill(_ column: [UInt32], at left: Int) {
    for y in 0..<min(height, column.count) {
      for x in left..<left + SlitScan.step {
        let target = (y * width + x) * 4
        for channel in 0..<4 {
          bytes[target + channel] = UInt8(truncatingIfNeeded: column[y] >> (8 * channel))
        }
      }
    }
  }
}
