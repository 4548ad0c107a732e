// Pixel digests of frames in sequence, for verification.

/// Digests frames, reusing the digests of bands whose operations did not change.
///
/// Not shared between threads. The digest is that of ``Bitmap/pixelDigest``.
public final class FrameDigester {
  private let rasterizer: FrameRasterizer
  private var last: [(operations: Digest, pixels: Digest)] = []
  private var straight: [UInt8] = []

  /// A digester over a shared context.
  public init(_ context: RasterContext) { rasterizer = FrameRasterizer(context) }

  /// The frame's pixel digest.
  ///
  /// - Throws: when Cairo or an image fails.
  public func digest(of frame: Frame) throws -> Digest {
    let plan = FramePlanner.plan(frame, pixelsPerPoint: rasterizer.context.pixelsPerPoint)
    let execution = PlanExecution(plan, cache: rasterizer.context.cache)
    var bands: [(operations: Digest, pixels: Digest)] = []
    for (index, operations) in plan.bandDigests().enumerated() {
      if index < last.count, last[index].operations == operations {
        bands.append(last[index])
        continue
      }
      let rows = Band.rows(index, of: plan.height)
      let count = plan.width * rows.count
      let pixels = try rasterizer.rasterize(execution, rows: rows)
      if straight.count < 4 * count { straight = [UInt8](repeating: 0, count: 4 * count) }
      let digest = straight.withUnsafeMutableBufferPointer { bytes in
        FrameRasterizer.straight(pixels, count, isOpaque: plan.isOpaque, into: bytes.baseAddress!)
        return Digest(bytes: UnsafeRawBufferPointer(start: bytes.baseAddress, count: 4 * count))
      }
      bands.append((operations, digest))
    }
    last = bands
    return Band.combine(bands.map(\.pixels), width: plan.width, height: plan.height)
  }
}
