// Soft shadows from one small blurred picture.

import CKernels

/// The blurred coverage of a shape at reduced size, stretched in the middle.
///
/// A rounded rectangle's blurred edge is the same all along its straight parts, so only its corners
/// are blurred: the shape is shrunk to its corners and the middle row and column are repeated (nine
/// slices in one picture). Blurring happens at a power-of-two reduction that leaves σ at 4 reduced
/// pixels or more; the variance that reducing and enlarging add is taken off first.
final class ShadowMask {
  private let factor: Int
  /// Reduced pixels; values are 15-bit weights.
  private let width: Int
  private let height: Int
  private let values: UnsafeMutablePointer<Int16>
  /// Where reduced pixel 0 starts, in 1/1024 pixel relative to the shape's box.
  private let margin: Int
  /// The cut: positions beyond it (1/1024 pixel from the box's edge) skip `skipX` or `skipY`.
  private let cutX: Int
  private let cutY: Int
  private let skipX: Int
  private let skipY: Int
  /// Where positions along the axes count from, in 1/1024 pixel.
  private let originX: Int
  private let originY: Int

  init(_ shadow: PlanShadow) throws(CairoError) {
    let sigma = Fixed.double(shadow.sigma)
    var factor = 1
    while sigma / Double(2 * factor) >= 4, factor < 64 { factor *= 2 }
    let f = Double(factor)
    let added = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
    let taps = Gaussian.taps(sigma: max(0, sigma * sigma - added).squareRoot() / f)
    let radius = taps.count / 2
    let step = factor * Fixed.one
    self.factor = factor
    let box = shadow.shape.box.offset(x: shadow.offsetX, y: shadow.offsetY)
    // At full size the grid is that of the device, so that nothing is resampled.
    func origin(_ edge: Int) -> Int { factor == 1 ? Fixed.floor(edge) * Fixed.one : edge }
    (originX, originY) = (origin(box.left), origin(box.top))
    // Two reduced pixels of room for interpolation.
    let room = radius + 2
    margin = room * step
    let inward = shadow.shape.cornerReach + (radius + 3) * step
    func cut(_ length: Int) -> (cut: Int, skip: Int) {
      guard case .path = shadow.shape else {
        let spare = length - 2 * inward
        return spare > 2 * step
          ? (inward + step, (spare - step) / step * step) : (length + step, 0)
      }
      return (length + step, 0)
    }
    (cutX, skipX) = cut(box.width)
    (cutY, skipY) = cut(box.height)
    let shape = Self.shrunk(shadow.shape, x: skipX, y: skipY)
    let shrunkBox = shape.box.offset(x: shadow.offsetX, y: shadow.offsetY)
    width = (shrunkBox.right - originX + step - 1) / step + 2 * room
    height = (shrunkBox.bottom - originY + step - 1) / step + 2 * room
    let map = Affine.translation(
      x: Fixed.double(shadow.offsetX - originX), y: Fixed.double(shadow.offsetY - originY)
    ).then(.scale(1 / f)).then(.translation(x: Double(room), y: Double(room)))
    let drawn = try AlphaMask(
      shape.path, map: map, in: PixelRect(left: 0, top: 0, right: width, bottom: height))
    let blurred = Self.blurred(drawn, width: width, height: height, taps: taps)
    values = .allocate(capacity: max(1, blurred.count))
    for (index, value) in blurred.enumerated() { (values + index).initialize(to: value) }
  }

  deinit { values.deallocate() }

  /// The shape with its middle taken out.
  private static func shrunk(_ shape: PlanShape, x: Int, y: Int) -> PlanShape {
    func shrink(_ rect: FixedRect) -> FixedRect {
      FixedRect(
        left: rect.left, top: rect.top, right: rect.right - x, bottom: rect.bottom - y)
    }
    switch shape {
    case .rect(let rect): return .rect(shrink(rect))
    case .rounded(let rect, let radii, let style):
      return .rounded(shrink(rect), radii: radii, style: style)
    case .path: return shape
    }
  }

  private static func blurred(
    _ mask: AlphaMask, width: Int, height: Int, taps: [Int16]
  ) -> [Int16] {
    let radius = taps.count / 2
    var wide = [Int16](repeating: 0, count: width + 2 * radius)
    var plane = [Int16](repeating: 0, count: (height + 2 * radius) * width)
    var out = [Int16](repeating: 0, count: height * width)
    for y in 0..<height {
      for x in 0..<width {
        let coverage = Int16(mask.bytes[y * mask.stride + x])
        wide[x + radius] = coverage << 7 + coverage >> 1
      }
      plane.withUnsafeMutableBufferPointer { plane in
        guard let base = plane.baseAddress else { return }
        zr_convolve(base + (y + radius) * width, wide, width, taps, taps.count, 1)
      }
    }
    out.withUnsafeMutableBufferPointer { out in
      plane.withUnsafeBufferPointer { plane in
        guard let target = out.baseAddress, let source = plane.baseAddress else { return }
        for y in 0..<height {
          zr_convolve(
            target + y * width, source + y * width, width, taps, taps.count, width)
        }
      }
    }
    return out
  }

  /// Sample positions for pixel columns.
  func columnAxis(_ pixels: Range<Int>) -> SampleAxis {
    axis(pixels, origin: originX, cut: cutX, skip: skipX, count: width)
  }

  /// Sample positions for pixel rows.
  func rowAxis(_ pixels: Range<Int>) -> SampleAxis {
    axis(pixels, origin: originY, cut: cutY, skip: skipY, count: height)
  }

  private func axis(
    _ pixels: Range<Int>, origin: Int, cut: Int, skip: Int, count: Int
  ) -> SampleAxis {
    let axis = SampleAxis(count: pixels.count)
    let step = factor * Fixed.one
    for (slot, pixel) in pixels.enumerated() {
      var position = pixel * Fixed.one + Fixed.one / 2 - origin
      if position > cut { position = max(cut, position - skip) }
      // In 1/65536 reduced pixel, from the centre of reduced pixel 0.
      var sample = (position + margin) * 65536 / step - 32768
      sample = max(0, min((count - 1) * 65536 - 1, sample))
      axis.set(slot, sample)
    }
    return axis
  }

  /// The mask along a pixel row: one 15-bit weight for each of `count` columns from `first`.
  ///
  /// - Parameter scratch: room for ``reducedWidth`` weights.
  func fill(
    _ line: UnsafeMutablePointer<Int16>, row: Int32, rowWeight: Int16, columns: SampleAxis,
    from first: Int, count: Int, scratch: UnsafeMutablePointer<Int16>
  ) {
    let upper = values + Int(row) * width
    let lower = values + min(height - 1, Int(row) + 1) * width
    zr_mix_mask_rows(scratch, upper, lower, width, Int32(rowWeight))
    zr_resample_mask(line, scratch, columns.index + first, columns.weight + first, count)
  }

  /// Reduced pixels in a row: the size of `fill`'s scratch.
  var reducedWidth: Int { width }
}
