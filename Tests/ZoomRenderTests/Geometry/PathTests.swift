// Path data, lengths, parts, strokes.

import Testing

@testable import ZoomRender

struct PathSVGTests {
  @Test(arguments: [
    ("M10 20L30 40", "M 10.0 20.0 L 30.0 40.0"), ("m10,20 5-5", "M 10.0 20.0 L 15.0 15.0"),
    ("M0 0h5v6H1V2z", "M 0.0 0.0 L 5.0 0.0 L 5.0 6.0 L 1.0 6.0 L 1.0 2.0 Z"),
    ("M1 1zl5 5", "M 1.0 1.0 Z M 1.0 1.0 L 6.0 6.0"), ("  ", ""), ("", ""),
    ("M.5.5-1e1+2", "M 0.5 0.5 L -10.0 2.0"),
    (
      "M0 0C1 2 3 4 5 6S9 9 10 10",
      "M 0.0 0.0 C 1.0 2.0 3.0 4.0 5.0 6.0 C 7.0 8.0 9.0 9.0 10.0 10.0"
    ),
    ("M0 0Q1 2 3 4T9 9", "M 0.0 0.0 Q 1.0 2.0 3.0 4.0 Q 5.0 6.0 9.0 9.0"),
    ("M0 0s1 1 2 2", "M 0.0 0.0 C 0.0 0.0 1.0 1.0 2.0 2.0"),
    ("M0 0A0 5 0 0 1 3 3", "M 0.0 0.0 L 3.0 3.0"), ("M1 1A5 5 0 0 1 1 1", "M 1.0 1.0"),
  ])
  func `data is read as SVG defines it`(data: String, expected: String) throws {
    let path = try Path(svg: data)
    #expect(path.svg == expected)
  }

  @Test(arguments: [
    ("L1 1", 0, "begins with M"), ("M1", 2, "expected a number, found the end"),
    ("M1 1X3", 4, "'X' is not a path command"), ("M1 1 L2 b", 8, "expected a number, found 'b'"),
    ("M1 1A2 2 0 2 1 5 5", 11, "flag is 0 or 1"), ("M1 1 Q2 2", 9, "found the end"),
    ("M1e99 0", 1, "beyond"), ("M 0 0 L 1 1 é", 12, "byte 195"),
  ])
  func `a mistake is reported at its byte`(data: String, offset: Int, message: String) throws {
    let error = #expect(throws: SVGPathError.self) { try Path(svg: data) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func `flags need no separators and arcs end where they say`() throws {
    let compact = try Path(svg: "M10 50a40 40 0 0140-40")
    let spaced = try Path(svg: "M10,50 A 40 40 0 0 1 50,10")
    #expect(compact == spaced)
    #expect(spaced.elements.count == 2)
    let (_, numbers) = spaced.elements[1].parts
    for (number, expected) in zip(numbers, [10, 27.9086, 27.9086, 10, 50, 10]) {
      #expect((number - expected).magnitude < 1e-4)
    }
  }

  @Test func `the four arcs between two points go their own ways`() throws {
    func box(_ flags: String) throws -> Rect {
      try Path(svg: "M20 50A50 30 0 \(flags) 80 50").boundingBox
    }
    // An ellipse of radii 50 and 30: the chord is 60 wide, the centres 24 above and below it.
    let (shortUp, shortDown) = (try box("0 1"), try box("0 0"))
    let (longUp, longDown) = (try box("1 1"), try box("1 0"))
    #expect((shortUp.minY - 44).magnitude < 0.01)
    #expect((shortDown.maxY - 56).magnitude < 0.01)
    #expect((longUp.minY + 4).magnitude < 0.02)
    #expect((longDown.maxY - 104).magnitude < 0.02)
    #expect((longUp.width - 100).magnitude < 0.05)
  }

  @Test func `radii that do not reach grow`() throws {
    let path = try Path(svg: "M0 0A1 1 0 0 1 100 0")
    #expect((path.boundingBox.minY + 50).magnitude < 0.02)
  }
}

struct PathMeasureTests {
  @Test func `lengths are those of the outline`() throws {
    #expect(Path(rect: Rect(x: 0, y: 0, width: 100, height: 60)).length == 320)
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect((circle.length - 314.16).magnitude < 1)
    #expect(Path().length == 0)
  }

  @Test func `a box is around the curve and not around its control points`() throws {
    let path = try Path(svg: "M0 0C0 100 100 100 100 0")
    #expect((path.boundingBox.maxY - 75).magnitude < 1e-9)
    #expect(path.controlBounds.maxY == 100)
    let quadratic = try Path(svg: "M0 0Q50 100 100 0")
    #expect((quadratic.boundingBox.maxY - 50).magnitude < 1e-9)
  }

  @Test func `parts of a curve lie on it`() throws {
    let path = try Path(svg: "M0 0C10 80 90 -40 100 50")
    let segment = path.subpaths[0].segments[0]
    let part = path.trimmed(from: 0.2, to: 0.7)
    let half = part.subpaths[0].segments[0]
    #expect((part.length / path.length - 0.5).magnitude < 0.02)
    for step in 0...10 {
      let point = half.point(Double(step) / 10)
      let distances = (0...2000).map { (segment.point(Double($0) / 2000) - point).length }
      #expect((distances.min() ?? 9) < 0.05)
    }
  }

  @Test func `ranges that hold nothing give nothing`() {
    let path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmed(from: .nan, to: .nan) == path)
    #expect(Path(elements: [.move(.zero)]).trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test func `two halves of an outline make the whole length`() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 90, height: 70), cornerRadius: 18)
    let sum = path.trimmed(from: 0, to: 0.37).length + path.trimmed(from: 0.37, to: 1).length
    #expect((sum - path.length).magnitude < 0.05)
  }
}

struct PathStrokeTests {
  let line = Path(elements: [.move(Point(10, 10)), .line(Point(50, 10))])

  @Test(arguments: [
    (StrokeStyle.Cap.butt, Rect(minX: 10, minY: 8, maxX: 50, maxY: 12)),
    (.square, Rect(minX: 8, minY: 8, maxX: 52, maxY: 12)),
    (.round, Rect(minX: 8, minY: 8, maxX: 52, maxY: 12)),
  ])
  func `caps reach as far as they should`(cap: StrokeStyle.Cap, box: Rect) {
    let outline = line.stroked(StrokeStyle(lineWidth: 4, lineCap: cap))
    let found = outline.boundingBox
    for (a, b) in zip(found.components, box.components) { #expect((a - b).magnitude < 1e-6) }
  }

  @Test func `a corner beyond the miter limit is cut off`() {
    let corner = Path(elements: [.move(Point(0, 0)), .line(Point(50, 0)), .line(Point(0, 5))])
    let sharp = corner.stroked(StrokeStyle(lineWidth: 4, miterLimit: 100)).boundingBox
    let cut = corner.stroked(StrokeStyle(lineWidth: 4, miterLimit: 3)).boundingBox
    #expect(sharp.maxX > 80)
    #expect(cut.maxX < 53)
  }

  @Test func `dashes and gaps take turns`() {
    let style = StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3)
    let runs = line.stroked(style).subpaths
    // 40 points from phase 3: 7 on, 5 off, 10 on, 5 off, 10 on, 3 off.
    let boxes = runs.map { Path(elements: [.move($0.start)] + $0.segments.map(\.element)) }
      .map(\.boundingBox)
    #expect(boxes.map { $0.minX.rounded() } == [10, 22, 37])
    #expect(boxes.map { $0.width.rounded() } == [7, 10, 10])
  }

  @Test func `an odd pattern changes roles`() {
    let runs = line.stroked(StrokeStyle(lineWidth: 2, dash: [8])).subpaths
    #expect(runs.map { $0.segments.map(\.start.x).min() } == [10, 26, 42])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `wild widths and dashes are defined`(wild: Double) {
    #expect(line.stroked(StrokeStyle(lineWidth: wild)).isEmpty)
    let dashed = line.stroked(StrokeStyle(lineWidth: 2, dash: [wild, wild], dashPhase: wild))
    #expect(dashed.boundingBox.width == 40)
    #expect(!line.stroked(StrokeStyle(lineWidth: 2, dash: [1], dashPhase: wild)).isEmpty)
    #expect(Path().stroked(StrokeStyle()).isEmpty)
  }
}
