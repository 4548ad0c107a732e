// Materials and glass: what happens to the pixels below.

import CKernels

/// A backdrop effect in device units.
struct BackdropLook: Sendable, Equatable {
  /// What is done to the blurred pixels.
  enum Finish: Sendable, Equatable {
    case none
    /// A flat opaque colour, mixed in by a 15-bit weight.
    case platter(color: UInt32, weight: Int)
    case glass(GlassLook)
  }

  /// Standard deviation of the blur in 1/1024 pixel.
  var sigma: Int
  var finish: Finish
  /// Opaque tint over everything and its 15-bit weight; weight 0 without tint.
  var tint: UInt32 = 0xFF00_0000
  var tintWeight = 0

  var blur: GaussianBlur {
    GaussianBlur(sigma: Fixed.double(sigma), edge: .replicated)
  }

  /// The part `kept` of the pixels, blurred and finished; changes `pixels`.
  func finished(_ pixels: PixelBuffer, kept: PixelRect) throws -> PixelBuffer {
    blur.apply(to: pixels)
    if case .glass(let glass) = finish { return try glass.finished(pixels, kept: kept) }
    let result = PixelEffects.copy(pixels, covering: kept)
    let count = result.width * result.height
    if case .platter(let color, let weight) = finish {
      zr_mix_color(result.base, count, color, Int32(weight))
    }
    if tintWeight > 0 { zr_mix_color(result.base, count, tint, Int32(tintWeight)) }
    return result
  }

  /// Flat layers over the blur, one a material. Opacities are the project's own, ordered as the
  /// materials are; nobody published the system's.
  static func platter(of material: ShapeStyle.Material, in scheme: ColorScheme) -> Finish {
    let opacity =
      switch material {
      case .ultraThin: 0.44
      case .thin: 0.58
      case .regular: 0.72
      case .thick: 0.84
      case .ultraThick: 0.93
      case .bar: 0.80
      }
    return .platter(
      color: scheme == .light ? 0xFFF7_F7F7 : 0xFF1F_1F1F, weight: Fixed.weight(opacity))
  }
}
