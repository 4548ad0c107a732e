// Presentations on phones that lie on their side.

import Testing

@testable import ZoomRender

struct CompactHeightTests {
  private func content(_ kind: String, _ device: String, _ orientation: String) throws -> Rect? {
    let text = """
      {"title": "t", "about": "a", "device": "\(device)", "orientation": "\(orientation)",
       "view": {"Color": "white", "modifiers": [{"\(kind)": {"isPresented": true, "detents": "medium",
         "content": [{"Color": "red", "name": "inside"}]}}]}}
      """
    let parsed = Scene.parse(Array(text.utf8), file: "scene.json")
    #expect(parsed.diagnostics == [])
    let timeline = Timeline(scene: try #require(parsed.scene), assets: try TestAssets.snapshot())
    return timeline.layouts(at: 0).flatMap(\.namedNodes).first { $0.name == "inside" }?.frame
  }

  @Test(arguments: ["sheet", "popover"])
  func `it covers the screen and keeps the sides free`(kind: String) throws {
    #expect(
      try content(kind, "iPhone 16 Pro", "landscape") == Rect(x: 62, y: 20, width: 750, height: 362)
    )
  }

  @Test func `upright phones and tablets show a sheet`() throws {
    let upright = try #require(try content("sheet", "iPhone 16 Pro", "portrait"))
    // A floating sheet is drawn 8 points from the sides.
    #expect((upright.width - 386).magnitude < 1e-6 && upright.height < 500)
    let tablet = try #require(try content("sheet", "iPad Pro 11 (M4)", "landscape"))
    #expect(tablet.width < 700)
  }
}
