// Popovers on wide screens, and taps beside presentations.

import Testing

@testable import ZoomRender

struct PopoverTests {
  static func timeline(
    width: Int = 820, height: Int = 1180, kind: String = "popover",
    _ script: String = "{\"wait\": 0.2}"
  ) throws -> Timeline {
    try JSONTimeline.timeline(
      """
      {"title": "popover", "about": "test",
      "canvas": {"width": \(width), "height": \(height), "scale": 1}, "state": {"open": false},
      "view": {"ZStack": {}, "children": [{"Button": {"action": [{"toggle": "open"}]},
      "name": "more", "modifiers": [{"buttonStyle": "plain"}, {"\(kind)": {"isPresented": "open",
      "content": [{"Color": "red", "name": "content", "modifiers": [
      {"frame": {"width": 240, "height": 160}}]}]}}], "children": [{"Color": "blue", "modifiers": [
      {"frame": {"width": 100, "height": 40}}]}]}]},
      "script": [{"wait": 0.1}, {"tap": "more"}, {"wait": "settled"}, \(script),
      {"wait": "settled"}]}
      """)
  }

  @Test func `a popover is as large as its content and stands below the view that presents it`()
    throws
  {
    let timeline = try Self.timeline()
    let rect = try #require(timeline.rect("content", at: timeline.duration))
    #expect(rect == Rect(x: 290, y: 624, width: 240, height: 160))
    // It fades in, where it stands.
    let way = try #require(timeline.frameWithoutSpeeds(at: 0.2).transitions.first)
    #expect(way.kind == .crossFade && way.from == way.to)
    let middle = try #require(
      timeline.frameWithoutSpeeds(at: 0.2).elements.first { $0.name == "content" })
    #expect(middle.rect == rect && middle.opacity > 0.1 && middle.opacity < 0.9)
  }

  @Test func `on a phone a popover is a sheet`() throws {
    let timeline = try Self.timeline(width: 402, height: 874)
    #expect(timeline.frameWithoutSpeeds(at: 0.2).transitions.first?.kind == .sheet)
  }

  @Test(arguments: [("popover", 820, 1180), ("popover", 402, 874), ("sheet", 402, 874)])
  func `a tap beside a popover or sheet dismisses it`(
    kind: String, width: Int, height: Int
  ) throws {
    let beside = try Self.timeline(
      width: width, height: height, kind: kind, "{\"tap\": {\"point\": [20, 20]}}")
    #expect(beside.diagnostics == [])
    #expect(beside.rect("content", at: beside.duration) == nil)
  }
}
