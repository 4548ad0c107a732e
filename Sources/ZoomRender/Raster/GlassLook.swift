// Liquid Glass: what a piece of it makes of the pixels below.

import CKernels

/// One or several joined shapes of glass in device units.
///
/// The pixels below are blurred, bent inward near the edge along the gradient of the signed distance
/// to it, mixed with a grey that follows their mean brightness, tinted, and lit along the rim.
/// A pure function of the pixels below in this frame.
struct GlassLook: Sendable, Equatable {
  /// A shape with its own tint.
  struct Part: Sendable, Equatable {
    var shape: PlanShape
    /// How much smaller the outline is on all sides, in 1/1024 pixel.
    var shrink = 0
    /// Opaque tint and its 15-bit weight; weight 0 without tint.
    var tint: UInt32
    var tintWeight: Int
  }

  enum Thickness: String, Sendable, Equatable {
    case clear, regular
    /// The ground of a floating sheet.
    case sheet
  }

  var thickness: Thickness
  var colorScheme: ColorScheme
  /// At least one; the first lies lowest.
  var parts: [Part]
  /// Width of the seam along which parts melt, in 1/1024 pixel.
  var join: Int
  /// Pixels per point times 1024.
  var scale: Int

  /// Where light is bent, from the edge inward: 4–5 pt on device screenshots, one measurement.
  static let depth = 4.5
  /// How far inward the edge shows what is below, in points. The project's choice: published
  /// parameters are shares without a unit (60 of 100).
  static let strength = 6.0
  /// Width and opacity of the light along the edge at the ends of its diagonal, fading linearly to
  /// nothing in the middle: device screenshots in dark appearance, one measurement.
  static let rimWidth = 1.22
  static let rimOpacity = 0.165
  /// How much of a tint covers the glass; the rest shows through. Project's choice.
  static let tintShare = 0.85

  /// Glass over `pixels`, cut to `kept`. Joined parts come with their coverage as alpha, a single
  /// part fills the rectangle: its clip cuts it.
  func finished(_ pixels: PixelBuffer, kept: PixelRect) throws(CairoError) -> PixelBuffer {
    let result = PixelBuffer(kept)
    guard !kept.isEmpty, pixels.rect.contains(kept) else { return result }
    let fields = try parts.map { part throws(CairoError) in
      // A single part's distances are asked for inside of it only.
      try DistanceField(
        part.shape,
        in: parts.count > 1 ? kept : part.shape.bounds.intersection(kept).grown(by: 1))
    }
    let shapes = zip(parts, fields).map { $0.shape($1) }
    shapes.withUnsafeBufferPointer { shapes in
      guard let base = shapes.baseAddress else { return }
      var glass = self.glass(base, over: pixels)
      let rect = (left: Int32(kept.left), top: Int32(kept.top))
      let luminance = zr_glass_luminance(
        &glass, rect.left, rect.top, Int32(kept.right), Int32(kept.bottom))
      draw(&glass, into: result, luminance: Double(luminance) / 255)
    }
    withExtendedLifetime(fields) {}
    return result
  }

  private func glass(
    _ shapes: UnsafePointer<zr_glass_shape>, over pixels: PixelBuffer
  ) -> zr_glass {
    let unit = Float(Fixed.double(scale))
    var box = parts[0].shape.box
    for part in parts.dropFirst() {
      let other = part.shape.box
      box = FixedRect(
        left: min(box.left, other.left), top: min(box.top, other.top),
        right: max(box.right, other.right), bottom: max(box.bottom, other.bottom))
    }
    // No deeper than the thinnest part is: the light of two edges does not cross.
    let thinnest =
      parts.map { min($0.shape.box.width, $0.shape.box.height) / 2 - $0.shrink }.max() ?? 0
    let depth = min(Float(Self.depth) * unit, max(0, Float(Fixed.double(thinnest))))
    let halfDiagonal = max(1, Float(Fixed.double(box.width + box.height)) / 2)
    let center = Float(Fixed.double(box.left + box.right + box.top + box.bottom)) / 2
    return zr_glass(
      shapes: shapes, shape_count: parts.count, join: Float(Fixed.double(join)), depth: depth,
      strength: Float(Self.strength / Self.depth) * depth, rim_width: Float(Self.rimWidth) * unit,
      rim_strength: Float(Self.rimOpacity), light_x: 1 / halfDiagonal, light_y: 1 / halfDiagonal,
      light_offset: -center / halfDiagonal, source: UnsafePointer(pixels.base),
      left: Int32(pixels.rect.left), top: Int32(pixels.rect.top), width: Int32(pixels.width),
      height: Int32(pixels.height))
  }

  private func draw(_ glass: inout zr_glass, into result: PixelBuffer, luminance: Double) {
    let width = result.width
    let (gray, weight) = platter(luminance: luminance)
    let isJoined = parts.count > 1
    let hasOwnTints = parts.contains {
      ($0.tint, $0.tintWeight) != (parts[0].tint, parts[0].tintWeight)
    }
    let rim = UnsafeMutablePointer<Int16>.allocate(capacity: width)
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: width)
    let shares = UnsafeMutablePointer<Int16>.allocate(capacity: width * parts.count)
    let clear = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    clear.initialize(repeating: 0, count: width)
    defer {
      rim.deallocate()
      coverage.deallocate()
      shares.deallocate()
      clear.deallocate()
    }
    for y in result.rect.top..<result.rect.bottom {
      let row = result.row(y)
      zr_glass_row(
        &glass, Int32(result.rect.left), Int32(y), width, row, rim, coverage,
        hasOwnTints ? shares : nil)
      zr_mix_color(row, width, gray, Int32(weight))
      if hasOwnTints {
        for (index, part) in parts.enumerated() where part.tintWeight > 0 {
          let own = shares + index * width
          zr_scale_mask(own, width, Int32(part.tintWeight))
          zr_mix_color_weights(row, own, width, part.tint)
        }
      } else if parts[0].tintWeight > 0 {
        zr_mix_color(row, width, parts[0].tint, Int32(parts[0].tintWeight))
      }
      zr_mix_color_weights(row, rim, width, 0xFFFF_FFFF)
      if isJoined { zr_mix_mask(row, clear, row, coverage, width) }
    }
  }

  /// The grey over the blurred pixels: output = 0.294 × backdrop + L, where L rises from .098 by
  /// .102 with the mean luminance below (device screenshots in dark, one measurement). In light the
  /// platter over white is 253/255 (measured there); over dark content it steps down by as much as
  /// it steps up in dark, which is the project's choice, as are the numbers of clear glass. A dark
  /// floating sheet: 0.233 × backdrop + 30/255 (one measurement).
  private func platter(luminance: Double) -> (color: UInt32, weight: Int) {
    let step = 0.102 * Self.smoothstep(0.19, 0.50, luminance)
    let (share, level): (Double, Double) =
      switch (colorScheme, thickness) {
      case (.dark, .sheet): (0.233, 0.118)
      case (.dark, .clear): (0.62, 0.03)
      case (.light, .clear): (0.72, 0.24)
      case (.dark, _): (0.294, 0.098 + step)
      case (.light, _): (0.294, 0.698 - 0.102 + step)
      }
    // share · backdrop + level = mix of the backdrop and a flat colour of level / (1 - share).
    let gray = UInt32((max(0, min(1, level / (1 - share))) * 255).rounded())
    return (0xFF00_0000 | gray << 16 | gray << 8 | gray, Fixed.weight(1 - share))
  }

  private static func smoothstep(_ low: Double, _ high: Double, _ x: Double) -> Double {
    let t = max(0, min(1, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)
  }
}

extension GlassLook.Part {
  fileprivate func shape(_ field: DistanceField?) -> zr_glass_shape {
    let box = shape.box
    var radii = [0, 0, 0, 0]
    if case .rounded(_, let lengths, _) = shape { radii = lengths }
    func pixels(_ value: Int) -> Float { Float(Fixed.double(value)) }
    let limit = min(box.width, box.height) / 2
    let corners = radii.map { pixels(min($0, limit)) }
    return zr_glass_shape(
      center_x: pixels(box.left + box.right) / 2, center_y: pixels(box.top + box.bottom) / 2,
      half_width: pixels(box.width) / 2, half_height: pixels(box.height) / 2,
      radii: (corners[0], corners[1], corners[2], corners[3]), shift: pixels(shrink),
      field: field.map { UnsafePointer($0.values) }, field_left: Int32(field?.rect.left ?? 0),
      field_top: Int32(field?.rect.top ?? 0), field_width: Int32(field?.rect.width ?? 0),
      field_height: Int32(field?.rect.height ?? 0))
  }
}

/// Signed distances to an outline that is no box, at pixel centres.
final class DistanceField {
  let rect: PixelRect
  let values: UnsafeMutablePointer<Float>

  /// Nil for boxes, whose distances are computed.
  ///
  /// - Parameter rect: where distances are asked for.
  init?(_ shape: PlanShape, in rect: PixelRect) throws(CairoError) {
    guard case .path(let path) = shape, !rect.isEmpty else { return nil }
    self.rect = rect
    let count = max(1, rect.width * rect.height)
    let longest = max(1, rect.width, rect.height)
    values = .allocate(capacity: count)
    let mask = try AlphaMask(path, in: rect)
    let scratch = UnsafeMutablePointer<Float>.allocate(capacity: count + 3 * longest + 2)
    let vertices = UnsafeMutablePointer<Int32>.allocate(capacity: longest)
    zr_distance_field(
      values, scratch, vertices, mask.bytes, mask.stride, Int32(rect.width), Int32(rect.height))
    scratch.deallocate()
    vertices.deallocate()
  }

  deinit { values.deallocate() }
}
