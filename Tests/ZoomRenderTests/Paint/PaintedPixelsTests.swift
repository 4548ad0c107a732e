// What painted trees look like once they are pixels.

import Testing

@testable import ZoomRender

@Suite struct PaintedPixelsTests {
  private static func bitmap(
    _ painted: PaintedTree, size: Size, scale: Double, assets: AssetSnapshot
  ) throws -> Bitmap {
    let frame = Frame(time: 0, size: size, background: .white, root: painted.layer)
    return try FrameRasterizer(RasterContext(assets: assets, pixelsPerPoint: scale))
      .bitmap(of: frame)
  }

  private static func layout(
    _ node: ViewNode, size: Size, scale: Double, assets: AssetSnapshot,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutTree {
    var environment = environment
    environment.pixelsPerPoint = scale
    environment.text.pixelsPerPoint = scale
    return LayoutEngine.layout(
      [node.identified()], in: LayoutHost(size: size, environment: environment),
      using: LayoutServices(text: TextEngine(assets: assets), assets: assets))
  }

  /// A bit of everything that draws: text, symbol, gradient, clip, overlay, fractions of pixels.
  private static let card = view(
    .vStack(alignment: .leading, spacing: 3.3),
    .padding(Insets(.all, 7.7)),
    .backgroundStyle(
      .standardGradient(.system("indigo")), shape: .roundedRectangle(cornerRadius: 12),
      ignoresSafeAreaEdges: []),
    children: [
      text("Midnight", .foregroundStyle([.color(.white)])),
      view(
        .hStack(alignment: .center, spacing: 5.1),
        children: [
          symbol("heart.fill", .foregroundStyle([.color(.system("pink"))])),
          text(
            "Drive on", .font(FontReference(.style(.caption))), .offset(Vector(dx: 0.4, dy: 0.2))),
          view(.color(.system("orange")), .frame(width: 20.5, height: 13.3, alignment: .center)),
        ]),
    ])

  /// A mixed edge pixel is rounded once when drawn directly, and once more when a layer is put on
  /// what is below: one level of 255 is allowed, so nothing can have moved.
  @Test(arguments: [1.0, 2.0, 3.0])
  func `cutting into layers moves nothing`(_ scale: Double) throws {
    let assets = try TestAssets.snapshot()
    let size = Size(200, 120)
    let tree = Self.layout(Self.card, size: size, scale: scale, assets: assets)
    let painter = Painter(assets: assets)
    let merged = try Self.bitmap(painter.paint(tree), size: size, scale: scale, assets: assets)
    #expect(Set(merged.bytes).count > 50)
    for isolated in tree.nodes.map({ [$0.id] }) + [tree.nodes.map(\.id)] {
      let painted = painter.paint(tree, request: PaintRequest(isolated: isolated))
      let cut = try Self.bitmap(painted, size: size, scale: scale, assets: assets)
      #expect(cut.largestDifference(from: merged) <= 1)
    }
  }

  /// A clip in a picture is anti-aliased by Cairo in steps of a fifteenth (17 levels) along curves
  /// that it flattens to within a tenth of a pixel (26 levels); one of a layer is computed exactly.
  /// Edge pixels differ by no more than both, everything else is the same.
  @Test(arguments: [1.0, 2.0, 3.0])
  func `a clip that becomes a layer differs in edge pixels only`(_ scale: Double) throws {
    let assets = try TestAssets.snapshot()
    let size = Size(60, 60)
    let disc = view(
      .color(.system("orange")), .frame(width: 41.3, height: 41.3, alignment: .center),
      .clipShape(.circle))
    let tree = Self.layout(disc, size: size, scale: scale, assets: assets)
    let painter = Painter(assets: assets)
    let merged = try Self.bitmap(painter.paint(tree), size: size, scale: scale, assets: assets)
    let request = PaintRequest(isolated: tree.nodes.map(\.id))
    let cut = try Self.bitmap(
      painter.paint(tree, request: request), size: size, scale: scale, assets: assets)
    #expect(cut.largestDifference(from: merged) <= 17 + 26)
    var differing = 0
    for (index, byte) in cut.bytes.enumerated() where index % 4 == 2 {
      if abs(Int(byte) - Int(merged.bytes[index])) > 1 { differing += 1 }
    }
    // Fewer than the outline has pixels: the circle's box is 4 × 42 points around.
    #expect(Double(differing) < 4 * 42 * scale)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8], [1.0, 3.0])
  func `every named view of a unique colour is where it is reported`(
    _ seed: Int, _ scale: Double
  ) throws {
    let assets = try TestAssets.snapshot()
    let size = Size(300, 300)
    var generator = TreeGenerator(seed: UInt64(seed))
    let node = generator.container(depth: 4)
    let tree = Self.layout(node, size: size, scale: scale, assets: assets)
    let isolated = tree.nodes.map(\.id).filter { _ in generator.chance(3) }
    let painted = Painter(assets: assets).paint(tree, request: PaintRequest(isolated: isolated))
    let bitmap = try Self.bitmap(painted, size: size, scale: scale, assets: assets)
    let elements = painted.placed(in: painted.layer)
    #expect(elements.count == generator.count)
    var checked = 0
    for element in elements {
      let expected = element.rect.intersection(Rect(origin: .zero, size: size))
      guard let color = Int(element.name), expected.width * scale >= 2,
        expected.height * scale >= 2
      else { continue }
      guard let found = bitmap.box(of: TreeGenerator.bytes(color)) else {
        Issue.record("\(element.name) is not to be seen")
        continue
      }
      checked += 1
      // A scaled edge is mixed with what is behind it: its pixel is not of the exact colour.
      let edge = generator.isScaled(color) ? 2.0 : 1
      let inward: [Double] = [
        found.minX - expected.minX * scale, found.minY - expected.minY * scale,
        expected.maxX * scale - found.maxX, expected.maxY * scale - found.maxY,
      ]
      for distance in inward {
        #expect(distance >= -1 - 1e-6 && distance <= edge + 1e-6, "\(element.name) \(inward)")
      }
    }
    #expect(checked > 0)
  }
}

/// Random trees whose leaves have names that are their colours.
private struct TreeGenerator {
  private var state: UInt64
  private(set) var count = 0
  private var scaled: [Int] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func chance(_ of: Int) -> Bool { next(of) == 0 }

  /// Colours far from each other and from mixtures: steps of 40 in each channel.
  static func bytes(_ index: Int) -> [UInt8] {
    [
      UInt8(10 + 40 * (index % 6)), UInt8(10 + 40 * (index / 6 % 6)), UInt8(7 + index / 36 * 20),
      255,
    ]
  }

  /// True when the leaf is drawn smaller than laid out.
  func isScaled(_ index: Int) -> Bool { scaled.contains(index) }

  mutating func container(depth: Int) -> ViewNode {
    let children = (0..<2 + next(2)).map { _ in
      depth > 1 && next(3) > 0 ? container(depth: depth - 1) : leaf()
    }
    let kinds: [ViewKind] = [
      .hStack(alignment: .center, spacing: Double(next(40)) / 7),
      .vStack(alignment: .leading, spacing: Double(next(40)) / 7),
    ]
    var node = view(kinds[next(2)], children: children)
    let modifiers: [Modifier?] = [
      .rotationEffect(radians: .pi, anchor: .center), .padding(Insets(.all, Double(next(30)) / 7)),
      .compositingGroup, .zIndex(Double(next(3))), .offset(Vector(dx: 0.3, dy: -0.4)), nil, nil,
    ]
    if let modifier = modifiers[next(modifiers.count)] {
      node.modifiers.append(ModifierNode(modifier))
    }
    return node
  }

  private mutating func leaf() -> ViewNode {
    let index = count
    count += 1
    let bytes = Self.bytes(index)
    var node = view(
      .color(.fixed(Color(bytes: Int(bytes[0]), Int(bytes[1]), Int(bytes[2])))),
      .frame(
        width: 8 + Double(next(200)) / 7, height: 8 + Double(next(200)) / 7, alignment: .center))
    if next(3) == 0 {
      node.modifiers.append(ModifierNode(.scaleEffect(x: 0.8, y: 0.9, anchor: .center)))
      scaled.append(index)
    }
    node.modifiers.append(ModifierNode(.name("\(index)")))
    return node
  }
}

extension Bitmap {
  /// The box of all pixels of exactly that colour; nil when there is none.
  fileprivate func box(of color: [UInt8]) -> Rect? {
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<height {
      for x in 0..<width {
        let start = 4 * (y * width + x)
        guard bytes[start] == color[0], bytes[start + 1] == color[1],
          bytes[start + 2] == color[2]
        else { continue }
        let old = box ?? (x, y, x + 1, y + 1)
        box = (min(old.left, x), min(old.top, y), max(old.right, x + 1), max(old.bottom, y + 1))
      }
    }
    return box.map {
      Rect(
        minX: Double($0.left), minY: Double($0.top), maxX: Double($0.right),
        maxY: Double($0.bottom))
    }
  }
}
