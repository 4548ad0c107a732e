// Executes plans, rows at a time.

import CKernels

/// Executes operations on rows of a canvas; owns the memory that takes.
///
/// `composite(resources, rows, into:)` changes the pixels of those rows only, and what it writes
/// depends on the operations alone: rows can be done in any order and any grouping.
final class Compositor {
  /// Pixels of some rows of a canvas.
  struct Target {
    /// The canvas's left edge.
    var left: Int
    var width: Int
    /// The first row.
    var top: Int
    var base: UnsafeMutablePointer<UInt32>

    func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
      base + (y - top) * width + (x - left)
    }
  }

  /// A group that is open.
  private struct OpenGroup {
    var op: Int
    /// Start of its saved pixels.
    var saved: Int
    var coverage: Coverage?
  }

  private let scratch = RowScratch()
  private let spans = SpanList()
  private var saved: UnsafeMutablePointer<UInt32> = .allocate(capacity: 1)
  private var savedCapacity = 1
  private var savedCount = 0
  private var groups: [OpenGroup] = []

  deinit { saved.deallocate() }

  /// Executes all operations on `rows`.
  func composite(
    _ resources: FrameResources, rows: Range<Int>, into target: Target
  ) throws {
    groups.removeAll(keepingCapacity: true)
    savedCount = 0
    for (index, op) in resources.ops.enumerated() {
      let top = max(rows.lowerBound, op.bounds.top)
      let range = top..<max(top, min(rows.upperBound, op.bounds.bottom))
      switch op.kind {
      case .beginClip:
        try beginClip(index, range, resources, target)
      case .beginOpacity, .beginMask:
        beginWhole(index, range, resources, target)
      case .end:
        endGroup(rows, resources, target)
      case .fill(let color, let weight):
        try collectSpans(index, range, resources)
        fill(color, weight: Int32(weight), target)
      case .image(let image):
        guard !range.isEmpty else { continue }
        try collectSpans(index, range, resources)
        guard spans.count > 0 else { continue }
        try composite(
          try resources.sampler(index, image), image, isDirect: op.isOpaque, target)
      case .shadow(let shadow):
        guard !range.isEmpty else { continue }
        try collectSpans(index, range, resources)
        guard spans.count > 0 else { continue }
        composite(
          try resources.shadow(index, shadow), color: shadow.color, weight: Int32(shadow.weight),
          bounds: op.bounds, target)
      }
    }
  }

  private func collectSpans(
    _ index: Int, _ range: Range<Int>, _ resources: FrameResources
  ) throws {
    spans.collect(
      resources.ops[index].bounds, rows: range, clips: groups.compactMap(\.coverage),
      occluders: try resources.occluders(of: index))
  }

  private func fill(_ color: UInt32, weight: Int32, _ target: Target) {
    for index in 0..<spans.count {
      let span = spans.spans[index]
      let pixels = target.pixel(x: span.start, y: span.y)
      if weight == Int32(Fixed.full) {
        zr_fill(pixels, span.count, color)
      } else {
        zr_mix_color(pixels, span.count, color, weight)
      }
    }
  }

  /// - Parameter isDirect: the image is opaque: its pixels replace those below.
  private func composite(
    _ sampler: ImageSampler, _ image: PlanImage, isDirect: Bool, _ target: Target
  ) throws {
    let (weight, blendMode) = (Int32(image.weight), image.blendMode)
    for index in 0..<spans.count {
      let span = spans.spans[index]
      let pixels = target.pixel(x: span.start, y: span.y)
      if isDirect {
        try sampler.read(
          into: pixels, x: span.start, y: span.y, count: span.count, scratch: scratch)
        continue
      }
      let line = scratch.line(span.count)
      try sampler.read(
        into: line, x: span.start, y: span.y, count: span.count, scratch: scratch)
      if blendMode != .normal {
        zr_blend(pixels, line, span.count, blendMode.kernel, weight)
      } else if weight == Int32(Fixed.full) {
        zr_over(pixels, line, span.count)
      } else {
        zr_over_weight(pixels, line, span.count, weight)
      }
    }
  }

  private func composite(
    _ shadow: ShadowSampler, color: UInt32, weight: Int32, bounds: PixelRect, _ target: Target
  ) {
    let reduced = scratch.mask(1, shadow.mask.reducedWidth)
    func draw(_ y: Int, _ start: Int, _ end: Int) {
      guard start < end else { return }
      let weights = scratch.mask(0, end - start)
      let row = y - bounds.top
      shadow.mask.fill(
        weights, row: shadow.rows.index[row], rowWeight: shadow.rows.weight[row],
        columns: shadow.columns, from: start - bounds.left, count: end - start, scratch: reduced)
      if weight != Int32(Fixed.full) { zr_scale_mask(weights, end - start, weight) }
      zr_mix_color_weights(target.pixel(x: start, y: y), weights, end - start, color)
    }
    for index in 0..<spans.count {
      let span = spans.spans[index]
      let hole = shadow.hole.row(span.y)
      if hole.solidEnd <= hole.solidStart {
        draw(span.y, span.start, span.end)
      } else {
        // Left and right of what the shape covers fully.
        draw(span.y, span.start, min(span.end, hole.solidStart))
        draw(span.y, max(span.start, hole.solidEnd), span.end)
      }
    }
  }

  // MARK: - Groups

  private func reserve(_ count: Int) {
    guard savedCount + count > savedCapacity else { return }
    let capacity = max(2 * savedCapacity, savedCount + count)
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
    larger.update(from: saved, count: savedCount)
    saved.deallocate()
    saved = larger
    savedCapacity = capacity
  }

  private func save(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    guard count > 0 else { return }
    reserve(count)
    (saved + savedCount).update(from: pixels, count: count)
    savedCount += count
  }

  /// Remembers the pixels that the shape covers partly.
  private func beginClip(
    _ index: Int, _ range: Range<Int>, _ resources: FrameResources, _ target: Target
  ) throws {
    let coverage = try resources.coverage(index)
    groups.append(OpenGroup(op: index, saved: savedCount, coverage: coverage))
    for y in range {
      let row = coverage.row(y)
      guard row.start < row.end else { continue }
      save(target.pixel(x: row.start, y: y), row.solidStart - row.start)
      save(target.pixel(x: row.solidEnd, y: y), row.end - row.solidEnd)
    }
  }

  /// Remembers all pixels of the group.
  private func beginWhole(
    _ index: Int, _ range: Range<Int>, _ resources: FrameResources, _ target: Target
  ) {
    let bounds = resources.ops[index].bounds
    groups.append(OpenGroup(op: index, saved: savedCount, coverage: nil))
    for y in range { save(target.pixel(x: bounds.left, y: y), bounds.width) }
  }

  private func endGroup(_ rows: Range<Int>, _ resources: FrameResources, _ target: Target) {
    let group = groups.removeLast()
    let op = resources.ops[group.op]
    let top = max(rows.lowerBound, op.bounds.top)
    let range = top..<max(top, min(rows.upperBound, op.bounds.bottom))
    var from = saved + group.saved
    for y in range {
      switch op.kind {
      case .beginOpacity(let weight):
        let pixels = target.pixel(x: op.bounds.left, y: y)
        zr_mix(pixels, from, pixels, op.bounds.width, Int32(weight))
        from += op.bounds.width
      case .beginMask(let surface):
        mix(y, op.bounds, from, through: resources.surface(surface), target)
        from += op.bounds.width
      default:
        from = mix(y, group.coverage, from, target)
      }
    }
    savedCount = group.saved
  }

  /// Mixes by coverage; returns the position after the row's saved pixels.
  private func mix(
    _ y: Int, _ coverage: Coverage?, _ from: UnsafeMutablePointer<UInt32>, _ target: Target
  ) -> UnsafeMutablePointer<UInt32> {
    guard let coverage else { return from }
    let row = coverage.row(y)
    guard row.start < row.end else { return from }
    let (left, right) = (row.solidStart - row.start, row.end - row.solidEnd)
    if left > 0 {
      let pixels = target.pixel(x: row.start, y: y)
      zr_mix_mask(pixels, from, pixels, coverage.bytes + row.offset, left)
    }
    if right > 0 {
      let pixels = target.pixel(x: row.solidEnd, y: y)
      zr_mix_mask(pixels, from + left, pixels, coverage.bytes + row.offset + left, right)
    }
    return from + left + right
  }

  private func mix(
    _ y: Int, _ bounds: PixelRect, _ from: UnsafeMutablePointer<UInt32>,
    through surface: PixelBuffer?, _ target: Target
  ) {
    let pixels = target.pixel(x: bounds.left, y: y)
    let alphas = scratch.bytes(bounds.width)
    for x in 0..<bounds.width {
      alphas[x] = UInt8((surface?[bounds.left + x, y] ?? 0) >> 24)
    }
    zr_mix_mask(pixels, from, pixels, alphas, bounds.width)
  }
}
