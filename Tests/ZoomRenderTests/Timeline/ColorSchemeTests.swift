// What `preferredColorScheme` does to pages, to what is around them and to the status bar.

import Testing

@testable import ZoomRender

struct ColorSchemeTests {
  static func timeline(_ page: String = "", root: String = "", _ script: String) throws -> Timeline
  {
    try JSONTimeline.timeline(
      """
      {"title": "schemes", "about": "test", "canvas": {"width": 400, "height": 800, "scale": 1},
      "state": {"open": false, "scheme": "light"},
      "view": {"NavigationStack": {}, "modifiers": [{"fullScreenCover": {"isPresented": "open",
      "content": [{"Color": "systemBackground", "name": "cover", "modifiers": [
      {"preferredColorScheme": "dark"}]}]}}\(root)], "children": [{"Color": "systemBackground",
      "name": "home", "modifiers": [{"navigationDestination": {"for": "String", "content": [
      {"Color": "systemBackground", "name": "page", "modifiers": [{"name": "p"}\(page)]}]}}]}]},
      "script": [{"wait": 0.1}, \(script), {"wait": "settled"}, "back", {"wait": "settled"}]}
      """)
  }

  static func bar(_ timeline: Timeline, at time: Double) -> ColorScheme {
    let recording = timeline.recording
    let segment = recording.segments[recording.segmentIndex(at: time)]
    return timeline.maker.barScheme(
      over: recording.stages[segment.stage], segment, at: time, in: recording)
  }

  /// The ground of each page on stage, bottom to top.
  static func grounds(_ timeline: Timeline, at time: Double) -> [Color] {
    timeline.frameWithoutSpeeds(at: time).root.layers(role: .page).compactMap { page in
      for layer in [page] + page.children {
        if case .picture(let picture) = layer.content,
          case .fill(_, .color(let color), _)? = picture.commands.first
        {
          return color
        }
      }
      return nil
    }
  }

  static let push = "{\"push\": {\"value\": \"x\"}}"
  static let dark = ", {\"preferredColorScheme\": \"dark\"}"

  @Test func `a pushed page that is dark is dark alone, and the status bar follows it`() throws {
    let timeline = try Self.timeline(Self.dark, Self.push)
    let start = try #require(timeline.transitions.first)
    let back = try #require(timeline.transitions.last)
    // The bar changes its letters where half of the page is there.
    for (run, isComing) in [(start, true), (back, false)] {
      #expect(Self.bar(timeline, at: run.start) == (isComing ? .light : .dark))
      #expect(Self.bar(timeline, at: run.start + 0.01) == (isComing ? .light : .dark))
      #expect(Self.bar(timeline, at: run.end) == (isComing ? .dark : .light))
      #expect(Self.grounds(timeline, at: run.start + 0.05) == [.white, .black])
    }
  }

  @Test func `what stands around the stack speaks for all pages`() throws {
    let timeline = try Self.timeline(
      ", {\"preferredColorScheme\": \"light\"}", root: Self.dark, Self.push)
    #expect(Self.bar(timeline, at: 0) == .dark)
    let start = try #require(timeline.transitions.first)
    #expect(Self.grounds(timeline, at: start.start + 0.05) == [.black, .black])
    #expect(Self.bar(timeline, at: start.end) == .dark)
  }

  @Test func `a dark cover has light letters once half of it is there`() throws {
    let timeline = try Self.timeline("", root: "", "{\"present\": \"open\"}")
    let start = try #require(timeline.transitions.first)
    #expect(Self.bar(timeline, at: start.start + 0.01) == .light)
    #expect(Self.bar(timeline, at: start.end) == .dark)
    #expect(Self.bar(timeline, at: timeline.duration) == .light)
  }
}
