// Changes of one value of a scene's text that no number of its motion says.

import Testing

@testable import ZoomRender

struct SceneValueTests {
  /// Tiles from data, of which one is tapped and opens a page.
  static let scene = """
    {"title": "t", "about": "a", "canvas": {"width": 200, "height": 300, "scale": 2},
    "data": {"tiles": [
      {"id": "a", "title": "Dune", "tint": "indigo"},
      {"id": "b", "title": "Reef", "tint": "green"}]},
    "namespaces": ["n"],
    "view": {"NavigationStack": {}, "children": [
      {"VStack": {"spacing": 14}, "modifiers": [
        {"navigationDestination": {"for": "tile", "content": [
          {"VStack": {"alignment": "leading", "spacing": 6}, "modifiers": [
            {"padding": 18}, {"navigationTransition": {"zoom": {"sourceID": "$tile.id", "in": "n"}}}
          ], "children": [
            {"Text": "Details", "modifiers": [{"font": "headline"}]},
            {"Rectangle": {}, "modifiers": [{"fill": "$tile.tint"}, {"frame": {"height": 60}}]}]}]}}
      ], "children": [
        {"ForEach": {"in": "tiles", "as": "tile"}, "children": [
          {"NavigationLink": {"value": "$tile"}, "modifiers": [{"buttonStyle": "plain"}], "children": [
            {"RoundedRectangle": {"cornerRadius": 12}, "name": "$tile.id", "modifiers": [
              {"fill": {"gradient": "$tile.tint"}}, {"frame": {"width": 120, "height": 70}},
              {"overlay": {"alignment": "bottomLeading", "content": [
                {"Text": "$tile.title", "modifiers": [
                  {"font": {"style": "footnote", "weight": "semibold"}}, {"padding": 9}]}]}},
              {"matchedTransitionSource": {"id": "$tile.id", "in": "n"}}]}]}]}]}]},
    "script": [{"wait": 0.1}, {"tap": "a"}, {"wait": 0.4}]}
    """

  /// The golden of the scene: recorded once, for verifying leaves it as it is.
  static let making = Result {
    let making = GoldenMaking("tiles")
    try making.record(scene)
    return making
  }

  static let changes: [(from: String, to: String, says: String)] = [
    ("\"tint\": \"indigo\"", "\"tint\": \"orange\"", "tiles.tint indigo → orange (line 3)"),
    ("\"padding\": 9", "\"padding\": 12", "padding 9 → 12 (line 21)"),
    (
      "\"bottomLeading\"", "\"topTrailing\"",
      "overlay.alignment bottomLeading → topTrailing (line 19)"
    ),
    ("\"tap\": \"a\"", "\"tap\": \"b\"", "tap a → b (line 23)"),
  ]

  @Test(arguments: changes.indices)
  func `a changed value of the text is named with its line and leaves nothing`(
    _ index: Int
  ) throws {
    let change = Self.changes[index]
    try #require(Self.scene.contains(change.from))
    let text = Self.scene.replacing(change.from, with: change.to, maxReplacements: 1)
    let verdict = try Self.making.get().verify(text)
    #expect(verdict.status == .failed)
    #expect(verdict.sentence.hasPrefix(change.says + ", residual 0 px"), "\(verdict.sentence)")
    #expect(verdict.causes.count == 1)
  }

  /// Values, modifiers and neighbours that were otherwise, alone or together.
  static let several: [(changes: [(from: String, to: String)], says: String)] = [
    (
      [("indigo", "orange"), ("bottomLeading", "topTrailing")],
      "tiles.tint indigo → orange (line 3), overlay.alignment bottomLeading → topTrailing (line 19)"
    ),
    ([("{\"padding\": 9}", "{\"padding\": 9}, {\"opacity\": 0.7}")], "opacity is new (line 21)"),
  ]

  @Test(arguments: several.indices)
  func `changes that come together are told together`(_ index: Int) throws {
    let (changes, says) = Self.several[index]
    var text = Self.scene
    for (from, to) in changes {
      try #require(text.contains(from))
      text = text.replacing(from, with: to, maxReplacements: 1)
    }
    let verdict = try Self.making.get().verify(text)
    #expect(verdict.sentence.hasPrefix(says + ", residual 0 px"), "\(verdict.sentence)")
    // A new modifier is no new element.
    #expect(verdict.causes.allSatisfy { $0.cause != .elementExtra })
    // Annotations and SARIF point at the first of them.
    let line = try #require(verdict.location?.line)
    #expect(says.contains("(line \(line))"))
  }

  /// Numbers in an expression, and neighbours in the other order.
  @Test(arguments: [
    ("\"${big ? 90 : 60}\"", "\"${big ? 70 : 60}\"", "width of 'bar' 90 → 70 in "),
    (
      "{\"Circle\": {}, \"name\": \"dot\", \"modifiers\": [{\"fill\": \"red\"}]},\n",
      "", "'bar' and 'dot' have changed places (line 3)"
    ),
  ])
  func `expressions and the order of views are part of the text`(
    _ from: String, _ to: String, _ says: String
  ) throws {
    let scene = """
      {"title": "t", "about": "a", "canvas": {"width": 120, "height": 120, "scale": 2},
      "state": {"big": false}, "view": {"ZStack": {}, "children": [
      {"Circle": {}, "name": "dot", "modifiers": [{"fill": "red"}]},
      {"Rectangle": {}, "name": "bar", "modifiers": [{"fill": "blue"},
        {"frame": {"width": "${big ? 90 : 60}", "height": 40}}]}
      ]}, "script": [{"wait": 0.05}, {"set": {"big": true}}, {"wait": 0.1}]}
      """
    try #require(scene.contains(from))
    let making = GoldenMaking("order")
    try making.record(scene)
    var text = scene.replacing(from, with: to)
    // The view that has gone from its place comes after the other one.
    if to.isEmpty {
      text = text.replacing("\"height\": 40}}]}", with: "\"height\": 40}}]},\n" + from.dropLast(2))
    }
    let verdict = try making.verify(text)
    #expect(verdict.sentence.hasPrefix(says), "\(verdict.sentence)")
    #expect(verdict.sentence.contains(", residual 0 px"), "\(verdict.sentence)")
  }

  /// What two values have done together is not put down to one of them.
  @Test func `a change of two values is not said to be one`() throws {
    let text = Self.scene.replacing("\"padding\": 9", with: "\"padding\": 12")
      .replacing("\"semibold\"", with: "\"black\"")
    let verdict = try Self.making.get().verify(text)
    #expect(verdict.status == .failed)
    #expect(!verdict.sentence.contains("line"), "\(verdict.sentence)")
    #expect(!verdict.sentence.contains("residual 0 px ("), "\(verdict.sentence)")
  }
}
