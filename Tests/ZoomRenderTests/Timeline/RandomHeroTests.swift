// Heroes that nobody wrote: whatever flies where and is turned round when, nothing jumps.

import Testing

@testable import ZoomRender

struct RandomHeroTests {
  /// Two containers of random kinds with one to three heroes that change sides, views beside them and
  /// paddings that animate; one to four changes, some before the last one has come to rest.
  static func scene(_ seed: UInt64) -> String {
    var random = SeededRandom(seed: seed)
    func pick(_ texts: String...) -> String { texts.randomElement(using: &random) ?? "" }
    func length(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func box(_ name: String, _ modifiers: String) -> String {
      "{\"Color\": \"red\", \"name\": \"\(name)\", \"modifiers\": [\(modifiers)"
        + "{\"frame\": {\"width\": \(length(30...200)), \"height\": \(length(30...200))}}]}"
    }
    func hero(_ index: Int, _ side: String) -> String {
      let properties = pick("frame", "frame", "position", "size")
      let matched = """
        {"matchedGeometryEffect": {"id": "h\(index)", "in": "ns", "properties": "\(properties)",
        "anchor": "\(pick("center", "topLeading"))"}},
        """
      return "{\"if\": \"\(side == "b" ? "on" : "!on")\", "
        + "\"then\": [\(box("h\(index)\(side)", matched))], \"else\": []}"
    }
    func container(_ children: [String]) -> String {
      let kind = pick(
        "\"VStack\": {\"alignment\": \"leading\", \"spacing\": 8}",
        "\"VStack\": {\"alignment\": \"trailing\", \"spacing\": 20}",
        "\"HStack\": {\"spacing\": 10}", "\"ZStack\": {\"alignment\": \"bottom\"}")
      let padding = pick("", ", \"modifiers\": [{\"padding\": \"${on ? 30 : 6}\"}]")
      return "{\(kind)\(padding), \"children\": [\(children.joined(separator: ", "))]}"
    }
    let heroes = length(1...3)
    let sides = ["a", "b"].map { side -> String in
      let others = (0..<length(0...2)).map { box("\(side)\($0)", "") }
      let all = (0..<heroes).map { hero($0, side) } + others
      return container(all.shuffled(using: &random))
    }
    let animation = pick("\"smooth\"", "\"bouncy\"", "{\"spring\": {\"response\": 0.4}}")
    let steps = (0..<length(1...4)).map { _ in
      "{\"withAnimation\": {\"animation\": \(animation), \"do\": [{\"toggle\": \"on\"}]}}, "
        + "{\"wait\": \(pick("0.07", "0.15", "\"settled\""))}"
    }
    return """
      {"title": "heroes", "about": "random", "canvas": {"width": 400, "height": 800, "scale": 1},
      "state": {"on": false}, "namespaces": ["ns"], "view": \(container(sides)),
      "script": [{"wait": 0.1}, \(steps.joined(separator: ", ")), {"wait": "settled"}]}
      """
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `no change makes anything jump`(seed: UInt64) throws {
    JumpCheck.expectNone(try JSONTimeline.timeline(Self.scene(seed)))
  }
}
