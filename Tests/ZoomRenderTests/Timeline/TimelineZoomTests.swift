// The zoom transition in time.

import Testing

@testable import ZoomRender

/// Rects of a zoom through the whole driver: source (121.33, 250)–(281.33, 350), screen 402 × 874.
struct TimelineZoomTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var frame: Int
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
    var radius: Double
    init(_ frame: Int, _ l: Double, _ t: Double, _ r: Double, _ b: Double, _ radius: Double) {
      (self.frame, left, top, right, bottom, self.radius) = (frame, l, t, r, b, radius)
    }
    var testDescription: String { "frame \(frame)" }
  }

  static let push: [Row] = [
    Row(1, 116.00, 245.03, 286.63, 367.01, 17.66), Row(2, 104.07, 231.90, 298.50, 407.08, 21.51),
    Row(3, 89.67, 213.27, 312.82, 458.23, 26.31), Row(4, 75.14, 191.48, 327.27, 512.84, 31.33),
    Row(5, 61.68, 168.43, 340.65, 566.28, 36.16), Row(6, 49.85, 145.53, 352.42, 615.89, 40.56),
    Row(8, 31.45, 103.76, 370.72, 699.21, 47.76), Row(10, 19.19, 70.16, 382.91, 760.50, 52.90),
    Row(12, 11.43, 45.24, 390.63, 802.94, 56.38), Row(15, 5.09, 21.50, 396.94, 841.00, 59.42),
    Row(18, 2.20, 9.11, 399.81, 859.91, 60.89), Row(24, 0.39, 0.85, 401.61, 872.27, 61.85),
  ]

  static let pop: [Row] = [
    Row(1, 4.77, 9.83, 397.26, 853.40, 60.19), Row(2, 15.85, 32.66, 386.24, 805.55, 55.99),
    Row(3, 29.72, 61.23, 372.45, 745.66, 50.73), Row(4, 44.17, 91.00, 358.07, 683.26, 45.26),
    Row(6, 70.26, 144.77, 332.12, 570.55, 35.36), Row(8, 89.90, 185.24, 312.59, 485.73, 27.92),
    Row(10, 103.14, 212.52, 299.42, 428.56, 22.90), Row(12, 111.41, 229.55, 291.20, 392.86, 19.76),
    Row(15, 117.80, 242.72, 284.84, 365.26, 17.34), Row(18, 120.32, 247.92, 282.34, 354.37, 16.38),
  ]

  static let timeline = AlbumScene(script: [
    .wait(seconds: 0.3), .tap(.id("midnight")), .waitUntilSettled, .wait(seconds: 0.4), .back,
    .waitUntilSettled,
  ]).timeline

  static func card(_ time: Double) throws -> Layer {
    try #require(timeline.frame(at: time).root.layers(role: .card).first)
  }

  static func time(_ event: String) throws -> Double {
    try #require(timeline.events.first { $0.name == event }).time
  }

  func expect(_ row: Row, _ card: Layer) {
    let rect = card.transform.apply(to: card.bounds)
    #expect(abs(rect.minX - row.left) <= 0.01)
    #expect(abs(rect.minY - row.top) <= 0.01)
    #expect(abs(rect.maxX - row.right) <= 0.01)
    #expect(abs(rect.maxY - row.bottom) <= 0.01)
    guard case .rounded(_, let radii, .continuous) = card.clip else {
      Issue.record("the card is not clipped to continuous corners")
      return
    }
    #expect(abs(radii.topLeading - row.radius) <= 0.01)
    #expect(radii.isUniform)
  }

  @Test(arguments: push) func `a pushed card follows its springs`(_ row: Row) throws {
    expect(row, try Self.card(Self.time("tap") + Double(row.frame) / 60))
  }

  @Test(arguments: pop) func `a popped card follows its spring`(_ row: Row) throws {
    expect(row, try Self.card(Self.time("back") + Double(row.frame) / 60))
  }

  @Test func `nothing is reported for a sound scene`() {
    #expect(Self.timeline.diagnostics == [])
  }

  @Test func `the first frame of a push is the source screen at rest`() throws {
    let tap = try Self.time("tap")
    var first = Self.timeline.frame(at: tap)
    let rest = Self.timeline.frame(at: 0)
    first.time = 0
    #expect(first == rest)
  }

  @Test func `a settled push is the destination at rest`() throws {
    let end = try #require(Self.timeline.transitions.first).end
    var settled = Self.timeline.frame(at: end)
    var rest = Self.timeline.frame(at: end + 0.2)
    (settled.time, rest.time) = (0, 0)
    #expect(settled == rest)
    #expect(settled.transitions.isEmpty)
    #expect(settled.elements.map(\.name) == ["detail"])
    #expect(settled.elements.first?.rect == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func `a settled pop is the source screen at rest`() throws {
    let end = try #require(Self.timeline.transitions.last).end
    var settled = Self.timeline.frame(at: end)
    var rest = Self.timeline.frame(at: 0)
    (settled.time, rest.time) = (0, 0)
    #expect(settled == rest)
  }

  @Test func `the source's slot is empty while its picture travels`() throws {
    let tap = try Self.time("tap")
    let frame = Self.timeline.frame(at: tap + 0.05)
    let source = try #require(frame.elements.first { $0.name == "midnight" })
    let card = try #require(frame.root.layers(role: .card).first)
    #expect(card.find(source.layer) != nil)
    #expect(abs(source.rect.minX - card.transform.tx) < 1e-9)
  }

  @Test func `recede, dim and cross-fade follow their springs`() throws {
    let tap = try Self.time("tap")
    // Frame 6: cover progress .55129, width progress .58912.
    let frame = Self.timeline.frame(at: tap + 0.1)
    let screen = try #require(frame.root.find(Self.transitionID.child(part: "screen")))
    #expect(abs(screen.transform.a - (1 - 0.086 * 0.55129)) < 1e-5)
    let dim = try #require(frame.root.layers(role: .dim).first)
    #expect(abs(dimAlpha(dim) - 0.15 * 0.55129) < 1e-5)
    let look = try #require(frame.root.layers(role: .source).first)
    #expect(abs(look.opacity - (1 - 0.58912 / 0.65)) < 1e-4)
  }

  static let transitionID = AlbumScene.stack.child(part: "page1").child(id: .string("midnight"))
    .child(part: "transition")

  func dimAlpha(_ layer: Layer) -> Double {
    if case .color(let color) = layer.content { return color.alpha }
    return 0
  }

  @Test func `frames do not depend on the order in which they are asked for`() {
    let times = (0..<120).map { Double($0) / 60 }
    let forward = times.map { Self.timeline.frame(at: $0) }
    var shuffled = Array(times.indices)
    var seed: UInt64 = 42
    for index in shuffled.indices.reversed() {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      shuffled.swapAt(index, Int(seed >> 33) % (index + 1))
    }
    let fresh = AlbumScene(script: [
      .wait(seconds: 0.3), .tap(.id("midnight")), .waitUntilSettled, .wait(seconds: 0.4), .back,
      .waitUntilSettled,
    ]).timeline
    for index in shuffled { #expect(fresh.frame(at: times[index]) == forward[index]) }
  }

  @Test func `speeds are what the next frames show`() throws {
    let tap = try Self.time("tap")
    let time = tap + 0.08
    let (a, b) = (Self.timeline.frame(at: time - 0.001), Self.timeline.frame(at: time + 0.001))
    let center = { (frame: Frame) in
      frame.elements.first { $0.name == "midnight" }?.rect.center ?? .zero
    }
    let speed = (center(b) - center(a)) * (1 / 0.002)
    let stated = try #require(
      Self.timeline.frame(at: time).elements.first { $0.name == "midnight" }
    ).velocity
    #expect((stated - speed).length < 0.01 * speed.length)
  }
}
