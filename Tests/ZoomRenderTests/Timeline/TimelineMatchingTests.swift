// Matched geometry, displacement and frozen drawings through the whole driver.

import Testing

@testable import ZoomRender

struct TimelineMatchingTests {
  static func rect(_ name: String, _ timeline: Timeline, _ time: Double) throws -> Rect {
    try #require(timeline.frame(at: time).elements.first { $0.name == name }).rect
  }

  @Test func `a displaced view that is turned round keeps its place and speed`() {
    let timeline = FlagScene(
      roots: { on in
        [
          ViewNode(
            id: NodeID.root.child(9),
            kind: .vStack(alignment: on ? .trailing : .leading, spacing: 0),
            children: [
              FlagScene.box("wide", 0, [.frame(width: 200, height: 50, alignment: .center)]),
              FlagScene.box("a", 1, [.frame(width: 50, height: 50, alignment: .center)]),
            ])
        ]
      },
      script: [
        FlagScene.animated(true, .smooth), .wait(seconds: 0.1),
        FlagScene.animated(false, .smooth), .waitUntilSettled,
      ]
    ).timeline
    // The worked example of a retargeted spring, over 150 pt from x = 100.
    for (time, value) in [(0.1, 0.35774), (0.15, 0.430649), (0.2, 0.357676), (0.4, 0.070423)] {
      let x = timeline.frame(at: time).elements.first { $0.name == "a" }?.rect.minX ?? -1
      #expect(abs(x - (100 + 150 * value)) < 0.02)
    }
  }

  @Test func `a displacement along curves adds up when it is turned round`() {
    let timeline = FlagScene(
      roots: { on in
        [
          ViewNode(
            id: NodeID.root.child(9),
            kind: .vStack(alignment: on ? .trailing : .leading, spacing: 0),
            children: [
              FlagScene.box("wide", 0, [.frame(width: 200, height: 50, alignment: .center)]),
              FlagScene.box("a", 1, [.frame(width: 50, height: 50, alignment: .center)]),
            ])
        ]
      },
      script: [
        FlagScene.animated(true, .curve(.linear, duration: 0.4)), .wait(seconds: 0.1),
        FlagScene.animated(false, .curve(.linear, duration: 0.4)), .waitUntilSettled,
      ]
    ).timeline
    // Old: +150 over .4 s from 0; new: −150 over .4 s from .1: flat between, then back.
    for (time, value) in [(0.1, 0.25), (0.2, 0.25), (0.4, 0.25), (0.45, 0.125), (0.5, 0)] {
      let x = timeline.frame(at: time).elements.first { $0.name == "a" }?.rect.minX ?? -1
      #expect(abs(x - (100 + 150 * value)) < 0.02)
    }
  }

  static let group = MatchedGeometryEffect(id: .string("x"), namespace: NamespaceID(name: "n"))

  static func source(_ name: String, _ index: Int, x: Double) -> ViewNode {
    FlagScene.box(
      name, index,
      [
        .matchedGeometryEffect(group), .frame(width: 50, height: 50, alignment: .center),
        .position(Point(x, 100)),
      ])
  }

  static let receiver = FlagScene.box(
    "receiver", 5,
    [
      .matchedGeometryEffect(
        .init(id: .string("x"), namespace: NamespaceID(name: "n"), isSource: false)),
      .frame(width: 10, height: 10, alignment: .center),
    ])

  @Test func `of two sources that were always there the first in the tree leads`() {
    let timeline = FlagScene(
      roots: { _ in
        [
          ViewNode(
            id: NodeID.root.child(9), kind: .zStack(alignment: .center),
            children: [Self.source("a", 0, x: 60), Self.source("b", 1, x: 300), Self.receiver])
        ]
      }, script: [.wait(seconds: 0.1)]
    ).timeline
    #expect(timeline.frame(at: 0).elements.first { $0.name == "receiver" }?.rect.midX == 60)
  }

  @Test(arguments: [true, false])
  func `of two sources the most recently inserted leads`(_ insertsFirst: Bool) {
    let timeline = FlagScene(
      roots: { on in
        var sources = [Self.source("old", 1, x: 60)]
        if on {
          let new = Self.source("new", insertsFirst ? 0 : 2, x: 300)
          sources.insert(new, at: insertsFirst ? 0 : 1)
        }
        return [
          ViewNode(
            id: NodeID.root.child(9), kind: .zStack(alignment: .center),
            children: sources + [Self.receiver])
        ]
      },
      script: [
        .wait(seconds: 0.1), FlagScene.animated(true, nil), .wait(seconds: 0.1),
        FlagScene.animated(false, nil), .wait(seconds: 0.1),
      ]
    ).timeline
    let x = { (time: Double) in
      timeline.frame(at: time).elements.first { $0.name == "receiver" }?.rect.midX
    }
    #expect(x(0.05) == 60)
    #expect(x(0.15) == 300)
    #expect(x(0.25) == 60)
  }

  /// A follower of the box that state names, and the way of its middle when the name changes.
  static func follower(_ script: String) throws -> Timeline {
    try JSONTimeline.timeline(
      """
      {"title": "t", "about": "a", "state": {"chosen": "a"}, "namespaces": ["n"],
      "view": {"ZStack": {}, "children": [
        {"HStack": {"spacing": 20}, "children": [
          {"Color": "red", "name": "a", "modifiers": [{"frame": {"width": 40, "height": 40}}, {"matchedGeometryEffect": {"id": "a", "in": "n"}}]},
          {"Color": "green", "name": "b", "modifiers": [{"frame": {"width": 120, "height": 60}}, {"matchedGeometryEffect": {"id": "b", "in": "n"}}]}]},
        {"Color": "black", "name": "mark", "modifiers": [{"matchedGeometryEffect": {"id": "$chosen", "in": "n", "isSource": false}}]}]},
      "script": [{"wait": 0.1}, \(script), {"wait": "settled"}, {"wait": 0.1}]}
      """)
  }

  @Test func `a follower goes to the group that it is told to follow`() throws {
    let set = """
      {"withAnimation": {"animation": {"smooth": {"duration": 0.5}}, "do": [{"set": {"chosen": "b"}}]}}
      """
    let timeline = try Self.follower(set)
    let (a, b) = (try Self.rect("a", timeline, 0), try Self.rect("b", timeline, 0))
    #expect(try Self.rect("mark", timeline, 0.1) == a)
    // Progress of the .5/1 spring at frames 4, 8 and 15: place and size alike.
    for (frame, progress) in [(4.0, 0.20484), (8, 0.49911), (15, 0.82103)] {
      let mark = try Self.rect("mark", timeline, 0.1 + frame / 60)
      #expect(abs(mark.midX - (a.midX + (b.midX - a.midX) * progress)) < 0.01)
      #expect(abs(mark.width - (40 + 80 * progress)) < 0.01)
      #expect(abs(mark.height - (40 + 20 * progress)) < 0.01)
    }
    #expect(try Self.rect("mark", timeline, timeline.duration) == b)
  }

  @Test func `a follower that is sent back keeps its speed, and jumps without an animation`() throws
  {
    let set = """
      {"withAnimation": {"animation": {"smooth": {"duration": 0.5}}, "do": [{"set": {"chosen": "b"}}]}}, {"wait": 0.1},
      {"withAnimation": {"animation": {"smooth": {"duration": 0.5}}, "do": [{"set": {"chosen": "a"}}]}}
      """
    let timeline = try Self.follower(set)
    let (a, b) = (try Self.rect("a", timeline, 0), try Self.rect("b", timeline, 0))
    // The worked example of a retargeted spring.
    for (time, value) in [(0.1, 0.35774), (0.15, 0.430649), (0.2, 0.357676), (0.4, 0.070423)] {
      let mark = try Self.rect("mark", timeline, 0.1 + time)
      #expect(abs(mark.midX - (a.midX + (b.midX - a.midX) * value)) < 0.02)
    }
    let cut = try Self.follower(
      "{\"withAnimation\": {\"animation\": null, \"do\": [{\"set\": {\"chosen\": \"b\"}}]}}")
    #expect(try Self.rect("mark", cut, 0.1 + 1e-6) == b)
  }

  @Test func `matched views of two pages of a stack do not join`() throws {
    let timeline = try JSONTimeline.timeline(
      """
      {"title": "t", "about": "a", "namespaces": ["n"],
      "view": {"NavigationStack": {}, "children": [{"VStack": {}, "modifiers": [
        {"navigationDestination": {"for": "String", "as": "word", "content": [{"VStack": {}, "children": [
          {"Color": "red", "name": "large", "modifiers": [{"matchedGeometryEffect": {"id": "x", "in": "n", "isSource": false}}, {"frame": {"width": 200, "height": 200}}]}]}]}}],
        "children": [{"NavigationLink": {"value": "p", "title": "Open"}, "name": "open"},
          {"Color": "red", "name": "small", "modifiers": [{"frame": {"width": 50, "height": 50}}, {"matchedGeometryEffect": {"id": "x", "in": "n"}}]}]}]},
      "script": [{"wait": 0.1}, {"tap": "open"}, {"wait": "settled"}]}
      """)
    for share in [0.1, 0.5, 1] {
      let time = 0.1 + (timeline.duration - 0.1) * share
      #expect(try Self.rect("large", timeline, time).size == Size(200, 200))
    }
    #expect(try Self.rect("small", timeline, 0.2).size == Size(50, 50))
  }

  /// A text of forty characters, 10 × 20 pt each, whose frame narrows from 400 to 100.
  static func text(_ modifiers: @escaping @Sendable (Double) -> [Modifier]) -> Timeline {
    FlagScene(
      roots: { on in
        [
          ViewNode(
            id: NodeID.root.child(1), kind: .text(TextContent(String(repeating: "x", count: 40))),
            name: "text", modifiers: modifiers(on ? 100 : 400).map { ModifierNode($0) })
        ]
      },
      script: [.wait(seconds: 0.1), FlagScene.animated(true, .linear), .waitUntilSettled]
    ).timeline
  }

  @Test func `text wraps anew in a frame that changes`() {
    let timeline = Self.text { [.frame(width: $0, height: nil, alignment: .center)] }
    let heights = [0.1, 0.275, 0.45].map { time in
      timeline.frame(at: time).elements.first { $0.name == "text" }?.rect.height
    }
    #expect(heights == [20, 40, 80])
  }

  @Test func `a drawing group keeps its layout on the way and is scaled`() throws {
    let timeline = Self.text {
      [.drawingGroup, .frame(width: $0, height: nil, alignment: .center)]
    }
    func inner(_ time: Double) throws -> Rect {
      try #require(timeline.frame(at: time).elements.first { $0.name == "text" }).rect
    }
    // At rest as laid out: one line, then four.
    #expect(try inner(0.1).size == Size(400, 20))
    #expect(try inner(timeline.duration).size == Size(100, 80))
    // Half-way the frame is 250 wide: the four lines of the end, stretched to the two lines' size.
    let half = try inner(0.27)
    #expect(abs(half.width - 250) < 1e-6)
    #expect(abs(half.height - 40) < 1e-6)
  }

  @Test func `a hero in a drawing group is stretched to the frame on its way`() throws {
    let timeline = FlagScene(
      roots: { on in
        let side = on ? 200.0 : 100.0
        return [
          ViewNode(
            id: NodeID.root.child(9), kind: .zStack(alignment: .center),
            children: [
              FlagScene.box(
                on ? "big" : "small", on ? 1 : 0,
                [
                  .drawingGroup, .matchedGeometryEffect(Self.group),
                  .frame(width: side, height: side, alignment: .center),
                ], in: NodeID.root.child(9))
            ])
        ]
      },
      script: [.wait(seconds: 0.1), FlagScene.animated(true, .linear), .waitUntilSettled]
    ).timeline
    #expect(abs(try Self.rect("big", timeline, 0.275).width - 150) < 1e-6)
    #expect(abs(try Self.rect("small", timeline, 0.275).width - 150) < 1e-6)
  }
}
