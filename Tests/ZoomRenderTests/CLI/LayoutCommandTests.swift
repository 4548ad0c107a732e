// `layout` on recorded cases and on scenes.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct LayoutCommandTests {
  /// What the tool printed for one case.
  struct Printed: Sendable {
    var scale: Double?
    var nodes: [(name: String, path: String, frame: [Double?])]

    init(_ node: JSONNode) {
      scale = node["scale"]?.number
      nodes = (node["nodes"]?.elements ?? []).map { node in
        (
          node["name"]?.string ?? "", node["path"]?.string ?? "",
          (node["frame"]?.elements ?? []).map(\.number)
        )
      }
    }

    func frame(_ name: String) -> [Double?]? { nodes.first { $0.name == name }?.frame }
  }

  /// Runs the tool on a fixture of recorded cases.
  static func run(_ fixture: String) -> [Printed] {
    let path = SceneFiles.root + "/Tests/ZoomRenderTests/Fixtures/" + fixture
    let run = ToolRun.run(["layout", path, "--json"])
    guard run.status == .success, run.messages.isEmpty else { return [] }
    let read = JSONReader.read(SourceText(file: "result", bytes: Array(run.result.utf8)))
    return (read.node?.elements ?? []).map(Printed.init)
  }

  static let recorded = run("layout-cases.json")
  static let endStates = run("animation-cases.json")

  /// The largest difference of a recorded case; infinite when a view is missing.
  private func difference(_ recorded: RecordedCase, _ printed: Printed) -> Double {
    var worst = 0.0
    for (name, expected) in recorded.expected {
      guard let frame = printed.frame(name) else { return .infinity }
      for (actual, wanted) in zip(frame, expected) {
        guard let wanted else { continue }
        worst = max(worst, abs((actual ?? .infinity) - wanted))
      }
    }
    return worst
  }

  @Test(arguments: RecordedCase.all.indices.filter { !RecordedCase.all[$0].needsBars })
  func `a recorded case has its frames`(index: Int) throws {
    let recorded = RecordedCase.all[index]
    try #require(Self.recorded.count == RecordedCase.all.count)
    let printed = Self.recorded[index]
    #expect(printed.scale == recorded.scale)
    #expect(difference(recorded, printed) <= recorded.tolerance, "\(recorded.id)")
    let names = printed.nodes.map(\.name)
    for name in recorded.absent { #expect(!names.contains(name), "\(recorded.id): \(name)") }
    if recorded.hasExactNames {
      #expect(names.sorted() == recorded.expected.map(\.name).sorted(), "\(recorded.id)")
    }
  }

  @Test(arguments: RecordedCase.endStates.indices)
  func `an animation's end state has its frames`(index: Int) throws {
    try #require(Self.endStates.count == RecordedCase.endStates.count)
    let recorded = RecordedCase.endStates[index]
    #expect(difference(recorded, Self.endStates[index]) <= recorded.tolerance, "\(recorded.id)")
  }

  /// Cases with bars and lists: how far they are from the record, and why (docs/recordings.md).
  ///
  /// The recorded simulator sets texts in lines 4 points taller than an English device does, so its
  /// rows are 56 points tall, not 54.5 (the same line in a row of 52), and each row adds 1.5.
  @Test(arguments: [
    ("sw/ios/nav/push#root", 2.25), ("sw/ios/nav/push#pushed", 0), ("sw/ios/list/inset", 5.25),
    ("sw/ios/tabs/page", 0),
  ])
  func `a case with bars is as far from the record as the documentation says`(
    id: String, expected: Double
  ) throws {
    let index = try #require(RecordedCase.all.firstIndex { $0.id == id })
    let found = difference(RecordedCase.all[index], Self.recorded[index])
    #expect(abs(found - expected) < 1e-6, "\(id): \(found)")
    let page = String(decoding: SceneFiles.bytes("docs/recordings.md"), as: UTF8.self)
    #expect(page.contains("| `\(id)` | \(JSONText.number(expected)) |"))
  }

  // MARK: Texts and scenes

  private func lay(_ text: String, _ options: [String] = []) throws -> Printed {
    let folder = TemporaryFolder()
    let run = ToolRun.run(
      ["layout", folder.write("input.json", text), "--json", "--assets", TestAssets.directory]
        + options)
    #expect(run.status == .success, "\(run.messages)")
    let read = JSONReader.read(SourceText(file: "result", bytes: Array(run.result.utf8)))
    return Printed(try #require(read.node))
  }

  @Test func `a text without measurements is measured`() throws {
    _ = try TestAssets.snapshot()
    let printed = try lay(
      """
      {"root": {"w": 300, "h": 100}, "scale": 2, "tree": {"HStack": {}, "children": [
        {"Text": "Hello", "name": "text"}, {"Image": {"systemName": "star"}, "name": "symbol"}]}}
      """)
    let frame = try #require(printed.frame("text")?.compactMap { $0 })
    #expect(abs(frame[2] - 39) < 1.5 && frame[3] == 20.5)
    #expect((printed.frame("symbol")?[2] ?? 0) > 15)
  }

  private static let scene = """
    {"title": "t", "about": "a", "canvas": {"width": 200, "height": 100, "scale": 3},
     "state": {"on": false},
     "view": {"VStack": {"spacing": 10}, "children": [
       {"Color": "red", "name": "turned", "modifiers": [
         {"frame": {"width": 40, "height": 20}}, {"name": "frame"}, {"scaleEffect": 2},
         {"rotationEffect": {"degrees": 30}}, {"offset": ["${on ? 50 : 0}", 5]}, {"name": "moved"}]},
       {"Color": "blue", "name": "thin", "modifiers": [{"frame": {"width": 10.1, "height": 10.1}}]}]},
     "script": [{"withAnimation": {"animation": {"linear": 1}, "do": {"set": {"on": true}}}}, {"wait": 1}]}
    """

  @Test func `a scene prints what layout gives: unrounded, without drawing transforms`() throws {
    _ = try TestAssets.snapshot()
    let rest = try lay(Self.scene)
    #expect(rest.scale == 3)
    #expect(rest.frame("turned") == [80, 34.95, 40, 20])
    #expect(rest.frame("frame") == [80, 34.95, 40, 20])
    // A modifier named after an offset is where its place is without it.
    #expect(rest.frame("moved") == [80, 29.95, 40, 20])
    #expect(rest.frame("thin")?[3] == 10.1)
    #expect(rest.nodes.first?.path.hasPrefix("$.view") == true)
    let moving = try lay(Self.scene, ["--at", "0.5"])
    #expect(moving.frame("turned") == [105, 34.95, 40, 20])
  }
}
