// The comparator's trust page: twelve defects and two kinds of noise on one screen.

import Testing

@testable import ZoomRender

/// What each rule sees of known changes: all twelve defects, none of the noise.
struct ComparatorCatalogueTests {
  /// A screen with what interfaces are made of: a gradient header, nine cards with shadows, discs,
  /// toggles, a divider and text-like bars.
  struct Screen: Sendable {
    var cardShift = 0.0
    var tint = 0
    var hasDivider = true
    var textAlpha = 1.0
    var shadowSigma = 9.0
    var radius = 36.0
    var shift = 0.0

    static let width = 402
    static let height = 874

    /// Lengths are pixels: one pixel a point.
    func frame() -> Frame {
      let bounds = Rect(x: 0, y: 0, width: Double(Self.width), height: Double(Self.height))
      var children: [Layer] = [picture(1, bounds, header(bounds))]
      for index in 0..<9 {
        let place = Point(
          18 + Double(index % 3) * 126 + (index == 4 ? cardShift : 0), 170 + Double(index / 3) * 170
        )
        children.append(card(index, at: place))
      }
      children.append(picture(2, bounds, details(bounds)))
      let root = Layer(
        id: .root, role: .screen, bounds: bounds,
        transform: .identity,
        children: children.map { layer in
          var moved = layer
          moved.transform = moved.transform.then(.translation(x: shift, y: 0))
          return moved
        })
      return Frame(time: 0, size: bounds.size, background: .white, root: root)
    }

    private func picture(_ id: UInt64, _ bounds: Rect, _ commands: [DrawCommand]) -> Layer {
      Layer(
        id: NodeID(value: id), role: .view, bounds: bounds,
        content: .picture(Picture(commands: commands, bounds: bounds)))
    }

    private func fill(_ path: Path, _ color: Color) -> DrawCommand {
      .fill(path, .color(color), usesEvenOddRule: false)
    }

    private func header(_ bounds: Rect) -> [DrawCommand] {
      let top = Rect(x: 0, y: 0, width: bounds.width, height: 140)
      let stops = [
        ResolvedGradient.Stop(color: Color(bytes: 40, 90, 220), location: 0),
        ResolvedGradient.Stop(color: Color(bytes: 150, 200, 250), location: 1),
      ]
      return [
        .fill(
          Path(rect: top),
          .gradient(
            ResolvedGradient(
              stops: stops,
              geometry: .linear(start: Point(0, 0), end: Point(bounds.width, 140)))),
          usesEvenOddRule: false)
      ]
    }

    private func card(_ index: Int, at place: Point) -> Layer {
      let box = Rect(x: 0, y: 0, width: 114, height: 150)
      let green = 120 + (index == 2 ? tint : 0)
      let shape = Path(roundedRect: box, cornerRadius: index == 4 ? radius / 2 : 18)
      return Layer(
        id: NodeID(value: UInt64(10 + index)), role: .view, bounds: box,
        transform: .translation(x: place.x, y: place.y),
        clip: .rounded(
          box, radii: CornerRadii(index == 4 ? radius / 2 : 18), style: .circular),
        shadow: LayerShadow(
          color: Color.black.opacity(0.3), sigma: index == 7 ? shadowSigma : 9,
          offset: Vector(dx: 0, dy: 4)),
        content: .picture(
          Picture(
            commands: [
              fill(shape, Color(bytes: 250, 250, 252)),
              fill(
                Path(ellipseIn: Rect(x: 32.3, y: 20.6, width: 50, height: 50)),
                Color(bytes: 230, green, 90)),
            ], bounds: box)))
    }

    private func details(_ bounds: Rect) -> [DrawCommand] {
      var commands: [DrawCommand] = []
      for row in 0..<4 {
        let y = 700 + Double(row) * 36
        for word in 0..<7 {
          let bar = Rect(
            x: 20.4 + Double(word) * 44, y: y, width: 20 + Double((word * 7 + row * 5) % 19),
            height: 6.5)
          commands.append(
            fill(
              Path(roundedRect: bar, cornerRadius: 3),
              Color(bytes: 50, 50, 57).opacity(row == 1 ? textAlpha : 1)))
        }
        let toggle = Rect(x: 340, y: y - 8, width: 44, height: 26)
        commands.append(
          fill(Path(roundedRect: toggle, cornerRadius: 13), Color(bytes: 52, 199, 89)))
      }
      if hasDivider {
        let line = Rect(x: 16, y: 724, width: 370, height: 1.0 / 3)
        commands.append(fill(Path(rect: line), Color(bytes: 60, 60, 67)))
      }
      return commands
    }
  }

  static let defects: [(name: String, change: @Sendable (inout Screen) -> Void)] = [
    ("card a quarter pixel right", { $0.cardShift = 0.25 }),
    ("card half a pixel right", { $0.cardShift = 0.5 }),
    ("card one pixel right", { $0.cardShift = 1 }),
    ("card six pixels right", { $0.cardShift = 6 }),
    ("tint 4 levels greener", { $0.tint = 4 }),
    ("tint 12 levels greener", { $0.tint = 12 }),
    ("divider gone", { $0.hasDivider = false }),
    ("text at .92", { $0.textAlpha = 0.92 }),
    ("blur 9 to 10", { $0.shadowSigma = 10 }),
    ("radius 36 to 38", { $0.radius = 38 }),
    ("screen one pixel right", { $0.shift = 1 }),
    ("alpha 250", { _ in }),
  ]

  private static func render(_ screen: Screen) throws -> Bitmap {
    let context = RasterContext(assets: try TestAssets.snapshot(), pixelsPerPoint: 1)
    return try FrameRasterizer(context).bitmap(of: screen.frame())
  }

  /// The defect's pixels.
  private static func defective(_ index: Int) throws -> Bitmap {
    var screen = Screen()
    defects[index].change(&screen)
    var bitmap = try render(screen)
    if defects[index].name == "alpha 250" {
      for y in 300..<340 {
        for x in 100..<140 { bitmap.bytes[(y * bitmap.width + x) * 4 + 3] = 250 }
      }
    }
    return bitmap
  }

  /// Pixels that are neither like their left nor their upper neighbour: edges and gradients.
  private static func isEdge(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    x > 0 && y > 0
      && (bitmap.word(x, y) != bitmap.word(x - 1, y) || bitmap.word(x, y) != bitmap.word(x, y - 1))
  }

  /// The picture with a number added to the colour channels of its edges.
  private static func noisy(_ bitmap: Bitmap, _ noise: (Int, Int) -> Int) -> Bitmap {
    var copy = bitmap
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where isEdge(bitmap, x, y) {
        for channel in 0..<3 {
          let index = (y * bitmap.width + x) * 4 + channel
          copy.bytes[index] = UInt8(max(0, min(255, Int(bitmap.bytes[index]) + noise(x, y))))
        }
      }
    }
    return copy
  }

  @Test(arguments: defects.indices)
  func `every defect is caught at home and elsewhere`(_ index: Int) throws {
    let golden = try Self.render(Screen())
    let actual = try Self.defective(index)
    #expect(golden.pixelDigest != actual.pixelDigest)
    let home = ImageDiff().compare(golden: golden, actual: actual)
    let away = ImageDiff(tolerance: GoldenJudge.foreignTolerance)
      .compare(golden: golden, actual: actual)
    #expect(!home.passes, "\(Self.defects[index].name)")
    #expect(!away.passes, "\(Self.defects[index].name)")
  }

  @Test func `noise of two levels on edges and a dither of one are no alarm elsewhere`() throws {
    let golden = try Self.render(Screen())
    let away = ImageDiff(tolerance: GoldenJudge.foreignTolerance)
    var random = SplitMix(seed: 7)
    let edges = Self.noisy(golden) { _, _ in [-2, -1, 0, 1, 2][Int(random.next() % 5)] }
    let dither = Self.noisy(golden) { x, y in (x ^ y) & 1 == 0 ? 1 : -1 }
    for noise in [edges, dither] {
      let result = away.compare(golden: golden, actual: noise)
      #expect(result.pixelsDifferent > 10_000)
      #expect(result.passes, "tile mean \(result.largestTileMean)")
    }
  }

  @Test
  func `a bias of one level on blended pixels is caught, and named drift where drawing is equal`()
    throws
  {
    let golden = try Self.render(Screen())
    let biased = Self.noisy(golden) { _, _ in -1 }
    let away = ImageDiff(tolerance: GoldenJudge.foreignTolerance)
    let result = away.compare(golden: golden, actual: biased)
    #expect(result.verdict == .coherentLowAmplitude)
    var recorder = MotionRecorder()
    recorder.add(Screen().frame())
    let manifest = GoldenManifest(
      scene: "s", sceneDigest: "", fps: 60, pixelsPerPoint: 1, width: Screen.width,
      height: Screen.height, environment: RenderEnvironment([.init("cairo", "1.16.0")]),
      digests: ["\(golden.pixelDigest)"], keyFrames: [0], motion: recorder.finish())
    let run = GoldenRun(
      digests: ["\(biased.pixelDigest)"], motion: recorder.finish(), width: Screen.width,
      height: Screen.height)
    let verdict = GoldenJudge(
      manifest: manifest, environment: RenderEnvironment([.init("cairo", "1.18.0")])
    ).judge(
      run, into: SceneVerdict(name: "s", file: "s", golden: "g", status: .missing),
      pictures: [.init(frame: 0, golden: golden, actual: biased, difference: result)])
    #expect(verdict.status == .drift)
    #expect(
      verdict.causes.first?.sentence
        == "numbers equal, pixels drift with the environment: cairo 1.16.0 → 1.18.0, residual 0 px")
  }
}
