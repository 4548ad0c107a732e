// Pictures of sources that go while their cards are under way.

import Testing

@testable import ZoomRender

struct LostSourceTests {
  /// What the source's picture in the first card looks like at a moment.
  struct Picture {
    /// Its opacity above the page, 0...1.
    var opacity: Double
    /// Width over height.
    var aspect: Double
    /// Opacity of the whole card.
    var card: Double
  }

  static func picture(_ timeline: Timeline, at time: Double) -> Picture? {
    guard let card = timeline.frameWithoutSpeeds(at: time).root.layers(role: .card).first else {
      return nil
    }
    func find(_ layer: Layer, _ opacity: Double) -> Picture? {
      let opacity = opacity * layer.opacity
      if layer.role == .source {
        let rect = layer.transform.apply(to: layer.bounds)
        return Picture(opacity: opacity, aspect: rect.width / rect.height, card: card.opacity)
      }
      return layer.children.lazy.compactMap { find($0, opacity) }.first
    }
    return card.children.lazy.compactMap { find($0, 1) }.first
  }

  /// The end of the script's step that removes the tile: at once, and with an animation.
  @Test(
    arguments: [Profile.Name.ios26, .ios18, .device], ["}}}", "}}, \"animation\": \"smooth\"}"])
  func `the picture of a source that goes in the pop fades on and vanishes with the card`(
    profile: Profile.Name, end: String
  ) throws {
    let timeline = try PlayedScene(
      "presentations/removed-in-flight",
      changing: [("{\"remove\": \"grove\"}}}", "{\"remove\": \"grove\"\(end)")], profile: profile
    ).timeline()
    let gone = try #require(timeline.time(of: "setData"))
    let aspect = try #require(Self.picture(timeline, at: gone)).aspect
    var last = try #require(Self.picture(timeline, at: gone - 1.0 / 120)).opacity
    #expect(last > 0.2 && last < 0.8)
    for step in 0..<24 {
      let now = try #require(Self.picture(timeline, at: gone + Double(step) / 120))
      #expect((-1e-9...0.14).contains(now.opacity - last))
      #expect(abs(now.aspect / aspect - 1) < 0.002)
      last = now.opacity
    }
    #expect(last == 1)
    let pop = try #require(timeline.transitions.last)
    #expect(try #require(Self.picture(timeline, at: pop.end - 1e-6)).card == 0)
    #expect(timeline.rect("grove", at: gone + 0.03) != nil)
    #expect(timeline.rect("grove", at: timeline.duration) == nil)
  }

  @Test func `the picture of a source that goes in the push fades out as if it were there`() throws
  {
    func opacities(_ removes: Bool) throws -> [Double] {
      let timeline = try PlayedScene(
        "presentations/removed-in-flight",
        script: [.wait(seconds: 0.1), .tap(.id("grove")), .wait(seconds: 0.05)]
          + (removes ? [.setData("tiles", .list([]), Transaction())] : []) + [.waitUntilSettled]
      ).timeline()
      return (0..<30).map { step in
        Self.picture(timeline, at: 0.1 + Double(step) / 120)?.opacity ?? 0
      }
    }
    let (kept, lost) = (try opacities(false), try opacities(true))
    for (a, b) in zip(kept, lost) { #expect(abs(a - b) < 1e-9) }
    #expect(kept[8] > 0.2)
  }

  @Test func `a finger takes a card on its way in whose source has gone`() throws {
    let drag = ScriptEvent.Gesture(
      samples: [.init(time: 0, point: Point(200, 300)), .init(time: 0.3, point: Point(200, 560))],
      releaseVelocity: .zero)
    let timeline = try PlayedScene(
      "presentations/removed-in-flight",
      script: [
        .wait(seconds: 0.1), .tap(.id("grove")), .wait(seconds: 0.06),
        .setData("tiles", .list([]), Transaction()), .wait(seconds: 0.02), .drag(drag),
        .waitUntilSettled,
      ]
    ).timeline()
    #expect(timeline.transitionNames == ["push", "landing"])
    #expect(MotionCheck(timeline: timeline).jumps == [])
    #expect(timeline.diagnostics.map(\.id) == ["ZR010"])
  }

  @Test func `a view that only loses the id stays on screen while its picture flies`() throws {
    let timeline = try PlayedScene(
      "presentations/sheet-zoom",
      changing: [
        ("{\"id\": \"now-playing\"", "{\"id\": \"${gone ? 'none' : 'now-playing'}\""),
        ("{\"shown\": false}", "{\"shown\": false, \"gone\": false}"),
      ],
      script: [
        .wait(seconds: 0.1), .tap(.id("capsule")), .waitUntilSettled, .dismiss,
        .wait(seconds: 0.05), .set("gone", .bool(true), Transaction()), .waitUntilSettled,
      ]
    ).timeline()
    let gone = try #require(timeline.time(of: "set"))
    #expect(try #require(Self.picture(timeline, at: gone + 0.02)).opacity > 0.3)
    let frame = timeline.frameWithoutSpeeds(at: gone + 0.05)
    let capsule = try #require(frame.elements.last { $0.name == "capsule" })
    #expect(capsule.opacity == 1 && capsule.rect == timeline.rect("capsule", at: 0.05))
    #expect(MotionCheck(timeline: timeline).jumps == [])
  }

  @Test func `where a data change gives the id to another tile, that tile's picture lands`() throws
  {
    let timeline = try PlayedScene(
      "presentations/index-id",
      changing: [
        ("\"id\": \"$index\"}, \"children\"", "\"id\": \"$tile.title\"}, \"children\""),
        (
          "{\"setData\": {\"tiles\": {\"sort\": \"title\"}}}, {\"wait\": 0.2}, \"back\"",
          "\"back\", {\"wait\": 0.08}, {\"setData\": {\"tiles\": {\"sort\": \"title\"}}}"
        ),
      ]
    ).timeline()
    let gone = try #require(timeline.time(of: "setData"))
    #expect(Self.picture(timeline, at: gone + 0.02) != nil)
    #expect(timeline.diagnostics == [])
  }

  @Test func `a page that opened from a source says that it has gone`() throws {
    let timeline = try PlayedScene("presentations/source-removed").timeline()
    #expect(timeline.transitions.last?.fallback?.rule == "ZR010")
    #expect(timeline.diagnostics.map(\.id) == ["ZR010"])
  }

  @Test func `a stand-in for a missing source is the page's ground, and comes and goes softly`()
    throws
  {
    let timeline = try PlayedScene("zoom/albums-id-mismatch", profile: .device).timeline()
    let push = try #require(timeline.transitions.first)
    func card(_ progress: Double) throws -> Layer {
      let flight = try #require(
        (1...200).map { push.start + Double($0) / 400 }.first { time in
          timeline.frame(at: time).transitions.first?.progress.first { $0.name == "width" }
            .map { $0.value >= progress } ?? false
        })
      return try #require(timeline.frame(at: flight).root.layers(role: .card).first)
    }
    #expect(try card(0.001).opacity < 0.2)
    let early = try card(0.12)
    #expect(early.opacity == 1)
    let page = try #require(early.children.last { $0.role == .destination })
    // The page's share by the rule of the cross-fade: .12 of .65 of the way.
    #expect((0.15...0.35).contains(page.opacity))
    #expect(early.children.first?.children.first?.content == .color(.white))
  }
}
