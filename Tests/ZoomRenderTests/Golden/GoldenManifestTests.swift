// Manifests as text and back, hostile ones included.

import Testing

@testable import ZoomRender

struct GoldenManifestTests {
  private var manifest: GoldenManifest {
    var recorder = MotionRecorder()
    for index in 0..<4 {
      recorder.add(
        Frame(
          time: Double(index) / 60, size: Size(402, 874), background: .white,
          root: Layer(
            id: .root, role: .screen, bounds: Rect(x: 0, y: 0, width: 402, height: 874),
            transform: .translation(x: Double(index), y: 0))))
    }
    let digest = Digest(of: [1, 2, 3]).description
    return GoldenManifest(
      scene: "zoom/albums", sceneDigest: Digest(of: [9]).description, fps: 60, pixelsPerPoint: 3,
      width: 1206, height: 2622,
      environment: RenderEnvironment([.init("cairo", "1.16.0"), .init("font \"A\"", "00ff")]),
      digests: [digest, digest, Digest(of: [4]).description, digest], keyFrames: [0, 3],
      motion: recorder.finish())
  }

  @Test func `a manifest reads back as it was written`() throws {
    let (read, diagnostics) = GoldenManifest.read(
      file: "manifest.json", bytes: Array(manifest.text.utf8))
    #expect(diagnostics.isEmpty)
    #expect(read == manifest)
  }

  @Test(arguments: [
    ("", "json"), ("[]", "golden.form"), ("{}", "golden.missing"),
    (#"{"schema": "zoom-render/golden/99"}"#, "golden.schema"), (#"{"schema": 3}"#, "golden.form"),
  ])
  func `a manifest of another form is refused with a place`(_ text: String, _ id: String) throws {
    let (read, diagnostics) = GoldenManifest.read(file: "m.json", bytes: Array(text.utf8))
    #expect(read == nil)
    let first = try #require(diagnostics.first)
    #expect(first.id.hasPrefix(id))
    #expect(first.location != nil)
  }

  @Test(arguments: [
    ("\"fps\": 60", "\"fps\": 1e300", "golden.range"),
    ("\"width\": 1206", "\"width\": 99999999", "golden.range"),
    ("\"height\": 2622", "\"height\": -1", "golden.range"),
    ("\"tolerance\": 0", "\"tolerance\": 0.5", "golden.range"),
    ("[0, 3]", "[0, 4]", "golden.key-frame"), (", 2]", ", 40000]", "golden.digest"),
    (", 2]", ", 3]", "golden.motion"), (", 2]", ", 0]", "golden.digest"),
    ("\"role\"", "\"part\"", "golden.motion"),
    ("\"reduction\": 1", "\"reduction\": 17", "golden.range"),
  ])
  func `a hostile number is refused before it is used`(
    _ from: String, _ to: String, _ id: String
  ) throws {
    let text = manifest.text
    let range = try #require(text.firstRange(of: from))
    let changed = text.replacingCharacters(in: range, with: to)
    let (read, diagnostics) = GoldenManifest.read(file: "m.json", bytes: Array(changed.utf8))
    #expect(read == nil)
    #expect(diagnostics.first?.id == id)
    #expect(diagnostics.first?.location != nil)
  }

  @Test func `every truncation of a manifest is refused without a crash`() {
    let bytes = Array(manifest.text.utf8)
    for length in stride(from: 0, to: bytes.count - 2, by: 7) {
      let (read, diagnostics) = GoldenManifest.read(file: "m.json", bytes: Array(bytes[..<length]))
      #expect(read == nil)
      #expect(!diagnostics.isEmpty)
    }
  }

  @Test func `what differs between environments is named`() {
    let now = RenderEnvironment([.init("cairo", "1.18.0"), .init("icu", "72.1")])
    #expect(
      manifest.environment.differences(to: now) == [
        "cairo 1.16.0 → 1.18.0", "font \"A\" 00ff → absent", "icu absent → 72.1",
      ])
    #expect(manifest.environment.differences(to: manifest.environment).isEmpty)
  }

  @Test(
    arguments: [
      ("scenes/zoom/albums.json", nil, "golden/zoom/albums"),
      ("/a/scenes/zoom/albums.json", nil, "/a/golden/zoom/albums"),
      ("scenes/zoom/albums.json", "/g", "/g/zoom/albums"), ("albums.json", nil, "golden/albums"),
      ("ui/card.v2.json", nil, "ui/golden/card.v2"), ("../scenes/a.json", nil, "../golden/a"),
    ] as [(String, String?, String)])
  func `a golden's folder follows from the scene's path`(
    _ scene: String, _ root: String?, _ folder: String
  ) {
    #expect(GoldenPath.folder(scene: scene, root: root) == folder)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
