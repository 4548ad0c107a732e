// Draws single commands: fills, strokes, glyphs, images.

import CCairo
import CKernels

extension PictureRenderer {
  /// Draws a command that is not a group. Commands that cannot touch the canvas are skipped.
  func drawLeaf(
    _ command: DrawCommand, map: Affine, on canvas: inout Canvas
  ) throws {
    switch command {
    case .fill(let path, let paint, let usesEvenOddRule):
      let outline = path.applying(map)
      try withPaint(paint, map: map, box: outline.controlBounds, on: &canvas) { canvas in
        canvas.fill(outline, usesEvenOddRule: usesEvenOddRule)
      }
    case .stroke(let path, let style, let paint):
      let reach = style.lineWidth * max(1, style.miterLimit) * Self.largestScale(map)
      let box = path.applying(map).controlBounds.inset(by: -(reach.isFinite ? reach : 0))
      try withPaint(paint, map: map, box: box, on: &canvas) { canvas in
        canvas.stroke(path, style: style, map: map)
      }
    case .glyphs(let run, let origin, let paint):
      let start = Affine.translation(x: origin.x, y: origin.y).then(map)
      if run.isColorBitmap {
        try drawBitmaps(run, map: start, on: &canvas)
      } else {
        let outline = self.outline(of: run, map: start, near: canvas.clipBounds())
        try withPaint(paint, map: map, box: outline.controlBounds, on: &canvas) { canvas in
          canvas.fill(outline, usesEvenOddRule: false)
        }
      }
    case .image(let id, let source, let rect, let opacity):
      try drawImage(id, source: source, rect: rect, opacity: opacity, map: map, on: &canvas)
    default:
      break
    }
  }

  private static func largestScale(_ map: Affine) -> Double {
    max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
  }

  /// Runs `body` with the paint as source, unless `box` (pixels) lies outside of the canvas.
  private func withPaint(
    _ paint: Paint, map: Affine, box: Rect, on canvas: inout Canvas,
    _ body: (inout Canvas) -> Void
  ) throws {
    let touched = PixelRect(around: box).grown(by: 1).intersection(canvas.clipBounds())
    guard !touched.isEmpty else { return }
    switch paint {
    case .color(let color):
      canvas.setSource(color)
      body(&canvas)
    case .gradient(let gradient):
      let pixels = PixelBuffer(touched)
      gradient.draw(map: map, into: pixels)
      try canvas.withSource(pixels) { body(&$0) }
    }
  }

  /// All glyphs of a run as one outline in pixels; glyphs far from `visible` are left out.
  private func outline(of run: GlyphRun, map: Affine, near visible: PixelRect) -> Path {
    var outline = Path()
    // Glyphs reach at most a few ems from their origin.
    let reach = 4 * run.face.size * Self.largestScale(map)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let place = map.apply(to: position)
      guard place.x > Double(visible.left) - reach, place.x < Double(visible.right) + reach,
        place.y > Double(visible.top) - reach, place.y < Double(visible.bottom) + reach
      else { continue }
      let shift = Affine.translation(x: position.x, y: position.y)
      outline.elements +=
        assets.outline(of: glyph, in: run.face)
        .applying(shift.then(map)).elements
    }
    return outline
  }

  private func drawBitmaps(_ run: GlyphRun, map: Affine, on canvas: inout Canvas) throws {
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard let bitmap = images.colorGlyph(glyph, in: run.face, from: assets) else { continue }
      let shift = Affine.translation(x: position.x, y: position.y)
      try draw(bitmap.pixels, in: bitmap.rect, opacity: 1, map: shift.then(map), on: &canvas)
    }
  }

  /// The most pixels that an image is resampled to at once: four times the largest screen.
  private static let largestCopy = 32e6

  private func drawImage(
    _ id: ImageID, source: Rect, rect: Rect, opacity: Double, map: Affine, on canvas: inout Canvas
  ) throws {
    let target = map.apply(to: rect)
    guard target.isFinite, !target.isEmpty, opacity > 0 else { return }
    // Far larger than any screen: only what is seen of it is made.
    let isHuge = target.width * target.height > Self.largestCopy
    if map.isRectilinear, map.b == 0, map.a > 0, map.d > 0 {
      // The usual case: resampled once onto whole pixels, then copied.
      let place = PixelRect(
        around: Rect(
          minX: target.minX.rounded(), minY: target.minY.rounded(),
          maxX: max(target.minX.rounded() + 1, target.maxX.rounded()),
          maxY: max(target.minY.rounded() + 1, target.maxY.rounded())))
      let visible = place.intersection(canvas.clipBounds())
      guard !visible.isEmpty else { return }
      let part = isHuge ? visible : place
      let pixels = try images.image(
        id, region: isHuge ? Self.part(visible, of: place, in: source) : source, size: part,
        from: assets)
      try canvas.withSource(pixels, map: .translation(x: Double(part.left), y: Double(part.top))) {
        $0.paint(opacity: min(1, opacity))
      }
      return
    }
    let limit = isHuge ? Size(source.width, source.height) : Size(16384, 16384)
    let width = max(1, min(limit.width, rect.width * map.meanScale).rounded(.up))
    let height = max(1, min(limit.height, rect.height * map.meanScale).rounded(.up))
    let size = PixelRect(left: 0, top: 0, right: Int(width), bottom: Int(height))
    let pixels = try images.image(id, region: source, size: size, from: assets)
    try draw(pixels, in: rect, opacity: opacity, map: map, on: &canvas)
  }

  /// The part of `source` that is drawn on `visible` when all of it is drawn on `place`.
  private static func part(_ visible: PixelRect, of place: PixelRect, in source: Rect) -> Rect {
    let x = source.width / Double(place.width)
    let y = source.height / Double(place.height)
    return Rect(
      x: source.minX + Double(visible.left - place.left) * x,
      y: source.minY + Double(visible.top - place.top) * y,
      width: Double(visible.width) * x, height: Double(visible.height) * y)
  }

  /// Draws pixels into `rect` of the space that `map` takes to pixels.
  private func draw(
    _ pixels: PixelBuffer, in rect: Rect, opacity: Double, map: Affine, on canvas: inout Canvas
  ) throws {
    guard pixels.width > 0, pixels.height > 0 else { return }
    let fit = Affine.scale(
      x: rect.width / Double(pixels.width), y: rect.height / Double(pixels.height)
    ).then(.translation(x: rect.minX, y: rect.minY))
    try canvas.withSource(pixels, map: fit.then(map)) { $0.paint(opacity: min(1, opacity)) }
  }
}

extension ResolvedGradient {
  /// Fills the buffer with the gradient.
  ///
  /// - Parameter map: from picture points to pixels. A gradient that cannot be seen (no stops, a
  ///   flattening map) leaves the buffer transparent; a linear one of no length shows its last stop.
  func draw(map: Affine, into buffer: PixelBuffer) {
    let (kind, space, start, end) = kernelGeometry
    guard !stops.isEmpty, let back = map.inverse, let inner = space.inverse ?? endSpace.inverse
    else { return }
    let toGradient = back.then(inner)
    var sorted: [zr_gradient_stop] = []
    var location = -Double.infinity
    for stop in stops {
      // A stop before its predecessor moves up to it, as in CSS and SwiftUI.
      location = max(location, stop.location.isNaN ? 0 : stop.location)
      func unit(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }
      sorted.append(
        zr_gradient_stop(
          red: unit(stop.color.red), green: unit(stop.color.green), blue: unit(stop.color.blue),
          alpha: unit(stop.color.alpha), location: location))
    }
    sorted.withUnsafeBufferPointer { stops in
      var gradient = zr_gradient()
      gradient.kind = kind
      gradient.matrix = (
        toGradient.a, toGradient.b, toGradient.c, toGradient.d, toGradient.tx, toGradient.ty
      )
      gradient.start = start
      gradient.end = end
      gradient.stops = stops.baseAddress
      gradient.stopCount = stops.count
      for y in buffer.rect.top..<buffer.rect.bottom {
        zr_gradient_row(
          buffer.row(y), &gradient, Double(buffer.rect.left), Double(y), buffer.width)
      }
    }
  }

  /// A space in which every point is past the end.
  private var endSpace: Affine { Affine(a: 1, b: 0, c: 0, d: 1, tx: -4_000_000, ty: 0) }

  /// The gradient's own space (to picture points) and its range in it.
  private var kernelGeometry: (zr_gradient_kind, Affine, Double, Double) {
    switch geometry {
    case .linear(let start, let end):
      let axis = end - start
      let space = Affine(
        a: axis.dx, b: axis.dy, c: -axis.dy, d: axis.dx, tx: start.x, ty: start.y)
      return (ZR_GRADIENT_LINEAR, space, 0, 1)
    case .radial(let center, let startRadius, let endRadius, let transform):
      let space = Affine.translation(x: center.x, y: center.y).then(transform)
      return (ZR_GRADIENT_RADIAL, space, startRadius, endRadius)
    case .angular(let center, let startRadians, let endRadians):
      return (
        ZR_GRADIENT_ANGULAR, .translation(x: center.x, y: center.y), startRadians, endRadians
      )
    }
  }
}
