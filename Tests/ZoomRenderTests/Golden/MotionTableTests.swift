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
    let text = table.json(fps: 60)
    let (node, diagnostics) = JSONReader.read(SourceText(file: "m.json", bytes: Array(text.utf8)))
    #expect(diagnostics.isEmpty)
    let (read, problem) = MotionTable.read(try #require(node), frames: 44, fps: 60)
    #expect(problem == nil)
    #expect(read == table)
  }

  @Test func `what a reader can fill in is not written`() {
    let text = table.json(fps: 60)
    #expect(!text.contains("milliseconds"))
    #expect(table.json(fps: 30).contains("milliseconds"))
    // The card is there in the first thirty frames, and rests where it is not said to move.
    #expect(text.contains("\"in\":[0,29]"))
    #expect(!text.contains("\"b\":"))
    #expect(text.contains("\"ty\":7"))
    #expect(text.contains("\"topLeading\":\"#0\",\"topTrailing\":\"#0\""))
  }

  @Test(arguments: [
    ("\"in\":[0,29]", "\"in\":[29,0]"), ("\"in\":[0,29]", "\"in\":[0,44]"),
    ("\"in\":[0,29]", "\"in\":[0]"), ("\"#0\"", "\"#9\""), ("\"#0\"", "\"0\""),
    ("\"parent\":\"", "\"parent\":[1],\"x\":\""),
  ])
  func `a table that does not fit its frames is refused`(_ from: String, _ to: String) throws {
    let text = table.json(fps: 60)
    let range = try #require(text.firstRange(of: from))
    let changed = text.replacingSubrange(range, with: to)
    let (node, _) = JSONReader.read(SourceText(file: "m.json", bytes: Array(changed.utf8)))
    let (read, problem) = MotionTable.read(try #require(node), frames: 44, fps: 60)
    #expect(read == nil)
    #expect(problem?.contains("[") == true)
  }

  @Test func `a table that would fill the memory is refused`() throws {
    let track = "{\"id\":\"a\",\"role\":\"view\",\"in\":[0,1]}"
    let tracks = [String](repeating: track, count: 400).joined(separator: ",")
    let (node, _) = JSONReader.read(
      SourceText(file: "m.json", bytes: Array("{\"layers\":[\(tracks)]}".utf8)))
    let (read, problem) = MotionTable.read(try #require(node), frames: 36_000, fps: 60)
    #expect(read == nil)
    #expect(problem?.hasPrefix("layers[") == true)
  }

  @Test(arguments: [
    ("\"a\"", true), ("null", true), ("[\"a\",[\"b\",43]]", true), ("[\"a\",[null,43]]", true),
    ("7", false), ("[\"a\"]", false), ("[[\"a\",45]]", false), ("[[\"a\",0],[\"b\",44]]", false),
    ("[[1,44]]", false),
  ])
  func `words are as many as frames or are refused`(_ text: String, _ isGood: Bool) throws {
    let (node, _) = JSONReader.read(SourceText(file: "s.json", bytes: Array(text.utf8)))
    #expect((Words(try #require(node), count: 44) != nil) == isGood)
  }

  @Test func `a layer that is handed on does not jump on screen`() throws {
    var recorder = MotionRecorder()
    for index in 0..<4 {
      let card = Layer(
        id: NodeID(value: 2), role: .card, bounds: Rect(x: 0, y: 0, width: 10, height: 10),
        transform: .translation(x: index < 2 ? 30 : 10, y: 0))
      let page = Layer(
        id: NodeID(value: 3), role: .page, bounds: Rect(x: 0, y: 0, width: 90, height: 90),
        transform: .translation(x: 20, y: 0), opacity: 0.5, children: index < 2 ? [] : [card])
      recorder.add(
        Frame(
          time: Double(index) / 60, size: Size(90, 90), background: .white,
          root: Layer(
            id: .root, role: .screen, bounds: Rect(x: 0, y: 0, width: 90, height: 90),
            children: index < 2 ? [page, card] : [page])))
    }
    let table = recorder.finish()
    let own = try #require(table.layers.first { $0.role == "card" })
    #expect(own["tx"].values == [30, 30, 10, 10])
    let onScreen = try #require(table.onScreen.layers.first { $0.role == "card" })
    #expect(onScreen["tx"].values == [30, 30, 30, 30])
    #expect(onScreen["opacity"].values == [1, 1, 0.5, 0.5])
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

extension String {
  fileprivate func replacingSubrange(_ range: Range<String.Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
