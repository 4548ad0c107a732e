// Where a zoom's card goes when its source moves, goes, or was never there.

import Testing

@testable import ZoomRender

struct SourceRuleTests {
  @Test(arguments: ["filter-before-back", "sort-before-back"])
  func `a stable id lands where its tile is now`(scene: String) throws {
    let timeline = try PlayedScene("presentations/\(scene)").timeline()
    let name = scene == "filter-before-back" ? "grove" : "rose"
    let landing = try #require(timeline.transitions.last)
    let card = try #require(timeline.card(at: landing.end - 1e-6))
    let tile = try #require(timeline.rect(name, at: timeline.duration))
    for (a, b) in zip(card.components, tile.components) { #expect(abs(a - b) < 0.5) }
    // The filter moves the tile; the sorting leaves this one where it was.
    #expect((tile != timeline.rect(name, at: 0.1)) == (scene == "filter-before-back"))
  }

  @Test func `an index id lands on the tile that has the position now`() throws {
    let timeline = try PlayedScene("presentations/index-id").timeline()
    let landing = try #require(timeline.transitions.last)
    let card = try #require(timeline.card(at: landing.end - 1e-6))
    // The page was opened from Dusk, first then; now Amber is.
    let record = try #require(timeline.frame(at: landing.start + 0.1).transitions.first)
    #expect(record.participants.contains(.init("source", "0")))
    #expect(abs(card.minX - 16) < 0.5)
  }

  /// What becomes of a card whose source goes while it flies: where, and how large at the end.
  @Test(arguments: [(Profile.Name.ios26, 0.0), (.ios18, 0.0), (.device, 48.0)])
  func `a source that goes in mid-flight lets the card shrink, or sends it to the middle`(
    profile: Profile.Name, side: Double
  ) throws {
    let timeline = try PlayedScene("presentations/removed-in-flight", profile: profile).timeline()
    let pop = try #require(timeline.transitions.last)
    let gone = try #require(timeline.time(of: "setData"))
    let before = try #require(timeline.card(at: gone))
    let after = try #require(timeline.card(at: gone + 1e-6))
    for (a, b) in zip(before.components, after.components) { #expect(abs(a - b) < 0.01) }
    let last = try #require(timeline.card(at: pop.end - 1e-6))
    #expect(abs(last.width - max(side, 1)) < 0.6 && abs(last.height - max(side, 1)) < 0.6)
    let middle = Point(201, 437)
    if profile == .device {
      #expect((last.center - middle).length < 0.5)
    } else {
      // Grove was the second tile of the second row.
      let tile = try #require(timeline.rect("grove", at: 0.1))
      #expect((last.center - tile.center).length < 0.5)
    }
    #expect(pop.end - gone < 0.7)
    #expect(timeline.diagnostics.map(\.id) == ["ZR010"])
    // The instant is told as seconds after the change: the clock does not start again.
    #expect(pop.start < gone)
  }

  /// Effects around the modifier, and the size that the tile then has.
  @Test(arguments: [
    ("{\"scaleEffect\": 0.8}", 0.8), ("{\"rotationEffect\": 20}", 1.0),
    ("{\"offset\": [30, 12]}", 1.0),
  ])
  func `a source in an effect is left and met where it is drawn`(effect: String, scale: Double)
    throws
  {
    let source =
      "{\"matchedTransitionSource\": {\"id\": \"$tile.id\", \"in\": \"tiles-zoom\", "
      + "\"configuration\": {\"clipShape\": {\"RoundedRectangle\": 18}}}}"
    let timeline = try PlayedScene(
      "presentations/path-zoom", changing: [(source, source + ", " + effect)]
    ).timeline()
    let tile = try #require(timeline.rect("dusk", at: 0.1))
    #expect(timeline.transitionNames == ["push", "pop"])
    for time in [timeline.transitions[0].start + 1e-7, timeline.transitions[1].end - 1e-7] {
      let card = try #require(timeline.card(at: time))
      for (a, b) in zip(card.edges, tile.edges) { #expect(abs(a - b) < 0.3) }
      let layer = try #require(
        timeline.frameWithoutSpeeds(at: time).root.layers(role: .card).first)
      #expect(abs(layer.bounds.width - 178 * scale) < 0.3)
      guard case .rounded(_, let radii, _)? = layer.clip else {
        Issue.record("the card is not clipped")
        continue
      }
      #expect(abs(radii.topLeading - 18 * scale) < 0.3)
    }
    #expect(MotionCheck(timeline: timeline).jumps == [])
  }

  @Test func `a source that goes before the pop falls back as the profile says`() throws {
    for (profile, kind) in [(Profile.Name.ios26, TransitionRecord.Kind.push), (.device, .zoom)] {
      let timeline = try PlayedScene("presentations/source-removed", profile: profile).timeline()
      let pop = try #require(timeline.transitions.last)
      #expect(timeline.frame(at: pop.start + 0.1).transitions.first?.kind == kind)
    }
  }

  @Test func `a source that goes while a finger holds the card is missed at the landing`() throws {
    let drag = ScriptEvent.Gesture(
      samples: [.init(time: 0, point: Point(200, 260)), .init(time: 0.3, point: Point(200, 560))],
      releaseVelocity: .zero, releases: false)
    let timeline = try PlayedScene(
      "presentations/drag-dismiss",
      script: [
        .wait(seconds: 0.1), .tap(.id("dusk")), .waitUntilSettled, .drag(drag),
        .setData("tiles", .list([]), Transaction()), .wait(seconds: 0.1), .back, .waitUntilSettled,
      ]
    ).timeline()
    #expect(timeline.transitionNames == ["push", "landing"])
    #expect(timeline.diagnostics.map(\.id) == ["ZR010"])
    let last = try #require(timeline.card(at: timeline.transitions[1].end - 1e-6))
    #expect(last.width < 2)
    #expect(MotionCheck(timeline: timeline).jumps == [])
  }

  @Test func `back in a push whose source has gone turns the card round`() throws {
    let timeline = try PlayedScene(
      "presentations/drag-dismiss",
      script: [
        .wait(seconds: 0.1), .tap(.id("dusk")), .wait(seconds: 0.12),
        .setData("tiles", .list([]), Transaction()), .wait(seconds: 0.02), .back, .waitUntilSettled,
      ]
    ).timeline()
    #expect(timeline.transitionNames == ["push", "pop"])
    #expect(MotionCheck(timeline: timeline).jumps == [])
    #expect(try #require(timeline.card(at: timeline.transitions[1].end - 1e-6)).width < 2)
  }

  @Test func `Reduce Motion that is switched on in mid-flight waits for the next transition`()
    throws
  {
    let timeline = try PlayedScene(
      "presentations/drag-dismiss",
      script: [
        .wait(seconds: 0.1), .tap(.id("dusk")), .wait(seconds: 0.1), .setReduceMotion(true), .back,
        .waitUntilSettled, .tap(.id("dusk")), .waitUntilSettled,
      ]
    ).timeline()
    let kinds = timeline.transitions.map { span in
      timeline.frame(at: span.start + 0.03).transitions.first?.kind
    }
    #expect(kinds == [.zoom, .zoom, .crossFade])
    #expect(MotionCheck(timeline: timeline).jumps == [])
  }

  @Test func `a lazy cell that was never built is off screen, or flown from where it would be`()
    throws
  {
    let faded = try PlayedScene("presentations/lazy-cell").timeline()
    let push = try #require(faded.transitions.first)
    #expect(faded.frame(at: push.start + 0.1).transitions.first?.kind == .crossFade)
    #expect(push.fallback?.rule == "ZR009")
    let flown = try PlayedScene("presentations/lazy-cell", profile: .device).timeline()
    let record = try #require(flown.frame(at: 0.25).transitions.first)
    #expect(record.kind == .zoom)
    #expect(try #require(record.from).minY > 874)
  }

  @Test(arguments: [
    ("iOS 18", true), ("iOS 17", false), ("iPadOS 18", true), ("iPadOS 17", false),
    ("visionOS 2", true), ("visionOS 1", false), ("watchOS 11", true), ("watchOS 10", false),
    ("macOS 15", false), ("macOS 26", false), ("tvOS 18", false), ("tvOS 26", false),
  ])
  func `platform and version decide whether the zoom exists`(platform: String, exists: Bool) throws
  {
    let timeline = try PlayedScene(
      "presentations/path-zoom",
      changing: [
        (
          "\"device\": \"iPhone 16 Pro\"",
          "\"device\": \"iPhone 16 Pro\", \"platform\": \"\(platform)\""
        )
      ]
    ).timeline()
    let push = try #require(timeline.transitions.first)
    let kind = timeline.frame(at: push.start + 0.1).transitions.first?.kind
    #expect(kind == (exists ? .zoom : .push))
    #expect(push.fallback?.rule == (exists ? nil : "ZR011"))
  }
}
