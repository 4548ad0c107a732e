// Presentations on top of one another, tabs, appearances, pictures.

import Testing

@testable import ZoomRender

struct PresentationRuleTests {
  static func everything(_ script: [ScriptEvent], _ profile: Profile.Name = .ios26) throws
    -> Timeline
  {
    Timeline(
      scene: try RandomScriptTests.scene(script, profile: profile),
      assets: try TestAssets.snapshot())
  }

  @Test func `a tap and a path give the same pixels`() throws {
    let path = try PlayedScene("presentations/path-zoom").timeline()
    let tapped = try PlayedScene(
      "presentations/path-zoom",
      script: [
        .wait(seconds: 0.2), .tap(.id("dusk")), .waitUntilSettled, .wait(seconds: 0.2), .back,
        .waitUntilSettled,
      ]
    ).timeline()
    let pixels = try PixelCheck()
    #expect(path.duration == tapped.duration)
    for time in [0.1, 0.25, 0.3, 0.5, 0.9, 1.0, 1.2] {
      #expect(
        try pixels.bitmap(path.frame(at: time)).bytes == pixels.bitmap(tapped.frame(at: time)).bytes
      )
    }
  }

  @Test func `a deep path shows its last page at once and goes back page by page`() throws {
    let timeline = try PlayedScene("presentations/path-deep").timeline()
    #expect(timeline.transitionNames == ["push", "pop", "pop"])
    let names = timeline.transitions.map { span in
      timeline.frame(at: span.start + 0.05).transitions.first?.participants.map(\.name)
    }
    #expect(names[0] == ["Tiles", "dusk", "dusk"])
    #expect(names[1] == ["dune", "dusk", "dusk"])
    #expect(names[2] == ["Tiles", "dune", "dune"])
  }

  @Test func `bars stay in place while a page zooms into another that is still on its way`() throws
  {
    func path(_ pages: [String]) -> ScriptEvent {
      .setPath(pages.map { .string($0) }, type: "String", path: "path")
    }
    let timeline = try PlayedScene(
      "presentations/path-deep",
      script: [path(["dune"]), .wait(seconds: 0.1), path(["dune", "dusk"]), .waitUntilSettled]
    ).timeline()
    #expect(timeline.transitionNames == ["push", "push"])
    var bars = 0
    func visit(_ layer: Layer, _ map: Affine) {
      let map = layer.transform.then(map)
      if layer.role == .chrome {
        bars += 1
        #expect(abs(map.meanScale - 1) < 1e-9)
      }
      for child in layer.children { visit(child, map) }
    }
    visit(timeline.frame(at: 0.15).root, .identity)
    #expect(bars >= 2)
  }

  @Test func `each route runs its own transition`() throws {
    let timeline = try PlayedScene("presentations/routes").timeline()
    let kinds = timeline.transitions.map { span in
      timeline.frame(at: span.start + 0.05).transitions.first?.kind
    }
    #expect(kinds == [.zoom, .zoom, .crossFade, .crossFade, .push, .push])
  }

  @Test func `back pops the stack of the selected tab`() throws {
    let timeline = try Self.everything([
      .selectTab(.string("two")), .waitUntilSettled, .tap(.id("open")), .waitUntilSettled,
      .selectTab(.string("one")), .waitUntilSettled, .tap(.id("a")), .waitUntilSettled, .back,
      .waitUntilSettled, .back, .selectTab(.string("two")), .waitUntilSettled, .back,
      .waitUntilSettled,
    ])
    #expect(
      timeline.transitionNames == ["tab", "push", "tab", "push", "pop", "tab", "pop"])
    // The one 'back' on the first tab's root page does nothing and says so.
    let ids = timeline.diagnostics.map(\.id)
    #expect(ids.filter { $0 == "timeline.nothing-to-go-back-to" }.count == 1)
  }

  @Test func `what there is not to dismiss is told`() throws {
    let timeline = try Self.everything([.dismiss, .wait(seconds: 0.1)])
    #expect(timeline.diagnostics.map(\.id) == ["timeline.nothing-to-dismiss"])
  }

  @Test func `a covered page disappears when the push has ended, hidden tabs never appear`() throws
  {
    let log = """
      {"onAppear": [{"feedback": "NAME came"}]}, {"onDisappear": [{"feedback": "NAME went"}]}
      """
    func named(_ name: String) -> String {
      log.split(separator: "NAME", omittingEmptySubsequences: false).joined(separator: name)
    }
    let text = """
      {"title": "t", "about": "a", "view": {"TabView": {}, "children": [
        {"NavigationStack": {}, "modifiers": [{"tabItem": {"title": "One"}}], "children": [
          {"VStack": {}, "modifiers": [\(named("root")), {"navigationDestination": {"for": "String", "as": "word",
            "content": [{"Text": "page", "modifiers": [\(named("page"))]}]}}],
            "children": [{"NavigationLink": {"value": "x", "title": "Open"}, "name": "open"}]}]},
        {"Text": "two", "modifiers": [{"tabItem": {"title": "Two"}}, \(named("two"))]}]},
      "script": [{"wait": 0.1}, {"tap": "open"}, {"wait": "settled"}, {"wait": 0.5}, "back", {"wait": "settled"}, {"wait": 0.1}]}
      """
    let scene = try #require(Scene.parse(Array(text.utf8), file: "a.json").scene)
    let timeline = Timeline(scene: scene, assets: try TestAssets.snapshot())
    #expect(
      timeline.recording.markers.map(\.name) == [
        "root came", "page came", "root went", "root came", "page went",
      ])
    let times = timeline.recording.markers.map(\.time)
    #expect(times[1] == 0.1 && times[2] == timeline.transitions[0].end)
    #expect(times[3] == timeline.transitions[1].start && times[4] == timeline.transitions[1].end)
  }

  @Test func `a stacked sheet narrows the sheet below and leaves the screen as it is`() throws {
    let timeline = try PlayedScene("presentations/sheet-stacked").timeline()
    let one = timeline.frame(at: timeline.transitions[0].end)
    let two = timeline.frame(at: timeline.transitions[1].end)
    let (low, high) = (one.root.layers(role: .sheet), two.root.layers(role: .sheet))
    #expect(low.count == 1 && high.count == 2)
    func width(_ id: NodeID, _ frame: Frame) throws -> Double {
      let map = try #require(frame.root.transform(from: id))
      return map.apply(to: Rect(x: 0, y: 0, width: 402, height: 100)).width
    }
    let (before, after) = (try width(low[0].id, one), try width(low[0].id, two))
    #expect(abs(after - before * (1 - 30.0 / 402)) < 0.01)
    #expect(
      two.elements.first { $0.name == "play" }?.rect
        == one.elements.first { $0.name == "play" }?.rect)
  }

  @Test func `on iOS 18 the presenter shrinks behind a large sheet, zoomed or not`() throws {
    for scene in ["sheet-ios18", "sheet-zoom-ios18"] {
      let timeline = try PlayedScene("presentations/\(scene)").timeline()
      let rest = timeline.frame(at: timeline.transitions[0].end)
      // A source that has become the sheet has left its place.
      let (shown, before) = (
        rest.elements.first { $0.name == "play" }?.rect,
        try #require(timeline.rect("play", at: 0.1))
      )
      #expect((shown == nil) == (scene == "sheet-zoom-ios18"))
      if let shown { #expect(abs(shown.width / before.width - 0.9165) < 1e-3) }
      let screens = rest.root.children.filter { $0.role == .screen && $0.transform.a < 0.95 }
      #expect(screens.count == 1)
      #expect(abs(screens[0].transform.a - 0.9165) < 1e-9)
    }
  }

  @Test func `the source's place stays empty under a sheet that zoomed out of it`() throws {
    let timeline = try PlayedScene("presentations/sheet-height").timeline()
    let end = timeline.transitions[0].end
    #expect(timeline.rect("play", at: end + 0.1) == nil)
    #expect(timeline.rect("play", at: timeline.duration) == timeline.rect("play", at: 0.1))
  }

  @Test func `the animation of a page goes on in its card`() throws {
    let timeline = try PlayedScene("presentations/living-page").timeline()
    let pop = try #require(timeline.transitions.last)
    let hero = "hero"
    let widths = try stride(from: 0.0, to: 0.12, by: 0.02).map { time in
      try #require(timeline.rect("beat", at: pop.start + time)).width
        / #require(timeline.rect(hero, at: pop.start + time)).width
    }
    for (a, b) in zip(widths, widths.dropFirst()) { #expect(abs(a - b) > 1e-4) }
  }

  /// Where loading begins, the delay, and when the picture is there.
  @Test(arguments: [("\"tap\"", 0.2 + 0.35), ("\"appear\"", 0.2 + 0.35), ("0.5", 0.5 + 0.35)])
  func `a late picture arrives after its start and delay`(start: String, arrival: Double) throws {
    let timeline = try PlayedScene(
      "presentations/late-image", changing: [("\"start\": \"tap\"", "\"start\": \(start)")]
    ).timeline()
    let change = try #require(timeline.recording.changes.first { $0.transaction.animation != nil })
    #expect(abs(change.time - arrival) < 1e-9)
    // It is in flight when the picture fades in: both are in the card.
    #expect(timeline.card(at: 0.5) != nil || arrival > 0.6)
  }

  @Test func `an enlarged thumbnail is soft, and fades to the sharp picture where it is`() throws {
    let timeline = try PlayedScene("presentations/thumbnail").timeline()
    let pixels = try PixelCheck(scale: 1, scene: "scenes/presentations/thumbnail.json")
    let landed = timeline.transitions[0].end
    let thumbnail = try #require(timeline.rect("thumbnail", at: landed))
    #expect(thumbnail.size == Size(402, 402))
    /// How often brightness turns along the column that crosses the sun's fine lines.
    func lines(_ time: Double) throws -> Int {
      let bitmap = try pixels.bitmap(timeline.frameWithoutSpeeds(at: time))
      let column = (0..<200).map { row -> Int in
        Int(bitmap.bytes[4 * ((Int(thumbnail.minY) + 60 + row) * bitmap.width + 265) + 2])
      }
      let steps = zip(column, column.dropFirst()).map { $1 - $0 }.filter { abs($0) > 8 }
      return zip(steps, steps.dropFirst()).count { ($0 > 0) != ($1 > 0) }
    }
    let arrival = try #require(timeline.recording.changes.first { $0.transaction.animation != nil })
    #expect(try lines(arrival.time) <= 3)
    #expect(try lines(timeline.transitions[1].start) >= 10)
    // In between both are there: neither place nor size changes.
    let halfway = timeline.frameWithoutSpeeds(at: arrival.time + 0.15)
    let picture = try #require(halfway.root.layers(named: "hero").first?.children.last)
    #expect(abs(picture.opacity - 0.5) < 0.01)
    #expect(picture.bounds.size == thumbnail.size)
  }

  /// In a process of its own: what other tests need does not count.
  @Test func `a scene of ten minutes keeps no frames`() throws {
    let text = String(
      decoding: SceneFiles.bytes("scenes/presentations/path-zoom.json"), as: UTF8.self)
    let start = try #require(text.firstRange(of: "\"script\"")?.lowerBound)
    let round =
      "{\"tap\": \"dusk\"}, {\"wait\": \"settled\"}, {\"wait\": 3}, \"back\", {\"wait\": 6}"
    let folder = TemporaryFolder()
    let scene = folder.write(
      "scene.json",
      String(text[..<start]) + "\"script\": ["
        + [String](repeating: round, count: 60).joined(separator: ", ") + "]}")
    let table = folder.path + "/keyframes.csv"
    let run = try #require(
      ToolProcess([
        "keyframes", scene, "--fps", "4", "-o", table, "--assets", TestAssets.directory,
      ])
    ).measuredWait()
    #expect(run.status == 0)
    #expect((10 << 20..<100 << 20).contains(run.peakBytes), "\(run.peakBytes)")
    let last = String(decoding: TemporaryFolder.bytes(table), as: UTF8.self)
      .split(separator: "\n").last?.prefix { $0 != "," }
    #expect(try #require(last.flatMap { Double($0) }) > 560)
  }
}
