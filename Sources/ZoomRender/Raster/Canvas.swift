// Cairo, wrapped: the one place that draws vector shapes.

import CCairo

/// A Cairo surface and context over the pixels of a ``PixelBuffer``.
///
/// Coordinates are device pixels of the buffer's grid, y down. All transforms are passed in as
/// values; Cairo's own matrix only carries the buffer's origin and, for strokes, the pen's shape.
struct Canvas: ~Copyable {
  let buffer: PixelBuffer
  private let surface: OpaquePointer
  let context: OpaquePointer

  init(drawingInto buffer: PixelBuffer) throws(CairoError) {
    let what = "create a \(buffer.width) × \(buffer.height) surface"
    guard let width = Int32(exactly: buffer.width), let height = Int32(exactly: buffer.height),
      width > 0, height > 0, width <= 32767, height <= 32767
    else { throw CairoError(status: CAIRO_STATUS_INVALID_SIZE.rawValue, operation: what) }
    let surface = buffer.base.withMemoryRebound(to: UInt8.self, capacity: buffer.byteCount) {
      cairo_image_surface_create_for_data($0, CAIRO_FORMAT_ARGB32, width, height, width * 4)
    }
    guard let surface else {
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY.rawValue, operation: what)
    }
    let context = cairo_create(surface)
    let status = cairo_status(context)
    guard let context, status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw CairoError(status: status.rawValue, operation: what)
    }
    self.buffer = buffer
    self.surface = surface
    self.context = context
    cairo_translate(context, Double(-buffer.rect.left), Double(-buffer.rect.top))
    // Curves are flattened to a tenth of a pixel; shapes at device size stay smooth.
    cairo_set_tolerance(context, 0.1)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Throws what has gone wrong since the canvas was made: Cairo's errors are sticky.
  borrowing func checkStatus(_ operation: @autoclosure () -> String) throws(CairoError) {
    try CairoError.check(cairo_status(context), operation())
  }

  /// Writes pending drawing to the buffer; call before reading it directly.
  borrowing func flush() { cairo_surface_flush(surface) }

  /// Tells Cairo that the buffer was written directly.
  borrowing func markDirty() { cairo_surface_mark_dirty(surface) }

  // MARK: - Paths

  /// Fills the outline with the current source.
  mutating func fill(_ path: Path, usesEvenOddRule: Bool) {
    guard CairoPath.set(path, on: context) else { return }
    cairo_set_fill_rule(
      context, usesEvenOddRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// Strokes the outline, given in the space that `map` takes to pixels, with the current source.
  mutating func stroke(_ path: Path, style: StrokeStyle, map: Affine) {
    guard style.lineWidth > 0, style.lineWidth.isFinite, map.inverse != nil,
      CairoPath.set(path.applying(map), on: context)
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    // Only the pen is transformed; the path is in pixels already.
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: 0, y0: 0)
    cairo_transform(context, &matrix)
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, max(1, style.miterLimit))
    let lengths = style.dash.map { max(0, $0.isFinite ? $0 : 0) }
    if lengths.contains(where: { $0 > 0 }) {
      cairo_set_dash(
        context, lengths, Int32(lengths.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    }
    cairo_stroke(context)
  }

  /// Runs `body` with drawing limited to the outline.
  mutating func withClip<E: Error>(
    _ path: Path, usesEvenOddRule: Bool, _ body: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if !CairoPath.set(path, on: context) { cairo_rectangle(context, 0, 0, 0, 0) }
    cairo_set_fill_rule(
      context, usesEvenOddRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    try body(&self)
  }

  /// The pixels that drawing can reach now.
  borrowing func clipBounds() -> PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x0, &y0, &x1, &y1)
    return PixelRect(around: Rect(minX: x0, minY: y0, maxX: x1, maxY: y1))
      .intersection(buffer.rect)
  }

  // MARK: - Sources

  mutating func setSource(_ color: Color) {
    func clamped(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }
    cairo_set_source_rgba(
      context, clamped(color.red), clamped(color.green), clamped(color.blue),
      clamped(color.alpha))
  }

  /// Uses another buffer's pixels as the source while `body` runs, in place or under `map`
  /// (from the buffer's grid to this canvas's pixels).
  mutating func withSource(
    _ pixels: PixelBuffer, map: Affine = .identity,
    _ body: (inout Canvas) throws(CairoError) -> Void
  ) throws(CairoError) {
    let other = try Canvas(drawingInto: pixels)
    var place = Affine.translation(x: Double(pixels.rect.left), y: Double(pixels.rect.top))
    place = place.then(map)
    guard let inverse = place.inverse else { return }
    guard let pattern = cairo_pattern_create_for_surface(other.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(
      xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx,
      y0: inverse.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    let isInPlace =
      place.isTranslation && place.tx == place.tx.rounded() && place.ty == place.ty.rounded()
    cairo_pattern_set_filter(pattern, isInPlace ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_set_source(context, pattern)
    try body(&self)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    _ = consume other
  }

  mutating func paint(opacity: Double) {
    cairo_paint_with_alpha(context, opacity)
  }

  /// Paints the current source through the alpha of `mask`.
  mutating func paint(through mask: PixelBuffer) throws(CairoError) {
    let other = try Canvas(drawingInto: mask)
    cairo_mask_surface(
      context, other.surface, Double(mask.rect.left), Double(mask.rect.top))
    _ = consume other
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
