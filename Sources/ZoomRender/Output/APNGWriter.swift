// Animated PNG files.

import Glibc

/// Writes frames as one animated PNG with exact delays.
///
/// Each animation frame is a whole canvas made of the same bands as single files. Frames are added
/// in order; memory does not grow with their number.
public final class APNGWriter {
  private let path: String
  private let file: Int32
  private let encoder: BandEncoder
  private let hasAlpha: Bool
  private let plays: Int
  private var chunks = PNGChunks()
  private var sequence = 0
  private var frames = 0
  private var size: (width: Int, height: Int) = (0, 0)
  /// Where the number of frames goes when it is known.
  private var controlOffset = 0
  private var isClosed = false

  /// - Parameter plays: how often the animation plays; 0 = forever.
  public init(
    path: String, context: RasterContext, hasAlpha: Bool = false, plays: Int = 0
  ) throws {
    self.path = path
    self.hasAlpha = hasAlpha
    self.plays = plays
    encoder = BandEncoder(context)
    file = open(
      AtomicFile.temporaryName(for: path), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw OutputError(operation: "create", path: path) }
  }

  deinit {
    guard !isClosed else { return }
    close(file)
    unlink(AtomicFile.temporaryName(for: path))
  }

  /// Adds a frame shown for `numerator / denominator` seconds, each 0...65535.
  public func add(_ frame: Frame, delay numerator: Int, over denominator: Int) throws {
    let plan = FramePlanner.plan(
      frame, pixelsPerPoint: encoder.rasterizer.context.pixelsPerPoint,
      isTransparent: hasAlpha)
    let bands = try encoder.encode(plan, hasAlpha: hasAlpha)
    chunks.removeAll()
    if frames == 0 {
      size = (plan.width, plan.height)
      chunks.begin(width: plan.width, height: plan.height, hasAlpha: hasAlpha)
      chunks.text(PNGStamp.softwareKeyword, RendererVersion.current)
      controlOffset = chunks.bytes.count
      chunks.chunk("acTL", PNGChunks.bigEndian(0) + PNGChunks.bigEndian(plays))
    }
    guard size == (plan.width, plan.height) else {
      throw OutputError(operation: "add a frame of another size to", path: path, number: EINVAL)
    }
    chunks.chunk("fcTL", control(numerator, denominator))
    if frames == 0 {
      bands.append(to: &chunks)
    } else {
      bands.append(to: &chunks, type: "fdAT") { nextNumber() }
    }
    frames += 1
    try flush()
  }

  /// Ends the file and gives it its name.
  public func finish() throws {
    chunks.removeAll()
    chunks.end()
    try flush()
    var control = PNGChunks()
    control.chunk("acTL", PNGChunks.bigEndian(frames) + PNGChunks.bigEndian(plays))
    let length = control.bytes.count
    let count = control.bytes.withUnsafeBytes {
      pwrite(file, $0.baseAddress, length, off_t(controlOffset))
    }
    guard count == length else { throw OutputError(operation: "write", path: path) }
    close(file)
    isClosed = true
    guard rename(AtomicFile.temporaryName(for: path), path) == 0 else {
      throw OutputError(operation: "rename a temporary file to", path: path)
    }
  }

  private func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }

  /// Sequence number, size, offset, delay, dispose none, blend source.
  private func control(_ numerator: Int, _ denominator: Int) -> [UInt8] {
    func short(_ value: Int) -> [UInt8] {
      let clamped = max(0, min(65535, value))
      return [UInt8(clamped >> 8), UInt8(clamped & 255)]
    }
    return nextNumber() + PNGChunks.bigEndian(size.width) + PNGChunks.bigEndian(size.height)
      + PNGChunks.bigEndian(0) + PNGChunks.bigEndian(0) + short(numerator) + short(denominator)
      + [0, 0]
  }

  private func flush() throws {
    let (path, file) = (path, file)
    let result = chunks.bytes.withUnsafeBytes { bytes in
      Result { () throws(OutputError) in try AtomicFile.writeAll(bytes, to: file, path: path) }
    }
    try result.get()
  }
}
