// Blurring pixels.

import CKernels

/// Gaussian blur of a pixel buffer, at reduced size when the blur is wide.
///
/// Wide blurs are done on a copy halved n times (σ stays above 4 reduced pixels) and enlarged
/// bilinearly; the variance that halving and enlarging add is taken off first. The grid of the
/// reduced copy is that of the device, so that parts of a picture blurred separately fit together.
struct GaussianBlur {
  /// What lies outside the buffer.
  enum Edge: Sendable { case transparent, replicated }

  let sigma: Double
  let edge: Edge
  /// Pixels per reduced pixel along an axis: a power of two.
  let factor: Int
  private let taps: [Int16]
  private var radius: Int { taps.count / 2 }

  /// - Parameter sigma: standard deviation in pixels; NaN and values below 0.05 leave pixels alone.
  init(sigma: Double, edge: Edge = .transparent) {
    let sigma = sigma.isFinite ? max(0, min(1000, sigma)) : 0
    var factor = 1
    while sigma / Double(2 * factor) >= 4, factor < 64 { factor *= 2 }
    let f = Double(factor)
    let added = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
    self.sigma = sigma
    self.edge = edge
    self.factor = factor
    taps = Gaussian.taps(sigma: (max(0, sigma * sigma - added)).squareRoot() / f)
  }

  /// How many pixels around a rectangle decide the blurred pixels in it.
  var reach: Int { radius * factor + (factor > 1 ? 2 * factor : 0) }

  /// The rectangle whose pixels are needed to blur `rect`: grown and aligned to the reduced grid.
  func source(of rect: PixelRect) -> PixelRect { aligned(rect.grown(by: reach)) }

  /// The rectangle grown to the reduced grid.
  func aligned(_ rect: PixelRect) -> PixelRect {
    func down(_ value: Int) -> Int {
      value - ((value % factor) + factor) % factor
    }
    return PixelRect(
      left: down(rect.left), top: down(rect.top), right: down(rect.right + factor - 1),
      bottom: down(rect.bottom + factor - 1))
  }

  /// Blurs in place. The buffer's rectangle lies on the reduced grid, see ``source(of:)``.
  func apply(to buffer: PixelBuffer) {
    guard taps.count > 1 || factor > 1, !buffer.rect.isEmpty else { return }
    let reduced = factor == 1 ? buffer : Self.reduced(buffer, by: factor)
    convolve(reduced)
    if factor > 1 { Self.enlarge(reduced, by: factor, into: buffer) }
  }

  /// Mean of `factor` × `factor` blocks; the size is a multiple of the factor.
  static func reduced(_ buffer: PixelBuffer, by factor: Int) -> PixelBuffer {
    var current = buffer
    var left = factor
    while left > 1 {
      let rect = current.rect
      let half = PixelBuffer(
        PixelRect(
          left: rect.left / 2, top: rect.top / 2, right: rect.left / 2 + rect.width / 2,
          bottom: rect.top / 2 + rect.height / 2))
      for y in 0..<half.height {
        let row = current.base + 2 * y * rect.width
        zr_halve(half.base + y * half.width, row, row + rect.width, half.width)
      }
      current = half
      left /= 2
    }
    return current
  }

  private func convolve(_ buffer: PixelBuffer) {
    let (width, height) = (buffer.width, buffer.height)
    let stride = 4 * width
    let plane = UnsafeMutablePointer<Int16>.allocate(capacity: (height + 2 * radius) * stride)
    let padded = UnsafeMutablePointer<Int16>.allocate(capacity: stride + 8 * radius)
    let line = UnsafeMutablePointer<Int16>.allocate(capacity: stride)
    defer {
      plane.deallocate()
      padded.deallocate()
      line.deallocate()
    }
    for y in 0..<height {
      buffer.row(y + buffer.rect.top).withMemoryRebound(to: UInt8.self, capacity: stride) {
        zr_widen(padded + 4 * radius, $0, stride)
      }
      for k in 0..<(4 * radius) {
        let isOpen = edge == .transparent
        padded[k] = isOpen ? 0 : padded[4 * radius + k % 4]
        padded[4 * radius + stride + k] = isOpen ? 0 : padded[4 * radius + stride - 4 + k % 4]
      }
      zr_convolve(plane + (y + radius) * stride, padded, stride, taps, taps.count, 4)
    }
    for k in 0..<radius {
      let (above, below) = (plane + k * stride, plane + (radius + height + k) * stride)
      if edge == .transparent {
        above.update(repeating: 0, count: stride)
        below.update(repeating: 0, count: stride)
      } else {
        above.update(from: plane + radius * stride, count: stride)
        below.update(from: plane + (radius + height - 1) * stride, count: stride)
      }
    }
    for y in 0..<height {
      zr_convolve(line, plane + y * stride, stride, taps, taps.count, stride)
      buffer.row(y + buffer.rect.top).withMemoryRebound(to: UInt8.self, capacity: stride) {
        zr_narrow($0, line, stride)
      }
    }
  }

  private static func enlarge(_ small: PixelBuffer, by factor: Int, into buffer: PixelBuffer) {
    let columns = SampleAxis(enlarging: small.width, by: factor)
    let rows = SampleAxis(enlarging: small.height, by: factor)
    let row16 = UnsafeMutablePointer<Int16>.allocate(capacity: 4 * (small.width + 2))
    defer { row16.deallocate() }
    for y in 0..<buffer.height {
      let upper = max(0, Int(rows.index[y]) - 1)
      let lower = min(small.height - 1, Int(rows.index[y]))
      zr_mix_rows(
        row16 + 4, small.base + upper * small.width, small.base + lower * small.width,
        small.width, Int32(rows.weight[y]))
      for c in 0..<4 {
        row16[c] = row16[4 + c]
        row16[4 * (small.width + 1) + c] = row16[4 * small.width + c]
      }
      zr_resample_row(
        buffer.base + y * buffer.width, row16, columns.index, columns.weight, buffer.width)
    }
  }
}
