// Reel files.

import Testing

@testable import ZoomRender

struct ReelScriptTests {
  private func parse(_ text: String) -> (script: ReelScript?, diagnostics: [Diagnostic]) {
    ReelScript.parse(Array(text.utf8), file: "reel.json")
  }

  @Test func `a reel file says which scene, beside what, which cards`() throws {
    let text = """
      {"scene": "albums.json", "set": ["appearance=dark"], "form": "tall", "speed": 0.5,
      "sync": "progress", "transition": 2, "cards": ["title", "wipe"],
      "compare": {"name": "older", "set": ["profile=ios18"]},
      "sweep": [{"set": ["zoom.push.response=0.3"]}, {"scene": "other.json"}],
      "interruptions": [0.1, 0.9], "matrix": ["appearance=light,dark"]}
      """
    #expect(ReelScript.isReelFile(Array(text.utf8), file: "reel.json"))
    let script = try #require(parse(text).script)
    #expect(script.scene == "albums.json" && script.isTall == true && script.speed == 0.5)
    #expect(script.sync == .progress && script.transition == 2)
    #expect(script.cards == ["title", "wipe"])
    #expect(script.compare?.name == "older")
    #expect(script.sweep?.count == 2 && script.sweep?[1].scene == "other.json")
    #expect(script.interruptions == [0.1, 0.9])
    #expect(script.matrix?.combinations.count == 2)
  }

  @Test(arguments: [
    (#"{"scene": "a.json", "card": []}"#, "reel.unknown-key"),
    (#"{"scene": "a.json", "cards": ["titel"]}"#, "reel.unknown-word"),
    (#"{"scene": "a.json", "speed": 9}"#, "reel.range"),
    (#"{"scene": 1}"#, "reel.type"),
    (#"{"cards": []}"#, "reel.missing-key"),
    (#"{"scene": "a.json", "set": ["dark"]}"#, "reel.setting"),
    (#"{"scene": "a.json", "matrix": ["dark"]}"#, "reel.matrix"),
    (#"[1]"#, "reel.type"),
  ])
  func `what is wrong has a place`(_ text: String, _ id: String) throws {
    let (script, diagnostics) = parse(text)
    #expect(script == nil)
    let first = try #require(diagnostics.first { $0.id == id }, "\(diagnostics)")
    #expect(first.location?.line == 1)
  }

  @Test func `a scene is no reel file`() throws {
    let file = "scenes/zoom/albums.json"
    #expect(!ReelScript.isReelFile(SceneFiles.bytes(file), file: file))
  }
}
