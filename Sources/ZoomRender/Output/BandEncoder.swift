// Frames to compressed bands, reusing what did not change.

import CKernels
import CPNG

/// A band of a frame: its digest and its part of the PNG stream.
struct EncodedBand: Sendable, Equatable {
  /// XXH3-128 of the band's straight RGBA bytes.
  var pixels: Digest
  /// Adler-32 and length of the filtered bytes.
  var adler: UInt32
  var length: Int
  /// Deflate blocks that refer to nothing outside of the band.
  var data: [UInt8]
}

/// Rasterizes frames and encodes them band by band; one worker's memory.
///
/// A band whose operations equal those of the worker's last frame is not rasterized, hashed or
/// compressed again.
final class BandEncoder {
  private struct Remembered {
    var operations: Digest
    var band: EncodedBand
  }

  let rasterizer: FrameRasterizer
  private var encoder: OpaquePointer?
  private var shape: (width: Int, hasAlpha: Bool) = (0, false)
  private var output: [UInt8] = []
  private var straight: [UInt8] = []
  private var last: [Remembered] = []
  /// How many bands were taken over from the frame before.
  private(set) var reusedBands = 0

  init(_ context: RasterContext) { rasterizer = FrameRasterizer(context) }

  deinit { zr_png_band_destroy(encoder) }

  /// The bands of a plan, top to bottom.
  func encode(_ plan: FramePlan, hasAlpha: Bool) throws -> [EncodedBand] {
    try prepare(width: plan.width, hasAlpha: hasAlpha)
    let execution = PlanExecution(plan, cache: rasterizer.context.cache)
    let digests = plan.bandDigests()
    var bands: [Remembered] = []
    for (index, operations) in digests.enumerated() {
      if index < last.count, last[index].operations == operations {
        bands.append(last[index])
        reusedBands += 1
        continue
      }
      let rows = Band.rows(index, of: plan.height)
      let pixels = try rasterizer.rasterize(execution, rows: rows)
      let band = encode(
        pixels, width: plan.width, rows: rows.count, isOpaque: plan.isOpaque || !hasAlpha)
      bands.append(Remembered(operations: operations, band: band))
    }
    last = bands
    return bands.map(\.band)
  }

  private func prepare(width: Int, hasAlpha: Bool) throws {
    guard encoder == nil || shape != (width, hasAlpha) else { return }
    zr_png_band_destroy(encoder)
    last = []
    shape = (width, hasAlpha)
    encoder = zr_png_band_create(width, Band.height, hasAlpha)
    guard encoder != nil else {
      throw OutputError(operation: "get memory to encode", path: "a frame", number: 12)
    }
    output = [UInt8](repeating: 0, count: zr_png_band_capacity(encoder))
    straight = [UInt8](repeating: 0, count: width * Band.height * 4)
  }

  private func encode(
    _ pixels: UnsafeMutablePointer<UInt32>, width: Int, rows: Int, isOpaque: Bool
  ) -> EncodedBand {
    let count = width * rows
    let digest = straight.withUnsafeMutableBufferPointer { bytes in
      FrameRasterizer.straight(pixels, count, isOpaque: isOpaque, into: bytes.baseAddress!)
      return Digest(bytes: UnsafeRawBufferPointer(start: bytes.baseAddress, count: 4 * count))
    }
    var adler: UInt32 = 0
    let length = output.withUnsafeMutableBufferPointer {
      zr_png_band_encode(encoder, pixels, width, rows, $0.baseAddress, &adler)
    }
    return EncodedBand(
      pixels: digest, adler: adler, length: zr_png_band_length(encoder, rows),
      data: Array(output[..<length]))
  }
}

extension FramePlan {
  /// For each band the digest of all that decides its pixels.
  func bandDigests() -> [Digest] {
    let surfaceDigests = self.surfaceDigests
    let digests = Self.digests(of: ops, surfaces: surfaceDigests)
    return (0..<Band.count(of: height)).map { index in
      let rows = Band.rows(index, of: height)
      var writer = DigestWriter()
      writer.add(width)
      writer.add(rows.lowerBound)
      writer.add(rows.count)
      writer.add(UInt64(background))
      for (op, digest) in zip(ops, digests)
      where op.bounds.top < rows.upperBound && op.bounds.bottom > rows.lowerBound {
        writer.add(digest)
      }
      return writer.finish()
    }
  }
}

extension Array where Element == EncodedBand {
  /// The frame's pixel digest.
  func pixelDigest(width: Int, height: Int) -> Digest {
    Band.combine(map(\.pixels), width: width, height: height)
  }

  /// Appends the bands as image data chunks of the given type; `prefix` starts each chunk's data
  /// (animation frames carry a sequence number).
  func append(
    to chunks: inout PNGChunks, type: String = "IDAT", prefix: () -> [UInt8] = { [] }
  ) {
    let header: [UInt8] = [0x78, 0x01]
    header.withUnsafeBufferPointer { chunks.chunk(type, prefix: prefix(), $0) }
    var adler: UInt32 = 1
    for band in self {
      band.data.withUnsafeBufferPointer { chunks.chunk(type, prefix: prefix(), $0) }
      adler = zr_adler32_combine(adler, band.adler, band.length)
    }
    // A last, empty stored block, and the checksum of the filtered bytes.
    let trailer: [UInt8] = [1, 0, 0, 0xFF, 0xFF] + PNGChunks.bigEndian(Int(adler))
    trailer.withUnsafeBufferPointer { chunks.chunk(type, prefix: prefix(), $0) }
  }
}
