// Frames to pixels, band by band.

import CKernels

/// What frames are rasterized with, shared by all workers.
public struct RasterContext: Sendable {
  let cache: PictureCache
  /// Device pixels per point.
  public let pixelsPerPoint: Double

  /// - Parameter pictureBudget: bytes of rasterized pictures to keep between frames.
  public init(
    assets: any DrawingAssets, pixelsPerPoint: Double, pictureBudget: Int = 96 << 20
  ) {
    cache = PictureCache(assets: assets, budget: pictureBudget)
    self.pixelsPerPoint = pixelsPerPoint
  }
}

/// Rasterizes frames; owns buffers that are reused from frame to frame.
///
/// Not shared between threads: each worker has its own over one ``RasterContext``. The pixels depend
/// on the frame alone, not on what was rasterized before or elsewhere.
public final class FrameRasterizer {
  /// What the rasterizer shares with others.
  public let context: RasterContext
  private let compositor = Compositor()
  private var band = PixelBuffer(.empty)

  /// A rasterizer with buffers of its own over a shared context.
  public init(_ context: RasterContext) { self.context = context }

  /// The whole frame as an image.
  ///
  /// - Throws: when Cairo or an image fails.
  public func bitmap(of frame: Frame) throws -> Bitmap {
    try bitmap(of: FramePlanner.plan(frame, pixelsPerPoint: context.pixelsPerPoint))
  }

  func bitmap(of plan: FramePlan) throws -> Bitmap {
    let execution = PlanExecution(plan, cache: context.cache)
    var bytes = [UInt8](repeating: 0, count: plan.width * plan.height * 4)
    for index in 0..<Band.count(of: plan.height) {
      let rows = Band.rows(index, of: plan.height)
      let pixels = try rasterize(execution, rows: rows)
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        Self.straight(
          pixels, plan.width * rows.count, isOpaque: plan.isOpaque,
          into: base + rows.lowerBound * plan.width * 4)
      }
    }
    return Bitmap(width: plan.width, height: plan.height, bytes: bytes)
  }

  static func straight(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, isOpaque: Bool,
    into bytes: UnsafeMutablePointer<UInt8>
  ) {
    if isOpaque {
      zr_opaque_rgba(bytes, pixels, count)
    } else {
      zr_straight_rgba(bytes, pixels, count)
    }
  }

  /// Executes the plan on some rows; the pixels stay valid until the next call.
  func rasterize(
    _ execution: PlanExecution, rows: Range<Int>
  ) throws -> UnsafeMutablePointer<UInt32> {
    let plan = execution.plan
    if band.width != plan.width || band.height < rows.count {
      band = PixelBuffer(
        PixelRect(left: 0, top: 0, right: plan.width, bottom: max(Band.height, rows.count)))
    }
    let resources = try execution.resources(compositor)
    zr_fill(band.base, plan.width * rows.count, plan.background)
    try compositor.composite(
      resources, rows: rows,
      into: Compositor.Target(left: 0, width: plan.width, top: rows.lowerBound, base: band.base))
    return band.base
  }
}

extension FramePlan {
  /// True when no pixel of the frame can be translucent.
  var isOpaque: Bool { background >> 24 == 255 }
}

/// A plan being executed on one worker: its surfaces and resources, made when first needed.
final class PlanExecution {
  let plan: FramePlan
  private let cache: PictureCache
  private var made: FrameResources?

  init(_ plan: FramePlan, cache: PictureCache) {
    self.plan = plan
    self.cache = cache
  }

  /// What the plan's operations need; makes the surfaces on the first call.
  func resources(_ compositor: Compositor) throws -> FrameResources {
    if let made { return made }
    var surfaces: [PixelBuffer?] = []
    for surface in plan.surfaces {
      surfaces.append(try make(surface, from: surfaces, with: compositor))
    }
    let resources = FrameResources(
      ops: plan.ops, canvas: plan.bounds, surfaces: surfaces, cache: cache)
    made = resources
    return resources
  }

  private func make(
    _ surface: PlanSurface, from surfaces: [PixelBuffer?], with compositor: Compositor
  ) throws -> PixelBuffer {
    let buffer = PixelBuffer(surface.drawn)
    if surface.background != 0 {
      zr_fill(buffer.base, buffer.width * buffer.height, surface.background)
    }
    let resources = FrameResources(
      ops: surface.ops, canvas: surface.drawn, surfaces: surfaces, cache: cache)
    try compositor.composite(
      resources, rows: surface.drawn.top..<surface.drawn.bottom,
      into: Compositor.Target(
        left: surface.drawn.left, width: buffer.width, top: surface.drawn.top, base: buffer.base))
    switch surface.finish {
    case nil: break
    case .effects(let effects, let scale):
      let finished = PixelEffects(effects: effects, scale: scale).apply(to: buffer)
      return PixelEffects.copy(finished, covering: surface.kept)
    case .backdrop(let look, let extent):
      Self.repeatEdges(of: buffer, inside: extent)
      return try look.finished(buffer, kept: surface.kept)
    }
    return PixelEffects.copy(buffer, covering: surface.kept)
  }

  /// Repeats a screen's outermost pixels in the part of the buffer that lies outside of it.
  private static func repeatEdges(of buffer: PixelBuffer, inside canvas: PixelRect) {
    let inside = buffer.rect.intersection(canvas)
    guard inside != buffer.rect, !inside.isEmpty else { return }
    for y in inside.top..<inside.bottom {
      let row = buffer.row(y)
      let (left, right) = (inside.left - buffer.rect.left, inside.right - buffer.rect.left)
      zr_fill(row, left, row[left])
      zr_fill(row + right, buffer.width - right, row[right - 1])
    }
    for y in buffer.rect.top..<inside.top {
      buffer.row(y).update(from: buffer.row(inside.top), count: buffer.width)
    }
    for y in inside.bottom..<buffer.rect.bottom {
      buffer.row(y).update(from: buffer.row(inside.bottom - 1), count: buffer.width)
    }
  }
}
