// `inspect`: the layer tree of a moment, like a hierarchy dump of the real thing.

import ZoomRender

enum InspectCommand {
  static let verb = Verb(
    "inspect", "Prints the layers, participants and named views of a moment", operands: "SCENE",
    options: [
      Option(
        "--at", value: "TIME", standard: "begin",
        "seconds, begin, end, settled, or an event: tap+0.2"),
      Option("--json", "prints JSON"),
    ] + SceneInput.options,
    examples: ["zoom-render inspect scenes/zoom/albums.json --at tap+0.2"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let input = SceneInput(invocation)
    let scene = try input.scene(invocation.arguments.operand("a scene"))
    let timeline = try input.timeline(scene, input.assets(of: scene))
    let standard = timeline.transitions.isEmpty ? "0" : "begin"
    let time = try Moment.time(of: invocation.arguments.text("--at") ?? standard, in: timeline)
    let inspection = FrameInspection(timeline.frame(at: time))
    invocation.console.result(
      (invocation.arguments.has("--json") ? inspection.json : inspection.text) + "\n")
    return .success
  }
}
