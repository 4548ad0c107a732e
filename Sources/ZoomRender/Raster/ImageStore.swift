// Images at the size they are drawn.

import CKernels
import Synchronization

/// Remembers resampled images and emoji while the pictures that show them are drawn.
///
/// Shared by all workers; forgets the oldest when it holds more than its budget. What it answers
/// depends on the question alone.
final class ImageStore: Sendable {
  private struct Key: Hashable {
    var image: ImageID
    var region: Rect
    var width: Int
    var height: Int
  }

  private struct GlyphKey: Hashable {
    var glyph: UInt32
    var face: FontFace
  }

  private struct State {
    var images: [Key: PixelBuffer] = [:]
    var order: [Key] = []
    var bytes = 0
    var glyphs: [GlyphKey: (pixels: PixelBuffer, rect: Rect)] = [:]
  }

  private let state = Mutex(State())
  private let budget: Int

  init(budget: Int = 48 << 20) { self.budget = budget }

  /// The part `region` at the size of `size`, whose origin does not matter.
  func image(
    _ id: ImageID, region: Rect, size: PixelRect, from assets: any DrawingAssets
  ) throws -> PixelBuffer {
    let key = Key(image: id, region: region, width: size.width, height: size.height)
    if let known = state.withLock({ $0.images[key] }) { return known }
    let pixels: PixelBuffer
    do {
      pixels = Self.buffer(
        try assets.image(id, region: region, width: size.width, height: size.height))
    } catch {
      throw PictureRenderer.Failure.image(error)
    }
    state.withLock { state in
      guard state.images.updateValue(pixels, forKey: key) == nil else { return }
      state.order.append(key)
      state.bytes += pixels.byteCount
      while state.bytes > budget, state.order.count > 1 {
        let oldest = state.order.removeFirst()
        state.bytes -= state.images.removeValue(forKey: oldest)?.byteCount ?? 0
      }
    }
    return pixels
  }

  /// An emoji's picture and where it goes relative to the glyph's origin; nil when it has none.
  func colorGlyph(
    _ glyph: UInt32, in face: FontFace, from assets: any DrawingAssets
  ) -> (pixels: PixelBuffer, rect: Rect)? {
    let key = GlyphKey(glyph: glyph, face: face)
    if let known = state.withLock({ $0.glyphs[key] }) { return known }
    guard let bitmap = assets.colorGlyph(glyph, in: face) else { return nil }
    let entry = (pixels: Self.buffer(bitmap.image), rect: bitmap.rect)
    state.withLock { state in
      if state.glyphs.count >= 256 { state.glyphs.removeAll() }
      state.glyphs[key] = entry
    }
    return entry
  }

  private static func buffer(_ image: PixelImage) -> PixelBuffer {
    let buffer = PixelBuffer(
      PixelRect(left: 0, top: 0, right: image.width, bottom: image.height))
    image.bytes.withUnsafeBytes { bytes in
      guard let from = bytes.baseAddress, bytes.count > 0 else { return }
      UnsafeMutableRawPointer(buffer.base).copyMemory(from: from, byteCount: bytes.count)
    }
    return buffer
  }
}
