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

  static func checked(_ view: String, more: String = "") throws -> Scene {
    let parsed = parse(scene(view: view, more: more))
    #expect(parsed.diagnostics == [])
    return try #require(parsed.scene)
  }

  static func root(_ view: String, more: String = "") throws -> [ViewNode] {
    let scene = try checked(view, more: more)
    return scene.source.root(in: scene.initialState)
  }

  static func texts(_ nodes: [ViewNode]) -> [String] {
    var found: [String] = []
    nodes.visit { node in
      if case .text(let content) = node.kind { found.append(content.string) }
      return true
    }
    return found
  }

  @Test(arguments: ["rotationEffect", "rotation3DEffect", "hueRotation"])
  func `a plain number is degrees`(name: String) throws {
    func modifiers(_ angle: String) throws -> [Modifier] {
      try Self.root("{\"Text\": \"x\", \"modifiers\": [{\"\(name)\": \(angle)}]}")[0]
        .modifiers.map(\.modifier)
    }
    #expect(try modifiers("45") == modifiers("{\"degrees\": 45}"))
    #expect(try modifiers("45") != modifiers("{\"radians\": 45}"))
  }

  static let albums = """
    "data": {"albums": [{"id": "a", "title": "One", "size": 10}, {"id": "b", "title": "Two",
    "size": 20}]}, "namespaces": ["n"], "state": {"open": false, "name": "x", "chosen": null},
    """

  // MARK: Templates

  struct TextCase: CustomTestStringConvertible {
    var text: String
    var expected: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    TextCase(text: "plain", expected: "plain"), TextCase(text: "$name", expected: "x"),
    TextCase(text: "a ${name} b", expected: "a x b"), TextCase(text: "$$5", expected: "$5"),
    TextCase(text: "5 $ each", expected: "5 $ each"),
    TextCase(text: "${albums.count} albums", expected: "2 albums"),
    TextCase(text: "${albums[1].title}", expected: "Two"),
    TextCase(text: "$albums.b.title", expected: "Two"),
    TextCase(text: "${1 + 2 * 3}", expected: "7"), TextCase(text: "${(1 + 2) * 3}", expected: "9"),
    TextCase(text: "${10 / 4}", expected: "2.5"), TextCase(text: "${7 % 4}", expected: "3"),
    TextCase(text: "${open ? 'yes' : 'no'}", expected: "no"),
    TextCase(text: "${name == 'x' && !open ? 1 : 2}", expected: "1"),
    TextCase(text: "${'a}b'}", expected: "a}b"), TextCase(text: "${-3 < 2}", expected: "true"),
  ])
  func `text is put together from references`(test: TextCase) throws {
    let nodes = try Self.root("{\"Text\": \(JSONText.quoted(test.text))}", more: Self.albums)
    #expect(Self.texts(nodes) == [test.expected])
  }

  @Test func `a whole reference keeps the kind of its value`() throws {
    let nodes = try Self.root(
      "{\"ForEach\": {\"in\": \"albums\", \"as\": \"it\"}, \"children\": [{\"Spacer\": {},"
        + " \"modifiers\": [{\"frame\": {\"width\": \"$it.size\", \"height\": \"${it.size * 2}\"}}]}]}",
      more: Self.albums)
    let frames = nodes[0].children.map { $0.modifiers.map(\.modifier) }
    #expect(
      frames == [
        [.frame(width: 10, height: 20, alignment: .center)],
        [.frame(width: 20, height: 40, alignment: .center)],
      ])
  }

  @Test func `an if shows one side and the state decides`() throws {
    let scene = try Self.checked(
      "{\"VStack\": {}, \"children\": [{\"if\": \"$open\", \"then\": [{\"Text\": \"on\"}],"
        + " \"else\": [{\"Text\": \"off\"}]}]}", more: Self.albums)
    var state = scene.initialState
    #expect(Self.texts(scene.source.root(in: state)) == ["off"])
    state.values["open"] = .bool(true)
    #expect(Self.texts(scene.source.root(in: state)) == ["on"])
  }

  @Test func `both sides of an if are checked`() {
    let parsed = Self.parse(
      Self.scene(
        view: "{\"if\": \"$open\", \"then\": [{\"Color\": \"$name\"}], \"else\": []}",
        more: Self.albums))
    #expect(parsed.diagnostics.map(\.id) == ["scene.unknown-color"])
  }

  @Test func `a side that null keeps out is not blamed for null`() throws {
    _ = try Self.root(
      "{\"if\": \"$chosen != null\", \"then\": [{\"Text\": \"$chosen.title\"}], \"else\": []}",
      more: Self.albums)
  }

  @Test func `null inside a text is found where it is written`() throws {
    func findings(_ view: String) -> [Diagnostic] {
      Self.parse(Self.scene(view: view, more: Self.albums)).diagnostics
    }
    let found = findings("{\"Text\": \"By ${chosen} and me\"}")
    #expect(found.map(\.id) == ["scene.null-in-text"])
    #expect(found.first?.severity == .warning && found.first?.path == "$.view.Text")
    #expect(findings("{\"Text\": \"By ${chosen != null ? chosen : 'nobody'}\"}") == [])
    // A side that null keeps out is not blamed.
    #expect(
      findings("{\"if\": \"$chosen\", \"then\": [{\"Text\": \"By ${chosen}\"}], \"else\": []}")
        == [])
  }

  // MARK: Identity

  @Test func `an element keeps its identity when the collection is reordered`() throws {
    let scene = try Self.checked(
      "{\"ForEach\": {\"in\": \"albums\", \"as\": \"it\"}, \"children\": [{\"Text\": \"$it.title\"}]}",
      more: Self.albums)
    let before = scene.source.root(in: scene.initialState)[0].children
    var state = scene.initialState
    guard case .list(let elements)? = state.data["albums"] else { return }
    state.data["albums"] = .list(elements.reversed())
    let after = scene.source.root(in: state)[0].children
    #expect(before.map(\.id) == after.map(\.id).reversed())
    #expect(Set(before.map(\.id)).count == 2)
  }

  @Test func `an index as identity stays with the place`() throws {
    let scene = try Self.checked(
      "{\"ForEach\": {\"in\": \"albums\", \"as\": \"it\", \"id\": \"$index\"},"
        + " \"children\": [{\"Text\": \"$it.title\"}]}", more: Self.albums)
    let before = scene.source.root(in: scene.initialState)[0].children
    var state = scene.initialState
    guard case .list(let elements)? = state.data["albums"] else { return }
    state.data["albums"] = .list(elements.reversed())
    #expect(before.map(\.id) == scene.source.root(in: state)[0].children.map(\.id))
  }

  @Test func `a unique id is the same for one state and another for the next`() throws {
    let scene = try Self.checked(
      "{\"ForEach\": {\"in\": \"albums\", \"id\": \"$uuid\"}, \"children\": [{\"Spacer\": {}}]}",
      more: Self.albums)
    let first = scene.source.root(in: scene.initialState)
    #expect(first == scene.source.root(in: scene.initialState))
    var state = scene.initialState
    state.values["open"] = .bool(true)
    let second = scene.source.root(in: state)
    #expect(first[0].id == second[0].id)
    #expect(Set(first[0].children.map(\.id)).isDisjoint(with: second[0].children.map(\.id)))
    #expect(Set(first[0].children.map(\.id)).count == 2)
  }

  @Test func `equal ids still give views of their own`() throws {
    let nodes = try Self.root(
      "{\"ForEach\": {\"in\": [\"same\", \"same\"]}, \"children\": [{\"Spacer\": {}}]}")
    #expect(Set(nodes[0].children.map(\.id)).count == 2)
  }

  // MARK: Namespaces

  static func namespaces(_ nodes: [ViewNode]) -> [NamespaceID] {
    var found: [NamespaceID] = []
    nodes.visit { node in
      for modifier in node.modifiers {
        if case .matchedTransitionSource(let source) = modifier.modifier {
          found.append(source.namespace)
        }
      }
      return true
    }
    return found
  }

  @Test func `each instance of a view owns its namespace`() throws {
    let cell =
      "\"views\": {\"Cell\": {\"namespaces\": [\"own\"], \"view\": {\"Spacer\": {}, \"modifiers\":"
      + " [{\"matchedTransitionSource\": {\"id\": 1, \"in\": \"own\"}}]}}},"
    let owners = Self.namespaces(
      try Self.root("[{\"View\": \"Cell\"}, {\"View\": \"Cell\"}]", more: cell))
    #expect(owners.map(\.name) == ["own", "own"])
    #expect(owners[0].owner != owners[1].owner)
    #expect(owners.allSatisfy { $0.owner != .root })
  }

  @Test func `a namespace that is handed over is the owner's`() throws {
    let cell =
      "\"namespaces\": [\"n\"], \"views\": {\"Cell\": {\"parameters\": [\"space\"], \"view\":"
      + " {\"Spacer\": {}, \"modifiers\": [{\"matchedTransitionSource\": {\"id\": 1,"
      + " \"in\": \"$space\"}}]}}},"
    let owners = Self.namespaces(
      try Self.root("{\"View\": \"Cell\", \"with\": {\"space\": \"$n\"}}", more: cell))
    #expect(owners == [NamespaceID(name: "n", owner: .root)])
  }

  // MARK: Navigation

  @Test func `links and destinations meet in the collection's name`() throws {
    let scene = try Self.checked(
      """
      {"NavigationStack": {}, "children": [{"ForEach": {"in": "albums", "as": "album"}, "children": [
        {"NavigationLink": {"value": "$album"}, "children": [{"Text": "$album.title"}]}]}],
        "modifiers": [{"navigationDestination": {"for": "album", "content": [
          {"Text": "Page ${album.title}"}]}}]}
      """, more: Self.albums)
    let root = scene.source.root(in: scene.initialState)[0]
    guard case .navigationLink(let value, let type, nil) = root.children[0].children[1].kind,
      case .navigationDestination(let destination) = root.modifiers[0].modifier
    else {
      Issue.record("no link or destination in \(root)")
      return
    }
    #expect(type == "albums")
    #expect(destination.trigger == .type("albums"))
    let page = scene.source.content(
      of: destination.template, for: ContentRequest(id: NodeID.root.child(9), value: value),
      in: scene.initialState)
    #expect(Self.texts(page) == ["Page Two"])
  }

  @Test func `content remembers the loop variables around it`() throws {
    let scene = try Self.checked(
      """
      {"ForEach": {"in": "albums", "as": "album"}, "children": [
        {"NavigationLink": {"title": "$album.title", "destination": [{"Text": "To ${album.id}"}]}}]}
      """, more: Self.albums)
    let links = scene.source.root(in: scene.initialState)[0].children
    let pages = links.map { link -> [String] in
      guard case .navigationLink(_, _, let template?) = link.kind else { return [] }
      return Self.texts(
        scene.source.content(
          of: template, for: ContentRequest(id: link.id), in: scene.initialState))
    }
    #expect(pages == [["To a"], ["To b"]])
  }

  @Test func `loops inside a sheet see their own variables`() throws {
    let scene = try Self.checked(
      """
      {"Spacer": {}, "modifiers": [{"sheet": {"isPresented": "$open", "content": [
        {"ForEach": {"in": "albums", "as": "it"}, "children": [{"Text": "$it.title"}]}]}}]}
      """, more: Self.albums)
    guard
      case .presentation(let sheet) = scene.source.root(in: scene.initialState)[0].modifiers[0]
        .modifier
    else { return }
    #expect(sheet.presentedValue == nil)
    let content = scene.source.content(
      of: sheet.template, for: ContentRequest(id: .root, value: .bool(true)),
      in: scene.initialState)
    #expect(Self.texts(content) == ["One", "Two"])
  }

  @Test func `an item's sheet binds the item`() throws {
    let scene = try Self.checked(
      """
      {"Spacer": {}, "modifiers": [{"sheet": {"item": "$chosen", "as": "it", "content": [
        {"Text": "${it.title}!"}], "detents": ["medium", {"height": 300}]}}]}
      """, more: Self.albums)
    var state = scene.initialState
    state.values["chosen"] = Value.object(.init([.init(name: "title", value: .string("T"))]))
    guard case .presentation(let sheet) = scene.source.root(in: state)[0].modifiers[0].modifier
    else { return }
    #expect(sheet.presentedValue == state.values["chosen"])
    let content = scene.source.content(
      of: sheet.template, for: ContentRequest(id: .root, value: sheet.presentedValue ?? .null),
      in: state)
    #expect(Self.texts(content) == ["T!"])
    #expect(
      content[0].modifiers.map(\.modifier) == [
        .presentationDetents([.medium, .height(300)], selection: nil)
      ])
  }

  @Test func `a geometry reader's content sees the proposal`() throws {
    let scene = try Self.checked(
      "{\"GeometryReader\": {\"as\": \"g\"}, \"children\": [{\"Text\": \"${g.size.width}\"}]}")
    guard case .geometryReader(let template) = scene.source.root(in: scene.initialState)[0].kind
    else { return }
    let content = scene.source.content(
      of: template, for: ContentRequest(id: .root, size: Size(123, 4)), in: scene.initialState)
    #expect(Self.texts(content) == ["123"])
  }

  // MARK: Script

  @Test func `set data sorts and filters what later events see`() throws {
    let scene = try Self.checked(
      "{\"Spacer\": {}}",
      more: Self.albums + """
        "script": [{"wait": 0.5}, {"setData": {"albums": {"filter": "item.size > 15"}}},
        {"push": "$albums[0]"}, {"set": {"open": true}, "animation": "bouncy"}, "back"],
        """)
    let events = scene.script.map(\.event)
    #expect(events[0] == .wait(seconds: 0.5))
    guard case .setData("albums", .list(let left), _) = events[1],
      case .push(let value, let type, nil) = events[2]
    else {
      Issue.record("\(events)")
      return
    }
    #expect(left.count == 1)
    #expect(value.member(named: "id") == .string("b"))
    #expect(type == "albums")
    #expect(events[3] == .set("open", .bool(true), Transaction(animation: .bouncy)))
    #expect(events[4] == .back)
  }

  // MARK: Speed

  /// The bound is loose: it fails when work grows with the square of the nodes.
  @Test func `ten thousand nodes are made in well under a second, also unoptimized`() throws {
    let scene = try Self.checked(
      """
      {"ForEach": {"in": 5000, "as": "i"}, "children": [{"Text": "Row ${i}", "name": "$i",
        "modifiers": [{"padding": 8}, {"frame": {"height": "${20 + i % 3}"}}]}, {"Divider": {}}]}
      """)
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure {
      count = scene.source.root(in: scene.initialState)[0].children.count
    }
    #expect(count == 10_000)
    #expect(time < .seconds(2))
  }
}
