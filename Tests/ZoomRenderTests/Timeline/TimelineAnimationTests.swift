// Animated state in time.

import Testing

@testable import ZoomRender

/// State changes that move, through the whole driver.
struct TimelineAnimationTests {
  static let smooth = Animation.smooth
  /// Progress of `.smooth` after a tenth of a second.
  static let tenth = 0.35774

  func element(_ name: String, _ timeline: Timeline, _ time: Double) throws -> Element {
    try #require(timeline.frame(at: time).elements.first { $0.name == name })
  }

  func scene(
    _ animation: Animation?, _ roots: @escaping @Sendable (Bool) -> [ViewNode]
  ) -> Timeline {
    FlagScene(
      roots: roots,
      script: [.wait(seconds: 0.1), FlagScene.animated(true, animation), .waitUntilSettled]
    ).timeline
  }

  @Test func `an offset follows its animation and ends exactly`() throws {
    let timeline = scene(Self.smooth) { on in
      [
        FlagScene.box(
          "a", 0,
          [
            .frame(width: 50, height: 50, alignment: .center),
            .offset(Vector(dx: on ? 100 : 0, dy: 0)),
          ])
      ]
    }
    #expect(try element("a", timeline, 0.1).rect.minX == 175)
    #expect(abs(try element("a", timeline, 0.2).rect.minX - (175 + 100 * Self.tenth)) < 1e-3)
    #expect(try element("a", timeline, timeline.duration).rect.minX == 275)
    #expect(abs(try element("a", timeline, 0.2).velocity.dx - 449.4) < 2)
  }

  @Test func `a change without an animation cuts`() throws {
    let timeline = scene(nil) { on in
      [
        FlagScene.box(
          "a", 0, [.frame(width: on ? 100 : 50, height: 50, alignment: .center)])
      ]
    }
    #expect(try element("a", timeline, 0.1).rect.width == 100)
    #expect(try element("a", timeline, 0.0999).rect.width == 50)
  }

  @Test func `a frame in motion lays its neighbours out anew`() throws {
    let timeline = scene(Self.smooth) { on in
      [
        ViewNode(
          id: NodeID.root.child(9), kind: .vStack(alignment: .center, spacing: 0),
          children: [
            FlagScene.box("a", 0, [.frame(width: 50, height: on ? 200 : 100, alignment: .center)]),
            FlagScene.box("b", 1, [.frame(width: 50, height: 50, alignment: .center)]),
          ])
      ]
    }
    let (a, b) = (try element("a", timeline, 0.2).rect, try element("b", timeline, 0.2).rect)
    #expect(abs(a.height - (100 + 100 * Self.tenth)) < 1e-3)
    #expect(abs(b.minY - a.maxY) < 1e-9)
  }

  @Test func `a new alignment moves views from where they were`() throws {
    let timeline = scene(Self.smooth) { on in
      [
        ViewNode(
          id: NodeID.root.child(9), kind: .vStack(alignment: on ? .trailing : .leading, spacing: 0),
          children: [
            FlagScene.box("wide", 0, [.frame(width: 200, height: 50, alignment: .center)]),
            FlagScene.box("a", 1, [.frame(width: 50, height: 50, alignment: .center)]),
          ])
      ]
    }
    #expect(try element("a", timeline, 0.1).rect.minX == 100)
    #expect(abs(try element("a", timeline, 0.2).rect.minX - (100 + 150 * Self.tenth)) < 0.01)
    #expect(try element("a", timeline, timeline.duration).rect.minX == 250)
  }

  @Test func `an animation modifier speaks for changes of its value inside it`() throws {
    let timeline = scene(nil) { on in
      [
        FlagScene.box(
          "a", 0,
          [
            .frame(width: 50, height: 50, alignment: .center),
            .offset(Vector(dx: on ? 100 : 0, dy: 0)), .animation(.linear, value: .bool(on)),
            .opacity(on ? 0.5 : 1),
          ])
      ]
    }
    let half = try element("a", timeline, 0.1 + 0.175)
    #expect(abs(half.rect.minX - 225) < 1e-6)
    // Outside the modifier the change cuts.
    #expect(half.opacity == 0.5)
  }

  @Test func `an interrupted spring keeps its velocity`() throws {
    let timeline = FlagScene(
      roots: { on in
        [
          FlagScene.box(
            "a", 0,
            [
              .frame(width: 50, height: 50, alignment: .center),
              .offset(Vector(dx: on ? 100 : 0, dy: 0)),
            ])
        ]
      },
      script: [
        FlagScene.animated(true, .smooth), .wait(seconds: 0.1),
        FlagScene.animated(false, .smooth), .waitUntilSettled,
      ]
    ).timeline
    for (time, value) in [(0.1, 0.35774), (0.15, 0.430649), (0.2, 0.357676), (0.4, 0.070423)] {
      #expect(abs(try element("a", timeline, time).rect.minX - (175 + 100 * value)) < 0.01)
    }
  }

  @Test func `a view that comes fades in, one that goes fades out in its place`() throws {
    let timeline = scene(.linear) { on in
      [
        ViewNode(
          id: NodeID.root.child(9), kind: .zStack(alignment: .center),
          children: [
            FlagScene.box(
              on ? "new" : "old", on ? 1 : 0, [.frame(width: 50, height: 50, alignment: .center)])
          ])
      ]
    }
    #expect(abs(try element("new", timeline, 0.1 + 0.0875).opacity - 0.25) < 1e-6)
    #expect(abs(try element("old", timeline, 0.1 + 0.0875).opacity - 0.75) < 1e-6)
    #expect(timeline.frame(at: timeline.duration).elements.map(\.name) == ["new"])
  }

  @Test func `a view that leaves an animated container goes with it`() throws {
    let timeline = scene(.curve(.linear, duration: 1)) { on in
      let cell = FlagScene.box("gone", 0, [.frame(width: 50, height: 50, alignment: .center)])
      let rest = FlagScene.box("rest", 1, [.frame(width: 50, height: 50, alignment: .center)])
      return [
        ViewNode(
          id: NodeID.root.child(9), kind: .zStack(alignment: .topLeading),
          modifiers: [
            ModifierNode(
              .padding(Insets(top: on ? 30 : 10, leading: on ? 30 : 10, bottom: 0, trailing: 0))),
            ModifierNode(.frame(width: 400, height: 800, alignment: .topLeading)),
          ],
          children: on ? [rest] : [cell, rest])
      ]
    }
    for share in [0.001, 0.5, 0.999] {
      let gone = try element("gone", timeline, 0.1 + share).rect
      #expect(abs(gone.minX - (10 + 20 * share)) < 1e-6)
      #expect(abs(gone.minY - (10 + 20 * share)) < 1e-6)
    }
  }

  @Test func `a moving transition takes the view's own width`() throws {
    let timeline = scene(.linear) { on in
      [
        ViewNode(
          id: NodeID.root.child(9), kind: .zStack(alignment: .center),
          children: [
            FlagScene.box("rest", 0, [.frame(width: 300, height: 300, alignment: .center)])
          ]
            + (on
              ? [
                FlagScene.box(
                  "new", 1,
                  [.frame(width: 80, height: 50, alignment: .center), .transition(.move(.leading))])
              ] : []))
      ]
    }
    let half = try element("new", timeline, 0.1 + 0.175)
    #expect(abs(half.rect.minX - (160 - 40)) < 1e-6)
    #expect(half.opacity == 1)
  }

  /// The worked example of matched geometry: 60² at (20, 100) to 200² at (100, 300).
  @Test func `a hero's two views share one frame on its way`() throws {
    let group = MatchedGeometryEffect(
      id: .string("hero"), namespace: NamespaceID(name: "hero"))
    let timeline = scene(.smooth) { on in
      let side = on ? 200.0 : 60.0
      let view = ViewNode(
        id: NodeID.root.child(9).child(on ? 1 : 0), kind: .color(.fixed(.black)),
        name: on ? "big" : "small",
        modifiers: [
          .matchedGeometryEffect(group), .frame(width: side, height: side, alignment: .center),
          .position(on ? Point(200, 400) : Point(50, 130)),
        ].map { ModifierNode($0) })
      return [
        ViewNode(
          id: NodeID.root.child(9), kind: .zStack(alignment: .center), children: [view])
      ]
    }
    let big = try element("big", timeline, 0.2)
    #expect(abs(big.rect.midX - 103.66) < 0.01)
    #expect(abs(big.rect.midY - 226.59) < 0.01)
    #expect(abs(big.rect.width - 110.08) < 0.01)
    let small = try element("small", timeline, 0.2)
    #expect((small.rect.center - big.rect.center).length < 1e-6)
    #expect(abs(small.rect.width - 110.08) < 0.01)
    #expect(
      try element("big", timeline, timeline.duration).rect
        == Rect(x: 100, y: 300, width: 200, height: 200))
  }

  @Test func `a hero in a container that grows with it is not carried along`() throws {
    let group = MatchedGeometryEffect(id: .string("hero"), namespace: NamespaceID(name: "hero"))
    let timeline = scene(.smooth) { on in
      let side = on ? 300.0 : 100.0
      var modifiers: [Modifier] = [
        .matchedGeometryEffect(group), .frame(width: side, height: side, alignment: .center),
      ]
      if !on { modifiers.append(.offset(Vector(dx: -100, dy: 200))) }
      let view = ViewNode(
        id: NodeID.root.child(9).child(on ? 1 : 0), kind: .color(.fixed(.black)),
        name: on ? "big" : "small", modifiers: modifiers.map { ModifierNode($0) })
      return [
        ViewNode(
          id: NodeID.root.child(9), kind: .zStack(alignment: .center), children: [view])
      ]
    }
    let big = try element("big", timeline, 0.2).rect
    #expect(abs(big.midX - (100 + 100 * Self.tenth)) < 0.01)
    #expect(abs(big.midY - (600 - 200 * Self.tenth)) < 0.01)
    let small = try element("small", timeline, 0.2).rect
    #expect((small.center - big.center).length < 0.01)
  }

  @Test func `matched views whose group rests are carried along`() throws {
    let timeline = scene(Self.smooth) { on in
      let group = NamespaceID(name: "cells")
      let cells = ["left", "right"].enumerated().map { index, name in
        FlagScene.box(
          name, index,
          [
            .matchedGeometryEffect(.init(id: .string(name), namespace: group)),
            .frame(width: 50, height: 50, alignment: .center),
          ], in: NodeID.root.child(9).child(0))
      }
      let row = ViewNode(
        id: NodeID.root.child(9).child(0), kind: .hStack(alignment: .center, spacing: 0),
        children: cells)
      let tall = FlagScene.box(
        "tall", 1, [.frame(width: 50, height: 300, alignment: .center)], in: NodeID.root.child(9))
      return [
        ViewNode(
          id: NodeID.root.child(9), kind: .zStack(alignment: .center),
          modifiers: [ModifierNode(.frame(width: 400, height: 800, alignment: .top))],
          children: on ? [row, tall] : [row])
      ]
    }
    // From the top of the screen to the middle of the tall view.
    #expect(try element("left", timeline, 0.1).rect.minY == 0)
    #expect(abs(try element("left", timeline, 0.2).rect.minY - 125 * Self.tenth) < 0.01)
    #expect(abs(try element("right", timeline, 0.2).rect.minY - 125 * Self.tenth) < 0.01)
    #expect(try element("left", timeline, timeline.duration).rect.minY == 125)
  }

  @Test func `a receiver takes the size and place of its source at rest`() throws {
    let namespace = NamespaceID(name: "pair")
    let timeline = FlagScene(
      roots: { _ in
        [
          ViewNode(
            id: NodeID.root.child(9), kind: .zStack(alignment: .topLeading),
            children: [
              FlagScene.box(
                "source", 0,
                [
                  .matchedGeometryEffect(.init(id: .string("x"), namespace: namespace)),
                  .frame(width: 60, height: 60, alignment: .center), .position(Point(50, 130)),
                ]),
              FlagScene.box(
                "receiver", 1,
                [
                  .matchedGeometryEffect(
                    .init(
                      id: .string("x"), namespace: namespace, anchor: .leading, isSource: false)),
                  .frame(width: 320, height: 80, alignment: .center), .position(Point(180, 440)),
                ]),
            ])
        ]
      }, script: [.wait(seconds: 0.1)]
    ).timeline
    #expect(
      try element("receiver", timeline, 0).rect == Rect(x: 50, y: 100, width: 60, height: 60))
  }

  @Test func `waiting for an endless animation is reported`() {
    let timeline = scene(.repeat(.linear, count: nil, autoreverses: true)) { on in
      [FlagScene.box("a", 0, [.opacity(on ? 0.2 : 1)])]
    }
    #expect(timeline.diagnostics.map(\.id) == ["timeline.endless"])
  }

  /// Two fonts and their sizes.
  @Test(arguments: [
    (FontReference.Base.style(.body), FontReference.Base.style(.largeTitle), 17.0, 34.0),
    (.system(size: 20), .style(.headline), 20, 17), (.style(.caption), .system(size: 40), 12, 40),
  ])
  func `text styles grow into one another, and into sizes of their own`(
    from: FontReference.Base, to: FontReference.Base, small: Double, large: Double
  ) throws {
    let flag = FlagScene(
      roots: { on in
        [
          ViewNode(
            id: NodeID.root.child(1), kind: .text(TextContent("Hxgrow")), name: "word",
            modifiers: [ModifierNode(.font(FontReference(on ? to : from)))])
        ]
      },
      script: [
        .wait(seconds: 0.1), FlagScene.animated(true, .curve(.linear, duration: 0.5)),
        .waitUntilSettled, .wait(seconds: 0.1),
      ])
    let timeline = Timeline(scene: flag.scene, assets: try TestAssets.snapshot())
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      let height = try #require(timeline.rect("word", at: 0.1 + 0.5 * share)).height
      // A line is 1.19336 em high, on whole pixels.
      #expect(abs(height - 1.19336 * (small + (large - small) * share)) <= 1)
    }
  }

  @Test func `lines and weights of text styles arrive without a jump`() throws {
    let flag = FlagScene(
      roots: { on in
        [
          ViewNode(
            id: NodeID.root.child(1), kind: .text(TextContent("one line\nand another")),
            name: "words",
            modifiers: [
              ModifierNode(.font(FontReference(.style(on ? .headline : .largeTitle))))
            ])
        ]
      },
      script: [
        .wait(seconds: 0.1), FlagScene.animated(true, .curve(.linear, duration: 0.5)),
        .waitUntilSettled, .wait(seconds: 0.1),
      ])
    let timeline = Timeline(scene: flag.scene, assets: try TestAssets.snapshot())
    for (moment, end) in [(0.1 + 1e-7, 0.1), (0.6 - 1e-7, 0.6)] {
      let (near, rest) = (timeline.rect("words", at: moment), timeline.rect("words", at: end))
      // Sizes of texts are whole pixels, here points; the regular weight is 4 points narrower.
      #expect(abs(try #require(near).width - #require(rest).width) <= 1)
      #expect(abs(try #require(near).height - #require(rest).height) <= 1)
    }
  }
}
