// What a zoom becomes when it cannot run.

import Testing

@testable import ZoomRender

/// Which transition stands in for a zoom, and the reason that frames and diagnostics give.
struct TimelineFallbackTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var change: @Sendable (inout AlbumScene) -> Void
    var kind: TransitionRecord.Kind
    var rule: String?
    var testDescription: String { id }
  }

  static let other = NamespaceID(name: "other")
  static let offScreen = [
    (name: "midnight", rect: Rect(x: 20, y: 1200, width: 160, height: 100))
  ]

  static let cases: [Case] = [
    Case(id: "sound", change: { _ in }, kind: .zoom, rule: nil),
    Case(
      id: "id mismatch",
      change: {
        $0.transition = { _ in .zoom(sourceID: .string("noon"), namespace: AlbumScene.namespace) }
      },
      kind: .push, rule: "ZR001"),
    Case(
      id: "id mismatch on a device",
      change: {
        $0.transition = { _ in .zoom(sourceID: .string("noon"), namespace: AlbumScene.namespace) }
        $0.profile = Profile(.device)
      }, kind: .zoom, rule: "ZR001"),
    Case(
      id: "another namespace",
      change: { $0.transition = { .zoom(sourceID: $0, namespace: other) } },
      kind: .push, rule: "ZR002"),
    Case(
      id: "no source at all",
      change: { $0.transition = { _ in .zoom(sourceID: .string("noon"), namespace: other) } },
      kind: .push, rule: "ZR010"),
    Case(
      id: "iOS 17 profile", change: { $0.profile = Profile(.ios17) }, kind: .push, rule: "ZR011"),
    Case(
      id: "iOS 17", change: { $0.platform = Platform(name: .iOS, version: 17) }, kind: .push,
      rule: "ZR011"),
    Case(
      id: "macOS", change: { $0.platform = Platform(name: .macOS, version: 15) }, kind: .push,
      rule: "ZR011"),
    Case(
      id: "Reduce Motion", change: { $0.reduceMotion = true }, kind: .crossFade,
      rule: "reduce-motion"),
    Case(
      id: "Reduce Motion without a source",
      change: {
        $0.transition = { .zoom(sourceID: $0, namespace: other) }
        $0.reduceMotion = true
      }, kind: .push, rule: "ZR002"),
    Case(id: "slide", change: { $0.transition = { _ in .slide } }, kind: .push, rule: nil),
    Case(
      id: "slide on a device",
      change: {
        $0.transition = { _ in .slide }
        $0.profile = Profile(.device)
      }, kind: .push, rule: "ZR021"),
    Case(id: "automatic", change: { $0.transition = { _ in .automatic } }, kind: .push, rule: nil),
    Case(
      id: "off screen",
      change: { $0.tiles = offScreen }, kind: .crossFade, rule: "ZR009"),
    Case(
      id: "off screen on a device",
      change: {
        $0.tiles = offScreen
        $0.profile = Profile(.device)
      }, kind: .zoom, rule: nil),
  ]

  @Test(arguments: cases) func `a zoom falls back for a stated reason`(_ test: Case) throws {
    var album = AlbumScene(script: [
      .wait(seconds: 0.1), .push(.string("midnight"), type: "album", path: nil), .waitUntilSettled,
    ])
    test.change(&album)
    let timeline = album.timeline
    let begin = try #require(timeline.time(of: "begin"))
    let record = try #require(timeline.frame(at: begin + 0.05).transitions.first)
    #expect(record.kind == test.kind)
    #expect(record.fallback?.rule == test.rule)
    #expect(timeline.diagnostics.map(\.id) == (test.rule.map { [$0] } ?? []))
    // Whatever runs, its ends are the resting states.
    let span = try #require(timeline.transitions.first)
    var settled = timeline.frame(at: span.end)
    settled.time = 0
    #expect(settled.transitions.isEmpty)
    #expect(settled.elements.map(\.name) == ["detail"])
  }

  @Test func `a tap and a path give the same frames`() {
    var tapped = AlbumScene(script: [.wait(seconds: 0.2), .tap(.id("midnight")), .waitUntilSettled])
    tapped.path = "path"
    var driven = tapped
    driven.script[1] = .setPath([.string("midnight")], type: "album", path: "path")
    var set = tapped
    set.script[1] = .set("path", .list([.string("midnight")]), Transaction())
    let timelines = [tapped.timeline, driven.timeline, set.timeline]
    for frame in 0..<60 {
      let frames = timelines.map { $0.frame(at: Double(frame) / 60) }
      #expect(frames[0] == frames[1])
      #expect(frames[0] == frames[2])
    }
  }

  @Test(arguments: [
    ScriptEvent.Target.id("midnight"), .index(0), .point(Point(200, 300)),
  ])
  func `every form of target reaches the tile`(_ target: ScriptEvent.Target) {
    let timeline = AlbumScene(script: [.tap(target), .waitUntilSettled]).timeline
    #expect(timeline.diagnostics == [])
    #expect(timeline.transitions.map(\.name) == ["push"])
  }

  @Test func `a tap on nothing names what could be tapped`() throws {
    let timeline = AlbumScene(script: [.tap(.id("dawn"))]).timeline
    let diagnostic = try #require(timeline.diagnostics.first)
    #expect(diagnostic.id == "timeline.tap-missing")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.notes.first?.message == "what reacts to taps: 'midnight'")
  }

  @Test func `going back in mid-push turns the card round without a jump`() throws {
    let timeline = AlbumScene(script: [
      .tap(.id("midnight")), .wait(seconds: 0.1), .back, .waitUntilSettled,
    ]).timeline
    let back = try #require(timeline.time(of: "back"))
    func rect(_ time: Double) throws -> Rect {
      let card = try #require(timeline.frame(at: time).root.layers(role: .card).first)
      return card.transform.apply(to: card.bounds)
    }
    let step = 1.0 / 4800
    let rects = try (-4...4).map { try rect(back + Double($0) * step) }
    for (a, b) in zip(rects, rects.dropFirst()) {
      // 3000 pt/s at most here: no step is larger than that allows.
      #expect(abs(a.width - b.width) < 3000 * step)
      #expect(abs(a.height - b.height) < 4500 * step)
    }
    // The speed carries over: the card still grows just after.
    #expect(try rect(back + 0.005).width > rect(back).width)
    #expect(timeline.transitions.map(\.name) == ["push", "pop"])
    var end = timeline.frame(at: timeline.duration)
    end.time = 0
    #expect(end == timeline.frame(at: 0))
  }

  @Test func `frames of a sixtieth are every second frame of a hundred-and-twentieth`() {
    let timeline = AlbumScene(script: [.wait(seconds: 0.1), .tap(.index(0)), .waitUntilSettled])
      .timeline
    for frame in 0..<40 {
      #expect(timeline.frame(at: Double(frame) / 60) == timeline.frame(at: Double(2 * frame) / 120))
    }
  }

  @Test func `mirrored scenes slide the other way`() throws {
    var album = AlbumScene(script: [.tap(.index(0)), .waitUntilSettled])
    album.transition = { _ in .automatic }
    album.direction = .rightToLeft
    let frame = album.timeline.frame(at: 0.05)
    let page = try #require(frame.root.layers(role: .destination).first)
    #expect(page.transform.tx < 0)
  }

  @Test func `the default push follows its exponential`() throws {
    var album = AlbumScene(script: [.tap(.index(0)), .waitUntilSettled])
    album.transition = { _ in .automatic }
    let timeline = album.timeline
    for (frame, incoming, covered) in [
      (1, 305.20, -29.04), (2, 231.71, -51.09), (4, 133.56, -80.53), (8, 44.37, -107.29),
      (12, 14.74, -116.18), (18, 2.82, -119.75),
    ] {
      let root = timeline.frame(at: Double(frame) / 60).root
      let page = try #require(root.layers(role: .destination).first)
      #expect(abs(page.transform.tx - incoming) < 0.01)
      let id = AlbumScene.stack.child(part: "page1").child(id: .string("midnight"))
      let screen = try #require(root.find(id.child(part: "transition").child(part: "screen")))
      #expect(abs(screen.transform.tx - covered) < 0.01)
    }
  }
}
