// Scenes from JSON: what parses, and to what.

import Testing

@testable import ZoomRender

struct SceneParserTests {
  static func parse(_ text: String) -> (scene: Scene?, diagnostics: [Diagnostic]) {
    Scene.parse(Array(text.utf8), file: "scenes/t.json")
  }

  /// A scene around one view.
  static func scene(view: String, more: String = "") -> String {
    "{\"title\": \"t\", \"about\": \"a\", \(more) \"view\": \(view)}"
  }

  static func root(_ view: String, more: String = "") throws -> [ViewNode] {
    let parsed = parse(scene(view: view, more: more))
    #expect(parsed.diagnostics == [])
    let scene = try #require(parsed.scene)
    return scene.source.root(in: scene.initialState)
  }
}
