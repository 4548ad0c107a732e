// Byte streams of values, for digests.

/// Collects values as bytes in a fixed form and takes their digest.
struct DigestWriter {
  private var bytes: [UInt8] = []

  mutating func add(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ value: Int) { add(UInt64(bitPattern: Int64(value))) }
  mutating func add(_ value: Bool) { bytes.append(value ? 1 : 0) }
  /// Negative zero counts as zero.
  mutating func add(_ value: Double) { add(value == 0 ? 0 : value.bitPattern) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ rect: Rect) {
    for component in rect.components { add(component) }
  }

  mutating func add(_ map: Affine) {
    for component in [map.a, map.b, map.c, map.d, map.tx, map.ty] { add(component) }
  }

  mutating func add(_ color: Color) {
    for component in [color.red, color.green, color.blue, color.alpha] { add(component) }
  }

  mutating func add(_ digest: Digest) {
    add(digest.low)
    add(digest.high)
  }

  func finish() -> Digest { Digest(of: bytes) }
}

extension DrawCommand {
  /// Appends the command in a form in which different commands have different bytes.
  func write(to writer: inout DigestWriter) {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      writer.add(1)
      path.write(to: &writer)
      paint.write(to: &writer)
      writer.add(evenOdd)
    case .stroke(let path, let style, let paint):
      writer.add(2)
      path.write(to: &writer)
      writer.add(style.lineWidth)
      writer.add(style.lineCap.rawValue)
      writer.add(style.lineJoin.rawValue)
      writer.add(style.miterLimit)
      writer.add(style.dash.count)
      for length in style.dash { writer.add(length) }
      writer.add(style.dashPhase)
      paint.write(to: &writer)
    case .glyphs(let run, let origin, let paint):
      writer.add(3)
      run.write(to: &writer)
      writer.add(origin)
      paint.write(to: &writer)
    case .image(let id, let source, let rect, let opacity):
      writer.add(4)
      writer.add(id.digest)
      writer.add(source)
      writer.add(rect)
      writer.add(opacity)
    case .beginTransform(let map):
      writer.add(5)
      writer.add(map)
    case .beginClip(let path, let evenOdd):
      writer.add(6)
      path.write(to: &writer)
      writer.add(evenOdd)
    case .beginGroup(let opacity, let blendMode, let effects):
      writer.add(7)
      writer.add(opacity)
      writer.add(blendMode.rawValue)
      writer.add(effects.count)
      for effect in effects { effect.write(to: &writer) }
    case .beginMask(let picture):
      writer.add(8)
      writer.add(picture.digest)
    case .end:
      writer.add(9)
    }
  }
}

extension Path {
  func write(to writer: inout DigestWriter) {
    writer.add(elements.count)
    for element in elements {
      switch element {
      case .move(let point):
        writer.add(1)
        writer.add(point)
      case .line(let point):
        writer.add(2)
        writer.add(point)
      case .quadratic(let control, let end):
        writer.add(3)
        writer.add(control)
        writer.add(end)
      case .cubic(let control1, let control2, let end):
        writer.add(4)
        writer.add(control1)
        writer.add(control2)
        writer.add(end)
      case .close:
        writer.add(5)
      }
    }
  }
}

extension Paint {
  func write(to writer: inout DigestWriter) {
    switch self {
    case .color(let color):
      writer.add(1)
      writer.add(color)
    case .gradient(let gradient):
      writer.add(2)
      writer.add(gradient.stops.count)
      for stop in gradient.stops {
        writer.add(stop.color)
        writer.add(stop.location)
      }
      gradient.geometry.write(to: &writer)
    }
  }
}

extension GlyphRun {
  func write(to writer: inout DigestWriter) {
    writer.add(face.file.value)
    for value in [face.size, face.weight, face.opticalSize, face.slant] { writer.add(value) }
    writer.add(glyphs.count)
    for glyph in glyphs { writer.add(UInt64(glyph)) }
    for position in positions { writer.add(position) }
    writer.add(isColorBitmap)
  }
}

extension ResolvedGradient.Geometry {
  func write(to writer: inout DigestWriter) {
    switch self {
    case .linear(let start, let end):
      writer.add(1)
      writer.add(start)
      writer.add(end)
    case .radial(let center, let startRadius, let endRadius, let transform):
      writer.add(2)
      writer.add(center)
      writer.add(startRadius)
      writer.add(endRadius)
      writer.add(transform)
    case .angular(let center, let start, let end):
      writer.add(3)
      writer.add(center)
      writer.add(start)
      writer.add(end)
    }
  }
}

extension LayerEffect {
  func write(to writer: inout DigestWriter) {
    switch self {
    case .blur(let sigma):
      writer.add(1)
      writer.add(sigma)
    case .color(let effect, let resolved):
      writer.add(2)
      writer.add("\(effect)")
      writer.add(resolved != nil)
      if let resolved { writer.add(resolved) }
    case .dropShadow(let shadow):
      writer.add(3)
      writer.add(shadow.color)
      writer.add(shadow.sigma)
      writer.add(shadow.offset.dx)
      writer.add(shadow.offset.dy)
    }
  }
}
