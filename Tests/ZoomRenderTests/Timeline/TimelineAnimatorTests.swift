// Keyframes and phases in time.

import Testing

@testable import ZoomRender

/// Animators, tabs, late images, custom phases and feedback, through the whole driver.
struct TimelineAnimatorTests {
  func element(_ name: String, _ timeline: Timeline, _ time: Double) throws -> Element {
    try #require(timeline.frame(at: time).elements.first { $0.name == name })
  }

  @Test func `keyframes run when their trigger changes`() throws {
    let timeline = FlagScene(
      roots: { on in
        let animator = KeyframeAnimator(
          tracks: [
            .init(
              property: .offsetX, initialValue: 0,
              keyframes: [
                .linear(100, duration: 0.2, curve: .linear),
                .linear(0, duration: 0.2, curve: .linear),
              ]),
            .init(
              property: .opacity, initialValue: 1,
              keyframes: [.linear(0.5, duration: 0.4, curve: .linear)]),
          ], trigger: .bool(on))
        return [
          FlagScene.box(
            "a", 0,
            [.frame(width: 50, height: 50, alignment: .center), .keyframeAnimator(animator)])
        ]
      }, script: [.wait(seconds: 0.1), FlagScene.animated(true, nil), .waitUntilSettled]
    ).timeline
    #expect(try element("a", timeline, 0).rect.minX == 175)
    let middle = try element("a", timeline, 0.2)
    #expect(abs(middle.rect.minX - 225) < 1e-6)
    #expect(abs(middle.opacity - 0.875) < 1e-6)
    #expect(abs(timeline.duration - 0.5) < 0.01)
  }

  @Test func `phases follow one another and come back`() throws {
    let timeline = FlagScene(
      roots: { on in
        let animator = PhaseAnimator(
          phases: [
            .init(settings: [.init(property: .scale, value: 1)], animation: .linear),
            .init(settings: [.init(property: .scale, value: 2)], animation: .linear),
          ], trigger: .bool(on))
        return [
          FlagScene.box(
            "a", 0, [.frame(width: 50, height: 50, alignment: .center), .phaseAnimator(animator)])
        ]
      }, script: [.wait(seconds: 0.1), FlagScene.animated(true, nil), .waitUntilSettled]
    ).timeline
    #expect(abs(try element("a", timeline, 0.1 + 0.175).rect.width - 75) < 1e-6)
    #expect(abs(try element("a", timeline, 0.1 + 0.35).rect.width - 100) < 1e-6)
    #expect(abs(try element("a", timeline, 0.1 + 0.525).rect.width - 75) < 1e-6)
    #expect(try element("a", timeline, timeline.duration).rect.width == 50)
  }

  @Test func `a tab switch fades the pages and leaves the bar`() throws {
    @Sendable func tab(_ name: String, _ index: Int) -> ViewNode {
      FlagScene.box(
        name, index, [.tabItem(title: name, systemImage: nil, tag: .string(name))],
        in: NodeID.root.child(9))
    }
    let timeline = FlagScene(
      roots: { _ in
        [
          ViewNode(
            id: NodeID.root.child(9), kind: .tabView(selection: nil, style: .automatic),
            children: [tab("one", 0), tab("two", 1)])
        ]
      }, script: [.wait(seconds: 0.1), .selectTab(.string("two")), .waitUntilSettled]
    ).timeline
    let frame = timeline.frame(at: 0.2)
    let record = try #require(frame.transitions.first)
    #expect(record.kind == .tab)
    #expect(try element("one", timeline, 0.2).opacity == 1)
    #expect(abs(try element("two", timeline, 0.2).opacity - 0.5) < 1e-6)
    #expect(timeline.frame(at: timeline.duration).elements.map(\.name) == ["two"])
  }

  @Test func `a late image fades in over its placeholder`() throws {
    let timeline = FlagScene(
      roots: { _ in
        let content = AsyncImageContent(
          image: ImageContent(source: .placeholder(Size(100, 100)), isResizable: true),
          start: .onAppear, delay: 0.2, transition: .linear)
        return [
          ViewNode(
            id: NodeID.root.child(0), kind: .asyncImage(content), name: "photo",
            modifiers: [ModifierNode(.frame(width: 100, height: 100, alignment: .center))])
        ]
      }, script: [.wait(seconds: 0.2), .waitUntilSettled, .wait(seconds: 0.1)]
    ).timeline
    let image = NodeID.root.child(0).child(part: "image")
    #expect(timeline.frame(at: 0.1).root.find(image) == nil)
    let half = try #require(timeline.frame(at: 0.375).root.find(image))
    #expect(abs(half.opacity - 0.5) < 1e-6)
  }

  @Test func `feedback fires when its trigger changes`() {
    let timeline = FlagScene(
      roots: { on in [FlagScene.box("a", 0, [.sensoryFeedback("impact", trigger: .bool(on))])] },
      script: [.wait(seconds: 0.1), FlagScene.animated(true, nil), .wait(seconds: 0.1)]
    ).timeline
    #expect(timeline.frame(at: 0.1).feedback == ["impact"])
    #expect(timeline.frame(at: 0.15).feedback.isEmpty)
  }

  @Test func `custom phases drive the coming page only`() throws {
    var album = AlbumScene(script: [
      .tap(.index(0)), .waitUntilSettled, .back, .waitUntilSettled,
    ])
    let phases = PhaseTransition(
      willAppear: .init(opacity: 0, offset: Vector(dx: 0, dy: 40), blurRadius: 8),
      identity: .init(),
      willDisappear: .init(offset: Vector(dx: 0, dy: -20), blurRadius: 8))
    album.transition = { _ in .phases(phases) }
    let timeline = album.timeline
    // Progress of .34/1 after a tenth of a second: .55129.
    let root = timeline.frame(at: 0.1).root
    let page = try #require(root.layers(role: .destination).first)
    #expect(abs(page.transform.ty - 40 * (1 - 0.55129)) < 1e-3)
    #expect(abs(page.opacity - 0.55129) < 1e-4)
    let back = try #require(timeline.time(of: "back"))
    let going = try #require(
      timeline.frame(at: back + 0.1).root.layers(role: .destination).first)
    #expect(abs(going.transform.ty + 20 * 0.55129) < 1e-3)
    #expect(going.opacity == 1)
    let tile = try #require(timeline.frame(at: 0.1).elements.first { $0.name == "midnight" })
    #expect(tile.rect.minX == 121.33 || abs(tile.rect.minX - 121.33) < 1e-9)
  }

  @Test func `a source that is removed lets the card shrink where it was`() throws {
    let tiles = AlbumScene().tiles
    let source = StubSource(
      roots: { state in
        let isGone = state.values["gone"]?.isTruthy ?? false
        return [AlbumScene.root(isGone ? [] : tiles, .init(cornerRadii: CornerRadii(16)), nil)]
      },
      contents: { _, request, _ in
        [
          AlbumScene.detail(
            request, .zoom(sourceID: request.value, namespace: AlbumScene.namespace))
        ]
      })
    let script: [ScriptEvent] = [
      .tap(.index(0)), .waitUntilSettled, .back, .wait(seconds: 0.1),
      .set("gone", .bool(true), Transaction()), .waitUntilSettled,
    ]
    var scene = AlbumScene().scene
    scene.source = source
    scene.script = script.map { ScriptStep($0) }
    let timeline = Timeline(scene: scene, stages: StubStages())
    #expect(timeline.diagnostics.map(\.id) == ["ZR010"])
    let set = try #require(timeline.time(of: "set"))
    func card(_ time: Double) throws -> Rect {
      let layer = try #require(timeline.frame(at: time).root.layers(role: .card).first)
      return layer.transform.apply(to: layer.bounds)
    }
    let (before, after) = (try card(set - 1e-4), try card(set + 1e-4))
    #expect((before.center - after.center).length < 1)
    let last = try card(timeline.transitions[1].end - 0.001)
    #expect(last.width < 3)
    #expect((last.center - Point(201.33, 300)).length < 1)
    let record = try #require(timeline.frame(at: set + 0.05).transitions.first)
    #expect(record.fallback?.rule == "ZR010")
  }
}
