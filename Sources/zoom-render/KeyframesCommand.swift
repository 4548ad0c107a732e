// `keyframes`: motion as numbers for other tools.

import ZoomRender

enum KeyframesCommand {
  /// How numbers are written.
  enum Form: String, CaseIterable, Sendable {
    case csv, json
  }

  static let verb = Verb(
    "keyframes", "Prints where everything is over time as CSV or JSON", operands: "SCENE",
    options: [
      Option("--output", short: "-o", value: "FILE", standard: "printed", "a .csv or .json file"),
      Option("--form", value: "NAME", standard: "csv", "csv or json"),
      Option("--fps", value: "F", standard: "60", "samples per second"),
      Option(
        "--transition", value: "N", standard: "the whole scene",
        "one transition, its time from zero; 1 = the first"),
    ] + SceneInput.options,
    examples: [
      "zoom-render keyframes scenes/zoom/albums.json -o albums.csv",
      "zoom-render keyframes scenes/zoom/albums.json --transition 1 --form json",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    var input = ReelInput(invocation)
    let path = arguments.text("--output")
    let named = path.flatMap { name in Form.allCases.first { name.hasSuffix(".\($0.rawValue)") } }
    let form = try arguments.choice("--form", Form.self) ?? named ?? .csv
    let fps = try arguments.number("--fps", in: 1...1000) ?? 60
    let wish = try arguments.integer("--transition", in: 1...1000)
    let scene = try input.input.scene(arguments.operand("a scene"))
    let subject = try input.subject(scene, transition: wish)
    let end = subject.timeline.duration
    let keyframes = Keyframes(
      subject.timeline, from: wish == nil ? 0 : subject.span.lowerBound,
      to: wish == nil ? end : subject.span.upperBound, framesPerSecond: fps)
    let text = form == .csv ? keyframes.csv : keyframes.json
    guard let path else {
      invocation.console.result(text)
      return .success
    }
    try AtomicFile.write(Array(text.utf8), to: path)
    invocation.console.message(
      "\(keyframes.tracks.tracks.count) tracks of \(keyframes.tracks.times.count) moments in '\(path)'\n"
    )
    return .success
  }
}
