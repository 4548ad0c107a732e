// The examples of docs/library.md and docs/goldens.md, built as another package would build them.

import Foundation
import Testing
import ZoomRender
import ZoomRenderTesting

/// Writes the first second of a scene as PNG files and returns the rect of its card in mid-flight.
func film(_ bytes: [UInt8], assets folder: String, into output: String) throws -> Rect? {
  // Scene: every problem has a line and a column; a scene with an error is nil.
  let parsed = Scene.parse(bytes, file: "scene.json")
  guard let scene = parsed.scene else {
    let source = SourceText(file: "scene.json", bytes: bytes)
    print(DiagnosticPrinter(sources: [source]).report(parsed.diagnostics))
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
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["docs/library.md", "docs/goldens.md"])
  func `an example that can be compiled is compiled here`(_ page: String) throws {
    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let blocks = try Self.text(page).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
      .filter { !$0.contains("Package(") && !$0.contains(".package(") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      for line in block.components(separatedBy: "\n") where !line.isEmpty {
        #expect(file.contains(line), "\(line)")
      }
    }
  }

  @Test func `a scene becomes files and numbers`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = """
      {"title": "A square", "canvas": {"width": 20, "height": 20, "scale": 1},
       "view": {"Color": "red", "name": "square", "modifiers": [{"frame": {"width": 10}}]}}
      """
    let rect = try film(
      Array(scene.utf8), assets: Self.root.appending(path: ".assets").path(),
      into: folder.path())
    #expect(rect == Rect(x: 5, y: 0, width: 10, height: 20))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).count == 61)
  }

  @Test func `problems, places and pixels can be read`() throws {
    let parsed = Scene.parse(Array("{\"title\": 3}".utf8), file: "a.json")
    let problem = try #require(parsed.diagnostics.first { $0.id == "scene.type" })
    #expect(problem.severity == .error)
    #expect(problem.location?.line == 1)
    #expect(problem.location?.column == 11)
    #expect(!problem.message.isEmpty)
  }
}

@Suite(.transitions(record: .missing))
struct AlbumTransitionTests {
  @Test func `the album opens as recorded`() throws {
    try expectTransition("scenes/zoom/albums.json")
  }
}
