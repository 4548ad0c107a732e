// Timelines of scenes written in a test.

import Testing

@testable import ZoomRender

/// A timeline over the real layout and paint, without fonts: text is ten points a character.
enum JSONTimeline {
  static func timeline(_ scene: String) throws -> Timeline {
    let parsed = Scene.parse(Array(scene.utf8), file: "scenes/t.json")
    #expect(parsed.diagnostics == [])
    let made = try #require(parsed.scene)
    return Timeline(scene: made, stages: PlainStages(source: made.source))
  }

  static func time(_ event: String, _ timeline: Timeline) throws -> Double {
    try #require(timeline.events.first { $0.name == event }?.time)
  }
}
