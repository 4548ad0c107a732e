// What to do to make a frame's pixels, in order.

/// A frame as a flat list of operations on device pixels, in fixed point.
///
/// Two frames with equal plans have equal pixels. Groups are not isolated: `begin…` remembers the
/// pixels under it and `end` mixes them back with what was drawn since, by coverage or opacity; for
/// ordinary compositing that equals drawing the group apart. What needs pixels outside a band
/// (blurs, backdrops) or isolation (blend modes, colour effects) is a surface, made first.
struct FramePlan: Sendable, Equatable {
  var width: Int
  var height: Int
  /// Premultiplied colour of the pixels before the first operation.
  var background: UInt32
  /// Made in order; an operation names surfaces before its own only.
  var surfaces: [PlanSurface]
  var ops: [PlanOp]

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
}

/// An operation and the pixels it may change.
struct PlanOp: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// A flat opaque colour, mixed in by a 15-bit weight.
    case fill(color: UInt32, weight: Int)
    case image(PlanImage)
    case shadow(PlanShadow)
    /// What follows is cut to the shape.
    case beginClip(PlanShape)
    /// What follows is mixed in by a 15-bit weight.
    case beginOpacity(weight: Int)
    /// What follows is mixed in by the alpha of a surface.
    case beginMask(surface: Int)
    case end
  }

  var kind: Kind
  var bounds: PixelRect
  /// True when every pixel of `bounds` becomes opaque, whatever was there.
  var isOpaque = false
}

/// Pixels of a picture or surface, placed.
struct PlanImage: Sendable, Equatable {
  enum Source: Sendable, Equatable {
    /// A picture rasterized at a scale (pixels of its grid per picture point).
    case picture(Picture, scale: Double)
    case surface(Int)
  }

  enum Placement: Sendable, Equatable {
    /// The source rectangle fills this rectangle.
    case rect(FixedRect)
    /// Row-major 3×3 map from a device pixel's centre to the source rectangle, in 1/65536 source
    /// pixels (rows 0 and 1) and 1/2³⁰ (row 2).
    case plane([Int])
  }

  var source: Source
  /// The part of the source's grid that is shown.
  var rect: PixelRect
  var placement: Placement
  /// 15-bit opacity.
  var weight: Int
  var blendMode: BlendMode = .normal

  /// The whole-pixel shift that places the source without resampling; nil when it is resampled.
  var wholeShift: (x: Int, y: Int)? {
    guard case .rect(let target) = placement, target.width == rect.width * Fixed.one,
      target.height == rect.height * Fixed.one, (target.left | target.top) & 1023 == 0
    else { return nil }
    return (target.left / Fixed.one - rect.left, target.top / Fixed.one - rect.top)
  }
}

/// The shadow of a shape, drawn outside of `shape` only.
struct PlanShadow: Sendable, Equatable {
  /// What casts it.
  var shape: PlanShape
  /// Offset and standard deviation in 1/1024 pixel.
  var offsetX: Int
  var offsetY: Int
  var sigma: Int
  /// Opaque colour and 15-bit weight.
  var color: UInt32
  var weight: Int
}

/// Pixels that are made apart, before the operations that use them.
struct PlanSurface: Sendable, Equatable {
  enum Finish: Sendable, Equatable {
    /// Effects at pixels per point.
    case effects([LayerEffect], scale: Double)
    /// What lies outside of `within` repeats its edge: blurring does not read past a screen.
    case backdrop(BackdropLook, within: PixelRect)
  }

  /// What the operations draw on, transparent at first.
  var drawn: PixelRect
  var ops: [PlanOp]
  var finish: Finish?
  /// What is kept after the finish.
  var kept: PixelRect
  /// What a backdrop begins with instead of nothing, premultiplied.
  var background: UInt32 = 0
}

extension FramePlan: CustomStringConvertible {
  /// One line an operation, groups indented.
  var description: String {
    var lines = ["frame \(width) × \(height) background \(Self.hex(background))"]
    for (index, surface) in surfaces.enumerated() {
      lines.append("surface \(index) drawn \(surface.drawn) kept \(surface.kept)")
      lines += Self.lines(surface.ops, indent: "  ")
      if let finish = surface.finish { lines.append("  finish \(finish)") }
    }
    return (lines + Self.lines(ops, indent: "")).joined(separator: "\n")
  }

  static func lines(_ ops: [PlanOp], indent: String) -> [String] {
    var depth = 0
    return ops.map { op in
      if op.kind == .end { depth -= 1 }
      let line = indent + String(repeating: "  ", count: max(0, depth)) + op.description
      if op.isBegin { depth += 1 }
      return line
    }
  }

  static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension PlanOp: CustomStringConvertible {
  var isBegin: Bool {
    switch kind {
    case .beginClip, .beginOpacity, .beginMask: true
    default: false
    }
  }

  var description: String {
    let opaque = isOpaque ? " opaque" : ""
    switch kind {
    case .fill(let color, let weight):
      return "fill \(bounds) \(FramePlan.hex(color)) weight \(weight)\(opaque)"
    case .image(let image): return "image \(bounds) \(image)\(opaque)"
    case .shadow(let shadow):
      return "shadow \(bounds) of \(shadow.shape) sigma \(Fixed.double(shadow.sigma)) "
        + "offset (\(Fixed.double(shadow.offsetX)), \(Fixed.double(shadow.offsetY))) "
        + "weight \(shadow.weight)"
    case .beginClip(let shape): return "clip \(bounds) \(shape)"
    case .beginOpacity(let weight): return "opacity \(bounds) weight \(weight)"
    case .beginMask(let surface): return "mask \(bounds) surface \(surface)"
    case .end: return "end"
    }
  }
}

extension PlanImage: CustomStringConvertible {
  var description: String {
    let what =
      switch source {
      case .picture(let picture, let scale): "picture \(picture.digest) at \(scale)"
      case .surface(let index): "surface \(index)"
      }
    let place =
      switch placement {
      case .rect(let target): wholeShift == nil ? "scaled to \(target)" : "copied to \(target)"
      case .plane(let matrix): "mapped by \(matrix)"
      }
    let blend = blendMode == .normal ? "" : " \(blendMode.rawValue)"
    return "\(what) part \(rect) \(place) weight \(weight)\(blend)"
  }
}
