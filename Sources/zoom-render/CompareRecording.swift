// `compare SCENE RECORDING`: a scene against a screen recording.

import Glibc
import ZoomRender

/// Lays a recording over a scene and tells how far each element is off.
enum CompareRecording {
  static let options = [
    Option(
      "--tolerance", value: "PT", standard: "none",
      "with a recording: ends with 1 when an element is further off, in points (rms)")
  ]

  /// The recording among operands `SCENE RECORDING`.
  static func recording(_ operands: [String]) -> String? {
    operands.count == 2 && VideoReader.isVideo(path: operands[1]) ? operands[1] : nil
  }

  static func run(_ invocation: Invocation, scene path: String, recording file: String) throws
    -> ExitStatus
  {
    let arguments = invocation.arguments
    let tolerance = try arguments.number("--tolerance", in: 0...1000)
    var input = ReelInput(invocation)
    let scene = try input.input.scene(path)
    let assets = try input.assets(of: scene)
    guard access(file, R_OK) == 0 else {
      throw ToolError(
        .inputUnreadable, "cannot read '\(file)': \(String(cString: strerror(errno)))")
    }
    let subject = try input.subject(
      scene, transition: try arguments.integer("--transition", in: 1...1000))
    let recording = try self.recording(file, of: subject, assets)
    invocation.console.result(arguments.has("--json") ? recording.json + "\n" : recording.text)
    var status = ExitStatus.success
    if let tolerance, recording.errors.rows.contains(where: { $0.rootMeanSquare > tolerance }) {
      status = .finding
    }
    guard let folder = arguments.text("--output") else { return status }
    var plan = ReelPlan(subject: subject)
    plan.name = scene.title
    plan.recording = recording
    plan.speed = try arguments.number("--speed", in: 0.05...1) ?? 0.25
    let form = try arguments.choice("--form", ReelCommand.Form.self) ?? .wide
    let output = ReelOutput(
      invocation: invocation, assets: RecordedAssets(assets, frames: recording.frames),
      folder: folder)
    let names = try ReelOutput.cardNames(arguments) ?? CompareCommand.cards
    let written = try output.write(plan, cards: plan.cards(size: form.size, names: names))
    return written == .success ? status : written
  }

  /// The recording laid over the scene, with its frames of the main motion.
  private static func recording(
    _ file: String, of subject: ReelSubject, _ assets: AssetSnapshot
  ) throws -> ReelRecording {
    let timeline = subject.timeline
    return try RenderFilms.reporting {
      let video: VideoReader
      do {
        video = try VideoReader(path: file)
      } catch let error as ProgramFailure {
        throw ToolError(.inputUnreadable, "'\(file)' cannot be decoded: \(error)")
      }
      let aligner = RecordingAligner(
        film: .init(duration: timeline.duration, size: timeline.scene.screen.size) {
          timeline.frame(at: $0)
        }, recording: video, assets: assets)
      do {
        let alignment = try aligner.align()
        let frames = ReelRecording.frames(of: video, at: alignment, during: subject.span)
        return ReelRecording(
          name: String(file.split(separator: "/").last ?? "recording"), video: video,
          frames: try RecordedFrames(path: file, frames: frames, size: video.size),
          alignment: alignment, errors: try aligner.errors(at: alignment))
      } catch let error as RecordingMismatch {
        throw ToolError(.finding, "'\(file)': \(error)")
      }
    }
  }
}
