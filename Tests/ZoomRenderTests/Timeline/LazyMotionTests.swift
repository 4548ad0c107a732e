// Lazy cells while what is around them is on its way.

import Testing

@testable import ZoomRender

struct LazyMotionTests {
  /// A drawer of ten rows of 100 points below something that takes 300 of 400 points away.
  private static func drawer(_ content: String) throws -> Timeline {
    try ResizedViewTests.scene(
      """
      {"VStack": {"spacing": 0}, "children": [
      {"if": "on", "then": [{"Color": "red", "modifiers": [{"frame": {"height": 300}}]}],
      "else": []}, \(content)]}
      """, ResizedViewTests.toggle("on"),
      data: Self.data)
  }

  /// The rows that are drawn.
  private static func shown(_ timeline: Timeline, at time: Double) -> [Int] {
    let names = timeline.frame(at: time).elements.filter { $0.opacity > 0 }.map(\.name)
    return (0..<10).filter { names.contains("row\($0)") }
  }

  private static let data =
    "{\"rows\": [\((0..<10).map { "{\"id\": \($0)}" }.joined(separator: ", "))]}"
  private static let rows = """
    {"ForEach": {"in": "rows", "as": "row"}, "children": [{"Color": "blue",
    "name": "row${row.id}", "modifiers": [{"frame": {"height": 100}}]}]}
    """

  static let containers = [
    "{\"ScrollView\": {}, \"children\": [{\"LazyVStack\": {\"spacing\": 0}, \"children\": [\(rows)]}]}",
    """
    {"ScrollView": {}, "children": [{"LazyVGrid": {"columns": [{"flexible": {}}], "spacing": 0},
    "children": [\(rows)]}]}
    """,
  ]

  @Test(arguments: containers)
  func `rows that a drawer will hide stay until they are hidden`(content: String) throws {
    let timeline = try Self.drawer(content)
    // Its top is at 75 of 300 points, four rows are in view of the rest; one will be.
    for row in 0...3 {
      let rect = try #require(timeline.rect("row\(row)", at: 0.2))
      #expect(abs(rect.minY - 75 - Double(row) * 100) < 1e-6)
    }
    #expect(Self.shown(timeline, at: 0.2) == [0, 1, 2, 3])
    #expect(Self.shown(timeline, at: timeline.duration) == [0])
    #expect(timeline.rect("row0", at: timeline.duration)?.minY == 300)
  }

  @Test func `without clipping a scroll view keeps what the screen shows`() throws {
    let timeline = try ResizedViewTests.scene(
      """
      {"ScrollView": {}, "modifiers": ["scrollClipDisabled", {"frame": {"height": 100}}], "children": [
      {"LazyVStack": {"spacing": 0}, "children": [\(Self.rows)]}]}
      """, ResizedViewTests.toggle("on"),
      data: Self.data)
    #expect(timeline.rect("row2", at: 0)?.minY == 350)
    #expect(Self.shown(timeline, at: 0) == [0, 1, 2])
  }

  @Test func `a row of a list and its ground move as one`() throws {
    let timeline = try ResizedViewTests.scene(
      """
      {"List": {}, "children": [{"if": "on", "then": [], "else": [{"Color": "red"}]},
      {"Color": "blue", "name": "row", "modifiers": [
      {"listRowBackground": {"Color": "yellow", "name": "ground"}}]}]}
      """, ResizedViewTests.toggle("on"))
    let (start, end) = (
      try #require(timeline.rect("ground", at: 0)),
      try #require(timeline.rect("ground", at: timeline.duration))
    )
    #expect(start.minY - end.minY > 40)
    for time in [0.15, 0.3, 0.45] {
      let ground = try #require(timeline.rect("ground", at: time))
      let row = try #require(timeline.rect("row", at: time))
      let share = (time - 0.1) / 0.4
      #expect(abs(ground.minY - start.minY - (end.minY - start.minY) * share) < 1e-6)
      #expect(abs(row.midY - ground.midY) < 1e-6)
    }
  }
}
