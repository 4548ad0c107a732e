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
    let input = SceneInput(invocation)
    if arguments.has("--output") {
      throw ToolError.usage("a recording gives a table; '--output' goes with two scenes")
    }
    let tolerance = try arguments.number("--tolerance", in: 0...1000)
    let scene = try input.scene(path)
    let assets = try input.assets(of: scene)
    let timeline = try input.timeline(scene, assets)
    guard access(file, R_OK) == 0 else {
      throw ToolError(
        .inputUnreadable, "cannot read '\(file)': \(String(cString: strerror(errno)))")
    }
    let (alignment, errors, recording) = try RenderFilms.reporting {
      let recording: VideoReader
      do {
        recording = try VideoReader(path: file)
      } catch let error as ProgramFailure {
        throw ToolError(.inputUnreadable, "'\(file)' cannot be decoded: \(error)")
      }
      let aligner = RecordingAligner(
        film: .init(duration: timeline.duration, size: scene.screen.size) {
          timeline.frame(at: $0)
        }, recording: recording, assets: assets)
      do {
        let alignment = try aligner.align()
        return (alignment, try aligner.errors(at: alignment), recording)
      } catch let error as RecordingMismatch {
        throw ToolError(.finding, "'\(file)': \(error)")
      }
    }
    invocation.console.result(
      arguments.has("--json")
        ? json(alignment, errors, recording)
        : text(alignment, recording) + errors.text)
    guard let tolerance, errors.rows.contains(where: { $0.rootMeanSquare > tolerance }) else {
      return .success
    }
    return .finding
  }

  private static func text(_ alignment: RecordingAlignment, _ recording: VideoReader) -> String {
    func number(_ value: Double, _ digits: Int) -> String { JSONText.number(value, digits: digits) }
    return """
      recording: \(recording.times.count) frames of \(number(recording.size.width, 0))x\
      \(number(recording.size.height, 0)) px, \
      \(recording.hasVariableRate ? "variable" : "constant") rate
      aligned: first frame at \(number(alignment.start, 4)) s of the scene, \
      \(number(alignment.scale, 4)) px a point, screen at \
      (\(number(alignment.origin.x, 2)), \(number(alignment.origin.y, 2))) px, \
      difference \(number(100 * alignment.residual, 2)) %

      """
  }

  private static func json(
    _ alignment: RecordingAlignment, _ errors: RecordingErrors, _ recording: VideoReader
  ) -> String {
    func number(_ value: Double) -> String { JSONText.number(value, digits: 6) }
    return """
      {"recording":{"frames":\(recording.times.count),\
      "size":[\(number(recording.size.width)),\(number(recording.size.height))],\
      "variableRate":\(recording.hasVariableRate)},\
      "alignment":{"start":\(number(alignment.start)),"scale":\(number(alignment.scale)),\
      "origin":[\(number(alignment.origin.x)),\(number(alignment.origin.y))],\
      "residual":\(number(alignment.residual))},"elements":\(errors.json)}

      """
  }
}
