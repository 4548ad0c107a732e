// The PNG encoder on all kinds of pixels.

import CKernels
import CPNG
import Testing

@testable import ZoomRender

struct BandEncodingTests {
  enum Pattern: String, Sendable, CaseIterable {
    case flat, noise, columns, rows, diagonal, photo, sparse, repeated
  }

  private func pixels(_ pattern: Pattern, _ width: Int, _ height: Int) -> [UInt32] {
    var random = SeededRandom(seed: UInt64(width * 31 + height))
    let tile = random.pixels(97)
    return (0..<(width * height)).map { index in
      let (x, y) = (index % width, index / width)
      let gray: Int =
        switch pattern {
        case .flat: 200
        case .noise: Int(random.next() & 255)
        case .columns: x * 7 & 255
        case .rows: y * 5 & 255
        case .diagonal: (x + 2 * y) / 3 & 255
        case .photo: (x * x / 50 + y * 3 + Int(random.next() & 7)) & 255
        case .sparse: (x * 37 + y * 101) % 211 == 0 ? 10 : 240
        case .repeated: Int(tile[(x + 3 * y) % 97] >> 8 & 255)
        }
      let g = UInt32(gray)
      return 0xFF00_0000 | g << 16 | (g * 3 / 4) << 8 | g / 2
    }
  }

  private func file(_ pixels: [UInt32], _ width: Int, _ height: Int, hasAlpha: Bool) -> [UInt8] {
    let encoder = zr_png_band_create(width, Band.height, hasAlpha)
    defer { zr_png_band_destroy(encoder) }
    var bands: [EncodedBand] = []
    var output = [UInt8](repeating: 0, count: zr_png_band_capacity(encoder))
    for index in 0..<Band.count(of: height) {
      let rows = Band.rows(index, of: height)
      var adler: UInt32 = 0
      let length = pixels.withUnsafeBufferPointer {
        zr_png_band_encode(
          encoder, $0.baseAddress! + rows.lowerBound * width, width, rows.count, &output, &adler)
      }
      bands.append(
        EncodedBand(
          pixels: Digest(low: 0, high: 0), adler: adler,
          length: zr_png_band_length(encoder, rows.count), data: Array(output[..<length])))
    }
    var chunks = PNGChunks()
    chunks.writeFile(
      bands, width: width, height: height, hasAlpha: hasAlpha,
      stamp: PNGStamp(
        frame: Digest(low: 0, high: 0), pixels: Digest(low: 0, high: 0), renderer: "test"))
    return chunks.bytes
  }

  @Test(arguments: Pattern.allCases)
  func `libpng decodes what was encoded`(_ pattern: Pattern) throws {
    for (width, height) in [(1, 1), (2, 3), (7, 65), (64, 64), (131, 200), (400, 129)] {
      let pixels = pixels(pattern, width, height)
      let decoded = try PNGDecoding.decode(file(pixels, width, height, hasAlpha: false))
      var expected = [UInt8](repeating: 0, count: width * height * 4)
      zr_opaque_rgba(&expected, pixels, width * height)
      #expect(decoded.bytes == expected, "\(width) × \(height)")
    }
  }

  @Test func `libpng decodes straight colours with alpha`() throws {
    var random = SeededRandom(seed: 9)
    let (width, height) = (75, 140)
    let pixels = random.pixels(width * height)
    let decoded = try PNGDecoding.decode(file(pixels, width, height, hasAlpha: true))
    var expected = [UInt8](repeating: 0, count: width * height * 4)
    zr_straight_rgba(&expected, pixels, width * height)
    #expect(decoded.bytes == expected)
  }

  @Test func `rows wider than deflate's window are encoded too`() throws {
    for hasAlpha in [false, true] {
      let (width, height) = (12000, 3)
      let pixels = pixels(.repeated, width, height)
      let decoded = try PNGDecoding.decode(file(pixels, width, height, hasAlpha: hasAlpha))
      #expect(decoded.width == width)
      #expect(decoded[11999, 2][0] == UInt8(pixels[pixels.count - 1] >> 16 & 255))
    }
  }

  @Test(arguments: Pattern.allCases)
  func `scalar and vector encoders write the same bytes`(_ pattern: Pattern) {
    let (width, height) = (301, 130)
    let pixels = pixels(pattern, width, height)
    let vector = file(pixels, width, height, hasAlpha: false)
    zr_kernels_force_scalar(true)
    let scalar = file(pixels, width, height, hasAlpha: false)
    zr_kernels_force_scalar(false)
    #expect(vector == scalar)
  }

  @Test func `checksums of parts combine to that of the whole`() {
    var random = SeededRandom(seed: 3)
    let bytes = (0..<70_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    for split in [0, 1, 65520, 65521, 65522, 70_000] {
      let (a, b) = (Array(bytes[..<split]), Array(bytes[split...]))
      let combined = zr_adler32_combine(
        zr_adler32(1, a, a.count), zr_adler32(1, b, b.count), b.count)
      #expect(combined == zr_adler32(1, bytes, bytes.count))
    }
  }
}
