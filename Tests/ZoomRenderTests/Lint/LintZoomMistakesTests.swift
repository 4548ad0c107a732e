// Mistakes with zooms, in scenes unlike those of the documentation: lists, covers, tickets.

import Testing

@testable import ZoomRender

/// A scene with the rules that it breaks.
struct MistakenScene: Sendable, CustomTestStringConvertible {
  var name: String
  var rules: [String]
  var text: String
  var testDescription: String { name }

  init(_ name: String, _ rules: [String], _ text: String) {
    self.name = name
    self.rules = rules.sorted()
    self.text = text
  }

  /// The ids of all findings, each once.
  func findings() throws -> [String] { try LinterTests.ids(Array(text.utf8), "mistake.json") }
}

/// A list of trips that opens pages.
private func trips(
  source: String = #"{"matchedTransitionSource": {"id": "$trip.id", "in": "map"}}"#,
  zoom: String = #"{"zoom": {"sourceID": "$trip.id", "in": "map"}}"#,
  row: String =
    #"{"HStack": {}, "children": [{"Text": "$trip.city"}, {"Spacer": {}}], "modifiers": [@]}"#,
  page: String = #"{"List": {}, "children": [{"Text": "$trip.city"}], "modifiers": [@]}"#,
  rest: String = "",
  script: String = #"{"tap": {"index": 1}}, {"wait": "settled"}, "back", {"wait": "settled"}"#
) -> String {
  let transition = zoom.isEmpty ? "" : #"{"navigationTransition": \#(zoom)}"#
  func placed(_ text: String, _ modifier: String) -> String {
    modifier.isEmpty
      ? text.replacing(", @]", with: "]").replacing("[@]", with: "[]")
      : text.replacing("@", with: modifier)
  }
  return """
    {"title": "Trips", "about": "A list.", \(rest)
     "data": {"trips": [{"id": "oslo", "city": "Oslo", "n": 1, "hue": "blue"},
       {"id": "rome", "city": "Rome", "n": 2, "hue": "red"}]},
     "namespaces": ["map", "other"],
     "view": {"NavigationStack": {}, "children": [{"List": "plain", "children": [
       {"ForEach": {"in": "trips", "as": "trip"}, "children": [
         {"NavigationLink": {"value": "$trip"}, "children": [\(placed(row, source))]}]}],
       "modifiers": [{"navigationDestination": {"for": "trip", "content": [
         \(placed(page, transition))]}}]}]},
     "script": [{"wait": 0.2}, \(script)]}
    """
}

/// A card that opens a cover.
private func ticket(
  card: String = #"{"Text": "Gate", "modifiers": [{"frame": {"width": 200, "height": 90}}, @]}"#,
  cover: String = "fullScreenCover", sourceID: String = "pass", wrap: String = "@",
  page: String = #"{"ScrollView": {}, "children": [{"Text": "Boarding"}], "modifiers": [@]}"#,
  zooms: Bool = true, script: String = #"{"tap": "go"}, {"wait": "settled"}, "dismiss""#
) -> String {
  let source = #"{"matchedTransitionSource": {"id": "pass", "in": "w"}}"#
  let zoom = #"{"navigationTransition": {"zoom": {"sourceID": "\#(sourceID)", "in": "w"}}}"#
  let button = """
    {"Button": {"action": [{"set": {"shown": true}}]}, "name": "go", "children": [
      \(card.replacing("@", with: source))], "modifiers": [{"buttonStyle": "plain"}]}
    """
  let content = zooms ? page.replacing("@", with: zoom) : page.replacing("[@]", with: "[]")
  return """
    {"title": "Ticket", "about": "A card.", "namespaces": ["w"], "state": {"shown": false},
     "view": {"VStack": {}, "children": [{"Text": "Wallet"}, \(wrap.replacing("@", with: button))],
       "modifiers": [{"\(cover)": {"isPresented": "shown", "content": [\(content)]}}]},
     "script": [{"wait": 0.1}, \(script), {"wait": "settled"}]}
    """
}

private let tile =
  #"{"Rectangle": {}, "modifiers": [{"fill": "$trip.hue"}, {"frame": {"width": 80, "height": 80}}, "#
  + #"{"accessibilityLabel": "$trip.city"}, @]}"#
private func picture(_ shape: String, _ frame: String) -> String {
  #"{"ScrollView": {}, "children": [{\#(shape), "modifiers": [{"fill": "$trip.hue"}, "#
    + #"{"frame": {\#(frame)}}]}], "modifiers": [@]}"#
}
private func modified(_ modifiers: String) -> String {
  #"{"Text": "$trip.city", "modifiers": [\#(modifiers), @]}"#
}
private func source(_ id: String, in namespace: String = "map") -> String {
  #"{"matchedTransitionSource": {"id": "\#(id)", "in": "\#(namespace)"}}"#
}
private func zoom(_ id: String, in namespace: String = "map") -> String {
  #"{"zoom": {"sourceID": "\#(id)", "in": "\#(namespace)"}}"#
}

struct LintZoomMistakesTests {
  static let lists: [MistakenScene] = [
    .init("a list without mistakes", [], trips()),
    .init("another value", ["ZR001"], trips(zoom: zoom("trip-${trip.id}"))),
    .init("another type", ["ZR001"], trips(source: source("$trip.n"), zoom: zoom("${trip.n}."))),
    .init("an item for its id", ["ZR001"], trips(zoom: zoom("$trip"))),
    .init("nil", ["ZR001"], trips(zoom: zoom("$chosen"), rest: #""state": {"chosen": null},"#)),
    .init("two namespaces", ["ZR002"], trips(zoom: zoom("$trip.id", in: "other"))),
    .init("no source", ["ZR010"], trips(source: "")),
    .init("no transition", ["ZR040"], trips(zoom: "")),
    .init("the automatic transition, asked for", [], trips(zoom: #""automatic""#)),
    .init("a new id in every evaluation", ["ZR001", "ZR004"], trips(source: source("$uuid"))),
    .init(
      "a position", ["ZR004"], trips(source: source("$index"), zoom: zoom("${trip.n - 1}"))),
    .init(
      "a text of a position", ["ZR004"],
      trips(source: source("row${index}"), zoom: zoom("row${trip.n - 1}"))),
    .init("a stored number", [], trips(source: source("$trip.n"), zoom: zoom("$trip.n"))),
    .init("a slide", ["ZR021"], trips(source: "", zoom: #""slide""#)),
    .init(
      "phases", ["ZR021"], trips(source: "", zoom: #"{"phases": {"willAppear": {"opacity": 0}}}"#)),
    .init("iOS 17", ["ZR011"], trips(rest: #""platform": "iOS 17","#)),
    .init("iOS 17, sources alone", ["ZR011"], trips(zoom: "", rest: #""platform": "iOS 17","#)),
    .init("macOS", ["ZR011"], trips(rest: #""platform": "macOS 15","#)),
    .init("visionOS 1", ["ZR011"], trips(rest: #""platform": "visionOS 1","#)),
    .init(
      "the transition on a text of the page", ["ZR005"],
      trips(
        zoom: "",
        page: """
          {"List": {}, "children": [{"Text": "$trip.city", "modifiers": [
            {"navigationTransition": {"zoom": {"sourceID": "$trip.id", "in": "map"}}}]}],
           "modifiers": [@]}
          """)),
    .init(
      "the transition on the source instead of the page", ["ZR005"],
      trips(
        source: source("$trip.id") + ", {\"navigationTransition\": " + zoom("$trip.id") + "}",
        zoom: "")),
    .init(
      "proportions that only the room inside makes different", ["ZR006"],
      trips(
        row: tile.replacing("@", with: #"{"padding": {"vertical": 30}}, @"#),
        page: picture(#""Rectangle": {}"#, #""height": 400"#))),
    .init(
      "padding inside", ["ZR006"],
      trips(row: modified(#"{"background": "yellow"}, {"padding": 20}"#))),
    .init(
      "padding inside a background", [],
      trips(row: modified(#"{"padding": 20}, {"background": "yellow"}"#))),
    .init(
      "a clip on the view", ["ZR007"],
      trips(row: modified(#"{"padding": 9}, {"background": "yellow"}, {"cornerRadius": 9}"#))),
    .init(
      "a shadow on the view", ["ZR014"],
      trips(row: modified(#"{"padding": 9}, {"background": "yellow"}, {"shadow": {"radius": 6}}"#))),
    .init(
      "glass", ["ZR013"],
      trips(row: modified(#"{"padding": 14}, {"glassEffect": {"in": {"RoundedRectangle": 18}}}"#))),
    .init(
      "a page made of a clear color", ["ZR012"],
      trips(
        page: #"{"Color": "clear", "modifiers": [{"overlay": {"content": [{"Text": "x"}]}}, @]}"#)
    ),
    .init(
      "a translucent page", ["ZR012"],
      trips(
        page: """
          {"ScrollView": {}, "children": [{"Text": "$trip.city"}],
           "modifiers": [{"background": {"style": {"material": "thin"}}}, @]}
          """)),
    .init(
      "a page that scrolls", [],
      trips(page: #"{"ScrollView": {}, "children": [{"Text": "x"}], "modifiers": [@]}"#)),
    .init("a tile without a name", ["ZR026"], trips(row: tile.replacing("$trip.city", with: ""))),
    .init(
      "other proportions", ["ZR008"],
      trips(row: tile, page: picture(#""Rectangle": {}"#, #""height": 200"#))),
    .init(
      "far radii", ["ZR032"],
      trips(
        source: """
          {"matchedTransitionSource": {"id": "$trip.id", "in": "map", "configuration":
            {"clipShape": {"RoundedRectangle": 8}}}}
          """, row: tile,
        page: picture(#""RoundedRectangle": 40"#, #""width": 360, "height": 360"#))),
    .init(
      "a dot", ["ZR035"],
      trips(row: tile.replacing(#""width": 80, "height": 80"#, with: #""width": 20, "height": 20"#))
    ),
    .init(
      "a pager", ["ZR022"],
      trips(
        page: """
          {"TabView": {"style": "page"}, "children": [{"Color": "orange"}, {"Color": "mint"}],
           "modifiers": [@]}
          """)),
    .init(
      "a hidden bar", ["ZR020"],
      trips(
        page: """
          {"List": {}, "children": [{"Text": "x"}], "modifiers": [
            {"toolbarVisibility": {"visibility": "hidden", "for": "navigationBar"}}, @]}
          """)),
    .init(
      "a hidden hero", ["ZR038"],
      trips(
        row: tile,
        page: """
          {"ScrollView": {}, "children": [{"Rectangle": {}, "modifiers": [{"fill": "$trip.hue"},
            {"frame": {"width": 360, "height": 360}}, "accessibilityHidden"]}, {"Text": "x"}],
           "modifiers": [@]}
          """)),
    .init(
      "focus that stays below", ["ZR039"],
      trips(row: modified(#"{"accessibilityFocused": "${trip.n == 1}"}"#))),
    .init(
      "focus that follows", [],
      trips(
        row: modified(#"{"accessibilityFocused": "${trip.n == 1}"}"#),
        page: """
          {"List": {}, "children": [{"Text": "x", "modifiers": ["accessibilityFocused"]}],
           "modifiers": [@]}
          """)),
    .init(
      "matched geometry across a push", ["ZR019"],
      trips(
        source: #"{"matchedGeometryEffect": {"id": "$trip.id", "in": "map"}}"#, zoom: "",
        page: """
          {"List": {}, "children": [{"Text": "x", "modifiers": [
            {"matchedGeometryEffect": {"id": "$trip.id", "in": "map"}}]}], "modifiers": [@]}
          """)),
  ]

  static let covers: [MistakenScene] = [
    .init("a cover without mistakes", [], ticket()),
    .init("a sheet without mistakes", [], ticket(cover: "sheet")),
    .init("a popover", ["ZR011"], ticket(cover: "popover")),
    .init("upper case", ["ZR001"], ticket(sourceID: "Pass")),
    .init("nobody opens the cover", ["ZR001"], ticket(sourceID: "Pass", script: #"{"wait": 1}"#)),
    .init("no transition", ["ZR040"], ticket(zooms: false)),
    .init("an if that the tap flips", ["ZR030"], ticket(wrap: #"{"if": "!shown", "then": [@]}"#)),
    .init(
      "an else that the tap flips", ["ZR030"],
      ticket(wrap: #"{"if": "$shown", "then": [{"Text": "gone"}], "else": [@]}"#)),
    .init(
      "a transition inside the cover's stack", ["ZR005"],
      ticket(
        page: """
          {"NavigationStack": {}, "children": [{"List": {}, "children": [{"Text": "x"}],
            "modifiers": [@]}]}
          """)),
    .init(
      "padding around the card", ["ZR006"],
      ticket(
        card: """
          {"Text": "Gate", "modifiers": [{"background": "mint"}, {"padding": 24}, @]}
          """)),
  ]

  @Test(arguments: lists + covers)
  func `a mistake is found, and nothing else`(_ scene: MistakenScene) throws {
    #expect(try scene.findings() == scene.rules)
  }

  @Test(arguments: [true, false])
  func `a namespace of a cell is a mistake in a lazy container alone`(isLazy: Bool) throws {
    let scene = MistakenScene(
      "cells", isLazy ? ["ZR002"] : [],
      """
      {"title": "Cells", "about": "Both sides are in the cell.", "data": {"trips": ["a", "b", "c"]},
       "view": {"NavigationStack": {}, "children": [{"ScrollView": {}, "children": [
         {"\(isLazy ? "LazyVStack" : "VStack")": {}, "children": [
           {"ForEach": {"in": "trips", "as": "trip"}, "children": [
             {"View": "Row", "with": {"trip": "$trip"}}]}]}]}]},
       "views": {"Row": {"parameters": ["trip"], "namespaces": ["own"], "view":
         {"NavigationLink": {"destination": [{"List": {}, "children": [{"Text": "$trip"}],
           "modifiers": [{"navigationTransition": {"zoom": {"sourceID": "$trip", "in": "own"}}}]}]},
          "children": [{"Text": "$trip", "modifiers": [{"frame": {"height": 60}},
            {"matchedTransitionSource": {"id": "$trip", "in": "own"}}]}]}}},
       "script": [{"wait": 0.1}, {"tap": {"index": 0}}, {"wait": "settled"}]}
      """)
    #expect(try scene.findings() == scene.rules)
  }

  @Test(arguments: ["VStack", "LazyVStack"])
  func `an id that stands in two sections is found, even below the fold`(stack: String) throws {
    let row = """
      {"ForEach": {"in": "trips", "as": "trip"}, "children": [{"NavigationLink": {"value": "$trip"},
        "children": [{"Text": "$trip", "modifiers": [{"frame": {"height": 400}},
          {"matchedTransitionSource": {"id": "$trip", "in": "n"}}]}]}]}
      """
    let scene = MistakenScene(
      "sections", ["ZR003"],
      """
      {"title": "Sections", "about": "Twice.", "data": {"trips": ["a", "b", "c"]},
       "namespaces": ["n"],
       "view": {"NavigationStack": {}, "children": [{"ScrollView": {}, "children": [
         {"\(stack)": {}, "children": [\(row), \(row)]}],
         "modifiers": [{"navigationDestination": {"for": "trip", "content": [
           {"List": {}, "children": [{"Text": "x"}], "modifiers": [{"navigationTransition":
             {"zoom": {"sourceID": "$trip", "in": "n"}}}]}]}}]}]}}
      """)
    #expect(try scene.findings() == scene.rules)
  }
}
