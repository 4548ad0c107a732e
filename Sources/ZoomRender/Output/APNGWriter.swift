// Animated PNG files.

import Glibc

/// Writes frames as one animated PNG with exact delays.
///
/// Frames are made of the same bands as single files; after the first, a frame holds the bands from
/// the first to the last that changed. Memory does not grow with their number, and the bytes do not
/// depend on the number of workers.
public final class APNGWriter: @unchecked Sendable {
  // Unchecked: `append` is called by one worker at a time, in turn.
  private let context: RasterContext
  private let file: PartialFile
  private let hasAlpha: Bool
  private let plays: Int
  private var chunks = PNGChunks()
  private var sequence = 0
  private var frames = 0
  private var size: (width: Int, height: Int) = (0, 0)
  private var last: [EncodedBand] = []
  /// Where the number of frames goes when it is known.
  private var controlOffset = 0

  /// - Parameter plays: how often the animation plays; 0 = forever.
  public init(
    path: String, context: RasterContext, hasAlpha: Bool = false, plays: Int = 0
  ) throws {
    self.context = context
    self.hasAlpha = hasAlpha
    self.plays = plays
    file = try PartialFile(path, flags: O_RDWR)
  }

  /// Adds `count` frames, each shown for `numerator / denominator` seconds (each 0...65535), made on
  /// `jobs` threads.
  ///
  /// - Parameters:
  ///   - progress: called after each frame with the number done so far.
  ///   - frame: the frame of a number; called from any worker.
  public func add(
    count: Int, delay numerator: Int, over denominator: Int, jobs: Int,
    progress: (@Sendable (Int) -> Void)? = nil, frame: @escaping @Sendable (Int) throws -> Frame
  ) throws {
    try OrderedWork.run(count: count, jobs: jobs) { [self] in
      let encoder = BandEncoder(context)
      return { [self] index in
        let plan = FramePlanner.plan(
          try frame(index), pixelsPerPoint: context.pixelsPerPoint, isTransparent: hasAlpha)
        let bands = try encoder.encode(plan, hasAlpha: hasAlpha)
        return { [self] in
          try append(bands, plan.width, plan.height, numerator, denominator)
          progress?(index + 1)
        }
      }
    }
  }

  private func append(
    _ bands: [EncodedBand], _ width: Int, _ height: Int, _ numerator: Int, _ denominator: Int
  ) throws {
    chunks.removeAll()
    if frames == 0 {
      size = (width, height)
      chunks.begin(width: width, height: height, hasAlpha: hasAlpha)
      chunks.text(PNGStamp.softwareKeyword, RendererVersion.current)
      controlOffset = chunks.bytes.count
      chunks.chunk("acTL", PNGChunks.bigEndian(0) + PNGChunks.bigEndian(plays))
    }
    guard size == (width, height) else {
      throw OutputError(
        operation: "add a frame of another size to", path: file.path, number: EINVAL)
    }
    let changed = changedBands(bands)
    let rows =
      Band.rows(changed.lowerBound, of: height)
      .lowerBound..<Band.rows(changed.upperBound - 1, of: height).upperBound
    chunks.chunk("fcTL", control(rows, numerator, denominator))
    if frames == 0 {
      bands.append(to: &chunks)
    } else {
      Array(bands[changed]).append(to: &chunks, type: "fdAT") { nextNumber() }
    }
    last = bands
    frames += 1
    try file.write(chunks.bytes)
  }

  /// From the first to the last band that differs from the frame before; at least one.
  private func changedBands(_ bands: [EncodedBand]) -> Range<Int> {
    guard last.count == bands.count else { return bands.indices }
    let differing = bands.indices.filter { bands[$0].pixels != last[$0].pixels }
    guard let first = differing.first, let end = differing.last else { return 0..<1 }
    return first..<(end + 1)
  }

  /// Ends the file and gives it its name.
  public func finish() throws {
    chunks.removeAll()
    chunks.end()
    try file.write(chunks.bytes)
    var control = PNGChunks()
    control.chunk("acTL", PNGChunks.bigEndian(frames) + PNGChunks.bigEndian(plays))
    let length = control.bytes.count
    let count = control.bytes.withUnsafeBytes {
      pwrite(file.descriptor, $0.baseAddress, length, off_t(controlOffset))
    }
    guard count == length else { throw OutputError(operation: "write", path: file.path) }
    try file.commit()
  }

  private func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }

  /// Sequence number, size, offset, delay, dispose none, blend source.
  private func control(_ rows: Range<Int>, _ numerator: Int, _ denominator: Int) -> [UInt8] {
    func short(_ value: Int) -> [UInt8] {
      let clamped = max(0, min(65535, value))
      return [UInt8(clamped >> 8), UInt8(clamped & 255)]
    }
    return nextNumber() + PNGChunks.bigEndian(size.width) + PNGChunks.bigEndian(rows.count)
      + PNGChunks.bigEndian(0) + PNGChunks.bigEndian(rows.lowerBound) + short(numerator)
      + short(denominator) + [0, 0]
  }
}
