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
      of: Timeline(scene: scene, assets: assets), assets: assets, text: bytes)
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

  /// Scenes elsewhere that show a mistake on purpose, with their rules.
  static let deliberate = [
    "scenes/zoom/albums-id-mismatch.json": ["ZR001"],
    "scenes/presentations/source-removed.json": ["ZR030"],
    "scenes/presentations/index-id.json": ["ZR004"],
    "scenes/presentations/lazy-cell.json": ["ZR009"],
    "scenes/presentations/off-screen-device.json": ["ZR009"],
    "scenes/presentations/off-screen.json": ["ZR009"],
    "scenes/presentations/popover.json": ["ZR011"],
    "scenes/presentations/removed-in-flight.json": ["ZR030"],
    "scenes/glass/pane.json": ["ZR006"],
  ]
  /// Remarks that state what is measured or written, not what is wrong: sizes, radii, pixels,
  /// backgrounds, forms that the profiles add to SwiftUI's.
  static let measured = ["ZR008", "ZR012", "ZR013", "ZR021", "ZR023", "ZR032", "ZR033"]

  @Test(arguments: SceneFiles.all.filter { !$0.hasPrefix("scenes/lint/") })
  func `no other scene has a finding that nobody meant`(path: String) throws {
    let findings = try Self.findings(SceneFiles.bytes(path), path)
      .filter { $0.id.hasPrefix("ZR") }
    // Scenes of pushes and sheets keep the sources of their zooming siblings: ZR040 says so.
    let serious = findings.filter { $0.severity >= .warning && $0.id != "ZR040" }
    #expect(Set(serious.map(\.id)) == Set(Self.deliberate[path] ?? []))
    let remarks = findings.filter { $0.severity < .warning }.map(\.id)
    #expect(remarks.filter { !Self.measured.contains($0) } == [])
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
