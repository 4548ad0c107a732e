// Collections that nobody wrote: whatever comes, goes and is sorted when, nothing jumps.

import Testing

@testable import ZoomRender

struct RandomReflowTests {
  /// Up to eight cells in a container of a random kind; one to four changes of the collection or of
  /// spacing and padding, some before the last one has come to rest.
  static func scene(_ seed: UInt64) -> String {
    var random = SeededRandom(seed: seed)
    func pick(_ texts: String...) -> String { texts.randomElement(using: &random) ?? "" }
    let all = (0..<8).map { "{\"id\": \"c\($0)\", \"width\": \(30 + 7 * $0)}" }
    func some() -> String {
      let count = Int.random(in: 2...8, using: &random)
      return "[\(all.shuffled(using: &random).prefix(count).joined(separator: ", "))]"
    }
    let transition = pick("", "", ", {\"transition\": {\"scale\": 0.5}}")
    let cells = """
      {"ForEach": {"in": "cells", "as": "cell"}, "children": [{"Color": "red", "name": "$cell.id",
      "modifiers": [{"frame": {"width": "$cell.width", "height": 40}}\(transition)]}]}
      """
    let column = "{\"VStack\": {\"spacing\": 6}, \"children\": [\(cells)]}"
    let container = pick(
      "{\"VStack\": {\"alignment\": \"trailing\", \"spacing\": \"${on ? 20 : 6}\"}, "
        + "\"children\": [\(cells)]}",
      "{\"LazyVGrid\": {\"columns\": [{\"flexible\": {}}, {\"flexible\": {}}], \"spacing\": 8}, "
        + "\"children\": [\(cells)]}",
      "{\"ScrollView\": {}, \"children\": [\(column)]}",
      "{\"List\": {}, \"children\": [\(cells)]}",
      "{\"HStack\": {}, \"children\": [\(column), {\"if\": \"on\", \"then\": [{\"Color\": \"gray\", "
        + "\"modifiers\": [{\"frame\": {\"width\": 60, \"height\": 200}}]}], \"else\": []}]}")
    let padding = pick("6", "\"${on ? 30 : 6}\"")
    let animation = pick("\"smooth\"", "\"bouncy\"", "{\"spring\": {\"response\": 0.4}}")
    let steps = (0..<Int.random(in: 1...4, using: &random)).map { _ -> String in
      let change = pick(
        "{\"setData\": {\"cells\": \(some())}, \"animation\": \(animation)}",
        "{\"set\": {\"on\": true}, \"animation\": \(animation)}",
        "{\"set\": {\"on\": false}, \"animation\": \(animation)}")
      return "\(change), {\"wait\": \(pick("0.07", "0.15", "0.22", "\"settled\""))}"
    }
    return """
      {"title": "cells", "about": "random", "canvas": {"width": 400, "height": 800, "scale": 1},
      "state": {"on": false}, "data": {"cells": \(some())},
      "view": {"VStack": {}, "modifiers": [{"padding": \(padding)}], "children": [\(container)]},
      "script": [{"wait": 0.1}, \(steps.joined(separator: ", ")), {"wait": "settled"}]}
      """
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `no change makes anything jump`(seed: UInt64) throws {
    JumpCheck.expectNone(try JSONTimeline.timeline(Self.scene(seed)))
  }
}
