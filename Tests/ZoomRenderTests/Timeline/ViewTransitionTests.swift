// Views that come and go, custom page transitions, glass in motion: their looks in numbers.

import Testing

@testable import ZoomRender

struct ViewTransitionTests {
  /// Names of the views that are layers of a frame, bottom to top.
  static func order(_ timeline: Timeline, at time: Double) -> [String] {
    let frame = timeline.frameWithoutSpeeds(at: time)
    return frame.root.allLayers.compactMap { layer in
      frame.elements.first { $0.layer == layer.id }?.name
    }
  }

  /// A view in the middle of three goes; with a z index of its own it stays above.
  @Test(arguments: [(nil, ["old", "under", "front"]), (1.0, ["under", "front", "old"])])
  func `a view that goes falls behind its siblings unless it says how high it lies`(
    depth: Double?, order: [String]
  ) {
    let timeline = FlagScene(
      roots: { on in
        var modifiers: [Modifier] = [.frame(width: 80, height: 80, alignment: .center)]
        if let depth { modifiers.append(.zIndex(depth)) }
        let old = FlagScene.box("old", 1, modifiers)
        return [
          ViewNode(
            id: NodeID.root.child(9), kind: .zStack(alignment: .center),
            children: [
              FlagScene.box("under", 0, [.frame(width: 90, height: 90, alignment: .center)])
            ]
              + (on ? [] : [old])
              + [FlagScene.box("front", 2, [.frame(width: 70, height: 70, alignment: .center)])])
        ]
      },
      script: [.wait(seconds: 0.1), FlagScene.animated(true, .linear), .waitUntilSettled]
    ).timeline
    #expect(Self.order(timeline, at: 0.2).filter(order.contains) == order)
    #expect(Self.order(timeline, at: timeline.duration).contains("old") == false)
  }

  @Test func `where two views change places by fading a quarter of the ground shows half-way`()
    throws
  {
    @Sendable func box(_ index: Int) -> ViewNode {
      ViewNode(
        id: NodeID.root.child(index), kind: .color(.black),
        modifiers: [ModifierNode(.frame(width: 100, height: 100, alignment: .center))])
    }
    let timeline = FlagScene(
      roots: { on in
        [
          ViewNode(
            id: NodeID.root.child(9), kind: .zStack(alignment: .center),
            children: [on ? box(1) : box(0)])
        ]
      },
      script: [
        .wait(seconds: 0.1), FlagScene.animated(true, .curve(.linear, duration: 0.4)),
        .waitUntilSettled,
      ]
    ).timeline
    let pixels = try PixelCheck(scale: 0.25)
    for (share, covered) in [(0.0, 1.0), (0.25, 0.8125), (0.5, 0.75), (0.75, 0.8125), (1, 1)] {
      let bitmap = try pixels.bitmap(timeline.frameWithoutSpeeds(at: 0.1 + 0.4 * share))
      let middle = 4 * (bitmap.height / 2 * bitmap.width + bitmap.width / 2)
      #expect(abs(Double(bitmap.bytes[middle]) - 255 * (1 - covered)) <= 2, "\(share)")
    }
  }

  @Test func `a page slides up and fades: 40 points, a blur of 8, then 20 points on`() throws {
    let timeline = try PlayedScene("motion/slide-up-fade").timeline()
    let spring = Spring(response: 0.34, dampingRatio: 1)
    for (index, sign) in [(0, 1.0), (1, -1)] {
      let span = timeline.transitions[index]
      for time in [1e-6, 0.05, 0.1, 0.2] {
        let page = try #require(
          timeline.frameWithoutSpeeds(at: span.start + time).root
            .layers(role: .destination).first)
        let p = spring.value(time: time)
        // How much of the page is there, and how far it is on its way.
        let (presence, away) = sign > 0 ? (p, 40 * (1 - p)) : (1 - p, -20 * p)
        #expect(abs(page.transform.ty - away) < 1e-3)
        #expect(abs(page.opacity - presence) < 1e-4)
        let blur = 8 * (1 - presence)
        guard case .blur(let sigma)? = page.effects.first else {
          #expect(blur < 1e-3)
          continue
        }
        #expect(abs(sigma - blur) < 1e-3)
      }
      let covered = try #require(timeline.rect("open", at: span.start + 0.1))
      #expect(covered == timeline.rect("open", at: 0.1))
    }
    #expect(timeline.frameWithoutSpeeds(at: timeline.duration).root == timeline.frame(at: 0).root)
  }

  @Test func `interactive glass swells under a tap by .85 % and comes back`() throws {
    let timeline = try JSONTimeline.timeline(
      """
      {"title": "t", "about": "a", "device": "iPhone 16 Pro", "state": {"n": 0}, "view":
        {"Button": {"action": [{"set": {"n": 1}}]}, "name": "button", "children": [
          {"Color": "red", "modifiers": [{"frame": {"width": 100, "height": 40}}, {"glassEffect": {"interactive": true}}]}]},
      "script": [{"wait": 0.1}, {"tap": "button"}, {"wait": "settled"}, {"wait": 0.1}]}
      """)
    func scale(_ time: Double) throws -> Double {
      let glass = try #require(
        timeline.frameWithoutSpeeds(at: time).root.layers(role: .glass).first)
      return glass.transform.meanScale
    }
    let spring = Spring(response: 0.2835, dampingRatio: 0.7)
    for time in [0.03, 0.06, 0.1] {
      #expect(abs(try scale(0.1 + time) - (1 + 0.00854 * spring.value(time: time))) < 1e-6)
    }
    #expect(try scale(0.1 + 0.1) > 1.005)
    #expect(abs(try scale(0.1) - 1) < 1e-9)
    #expect(abs(try scale(timeline.duration) - 1) < 1e-9)
  }

  @Test func `the tint of glass is animated like any colour`() throws {
    @Sendable func glass(_ tint: Color) -> Modifier {
      .glassEffect(
        GlassEffect(variant: .regular, tint: .fixed(tint), isInteractive: false, shape: .circle))
    }
    let timeline = FlagScene(
      roots: { on in
        [
          FlagScene.box(
            "pane", 0,
            [
              .frame(width: 80, height: 80, alignment: .center),
              glass(on ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)),
            ])
        ]
      },
      script: [
        .wait(seconds: 0.1), FlagScene.animated(true, .curve(.linear, duration: 0.4)),
        .waitUntilSettled,
      ]
    ).timeline
    for share in [0.0, 0.25, 0.5, 1] {
      let root = timeline.frameWithoutSpeeds(at: 0.1 + 0.4 * share).root
      guard case .backdrop(let effect)? = root.layers(role: .glass).first?.content,
        let tint = effect.tint
      else {
        Issue.record("no tinted glass")
        return
      }
      #expect(abs(tint.blue - share) < 1e-6 && abs(tint.red - (1 - share)) < 1e-6)
    }
  }

  /// A hero in the middle of its page, and where it is just before the card lands.
  @Test(arguments: [(true, 0.0...0.6), (false, 60.0...400)])
  func `an alignment rect takes the drift out of a landing`(
    isAligned: Bool, distance: ClosedRange<Double>
  ) throws {
    let options = isAligned ? #", "options": {"alignmentRect": [0, 300, 402, 201]}"# : ""
    let timeline = try JSONTimeline.timeline(
      """
      {"title": "t", "about": "a", "device": "iPhone 16 Pro", "namespaces": ["n"],
      "view": {"NavigationStack": {}, "children": [{"VStack": {}, "modifiers": [
        {"navigationDestination": {"for": "String", "as": "word", "content": [
          {"ZStack": {"alignment": "topLeading"}, "modifiers": [{"frame": {"maxWidth": "inf", "maxHeight": "inf", "alignment": "topLeading"}}, "ignoresSafeArea", {"background": "white"},
            {"navigationTransition": {"transition": {"zoom": {"sourceID": "s", "in": "n"}}\(options)}}], "children": [
            {"Color": "orange", "name": "hero", "modifiers": [{"frame": {"width": 402, "height": 201}}, {"padding": {"top": 300}}]}]}]}}],
        "children": [{"NavigationLink": {"value": "p"}, "name": "open", "modifiers": [{"buttonStyle": "plain"}], "children": [
          {"Color": "red", "name": "tile", "modifiers": [{"frame": {"width": 200, "height": 100}}, {"matchedTransitionSource": {"id": "s", "in": "n"}}]}]}]}]},
      "script": [{"wait": 0.1}, {"tap": "open"}, {"wait": "settled"}, {"wait": 0.1}, "back", {"wait": "settled"}, {"wait": 0.1}]}
      """)
    let tile = try #require(timeline.rect("tile", at: 0))
    let hero = try #require(timeline.rect("hero", at: timeline.transitions[1].end - 1e-6))
    let off = zip(hero.edges, tile.edges).map { abs($0 - $1) }.max() ?? 0
    #expect(distance.contains(off))
  }

  @Test func `a blur may stand in for the dim of a zoom, and grows with it`() throws {
    let timeline = try PlayedScene(
      "presentations/drag-dismiss",
      changing: [
        (
          #"{"navigationTransition": {"zoom": {"sourceID": "$tile.id", "in": "tiles-zoom"}}"#,
          #"{"navigationTransition": {"transition": {"zoom": {"sourceID": "$tile.id", "in": "tiles-zoom"}}, "options": {"dimmingBlurRadius": 12}}"#
        )
      ]
    ).timeline()
    let start = timeline.transitions[0].start
    for time in [0.05, 0.1, 0.2] {
      let frame = timeline.frameWithoutSpeeds(at: start + time)
      let p = Spring(response: 0.34, dampingRatio: 1).value(time: time)
      let blurs = frame.root.children.flatMap { $0.allLayers }.compactMap { layer -> Double? in
        if case .blur(let sigma)? = layer.effects.first { sigma } else { nil }
      }
      #expect(blurs.count == 1 && abs((blurs.first ?? 0) - 12 * p) < 1e-3)
      #expect(frame.root.layers(role: .dim).isEmpty)
    }
  }
}

extension Layer {
  fileprivate var allLayers: [Layer] { [self] + children.flatMap(\.allLayers) }
}
