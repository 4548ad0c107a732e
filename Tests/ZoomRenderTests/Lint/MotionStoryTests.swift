// What explain says: transitions, heroes, and why something else ran.

import Testing

@testable import ZoomRender

struct MotionStoryTests {
  private func timeline(_ path: String) throws -> Timeline {
    let scene = try #require(Scene.parse(SceneFiles.bytes(path), file: path).scene)
    return Timeline(scene: scene, assets: try TestAssets.snapshot())
  }

  @Test func `the story of a scene says what runs, between what and on which springs`() throws {
    let path = "scenes/lint/mismatched-id-fixed.json"
    let scene = try #require(Scene.parse(SceneFiles.bytes(path), file: path).scene)
    let timeline = Timeline(scene: scene, assets: try TestAssets.snapshot())
    let story = MotionStory(timeline)
    #expect(story.chapters.map(\.phase) == ["push", "pop"])
    #expect(story.chapters.map(\.style) == ["zoom", "zoom"])
    let push = try #require(story.chapters.first)
    #expect(push.to == Rect(x: 0, y: 0, width: 390, height: 720))
    #expect(push.from == story.chapters[1].to)
    let width = try #require(push.constants.first { $0.name == "zoom.push.width.response" })
    #expect(width.value == JSONText.number(scene.profile.zoom.push.width.response))
    #expect(!width.source.isEmpty && !width.confidence.isEmpty)
    #expect(MotionStory(timeline, at: 0).chapters.isEmpty)
  }

  @Test func `the story of a fallback names its rule`() throws {
    let path = "scenes/lint/mismatched-id.json"
    let scene = try #require(Scene.parse(SceneFiles.bytes(path), file: path).scene)
    let story = MotionStory(Timeline(scene: scene, assets: try TestAssets.snapshot()))
    #expect(story.chapters.map(\.style) == ["push", "push"])
    #expect(story.chapters.first?.fallback?.rule == "ZR001")
    #expect(story.text.contains("[ZR001]"))
  }

  @Test func `the story of a hero says from where to where, and on which spring`() throws {
    let story = MotionStory(try timeline("scenes/hero/grid.json"))
    #expect(story.chapters.map(\.style) == ["hero", "hero"])
    let first = try #require(story.chapters.first)
    #expect(first.phase == "change" && first.start == 0.2)
    #expect(first.to == story.chapters[1].from && first.from == story.chapters[1].to)
    #expect(first.from?.height == 120 && first.to?.height == 420)
    #expect(first.constants.map(\.name) == ["animation.response", "animation.dampingRatio"])
    #expect(first.constants.map(\.value) == ["0.42", "0.82"])
    #expect(first.origin.location != nil)
  }

  @Test func `the story of a cut says why nothing moves`() throws {
    let story = MotionStory(try timeline("scenes/lint/without-animation.json"))
    #expect(story.chapters.map(\.style) == ["cut"])
    #expect(story.chapters.first?.fallback?.rule == "ZR017")
  }

  @Test func `the story of one screen's animated change names its animation`() throws {
    let story = MotionStory(try timeline("scenes/hero/inline-card.json"))
    #expect(story.chapters.map(\.style) == ["animation", "animation"])
    #expect(story.chapters.allSatisfy { !$0.constants.isEmpty && $0.end > $0.start })
    let first = try #require(story.chapters.first)
    let (from, to) = (try #require(first.from), try #require(first.to))
    #expect(to.height > from.height + 50)
    #expect(story.chapters[1].from == to && story.chapters[1].to == from)
    #expect(first.participants.contains { $0.contains(Dump.rect(to)) })
  }

  @Test(arguments: [
    ("scenes/presentations/push.json", [402, 0, 402, 874], [0, 0, 402, 874]),
    ("scenes/presentations/sheet-stacked.json", [0, 874, 402, 812], [0, 62, 402, 812]),
  ])
  func `the story of other transitions says from where to where as well`(
    path: String, from: [Double], to: [Double]
  ) throws {
    let first = try #require(MotionStory(try timeline(path)).chapters.first)
    #expect(first.from?.components == from)
    #expect(first.to?.components == to)
  }

  @Test(arguments: [
    ("scenes/zoom/default-push.json", 1), ("scenes/presentations/cover.json", 1),
    ("scenes/presentations/sheet-stacked.json", 3), ("scenes/presentations/sheet-zoom.json", 1),
  ])
  func `what goes returns to where it came from`(path: String, back: Int) throws {
    let chapters = MotionStory(try timeline(path)).chapters
    let (first, last) = (chapters[0], chapters[back])
    #expect(last.from == first.to && last.to == first.from)
    #expect(first.from != first.to)
  }

  @Test func `a card that is turned back starts where it is`() throws {
    let chapters = MotionStory(try timeline("scenes/presentations/interrupt.json")).chapters
    let (push, pop) = (chapters[0], chapters[1])
    let (start, page) = (try #require(pop.from), try #require(push.to))
    let source = try #require(push.from)
    #expect(start.width > source.width + 10 && start.width < page.width - 10)
    #expect(pop.to == source)
  }

  @Test func `a card whose source goes ends in nothing`() throws {
    let chapters = MotionStory(try timeline("scenes/presentations/removed-in-flight.json")).chapters
    #expect(chapters.last?.to?.size == .zero)
    #expect(chapters.last?.fallback?.rule == "ZR010")
  }

  @Test func `views that come with a transition are told with it`() throws {
    let story = MotionStory(try timeline("scenes/motion/transitions.json"))
    let first = try #require(story.chapters.first)
    #expect(first.participants.contains { $0.contains("comes with a ") })
    #expect(first.participants.contains { $0.contains("scenes/motion/transitions.json:") })
  }

  @Test func `the source of a zoom is told with its line`() throws {
    let story = MotionStory(try timeline("scenes/lint/mismatched-id-fixed.json"))
    #expect(story.text.contains("in namespace 'plan' (scenes/lint/mismatched-id-fixed.json:"))
  }

  static let stories = [
    "scenes/lint/mismatched-id.json", "scenes/hero/grid.json",
    "scenes/presentations/sheet-zoom.json",
    "scenes/presentations/drag-dismiss.json", "scenes/lint/drag-under-reduce-motion.json",
    "scenes/motion/slide-up-fade.json",
  ]

  @Test(arguments: stories)
  func `a story as JSON holds what its words say`(path: String) throws {
    let story = MotionStory(try timeline(path))
    let read = JSONReader.read(SourceText(file: "story", bytes: Array(story.json.utf8)))
    let chapters = try #require(read.node?["transitions"]?.elements)
    #expect(chapters.count == story.chapters.count && !chapters.isEmpty)
    for (json, chapter) in zip(chapters, story.chapters) {
      #expect(json["phase"]?.string == chapter.phase)
      #expect(json["style"]?.string == chapter.style)
      #expect(json["start"]?.number == JSONText.number(chapter.start, digits: 6).double)
      #expect(json["participants"]?.elements?.count == chapter.participants.count)
      #expect(!chapter.participants.isEmpty)
      #expect(json["fallback"]?["rule"]?.string == chapter.fallback?.rule)
      #expect(json["location"]?["line"]?.number == chapter.origin.location.map { Double($0.line) })
    }
  }
}

extension String {
  fileprivate var double: Double? { Double(self) }
}
