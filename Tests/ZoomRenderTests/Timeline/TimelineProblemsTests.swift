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

  @Test func `an image is oversized when its largest place needs a quarter of it at most`() throws {
    func remarks(_ sides: [Int]) throws -> [Diagnostic] {
      let images = sides.map { side in
        #"{ "Image": { "named": "chelsea", "resizable": true }, "modifiers": [ "#
          + #"{ "frame": { "width": \#(side), "height": \#(side) } } ] }"#
      }
      let text =
        #"{ "title": "t", "about": "a", "view": { "VStack": {}, "children": [ "#
        + images.joined(separator: ",") + " ] } }"
      let parsed = Scene.parse(Array(text.utf8), file: "t.json")
      let scene = try #require(parsed.scene, "\(parsed.diagnostics)")
      return Timeline(scene: scene, assets: try TestAssets.snapshot()).oversizedImages()
    }
    // 451x300 pixels on a display of 3 pixels a point: 61 points show a quarter of them.
    #expect(try remarks([70]).isEmpty)
    #expect(try remarks([50]).map(\.id) == ["asset.oversized"])
    #expect(try remarks([20, 70]).isEmpty)
    #expect(try remarks([50])[0].severity == .info)
  }
}
