// Broken scenes: each gives a located finding with a stable id, and the tool's exit status.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct MalformedSceneTests {
  struct Case: CustomTestStringConvertible {
    var id: String
    var text: String
    /// Text at whose first byte the finding stands; nil leaves the place open.
    var place: String?
    var testDescription: String { "\(id): \(text.prefix(70))" }

    init(_ id: String, _ text: String, at place: String? = nil) {
      self.id = id
      self.text = text
      self.place = place
    }

    /// A scene around one view.
    static func view(
      _ id: String, _ view: String, at place: String? = nil, more: String = ""
    ) -> Case {
      Case(id, SceneParserTests.scene(view: view, more: more), at: place)
    }
  }

  static let data = "\"data\": {\"albums\": [{\"id\": \"a\", \"tint\": \"red\", \"n\": 3}]},"

  static let syntax: [Case] = [
    Case("json.syntax", ""),
    Case("json.syntax", "{"),
    Case("json.trailing-comma", "{\"title\": \"t\",}", at: ",}"),
    Case("json.duplicate-key", "{\"title\": \"t\", \"title\": \"u\", \"view\": {\"Spacer\": {}}}"),
    Case("json.too-deep", String(repeating: "[", count: 300)),
    Case("scene.type", "[1, 2]"),
    Case("scene.missing-argument", "{\"about\": \"a\", \"view\": {\"Spacer\": {}}}"),
    Case("scene.missing-argument", "{\"title\": \"t\", \"about\": \"a\"}"),
    .view("scene.unknown-key", "{\"Spacer\": {}}", at: "\"devise\"", more: "\"devise\": \"x\","),
    .view("scene.unknown-value", "{\"Spacer\": {}}", more: "\"device\": \"iPhone 99\","),
    .view("scene.unknown-value", "{\"Spacer\": {}}", more: "\"appearance\": \"dim\","),
    .view("scene.version", "{\"Spacer\": {}}", more: "\"version\": 7,"),
    .view(
      "scene.canvas-too-large", "{\"Spacer\": {}}",
      more: "\"canvas\": {\"width\": 16000, \"height\": 100, \"scale\": 3},"),
    .view(
      "scene.conflict", "{\"Spacer\": {}}",
      more: "\"device\": \"iPhone 17\", \"canvas\": {\"width\": 10, \"height\": 10},"),
    .view(
      "scene.profile-constant", "{\"Spacer\": {}}",
      more: "\"profile\": {\"name\": \"ios26\", \"set\": {\"zoom.nonsense\": 1}},"),
    .view("scene.missing-reason", "{\"Spacer\": {}}", more: "\"golden\": false,"),
    .view(
      "scene.missing-reason", "{\"Spacer\": {}}", more: "\"golden\": {\"tolerance\": 3},"),
    .view(
      "scene.asset-path", "{\"Spacer\": {}}",
      more: "\"assets\": {\"fonts\": {\"a\": \"../f.ttf\"}},"),
    .view(
      "scene.asset-path", "{\"Spacer\": {}}",
      more: "\"assets\": {\"images\": {\"a\": \"/etc/passwd\"}},"),
  ]

  static let views: [Case] = [
    .view("scene.unknown-view", "{\"VStakc\": {}, \"children\": []}", at: "\"VStakc\""),
    .view("scene.two-views", "{\"VStack\": {}, \"HStack\": {}}", at: "\"HStack\""),
    .view("scene.missing-view", "{\"name\": \"a\"}"),
    .view("scene.type", "\"Spacer\""),
    .view("scene.unknown-key", "{\"VStack\": {\"spacng\": 4}}", at: "\"spacng\""),
    .view("scene.unknown-key", "{\"Text\": \"a\", \"children\": []}", at: "\"children\""),
    .view("scene.type", "{\"VStack\": {\"spacing\": \"wide\"}}", at: "\"wide\""),
    .view("scene.missing-argument", "{\"LazyVGrid\": {}}"),
    .view("scene.missing-argument", "{\"Image\": {}}"),
    .view("scene.missing-argument", "{\"NavigationLink\": {\"title\": \"a\"}}"),
    .view("scene.unknown-value", "{\"VStack\": {\"alignment\": \"left\"}}", at: "\"left\""),
    .view("scene.unknown-color", "{\"Color\": \"indgo\"}", at: "\"indgo\""),
    .view("scene.svg-path", "{\"Path\": \"M 0 0 L x\"}"),
    .view("scene.layout-case-only", "{\"Text\": {\"string\": \"a\", \"size\": [1, 2]}}"),
    .view("scene.out-of-range", "{\"Circle\": {\"inset\": 1e200}}", at: "1e200"),
    .view("scene.out-of-range", "{\"ForEach\": {\"in\": 20000}, \"children\": []}"),
    .view(
      "scene.unknown-reference", "{\"ForEach\": {\"in\": \"albms\"}, \"children\": []}", more: data),
    .view("scene.unknown-reference", "{\"Text\": \"$nothing.here\"}"),
    .view("scene.unknown-reference", "{\"Text\": \"$index\"}"),
    .view("scene.reference-syntax", "{\"Text\": \"${1 +}\"}"),
    .view("scene.reference-syntax", "{\"Text\": \"${open\"}"),
    .view("scene.reference-syntax", "{\"Text\": \"$5 off\"}"),
    .view("scene.missing-argument", "{\"if\": \"true\"}"),
    .view(
      "scene.unknown-field",
      "{\"ForEach\": {\"in\": \"albums\", \"as\": \"a\"}, \"children\": [{\"Text\": \"$a.titel\"}]}",
      more: data),
    .view(
      "scene.type",
      "{\"ForEach\": {\"in\": \"albums\", \"as\": \"a\"}, \"children\": [{\"Spacer\": {},"
        + " \"modifiers\": [{\"opacity\": \"$a.tint\"}]}]}", more: data),
    .view(
      "scene.unknown-color",
      "{\"ForEach\": {\"in\": \"albums\", \"as\": \"a\"}, \"children\": [{\"Color\": \"$a.id\"}]}",
      more: data),
    .view(
      "scene.too-many-nodes",
      "{\"ForEach\": {\"in\": 10000}, \"children\": [{\"ForEach\": {\"in\": 100},"
        + " \"children\": [{\"Spacer\": {}}]}]}"),
    .view(
      "scene.too-deep", "{\"View\": \"A\"}",
      more: "\"views\": {\"A\": {\"view\": {\"View\": \"A\"}}},"),
    .view(
      "scene.unknown-view", "{\"View\": \"B\"}",
      more: "\"views\": {\"A\": {\"view\": {\"Spacer\": {}}}},"),
    .view(
      "scene.missing-argument", "{\"View\": \"A\"}",
      more: "\"views\": {\"A\": {\"parameters\": [\"p\"], \"view\": {\"Spacer\": {}}}},"),
  ]

  static func modified(_ modifier: String) -> String {
    "{\"Rectangle\": {}, \"modifiers\": [\(modifier)]}"
  }

  static let modifiers: [Case] = [
    .view("scene.unknown-modifier", modified("{\"paddin\": 8}"), at: "\"paddin\""),
    .view("scene.unknown-key", modified("{\"padding\": 8, \"frame\": {}}"), at: "\"frame\""),
    .view("scene.modifier-order", modified("{\"padding\": 8}, {\"fill\": \"red\"}")),
    .view("scene.modifier-kind", modified("{\"resizable\": true}")),
    .view("scene.conflict", modified("{\"frame\": {\"width\": 1, \"maxWidth\": 2}}")),
    .view(
      "scene.unknown-namespace",
      modified("{\"matchedTransitionSource\": {\"id\": 1, \"in\": \"n\"}}")),
    .view(
      "scene.source-configuration",
      modified(
        "{\"matchedTransitionSource\": {\"id\": 1, \"in\": \"n\","
          + " \"configuration\": {\"clipShape\": \"Circle\"}}}"), more: "\"namespaces\": [\"n\"],"),
    .view("scene.unknown-state", modified("{\"sheet\": {\"isPresented\": \"$show\"}}")),
    .view(
      "scene.unknown-type",
      modified("{\"navigationDestination\": {\"for\": \"ablum\", \"content\": []}}"), more: data),
    .view(
      "scene.unknown-action", modified("{\"onTapGesture\": [{\"sett\": {}}]}"), at: "\"sett\""),
    .view(
      "scene.type", modified("{\"onTapGesture\": [{\"set\": {\"on\": 3}}]}"),
      more: "\"state\": {\"on\": false},"),
    .view("scene.unknown-animation", modified("{\"animation\": \"smoth\"}"), at: "\"smoth\""),
    .view(
      "scene.conflict", modified("{\"animation\": {\"spring\": {\"response\": 1, \"bounce\": 0}}}")),
    .view("scene.unknown-shape", modified("{\"clipShape\": \"Hexagon\"}"), at: "\"Hexagon\""),
    .view("scene.missing-argument", modified("{\"overlay\": {\"alignment\": \"top\"}}")),
  ]

  static let scripts: [Case] = [
    .view("scene.unknown-event", "{\"Spacer\": {}}", more: "\"script\": [{\"tapp\": \"a\"}],"),
    .view("scene.out-of-range", "{\"Spacer\": {}}", more: "\"script\": [{\"wait\": -1}],"),
    .view("scene.unknown-value", "{\"Spacer\": {}}", more: "\"script\": [{\"wait\": \"setled\"}],"),
    .view(
      "scene.too-many-frames", "{\"Spacer\": {}}",
      more: "\"script\": [{\"wait\": 600}, {\"wait\": 600}],"),
    .view("scene.missing-argument", "{\"Spacer\": {}}", more: "\"script\": [{\"drag\": {}}],"),
    .view("scene.unknown-state", "{\"Spacer\": {}}", more: "\"script\": [{\"set\": {\"x\": 1}}],"),
    .view(
      "scene.unknown-reference", "{\"Spacer\": {}}",
      more: "\"script\": [{\"setData\": {\"x\": []}}],"),
    .view("scene.type", "{\"Spacer\": {}}", more: "\"script\": {},"),
  ]

  static let all = syntax + views + modifiers + scripts

  @Test func `the table has more than forty scenes`() { #expect(Self.all.count >= 60) }

  @Test(arguments: all)
  func `a broken scene gives a located finding of its kind`(test: Case) throws {
    let parsed = SceneParserTests.parse(test.text)
    #expect(parsed.scene == nil)
    let found = try #require(
      parsed.diagnostics.first { $0.id == test.id },
      "found \(parsed.diagnostics.map { "\($0.id): \($0.message)" })")
    let location = try #require(found.location)
    if let place = test.place {
      let bytes = Array(test.text.utf8)[location.offset...].prefix(place.utf8.count)
      #expect(String(decoding: bytes, as: UTF8.self) == place)
    }
    #expect(!found.message.hasSuffix("."))
  }

  @Test(arguments: all)
  func `the tool refuses a broken scene with status 65 and writes nothing`(test: Case) {
    let run = ToolRun.lint(test.text)
    #expect(run.status == .sceneErrors)
    #expect(run.result.contains(test.id))
  }

  @Test func `a misspelt word comes with the right one and a fix`() throws {
    let parsed = SceneParserTests.parse(SceneParserTests.scene(view: "{\"VStakc\": {}}"))
    let found = try #require(parsed.diagnostics.first)
    #expect(found.notes.first?.message == "did you mean 'VStack'?")
    #expect(found.fixIts.first?.replacement == "\"VStack\"")
    #expect(found.path == "$.view.VStakc")
  }
}
