// Rows of placed pictures and surfaces.

import CKernels

/// Where an image's pixels come from.
enum ImagePixels {
  case picture(PictureRaster)
  case surface(PixelBuffer)
}

/// Reads rows of an image as they appear on the canvas.
///
/// Scaled down, an image is read at the power-of-two level whose pixels are nearest to the device's;
/// toward the next level the two are blended. Bilinear sampling alone makes a one-pixel line
/// brighter by up to (step - 1) when `step` image pixels fall on a device pixel; blending from step
/// 1.125 to step 1.5 keeps a line's energy within 20 % at every scale.
final class ImageSampler {
  /// One level with its sampling tables and the tiles fetched so far, by tile row then column.
  private final class Level {
    let level: Int
    let width: Int
    let height: Int
    let columns: SampleAxis
    let rows: SampleAxis
    var tiles: [PixelBuffer?]

    init(
      level: Int, width: Int, height: Int, columns: SampleAxis, rows: SampleAxis, tileCount: Int
    ) {
      self.level = level
      self.width = width
      self.height = height
      self.columns = columns
      self.rows = rows
      tiles = Array(repeating: nil, count: tileCount)
    }
  }

  let image: PlanImage
  let bounds: PixelRect
  let pixels: ImagePixels
  private var levels: [Level] = []
  /// 15-bit weight of the second level.
  private var blend = 0
  private var plane: zr_plane_map?
  private var planeSource: PixelBuffer?

  init(_ image: PlanImage, bounds: PixelRect, pixels: ImagePixels) throws {
    self.image = image
    self.bounds = bounds
    self.pixels = pixels
    switch image.placement {
    case .plane(let matrix): try preparePlane(matrix)
    case .rect(let target):
      guard image.wholeShift == nil else {
        levels = [level(0, target: target)]
        return
      }
      let (first, blend) = Self.levels(of: image.rect, in: target, deepest: deepest)
      self.blend = blend
      levels = [level(first, target: target)]
      if blend > 0 { levels.append(level(first + 1, target: target)) }
    }
  }

  private var deepest: Int {
    if case .picture = pixels { PictureRaster.deepestLevel } else { 0 }
  }

  /// The finer level to read and the 15-bit weight of the next one.
  static func levels(of rect: PixelRect, in target: FixedRect, deepest: Int) -> (Int, Int) {
    // Image pixels per device pixel, in 1/1024, the larger of the two axes.
    var step = max(
      rect.width * Fixed.one * Fixed.one / max(1, target.width),
      rect.height * Fixed.one * Fixed.one / max(1, target.height))
    var level = 0
    while step >= 1536, level < deepest {
      step = (step + 1) / 2
      level += 1
    }
    guard level < deepest, step > 1152 else { return (level, 0) }
    return (level, (step - 1152) * Fixed.full / (1536 - 1152))
  }

  private func level(_ level: Int, target: FixedRect) -> Level {
    let width = PictureRaster.size(image.rect.width, level: level)
    let height = PictureRaster.size(image.rect.height, level: level)
    let tileCount: Int
    if case .picture(let raster) = pixels {
      tileCount = raster.columns * raster.rows
    } else {
      tileCount = 1
    }
    return Level(
      level: level, width: width, height: height,
      columns: SampleAxis(
        pixels: bounds.left..<bounds.right, from: target.left, to: target.right, samples: width),
      rows: SampleAxis(
        pixels: bounds.top..<bounds.bottom, from: target.top, to: target.bottom, samples: height),
      tileCount: tileCount)
  }

  /// Part of an image row: pixels from a position to the end of its tile or the image.
  private struct Run {
    var pixels: UnsafePointer<UInt32>
    var count: Int
  }

  private func run(_ level: Level, x: Int, y: Int) throws -> Run {
    switch pixels {
    case .surface(let buffer):
      return Run(pixels: buffer.base + y * buffer.width + x, count: buffer.width - x)
    case .picture(let raster):
      let width = PictureRaster.tileWidth >> level.level
      let height = PictureRaster.tileHeight >> level.level
      let (column, row) = (x / width, y / height)
      let slot = row * raster.columns + column
      let tile: PixelBuffer
      if let known = level.tiles[slot] {
        tile = known
      } else {
        tile = try raster.tile(column: column, row: row, level: level.level)
        level.tiles[slot] = tile
      }
      let left = x - column * width
      return Run(
        pixels: tile.base + (y - row * height) * tile.width + left, count: tile.width - left)
    }
  }

  // MARK: - Rows

  /// The pixels `x..<x + count` of canvas row `y`, written to `line`.
  func read(
    into line: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, scratch: RowScratch
  ) throws {
    if var map = plane {
      let (px, py) = (Int64(x), Int64(y))
      let m = planeMatrix
      map.start = (
        m[0] * px + m[1] * py + m[2], m[3] * px + m[4] * py + m[5],
        m[6] * px + m[7] * py + m[8]
      )
      map.step = (m[0], m[3], m[6])
      zr_sample_plane(line, &map, count)
      return
    }
    if let shift = image.wholeShift {
      return try copy(
        into: line, x: x - shift.x - image.rect.left, y: y - shift.y - image.rect.top,
        count: count)
    }
    try sample(levels[0], into: line, x: x, y: y, count: count, scratch: scratch)
    if blend > 0 {
      let second = scratch.secondLine(count)
      try sample(levels[1], into: second, x: x, y: y, count: count, scratch: scratch)
      zr_mix(line, line, second, count, Int32(blend))
    }
  }

  /// Pixels of the image itself.
  private func copy(
    into line: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int
  ) throws {
    var position = 0
    while position < count {
      let run = try run(levels[0], x: x + position, y: y)
      let length = min(count - position, run.count)
      (line + position).update(from: run.pixels, count: length)
      position += length
    }
  }

  private func sample(
    _ level: Level, into line: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int,
    scratch: RowScratch
  ) throws {
    let row = y - bounds.top
    let upper = max(0, Int(level.rows.index[row]) - 1)
    let lower = min(level.height - 1, Int(level.rows.index[row]))
    let weight = Int32(level.rows.weight[row])
    // The part of the image row that these pixels read.
    let first = x - bounds.left
    var position = max(0, Int(level.columns.index[first]) - 1)
    let isFirst = position == 0
    let end = min(level.width, Int(level.columns.index[first + count - 1]) + 1)
    let row16 = scratch.row16(level.width + 2)
    while position < end {
      let a = try run(level, x: position, y: upper)
      let b = try run(level, x: position, y: lower)
      let length = min(end - position, a.count)
      zr_mix_rows(row16 + 4 * (position + 1), a.pixels, b.pixels, length, weight)
      position += length
    }
    // The outermost pixels are repeated outward.
    for c in 0..<4 {
      if isFirst { row16[c] = row16[4 + c] }
      if end == level.width { row16[4 * (level.width + 1) + c] = row16[4 * level.width + c] }
    }
    zr_resample_row(line, row16, level.columns.index + first, level.columns.weight + first, count)
  }

  // MARK: - Planes

  private var planeMatrix: [Int64] = []

  private func preparePlane(_ matrix: [Int]) throws {
    var values = matrix.map(Int64.init)
    var source: PixelBuffer
    switch pixels {
    case .surface(let buffer): source = buffer
    case .picture(let raster):
      // The level whose pixels are nearest to the device's, judged in the middle.
      let level = Self.planeLevel(values)
      source = try raster.whole(level: level)
      for index in 0..<6 { values[index] >>= Int64(level) }
      // Positions count from pixel centres: (u + ½) / 2ⁿ - ½.
      let shift = (Int64(32768) >> Int64(level)) - 32768
      for column in 0..<3 {
        values[column] += shift * values[6 + column] >> 30
        values[3 + column] += shift * values[6 + column] >> 30
      }
    }
    planeMatrix = values
    planeSource = source
    plane = zr_plane_map(
      pixels: source.base, stride: source.width, width: Int32(source.width),
      height: Int32(source.height), start: (0, 0, 0), step: (0, 0, 0))
  }

  private static func planeLevel(_ matrix: [Int64]) -> Int {
    let determinant = Double(matrix[0]) * Double(matrix[4]) - Double(matrix[1]) * Double(matrix[3])
    var step = determinant.magnitude.squareRoot() / 65536
    var level = 0
    while step >= 1.414, level < PictureRaster.deepestLevel {
      step /= 2
      level += 1
    }
    return level
  }
}

extension PictureRaster {
  /// All tiles of a level in one buffer, for maps that read it in any direction.
  func whole(level: Int) throws -> PixelBuffer {
    let buffer = PixelBuffer(
      PixelRect(
        left: 0, top: 0, right: Self.size(rect.width, level: level),
        bottom: Self.size(rect.height, level: level)))
    for row in 0..<rows {
      for column in 0..<columns {
        let tile = try tile(column: column, row: row, level: level)
        let (left, top) = (column * (Self.tileWidth >> level), row * (Self.tileHeight >> level))
        for y in 0..<tile.height {
          (buffer.row(top + y) + left).update(
            from: tile.base + y * tile.width, count: tile.width)
        }
      }
    }
    return buffer
  }
}
