// Frames to a folder of PNG files.

import Glibc
import Synchronization

/// Writes frames as `frame-0000.png` … and `frames.json`, in parallel.
///
/// Files appear whole or not at all, and their bytes depend on the frames alone: not on the number of
/// workers, the order or what was there before. A run that was killed is finished by running it
/// again: files that carry the digest that this run would produce are kept.
public struct PNGSequence: Sendable {
  /// How and where a sequence is written.
  public struct Options: Sendable {
    /// Where files go; made when it does not exist.
    public var folder: String
    /// Frames at the same time; 1 or more.
    public var jobs: Int
    /// RGBA files without the frames' background; else RGB, over black where frames are clear.
    public var hasAlpha: Bool
    /// Digest of what frames refer to but do not contain: fonts and images.
    public var assets: Digest
    /// Whether `frames.json` is written.
    public var writesFrames: Bool
    /// Fields that `frames.json` starts with, as JSON members: `"title":"Albums"`.
    public var header: [String]
    /// Whether files are on the disk before they are renamed; slower, survives power failures.
    public var isDurable: Bool

    /// Options with everything but the folder at its default.
    public init(
      folder: String, jobs: Int = 1, hasAlpha: Bool = false,
      assets: Digest = Digest(low: 0, high: 0), writesFrames: Bool = true, header: [String] = [],
      isDurable: Bool = false
    ) {
      self.folder = folder
      self.jobs = max(1, jobs)
      self.hasAlpha = hasAlpha
      self.assets = assets
      self.writesFrames = writesFrames
      self.header = header
      self.isDurable = isDurable
    }
  }

  /// What a run did.
  public struct Summary: Sendable, Equatable {
    /// Files written.
    public var written = 0
    /// Files that were right already.
    public var kept = 0
    /// Bytes of the files written.
    public var bytes = 0
  }

  /// What frames are rasterized with.
  public let context: RasterContext
  /// How and where files are written.
  public let options: Options

  /// A sequence that is ready to write.
  public init(context: RasterContext, options: Options) {
    self.context = context
    self.options = options
  }

  /// The file of a frame: at least four digits.
  public static func fileName(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// Writes frames.
  ///
  /// - Parameters:
  ///   - indices: frame numbers in the order in which to make them; `frames.json` is in their
  ///     natural order.
  ///   - progress: called after each frame, from any worker, with the number done so far.
  ///   - frame: the frame of a number; called from any worker, may be called in any order.
  /// - Throws: ``OutputError`` when a file cannot be written, what `frame` throws, or what drawing
  ///   throws. Frames that were finished before stay.
  public func write(
    _ indices: [Int], progress: (@Sendable (Int) -> Void)? = nil,
    frame: @escaping @Sendable (Int) throws -> Frame
  ) throws -> Summary {
    try AtomicFile.makeFolder(options.folder)
    let records = options.writesFrames ? try FrameRecords(folder: options.folder) : nil
    let shared = SequenceQueue()
    let workers = max(1, min(options.jobs, indices.count))
    let (context, options) = (context, options)
    try Workers.run(workers) { _ in
      let worker = SequenceWorker(context: context, options: options, records: records)
      while let position = shared.take(indices.count) {
        do {
          let result = try worker.write(indices[position], frame: frame)
          let done = shared.finish(result)
          progress?(done)
        } catch {
          shared.fail()
          throw error
        }
      }
    }
    try records?.finish(
      indices, to: options.folder + "/frames.json", header: options.header)
    return shared.summary
  }
}

/// What workers share: which frame is next and what has been done.
private final class SequenceQueue: Sendable {
  private struct State {
    var next = 0
    var done = 0
    var summary = PNGSequence.Summary()
    var hasFailed = false
  }

  private let state = Mutex(State())

  var summary: PNGSequence.Summary { state.withLock { $0.summary } }

  /// The next position; nil when there is none or a worker has failed.
  func take(_ count: Int) -> Int? {
    state.withLock { state in
      guard !state.hasFailed, state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func finish(_ bytes: Int?) -> Int {
    state.withLock { state in
      state.done += 1
      if let bytes {
        state.summary.written += 1
        state.summary.bytes += bytes
      } else {
        state.summary.kept += 1
      }
      return state.done
    }
  }

  func fail() { state.withLock { $0.hasFailed = true } }
}

/// One worker's memory.
private final class SequenceWorker {
  private let options: PNGSequence.Options
  private let encoder: BandEncoder
  private let records: FrameRecords?
  private var chunks = PNGChunks()

  init(context: RasterContext, options: PNGSequence.Options, records: FrameRecords?) {
    self.options = options
    self.records = records
    encoder = BandEncoder(context)
  }

  /// Writes a frame's file unless it is there; returns the bytes written or nil.
  func write(_ index: Int, frame: (Int) throws -> Frame) throws -> Int? {
    let moment = try frame(index)
    let plan = FramePlanner.plan(
      moment, pixelsPerPoint: encoder.rasterizer.context.pixelsPerPoint,
      isTransparent: options.hasAlpha)
    let digest = plan.digest(assets: options.assets, hasAlpha: options.hasAlpha)
    let name = PNGSequence.fileName(index)
    let path = options.folder + "/" + name
    if let stamp = PNGStamp.read(path), stamp.frame == digest,
      stamp.renderer == RendererVersion.current
    {
      try records?.add(index, frame: moment, file: name, stamp: stamp)
      return nil
    }
    let bands = try encoder.encode(plan, hasAlpha: options.hasAlpha)
    let stamp = PNGStamp(
      frame: digest, pixels: bands.pixelDigest(width: plan.width, height: plan.height),
      renderer: RendererVersion.current)
    chunks.writeFile(
      bands, width: plan.width, height: plan.height, hasAlpha: options.hasAlpha, stamp: stamp)
    let result = chunks.bytes.withUnsafeBytes { bytes in
      Result { () throws(OutputError) in
        try AtomicFile.write(bytes, to: path, isDurable: options.isDurable)
      }
    }
    try result.get()
    try records?.add(index, frame: moment, file: name, stamp: stamp)
    return chunks.bytes.count
  }
}

extension FramePlan {
  /// Digest of a file: the plan, what it refers to and the form of the output.
  func digest(assets: Digest, hasAlpha: Bool) -> Digest {
    var writer = DigestWriter()
    writer.add(digest)
    writer.add(assets)
    writer.add(hasAlpha)
    return writer.finish()
  }
}
