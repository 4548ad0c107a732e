// `compare`: two scenes, or one under two settings, as a table and a reel; or a recording.

import ZoomRender

enum CompareCommand {
  static let verb = Verb(
    "compare",
    "Compares two scenes, profiles or sets of parameters, or a scene with a screen recording: a table "
      + "and a reel",
    operands: "A B",
    options: [
      Option("--output", short: "-o", value: "DIR", standard: "table only", "folder of the reel"),
      Option(
        "--set-b", value: "NAME=VALUE", standard: "B's own", "changes B alone; repeatable"),
      Option("--json", "prints JSON"),
    ] + CompareRecording.options + ReelInput.options + SceneInput.options,
    examples: [
      "zoom-render compare scenes/zoom/albums.json scenes/zoom/default-push.json",
      "zoom-render compare scenes/zoom/albums.json profile=ios18 -o out/compare",
      "zoom-render compare scenes/zoom/albums.json zoom.push.response=0.4 zoom.push.response=0.6",
      "zoom-render compare scenes/zoom/albums.json recording.mp4 --tolerance 1 -o out/compare",
    ], run: run)

  /// The cards of a comparison.
  static let cards = ["title", "compare", "wipe", "errors", "curves"]

  /// One side of the comparison.
  private struct Side {
    var name: String
    var scene: Scene
    var settings: [SceneSetting]
  }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    if let recording = CompareRecording.recording(arguments.operands) {
      return try CompareRecording.run(
        invocation, scene: arguments.operands[0], recording: recording)
    }
    var input = ReelInput(invocation)
    let (a, b) = try sides(invocation, input.input)
    let transition = try arguments.integer("--transition", in: 1...1000)
    let subject = try input.subject(
      try ReelInput.changed(a.scene, a.settings), transition: transition)
    let other = try input.subject(
      try ReelInput.changed(b.scene, b.settings), transition: transition)
    var plan = ReelPlan(subject: subject)
    plan.name = a.name
    plan.sync = try arguments.choice("--sync", ReelSync.self) ?? .time
    plan.rival = ReelVariant(name: b.name, subject: other)
    plan.speed = try arguments.number("--speed", in: 0.05...1) ?? 0.25
    let comparison = plan.comparison ?? MotionComparison(subject, other, sync: plan.sync)
    invocation.console.result(
      arguments.has("--json")
        ? comparison.json + "\n" : "A: \(a.name)\nB: \(b.name)\n" + comparison.text)
    guard let folder = arguments.text("--output") else { return .success }
    let names = try ReelOutput.cardNames(arguments) ?? cards
    let form = try arguments.choice("--form", ReelCommand.Form.self) ?? .wide
    let output = ReelOutput(
      invocation: invocation, assets: try input.assets(of: a.scene), folder: folder)
    return try output.write(plan, cards: plan.cards(size: form.size, names: names))
  }

  /// `A B`, `SCENE B-SETTINGS` or `SCENE A-SETTINGS B-SETTINGS`.
  private static func sides(
    _ invocation: Invocation, _ input: SceneInput
  ) throws -> (a: Side, b: Side) {
    let operands = invocation.arguments.operands
    let own = try invocation.arguments.texts("--set-b").map(setting)
    guard let first = operands.first, operands.count <= 3 else {
      throw ToolError.usage("needs a scene, and another one or settings such as profile=ios18")
    }
    let scene = try input.scene(first)
    func side(_ operand: String) throws -> Side {
      let parts = operand.split(separator: ",").map(String.init)
      if parts.allSatisfy({ SceneSetting($0) != nil }), !FileSystem.isFile(operand) {
        let settings = try parts.map(setting)
        return Side(name: SceneMatrix.label(settings), scene: scene, settings: settings)
      }
      let other = try input.scene(operand)
      return Side(name: other.title, scene: other, settings: [])
    }
    var a = Side(name: scene.title, scene: scene, settings: [])
    var b = a
    switch operands.count {
    case 3:
      a = try side(operands[1])
      b = try side(operands[2])
    case 2: b = try side(operands[1])
    default:
      guard !own.isEmpty else {
        throw ToolError.usage("needs something to compare with: a scene, or settings of B")
      }
    }
    b.settings += own
    if !own.isEmpty { b.name = SceneMatrix.label(b.settings) }
    // One scene twice: what tells the sides apart is what was set.
    if a.name == b.name || operands.count == 2 && b.settings.count > 0 && a.settings.isEmpty {
      a.name = "as it is"
    }
    return (a, b)
  }

  private static func setting(_ text: String) throws(ToolError) -> SceneSetting {
    if let setting = SceneSetting(text) { return setting }
    throw .usage("a setting is written NAME=VALUE, found '\(text)'")
  }
}
