// What a frame's operations need, made when first needed.

/// Coverages, shadow masks, pixels and sampling tables of one list of operations.
///
/// Lives for one frame on one worker. Bands that are reused never ask, so nothing is made for them.
final class FrameResources {
  let ops: [PlanOp]
  /// The list's own canvas.
  let canvas: PixelRect
  private let surfaces: [PixelBuffer?]
  private let cache: PictureCache
  private var coverages: [Coverage?]
  private var samplers: [ImageSampler?]
  private var shadows: [ShadowSampler?]
  /// For each operation the later ones that may hide it.
  private let hiders: [[Hider]]
  private var occluders: [[SpanList.Occluder]?]

  /// An operation that makes pixels opaque whatever was there, and the clips around it.
  private struct Hider {
    var op: Int
    var clips: [Int]
  }

  init(ops: [PlanOp], canvas: PixelRect, surfaces: [PixelBuffer?], cache: PictureCache) {
    self.ops = ops
    self.canvas = canvas
    self.surfaces = surfaces
    self.cache = cache
    coverages = Array(repeating: nil, count: ops.count)
    samplers = Array(repeating: nil, count: ops.count)
    shadows = Array(repeating: nil, count: ops.count)
    hiders = Self.findHiders(ops)
    occluders = Array(repeating: nil, count: ops.count)
  }

  /// Opaque operations inside of nothing but clips hide what comes before them.
  private static func findHiders(_ ops: [PlanOp]) -> [[Hider]] {
    var open: [Int] = []
    var found: [Hider] = []
    for (index, op) in ops.enumerated() {
      if op.isBegin {
        open.append(index)
      } else if op.kind == .end {
        open.removeLast()
      } else if op.isOpaque, op.bounds.width >= 64, op.bounds.height >= 16 {
        let isClippedOnly = open.allSatisfy {
          if case .beginClip = ops[$0].kind { true } else { false }
        }
        if isClippedOnly { found.append(Hider(op: index, clips: open)) }
      }
    }
    // The latest and largest are enough: a row is cut by at most four.
    return ops.indices.map { index in
      Array(
        found.filter { $0.op > index && !ops[$0.op].bounds.intersection(ops[index].bounds).isEmpty }
          .suffix(4))
    }
  }

  /// The later operations that may hide a given one.
  func occluders(of op: Int) throws -> [SpanList.Occluder] {
    if let known = occluders[op] { return known }
    let made = try hiders[op].map { hider in
      SpanList.Occluder(
        bounds: ops[hider.op].bounds, clips: try hider.clips.map { try coverage($0) })
    }
    occluders[op] = made
    return made
  }

  func coverage(_ op: Int) throws -> Coverage {
    if let known = coverages[op] { return known }
    guard case .beginClip(let shape) = ops[op].kind else {
      preconditionFailure("only clips have coverage")
    }
    let made = try Coverage(shape, in: ops[op].bounds)
    coverages[op] = made
    return made
  }

  func sampler(_ op: Int, _ image: PlanImage) throws -> ImageSampler {
    if let known = samplers[op] { return known }
    let made = try ImageSampler(image, bounds: ops[op].bounds, pixels: pixels(of: image))
    samplers[op] = made
    return made
  }

  func shadow(_ op: Int, _ shadow: PlanShadow) throws -> ShadowSampler {
    if let known = shadows[op] { return known }
    let made = try ShadowSampler(shadow, bounds: ops[op].bounds)
    shadows[op] = made
    return made
  }

  /// The surface's pixels. Surfaces are made before the operations that use them.
  func surface(_ index: Int) -> PixelBuffer? { surfaces[index] }

  private func pixels(of image: PlanImage) -> ImagePixels {
    switch image.source {
    case .picture(let picture, let scale):
      .picture(cache.raster(picture, scale: scale, rect: image.rect))
    case .surface(let index):
      .surface(surfaces[index] ?? PixelBuffer(image.rect))
    }
  }
}

/// A shadow ready to be drawn row by row.
final class ShadowSampler {
  let mask: ShadowMask
  let columns: SampleAxis
  let rows: SampleAxis
  /// The shape itself, under which nothing is drawn.
  let hole: Coverage

  init(_ shadow: PlanShadow, bounds: PixelRect) throws {
    mask = try ShadowMask(shadow)
    columns = mask.columnAxis(bounds.left..<bounds.right)
    rows = mask.rowAxis(bounds.top..<bounds.bottom)
    hole = try Coverage(shadow.shape, in: bounds)
  }
}
