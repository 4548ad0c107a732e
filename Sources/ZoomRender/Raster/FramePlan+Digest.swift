// Digests of plans: equal digests mean equal pixels.

extension FramePlan {
  /// Digest of everything that decides the frame's pixels.
  var digest: Digest {
    var writer = DigestWriter()
    writer.add(width)
    writer.add(height)
    writer.add(UInt64(background))
    let surfaceDigests = self.surfaceDigests
    writer.add(surfaceDigests.count)
    for digest in surfaceDigests { writer.add(digest) }
    for digest in Self.digests(of: ops, surfaces: surfaceDigests) { writer.add(digest) }
    return writer.finish()
  }

  /// One digest a surface, with all that it is made from.
  var surfaceDigests: [Digest] {
    surfaces.reduce(into: []) { known, surface in
      var writer = DigestWriter()
      writer.add(surface.drawn)
      writer.add(surface.kept)
      writer.add(UInt64(surface.background))
      for digest in Self.digests(of: surface.ops, surfaces: known) { writer.add(digest) }
      switch surface.finish {
      case nil: writer.add(0)
      case .effects(let effects, let scale):
        writer.add(1)
        writer.add(scale)
        for effect in effects { writer.add("\(effect)") }
      case .backdrop(let look, let extent):
        writer.add(2)
        writer.add(extent)
        look.write(to: &writer)
      }
      known.append(writer.finish())
    }
  }

  static func digests(of ops: [PlanOp], surfaces: [Digest]) -> [Digest] {
    ops.map { op in
      var writer = DigestWriter()
      op.write(to: &writer, surfaces: surfaces)
      return writer.finish()
    }
  }
}

extension PlanOp {
  func write(to writer: inout DigestWriter, surfaces: [Digest]) {
    writer.add(bounds)
    switch kind {
    case .fill(let color, let weight):
      writer.add(1)
      writer.add(UInt64(color))
      writer.add(weight)
    case .image(let image):
      writer.add(2)
      image.write(to: &writer, surfaces: surfaces)
    case .shadow(let shadow):
      writer.add(3)
      shadow.shape.write(to: &writer)
      for value in [shadow.offsetX, shadow.offsetY, shadow.sigma, shadow.weight] {
        writer.add(value)
      }
      writer.add(UInt64(shadow.color))
    case .beginClip(let shape):
      writer.add(4)
      shape.write(to: &writer)
    case .beginOpacity(let weight):
      writer.add(5)
      writer.add(weight)
    case .beginMask(let surface):
      writer.add(6)
      writer.add(surfaces[surface])
    case .end:
      writer.add(7)
    }
  }
}

extension PlanImage {
  fileprivate func write(to writer: inout DigestWriter, surfaces: [Digest]) {
    switch source {
    case .picture(let picture, let scale):
      writer.add(1)
      writer.add(picture.digest)
      writer.add(scale)
    case .surface(let index):
      writer.add(2)
      writer.add(surfaces[index])
    }
    writer.add(rect)
    switch placement {
    case .rect(let target):
      writer.add(1)
      writer.add(target)
    case .plane(let matrix):
      writer.add(2)
      for value in matrix { writer.add(value) }
    }
    writer.add(weight)
    writer.add(blendMode.rawValue)
  }
}

extension BackdropLook {
  fileprivate func write(to writer: inout DigestWriter) {
    for value in [sigma, Int(tint), tintWeight] { writer.add(value) }
    switch finish {
    case .none: writer.add(1)
    case .platter(let color, let weight):
      for value in [2, Int(color), weight] { writer.add(value) }
    case .glass(let glass):
      for value in [3, glass.join, glass.scale, glass.parts.count] { writer.add(value) }
      writer.add(glass.thickness.rawValue)
      writer.add(glass.colorScheme.rawValue)
      for part in glass.parts {
        part.shape.write(to: &writer)
        for value in [part.shrink, Int(part.tint), part.tintWeight] { writer.add(value) }
      }
    }
  }
}

extension PlanShape {
  fileprivate func write(to writer: inout DigestWriter) {
    switch self {
    case .rect(let rect):
      writer.add(1)
      writer.add(rect)
    case .rounded(let rect, let radii, let style):
      writer.add(2)
      writer.add(rect)
      for radius in radii { writer.add(radius) }
      writer.add(style.rawValue)
    case .path(let path):
      writer.add(3)
      path.write(to: &writer)
    }
  }
}

extension DigestWriter {
  fileprivate mutating func add(_ rect: PixelRect) {
    for value in [rect.left, rect.top, rect.right, rect.bottom] { add(value) }
  }

  fileprivate mutating func add(_ rect: FixedRect) {
    for value in [rect.left, rect.top, rect.right, rect.bottom] { add(value) }
  }
}
