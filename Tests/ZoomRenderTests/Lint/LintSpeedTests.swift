// How long lint takes on a large scene.

import Testing

@testable import ZoomRender

struct LintSpeedTests {
  /// A grid of `count` cards of six views and modifiers each.
  static func scene(_ count: Int) -> String {
    """
    {"title": "Large", "about": "Many cards.", "namespaces": ["n"],
     "view": {"NavigationStack": {}, "children": [{"ScrollView": {}, "modifiers": [
       {"navigationDestination": {"for": "Number", "as": "k", "content": [
         {"Color": "white", "modifiers": [
           {"navigationTransition": {"zoom": {"sourceID": "$k", "in": "n"}}}]}]}}],
       "children": [{"VStack": {}, "children": [{"ForEach": {"in": \(count), "as": "k"}, "children": [
         {"NavigationLink": {"value": "$k"}, "children": [
           {"HStack": {}, "modifiers": [{"matchedTransitionSource": {"id": "$k", "in": "n"}}],
            "children": [{"Color": "red"}, {"Text": "${k}"}, {"Spacer": {}}]}]}]}]}]}]},
     "script": [{"wait": 0.1}]}
    """
  }

  @Test func `lint of five thousand views takes its time in proportion`() throws {
    let text = Array(Self.scene(1000).utf8)
    let scene = try #require(Scene.parse(text, file: "large.json").scene)
    var count = 0
    scene.source.root(in: scene.initialState).visit { _ in
      count += 1
      return true
    }
    #expect(count >= 5000)
    let assets = try TestAssets.snapshot()
    let clock = ContinuousClock()
    let start = clock.now
    let timeline = Timeline(scene: scene, assets: assets)
    let played = clock.now
    let findings = Linter.findings(in: timeline, text: text)
    print(
      "lint of \(count) views: play \(played - start), rules \(clock.now - played), "
        + "\(findings.count) findings")
    #expect(findings.map(\.id) == [])
  }
}
