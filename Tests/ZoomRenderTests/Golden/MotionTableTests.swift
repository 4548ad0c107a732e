// Motion numbers of frames as text and back.

import Testing

@testable import ZoomRender

struct MotionTableTests {
  private func frame(at time: Double) -> Frame {
    let card = Layer(
      id: NodeID(value: 2), role: .card, name: "card",
      bounds: Rect(x: 0, y: 0, width: 100, height: 50),
      transform: .translation(x: time * 120, y: 7),
      clip: .rounded(
        Rect(x: 0, y: 0, width: 100 + time, height: 50), radii: CornerRadii(20 * time),
        style: .continuous), opacity: 1 - time / 2)
    let root = Layer(
      id: .root, role: .screen, bounds: Rect(x: 0, y: 0, width: 402, height: 874),
      children: time < 0.5 ? [card] : [])
    let element = Element(
      name: "cover", id: NodeID(value: 3), layer: NodeID(value: 2),
      rectInLayer: Rect(x: 10, y: 10, width: 30, height: 20), rect: .zero, opacity: 1 - time / 2,
      text: "Midnight")
    return Frame(
      time: time, size: Size(402, 874), background: .white, root: root,
      elements: time < 0.5 ? [element] : [])
  }

  private var table: MotionTable {
    var recorder = MotionRecorder()
    for index in 0..<44 { recorder.add(frame(at: Double(index) / 60)) }
    return recorder.finish()
  }

  @Test func `a layer's motion is a column and its rest a constant`() throws {
    let card = try #require(table.layers.first { $0.name == "card" })
    #expect(card.columns[4].values[3] == 6)
    #expect(card.columns[5].isConstant == false)
    #expect(card.columns[5].values[0] == 7)
    #expect(card.columns[0].values[0] == 1)
  }

  @Test func `a layer that leaves has no numbers afterwards`() throws {
    let card = try #require(table.layers.first { $0.name == "card" })
    #expect(card.columns[4].values[29] != nil)
    #expect(card.columns[4].values[30] == nil)
    #expect(card.columns[4].values.count == 44)
  }

  @Test func `an element's screen rect follows from its layer`() throws {
    let cover = try #require(table.elements.first)
    #expect(table.screenRect(of: cover, frame: 6) == Rect(x: 22, y: 17, width: 30, height: 20))
    #expect(table.screenRect(of: cover, frame: 40) == nil)
    #expect(cover.columns[5].values[6] == 1)
  }

  @Test func `a table reads back as it was written`() throws {
    let text = table.json
    let (node, diagnostics) = JSONReader.read(SourceText(file: "m.json", bytes: Array(text.utf8)))
    #expect(diagnostics.isEmpty)
    let (read, problem) = MotionTable.read(try #require(node), frames: 44)
    #expect(problem == nil)
    #expect(read == table)
  }

  @Test(arguments: [
    ("[1,2,[3,42]]", true), ("[[1,44]]", true), ("7", true), ("null", true), ("[1,2,3]", false),
    ("[[1,45]]", false), ("[[1,-1],[2,45]]", false), ("[[1,1e300]]", false), ("\"x\"", false),
    ("[[1,2,3]]", false),
  ])
  func `a series has as many numbers as frames or is refused`(_ text: String, _ isGood: Bool) throws
  {
    let (node, _) = JSONReader.read(SourceText(file: "s.json", bytes: Array(text.utf8)))
    #expect((Series(try #require(node), count: 44) != nil) == isGood)
  }

  @Test func `a value between frames lies on the curve through them`() throws {
    let parabola = Series((0..<10).map { Double($0 * $0) })
    let value = try #require(parabola.value(at: 4.5))
    #expect(abs(value - 20.25) < 1e-9)
    #expect(parabola.value(at: -3) == 0)
    #expect(parabola.value(at: 99) == 81)
    #expect(parabola.value(at: .nan) == nil)
  }
}
