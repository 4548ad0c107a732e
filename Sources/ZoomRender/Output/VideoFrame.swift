// Frames in the forms that encoders read.

import CKernels
import CLibDeflate

/// One worker's frame as bytes for an encoder.
final class VideoFrame {
  /// Where and when a frame has a flat colour, to be found again in the finished file.
  struct FlatSample: Sendable, Equatable {
    var x: Int
    var y: Int
    /// R, G, B, A in the form that was sent: straight or premultiplied.
    var color: [UInt8]
  }

  private let rasterizer: FrameRasterizer
  private let encoding: VideoEncoding

  init(context: RasterContext, encoding: VideoEncoding) {
    rasterizer = FrameRasterizer(context)
    self.encoding = encoding
  }

  deinit { bytes.deallocate() }

  /// The frame's bytes; valid until the next frame.
  private(set) var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// The plan whose pixels the bytes are.
  private var drawn: Digest?
  /// Flat places of the last frame that was asked for them.
  private(set) var samples: [FlatSample] = []

  /// Adler-32 from 0 of the bytes, as ffmpeg's `framecrc` prints it.
  var checksum: UInt32 { libdeflate_adler32(0, bytes.baseAddress, bytes.count) }

  /// - Parameters:
  ///   - size: of rendered frames, in pixels.
  ///   - findsFlat: collects ``samples``.
  func rasterize(
    _ frame: Frame, size: (width: Int, height: Int), path: String, findsFlat: Bool
  ) throws {
    let plan = FramePlanner.plan(
      frame, pixelsPerPoint: rasterizer.context.pixelsPerPoint, isTransparent: encoding.hasAlpha)
    guard plan.width == size.width, plan.height == size.height else {
      throw OutputError(operation: "add a frame of another size to", path: path, number: 22)
    }
    samples = []
    // A still stretch of a film is drawn once: the bytes are there already.
    let digest = plan.digest
    if digest == drawn, !findsFlat { return }
    drawn = nil
    let even = (width: size.width + size.width % 2, height: size.height + size.height % 2)
    let count =
      encoding.pixels == .planes
      ? even.width * even.height * 3 / 2 : size.width * size.height * 4
    if bytes.count != count {
      bytes.deallocate()
      bytes = .allocate(byteCount: count, alignment: 16)
    }
    guard let base = bytes.baseAddress else { return }
    let execution = PlanExecution(plan, cache: rasterizer.context.cache)
    for index in 0..<Band.count(of: plan.height) {
      let rows = Band.rows(index, of: plan.height)
      let pixels = try rasterizer.rasterize(execution, rows: rows)
      if findsFlat { addSamples(pixels, rows, size.width) }
      let place = base + rows.lowerBound * size.width * 4
      switch encoding.pixels {
      case .premultiplied: place.copyMemory(from: pixels, byteCount: rows.count * size.width * 4)
      case .straight:
        FrameRasterizer.straight(
          pixels, rows.count * size.width, isOpaque: plan.isOpaque,
          into: place.assumingMemoryBound(to: UInt8.self))
      case .planes:
        Self.convert(pixels, rows, size.width, even, base.assumingMemoryBound(to: UInt8.self))
      }
    }
    drawn = digest
  }

  /// Bands have an even number of rows, except the last, whose last row may stand for two.
  private static func convert(
    _ pixels: UnsafeMutablePointer<UInt32>, _ rows: Range<Int>, _ width: Int,
    _ even: (width: Int, height: Int), _ planes: UnsafeMutablePointer<UInt8>
  ) {
    let cb = planes + even.width * even.height
    let cr = cb + even.width / 2 * (even.height / 2)
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: 2) {
      let row = pixels + (y - rows.lowerBound) * width
      let next = y + 1 < rows.upperBound ? row + width : row
      let luma = planes + y * even.width
      let half = y / 2 * (even.width / 2)
      zr_yuv420_rows(luma, luma + even.width, cb + half, cr + half, row, next, width)
    }
  }

  /// Side of the squares that count as flat: wider than the filters of chroma and the blocks of
  /// transforms that an edge can disturb.
  private static let flatSide = 24

  private func addSamples(
    _ pixels: UnsafeMutablePointer<UInt32>, _ rows: Range<Int>, _ width: Int
  ) {
    let side = Self.flatSide
    guard width >= side else { return }
    for top in stride(from: 0, through: rows.count - side, by: 16) {
      for left in stride(from: 0, through: width - side, by: 16) {
        let corner = pixels + top * width + left
        let color = corner[0]
        let isFlat = (0..<side).allSatisfy { y in
          let row = corner + y * width
          return row[0] == color && zr_is_uniform(row, side)
        }
        guard isFlat else { continue }
        var rgba = [UInt8](repeating: 0, count: 4)
        if encoding.pixels == .premultiplied {
          rgba = [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
        } else {
          zr_straight_rgba(&rgba, corner, 1)
        }
        samples.append(
          FlatSample(x: left + side / 2, y: rows.lowerBound + top + side / 2, color: rgba))
      }
    }
  }
}
