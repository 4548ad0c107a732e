// Outlines and colour bitmaps of glyphs.

import CHarfBuzz

extension FontFile {
  /// Outline of a glyph in points at the face's size, origin on the baseline, y down.
  ///
  /// Empty for spaces, colour bitmaps and glyph ids that the font does not have.
  func outline(of glyph: UInt32, in face: FontFace) -> Path {
    var pen = OutlinePen(scale: face.size / unitsPerEm, slant: face.slant)
    withUnsafeMutablePointer(to: &pen) { pen in
      hb_font_get_glyph_shape(font(for: face), glyph, OutlinePen.functions, pen)
    }
    return Path(elements: pen.elements)
  }

  /// Extents of a glyph in points relative to its origin, y down; nil when the font has none.
  func inkBounds(of glyph: UInt32, in face: FontFace) -> Rect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font(for: face), glyph, &extents) != 0 else { return nil }
    let scale = face.size / unitsPerEm
    let (x0, y0) = (Double(extents.x_bearing) * scale, -Double(extents.y_bearing) * scale)
    let (x1, y1) = (x0 + Double(extents.width) * scale, y0 - Double(extents.height) * scale)
    return Rect(minX: min(x0, x1), minY: min(y0, y1), maxX: max(x0, x1), maxY: max(y0, y1))
  }

  /// The PNG file of a colour glyph; nil when the glyph has none.
  func colorBitmap(of glyph: UInt32, in face: FontFace) -> [UInt8]? {
    guard hasColorBitmaps, let blob = hb_ot_color_glyph_reference_png(font(for: face), glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}

/// Collects what HarfBuzz draws.
private struct OutlinePen {
  var elements: [PathElement] = []
  /// Points per font unit.
  let scale: Double
  let slant: Double

  func point(_ x: Float, _ y: Float) -> Point {
    let (x, y) = (Double(x) * scale, Double(y) * scale)
    return Point(x + slant * y, -y)
  }

  /// The callbacks; immutable, so that threads may share them.
  nonisolated(unsafe) static let functions: OpaquePointer = {
    let functions = hb_draw_funcs_create()!
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, pen, _, x, y, _ in
        OutlinePen.add(pen) { .move($0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, pen, _, x, y, _ in
        OutlinePen.add(pen) { .line($0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, cx, cy, x, y, _ in
        OutlinePen.add(pen) { .quadratic(control: $0.point(cx, cy), end: $0.point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, ax, ay, bx, by, x, y, _ in
        OutlinePen.add(pen) {
          .cubic(control1: $0.point(ax, ay), control2: $0.point(bx, by), end: $0.point(x, y))
        }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in OutlinePen.add(pen) { _ in .close } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func add(
    _ pen: UnsafeMutableRawPointer?, _ element: (OutlinePen) -> PathElement
  ) {
    guard let pen = pen?.assumingMemoryBound(to: OutlinePen.self) else { return }
    pen.pointee.elements.append(element(pen.pointee))
  }
}
