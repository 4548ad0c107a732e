// Materials and glass: what happens to the pixels below.

import CKernels

/// A backdrop effect in device units.
struct BackdropLook: Sendable, Equatable {
  var kind: BackdropEffect.Kind
  /// Standard deviation of the blur in 1/1024 pixel.
  var sigma: Int
  /// Opaque tint and its 15-bit weight; weight 0 without tint.
  var tint: UInt32
  var tintWeight: Int
  var colorScheme: ColorScheme

  var blur: GaussianBlur {
    GaussianBlur(sigma: Fixed.double(sigma), edge: .replicated)
  }

  /// Blurs and tints the pixels in place.
  func apply(to buffer: PixelBuffer) {
    blur.apply(to: buffer)
    let count = buffer.width * buffer.height
    switch kind {
    case .blur: break
    case .material(let material):
      let platter = Self.platter(of: material, in: colorScheme)
      zr_mix_color(buffer.base, count, platter.color, Int32(platter.weight))
    case .glass(.identity): break
    case .glass(let variant):
      applyGlass(variant, to: buffer)
    }
    if tintWeight > 0 { zr_mix_color(buffer.base, count, tint, Int32(tintWeight)) }
  }

  /// Flat layers over the blur, one a material. Opacities are the project's own, ordered as the
  /// materials are; nobody published the system's.
  private static func platter(
    of material: ShapeStyle.Material, in scheme: ColorScheme
  ) -> (color: UInt32, weight: Int) {
    let opacity =
      switch material {
      case .ultraThin: 0.44
      case .thin: 0.58
      case .regular: 0.72
      case .thick: 0.84
      case .ultraThick: 0.93
      case .bar: 0.80
      }
    return (scheme == .light ? 0xFFF7_F7F7 : 0xFF1F_1F1F, Fixed.weight(opacity))
  }

  /// Output = 0.294 × backdrop + L, where L depends on the mean luminance below: measured on device
  /// screenshots in dark; in light over white the platter is 253/255.
  private func applyGlass(_ variant: GlassEffect.Variant, to buffer: PixelBuffer) {
    let luminance = Self.meanLuminance(buffer)
    let share: Double
    let level: Double
    switch (colorScheme, variant) {
    case (.dark, .clear):
      (share, level) = (0.62, 0.03)
    case (.light, .clear):
      (share, level) = (0.72, 0.24)
    case (.dark, _):
      (share, level) = (0.294, 0.098 + 0.102 * Self.smoothstep(0.19, 0.50, luminance))
    case (.light, _):
      (share, level) = (0.294, 0.698)
    }
    // share · backdrop + level = mix of the backdrop and a flat colour of level / (1 - share).
    let gray = UInt32((max(0, min(1, level / (1 - share))) * 255).rounded())
    let color = 0xFF00_0000 | gray << 16 | gray << 8 | gray
    zr_mix_color(
      buffer.base, buffer.width * buffer.height, color, Int32(Fixed.weight(1 - share)))
  }

  /// Mean Rec. 709 luma, 0...1, quantized to 1/255 so that a pixel's noise does not show.
  private static func meanLuminance(_ buffer: PixelBuffer) -> Double {
    let count = buffer.width * buffer.height
    guard count > 0 else { return 0 }
    // Every fourth pixel of every fourth row is enough for a blurred picture.
    var (red, green, blue, samples) = (0, 0, 0, 0)
    for y in stride(from: 0, to: buffer.height, by: 4) {
      let row = buffer.base + y * buffer.width
      for x in stride(from: 0, to: buffer.width, by: 4) {
        red += Int(row[x] >> 16 & 255)
        green += Int(row[x] >> 8 & 255)
        blue += Int(row[x] & 255)
        samples += 1
      }
    }
    let sum = 2126 * red + 7152 * green + 722 * blue
    return Double((sum / samples + 5000) / 10000) / 255
  }

  private static func smoothstep(_ low: Double, _ high: Double, _ x: Double) -> Double {
    let t = max(0, min(1, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)
  }
}
