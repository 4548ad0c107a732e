// What views ask of the driver: scroll positions, appearance, the system's overlays.

import Testing

@testable import ZoomRender

struct TimelineViewTests {
  private func timeline(_ members: String) throws -> Timeline {
    let text = "{\"title\": \"t\", \"about\": \"a\", \(members)}"
    let parsed = Scene.parse(Array(text.utf8), file: "scene.json")
    #expect(parsed.diagnostics == [])
    return Timeline(scene: try #require(parsed.scene), assets: try TestAssets.snapshot())
  }

  private func frame(_ name: String, _ timeline: Timeline, at time: Double) -> Rect? {
    timeline.layouts(at: time).flatMap(\.namedNodes).first { $0.name == name }?.frame
  }

  private static let rows = """
    "canvas": {"width": 100, "height": 100, "scale": 1}, "state": {"row": 7, "on": false},
    "view": {"ScrollView": {}, "modifiers": [{"scrollPosition": {"id": "$row", "anchor": "top"}}], "children": [
      {"VStack": {"spacing": 0}, "children": [{"ForEach": {"in": 20, "as": "i", "id": "$i"}, "children": [
        {"Color": "red", "name": "row${i}", "modifiers": [{"frame": {"width": 50, "height": 20}}, {"padding": 5}]}]}]}]}
    """

  @Test func `a scroll position scrolls when it changes, not at the beginning`() throws {
    let timeline = try timeline(
      Self.rows
        + ", \"script\": [{\"wait\": 0.1}, {\"run\": {\"set\": {\"row\": 4}}}, {\"wait\": 0.1}]")
    #expect(frame("row0", timeline, at: 0) == Rect(x: 25, y: 5, width: 50, height: 20))
    #expect(frame("row4", timeline, at: 0.15)?.minY == 5)
    // Clamped at the end.
    let last = try self.timeline(
      Self.rows + ", \"script\": [{\"run\": {\"set\": {\"row\": 19}}}, {\"wait\": 0.1}]")
    #expect(frame("row19", last, at: 0.05)?.maxY == 95)
  }

  @Test func `a scroll position moves with the transaction's animation`() throws {
    let timeline = try timeline(
      Self.rows
        + ", \"script\": [{\"withAnimation\": {\"animation\": {\"linear\": 1}, \"do\": {\"set\": {\"row\": 10}}}}, {\"wait\": 1.5}]"
    )
    let half = try #require(frame("row10", timeline, at: 0.5)?.minY)
    #expect(abs(half - (5 + 150)) < 1)
    #expect(frame("row10", timeline, at: 1.2)?.minY == 5)
  }

  @Test func `actions run when a view comes and when it goes`() throws {
    let timeline = try timeline(
      """
      "canvas": {"width": 100, "height": 100, "scale": 1}, "state": {"on": true, "count": 0},
      "view": {"VStack": {}, "children": [
        {"Color": "red", "name": "count${count}", "modifiers": [{"frame": {"width": 10, "height": 10}}]},
        {"if": "$on", "then": [{"Color": "blue", "modifiers": [
          {"onAppear": {"set": {"count": "${count + 1}"}}}, {"onDisappear": {"set": {"count": "${count + 10}"}}}]}]}]},
      "script": [{"wait": 0.1}, {"run": {"set": {"on": false}}}, {"wait": 0.1}, {"run": {"set": {"on": true}}}, {"wait": 0.1}]
      """)
    #expect(frame("count1", timeline, at: 0.05) != nil)
    #expect(frame("count11", timeline, at: 0.15) != nil)
    #expect(frame("count12", timeline, at: 0.25) != nil)
  }

  private static let list = """
    "device": "iPhone 16 Pro",
    "view": {"NavigationStack": {}, "children": [{"List": "plain", "modifiers": [{"navigationTitle": "Names"}, {"navigationBarTitleDisplayMode": "inline"}], "children": [
      {"Section": {}, "header": [{"Text": "A", "name": "a"}], "children": [{"ForEach": {"in": 20, "as": "i", "id": "$i"}, "children": [{"Text": "${i}"}]}]},
      {"Section": {}, "header": [{"Text": "B", "name": "b"}], "children": [{"ForEach": {"in": 20, "as": "i", "id": "$i"}, "children": [{"Text": "${i}", "name": "b${i}"}]}]}]}]}
    """

  @Test func `headers of a plain list stay below the bar until their section is over`() throws {
    func frames(_ offset: Double) throws -> (a: Double?, b: Double?) {
      let played = try timeline(
        Self.list + ", \"script\": [{\"scroll\": {\"offset\": [0, \(offset)]}}, {\"wait\": 0.1}]")
      return (frame("a", played, at: 0.05)?.minY, frame("b", played, at: 0.05)?.minY)
    }
    // The bar ends at 116; a header keeps 6 points below it while it is pinned.
    #expect(try frames(0).a == 126)
    #expect(try frames(3).a == 123)
    #expect(try frames(200).a == 122)
    let next = try frames(1040)
    #expect(next.b ?? 0 > 122 && next.a ?? 0 < next.b ?? 0)
    #expect(try frames(1200).b == 122)
  }

  @Test func `a paged tab view has a dot for each page and no bar`() throws {
    let paged = try timeline(
      """
      "canvas": {"width": 200, "height": 400, "scale": 1, "safeArea": {"bottom": 34}}, "state": {"tab": 1},
      "view": {"TabView": {"style": "page", "selection": "tab"}, "children": [
        {"Color": "red", "name": "one", "modifiers": [{"tag": 0}]}, {"Color": "blue", "name": "two", "modifiers": [{"tag": 1}]}]}
      """)
    #expect(frame("two", paged, at: 0) == Rect(x: 0, y: 0, width: 200, height: 366))
    #expect(frame("one", paged, at: 0) == nil)
    let tree = try #require(paged.layouts(at: 0).first?.tree)
    let dots = tree.nodes.indices.filter { tree.nodes[$0].frame.size == Size(7, 7) }
    let places = Set(dots.map { tree.rootFrame(of: $0).center.x })
    #expect(places == [92, 108])
  }

  @Test func `views hide the status bar and the home indicator`() throws {
    func roles(_ modifiers: String) throws -> [Layer.Role] {
      try timeline("\"view\": {\"Color\": \"red\", \"modifiers\": [\(modifiers)]}")
        .frame(at: 0).root.children.map(\.role)
    }
    let all = try roles("")
    #expect(all.contains(.statusBar) && all.contains(.homeIndicator))
    #expect(try !roles("{\"statusBarHidden\": true}").contains(.statusBar))
    #expect(
      try !roles("{\"persistentSystemOverlays\": \"hidden\"}").contains(.homeIndicator))
  }

  @Test func `without a status bar the safe area of a phone with a home button begins at the top`()
    throws
  {
    func top(_ members: String, _ modifiers: String) throws -> Double? {
      let scene =
        "\(members), \"view\": {\"Color\": \"red\", \"name\": \"a\", \"modifiers\": [\(modifiers)]}"
      return frame("a", try timeline(scene), at: 0)?.minY
    }
    let hidden = "{\"statusBarHidden\": true}"
    #expect(try top("\"device\": \"iPhone SE\"", "") == 20)
    #expect(try top("\"device\": \"iPhone SE\"", hidden) == 0)
    #expect(try top("\"device\": \"iPhone SE\", \"hides\": [\"statusBar\"]", "") == 0)
    #expect(try top("\"device\": \"iPhone 14\"", hidden) == 47)
  }
}
