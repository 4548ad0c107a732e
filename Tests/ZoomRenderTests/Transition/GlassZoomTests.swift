// Zooms out of glass: who takes part, from where, and what they look like.

import Testing

@testable import ZoomRender

struct GlassZoomTests {
  static let sheet = """
    {"sheet": {"isPresented": "$open", "detents": ["medium"], "content": [
      {"Color": "clear", "name": "page", "modifiers": [
        {"navigationTransition": {"transition": {"zoom": {"sourceID": "s", "in": "n"}}, "options": {"usesGlassSource": NAMED}}}]}
    ]}}
    """
  static let pane = """
    {"Color": "clear", "name": "inside", "modifiers": [
      {"frame": {"width": 370, "height": 264}},
      {"glassEffect": {"in": {"RoundedRectangle": 28}}}, PADDING
      {"matchedTransitionSource": {"id": "s", "in": "n"}}]}
    """
  static let script = """
    "script": [{"wait": 0.1}, {"set": {"open": true}}, {"wait": "settled"}, {"wait": 0.1},
      {"set": {"open": false}}, {"wait": "settled"}]
    """

  static func scene(view: String) -> String {
    """
    {"title": "t", "about": "a", "device": "iPhone 16 Pro", "namespaces": ["n"],
     "state": {"open": false}, "view": \(view), \(script)}
    """
  }

  static func pane(padding: Bool, named: Bool) throws -> Timeline {
    let pane = Self.pane.replacing("PADDING", with: padding ? "{\"padding\": 16}," : "")
    let sheet = Self.sheet.replacing("NAMED", with: named ? "true" : "false")
    return try JSONTimeline.timeline(
      scene(
        view: """
          {"ZStack": {"alignment": "bottom"}, "modifiers": [
            {"frame": {"maxWidth": "inf", "maxHeight": "inf", "alignment": "bottom"}}, \(sheet)],
           "children": [\(pane)]}
          """))
  }

  static func toolbar() throws -> Timeline {
    let sheet = Self.sheet.replacing("NAMED", with: "false")
    return try JSONTimeline.timeline(
      scene(
        view: """
          {"NavigationStack": {}, "children": [{"Color": "white", "modifiers": [
            {"toolbar": [{"ToolbarItem": {"placement": "bottomBar",
              "matchedTransitionSource": {"id": "s", "in": "n"}, "content": [
                {"Color": "red", "name": "button",
                 "modifiers": [{"frame": {"width": 122.3, "height": 20}}]}]}}]},
            \(sheet)]}]}
          """))
  }

  static func from(_ timeline: Timeline, after seconds: Double = 0.05) throws -> Rect {
    let start = try JSONTimeline.time("set", timeline)
    return try #require(timeline.frame(at: start + seconds).transitions.first?.from)
  }

  static func card(_ timeline: Timeline, after seconds: Double) throws -> Layer {
    let start = try JSONTimeline.time("set", timeline)
    return try #require(timeline.frame(at: start + seconds).root.layers(role: .card).first)
  }

  static func isClose(_ a: Rect, _ b: Rect) -> Bool {
    zip(a.components, b.components).allSatisfy { abs($0 - $1) < 0.2 }
  }

  @Test func `a toolbar source flies from exactly its platter`() throws {
    let timeline = try Self.toolbar()
    let from = try Self.from(timeline)
    #expect(Self.isClose(from, Rect(x: 140, y: 798, width: 122.3, height: 48)))
  }

  @Test func `a toolbar source gives three participants: glass, page, content`() throws {
    let card = try Self.card(try Self.toolbar(), after: 0.06)
    #expect(card.children.map(\.role) == [.glass, .destination, .source])
    guard case .backdrop(let effect) = card.children[0].content else {
      Issue.record("no glass")
      return
    }
    // The glass has the card's shape, the content its own size in the card's middle.
    #expect(effect.shape.bounds == card.bounds)
    let content = card.children[2]
    let placed = content.transform.apply(to: content.bounds)
    // On whole pixels: 139.85 ... 262.15 becomes 140 ... 262.
    #expect(placed.size == Size(122, 48))
    #expect((placed.center - card.bounds.center).length < 1e-6)
  }

  @Test func `the content fades with blur, the page comes in, the ground takes over`() throws {
    let timeline = try Self.toolbar()
    let start = try JSONTimeline.time("set", timeline)
    var last = (content: 2.0, page: -1.0)
    for tick in 1..<12 {
      let frame = timeline.frame(at: start + Double(tick) * 0.015)
      let card = try #require(frame.root.layers(role: .card).first)
      let away = try #require(
        frame.transitions.first?.progress.first { $0.name == "away" }?.value)
      let fade = GlassFade(away: away, profile: Profile(.ios26))
      let content = card.children.first { $0.role == .source }
      let page = card.children.first { $0.role == .destination }
      #expect(abs((content?.opacity ?? 0) - fade.contentAlpha) < 1e-9)
      #expect(abs((page?.opacity ?? 0) - fade.pageAlpha) < 1e-9)
      if let content, fade.contentBlur > 0 {
        #expect(content.effects == [.blur(sigma: fade.contentBlur)])
      }
      #expect((content?.opacity ?? 0) <= last.content && (page?.opacity ?? 0) >= last.page)
      last = (content?.opacity ?? 0, page?.opacity ?? 0)
    }
    #expect(last == (0, 1))
  }

  @Test func `the platter's place stays empty while the sheet is there`() throws {
    let timeline = try Self.toolbar()
    let start = try JSONTimeline.time("set", timeline)
    func platters(_ time: Double) -> Int {
      func count(_ layer: Layer) -> Int {
        guard layer.opacity > 0 else { return 0 }
        var own = 0
        if case .backdrop(let effect) = layer.content, effect.kind == .glass(.regular) { own = 1 }
        return layer.children.reduce(own) { $0 + count($1) }
      }
      return count(timeline.frame(at: time).root)
    }
    #expect(platters(start) == 1)
    #expect(platters(start + 0.05) == 1)
    let closing = timeline.events.filter { $0.name == "set" }[1].time
    #expect(platters(closing - 0.02) == 0)
    #expect(platters(timeline.duration) == 1)
  }

  @Test func `a padded pane gives two participants and its full bounds`() throws {
    let timeline = try Self.pane(padding: true, named: false)
    let from = try Self.from(timeline)
    #expect(Self.isClose(from, Rect(x: 0, y: 544, width: 402, height: 296)))
    let card = try Self.card(timeline, after: 0.06)
    #expect(card.children.map(\.role) == [.source, .cardBackground, .destination])
    // The picture is stretched to the card.
    let picture = card.children[0]
    #expect(Self.isClose(picture.transform.apply(to: picture.bounds), card.bounds))
  }

  @Test func `a pane anchored on the glass has its exact rect`() throws {
    let from = try Self.from(try Self.pane(padding: false, named: false))
    #expect(Self.isClose(from, Rect(x: 16, y: 576, width: 370, height: 264)))
  }

  @Test func `a glass source given by name has three participants and the glass's rect`() throws {
    let timeline = try Self.pane(padding: true, named: true)
    let from = try Self.from(timeline)
    #expect(Self.isClose(from, Rect(x: 16, y: 560, width: 370, height: 264)))
    let card = try Self.card(timeline, after: 0.06)
    #expect(card.children.map(\.role) == [.glass, .destination, .source])
  }

  @Test func `the glass spring drives every glass zoom, both ways`() throws {
    for timeline in [try Self.toolbar(), try Self.pane(padding: true, named: false)] {
      let start = try JSONTimeline.time("set", timeline)
      let width = { (time: Double) in
        timeline.frame(at: time).transitions.first?.progress.first { $0.name == "width" }?.value
      }
      // Frame 6 of the .40/.80 spring.
      #expect(abs((width(start + 0.1) ?? 0) - 0.52571) < 1e-4)
    }
  }

  @Test func `chrome that comes in over zoomed content refracts the pixels under it`() throws {
    // A page with its own bar items, zoomed in from a card of two colours.
    let timeline = try JSONTimeline.timeline(
      """
      {"title": "t", "about": "a", "device": "iPhone 16 Pro", "namespaces": ["n"],
       "state": {"path": []},
       "view": {"NavigationStack": {"path": "path"}, "children": [
         {"Color": "red", "name": "card", "modifiers": [
            {"frame": {"width": 200, "height": 200}},
            {"matchedTransitionSource": {"id": "s", "in": "n"}},
            {"frame": {"maxWidth": "inf", "maxHeight": "inf", "alignment": "topLeading"}},
            {"navigationDestination": {"for": "String", "content": [
              {"LinearGradient": {"colors": ["red", "blue"], "startPoint": "top", "endPoint": "bottom"},
               "modifiers": [{"ignoresSafeArea": "all"},
                 {"navigationTransition": {"zoom": {"sourceID": "s", "in": "n"}}}]}]}}]}]},
       "script": [{"wait": 0.1}, {"push": "a"}, {"wait": "settled"}]}
      """)
    let start = try JSONTimeline.time("push", timeline)
    let frame = timeline.frame(at: start + 0.07)
    let bars = frame.root.layers(role: .chrome)
    #expect(bars.contains { $0.opacity > 0 && $0.opacity < 1 })
    // Without what is below it the same bar shows other pixels: it is made of them.
    let shown = try FrameMaking.bitmap(frame, scale: 1)
    var bare = frame
    bare.root = bare.root.replacing(frame.root.layers(role: .card)[0].id) { _ in nil }
    let other = try FrameMaking.bitmap(bare, scale: 1)
    #expect(shown[38, 84] != other[38, 84])
  }
}

extension String {
  /// The text with every occurrence of a word replaced.
  fileprivate func replacing(_ word: String, with other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
