// What lint tries out in scenes that nobody plays, and how little of it is made anew.

import Testing

@testable import ZoomRender

struct LintTrialsTests {
  /// A card and a picture in its place, exchanged by a button.
  private static func deck(_ action: String, script: String = #"{"wait": 0.1}"#) -> String {
    """
    {"title": "Deck", "about": "A card.", "namespaces": ["n"], "state": {"wide": false},
     "view": {"VStack": {}, "children": [
       {"if": "$wide", "then": [
         {"Rectangle": {}, "modifiers": [{"fill": "red"},
    {"matchedGeometryEffect": {"id": "card", "in": "n"}}, {"frame": {"height": 300}}]}],
        "else": [{"Rectangle": {}, "modifiers": [{"fill": "red"},
    {"matchedGeometryEffect": {"id": "card", "in": "n"}}, {"frame": {"width": 90, "height": 60}}]}]},
       {"Button": {"title": "Flip", "action": [\(action)]}}]},
     "script": [\(script)]}
    """
  }

  /// Rows that open a page or a presentation.
  private static func shelf(
    row: String =
      #"{"NavigationLink": {"value": "$book"}, "modifiers": [{"buttonStyle": "plain"}]"#,
    page: String, around: String = "", state: String = ""
  ) -> String {
    """
    {"title": "Shelf", "about": "Books.", "namespaces": ["n"], "state": {\(state)},
     "data": {"books": [{"id": "a"}, {"id": "b"}]},
     "view": {"NavigationStack": {}, "children": [{"ScrollView": {},
       "modifiers": [\(around){"navigationDestination": {"for": "book", "content": [\(page)]}}],
       "children": [{"VStack": {}, "children": [{"ForEach": {"in": "books", "as": "book"}, "children": [
         \(row), "children": [
           {"Rectangle": {}, "modifiers": [{"fill": "blue"}, {"frame": {"height": 90}},
             {"accessibilityLabel": "$book.id"},
             {"matchedTransitionSource": {"id": "$book.id", "in": "n"}}]}]}]}]}]}]},
     "script": [{"wait": 0.1}]}
    """
  }

  private func findings(_ text: String) throws -> [Diagnostic] {
    try LinterTests.findings(Array(text.utf8), "trial.json")
  }

  @Test func `a hero that is cut is found on both ways`() throws {
    let found = try findings(Self.deck(#"{"toggle": "wide"}"#))
    #expect(found.map(\.id) == ["ZR017", "ZR017"])
    #expect(found.compactMap(\.location?.line) == [5, 7])
  }

  @Test func `a hero that flies is no mistake on either way`() throws {
    let action = #"{"withAnimation": {"animation": "snappy", "do": [{"toggle": "wide"}]}}"#
    #expect(try findings(Self.deck(action)).map(\.id) == [])
  }

  @Test func `the picture of a page that nobody opens is measured`() throws {
    let page = """
      {"ScrollView": {}, "modifiers": [{"background": "white"},
        {"navigationTransition": {"zoom": {"sourceID": "$book.id", "in": "n"}}}],
       "children": [{"Rectangle": {}, "modifiers": [{"fill": "blue"}, {"frame": {"height": 300}}]}]}
      """
    #expect(try findings(Self.shelf(page: page)).map(\.id) == ["ZR008"])
  }

  @Test func `what opens is looked at in the state that the tap leaves`() throws {
    let cover = """
      {"fullScreenCover": {"item": "$open", "as": "shown", "content": [
        {"Color": "white", "modifiers": [
          {"navigationTransition": {"zoom": {"sourceID": "$open.id", "in": "n"}}}]}]}},
      """
    let row =
      #"{"Button": {"action": [{"set": {"open": "$book"}}]}, "modifiers": [{"buttonStyle": "plain"}]"#
    let text = Self.shelf(
      row: row, page: #"{"Color": "white"}"#, around: cover, state: #""open": null"#)
    #expect(try findings(text).map(\.id) == [])
  }

  @Test(arguments: [
    (#"{"rule": "ZR0017", "reason": "x"}"#, "lint.unknown-rule"),
    (#"{"rule": "ZR010", "reason": "x"}"#, "lint.unused-exception"),
  ])
  func `an exception that does nothing is told at its line`(entry: String, id: String) throws {
    let text = Self.deck(#"{"withAnimation": {"animation": "snappy", "do": [{"toggle": "wide"}]}}"#)
      .replacing(#"{"title": "Deck""#, with: "{\n\"lint\": [\n\(entry)],\n\"title\": \"Deck\"")
    let found = try findings(text)
    #expect(found.map(\.id) == [id])
    #expect(found.first?.location?.line == 3)
  }

  @Test(arguments: [#""""#, #""  ""#])
  func `a rule is not switched off without a reason`(reason: String) {
    let text = Self.deck(#"{"toggle": "wide"}"#)
      .replacing(
        #"{"title": "Deck""#,
        with: #"{"lint": [{"rule": "ZR017", "reason": \#(reason)}], "title": "Deck""#)
    let parsed = Scene.parse(Array(text.utf8), file: "off.json")
    #expect(parsed.scene == nil)
    #expect(parsed.diagnostics.map(\.id) == ["scene.missing-argument"])
  }

  @Test func `a link without modifiers gets its button style`() throws {
    let grid = Self.shelf(
      row: #"{"NavigationLink": {"value": "$book"}"#,
      page: """
        {"Color": "white", "modifiers": [
          {"navigationTransition": {"zoom": {"sourceID": "$book.id", "in": "n"}}}]}
        """
    ).replacing(#"{"VStack": {}"#, with: #"{"LazyVGrid": {"columns": [{"flexible": {}}]}"#)
    let found = try findings(grid)
    #expect(found.map(\.id) == ["ZR025"])
    let fixed = LintFix.apply(found, to: Array(grid.utf8), file: found[0].location?.file ?? "")
    #expect(fixed.repaired == 1)
    #expect(try LinterTests.findings(fixed.bytes, "trial.json").map(\.id) == [])
  }

  @Test func `what is presented does not lay the screen below out again`() throws {
    let row =
      #"{"Button": {"action": [{"set": {"open": "$book"}}]}, "modifiers": [{"buttonStyle": "plain"}]"#
    let cover = """
      {"fullScreenCover": {"item": "$open", "as": "shown", "content": [{"Color": "white"}]}},
      """
    let text = Self.shelf(
      row: row, page: #"{"Color": "white"}"#, around: cover, state: #""open": null, "wide": false"#)
    let scene = try #require(Scene.parse(Array(text.utf8), file: "shelf.json").scene)
    let stages = EngineStages(scene: scene, assets: try TestAssets.snapshot())
    var open = scene.initialState
    open.values["open"] = .object(.init([.init(name: "id", value: .string("a"))]))
    func request(_ state: SceneState) -> SurfaceRequest {
      SurfaceRequest(
        views: scene.source.root(in: state), host: LayoutHost(size: Size(390, 720)), state: state,
        isInSheet: false, scrollOffsets: [])
    }
    let memo = LayoutMemo(capacity: 4)
    let first = memo.tree(request(scene.initialState)) {
      stages.layout(request(scene.initialState))
    }
    let laidOut = memo.laidOut
    let second = memo.tree(request(open)) { stages.layout(request(open)) }
    #expect(memo.laidOut == laidOut && laidOut > 0)
    let isTheSame = second == stages.layout(request(open))
    #expect(isTheSame)
    #expect(second.nodes.count == first.nodes.count)
  }
}
