// Frames to a video file.

import Glibc

/// Writes frames as a video: rasterized in parallel, encoded in order by a child `ffmpeg` (animated
/// PNG without one), decoded again to see that the file holds what it should.
///
/// The file appears whole or not at all.
public struct VideoWriter: Sendable {
  /// What the file is for.
  public enum Preset: String, Sendable, CaseIterable {
    /// The format's most playable form.
    case share
    /// Every pixel as it was rendered.
    case lossless
    /// With transparency.
    case alpha
  }

  /// A named part of a video.
  public struct Chapter: Sendable, Equatable {
    /// Where it starts, in frames.
    public var frame: Int
    /// What players show.
    public var title: String
    /// A part that starts at a frame.
    public init(frame: Int, title: String) {
      self.frame = frame
      self.title = title
    }
  }

  /// How and where a video is written.
  public struct Options: Sendable {
    /// The file, replaced when it exists.
    public var path: String
    /// The container; from the file's extension, MP4 when that says nothing.
    public var format: VideoFormat
    /// Frames a second. What the format cannot hold becomes the nearest that it can.
    public var rate: FrameRate
    /// What the file is for.
    public var preset: Preset
    /// Leaves the frames' background out.
    public var hasAlpha: Bool
    /// Frames rasterized at the same time.
    public var jobs: Int
    /// Name or path of ffmpeg.
    public var program = "ffmpeg"
    /// Parts, in order; MP4, MOV, MKV and WebM show them.
    public var chapters: [Chapter] = []
    /// Decodes the finished file and compares.
    public var isChecked = true

    /// Options for a file.
    public init(
      path: String, framesPerSecond: Int = 60, preset: Preset = .share, jobs: Int = 1,
      hasAlpha: Bool = false
    ) {
      self.path = path
      format = VideoFormat(path: path) ?? .mp4
      rate = FrameRate(numerator: max(1, framesPerSecond), denominator: 1)
      self.preset = preset
      self.hasAlpha = hasAlpha
      self.jobs = max(1, jobs)
    }
  }

  /// What a run is doing.
  public enum Stage: Sendable, Equatable {
    /// About to start; what the format makes of the frames that a user should know.
    case starting(limits: [String])
    /// Looking for the colours of a GIF.
    case palette
    /// Rendering and encoding.
    case encoding
    /// Decoding the finished file.
    case checking
  }

  /// What was written.
  public struct Summary: Sendable, Equatable {
    /// Frames in the file.
    public var frames: Int
    /// Pixels from left to right in the file.
    public var width: Int
    /// Pixels from top to bottom in the file.
    public var height: Int
    /// Seconds.
    public var duration: Double
    /// Largest difference of a flat colour's channel after decoding, 0...255; nil when the file was
    /// not checked or no colour is flat.
    public var flatError: Int?
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

  /// The rate at which frames are shown: frame `n` is the scene at ``FrameRate/time(of:)``.
  public var rate: FrameRate { options.format.rate(nearest: options.rate) }

  /// Writes `count` frames of one size.
  ///
  /// - Parameters:
  ///   - stage: called when another stage begins.
  ///   - progress: called after each frame of a stage with the number done so far.
  ///   - frame: the frame of a number; called from any worker, twice for GIF.
  /// - Throws: ``VideoFormatError`` for what no file can hold, ``MissingProgram`` without ffmpeg or its
  ///   encoder, ``ProgramFailure`` when it fails, ``OutputError`` when the file cannot be written,
  ///   ``VideoFault`` when the file does not hold what was sent, what `frame` and drawing throw.
  @discardableResult
  public func write(
    count: Int, stage: (@Sendable (Stage) -> Void)? = nil,
    progress: (@Sendable (Int) -> Void)? = nil,
    frame: @escaping @Sendable (Int) throws -> Frame
  ) throws -> Summary {
    guard count > 0 else { return Summary(frames: 0, width: 0, height: 0, duration: 0) }
    let encoding = try VideoEncoding(
      options.format, options.preset, hasAlpha: options.hasAlpha, rate: rate)
    let program = options.format.needsProgram ? try FFmpeg(options.program) : nil
    try program?.require(encoding)
    let first = FramePlanner.plan(try frame(0), pixelsPerPoint: context.pixelsPerPoint)
    let limits = encoding.limits(
      width: first.width, height: first.height, asked: options.rate, rate: rate, program: program)
    stage?(.starting(limits: limits))
    let size = encoding.fileSize(width: first.width, height: first.height)
    var summary = Summary(
      frames: count, width: size.width, height: size.height, duration: rate.time(of: count))
    guard let program else {
      stage?(.encoding)
      let writer = try APNGWriter(
        path: options.path, context: context, hasAlpha: encoding.hasAlpha)
      try writer.add(
        count: count, delay: rate.denominator, over: rate.numerator, jobs: options.jobs,
        progress: progress, frame: frame)
      try writer.finish()
      summary.flatError = 0
      return summary
    }
    let run = VideoRun(
      context: context, options: options, encoding: encoding, rate: rate, program: program,
      size: (first.width, first.height), count: count)
    summary.flatError = try run.write(stage: stage, progress: progress, frame: frame)
    return summary
  }
}

/// A finished file that does not hold what it should: an error of the encoder.
public struct VideoFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// What was found and what was expected.
  public var found: String

  /// `'out.mp4' was encoded wrongly: 59 frames instead of 60; it was not kept`.
  public var description: String { "'\(path)' was encoded wrongly: \(found); it was not kept" }
}
