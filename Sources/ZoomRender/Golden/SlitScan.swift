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
    var actual: [UInt32]?
    var golden: [UInt32]?
  }

  /// Renders a column of every frame that one of the two has.
  ///
  /// - Parameter digests: of this run's frames. A frame with the golden's digest is the golden's.
  static func render(
    digests: [String], x: Double, size: Size, album: GoldenAlbum, workers: Int
  ) throws -> SlitScan {
    let scale = min(1, heightLimit / max(1, size.height))
    let height = max(1, Int((size.height * scale).rounded()))
    let context = RasterContext(assets: album.session.assets, pixelsPerPoint: scale)
    let old = album.manifest.digests
    let count = max(digests.count, old.count)
    let columns = min(count, columnLimit)
    let fps = album.manifest.fps
    let pixels = try Workers.map(columns, seats: workers) {
      let rasterizer = FrameRasterizer(context)
      return { (place: Int) -> Column in
        let index = (2 * place + 1) * count / (2 * columns)
        func column(_ frame: Frame) throws -> [UInt32] {
          let bitmap = try rasterizer.bitmap(of: frame)
          return bitmap.column(at: x / max(1, size.width), height: bitmap.height)
        }
        var made = Column()
        if index < digests.count { made.actual = try column(album.source(Double(index) / fps)) }
        guard index < old.count else { return made }
        if index < digests.count, digests[index] == old[index] {
          made.golden = made.actual
        } else if let proven = try album.golden(index).map(column) {
          made.golden = proven
        } else if album.manifest.keyFrames.contains(index),
          case .success(let picture) = album.stored(index)
        {
          made.golden = picture.column(at: x / max(1, size.width), height: height)
        }
        return made
      }
    }
    let blank = Bitmap(
      width: columns * step, height: height,
      bytes: [UInt8](repeating: 200, count: columns * step * height * 4))
    var scan = SlitScan(x: x, golden: blank, actual: blank)
    for (place, column) in pixels.enumerated() {
      if let actual = column.actual { scan.actual.fill(actual, at: place * step) }
      if let golden = column.golden { scan.golden.fill(golden, at: place * step) }
    }
    return scan
  }
}

extension Bitmap {
  /// The column at a share of the width, with as many pixels as asked for.
  fileprivate func column(at share: Double, height rows: Int) -> [UInt32] {
    guard width > 0, height > 0 else { return [] }
    let left = max(0, min(width - 1, Int((share * Double(width)).rounded(.down))))
    return (0..<rows).map { word(left, $0 * height / rows) }
  }

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
