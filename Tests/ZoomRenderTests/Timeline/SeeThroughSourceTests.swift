// Sources of zooms inside something that is see-through.

import Testing

@testable import ZoomRender

struct SeeThroughSourceTests {
  /// How opaque the source's picture in the card is, and how opaque what is behind it.
  static func card(_ timeline: Timeline, at time: Double) -> (look: Double, rest: Double)? {
    guard let card = timeline.frameWithoutSpeeds(at: time).root.layers(role: .card).first else {
      return nil
    }
    var (look, rest) = (0.0, 0.0)
    for child in card.children {
      let sources = child.layers(role: .source)
      if let source = sources.first {
        look = source.id == child.id ? child.opacity : child.opacity * source.opacity
      } else {
        var opacity = child.opacity
        if case .color(let color) = child.content { opacity *= color.alpha }
        rest = max(rest, opacity)
      }
    }
    return (look, rest)
  }

  @Test(arguments: ["", ", \"configuration\": {\"clipShape\": {\"RoundedRectangle\": 10}}"])
  func `a source in something see-through is as see-through when its card leaves and lands`(
    configuration: String
  ) throws {
    let timeline = try JSONTimeline.timeline(
      """
      {"title": "see-through", "about": "test",
      "canvas": {"width": 400, "height": 800, "scale": 1}, "namespaces": ["ns"],
      "view": {"NavigationStack": {}, "children": [{"VStack": {}, "modifiers": [{"opacity": 0.4},
      {"navigationDestination": {"for": "String", "content": [{"Color": "red", "modifiers": [
      {"navigationTransition": {"zoom": {"sourceID": "tile", "in": "ns"}}}]}]}}], "children": [
      {"Color": "blue", "name": "tile", "modifiers": [{"frame": {"width": 100, "height": 80}},
      {"matchedTransitionSource": {"id": "tile", "in": "ns"\(configuration)}}]}]}]},
      "script": [{"wait": 0.1}, {"push": {"value": "x"}}, {"wait": "settled"},
      "back", {"wait": "settled"}]}
      """)
    let push = try #require(timeline.transitions.first)
    let pop = try #require(timeline.transitions.last)
    let leaving = try #require(Self.card(timeline, at: push.start + 1e-6))
    #expect(abs(leaving.look - 0.4) < 0.001 && leaving.rest < 0.01)
    let landing = try #require(Self.card(timeline, at: pop.end - 1e-6))
    #expect(abs(landing.look - 0.4) < 0.001 && landing.rest < 0.01)
    let rest = timeline.frameWithoutSpeeds(at: 0).elements.first { $0.name == "tile" }
    #expect(rest?.opacity == 0.4)
  }
}
