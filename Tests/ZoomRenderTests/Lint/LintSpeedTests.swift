// How long lint takes on a large scene.

import Glibc
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

  /// A grid of `count` heroes, each tapped for the same in a place of its own.
  static func heroes(_ count: Int) -> String {
    func cell(_ test: String, _ height: Int, _ value: String) -> String {
      """
      {"ForEach": {"in": \(count), "as": "k"}, "children": [{"if": "$sel \(test) $k", "then": [
        {"Color": "blue", "modifiers": [{"matchedGeometryEffect": {"id": "$k", "in": "n"}},
          {"frame": {"height": \(height)}}, {"onTapGesture": [{"withAnimation": {
            "animation": "snappy", "do": [{"set": {"sel": \(value)}}]}}]}]}], "else": []}]}
      """
    }
    return """
      {"title": "Heroes", "about": "Many.", "namespaces": ["n"], "state": {"sel": null},
       "view": {"ZStack": {}, "children": [
         {"ScrollView": {}, "children": [{"LazyVGrid": {"columns": [{"flexible": {}}, {"flexible": {}}]},
           "children": [\(cell("!=", 60, #""$k""#))]}]}, \(cell("==", 400, "null"))]},
       "script": [{"wait": 0.1}, {"tap": {"index": 1}}, {"wait": "settled"}]}
      """
  }

  /// Processor seconds that playing and checking takes on this thread, the best of three.
  private func seconds(_ count: Int, of scene: (Int) -> String = scene) throws -> Double {
    let text = Array(scene(count).utf8)
    let scene = try #require(Scene.parse(text, file: "large.json").scene)
    let assets = try TestAssets.snapshot()
    let times = try (0..<3).map { _ in
      let start = Self.processorSeconds
      let timeline = Timeline(scene: scene, assets: assets)
      let findings = Linter.findings(of: timeline, text: text)
      try #require(findings.map(\.id) == [])
      return Self.processorSeconds - start
    }
    return times.min() ?? .infinity
  }

  /// Seconds that this thread has used.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The bound of 100 ms is for the optimized program: `script/bench-lint` measures it.
  @Test func `lint of five thousand views takes its time in proportion`() throws {
    var count = 0
    let scene = try #require(Scene.parse(Array(Self.scene(1000).utf8), file: "large.json").scene)
    scene.source.root(in: scene.initialState).visit { _ in
      count += 1
      return true
    }
    #expect(count >= 5000)
    // Twice what is proportional leaves room for a busy machine; a quadratic part would take 64 times.
    let (large, small) = try (seconds(1000), seconds(125))
    #expect(large < 16 * small, "\(large) s against \(small) s for an eighth")
  }

  @Test func `lint of many heroes takes its time in proportion`() throws {
    let (large, small) = try (seconds(400, of: Self.heroes), seconds(50, of: Self.heroes))
    #expect(large < 20 * small, "\(large) s against \(small) s for an eighth")
  }
}
