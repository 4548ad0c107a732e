// The examples of the vocabulary and their pictures.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct VocabularyExampleTests {
  static let file = VocabularyExample.read(
    SceneFiles.bytes("docs/examples.json"), file: "docs/examples.json")

  @Test func `every view and modifier has one example`() {
    #expect(Self.file.diagnostics == [])
    let names = Self.file.examples.map(\.name)
    #expect(names.sorted() == VocabularyReference.picturedNames.sorted())
    // Files on disks that do not tell upper from lower case.
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }

  @Test(arguments: file.examples.map(\.name))
  func `an example uses its word and has no finding`(name: String) throws {
    let example = try #require(Self.file.examples.first { $0.name == name })
    let parsed = Scene.parse(example.scene, file: name)
    #expect(parsed.diagnostics == [])
    #expect(parsed.scene != nil)
    let view = String(decoding: example.scene, as: UTF8.self)
    #expect(view.contains("\"\(name)\":"))
  }

  /// `script/pictures vocabulary` draws them anew.
  @Test func `the pictures are what the examples draw`() throws {
    let assets = try TestAssets.snapshot()
    let diff = ImageDiff(tolerance: 2)
    for example in Self.file.examples {
      let path = "docs/images/vocabulary/\(example.name).png"
      let bytes = SceneFiles.bytes(path)
      #expect(bytes.count < 120 << 10, "\(path) is missing or too large")
      let scene = try #require(Scene.parse(example.scene, file: example.name).scene)
      let timeline = Timeline(scene: scene, assets: assets)
      #expect(timeline.diagnostics == [], "\(example.name)")
      let drawn = try SchemaCommand.bitmap(of: example, timeline, assets)
      let kept = Bitmap(try StraightImage(png: bytes, name: path))
      let verdict = diff.compare(golden: kept, actual: drawn).verdict
      #expect(verdict == .equal || verdict == .tolerated, "\(example.name) draws something else")
    }
  }
}
