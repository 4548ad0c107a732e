// `layout`: where every named view is, of scenes and of recorded layout cases.

import ZoomRender

enum LayoutCommand {
  static let verb = Verb(
    "layout", "Prints the frame of every named view, of SwiftUI source of every view",
    operands: "FILE",
    options: [
      Option("--json", "prints JSON"),
      Option(
        "--at", value: "TIME", standard: "0",
        "moment of a scene: seconds, begin, end, settled, tap+0.2"),
    ] + SceneInput.options,
    examples: [
      "zoom-render layout scenes/zoom/albums.json --at tap+0.2 --json",
      "zoom-render layout Tests/ZoomRenderTests/Fixtures/layout-cases.json --json",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let path = try invocation.arguments.operand("a scene or layout case")
    if path.hasSuffix(".swift"), invocation.compiled != nil { return try scene(path, invocation) }
    let bytes = try FileSystem.read(path, limit: FileSystem.maximumSceneBytes)
    guard LayoutCase.isLayoutCase(bytes) else { return try scene(path, invocation) }
    var timer = StageTimer(invocation)
    let parsed = LayoutCase.parse(bytes, file: path)
    try SceneInput(invocation).print(
      parsed.diagnostics, sources: [SourceText(file: path, bytes: bytes)])
    if parsed.diagnostics.contains(where: { $0.severity == .error }) { return .sceneErrors }
    timer.lap("parse")
    let root = SourceText(file: path, bytes: []).folder
    let assets =
      try parsed.cases.contains(where: \.needsAssets)
      ? SceneInput(invocation).assets(root: root, AssetDeclarations()) : nil
    timer = StageTimer(invocation)
    let trees = parsed.cases.map { tree(of: $0, assets) }
    timer.lap("layout of \(trees.reduce(0) { $0 + $1.nodes.count }) nodes")
    let results = zip(parsed.cases, trees).map {
      LayoutResult(id: $0.id, scale: $0.scale, nodes: $1.namedNodes())
    }
    if !invocation.arguments.has("--json") {
      invocation.console.result(results.map(\.text).joined(separator: "\n"))
    } else if parsed.isList {
      let list = results.map(\.json).joined(separator: ",\n")
      invocation.console.result("[\(list)]\n")
    } else {
      invocation.console.result(results.map(\.json).joined() + "\n")
    }
    return .success
  }

  private static func tree(of recorded: LayoutCase, _ assets: AssetSnapshot?) -> LayoutTree {
    assets.map { recorded.layout(text: TextEngine(assets: $0), assets: $0) } ?? recorded.layout()
  }

  private static func scene(_ path: String, _ invocation: Invocation) throws -> ExitStatus {
    let input = SceneInput(invocation)
    let scene = try input.scene(path)
    let timeline = try input.timeline(scene, input.assets(of: scene))
    let time = try Moment.time(of: invocation.arguments.text("--at") ?? "0", in: timeline)
    // Views of SwiftUI source have no names.
    let layouts = timeline.layouts(at: time)
    let result = LayoutResult(
      id: "", scale: scene.screen.scale,
      nodes: layouts.flatMap {
        invocation.compiled == nil ? $0.namedNodes : $0.describedNodes
      })
    invocation.console.result(
      invocation.arguments.has("--json") ? result.json + "\n" : result.text)
    return .success
  }
}

/// Named frames as JSON or text.
struct LayoutResult: Sendable {
  var id: String
  var scale: Double
  var nodes: [NamedFrame]

  /// `{"scale":2,"nodes":[{"name":"a","path":"$.tree","frame":[x,y,w,h]}]}`, unrounded.
  var json: String {
    let list = nodes.map { node in
      let frame = node.frame.components.map { JSONText.number($0) }.joined(separator: ",")
      return "{\"name\":\(JSONText.quoted(node.name)),\"path\":\(JSONText.quoted(node.path)),"
        + "\"frame\":[\(frame)]}"
    }
    let head = id.isEmpty ? "" : "\"id\":\(JSONText.quoted(id)),"
    return "{\(head)\"scale\":\(JSONText.number(scale)),\"nodes\":[\(list.joined(separator: ","))]}"
  }

  /// One line for each view: name, x, y, width, height.
  var text: String {
    let width = nodes.map(\.name.count).max() ?? 0
    let lines = nodes.map { node in
      let name = node.name + String(repeating: " ", count: max(width - node.name.count, 0))
      let frame = node.frame.components.map { JSONText.number($0, digits: 3) }
      return "\(name)  \(frame.joined(separator: " "))\n"
    }
    return (id.isEmpty ? "" : "\(id)\n") + lines.joined()
  }
}

/// Moments of a command line.
enum Moment {
  /// The scene time of `0.2`, `tap+0.2`, `begin` …
  static func time(of text: String, in timeline: Timeline) throws(ToolError) -> Double {
    if let time = timeline.time(of: text), time.isFinite { return time }
    throw .usage(
      "'\(text)' is no moment of this scene: seconds, or one of "
        + timeline.momentNames.joined(separator: ", ") + " with +seconds")
  }
}
