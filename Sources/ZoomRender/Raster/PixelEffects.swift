// Effects on finished pixels: blur, colour, drop shadow.

import CKernels

/// A list of layer effects at a device scale.
struct PixelEffects {
  let effects: [LayerEffect]
  /// Pixels per layer point.
  let scale: Double

  /// The rectangle whose pixels are needed to know the result in `rect`.
  func source(of rect: PixelRect) -> PixelRect {
    effects.reversed().reduce(rect) { needed, effect in
      switch effect {
      case .blur(let sigma): GaussianBlur(sigma: sigma * scale).source(of: needed)
      case .color: needed
      case .dropShadow(let shadow): needed.union(shadowSource(shadow, of: needed))
      }
    }
  }

  /// The rectangle that pixels of `rect` may reach.
  func extent(of rect: PixelRect) -> PixelRect {
    effects.reduce(rect) { reached, effect in
      switch effect {
      case .blur(let sigma): reached.grown(by: GaussianBlur(sigma: sigma * scale).reach)
      case .color: reached
      case .dropShadow(let shadow):
        reached.union(
          reached.grown(by: GaussianBlur(sigma: shadow.sigma * scale).reach)
            .offset(x: pixelOffset(shadow).x, y: pixelOffset(shadow).y))
      }
    }
  }

  /// The buffer with all effects applied, in order; may be the buffer itself, changed.
  func apply(to buffer: PixelBuffer) -> PixelBuffer {
    effects.reduce(buffer) { pixels, effect in
      switch effect {
      case .blur(let sigma):
        let blur = GaussianBlur(sigma: sigma * scale)
        // What lies outside is clear, so the grid is all that is needed.
        let aligned = Self.copy(pixels, covering: blur.aligned(pixels.rect))
        blur.apply(to: aligned)
        return Self.copy(aligned, covering: pixels.rect)
      case .color(let color, let resolved):
        ColorMatrix(color, resolved: resolved).apply(to: pixels)
        return pixels
      case .dropShadow(let shadow):
        return withShadow(shadow, behind: pixels)
      }
    }
  }

  /// Offsets are rounded to whole pixels.
  private func pixelOffset(_ shadow: LayerShadow) -> (x: Int, y: Int) {
    (
      (Fixed.quantized(shadow.offset.dx * scale) + 512) >> 10,
      (Fixed.quantized(shadow.offset.dy * scale) + 512) >> 10
    )
  }

  private func shadowSource(_ shadow: LayerShadow, of rect: PixelRect) -> PixelRect {
    let offset = pixelOffset(shadow)
    return GaussianBlur(sigma: shadow.sigma * scale)
      .source(of: rect.offset(x: -offset.x, y: -offset.y))
  }

  private func withShadow(_ shadow: LayerShadow, behind pixels: PixelBuffer) -> PixelBuffer {
    let blur = GaussianBlur(sigma: shadow.sigma * scale)
    let offset = pixelOffset(shadow)
    // A shadow without blur and offset needs no more room: it is cast by pixels of its own too.
    let source = shadowSource(shadow, of: pixels.rect)
    let cast = Self.copy(pixels, covering: source, sharing: false)
    Self.tint(cast, with: shadow.color)
    blur.apply(to: cast)
    let result = PixelBuffer(pixels.rect)
    for y in pixels.rect.top..<pixels.rect.bottom {
      let from = cast.row(y - offset.y) + (pixels.rect.left - offset.x - cast.rect.left)
      result.row(y).update(from: from, count: pixels.width)
      zr_over(result.row(y), pixels.row(y), pixels.width)
    }
    return result
  }

  /// Replaces colours by one colour, keeping the product of the alphas.
  private static func tint(_ buffer: PixelBuffer, with color: Color) {
    var matrix = [Int32](repeating: 0, count: 20)
    for (row, value) in [color.red, color.green, color.blue].enumerated() {
      matrix[5 * row + 4] = Int32((max(0, min(1, value.isNaN ? 0 : value)) * 255 * 4096).rounded())
    }
    let alpha = color.alpha.isNaN ? 0 : max(0, min(1, color.alpha))
    matrix[18] = Int32((alpha * 4096).rounded())
    zr_color_matrix(buffer.base, buffer.width * buffer.height, matrix)
  }

  /// The pixels of `rect`, transparent where the buffer has none; the buffer itself if they agree,
  /// unless nothing is to be shared.
  static func copy(
    _ buffer: PixelBuffer, covering rect: PixelRect, sharing: Bool = true
  ) -> PixelBuffer {
    if sharing, buffer.rect == rect { return buffer }
    let result = PixelBuffer(rect)
    let common = rect.intersection(buffer.rect)
    for y in common.top..<max(common.top, common.bottom) {
      (result.row(y) + (common.left - rect.left)).update(
        from: buffer.row(y) + (common.left - buffer.rect.left), count: common.width)
    }
    return result
  }
}
