// Fingers on pages, cards and sheets.

import Testing

@testable import ZoomRender

/// Fingers on zoomed and slid pages, through the whole driver.
struct TimelineGestureTests {
  /// A straight drag from a point by a vector within some time, then held for a moment.
  static func drag(
    from start: Point, by travel: Vector, in seconds: Double = 0.5, holding: Double = 0.2,
    velocity: Vector? = .zero, releases: Bool = true
  ) -> ScriptEvent.Gesture {
    ScriptEvent.Gesture(
      samples: [
        .init(time: 0, point: start), .init(time: seconds, point: start + travel),
        .init(time: seconds + holding, point: start + travel),
      ], releaseVelocity: velocity, releases: releases)
  }

  static func album(_ events: [ScriptEvent]) -> Timeline {
    AlbumScene(script: [.tap(.index(0)), .waitUntilSettled] + events).timeline
  }

  static func card(_ timeline: Timeline, _ time: Double) throws -> Rect {
    let card = try #require(timeline.frame(at: time).root.layers(role: .card).first)
    return card.transform.apply(to: card.bounds)
  }

  static func expect(
    _ rect: Rect, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double,
    within tolerance: Double = 0.06
  ) {
    #expect(abs(rect.minX - left) < tolerance)
    #expect(abs(rect.minY - top) < tolerance)
    #expect(abs(rect.maxX - right) < tolerance)
    #expect(abs(rect.maxY - bottom) < tolerance)
  }

  /// Swipe down from (201, 160): travel past the dead zone of 18, left, top, right, bottom.
  static let pans: [(Double, Double, Double, Double, Double)] = [
    (50, 7.7, 55.7, 394.3, 873.5), (100, 15.3, 110.3, 386.7, 872.1),
    (200, 30.7, 216.2, 371.3, 865.8), (350, 53.7, 363.7, 348.3, 845.0),
    (600, 86.2, 537.0, 315.8, 786.6),
  ]

  @Test func `a dragged page follows the drag law`() throws {
    for (travel, left, top, right, bottom) in Self.pans {
      let timeline = Self.album([
        .drag(Self.drag(from: Point(201, 160), by: Vector(dx: 0, dy: travel + 18)))
      ])
      let time = try #require(timeline.time(of: "drag")) + 0.6
      Self.expect(try Self.card(timeline, time), left, top, right, bottom)
    }
  }

  @Test func `a card that is let go far enough lands on its source`() throws {
    let timeline = Self.album([
      .drag(Self.drag(from: Point(201, 160), by: Vector(dx: 0, dy: 218))), .waitUntilSettled,
    ])
    let release = try #require(timeline.time(of: "drag")) + 0.7
    for (frame, left, top, right, bottom) in [
      (1, 33.20, 217.13, 368.82, 851.59), (4, 57.73, 226.28, 344.47, 711.96),
      (8, 94.14, 239.86, 308.32, 504.75), (12, 115.25, 247.73, 287.37, 384.60),
      (18, 123.81, 250.93, 278.87, 335.88),
    ] {
      Self.expect(
        try Self.card(timeline, release + Double(frame) / 60), left, top, right, bottom,
        within: 0.05)
    }
    #expect(timeline.transitions.map(\.name) == ["push", "landing"])
    let end = timeline.frame(at: timeline.duration).elements
    #expect(end.map(\.name) == ["midnight"])
    #expect(end.first?.rect == AlbumScene(script: []).timeline.frame(at: 0).elements.first?.rect)
    let last = try Self.card(timeline, timeline.transitions[1].end - 0.001)
    Self.expect(last, 121.33, 250, 281.33, 350, within: 0.3)
  }

  @Test func `a card that is let go too early returns`() throws {
    let timeline = Self.album([
      .drag(Self.drag(from: Point(201, 160), by: Vector(dx: 0, dy: 118))), .waitUntilSettled,
    ])
    let release = try #require(timeline.time(of: "drag")) + 0.7
    #expect(timeline.transitions.map(\.name) == ["push", "cancel"])
    // ω 22 ζ .9, progress .45654 after four frames of the way from 110.3.
    let card = try Self.card(timeline, release + 4.0 / 60)
    #expect(abs(card.minY - 110.31 * (1 - 0.45654)) < 0.05)
    let rest = timeline.frame(at: timeline.duration)
    #expect(rest.elements.map(\.name) == ["detail"])
    #expect(rest.transitions.isEmpty)
  }

  @Test func `a flick dismisses whatever its travel`() {
    let timeline = Self.album([
      .drag(
        Self.drag(
          from: Point(201, 160), by: Vector(dx: 0, dy: 60), in: 0.1, holding: 0.001,
          velocity: Vector(dx: 0, dy: 1200))), .waitUntilSettled,
    ])
    #expect(timeline.transitions.map(\.name) == ["push", "landing"])
  }

  @Test func `a swipe at more than thirty degrees is none`() {
    let timeline = Self.album([
      .drag(Self.drag(from: Point(201, 160), by: Vector(dx: -160, dy: 200))), .waitUntilSettled,
    ])
    #expect(timeline.transitions.map(\.name) == ["push"])
  }

  @Test func `an edge swipe follows the law without the height clamp`() throws {
    let timeline = Self.album([
      .edgeSwipe(Self.drag(from: Point(10, 437), by: Vector(dx: 112, dy: 0))), .waitUntilSettled,
    ])
    let time = try #require(timeline.time(of: "edgeSwipe")) + 0.6
    Self.expect(try Self.card(timeline, time), 101.7, 72.5, 437.0, 801.5)
    #expect(timeline.transitions.map(\.name) == ["push", "cancel"])
  }

  @Test func `two fingers closing to less than half dismiss and turn the card`() throws {
    let samples = [
      ScriptEvent.Pinch.Sample(time: 0, center: Point(201, 437), distance: 300),
      ScriptEvent.Pinch.Sample(
        time: 0.5, center: Point(201, 437), distance: 120, radians: 0.2),
    ]
    let timeline = Self.album([.pinch(.init(samples: samples)), .waitUntilSettled])
    #expect(timeline.transitions.map(\.name) == ["push", "landing"])
    let time = try #require(timeline.time(of: "pinch")) + 0.499
    let card = try #require(timeline.frame(at: time).root.layers(role: .card).first)
    // Turned by what the fingers turned since the gesture began, 8.7 of 180 points in.
    let turn = 0.2 * 0.499 / 0.5 - 0.2 * 8.7 / 180
    #expect(abs(card.transform.b - Trigonometry.sine(turn)) < 1e-3)
    #expect(abs(card.bounds.width - 402 * 0.412) < 1)
  }

  @Test func `a card grabbed in mid-push goes on without a jump`() throws {
    let timeline = AlbumScene(script: [
      .tap(.index(0)), .wait(seconds: 0.12),
      .drag(Self.drag(from: Point(201, 300), by: Vector(dx: 0, dy: 250), in: 0.3)),
      .waitUntilSettled,
    ]).timeline
    #expect(timeline.transitions.map(\.name) == ["push", "landing"])
    try Self.checkContinuity(timeline, from: 0.01, to: timeline.duration - 0.01)
  }

  @Test func `a cancelled card can be grabbed again on its way`() throws {
    let timeline = Self.album([
      .drag(
        Self.drag(from: Point(201, 160), by: Vector(dx: 0, dy: 118), in: 0.2, holding: 0.05)),
      .wait(seconds: 0.05),
      .drag(Self.drag(from: Point(201, 300), by: Vector(dx: 0, dy: 250), in: 0.3)),
      .waitUntilSettled,
    ])
    #expect(timeline.transitions.map(\.name) == ["push", "cancel", "landing"])
    try Self.checkContinuity(timeline, from: 0.01, to: timeline.duration - 0.01)
  }

  @Test func `opening, closing and opening again stays continuous`() throws {
    let timeline = AlbumScene(script: [
      .tap(.index(0)), .wait(seconds: 0.15), .back, .wait(seconds: 0.08), .tap(.index(0)),
      .waitUntilSettled,
    ]).timeline
    #expect(timeline.diagnostics == [])
    #expect(timeline.transitions.map(\.name) == ["push", "pop", "push"])
    try Self.checkContinuity(timeline, from: 0.01, to: timeline.duration - 0.01)
    #expect(timeline.frame(at: timeline.duration).elements.map(\.name) == ["detail"])
  }

  /// No edge of the card moves farther in 1/240 s than 9000 points a second explain.
  static func checkContinuity(_ timeline: Timeline, from start: Double, to end: Double) throws {
    var last: Rect?
    var time = start
    while time < end {
      guard let layer = timeline.frame(at: time).root.layers(role: .card).first else {
        last = nil
        time += 1.0 / 240
        continue
      }
      let rect = layer.transform.apply(to: layer.bounds)
      if let last {
        for (a, b) in zip(last.components, rect.components) { #expect(abs(a - b) < 9000 / 240) }
      }
      last = rect
      time += 1.0 / 240
    }
  }

  @Test func `a slid page trails the finger and pops past half the width`() throws {
    var album = AlbumScene()
    album.transition = { _ in .automatic }
    for (travel, name) in [(180.0, "cancel"), (260.0, "landing")] {
      album.script = [
        .tap(.index(0)), .waitUntilSettled,
        .edgeSwipe(Self.drag(from: Point(5, 400), by: Vector(dx: travel, dy: 0))),
        .waitUntilSettled,
      ]
      let timeline = album.timeline
      #expect(timeline.transitions.map(\.name) == ["push", name])
      let time = try #require(timeline.time(of: "edgeSwipe")) + 0.6
      let page = try #require(timeline.frame(at: time).root.layers(role: .destination).first)
      #expect(abs(page.transform.tx - (travel - 12)) < 1e-6)
    }
  }

  @Test func `a finger that is never lifted holds the card to the end`() throws {
    let timeline = Self.album([
      .drag(
        Self.drag(from: Point(201, 160), by: Vector(dx: 0, dy: 218), releases: false)),
      .wait(seconds: 0.5),
    ])
    #expect(timeline.transitions.map(\.name) == ["push", "interactive"])
    Self.expect(try Self.card(timeline, timeline.duration), 30.7, 216.2, 371.3, 865.8)
  }

  @Test func `a sheet is dragged to the next detent and away`() throws {
    var scene = PresentingScene(detents: [.medium, .large])
    scene.script = [
      .present("shown", item: nil), .waitUntilSettled,
      .drag(Self.drag(from: Point(201, 430), by: Vector(dx: 0, dy: -300))), .waitUntilSettled,
      .drag(Self.drag(from: Point(201, 80), by: Vector(dx: 0, dy: 760), in: 0.4)),
      .waitUntilSettled,
    ]
    let timeline = scene.timeline
    let first = try #require(timeline.time(of: "drag"))
    func sheet(_ time: Double) throws -> Rect {
      let layer = try #require(timeline.frame(at: time).root.layers(role: .sheet).first)
      return layer.transform.apply(to: layer.bounds)
    }
    #expect(try sheet(first + 0.6).minY < 150)
    let second = try #require(timeline.time(of: "drag:2"))
    let large = try sheet(second)
    #expect((large.origin - Point(0, 62)).length < 1e-9)
    #expect(abs(large.maxY - 874) < 1e-9)
    #expect(timeline.transitions.map(\.name) == ["present", "cancel", "landing"])
    #expect(timeline.frame(at: timeline.duration).root.layers(role: .sheet).isEmpty)
  }
}
