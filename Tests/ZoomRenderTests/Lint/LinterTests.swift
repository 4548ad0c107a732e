// Every rule fires on its scene and on nothing else.

import Testing

@testable import ZoomRender

struct LinterTests {
  /// The findings of a scene given as text.
  static func findings(_ bytes: [UInt8], _ path: String) throws -> [Diagnostic] {
    let file = "\(SceneFiles.root)/\(path)"
    let parsed = Scene.parse(bytes, file: file)
    let scene = try #require(parsed.scene, "\(parsed.diagnostics.map(\.message))")
    let assets = try AssetSnapshot.load(
      .init(
        assetDirectory: TestAssets.directory, root: scene.assetRoot, declarations: scene.assets))
    return Linter.findings(
      of: Timeline(scene: scene, assets: assets), text: bytes)
  }

  static func ids(_ bytes: [UInt8], _ path: String) throws -> [String] {
    Set(try findings(bytes, path).map(\.id)).sorted()
  }

  static let examples = LintExample.all

  @Test func `every rule has an id of its own and a pair of scenes`() {
    #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
    #expect(LintExample.all.map(\.rule) == LintRule.all.map(\.id).sorted())
  }

  @Test(arguments: examples)
  func `a scene that breaks a rule has that finding alone, its twin none`(
    _ example: LintExample
  ) throws {
    let failing = "scenes/lint/\(example.name).json"
    let fixed = "scenes/lint/\(example.name)-fixed.json"
    let findings = try Self.findings(SceneFiles.bytes(failing), failing)
    #expect(Set(findings.map(\.id)) == [example.rule], "\(findings.map(\.message))")
    #expect(findings.allSatisfy { $0.location != nil })
    let rest = try Self.findings(SceneFiles.bytes(fixed), fixed)
    #expect(rest.map { "\($0.id) \($0.message)" } == [])
  }

  @Test(arguments: examples, SceneMutation.all)
  func `a changed scene has the same findings`(
    _ example: LintExample, _ mutation: SceneMutation
  ) throws {
    for (suffix, expected) in [("", [example.rule]), ("-fixed", [])] {
      let path = "scenes/lint/\(example.name)\(suffix).json"
      let text = mutation.apply(String(decoding: SceneFiles.bytes(path), as: UTF8.self))
      #expect(try Self.ids(Array(text.utf8), path) == expected)
    }
  }

  /// Every finding outside `scenes/lint`, with the reason why it is true and stays.
  static let deliberate: [String: [String: String]] = [
    "scenes/glass/pane.json": [
      "ZR006": "the padded pane is the mistake that the scene compares",
      "ZR013": "its glass is the flat source that the scene compares",
    ],
    "scenes/layout/gallery.json": ["ZR033": "a photo from a camera in a grid"],
    "scenes/layout/ipad-grid.json": [
      "ZR008": "square thumbnails open photos of 3 by 2", "ZR033": "photos from a camera in a grid",
    ],
    "scenes/layout/list-sections.json": [
      "ZR012": "the page is drawn on the window's backing",
      "ZR032": "an 8 pt thumbnail opens a 24 pt cover",
    ],
    "scenes/layout/photo-grid.json": [
      "ZR008": "square thumbnails open photos of 3 by 2", "ZR033": "photos from a camera in a grid",
    ],
    "scenes/motion/slide-up-fade.json": ["ZR021": "a transition made of phases is the subject"],
    "scenes/presentations/cover-zoom.json": ["ZR008": "a square opens a photo of 3 by 2"],
    "scenes/presentations/index-id.json": ["ZR004": "positions as ids are the subject"],
    "scenes/presentations/lazy-cell.json": ["ZR009": "a cell that was let go is the subject"],
    "scenes/presentations/off-screen-device.json": [
      "ZR008": "a column of 178 by 480 opens a wide hero",
      "ZR009": "a source off screen is the subject",
    ],
    "scenes/presentations/off-screen.json": [
      "ZR008": "a column of 178 by 480 opens a wide hero",
      "ZR009": "a source off screen is the subject",
    ],
    "scenes/presentations/popover.json": ["ZR011": "a zoom in a popover is the subject"],
    "scenes/presentations/radius-20-to-32.json": ["ZR023": "the clip's end radius is the subject"],
    "scenes/presentations/removed-in-flight.json": ["ZR010": "a source that goes is the subject"],
    "scenes/presentations/routes.json": ["ZR021": "one of the routes cross-fades in a stack"],
    "scenes/presentations/source-removed.json": ["ZR010": "a source that goes is the subject"],
    "scenes/zoom/albums-id-mismatch.json": ["ZR001": "ids that differ are the subject"],
    "scenes/zoom/albums-reduce-motion.json": ["ZR023": "the cross-fade of .25 s is the subject"],
  ]

  @Test(arguments: SceneFiles.all.filter { !$0.hasPrefix("scenes/lint/") })
  func `another scene has the findings that are listed with a reason, and no other`(
    path: String
  ) throws {
    let findings = try Self.findings(SceneFiles.bytes(path), path)
      .filter { $0.id.hasPrefix("ZR") || $0.id.hasPrefix("lint.") }
    #expect(Set(findings.map(\.id)) == Set((Self.deliberate[path] ?? [:]).keys))
  }

  @Test(arguments: ["padded-source", "no-such-api", "tinted-link"])
  func `edits repair what they are offered for`(name: String) throws {
    let path = "scenes/lint/\(name).json"
    let file = "\(SceneFiles.root)/\(path)"
    let bytes = SceneFiles.bytes(path)
    let findings = try Self.findings(bytes, path)
    let fixed = LintFix.apply(findings, to: bytes, file: file)
    #expect(fixed.repaired >= 1)
    #expect(try Self.ids(fixed.bytes, path) == [])
  }

  @Test func `a rule that is switched off is silent, one that finds nothing is a remark`() throws {
    let path = "scenes/lint/mismatched-id.json"
    let text = String(decoding: SceneFiles.bytes(path), as: UTF8.self)
    func with(_ rule: String) throws -> [String] {
      let lint = "{\n  \"lint\": [{\"rule\": \"\(rule)\", \"reason\": \"shown on purpose\"}],"
      return try Self.ids(Array((lint + text.dropFirst()).utf8), path)
    }
    #expect(try with("ZR001") == [])
    #expect(try with("ZR003") == ["ZR001", "lint.unused-exception"])
    #expect(try with("ZR999") == ["ZR001", "lint.unknown-rule"])
  }
}
