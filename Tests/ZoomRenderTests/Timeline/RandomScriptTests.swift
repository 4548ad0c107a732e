// Scripts that nobody wrote: whatever is tapped, dragged and changed when, nothing jumps or breaks.

import Testing

@testable import ZoomRender

struct RandomScriptTests {
  /// Tabs, a stack with zooms and plain pages, sheets, covers, popovers, each leading to the others.
  static let json = """
    {"title": "everything", "about": "all presentations lead to one another", "device": "iPhone 16 Pro",
    "data": {"tiles": [{"id": "a", "tint": "teal"}, {"id": "b", "tint": "orange"},
      {"id": "c", "tint": "pink"}, {"id": "d", "tint": "indigo"}]},
    "state": {"tab": "one", "path": [], "sheet": false, "cover": false, "popover": false,
      "zoomSheet": false, "detent": "medium", "second": false},
    "namespaces": ["n"],
    "view": {"TabView": {"selection": "$tab"}, "children": [
      {"NavigationStack": {"path": "$path"},
        "modifiers": [{"tabItem": {"title": "One", "systemImage": "house", "tag": "one"}}], "children": [
        {"ScrollView": {}, "modifiers": [{"navigationTitle": "Tiles"},
          {"navigationDestination": {"for": "tile", "content": [
            {"ScrollView": {}, "modifiers": [{"background": "systemBackground"},
              {"navigationTransition": {"zoom": {"sourceID": "$tile.id", "in": "n"}}}], "children": [
              {"Rectangle": {}, "name": "hero", "modifiers": [{"fill": "$tile.tint"}, {"frame": {"height": 300}}]},
              {"NavigationLink": {"value": "deeper", "title": "Deeper"}, "name": "deeper"},
              {"Button": {"title": "Sheet", "action": [{"set": {"sheet": true}}]}, "name": "openSheet"},
              {"Rectangle": {}, "modifiers": [{"fill": "gray"}, {"frame": {"height": 900}}]}
            ]}]}},
          {"navigationDestination": {"for": "String", "as": "word", "content": [
            {"VStack": {}, "children": [{"Text": "$word"},
              {"Button": {"title": "Cover", "action": [{"set": {"cover": true}}]}, "name": "openCover"}]}]}},
          {"sheet": {"isPresented": "$sheet", "content": [
            {"VStack": {}, "modifiers": [{"presentationDetents": {"detents": ["medium", "large"], "selection": "$detent"}},
              {"sheet": {"isPresented": "$second", "content": [{"Text": "second", "modifiers": [{"presentationDetents": [{"height": 300}]}]}]}}],
              "children": [{"Text": "sheet"}, {"Button": {"title": "Second", "action": [{"set": {"second": true}}]}, "name": "openSecond"}]}]}},
          {"sheet": {"isPresented": "$zoomSheet", "content": [
            {"VStack": {}, "modifiers": [{"frame": {"maxWidth": "inf", "maxHeight": "inf"}}, {"presentationDetents": ["medium", "large"]},
              {"navigationTransition": {"zoom": {"sourceID": "capsule", "in": "n"}}}],
              "children": [{"Text": "zoomed"}]}]}},
          {"fullScreenCover": {"isPresented": "$cover", "content": [
            {"VStack": {}, "modifiers": [{"frame": {"maxWidth": "inf", "maxHeight": "inf"}}, {"background": "yellow"},
              {"navigationTransition": {"zoom": {"sourceID": "a", "in": "n"}}}],
              "children": [{"Text": "cover"}, {"Button": {"title": "Close", "action": ["dismiss"]}, "name": "close"}]}]}},
          {"popover": {"isPresented": "$popover", "content": [{"Text": "popover"}]}}
        ], "children": [
          {"Capsule": {}, "name": "capsule", "modifiers": [{"fill": "blue"}, {"frame": {"width": 140, "height": 48}},
            {"matchedTransitionSource": {"id": "capsule", "in": "n", "configuration": {"clipShape": {"RoundedRectangle": 24}}}},
            {"onTapGesture": [{"set": {"zoomSheet": true}}]}]},
          {"LazyVGrid": {"columns": [{"flexible": {}, "spacing": 14}, {"flexible": {}}], "spacing": 14}, "children": [{"ForEach": {"in": "tiles", "as": "tile"}, "children": [
            {"NavigationLink": {"value": "$tile"}, "modifiers": [{"buttonStyle": "plain"}], "children": [
              {"Rectangle": {}, "name": "$tile.id", "modifiers": [{"fill": "$tile.tint"}, {"frame": {"height": 400}},
                {"matchedTransitionSource": {"id": "$tile.id", "in": "n"}}]}]}]}]}
        ]}
      ]},
      {"NavigationStack": {}, "modifiers": [{"tabItem": {"title": "Two", "systemImage": "star", "tag": "two"}}], "children": [
        {"VStack": {}, "modifiers": [{"navigationTitle": "Two"}], "children": [
          {"NavigationLink": {"value": "x", "title": "Open"}, "name": "open"}]}]}
    ]},
    "script": []}
    """

  static func scene(_ script: [ScriptEvent], profile: Profile.Name) throws -> Scene {
    var scene = try #require(Scene.parse(Array(json.utf8), file: "everything.json").scene)
    scene.script = script.map { ScriptStep($0) }
    scene.profile = Profile(profile)
    return scene
  }

  static func event(_ random: inout SplitMix) -> ScriptEvent {
    func point(_ random: inout SplitMix) -> Point {
      Point(Double(random.next() % 402), Double(random.next() % 874))
    }
    let name = ["sheet", "cover", "popover", "zoomSheet", "second"][Int(random.next() % 5)]
    switch random.next() % 16 {
    case 0, 1:
      let names = ["a", "b", "capsule", "deeper", "openSheet", "openCover", "close", "open"]
      return .tap(.id(names[Int(random.next() % UInt64(names.count))]))
    case 2: return .tap(.index(Int(random.next() % 6)))
    case 3, 4: return .back
    case 5: return .dismiss
    case 6: return .present(name, item: nil)
    case 7: return .set(name, .bool(random.next() % 2 == 0), Transaction())
    case 8:
      let detent = ["medium", "large"][Int(random.next() % 2)]
      return .set("detent", .string(detent), Transaction())
    case 9: return .selectTab(.string(["one", "two"][Int(random.next() % 2)]))
    case 10:
      let pages = (0..<Int(random.next() % 3)).map { Value.string("page \($0)") }
      return .setPath(pages, type: "String", path: "path")
    case 11, 12, 13:
      let (from, to) = (point(&random), point(&random))
      let length = 0.05 + Double(random.next() % 50) / 100
      let gesture = ScriptEvent.Gesture(
        samples: [.init(time: 0, point: from), .init(time: length, point: to)],
        releaseVelocity: random.next() % 2 == 0 ? .zero : nil, releases: random.next() % 8 != 0)
      return random.next() % 3 == 0 ? .edgeSwipe(gesture) : .drag(gesture)
    case 14:
      return .pinch(
        .init(samples: [
          .init(time: 0, center: point(&random), distance: 300),
          .init(
            time: 0.3, center: point(&random), distance: Double(random.next() % 300) + 20,
            radians: Double(random.next() % 100) / 100),
        ]))
    default: return .wait(seconds: 0.3)
    }
  }

  @Test(arguments: 0..<18)
  func `random scripts keep every rule`(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var script: [ScriptEvent] = [.wait(seconds: 0.1)]
    for _ in 0..<14 {
      script.append(Self.event(&random))
      script.append(.wait(seconds: Double(random.next() % 40) / 100))
    }
    script.append(.waitUntilSettled)
    let profile: Profile.Name = [.ios26, .device, .ios18][seed % 3]
    let scene = try Self.scene(script, profile: profile)
    let timeline = Timeline(scene: scene, assets: try TestAssets.snapshot())
    let check = MotionCheck(timeline: timeline)
    #expect(
      check.jumps == [],
      "\(scene.script.map(\.event)) \(timeline.transitions.map { ($0.name, $0.start, $0.end) })")
    for span in timeline.transitions.prefix(12) {
      let end = span.end.isFinite ? span.end : timeline.duration
      let frame = timeline.frame(at: (span.start + end) / 2)
      #expect(MotionCheck.unfinished(frame) == [])
    }
    // A finger that is still down holds its card to the end; everything else rests.
    let rest = timeline.frame(at: timeline.duration)
    #expect(rest.transitions.allSatisfy { $0.phase == "interactive" })
  }
}
