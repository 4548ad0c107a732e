// Every scene of the repository is read without a finding, and mutated ones never crash.

import Testing

@testable import ZoomRender

struct SceneFilesTests {
  @Test func `there are scenes`() {
    #expect(SceneFiles.all.count >= 4)
  }

  @Test(arguments: SceneFiles.all)
  func `a scene is read without a finding`(path: String) throws {
    let parsed = Scene.parse(SceneFiles.bytes(path), file: path)
    #expect(parsed.diagnostics == [])
    let scene = try #require(parsed.scene)
    #expect(!scene.title.isEmpty && !scene.about.isEmpty)
    #expect(!scene.source.root(in: scene.initialState).isEmpty)
  }

  @Test func `the example of the documentation is a scene`() throws {
    let page = String(decoding: SceneFiles.bytes("docs/scenes.md"), as: UTF8.self)
    let start = try #require(page.firstRange(of: "```jsonc\n"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.firstRange(of: "\n```"))
    let parsed = Scene.parse(Array(rest[..<end.lowerBound].utf8), file: "docs/scenes.md")
    #expect(parsed.diagnostics == [])
    #expect(parsed.scene?.script.count == 5)
  }

  /// A linear congruential generator (Knuth's MMIX constants): the same bytes in every run.
  struct Random {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(bound, 1)))
    }
  }

  @Test(arguments: 0..<8)
  func `mutated scenes give a scene or a located finding`(seed: Int) {
    var random = Random(state: UInt64(seed) &* 7919 &+ 1)
    let originals = SceneFiles.all.map { SceneFiles.bytes($0) }
    let tokens = [
      "null", "{}", "[]", "-1", "1e308", "\"$album\"", "\"${\"", "\"inf\"", "true", "\"\"", ",",
      "}",
      "\"$uuid\"", "0",
    ].map { Array($0.utf8) }
    for _ in 0..<400 {
      var bytes = originals[random.next(below: originals.count)]
      for _ in 0...random.next(below: 3) {
        let place = random.next(below: bytes.count)
        switch random.next(below: 4) {
        case 0: bytes[place] = UInt8(random.next(below: 256))
        case 1: bytes.removeSubrange(place..<min(place + 1 + random.next(below: 12), bytes.count))
        case 2: bytes.insert(contentsOf: tokens[random.next(below: tokens.count)], at: place)
        default:
          let end = min(place + 1 + random.next(below: 40), bytes.count)
          bytes.insert(contentsOf: Array(bytes[place..<end]), at: random.next(below: bytes.count))
        }
        if bytes.isEmpty { bytes = [0x7B] }
      }
      let parsed = Scene.parse(bytes, file: "mutated.json")
      if let scene = parsed.scene {
        _ = scene.source.root(in: scene.initialState)
      } else {
        #expect(parsed.diagnostics.hasErrors)
        #expect(parsed.diagnostics.allSatisfy { $0.location != nil })
      }
    }
  }
}
