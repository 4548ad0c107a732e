// Pictures of other tools as comparisons see them.

import CImages
import CPNG

/// A PNG file's pixels: straight sRGB, four bytes R, G, B, A a pixel, rows without gaps; 0, 0, 0, 0
/// where alpha is 0.
///
/// Colours are converted as in ``ImageDecoder`` but never multiplied by alpha: in a faint pixel that
/// would lose most of them.
struct StraightImage: Sendable {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// - Throws: ``ImageProblem`` that names the file.
  init(png: [UInt8], name: String) throws(ImageProblem) {
    let (size, bytes) = try ImageDecoder.withPNG(png, name: name) {
      samples, layout, image, space throws(ImageProblem) in
      let size = (width: Int(image.width), height: Int(image.height))
      let pixels = Samples(
        start: samples, count: size.width * size.height, channels: Int(image.channels),
        isWide: image.bits == 16)
      let opaque = pixels.withoutAlpha
      var colors: Result<PixelImage, ImageProblem>?
      opaque.withUnsafeBytes { bytes in
        colors = Result { () throws(ImageProblem) in
          try ImageDecoder.convert(
            pixels.hasAlpha ? bytes.baseAddress ?? samples : samples,
            layout == ZR_GRAY_ALPHA ? ZR_GRAY : layout == ZR_RGBA ? ZR_RGB : layout,
            bits: image.bits, width: size.width, height: size.height, space, name: name)
        }
      }
      guard let image = try colors?.get() else {
        throw ImageProblem(id: "asset.image", "'\(name)' has no pixels")
      }
      return (size, pixels.straight(image.bytes))
    }
    (width, height, self.bytes) = (size.width, size.height, bytes)
  }

  /// Decoded samples, 8 or 16 bits each.
  private struct Samples {
    let start: UnsafeRawPointer
    let count: Int
    let channels: Int
    let isWide: Bool

    var hasAlpha: Bool { channels == 2 || channels == 4 }
    private var width: Int { isWide ? 2 : 1 }

    /// The samples without alpha; none when there is no alpha.
    var withoutAlpha: [UInt8] {
      guard hasAlpha else { return [] }
      let (all, kept) = (channels * width, (channels - 1) * width)
      return [UInt8](unsafeUninitializedCapacity: count * kept) { buffer, filled in
        guard let to = buffer.baseAddress else { return }
        let from = start.assumingMemoryBound(to: UInt8.self)
        for pixel in 0..<count {
          for byte in 0..<kept { to[pixel * kept + byte] = from[pixel * all + byte] }
        }
        filled = count * kept
      }
    }

    /// Opaque B, G, R, 255 as R, G, B with this alpha.
    func straight(_ colors: [UInt8]) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, filled in
        colors.withUnsafeBufferPointer { colors in
          for pixel in 0..<count {
            let (alpha, at) = (alpha(pixel), pixel * 4)
            buffer[at] = alpha == 0 ? 0 : colors[at + 2]
            buffer[at + 1] = alpha == 0 ? 0 : colors[at + 1]
            buffer[at + 2] = alpha == 0 ? 0 : colors[at]
            buffer[at + 3] = alpha
          }
        }
        filled = count * 4
      }
    }

    /// 0...255; 16-bit alpha is rounded.
    private func alpha(_ pixel: Int) -> UInt8 {
      guard hasAlpha else { return 255 }
      let sample = (pixel + 1) * channels - 1
      guard isWide else { return start.load(fromByteOffset: sample, as: UInt8.self) }
      let wide = Int(start.load(fromByteOffset: sample * 2, as: UInt16.self))
      return UInt8((wide * 255 + 32767) / 65535)
    }
  }
}
