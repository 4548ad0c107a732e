// Symbols: names, sizes, weights.

import Testing

@testable import ZoomRender

struct SymbolTests {
  /// Names and what stands for them.
  @Test(arguments: [
    ("moon.stars.fill", SymbolTable.IconSet.cupertino, 0xF71B as UInt32),
    ("building.2.fill", .cupertino, 0xF8B5), ("square.stack.3d.up", .cupertino, 0xF819),
    ("water.waves", .phosphor, 0xF360), ("camera.aperture", .phosphor, 0xF005),
    ("scribble.variable", .cupertino, 0xF7CB), ("airpods", .materialDesign, 0xF02CB),
  ])
  func `a name has the stand-in of the table`(
    name: String, set: SymbolTable.IconSet, codePoint: UInt32
  ) {
    let standIn = SymbolTable.standIn(for: name)
    #expect(standIn?.set == set)
    #expect(standIn?.codePoint == codePoint)
  }

  @Test func `decorations are dropped until a drawing is found`() {
    let heart = SymbolTable.standIn(for: "heart")
    #expect(heart != nil)
    #expect(SymbolTable.standIn(for: "airpods.square.badge.clock") != nil)
    #expect(SymbolTable.standIn(for: "airplane.circle.fill.badge.plus") != nil)
  }

  @Test(arguments: ["", ".", "...", "nosuch", "fill", "map.circle", "photo.circle", "日本", "a b"])
  func `a name without a drawing is a placeholder that can be seen`(name: String) throws {
    let glyph = try TestAssets.snapshot().symbol(name, fontSize: 17)
    #expect(glyph.isPlaceholder)
    #expect(glyph.size == Size(17, 17))
    #expect(!glyph.outline.isEmpty)
  }

  @Test func `a circle is as large as the system's`() throws {
    let assets = try TestAssets.snapshot()
    for name in ["circle", "circle.fill"] {
      let glyph = assets.symbol(name, fontSize: 100, pixelsPerPoint: 1024)
      let ink = glyph.outline.tightBounds
      #expect((ink.width - 99.6).magnitude < 0.5)
      #expect((glyph.size.width - 115.7).magnitude < 0.5)
    }
  }

  @Test(arguments: [2.0, 3.0])
  func `a symbol's box is whole pixels with the ink in its middle`(pixels: Double) throws {
    let assets = try TestAssets.snapshot()
    for name in ["star", "chevron.right", "water.waves", "airpods", "minus"] {
      let glyph = assets.symbol(name, fontSize: 17, pixelsPerPoint: pixels)
      for side in [glyph.size.width * pixels, glyph.size.height * pixels] {
        #expect((side - side.rounded()).magnitude < 1e-9)
      }
      let ink = glyph.outline.tightBounds
      #expect((ink.midX - glyph.size.width / 2).magnitude < 1e-9, "\(name): \(ink)")
      // The middle stands half a cap height above the baseline.
      #expect((glyph.baseline - glyph.size.height / 2 - 0.352 * 17).magnitude < 1e-9)
    }
  }

  @Test func `image scale changes the drawing and not the line it is centred on`() throws {
    let assets = try TestAssets.snapshot()
    let glyphs = ImageScale.allCases.map { assets.symbol("circle", fontSize: 30, scale: $0) }
    let widths = glyphs.map(\.outline.tightBounds.width)
    #expect((widths[0] / widths[1] - 0.783).magnitude < 0.001)
    #expect((widths[2] / widths[1] - 1.286).magnitude < 0.001)
    for glyph in glyphs {
      #expect((glyph.baseline - glyph.size.height / 2 - 0.352 * 30).magnitude < 1e-9)
    }
  }

  @Test(arguments: ["plus", "star", "heart.fill", "water.waves", "camera.aperture"])
  func `a heavier weight covers more`(name: String) throws {
    let assets = try TestAssets.snapshot()
    let areas = [FontWeight.light, .regular, .semibold, .bold, .black].map { weight in
      Self.area(assets.symbol(name, fontSize: 100, weight: weight).outline)
    }
    #expect(areas == areas.sorted())
    #expect(Set(areas).count == areas.count, "\(areas)")
  }

  @Test(arguments: ["xmark.circle.fill", "plus.circle.fill", "checkmark.square.fill"])
  func `a sign cut out of a form grows heavier with the weight`(name: String) throws {
    let assets = try TestAssets.snapshot()
    let signs = [FontWeight.light, .regular, .semibold, .bold, .black].map { weight in
      let outline = assets.symbol(name, fontSize: 100, weight: weight).outline
      let form = outline.tightBounds.size
      // The form's corners take the same part of its box in every weight.
      return 1 - Self.area(outline) / (form.width * form.height)
    }
    #expect(signs == signs.sorted())
    #expect(Set(signs).count == signs.count, "\(signs)")
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func `a size that is no size is harmless`(size: Double) throws {
    let glyph = try TestAssets.snapshot().symbol("star", fontSize: size, pixelsPerPoint: size)
    #expect(glyph.size.isFinite && glyph.size.width > 0)
    #expect(glyph.outline.tightBounds.isFinite)
  }

  /// Area that an outline encloses, from its end points and controls.
  private static func area(_ path: Path) -> Double {
    var sum = 0.0
    var (start, last) = (Point.zero, Point.zero)
    func add(_ point: Point) {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .quadratic(let control, let end):
        add(control)
        add(end)
      case .cubic(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: add(start)
      }
    }
    return sum.magnitude / 2
  }

  @Test func `growing a square moves its edges outward and shrinking its hole inward`() {
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.grown(by: 1).controlBounds == Rect(x: -1, y: -1, width: 12, height: 12))
    #expect(square.grown(by: -1).controlBounds == Rect(x: 1, y: 1, width: 8, height: 8))
    var frame = square
    frame.elements += [
      .move(Point(2, 2)), .line(Point(2, 8)), .line(Point(8, 8)), .line(Point(8, 2)), .close,
    ]
    let grown = frame.grown(by: 1)
    #expect(grown.elements.contains(.move(Point(3, 3))))
    #expect(grown.controlBounds == Rect(x: -1, y: -1, width: 12, height: 12))
    let cut = frame.grown(by: 1, cutsOut: true)
    #expect(cut.elements.contains(.move(Point(1, 1))))
    #expect(cut.controlBounds == Rect(x: -1, y: -1, width: 12, height: 12))
  }
}
