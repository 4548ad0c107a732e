// How much of each pixel a shape covers.

import CCairo

/// A shape's coverage, row by row: partial on the left, full in the middle, partial on the right.
///
/// Shapes with several full runs in a row keep the first and describe the rest as partial.
struct Coverage: Sendable, Equatable {
  struct Row: Sendable, Equatable {
    /// Pixels `start..<end` may be covered; `solidStart..<solidEnd` are covered fully.
    var start = 0
    var solidStart = 0
    var solidEnd = 0
    var end = 0
    /// Where the bytes of the partial pixels start: the left ones, then the right ones.
    var offset = 0
  }

  let top: Int
  private(set) var rows: [Row]
  private(set) var bytes: [UInt8]

  /// Coverage of the part of a shape that lies in `visible`.
  init(_ shape: PlanShape, in visible: PixelRect) throws(CairoError) {
    let area = visible.intersection(shape.bounds)
    top = area.top
    rows = []
    bytes = []
    rows.reserveCapacity(max(0, area.height))
    switch shape {
    case .rect(let box):
      for y in area.top..<max(area.top, area.bottom) { appendRow(of: box, y: y, in: area) }
    case .rounded(let box, _, _):
      // Corners are drawn, the straight middle is computed.
      let reach = shape.cornerReach
      let middle = PixelRect(
        left: area.left, top: max(area.top, Fixed.ceil(box.top + reach)), right: area.right,
        bottom: min(area.bottom, Fixed.floor(box.bottom - reach)))
      guard middle.height > 0 else {
        try appendDrawn(shape.path, in: area)
        return
      }
      var upper = area
      upper.bottom = middle.top
      try appendDrawn(shape.path, in: upper)
      for y in middle.top..<middle.bottom { appendRow(of: box, y: y, in: area) }
      var lower = area
      lower.top = middle.bottom
      try appendDrawn(shape.path, in: lower)
    case .path(let path):
      try appendDrawn(path, in: area)
    }
  }

  /// The row `y` (a pixel row of the canvas); empty outside of the shape.
  func row(_ y: Int) -> Row {
    let index = y - top
    return index >= 0 && index < rows.count ? rows[index] : Row()
  }

  /// Length of the part of pixel `index` that lies in `from..<to` (1/1024 pixel).
  private static func overlap(_ index: Int, _ from: Int, _ to: Int) -> Int {
    max(0, min((index + 1) * Fixed.one, to) - max(index * Fixed.one, from))
  }

  private mutating func appendRow(of box: FixedRect, y: Int, in area: PixelRect) {
    let height = Self.overlap(y, box.top, box.bottom)
    var row = Row(start: area.left, end: area.right, offset: bytes.count)
    func coverage(_ x: Int) -> UInt8 {
      let product = Self.overlap(x, box.left, box.right) * height
      return UInt8((product * 255 + (1 << 19)) >> 20)
    }
    if height == Fixed.one {
      row.solidStart = max(area.left, Fixed.ceil(box.left))
      row.solidEnd = min(area.right, Fixed.floor(box.right))
    }
    if row.solidEnd <= row.solidStart {
      (row.solidStart, row.solidEnd) = (row.end, row.end)
    }
    for x in row.start..<row.solidStart { bytes.append(coverage(x)) }
    for x in row.solidEnd..<row.end { bytes.append(coverage(x)) }
    rows.append(row)
  }

  /// Appends rows of an outline drawn by Cairo.
  private mutating func appendDrawn(_ path: Path, in area: PixelRect) throws(CairoError) {
    guard area.width > 0, area.height > 0 else { return }
    let mask = try AlphaMask(path, in: area)
    for y in 0..<area.height {
      let line = mask.bytes[(y * mask.stride)..<(y * mask.stride + area.width)]
      var (start, end) = (line.startIndex, line.endIndex)
      while start < end, line[start] == 0 { start += 1 }
      while end > start, line[end - 1] == 0 { end -= 1 }
      var solid = start
      while solid < end, line[solid] != 255 { solid += 1 }
      var solidEnd = solid
      while solidEnd < end, line[solidEnd] == 255 { solidEnd += 1 }
      let shift = area.left - line.startIndex
      rows.append(
        Row(
          start: start + shift, solidStart: solid + shift, solidEnd: solidEnd + shift,
          end: end + shift, offset: bytes.count))
      bytes += line[start..<solid]
      bytes += line[solidEnd..<end]
    }
  }
}

/// An outline's coverage as one byte a pixel, drawn by Cairo.
struct AlphaMask: Sendable, Equatable {
  let rect: PixelRect
  /// Bytes from one row to the next: a multiple of four.
  let stride: Int
  private(set) var bytes: [UInt8]

  /// - Parameter map: from path coordinates to the mask's pixels.
  init(_ path: Path, map: Affine = .identity, in rect: PixelRect) throws(CairoError) {
    self.rect = rect
    stride = (max(0, rect.width) + 3) / 4 * 4
    bytes = [UInt8](repeating: 0, count: stride * max(0, rect.height))
    guard !rect.isEmpty else { return }
    let (width, height, rowBytes) = (Int32(rect.width), Int32(rect.height), Int32(stride))
    var status = CAIRO_STATUS_SUCCESS
    let outline = path.applying(map.then(.translation(x: -Double(rect.left), y: -Double(rect.top))))
    bytes.withUnsafeMutableBufferPointer { memory in
      let surface = cairo_image_surface_create_for_data(
        memory.baseAddress, CAIRO_FORMAT_A8, width, height, rowBytes)
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      cairo_set_tolerance(context, 0.1)
      if CairoPath.set(outline, on: context) { cairo_fill(context) }
      cairo_surface_flush(surface)
      status = cairo_status(context)
    }
    try CairoError.check(status, "draw a \(rect.width) × \(rect.height) mask")
  }
}
