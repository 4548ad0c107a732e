// Checks on the pixels of a moment that hold for every scene.

@testable import ZoomRender

/// Draws parts of frames to see what they cover.
struct PixelCheck {
  let rasterizer: FrameRasterizer

  /// - Parameter path: Of the scene, for the files beside it.
  init(scale: Double = 1, scene path: String? = nil) throws {
    let assets = try path.map { try TestAssets.snapshot(forScene: $0) } ?? TestAssets.snapshot()
    rasterizer = FrameRasterizer(RasterContext(assets: assets, pixelsPerPoint: scale))
  }

  func bitmap(_ frame: Frame) throws -> Bitmap { try rasterizer.bitmap(of: frame) }

  /// The part of pixels in which any channel differs by more than `tolerance`, 0...1; corners of
  /// `corner` points, which a display rounds off, do not count.
  static func difference(_ a: Bitmap, _ b: Bitmap, tolerance: Int, corner: Int) -> Double {
    guard a.width == b.width, a.height == b.height else { return 1 }
    var count = 0
    for y in 0..<a.height {
      let isEnd = y < corner || y >= a.height - corner
      for x in (isEnd ? corner : 0)..<max(corner, a.width - (isEnd ? corner : 0)) {
        let pixel = 4 * (y * a.width + x)
        for channel in 0..<3
        where abs(Int(a.bytes[pixel + channel]) - Int(b.bytes[pixel + channel])) > tolerance {
          count += 1
          break
        }
      }
    }
    return Double(count) / Double(max(1, a.width * a.height))
  }

  /// A layer of a frame alone, without its shadow, over a flat ground.
  static func isolated(_ id: NodeID, in frame: Frame, over ground: Color) -> Frame? {
    guard var layer = frame.root.find(id), let map = frame.root.transform(from: id) else {
      return nil
    }
    layer.transform = map
    layer.shadow = nil
    var copy = frame
    copy.background = ground
    copy.root.children = [layer]
    return copy
  }

  /// Layers with a clip, parents before children.
  static func clipped(_ frame: Frame) -> [Layer] {
    var found: [Layer] = []
    func visit(_ layer: Layer) {
      if layer.clip != nil { found.append(layer) }
      layer.children.forEach(visit)
    }
    visit(frame.root)
    return found
  }

  /// The number of pixels that a layer paints outside its own clip.
  func leaks(of layer: Layer, in frame: Frame) throws -> Int {
    guard let alone = Self.isolated(layer.id, in: frame, over: .white),
      var mask = alone.root.children.first, let clip = mask.clip
    else { return 0 }
    let area = clip.bounds.inset(by: -4000)
    mask.opacity = 1
    mask.mask = []
    mask.effects = []
    mask.content = .none
    mask.children = [
      Layer(id: .root.child(part: "mask"), role: .view, bounds: area, content: .color(.black))
    ]
    var masked = alone
    masked.root.children = [mask]
    let (seen, allowed) = (try bitmap(alone), try bitmap(masked))
    var count = 0
    for pixel in 0..<(seen.width * seen.height) {
      let isOpen = (0..<3).allSatisfy { allowed.bytes[4 * pixel + $0] == 255 }
      let isWhite = (0..<3).allSatisfy { seen.bytes[4 * pixel + $0] >= 254 }
      if isOpen && !isWhite { count += 1 }
    }
    return count
  }

  /// The number of pixels well inside a card through which what is behind it can be seen.
  func seeThrough(_ card: Layer, in frame: Frame) throws -> Int {
    guard let black = Self.isolated(card.id, in: frame, over: .black),
      let white = Self.isolated(card.id, in: frame, over: .white), let clip = card.clip
    else { return 0 }
    let (dark, light) = (try bitmap(black), try bitmap(white))
    let map = black.root.children[0].transform
    let box = map.apply(to: clip.bounds)
    // Off the corners, whose arcs come no farther in than .3 of their radius, and off the edges.
    var edge = 2.0
    if case .rounded(_, let radii, _) = clip { edge += 0.3 * (radii.components.max() ?? 0) }
    var count = 0
    for y in 0..<dark.height {
      for x in 0..<dark.width {
        let scale = Double(dark.width) / frame.size.width
        let point = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let isInside = box.inset(by: edge).contains(point)
        let pixel = 4 * (y * dark.width + x)
        if isInside, (0..<3).contains(where: { dark.bytes[pixel + $0] != light.bytes[pixel + $0] })
        {
          count += 1
        }
      }
    }
    return count
  }
}
