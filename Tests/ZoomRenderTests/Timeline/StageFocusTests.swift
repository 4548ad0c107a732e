// Where VoiceOver's focus is, as `inspect` prints it.

import Testing

@testable import ZoomRender

struct StageFocusTests {
  private func focus(_ path: String, at time: Double) throws -> String? {
    let scene = try #require(Scene.parse(SceneFiles.bytes(path), file: path).scene)
    let timeline = Timeline(scene: scene, assets: try TestAssets.snapshot())
    let frame = timeline.frame(at: time)
    let line = FrameInspection(frame).text.split(separator: "\n")
      .first { $0.hasPrefix("accessibility focus") }
    let name = frame.accessibilityFocus.map { "'\($0)'" } ?? "none"
    #expect(line.map(String.init) == "accessibility focus \(name)")
    return frame.accessibilityFocus
  }

  @Test func `a view that asks for focus has it, on its own screen alone`() throws {
    #expect(try focus("scenes/lint/focus-on-back-fixed.json", at: 0) == "Attic")
    #expect(try focus("scenes/lint/focus-on-back.json", at: 0) == "Attic")
  }

  @Test func `without a view that asks, the back button of a page has focus`() throws {
    #expect(try focus("scenes/lint/focus-on-back.json", at: 0.75) == "Back")
    #expect(try focus("scenes/lint/focus-on-back-fixed.json", at: 0.75) == "Attic")
    #expect(try focus("scenes/lint/hidden-hero.json", at: 0) == nil)
  }

  @Test func `a presentation gives focus to the first view that can be read`() throws {
    #expect(try focus("scenes/presentations/sheet.json", at: 2) == "New note")
  }
}
