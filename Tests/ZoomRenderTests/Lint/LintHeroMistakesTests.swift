// Mistakes with matched geometry, tabs and staggers.

import Testing

@testable import ZoomRender

/// A shape that changes places with a larger one.
private func deck(
  small: String =
    #"{"Rectangle": {}, "modifiers": [{"fill": "purple"}, @, {"frame": {"width": 90, "height": 60}}]}"#,
  large: String =
    #"{"Rectangle": {}, "modifiers": [{"fill": "purple"}, @, {"frame": {"width": 330, "height": 220}}]}"#,
  match: String = #"{"matchedGeometryEffect": {"id": "mini", "in": "deck"}}"#,
  action: String = #"{"withAnimation": {"animation": "snappy", "do": [{"toggle": "wide"}]}}"#,
  together: Bool = false, around: String = "", rest: String = ""
) -> String {
  let (small, large) = (small.replacing("@", with: match), large.replacing("@", with: match))
  let views =
    together
    ? "\(small), \(large)"
    : #"{"Group": {}, "children": [{"if": "$wide", "then": [\#(large)], "else": [\#(small)]}], "#
      + #""modifiers": [\#(around)]}"#
  return """
    {"title": "Deck", "about": "Two sizes.", "namespaces": ["deck"], "state": {"wide": false},
     \(rest)
     "view": {"ZStack": {}, "children": [\(views),
       {"Button": {"title": "Flip", "action": [\(action)]}, "name": "flip",
        "modifiers": [{"offset": {"y": 300}}]}]},
     "script": [{"wait": 0.1}, {"tap": "flip"}, {"wait": "settled"}, {"tap": "flip"},
       {"wait": "settled"}]}
    """
}

/// Rows with delays that grow.
private func stagger(value: String) -> String {
  """
  {"title": "Rows", "about": "One after the other.", "state": {"up": false, "other": 1},
   "view": {"VStack": {}, "modifiers": [{"onAppear": [{"set": {"up": true}}]}], "children": [
     {"ForEach": {"in": 3, "as": "k"}, "children": [{"Text": "Row ${k}", "modifiers": [
       {"opacity": "${up ? 1 : 0}"},
       {"animation": {"animation": {"delay": {"animation": "smooth", "by": "${k * 0.06}"}},
         "value": \(value)}}]}]}]},
   "script": [{"wait": "settled"}, {"wait": 0.4}]}
  """
}

/// Two tabs.
private func tabs(on bar: String = "", on page: String = "", script: String = #"{"selectTab": 1}"#)
  -> String
{
  """
  {"title": "Tabs", "about": "Two.", "state": {"tab": 0},
   "view": {"TabView": {"selection": "tab"}, "modifiers": [\(bar)], "children": [
     {"Button": {"title": "Jump", "action": [{"withAnimation": {"do": [{"set": {"tab": 1}}]}}]},
      "name": "jump", "modifiers": [
        {"tabItem": {"title": "A", "systemImage": "house", "tag": 0}}\(page)]},
     {"Text": "Two", "modifiers": [{"tabItem": {"title": "B", "systemImage": "star", "tag": 1}}]}]},
   "script": [{"wait": 0.1}, \(script), {"wait": "settled"}]}
  """
}

struct LintHeroMistakesTests {
  private static let framed =
    #"{"Rectangle": {}, "modifiers": [{"fill": "purple"}, {"frame": {"width": 90}}, @]}"#
  private static func animated(_ animation: String) -> String {
    #"{"Rectangle": {}, "modifiers": [{"fill": "purple"}, @, {"frame": {"width": 90}}, "#
      + #"{"animation": {"animation": \#(animation), "value": "$wide"}}]}"#
  }
  private static let smooth = #"{"animation": {"animation": "smooth", "value": "$wide"}}"#
  private static let toggle = #"{"toggle": "wide"}"#

  static let heroes: [MistakenScene] = [
    .init("a hero without mistakes", [], deck()),
    .init("an animation modifier around both", [], deck(action: toggle, around: smooth)),
    .init("two sources", ["ZR015"], deck(together: true)),
    .init(
      "no source", ["ZR016"],
      deck(match: #"{"matchedGeometryEffect": {"id": "mini", "in": "deck", "isSource": false}}"#)),
    .init("a cut", ["ZR017"], deck(action: toggle)),
    .init(
      "a modifier on the view that is inserted", ["ZR017"],
      deck(small: animated(#""smooth""#), large: animated(#""smooth""#), action: toggle)),
    .init("a frame before the modifier", ["ZR018"], deck(small: framed, large: framed)),
    .init(
      "a linear curve", ["ZR027"],
      deck(
        action: #"{"withAnimation": {"animation": {"linear": 0.4}, "do": [{"toggle": "wide"}]}}"#)
    ),
    .init(
      "an eased curve around both", ["ZR027"],
      deck(
        action: toggle,
        around: #"{"animation": {"animation": {"easeInOut": 0.3}, "value": "$wide"}}"#)),
    .init(
      "two curves", ["ZR028"],
      deck(small: animated(#""bouncy""#), large: animated(#""smooth""#), action: toggle)),
    .init("Reduce Motion", ["ZR029"], deck(rest: #""reduceMotion": true,"#)),
    .init(
      "a hidden hero", ["ZR038"],
      deck(
        large: """
          {"Rectangle": {}, "modifiers": [{"fill": "purple"}, "accessibilityHidden", @,
            {"frame": {"width": 330, "height": 220}}]}
          """)),
  ]

  static let others: [MistakenScene] = [
    .init("a stagger", [], stagger(value: #""$up""#)),
    .init("a stagger on another variable", ["ZR036"], stagger(value: #""$other""#)),
    .init("a stagger on a constant", ["ZR036"], stagger(value: "1")),
    .init("tabs", [], tabs()),
    .init(
      "an animation on tabs", ["ZR034"],
      tabs(on: #"{"animation": {"animation": "smooth", "value": "$tab"}}"#)),
    .init("a transition on a tab", ["ZR034"], tabs(on: "", on: #", {"transition": "slide"}"#)),
    .init("tabs inside an animation", ["ZR034"], tabs(script: #"{"tap": "jump"}"#)),
    .init(
      "glass before its time", ["ZR037"],
      """
      {"title": "Glass", "about": "On iOS 18.", "platform": "iOS 18",
       "view": {"Text": "x", "modifiers": [{"padding": 20}, {"glassEffect": "clear"}]}}
      """),
    .init(
      "a toolbar source before its time", ["ZR037"],
      """
      {"title": "Toolbar", "about": "On iOS 18.", "platform": "iOS 18", "namespaces": ["n"],
       "state": {"shown": false},
       "view": {"NavigationStack": {}, "children": [{"List": {}, "children": [{"Text": "x"}],
         "modifiers": [
           {"toolbar": [{"ToolbarItem": {"placement": "topBarTrailing", "content": [
              {"Button": {"title": "Add", "action": [{"set": {"shown": true}}]}}],
             "matchedTransitionSource": {"id": "add", "in": "n"}}}]},
           {"sheet": {"isPresented": "shown", "content": [{"List": {}, "children": [{"Text": "y"}],
             "modifiers": [{"navigationTransition": {"zoom": {"sourceID": "add", "in": "n"}}}]}]}}]}]}}
      """),
  ]

  @Test(arguments: heroes + others)
  func `a mistake is found, and nothing else`(_ scene: MistakenScene) throws {
    #expect(try scene.findings() == scene.rules)
  }

  @Test func `a scene whose script only waits is tried out`() throws {
    let idle = deck(action: Self.toggle).replacing(
      #"{"tap": "flip"}, {"wait": "settled"}"#, with: #"{"wait": 0.1}"#)
    #expect(try LinterTests.ids(Array(idle.utf8), "mistake.json") == ["ZR017"])
  }
}
