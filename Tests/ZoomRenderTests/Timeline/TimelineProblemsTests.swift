// Missing assets of a played scene.

import Testing

@testable import ZoomRender

struct TimelineProblemsTests {
  @Test func `what views lack is a warning at its line, once, whenever it is on stage`() throws {
    let text = #"""
      { "title": "t", "about": "a", "state": { "shown": false },
        "view": { "VStack": {}, "children": [
          { "Image": { "systemName": "no.such.symbol" } },
          { "Image": { "systemName": "no.such.symbol" } },
          { "Image": { "file": "missing.png" } },
          { "if": "$shown", "then": [ { "Text": "\#u{10A00}" } ] } ] },
        "script": [ { "wait": 0.1 }, { "set": { "shown": true } }, { "wait": 0.1 } ] }
      """#
    let parsed = Scene.parse(Array(text.utf8), file: "t.json")
    let scene = try #require(parsed.scene, "\(parsed.diagnostics)")
    let timeline = Timeline(scene: scene, assets: try TestAssets.snapshot())
    let problems = timeline.stageProblems()
    #expect(problems.map(\.id) == ["asset.symbol", "asset.missing", "text.missing-glyph"])
    #expect(problems.map(\.location?.line) == [3, 5, 6])
  }
}
