// A picture as pixels, made when they are first needed.

import CKernels
import Synchronization

/// The pixels of a picture at one scale, in tiles, with halved copies.
///
/// Tiles are drawn when first asked for, by whichever worker asks; others wait. The grid of tiles
/// depends on the picture alone, so what a tile shows does not depend on who draws it when.
final class PictureRaster: Sendable {
  static let tileWidth = 2048
  static let tileHeight = 512
  /// Level n is the picture halved n times; tiles stay whole down to this one.
  static let deepestLevel = 9

  let picture: Picture
  /// Pixels per picture point.
  let scale: Double
  /// The picture's pixels on its own grid.
  let rect: PixelRect
  let columns: Int
  let rows: Int
  private let renderer: PictureRenderer
  private let slots: [Slot]
  /// Called with the bytes of each new tile.
  private let grew: @Sendable (Int) -> Void

  /// One tile of one level, behind a lock of its own.
  private final class Slot: Sendable {
    let pixels = Mutex<PixelBuffer?>(nil)
  }

  init(
    _ picture: Picture, scale: Double, rect: PixelRect, renderer: PictureRenderer,
    grew: @escaping @Sendable (Int) -> Void
  ) {
    self.picture = picture
    self.scale = scale
    self.rect = rect
    self.renderer = renderer
    self.grew = grew
    columns = (rect.width + Self.tileWidth - 1) / Self.tileWidth
    rows = (rect.height + Self.tileHeight - 1) / Self.tileHeight
    slots = (0..<(columns * rows * (Self.deepestLevel + 1))).map { _ in Slot() }
  }

  /// Tiles of a picture of that size.
  static func tileCount(_ rect: PixelRect) -> Int {
    ((rect.width + tileWidth - 1) / tileWidth) * ((rect.height + tileHeight - 1) / tileHeight)
  }

  /// Pixels of a level along an axis: halved and rounded up, once a level.
  static func size(_ length: Int, level: Int) -> Int {
    (length + (1 << level) - 1) >> level
  }

  /// The tile's pixels; its rectangle starts at (0, 0).
  func tile(column: Int, row: Int, level: Int) throws -> PixelBuffer {
    let slot = slots[(level * rows + row) * columns + column]
    return try slot.pixels.withLock { pixels in
      if let pixels { return pixels }
      let made =
        level == 0
        ? try draw(column: column, row: row)
        : Self.halved(try tile(column: column, row: row, level: level - 1))
      pixels = made
      grew(made.byteCount)
      return made
    }
  }

  private func draw(column: Int, row: Int) throws -> PixelBuffer {
    let left = column * Self.tileWidth
    let top = row * Self.tileHeight
    let size = PixelRect(
      left: 0, top: 0, right: min(Self.tileWidth, rect.width - left),
      bottom: min(Self.tileHeight, rect.height - top))
    let buffer = PixelBuffer(size)
    let origin = Affine.translation(
      x: -Double(rect.left + left), y: -Double(rect.top + top))
    try renderer.draw(picture, map: Affine.scale(scale).then(origin), into: buffer)
    return buffer
  }

  /// Every 2×2 block as its mean; a last odd row or column counts twice.
  private static func halved(_ from: PixelBuffer) -> PixelBuffer {
    let width = (from.width + 1) / 2
    let height = (from.height + 1) / 2
    let buffer = PixelBuffer(PixelRect(left: 0, top: 0, right: width, bottom: height))
    for y in 0..<height {
      let upper = from.base + 2 * y * from.width
      let lower = 2 * y + 1 < from.height ? upper + from.width : upper
      let whole = from.width / 2
      zr_halve(buffer.base + y * width, upper, lower, whole)
      if from.width % 2 == 1 {
        var edge = [
          upper[from.width - 1], upper[from.width - 1], lower[from.width - 1],
          lower[from.width - 1],
        ]
        edge.withUnsafeMutableBufferPointer { edge in
          guard let base = edge.baseAddress else { return }
          zr_halve(buffer.base + y * width + whole, base, base + 2, 1)
        }
      }
    }
    return buffer
  }
}
