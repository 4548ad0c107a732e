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
      let range =
        max(
          rows.lowerBound, op.bounds.top)..<max(
          max(rows.lowerBound, op.bounds.top), min(rows.upperBound, op.bounds.bottom))
      switch op.kind {
      case .beginClip:
        try beginClip(index, range, resources, target)
      case .beginOpacity, .beginMask:
        beginWhole(index, range, resources, target)
      case .end:
        endGroup(rows, resources, target)
      case .fill(let color, let weight):
        try forEachSpan(index, range, resources) { x, end, y in
          let pixels = target.pixel(x: x, y: y)
          if weight == Fixed.full {
            zr_fill(pixels, end - x, color)
          } else {
            zr_mix_color(pixels, end - x, color, Int32(weight))
          }
        }
      case .image(let image):
        try composite(image, index, range, resources, target)
      case .shadow(let shadow):
        try composite(shadow, index, range, resources, target)
      }
    }
  }

  private func composite(
    _ image: PlanImage, _ index: Int, _ range: Range<Int>, _ resources: FrameResources,
    _ target: Target
  ) throws {
    guard !range.isEmpty else { return }
    let sampler = try resources.sampler(index, image)
    let isDirect = resources.ops[index].isOpaque
    let scratch = scratch
    try forEachSpan(index, range, resources) { x, end, y in
      let pixels = target.pixel(x: x, y: y)
      let count = end - x
      if isDirect {
        return try sampler.read(into: pixels, x: x, y: y, count: count, scratch: scratch)
      }
      let line = scratch.line(count)
      try sampler.read(into: line, x: x, y: y, count: count, scratch: scratch)
      if image.blendMode != .normal {
        zr_blend(pixels, line, count, image.blendMode.kernel, Int32(image.weight))
      } else if image.weight == Fixed.full {
        zr_over(pixels, line, count)
      } else {
        zr_over_weight(pixels, line, count, Int32(image.weight))
      }
    }
  }

  private func composite(
    _ shadow: PlanShadow, _ index: Int, _ range: Range<Int>, _ resources: FrameResources,
    _ target: Target
  ) throws {
    guard !range.isEmpty else { return }
    let sampler = try resources.shadow(index, shadow)
    let bounds = resources.ops[index].bounds
    let scratch = scratch
    try forEachSpan(index, range, resources) { x, end, y in
      let hole = sampler.hole.row(y)
      // Left and right of what the shape covers fully.
      let isOpen = hole.solidEnd <= hole.solidStart
      let parts =
        isOpen
        ? [x..<end]
        : [
          x..<max(x, min(end, hole.solidStart)), min(end, max(x, hole.solidEnd))..<end,
        ]
      for part in parts where !part.isEmpty {
        let weights = scratch.mask(0, part.count)
        sampler.mask.fill(
          weights, row: sampler.rows.index[y - bounds.top],
          rowWeight: sampler.rows.weight[y - bounds.top], columns: sampler.columns,
          from: part.lowerBound - bounds.left, count: part.count,
          scratch: scratch.mask(1, sampler.mask.reducedWidth))
        if shadow.weight != Fixed.full {
          zr_scale_mask(weights, part.count, Int32(shadow.weight))
        }
        zr_mix_color_weights(
          target.pixel(x: part.lowerBound, y: y), weights, part.count, shadow.color)
      }
    }
  }

  // MARK: - Spans

  /// Calls `body` for the runs of pixels of an operation that can be seen: inside all open clips
  /// and not hidden by a later opaque operation.
  private func forEachSpan(
    _ index: Int, _ range: Range<Int>, _ resources: FrameResources,
    _ body: (_ x: Int, _ end: Int, _ y: Int) throws -> Void
  ) throws {
    let bounds = resources.ops[index].bounds
    let occluders = try resources.occluders[index].map { occluder in
      (
        bounds: resources.ops[occluder.op].bounds,
        clips: try occluder.clips.map { try resources.coverage($0) }
      )
    }
    for y in range {
      var (start, end) = (bounds.left, bounds.right)
      for group in groups {
        guard let row = group.coverage?.row(y) else { continue }
        start = max(start, row.start)
        end = min(end, row.end)
      }
      guard start < end else { continue }
      try cut(start, end, y, occluders[...], body)
    }
  }

  /// Takes the first occluder's full run out of the span and goes on with the rest.
  private func cut(
    _ start: Int, _ end: Int, _ y: Int,
    _ occluders: ArraySlice<(bounds: PixelRect, clips: [Coverage])>,
    _ body: (_ x: Int, _ end: Int, _ y: Int) throws -> Void
  ) throws {
    guard start < end else { return }
    guard let occluder = occluders.first else { return try body(start, end, y) }
    let rest = occluders.dropFirst()
    guard y >= occluder.bounds.top, y < occluder.bounds.bottom else {
      return try cut(start, end, y, rest, body)
    }
    var (left, right) = (occluder.bounds.left, occluder.bounds.right)
    for clip in occluder.clips {
      let row = clip.row(y)
      left = max(left, row.solidStart)
      right = min(right, row.solidEnd)
    }
    guard left < right, left < end, right > start else {
      return try cut(start, end, y, rest, body)
    }
    try cut(start, min(end, left), y, rest, body)
    try cut(max(start, right), end, y, rest, body)
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
    coverage.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      if left > 0 {
        let pixels = target.pixel(x: row.start, y: y)
        zr_mix_mask(pixels, from, pixels, bytes + row.offset, left)
      }
      if right > 0 {
        let pixels = target.pixel(x: row.solidEnd, y: y)
        zr_mix_mask(pixels, from + left, pixels, bytes + row.offset + left, right)
      }
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
