// `render --video` and `render --apng`: the frames as one file.

import ZoomRender

/// Frames as a video or an animated PNG instead of a folder.
struct RenderFilms {
  /// What the command line asks for.
  enum Form: Sendable, Equatable {
    case video(path: String, preset: VideoWriter.Preset)
    case animation(path: String)
  }

  static let options = [
    Option("--video", value: "FILE", standard: "PNG files", "one MP4 file, through ffmpeg"),
    Option(
      "--preset", value: "NAME", standard: "share",
      "share (plays everywhere) or lossless, for '--video'"),
    Option("--apng", value: "FILE", standard: "PNG files", "one animated PNG with exact delays"),
  ]

  /// Nil when frames go to a folder.
  static func form(_ arguments: Arguments) throws -> Form? {
    let name = arguments.text("--preset") ?? VideoWriter.Preset.share.rawValue
    guard let preset = VideoWriter.Preset(rawValue: name) else {
      let known = VideoWriter.Preset.allCases.map(\.rawValue)
      throw ToolError.usage(
        "option '--preset' takes \(known.joined(separator: " or ")), found '\(name)'",
        suggestion: EditDistance.nearest(to: name, in: known))
    }
    switch (arguments.text("--video"), arguments.text("--apng")) {
    case (let video?, nil): return .video(path: video, preset: preset)
    case (nil, let animation?): return .animation(path: animation)
    case (nil, nil): return nil
    default: throw ToolError.usage("'--video' and '--apng' exclude each other")
    }
  }

  var context: RasterContext
  var fps: Double
  var jobs: Int
  var hasAlpha: Bool

  /// Writes the frames in order of time; returns the file's path.
  func write(
    _ form: Form, moments: RenderMoments, progress: @escaping @Sendable (Int) -> Void,
    frame: @escaping @Sendable (Double) -> Frame
  ) throws -> String {
    guard let rate = Int(exactly: fps) else {
      throw ToolError.usage("a film needs whole frames per second, found \(JSONText.number(fps))")
    }
    let times = moments.indices.sorted().map(moments.time(of:))
    switch form {
    case .video(let path, let preset):
      do {
        try VideoWriter(
          context: context,
          options: .init(path: path, framesPerSecond: rate, preset: preset, jobs: jobs)
        ).write(count: times.count, progress: progress) { frame(times[$0]) }
      } catch let error as MissingProgram {
        throw ToolError(.programMissing, "\(error)")
      } catch let error as ProgramFailure {
        throw ToolError(.internalFailure, "\(error)")
      }
      return path
    case .animation(let path):
      let writer = try APNGWriter(path: path, context: context, hasAlpha: hasAlpha)
      for (index, time) in times.enumerated() {
        try writer.add(frame(time), delay: 1, over: rate)
        progress(index + 1)
      }
      try writer.finish()
      return path
    }
  }
}
