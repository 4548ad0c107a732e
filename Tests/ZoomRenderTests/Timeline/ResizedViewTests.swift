// Views that a change resizes or moves by changing what is around them.

import Testing

@testable import ZoomRender

struct ResizedViewTests {
  static func scene(_ view: String, _ script: String, data: String = "{}") throws -> Timeline {
    try JSONTimeline.timeline(
      """
      {"title": "resized", "about": "test", "canvas": {"width": 400, "height": 400, "scale": 1},
      "state": {"on": false, "up": false}, "data": \(data), "namespaces": ["ns"],
      "view": \(view), "script": [{"wait": 0.1}, \(script), {"wait": "settled"}]}
      """)
  }

  static func toggle(_ name: String, _ animation: String = "{\"linear\": 0.4}") -> String {
    "{\"withAnimation\": {\"animation\": \(animation), \"do\": [{\"toggle\": \"\(name)\"}]}}"
  }

  static func bar(_ width: Int) -> String {
    "{\"Color\": \"blue\", \"name\": \"bar\", \"modifiers\": [{\"frame\": {\"width\": \(width)}}]}"
  }

  /// What fills the rest beside a bar that comes: its width is on the way as places are.
  @Test(arguments: [(0.0, 400.0), (0.1, 400), (0.2, 375), (0.3, 350), (0.4, 325), (0.5, 300)])
  func `what fills the room of a view that comes shrinks on the way`(time: Double, width: Double)
    throws
  {
    let timeline = try Self.scene(
      """
      {"HStack": {"spacing": 0}, "children": [{"Color": "red", "name": "rest"},
      {"if": "on", "then": [\(Self.bar(100))], "else": []}]}
      """, Self.toggle("on"))
    let rect = try #require(timeline.rect("rest", at: time))
    #expect(abs(rect.width - width) < 1e-6 && rect.minX == 0 && rect.height == 400)
  }

  @Test func `a second change takes over the size that a view has`() throws {
    let timeline = try Self.scene(
      """
      {"HStack": {"spacing": 0}, "children": [{"Color": "red", "name": "rest"},
      {"if": "on", "then": [\(Self.bar(100))], "else": []}]}
      """,
      "\(Self.toggle("on", "\"smooth\"")), {\"wait\": 0.15}, \(Self.toggle("on", "\"smooth\""))")
    JumpCheck.expectNone(timeline)
    #expect(timeline.rect("rest", at: timeline.duration)?.width == 400)
  }

  /// A text is laid out once; its background has the size of the moment.
  @Test func `a text has its new size at once and its background grows`() throws {
    let timeline = try Self.scene(
      """
      {"ZStack": {}, "children": [{"Text": "${on ? 'abcdefgh' : 'ab'}", "name": "text",
      "modifiers": [{"background": "yellow"}, {"name": "ground"}]}]}
      """, Self.toggle("on"))
    #expect(timeline.rect("text", at: 0.3)?.width == 80)
    #expect(try abs(#require(timeline.rect("ground", at: 0.3)).width - 50) < 1e-6)
  }

  @Test func `a view that comes back before it has gone goes on from its old width`() throws {
    let cell = """
      {"ForEach": {"in": "cells", "as": "cell"}, "children": [{"Color": "red", "name": "$cell.id",
      "modifiers": [{"frame": {"width": "${on ? 120 : 60}", "height": 40}}]}]}
      """
    let timeline = try Self.scene(
      "{\"VStack\": {}, \"children\": [\(cell)]}",
      """
      {"setData": {"cells": [{"id": "a"}]}, "animation": "smooth"}, {"wait": 0.1},
      \(Self.toggle("on", "\"smooth\"")), {"wait": 0.1},
      {"setData": {"cells": [{"id": "a"}, {"id": "b"}]}, "animation": "smooth"}
      """, data: "{\"cells\": [{\"id\": \"a\"}, {\"id\": \"b\"}]}")
    JumpCheck.expectNone(timeline)
    #expect(timeline.rect("b", at: timeline.duration)?.width == 120)
  }

  /// A row of a loop goes inside a box with a ground and half its opacity: it stays before the
  /// ground, and is as see-through as the box.
  @Test func `a row that goes stays in the container of its loop`() throws {
    let timeline = try Self.scene(
      """
      {"VStack": {}, "children": [{"ForEach": {"in": "cells", "as": "cell"}, "children": [
      {"Color": "red", "name": "$cell.id", "modifiers": [{"frame": {"width": 60, "height": 40}}]}]}],
      "modifiers": [{"background": "blue"}, {"opacity": 0.5}]}
      """, "{\"setData\": {\"cells\": [{\"id\": \"a\"}]}, \"animation\": {\"linear\": 0.4}}",
      data: "{\"cells\": [{\"id\": \"a\"}, {\"id\": \"b\"}]}")
    let frame = timeline.frameWithoutSpeeds(at: 0.3)
    let row = try #require(frame.elements.first { $0.name == "b" })
    #expect(abs(row.opacity - 0.25) < 1e-6)
    let path = try #require(frame.root.path(to: row.layer))
    #expect(path.contains { $0.opacity == 0.5 })
  }

  /// A hero is on its way when its goal is pushed aside, or leaves in the same instant as another
  /// change comes: it goes on from where it is.
  @Test(arguments: ["{\"wait\": 0.1}, ", "", "{\"wait\": 0.25}, "])
  func `a flight goes on smoothly when a change moves its goal`(pause: String) throws {
    func hero(_ name: String, _ size: Int) -> String {
      """
      {"Color": "green", "name": "\(name)", "modifiers": [
      {"matchedGeometryEffect": {"id": "hero", "in": "ns"}},
      {"frame": {"width": \(size), "height": \(size)}}]}
      """
    }
    let timeline = try Self.scene(
      """
      {"VStack": {}, "children": [{"if": "up", "then": [{"Color": "gray", "modifiers": [
      {"frame": {"width": 60, "height": 120}}]}], "else": []},
      {"if": "on", "then": [\(hero("large", 100))], "else": []},
      {"Color": "red", "name": "still", "modifiers": [{"frame": {"width": 80, "height": 30}}]},
      {"if": "!on", "then": [\(hero("small", 40))], "else": []}]}
      """, "\(Self.toggle("on", "\"smooth\"")), \(pause)\(Self.toggle("up", "\"smooth\""))")
    JumpCheck.expectNone(timeline)
    // 120 for the gap, 100, 30 and two spaces of 8, in the middle of 400.
    #expect(timeline.rect("large", at: timeline.duration)?.minY == 195)
  }
}
