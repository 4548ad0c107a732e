// `render --video` and `render --apng`: the frames as one file.

import Synchronization
import ZoomRender

/// Frames as a video or an animated picture instead of a folder.
struct RenderFilms {
  static let options = [
    Option(
      "--video", value: "FILE", standard: "PNG files",
      "one file: .mp4 .mov .webm .mkv .gif .webp .avif through ffmpeg, .apng without"),
    Option(
      "--preset", value: "NAME", standard: "share, alpha with '--background none'",
      "share (plays everywhere), lossless, or alpha (transparency)"),
    Option("--apng", value: "FILE", standard: "PNG files", "one animated PNG with exact delays"),
    Option("--ffmpeg", value: "FILE", standard: "on the path", "the ffmpeg program"),
    Option("--no-check", "does not decode the finished file to compare it"),
  ]

  /// Where and how the film is written.
  let film: VideoWriter.Options

  /// Nil when frames go to a folder.
  init?(_ arguments: Arguments, fps: Double, jobs: Int, hasAlpha: Bool) throws {
    let path: String
    let format: VideoFormat
    switch (arguments.text("--video"), arguments.text("--apng")) {
    case (let video?, nil):
      path = video
      format = try Self.format(of: video)
    case (nil, let animation?):
      path = animation
      format = .apng
    case (nil, nil):
      for name in ["--preset", "--ffmpeg", "--no-check"] where arguments.has(name) {
        throw ToolError.usage("option '\(name)' goes with '--video FILE'")
      }
      return nil
    default: throw ToolError.usage("'--video' and '--apng' exclude each other")
    }
    guard !path.isEmpty, !path.hasSuffix("/") else {
      throw ToolError.usage("option '--video' takes a file, found '\(path)'")
    }
    guard let rate = FrameRate(fps) else {
      throw ToolError.usage(
        "a film has a whole number of frames per second, or 23.976, 29.97, 59.94 or 119.88, found "
          + JSONText.number(fps))
    }
    let preset = try arguments.choice("--preset", VideoWriter.Preset.self)
    var film = VideoWriter.Options(path: path, jobs: jobs, hasAlpha: hasAlpha)
    film.format = format
    film.rate = rate
    film.preset = preset ?? (hasAlpha ? .alpha : .share)
    film.program = arguments.text("--ffmpeg") ?? film.program
    film.isChecked = !arguments.has("--no-check")
    self.film = film
  }

  private static func format(of path: String) throws(ToolError) -> VideoFormat {
    if let format = VideoFormat(path: path) { return format }
    let known = VideoFormat.allCases.map(\.rawValue)
    let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
    let found = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    throw .usage(
      "option '--video' takes a file that ends with .\(known.joined(separator: " .")), found "
        + "'\(path)'",
      suggestion: EditDistance.nearest(to: found, in: known).map { ".\($0)" })
  }

  /// Frames a second that the film shows.
  var fps: Double { film.format.rate(nearest: film.rate).framesPerSecond }

  /// Writes the frames in order of time and says what was written.
  func write(
    context: RasterContext, moments: RenderMoments, console: Console,
    frame: @escaping @Sendable (Double) -> Frame
  ) throws {
    let times = moments.indices.sorted().map(moments.time(of:))
    let progress = StagedProgress(total: times.count, console: console)
    defer { progress.finish() }
    let start = Console.seconds()
    let summary = try Self.reporting {
      try VideoWriter(context: context, options: film).write(
        count: times.count, stage: { progress.begin($0) }, progress: { progress.advance(to: $0) }
      ) { frame(times[$0]) }
    }
    progress.finish()
    let seconds = Console.seconds() - start
    var text = "\(summary.frames) \(summary.frames == 1 ? "frame" : "frames") in '\(film.path)', "
    text += "\(summary.width)x\(summary.height) px, "
    text += "\(JSONText.number(summary.duration, digits: 3)) s, made in "
    text += "\(JSONText.number(seconds, digits: 2)) s"
    if let error = summary.flatError {
      text += error == 0 ? ", flat colours exact" : ", flat colours within \(error)/255"
    }
    console.message(text + "\n")
  }

  /// Runs a writer, with its failures as the tool's.
  static func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as VideoFormatError {
      throw ToolError.usage("\(error)")
    } catch let error as MissingProgram {
      throw ToolError(.programMissing, "\(error)")
    } catch let error as ProgramFailure {
      throw ToolError(
        .internalFailure, "\(error)",
        notes: ["nothing was kept; '--video FILE.apng' and PNG files need no program"])
    }
  }
}

/// Progress over the stages of a film, with what the format does to the frames.
final class StagedProgress: Sendable {
  private let total: Int
  private let console: Console
  private let line = Mutex<ProgressLine?>(nil)

  init(total: Int, console: Console) {
    self.total = total
    self.console = console
  }

  /// Begins a stage.
  func begin(_ stage: VideoWriter.Stage) {
    finish()
    let title: String
    switch stage {
    case .starting(let limits):
      for limit in limits { console.message("note: \(limit)\n") }
      return
    case .palette: title = "choosing colours"
    case .encoding: title = "rendering"
    case .checking: title = "checking"
    }
    line.withLock { $0 = ProgressLine(title, total: total, console: console) }
  }

  /// Shows that `done` frames of the stage are finished.
  func advance(to done: Int) { line.withLock { $0 }?.advance(to: done) }

  /// Takes the line away.
  func finish() {
    line.withLock { line in
      line?.finish()
      line = nil
    }
  }
}
