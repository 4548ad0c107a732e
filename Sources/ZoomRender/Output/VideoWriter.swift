// Frames to a video file through ffmpeg.

import CKernels
import Glibc

/// Writes frames as a video: rasterized in parallel, encoded in order by a child `ffmpeg`.
///
/// Frames are converted to 4:2:0 here, a fraction of the cost of doing it in the child. The file
/// appears whole or not at all.
public struct VideoWriter: Sendable {
  /// What the file is for.
  public enum Preset: String, Sendable, CaseIterable {
    /// H.264 that plays everywhere: 4:2:0, BT.709, sRGB transfer, no B-frames, a key frame each half
    /// second so that reviewers can scrub.
    case share
    /// H.264 in RGB without loss: small, for software players.
    case lossless
  }

  /// How and where a video is written.
  public struct Options: Sendable {
    /// The file, replaced when it exists.
    public var path: String
    /// Frames a second.
    public var framesPerSecond: Int
    /// What the file is for.
    public var preset: Preset
    /// Frames rasterized at the same time.
    public var jobs: Int

    /// Options for a file.
    public init(path: String, framesPerSecond: Int = 60, preset: Preset = .share, jobs: Int = 1) {
      self.path = path
      self.framesPerSecond = max(1, framesPerSecond)
      self.preset = preset
      self.jobs = max(1, jobs)
    }
  }

  /// What frames are rasterized with.
  public let context: RasterContext
  /// How and where the file is written.
  public let options: Options

  /// A writer that is ready to write.
  public init(context: RasterContext, options: Options) {
    self.context = context
    self.options = options
  }

  /// Writes `count` frames of one size.
  ///
  /// - Parameters:
  ///   - frame: the frame of a number; called from any worker.
  ///   - progress: called after each frame with the number done so far.
  /// - Throws: ``MissingProgram`` without ffmpeg, ``ProgramFailure`` when it fails, what `frame` and
  ///   drawing throw.
  public func write(
    count: Int, progress: (@Sendable (Int) -> Void)? = nil,
    frame: @escaping @Sendable (Int) throws -> Frame
  ) throws {
    guard count > 0 else { return }
    let first = FramePlanner.plan(try frame(0), pixelsPerPoint: context.pixelsPerPoint)
    let size = (width: first.width, height: first.height)
    let temporary = AtomicFile.temporaryName(for: options.path)
    let child = VideoChild(
      try ChildProcess(
        arguments(width: size.width, height: size.height, output: temporary),
        help: "install it with 'apt-get install ffmpeg', or render PNG files instead"))
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    let turns = Turnstile()
    let (context, options) = (context, options)
    do {
      try Workers.run(min(options.jobs, count)) { seat in
        let converter = VideoFrame(context: context, preset: options.preset)
        for index in stride(from: seat, to: count, by: min(options.jobs, count)) {
          do {
            try converter.rasterize(try frame(index), size: size, path: options.path)
            guard turns.wait(for: index) else { return }
            try child.process.write(UnsafeRawBufferPointer(converter.bytes))
            turns.advance()
            progress?(index + 1)
          } catch {
            turns.stop()
            throw error
          }
        }
      }
    } catch let error as OutputError where error.number == EPIPE {
      // The child's own words are better than "broken pipe".
      try child.process.finish()
      throw error
    }
    try child.process.finish()
    guard rename(temporary, options.path) == 0 else {
      throw OutputError(operation: "rename a temporary file to", path: options.path)
    }
    isDone = true
  }

  private func arguments(width: Int, height: Int, output: String) -> [String] {
    let rate = String(options.framesPerSecond)
    var words = ["ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo"]
    switch options.preset {
    case .share:
      words += [
        "-pixel_format", "yuv420p", "-color_range", "tv", "-colorspace", "bt709", "-video_size",
        "\(width + width % 2)x\(height + height % 2)", "-framerate", rate, "-i", "-", "-vf",
        "setparams=range=tv:colorspace=bt709:color_primaries=bt709:color_trc=iec61966-2-1",
        "-c:v", "libx264", "-preset", "medium", "-crf", "14", "-profile:v", "high", "-bf", "0",
        "-g", String(max(1, options.framesPerSecond / 2)), "-color_range", "tv", "-colorspace",
        "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      ]
    case .lossless:
      words += [
        "-pixel_format", "bgr0", "-video_size", "\(width)x\(height)", "-framerate", rate, "-i",
        "-", "-c:v", "libx264rgb", "-preset", "fast", "-qp", "0", "-bf", "0",
      ]
    }
    // The number of threads changes the encoder's choices, so it is fixed.
    return words + [
      "-threads", "2", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-video_track_timescale",
      "60000", "-movflags", "+faststart", "-f", "mp4", output,
    ]
  }
}

/// The child, written to by one worker at a time.
private final class VideoChild: @unchecked Sendable {
  let process: ChildProcess
  init(_ process: ChildProcess) { self.process = process }
}

/// One worker's frame in the form that the encoder reads.
private final class VideoFrame {
  private let rasterizer: FrameRasterizer
  private let preset: VideoWriter.Preset

  init(context: RasterContext, preset: VideoWriter.Preset) {
    rasterizer = FrameRasterizer(context)
    self.preset = preset
  }

  deinit { bytes.deallocate() }

  /// The frame's bytes; valid until the next frame.
  private(set) var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  func rasterize(_ frame: Frame, size: (width: Int, height: Int), path: String) throws {
    let plan = FramePlanner.plan(frame, pixelsPerPoint: rasterizer.context.pixelsPerPoint)
    guard plan.width == size.width, plan.height == size.height else {
      throw OutputError(operation: "add a frame of another size to", path: path, number: EINVAL)
    }
    let even = (width: size.width + size.width % 2, height: size.height + size.height % 2)
    let count =
      preset == .share ? even.width * even.height * 3 / 2 : size.width * size.height * 4
    if bytes.count != count {
      bytes.deallocate()
      bytes = .allocate(byteCount: count, alignment: 16)
    }
    let execution = PlanExecution(plan, cache: rasterizer.context.cache)
    for index in 0..<Band.count(of: plan.height) {
      let rows = Band.rows(index, of: plan.height)
      let pixels = try rasterizer.rasterize(execution, rows: rows)
      guard let base = bytes.baseAddress else { return }
      switch preset {
      case .lossless:
        (base + rows.lowerBound * size.width * 4)
          .copyMemory(from: pixels, byteCount: rows.count * size.width * 4)
      case .share:
        Self.convert(pixels, rows, size.width, even, base.assumingMemoryBound(to: UInt8.self))
      }
    }
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
}

/// Lets workers do something in order of their numbers.
private final class Turnstile: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var turn = 0
  private var isStopped = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(changed)
    mutex.deallocate()
    changed.deallocate()
  }

  /// Waits for the number's turn; false when the work was stopped.
  func wait(for number: Int) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while turn != number && !isStopped { pthread_cond_wait(changed, mutex) }
    return !isStopped
  }

  func advance() {
    pthread_mutex_lock(mutex)
    turn += 1
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  func stop() {
    pthread_mutex_lock(mutex)
    isStopped = true
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }
}
