// `explain`: what moves in a scene, between what, on which springs, and why.

import ZoomRender

enum ExplainCommand {
  static let verb = Verb(
    "explain", "Says in words which transitions run, and why", operands: "SCENE",
    options: [
      Option(
        "--at", value: "TIME", standard: "the whole scene",
        "seconds, begin, end, settled, or an event: tap+0.2"),
      Option("--json", "prints JSON"),
    ] + SceneInput.options,
    examples: ["zoom-render explain scenes/zoom/albums.json --at tap+0.1"], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let input = SceneInput(invocation)
    let scene = try input.scene(invocation.arguments.operand("a scene"))
    let timeline = try input.timeline(scene, input.assets(of: scene))
    let time = try invocation.arguments.text("--at").map { try Moment.time(of: $0, in: timeline) }
    let story = MotionStory(timeline, at: time)
    invocation.console.result(
      invocation.arguments.has("--json") ? story.json + "\n" : story.text)
    return .success
  }
}
