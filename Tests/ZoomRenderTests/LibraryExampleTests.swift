// The example of docs/library.md, with the library's public names only.

import Testing
import ZoomRender

/// Writes the first second of a scene as PNG files and returns the rect of its card in mid-flight.
private func film(_ bytes: [UInt8], assets folder: String, into output: String) throws -> Rect? {
  // Scene: every problem has a line and a column; a scene with an error is nil.
  let parsed = Scene.parse(bytes, file: "scene.json")
  guard let scene = parsed.scene else {
    print(DiagnosticPrinter(sources: []).report(parsed.diagnostics))
    return nil
  }
  // Fonts and icons of `script/bootstrap`, and the scene's own images.
  let assets = try AssetSnapshot.load(
    AssetSnapshot.Request(
      assetDirectory: folder, root: scene.assetRoot, declarations: scene.assets))
  // Any moment, in any order, from any thread.
  let timeline = Timeline(scene: scene, assets: assets)
  let context = RasterContext(assets: assets, pixelsPerPoint: scene.screen.scale)
  _ = try PNGSequence(context: context, options: .init(folder: output, jobs: 2))
    .write(Array(0..<60)) { timeline.frame(at: Double($0) / 60) }
  // The numbers of a frame are those that its pixels are made from.
  return timeline.frame(at: 0.4).elements.first?.rect
}

struct LibraryExampleTests {
  @Test func `the documentation's example is the code of this file`() {
    let page = String(decoding: SceneFiles.bytes("docs/library.md"), as: UTF8.self)
    let file = String(
      decoding: SceneFiles.bytes("Tests/ZoomRenderTests/LibraryExampleTests.swift"), as: UTF8.self)
    for line in page.split(separator: "```")[1].split(separator: "\n").dropFirst(2) {
      #expect(file.contains(line), "\(line)")
    }
  }

  @Test func `a scene becomes files and numbers`() throws {
    let folder = TemporaryFolder()
    let scene = """
      {"title": "A square", "canvas": {"width": 20, "height": 20, "scale": 1},
       "view": {"Color": "red", "name": "square", "modifiers": [{"frame": {"width": 10}}]}}
      """
    let rect = try film(
      Array(scene.utf8), assets: SceneFiles.root + "/.assets", into: folder.path)
    #expect(rect == Rect(x: 5, y: 0, width: 10, height: 20))
    #expect(TemporaryFolder.files(folder.path).count == 61)
  }
}
