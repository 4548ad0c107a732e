// Sheets and covers in time.

import Testing

@testable import ZoomRender

/// A screen that presents a sheet, a cover or a popover from a capsule.
struct PresentingScene {
  var kind = Presentation.Kind.sheet
  var detents: [PresentationDetent] = [.medium]
  var selection: String?
  var transition: NavigationTransition?
  var profile = Profile(.ios26)
  var platform = Platform()
  var script: [ScriptEvent] = []

  static let namespace = NamespaceID(name: "sheets")
  static let zoom = NavigationTransition.zoom(
    sourceID: .string("capsule"), namespace: namespace)
  static let capsule = Rect(minX: 131.33, minY: 276, maxX: 271.33, maxY: 324)

  var scene: Scene {
    let (kind, detents, selection, transition) = (kind, detents, selection, transition)
    let source = StubSource(
      roots: { state in
        let isShown = state.values["shown"]?.isTruthy ?? false
        let capsule = ViewNode(
          id: NodeID.root.child(1), kind: .shape(ShapeContent(shape: .rectangle)), name: "capsule",
          modifiers: [
            ModifierNode(.frame(width: 140, height: 48, alignment: .center)),
            ModifierNode(.position(Self.capsule.center)),
            ModifierNode(
              .matchedTransitionSource(
                MatchedTransitionSource(
                  id: .string("capsule"), namespace: Self.namespace,
                  configuration: .init(cornerRadii: CornerRadii(24))))),
          ])
        return [
          ViewNode(
            id: NodeID.root.child(0), kind: .zStack(alignment: .center),
            modifiers: [
              ModifierNode(
                .presentation(
                  Presentation(
                    kind: kind, binding: "shown", isItem: false,
                    presentedValue: isShown ? .bool(true) : nil, template: TemplateID(value: 1),
                    onDismiss: [.set("dismissed", .bool(true))])))
            ], children: [capsule])
        ]
      },
      contents: { _, request, _ in
        var modifiers = [ModifierNode(.presentationDetents(detents, selection: selection))]
        if let transition {
          modifiers.append(ModifierNode(.navigationTransition(transition, options: .none)))
        }
        return [
          ViewNode(
            id: request.id.child(0), kind: .color(.white), name: "content", modifiers: modifiers)
        ]
      })
    return Scene(
      title: "sheet", about: "", file: "sheet.json", platform: platform,
      screen: Screen(
        size: Size(402, 874), safeArea: Insets(top: 62, bottom: 34), cornerRadius: 62),
      profile: profile,
      initialState: SceneState(values: .init([.init(name: "shown", value: .bool(false))])),
      source: source, script: script.map { ScriptStep($0) }, digest: Digest(low: 0, high: 0))
  }

  var timeline: Timeline { Timeline(scene: scene, stages: StubStages()) }
}

struct TimelinePresentationTests {
  static let shown: [ScriptEvent] = [
    .wait(seconds: 0.1), .present("shown", item: nil), .waitUntilSettled, .wait(seconds: 0.2),
    .dismiss, .waitUntilSettled,
  ]

  func rect(_ role: Layer.Role, _ timeline: Timeline, at time: Double) throws -> Rect {
    let layer = try #require(timeline.frame(at: time).root.layers(role: role).first)
    return layer.transform.apply(to: layer.bounds)
  }

  func dim(_ timeline: Timeline, at time: Double) -> Double {
    guard let layer = timeline.frame(at: time).root.layers(role: .dim).first,
      case .color(let color) = layer.content
    else { return 0 }
    return color.alpha
  }

  @Test func `a medium sheet floats at its measured place`() throws {
    let timeline = PresentingScene(script: Self.shown).timeline
    let rest = try rect(.sheet, timeline, at: #require(timeline.time(of: "end")))
    #expect(abs(rest.minX - 8) < 0.01)
    #expect(abs(rest.minY - 415.03) < 0.01)
    #expect(abs(rest.width - 386) < 0.01)
    #expect(abs(rest.maxY - 866) < 0.01)
    #expect(abs(dim(timeline, at: try #require(timeline.time(of: "end"))) - 0.2) < 1e-9)
  }

  @Test func `a sheet rises and sinks on its spring`() throws {
    let timeline = PresentingScene(script: Self.shown).timeline
    let present = try #require(timeline.time(of: "present"))
    let top = 415.0317
    // Progress of the .3441/1 spring.
    for (frame, progress) in [(1, 0.03790), (4, 0.34362), (8, 0.69902), (15, 0.94207)] {
      let y = try rect(.sheet, timeline, at: present + Double(frame) / 60).minY
      #expect(abs(y - (874 + (top - 874) * progress)) < 0.01)
      #expect(abs(dim(timeline, at: present + Double(frame) / 60) - 0.2 * progress) < 1e-4)
    }
    let dismiss = try #require(timeline.time(of: "dismiss"))
    let y = try rect(.sheet, timeline, at: dismiss + 0.1).minY
    #expect(abs(y - (top + (874 - top) * 0.54485)) < 0.01)
  }

  @Test func `a dismissed sheet leaves the screen as it was`() {
    let timeline = PresentingScene(script: Self.shown).timeline
    var end = timeline.frame(at: timeline.duration)
    end.time = 0
    #expect(end == timeline.frame(at: 0))
    #expect(timeline.transitions.map(\.name) == ["present", "dismiss"])
    #expect(timeline.diagnostics == [])
  }

  @Test func `a chosen detent changes the sheet's height on the sheet's spring`() throws {
    var scene = PresentingScene(detents: [.medium, .large], selection: "detent")
    scene.script = [
      .present("shown", item: nil), .waitUntilSettled,
      .set("detent", .string("large"), Transaction()), .waitUntilSettled,
    ]
    let timeline = scene.timeline
    let set = try #require(timeline.time(of: "set"))
    #expect(abs(try rect(.sheet, timeline, at: set).minY - 415.03) < 0.01)
    let half = try rect(.sheet, timeline, at: set + 0.1)
    #expect(half.minY < 300 && half.minY > 100)
    let large = try rect(.sheet, timeline, at: timeline.duration)
    #expect(large == Rect(x: 0, y: 62, width: 402, height: 812))
  }

  /// Sheet zoom open: frame, left, top, right, bottom; capsule → (8, 414.67)–(394, 866).
  static let open: [(Int, Double, Double, Double, Double)] = [
    (1, 128.61, 284.52, 274.02, 341.40), (2, 121.62, 304.00, 280.96, 383.70),
    (3, 111.86, 327.64, 290.64, 439.23), (4, 100.52, 351.20, 301.90, 499.83),
    (6, 76.55, 389.56, 325.71, 616.54), (8, 54.51, 412.38, 347.64, 711.46),
    (10, 36.58, 422.04, 365.50, 779.79), (12, 23.30, 423.37, 378.73, 824.58),
    (15, 11.16, 418.91, 390.84, 859.87), (18, 5.82, 413.98, 396.17, 872.43),
    (24, 4.89, 411.09, 397.10, 872.60), (30, 6.84, 412.99, 395.16, 868.12),
  ]

  /// The detent value whose sheet rests at the rows' top of 414.67 on a screen of 402 by 874.
  ///
  /// The rows start from the film's last frame; a medium sheet rests at 415.03 by the measured
  /// detent arithmetic, a third of a point lower. The tables are the film's, so their own detent
  /// stands in here, and `.medium` keeps the arithmetic.
  static let filmed = (866 - 414.67) / (1 - 16.0 / 402) - 34

  @Test func `a sheet zooms out of its source on its own springs`() throws {
    let timeline = PresentingScene(
      detents: [.height(Self.filmed)], transition: PresentingScene.zoom, script: Self.shown
    ).timeline
    let present = try #require(timeline.time(of: "present"))
    for (frame, left, top, right, bottom) in Self.open {
      let card = try rect(.card, timeline, at: present + Double(frame) / 60)
      #expect(abs(card.minX - left) < 0.05)
      #expect(abs(card.minY - top) < 0.05)
      #expect(abs(card.maxX - right) < 0.05)
      #expect(abs(card.maxY - bottom) < 0.05)
    }
    #expect(dim(timeline, at: present + 0.1) > 0.1)
    #expect(timeline.diagnostics == [])
  }

  @Test func `a cover zooms like a page with a heavier shadow`() throws {
    let timeline = PresentingScene(
      kind: .fullScreenCover, transition: PresentingScene.zoom, script: Self.shown
    ).timeline
    let present = try #require(timeline.time(of: "present"))
    let card = try #require(
      timeline.frame(at: present + 0.1).root.layers(role: .card).first)
    #expect(card.shadow?.sigma == 30)
    let record = try #require(timeline.frame(at: present + 0.1).transitions.first)
    #expect(record.kind == .zoom)
    let from = try #require(record.from)
    #expect((from.origin - PresentingScene.capsule.origin).length < 1e-9)
    #expect(record.to == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func `a plain cover rises by the screen's height without a dim`() throws {
    let timeline = PresentingScene(kind: .fullScreenCover, script: Self.shown).timeline
    let present = try #require(timeline.time(of: "present"))
    let y = try rect(.page, timeline, at: present + 0.1).minY
    #expect(abs(y - 874 * (1 - 0.54485)) < 0.01)
    #expect(dim(timeline, at: present + 0.1) == 0)
  }

  @Test func `a popover ignores the zoom and says so`() throws {
    let timeline = PresentingScene(
      kind: .popover, transition: PresentingScene.zoom, script: Self.shown
    ).timeline
    let present = try #require(timeline.time(of: "present"))
    let record = try #require(timeline.frame(at: present + 0.1).transitions.first)
    #expect(record.kind == .sheet)
    #expect(record.fallback?.rule == "ZR011")
  }

  @Test func `a sheet dismissed while it rises turns round without a jump`() throws {
    let timeline = PresentingScene(script: [
      .present("shown", item: nil), .wait(seconds: 0.1), .dismiss, .waitUntilSettled,
    ]).timeline
    let dismiss = try #require(timeline.time(of: "dismiss"))
    let step = 1.0 / 4800
    let tops = try (-3...3).map { try rect(.sheet, timeline, at: dismiss + Double($0) * step).minY }
    for (a, b) in zip(tops, tops.dropFirst()) { #expect(abs(a - b) < 3000 * step) }
    #expect(tops[6] < tops[3])
  }

  @Test func `the older style shrinks the presenter behind a large sheet`() throws {
    let timeline = PresentingScene(
      detents: [.large], profile: Profile(.ios18), script: Self.shown
    ).timeline
    let frame = timeline.frame(at: try #require(timeline.time(of: "end")))
    let screen = try #require(
      frame.root.children.first { $0.role == .screen && !$0.transform.isTranslation })
    #expect(screen.transform.a < 0.95)
  }
}
