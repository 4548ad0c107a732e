// How much of each pixel a shape covers.

import CCairo
import CKernels

/// A shape's coverage, row by row: partial on the left, full in the middle, partial on the right.
///
/// Shapes with several full runs in a row keep the first and describe the rest as partial. Memory is
/// plain because every row of every operation reads it.
final class Coverage {
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
  let count: Int
  private let rows: UnsafeMutablePointer<Row>
  let bytes: UnsafeMutablePointer<UInt8>

  /// Coverage of the part of a shape that lies in `visible`.
  init(_ shape: PlanShape, in visible: PixelRect) throws(CairoError) {
    let builder = try CoverageBuilder(shape, in: visible)
    top = builder.top
    count = builder.rows.count
    rows = .allocate(capacity: max(1, builder.rows.count))
    bytes = .allocate(capacity: max(1, builder.bytes.count))
    for (index, row) in builder.rows.enumerated() { (rows + index).initialize(to: row) }
    for (index, byte) in builder.bytes.enumerated() { (bytes + index).initialize(to: byte) }
  }

  deinit {
    rows.deallocate()
    bytes.deallocate()
  }

  /// The row `y` (a pixel row of the canvas); empty outside of the shape.
  func row(_ y: Int) -> Row {
    let index = y - top
    return index >= 0 && index < count ? rows[index] : Row()
  }
}

/// Collects the rows of a coverage.
private struct CoverageBuilder {
  typealias Row = Coverage.Row

  let top: Int
  var rows: [Row] = []
  var bytes: [UInt8] = []

  init(_ shape: PlanShape, in visible: PixelRect) throws(CairoError) {
    let area = visible.intersection(shape.bounds)
    top = area.top
    rows.reserveCapacity(max(0, area.height))
    switch shape {
    case .rect(let box):
      for y in area.top..<max(area.top, area.bottom) { appendRow(of: box, y: y, in: area) }
    case .rounded(let box, _, _):
      // Corners are drawn, the straight edges are computed.
      let reach = shape.cornerReach
      let first = max(area.top, min(area.bottom, Fixed.ceil(box.top + reach)))
      let last = max(first, min(area.bottom, Fixed.floor(box.bottom - reach)))
      var (upper, lower) = (area, area)
      upper.bottom = first
      lower.top = last
      try appendCorners(shape, box, in: upper)
      for y in first..<last { appendRow(of: box, y: y, in: area) }
      try appendCorners(shape, box, in: lower)
    case .path(let path):
      try appendDrawn(path, in: area)
    }
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
    let mask = try AlphaMask(path, in: area, oversampling: 4)
    for y in 0..<area.height {
      append(mask.bytes[(y * mask.stride)..<(y * mask.stride + area.width)], left: area.left)
    }
  }

  /// Appends rows through the corners of a rounded rectangle: the corners are drawn, what lies
  /// between them is a straight edge.
  private mutating func appendCorners(
    _ shape: PlanShape, _ box: FixedRect, in area: PixelRect
  ) throws(CairoError) {
    guard area.width > 0, area.height > 0 else { return }
    let reach = shape.cornerReach
    let left = max(area.left, min(area.right, Fixed.ceil(box.left + reach)))
    let right = max(left, min(area.right, Fixed.floor(box.right - reach)))
    guard left < right else { return try appendDrawn(shape.path, in: area) }
    var (first, last) = (area, area)
    first.right = left
    last.left = right
    let path = shape.path
    let leftMask = try AlphaMask(path, in: first, oversampling: 4)
    let rightMask = try AlphaMask(path, in: last, oversampling: 4)
    var line: [UInt8] = []
    for y in 0..<area.height {
      let height = Self.overlap(y + area.top, box.top, box.bottom)
      line.removeAll(keepingCapacity: true)
      line += leftMask.row(y)
      line += repeatElement(UInt8((height * 255 + 512) >> 10), count: right - left)
      line += rightMask.row(y)
      append(line[...], left: area.left)
    }
  }

  /// Appends a row given as one byte a pixel.
  private mutating func append(_ line: ArraySlice<UInt8>, left: Int) {
    var (start, end) = (line.startIndex, line.endIndex)
    while start < end, line[start] == 0 { start += 1 }
    while end > start, line[end - 1] == 0 { end -= 1 }
    var solid = start
    while solid < end, line[solid] != 255 { solid += 1 }
    var solidEnd = solid
    while solidEnd < end, line[solidEnd] == 255 { solidEnd += 1 }
    let shift = left - line.startIndex
    rows.append(
      Row(
        start: start + shift, solidStart: solid + shift, solidEnd: solidEnd + shift,
        end: end + shift, offset: bytes.count))
    bytes += line[start..<solid]
    bytes += line[solidEnd..<end]
  }
}

/// An outline's coverage as one byte a pixel, drawn by Cairo.
struct AlphaMask: Sendable, Equatable {
  let rect: PixelRect
  /// Bytes from one row to the next: a multiple of four.
  let stride: Int
  private(set) var bytes: [UInt8]

  /// - Parameters:
  ///   - map: from path coordinates to the mask's pixels.
  ///   - oversampling: rows that are drawn for each row. Cairo knows 15 heights in a pixel, too few
  ///     for an edge that moves slowly; four rows make them 60.
  init(
    _ path: Path, map: Affine = .identity, in rect: PixelRect, oversampling wanted: Int = 1
  ) throws(CairoError) {
    self.rect = rect
    // Cairo's surfaces end at 32767 rows.
    let oversampling = rect.height * wanted > 32767 ? 1 : wanted
    stride = (max(0, rect.width) + 3) / 4 * 4
    bytes = [UInt8](repeating: 0, count: stride * max(0, rect.height) * oversampling)
    guard !rect.isEmpty else { return }
    let (width, height) = (Int32(rect.width), Int32(rect.height * oversampling))
    let rowBytes = Int32(stride)
    var status = CAIRO_STATUS_SUCCESS
    let outline = path.applying(
      map.then(.translation(x: -Double(rect.left), y: -Double(rect.top)))
        .then(.scale(x: 1, y: Double(oversampling))))
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
    if oversampling > 1 { average(oversampling) }
  }

  /// The bytes of a row, counted from the mask's top.
  func row(_ y: Int) -> ArraySlice<UInt8> { bytes[(y * stride)..<(y * stride + rect.width)] }

  /// Replaces each group of `count` rows by their mean, rounded.
  private mutating func average(_ count: Int) {
    bytes.withUnsafeMutableBufferPointer { memory in
      guard let base = memory.baseAddress else { return }
      zr_average_rows(base, base, stride, rect.height, count)
    }
    bytes.removeLast(bytes.count - stride * rect.height)
  }
}
