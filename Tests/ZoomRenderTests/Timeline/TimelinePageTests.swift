// Default push, plain sheets and fades of played scenes against the tables.

import Testing

@testable import ZoomRender

struct TimelinePageTests {
  static func album(_ script: [ScriptEvent], profile: Profile.Name = .ios26) -> AlbumScene {
    var album = AlbumScene(script: script)
    album.transition = { _ in .automatic }
    album.profile = Profile(profile)
    return album
  }

  /// The upper page's layer and the covered page's x.
  func pages(_ timeline: Timeline, at time: Double) throws -> (upper: Layer, covered: Double) {
    let root = timeline.frame(at: time).root
    let page = try #require(root.layers(role: .destination).first)
    let id = AlbumScene.stack.child(part: "page1").child(id: .string("midnight"))
    let screen = try #require(root.find(id.child(part: "transition").child(part: "screen")))
    return (page, screen.transform.tx)
  }

  func dim(_ timeline: Timeline, at time: Double) -> Double {
    guard let layer = timeline.frame(at: time).root.layers(role: .dim).first,
      case .color(let color) = layer.content
    else { return 0 }
    return color.alpha
  }

  @Test func `a push equals the table, a pop is its mirror image`() throws {
    let timeline = Self.album([
      .tap(.index(0)), .waitUntilSettled, .wait(seconds: 0.2), .back, .waitUntilSettled,
    ]).timeline
    let rows = FixtureFile.table("slide")
    #expect(rows.count == 12)
    let push = timeline.transitions[0]
    // Within half a point at .40 to .45 s, as recorded.
    let arrival = try (1..<480).first { step in
      try pages(timeline, at: Double(step) / 1000).upper.transform.tx <= 0.5
    }
    #expect((0.40...0.45).contains(Double(arrival ?? 0) / 1000))
    let back = timeline.transitions[1].start
    for row in rows where row[0] / 60 < push.end {
      let (upper, covered) = try pages(timeline, at: row[0] / 60)
      #expect(abs(upper.transform.tx - row[1]) <= 0.005 + 1e-6)
      #expect(abs(covered - row[2]) <= 0.005 + 1e-6)
      let (left, came) = try pages(timeline, at: back + row[0] / 60)
      #expect(abs(left.transform.tx - (402 - row[1])) <= 0.005 + 1e-6)
      #expect(abs(came - (-120.6 - row[2])) <= 0.005 + 1e-6)
      let sum = dim(timeline, at: row[0] / 60) + dim(timeline, at: back + row[0] / 60)
      #expect(abs(sum - 0.1) < 1e-9)
    }
  }

  @Test func `only leading corners are cut, only while it moves, and rest has no shadow`() throws {
    let timeline = Self.album([.tap(.index(0)), .waitUntilSettled, .wait(seconds: 0.1)]).timeline
    let (upper, _) = try pages(timeline, at: 0.1)
    guard case .rounded(_, let radii, _)? = upper.clip else {
      Issue.record("the page is not cut")
      return
    }
    let radius = timeline.scene.screen.cornerRadius
    #expect(
      radii
        == CornerRadii(
          topLeading: radius, topTrailing: 0, bottomTrailing: 0, bottomLeading: radius))
    let shadow = try #require(upper.shadow)
    #expect(abs(shadow.color.alpha - 0.03) < 1e-9 && shadow.sigma == 12)
    #expect(shadow.offset == Vector(dx: -6, dy: 0))
    #expect(timeline.frame(at: timeline.duration).root.layers(role: .destination).isEmpty)
  }

  @Test func `iOS 18 slides on a spring from rest with square corners`() throws {
    let timeline = Self.album([.tap(.index(0)), .waitUntilSettled], profile: .ios18).timeline
    let (upper, _) = try pages(timeline, at: 0.1)
    let progress = Spring(response: 0.3441, dampingRatio: 1).value(time: 0.1)
    #expect(abs(upper.transform.tx - 402 * (1 - progress)) < 1e-9)
    #expect(upper.clip == nil)
  }

  @Test func `a push that is turned round twice keeps position and velocity`() throws {
    let timeline = Self.album([
      .tap(.index(0)), .wait(seconds: 0.08), .back, .wait(seconds: 0.07), .tap(.index(0)),
      .waitUntilSettled,
    ]).timeline
    let step = 1.0 / 2400
    for span in timeline.transitions.dropFirst() {
      let places = try (-2...2).map {
        try pages(timeline, at: span.start + Double($0) * step).upper.transform.tx
      }
      let steps = zip(places, places.dropFirst()).map { $1 - $0 }
      // Within a step the speed changes by the spring's acceleration at most: (2π/.3)² for each of
      // 402 points, and 4π/.3 for each of 2000 points a second.
      for (a, b) in zip(steps, steps.dropFirst()) { #expect(abs(a - b) < 260_000 * step * step) }
    }
  }

  @Test func `a cancelled fling carries a few points past the finger first`() throws {
    let swipe = ScriptEvent.Gesture(
      samples: [.init(time: 0, point: Point(5, 400)), .init(time: 0.4, point: Point(137.6, 400))],
      releaseVelocity: Vector(dx: 260, dy: 0))
    let timeline = Self.album([
      .tap(.index(0)), .waitUntilSettled, .edgeSwipe(swipe), .waitUntilSettled,
    ]).timeline
    #expect(timeline.transitions.map(\.name) == ["push", "cancel"])
    let lift = try #require(timeline.time(of: "edgeSwipe")) + 0.4
    let places = try (0...60).map {
      try pages(timeline, at: lift + Double($0) / 300).upper.transform.tx
    }
    #expect((3...8).contains(try #require(places.max()) - 120.6))
  }

  @Test func `a sheet's travel equals the table`() throws {
    let timeline = PresentingScene(
      detents: [.height(TimelinePresentationTests.filmed)], script: TimelinePresentationTests.shown
    ).timeline
    let present = try #require(timeline.time(of: "present"))
    let rows = FixtureFile.table("sheet")
    #expect(rows.count == 12)
    for row in rows {
      let sheet = try #require(
        timeline.frame(at: present + row[0] / 60).root.layers(role: .sheet).first)
      #expect(abs(sheet.transform.apply(to: sheet.bounds).minY - row[1]) <= 0.0075)
    }
  }

  @Test(arguments: [(Profile.Name.ios26, 0.25), (.device, 0.14)])
  func `the fade under Reduce Motion equals the table, or is linear`(
    profile: Profile.Name, length: Double
  ) throws {
    var album = AlbumScene(script: [.tap(.index(0)), .waitUntilSettled])
    album.profile = Profile(profile)
    album.reduceMotion = true
    let timeline = album.timeline
    #expect(abs(timeline.transitions[0].end - length) < 1e-9)
    func alpha(_ time: Double) -> Double {
      timeline.frame(at: time).transitions.first?.progress.first?.value ?? 1
    }
    guard profile == .ios26 else { return #expect(abs(alpha(0.07) - 0.5) < 1e-6) }
    let rows = FixtureFile.table("reducedFade")
    #expect(rows.count == 16)
    for row in rows where row[0] > 0 && row[0] < 15 {
      #expect(abs(alpha(row[0] / 60) - row[1]) <= 0.5e-4 + 1e-6)
    }
  }

  @Test func `constants of sheets that a scene overrides are those that are drawn`() throws {
    var profile = Profile()
    for (name, value) in [
      ("sheet.margin", 20.0), ("sheet.radius", 30), ("sheet.medium", 0.4), ("sheet.dim", 0.3),
    ] {
      profile = try profile.setting(name, to: .number(value))
    }
    let timeline = PresentingScene(
      profile: profile, script: TimelinePresentationTests.shown
    ).timeline
    let end = timeline.transitions[0].end
    let sheet = try #require(timeline.frame(at: end).root.layers(role: .sheet).first)
    let rect = sheet.transform.apply(to: sheet.bounds)
    #expect(abs(rect.minX - 20) < 1e-9 && abs(rect.maxY - 854) < 1e-9)
    #expect(abs(rect.height - (0.4 * 778 + 34) * (1 - 40.0 / 402)) < 0.2)
    #expect(abs(dim(timeline, at: end) - 0.3) < 1e-9)
    guard case .rounded(_, let radii, _)? = sheet.clip else {
      Issue.record("the sheet is not cut")
      return
    }
    #expect(abs(radii.topLeading * sheet.transform.a - 30) < 1e-9)
  }
}
