// Image files of every kind to pixels.

import Testing

@testable import ZoomRender

struct ImageDecoderTests {
  private func decode(_ bytes: [UInt8], eighths: Int = 8) throws -> PixelImage {
    let file = try ImageFile.read(bytes, name: "test")
    return try ImageDecoder.decode(bytes, as: file, name: "test", eighths: eighths)
  }

  /// Pixels as (red, green, blue, alpha) rows.
  private func pixels(_ image: PixelImage) -> [[UInt8]] {
    stride(from: 0, to: image.bytes.count, by: 4).map { at in
      [image.bytes[at + 2], image.bytes[at + 1], image.bytes[at], image.bytes[at + 3]]
    }
  }

  // MARK: - PNG

  @Test func `grey, grey with alpha, RGB and RGBA give the same colours`() throws {
    let grey = PNGBuilder(width: 2, height: 1, colorType: 0, rows: [[0, 200]])
    #expect(pixels(try decode(grey.bytes)) == [[0, 0, 0, 255], [200, 200, 200, 255]])
    let greyAlpha = PNGBuilder(width: 2, height: 1, colorType: 4, rows: [[200, 255, 200, 128]])
    #expect(pixels(try decode(greyAlpha.bytes)) == [[200, 200, 200, 255], [100, 100, 100, 128]])
    let rgb = PNGBuilder(width: 2, height: 1, colorType: 2, rows: [[255, 0, 10, 1, 2, 3]])
    #expect(pixels(try decode(rgb.bytes)) == [[255, 0, 10, 255], [1, 2, 3, 255]])
    let rgba = PNGBuilder(
      width: 2, height: 1, colorType: 6, rows: [[255, 0, 10, 0, 255, 2, 3, 51]])
    #expect(pixels(try decode(rgba.bytes)) == [[0, 0, 0, 0], [51, 0, 1, 51]])
    #expect(try decode(rgb.bytes).isOpaque)
    #expect(try !decode(rgba.bytes).isOpaque)
  }

  @Test(arguments: [1, 2, 4])
  func `grey of few bits is spread over all levels`(bits: Int) throws {
    let levels = 1 << bits
    let width = 8 / bits
    var byte = 0
    for index in 0..<width { byte = byte << bits | index % levels }
    let png = PNGBuilder(
      width: width, height: 1, colorType: 0, bitDepth: bits, rows: [[UInt8(byte)]])
    let expected = (0..<width).map { UInt8($0 % levels * 255 / (levels - 1)) }
    #expect(pixels(try decode(png.bytes)).map { $0[0] } == expected)
  }

  @Test func `a palette with transparency becomes premultiplied colours`() throws {
    let png = PNGBuilder(
      width: 3, height: 1, colorType: 3,
      chunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 128])],
      rows: [[0, 1, 2]])
    #expect(
      pixels(try decode(png.bytes)) == [[255, 0, 0, 255], [0, 128, 0, 128], [0, 0, 255, 255]])
  }

  @Test func `sixteen bits are rounded to eight`() throws {
    let png = PNGBuilder(
      width: 3, height: 1, colorType: 0, bitDepth: 16,
      rows: [[0x00, 0x7F, 0x00, 0x81, 0xFF, 0xFF]])
    #expect(pixels(try decode(png.bytes)).map { $0[0] } == [0, 1, 255])
  }

  @Test func `an interlaced file equals its plain twin`() throws {
    // 2x2 pixels: pass 1 holds (0,0), pass 6 (1,0), pass 7 the second row.
    let interlaced = PNGBuilder(
      width: 2, height: 2, colorType: 0, isInterlaced: true, rows: [[10], [20], [30, 40]])
    let plain = PNGBuilder(width: 2, height: 2, colorType: 0, rows: [[10, 20], [30, 40]])
    #expect(try decode(interlaced.bytes) == decode(plain.bytes))
  }

  @Test func `a file gamma of one brightens the middle`() throws {
    let gamma = ("gAMA", PNGBuilder.big32(100_000))
    let png = PNGBuilder(
      width: 3, height: 1, colorType: 2, chunks: [gamma],
      rows: [[0, 0, 0, 128, 128, 128, 255, 255, 255]])
    let found = pixels(try decode(png.bytes)).map { $0[0] }
    // sRGB's encoding of linear .502 is .737.
    #expect(found[0] == 0 && (187...189).contains(found[1]) && found[2] == 255)
    let srgb = PNGBuilder(
      width: 1, height: 1, colorType: 2, chunks: [("sRGB", [0]), gamma], rows: [[9, 8, 7]])
    #expect(pixels(try decode(srgb.bytes)) == [[9, 8, 7, 255]])
    let usual = PNGBuilder(
      width: 1, height: 1, colorType: 2, chunks: [("gAMA", PNGBuilder.big32(45455))],
      rows: [[9, 8, 7]])
    #expect(pixels(try decode(usual.bytes)) == [[9, 8, 7, 255]])
  }

  @Test func `a Display P3 profile is converted and keeps neutral colours`() throws {
    let profile = JPEGBuilder.displayP3()
    let chunk = ("iCCP", Array("p3\0\0".utf8) + PNGBuilder.stored(profile))
    let png = PNGBuilder(
      width: 4, height: 1, colorType: 6, chunks: [chunk],
      rows: [[0, 200, 0, 255, 128, 128, 128, 255, 255, 255, 255, 255, 200, 100, 100, 255]])
    let found = pixels(try decode(png.bytes))
    // P3 (0, 200, 0) lies outside sRGB: red is clipped at 0, green grows.
    #expect(found[0][0] == 0 && (202...206).contains(found[0][1]))
    #expect(found[1].dropLast().allSatisfy { (127...129).contains($0) })
    #expect(found[2] == [255, 255, 255, 255])
    // Computed from the primaries: (200, 100, 100) becomes about (215, 94, 97).
    #expect((213...217).contains(found[3][0]) && (91...97).contains(found[3][1]), "\(found[3])")
  }

  @Test func `a profile of the wrong kind is ignored`() throws {
    let junk = ("iCCP", Array("junk\0\0".utf8) + PNGBuilder.stored([1, 2, 3]))
    let png = PNGBuilder(width: 1, height: 1, colorType: 2, chunks: [junk], rows: [[9, 8, 7]])
    #expect(pixels(try decode(png.bytes)) == [[9, 8, 7, 255]])
  }

  // MARK: - JPEG

  /// Left half red, right half blue; top half bright.
  private func halves(_ width: Int, _ height: Int) -> [UInt8] {
    (0..<height).flatMap { y in
      (0..<width).flatMap { x -> [UInt8] in
        let level: UInt8 = y < height / 2 ? 240 : 80
        return x < width / 2 ? [level, 0, 0] : [0, 0, level]
      }
    }
  }

  private func color(_ image: PixelImage, _ x: Int, _ y: Int) -> [UInt8] {
    pixels(image)[y * image.width + x]
  }

  private func isNear(_ found: [UInt8], _ expected: [Int], by bound: Int = 6) -> Bool {
    zip(found, expected).allSatisfy { abs(Int($0) - $1) <= bound }
  }

  @Test(arguments: [false, true])
  func `a JPEG gives its colours, progressive or not`(isProgressive: Bool) throws {
    let jpeg = JPEGBuilder.jpeg(
      width: 32, height: 16, samples: halves(32, 16), progressive: isProgressive)
    let image = try decode(jpeg)
    #expect(image.width == 32 && image.height == 16 && image.isOpaque)
    #expect(isNear(color(image, 4, 3), [240, 0, 0, 255]))
    #expect(isNear(color(image, 28, 12), [0, 0, 80, 255]))
  }

  /// Orientation, and what stands at the top left: column and row of the stored picture.
  @Test(
    arguments: [
      (1, 0, 0), (2, 31, 0), (3, 31, 15), (4, 0, 15), (5, 0, 0), (6, 0, 15), (7, 31, 15),
      (8, 31, 0),
    ], [true, false])
  func `EXIF orientation decides size and corner`(
    _ item: (orientation: Int, x: Int, y: Int), isLittle: Bool
  ) throws {
    let plain = JPEGBuilder.jpeg(width: 32, height: 16, samples: halves(32, 16))
    let jpeg = JPEGBuilder.inserting(
      0xE1, JPEGBuilder.exif(orientation: item.orientation, isLittle: isLittle), into: plain)
    let file = try ImageFile.read(jpeg, name: "test")
    let image = try decode(jpeg)
    let swaps = item.orientation >= 5
    #expect(file.orientedSize == (swaps ? (16, 32) : (32, 16)))
    #expect((image.width, image.height) == file.orientedSize)
    #expect(color(image, 0, 0) == color(try decode(plain), item.x, item.y))
  }

  @Test func `turning by six and eight are opposite`() throws {
    let plain = try decode(JPEGBuilder.jpeg(width: 32, height: 16, samples: halves(32, 16)))
    func turned(_ orientation: Int) throws -> PixelImage {
      let jpeg = JPEGBuilder.jpeg(width: 32, height: 16, samples: halves(32, 16))
      return try decode(
        JPEGBuilder.inserting(
          0xE1, JPEGBuilder.exif(orientation: orientation, isLittle: true), into: jpeg))
    }
    // Shown clockwise, the stored left edge is on top.
    let clockwise = try turned(6)
    #expect(color(clockwise, 15, 0) == color(plain, 0, 0))
    #expect(color(clockwise, 15, 31) == color(plain, 31, 0))
    let counterclockwise = try turned(8)
    #expect(color(counterclockwise, 0, 31) == color(plain, 0, 0))
  }

  @Test func `a JPEG in Display P3 is converted`() throws {
    let samples = [UInt8](repeating: 0, count: 64).flatMap { _ in [200, 100, 100] as [UInt8] }
    let jpeg = JPEGBuilder.inserting(
      0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + JPEGBuilder.displayP3(),
      into: JPEGBuilder.jpeg(width: 8, height: 8, samples: samples))
    #expect(isNear(color(try decode(jpeg), 3, 3), [215, 94, 97, 255], by: 3))
  }

  @Test func `CMYK without a profile is the product of its complements`() throws {
    let samples = (0..<64).flatMap { _ in [0, 128, 255, 51] as [UInt8] }
    let jpeg = JPEGBuilder.jpeg(width: 8, height: 8, samples: samples)
    let file = try ImageFile.read(jpeg, name: "test")
    #expect(file.components == 4 && file.hasAdobeMarker)
    // With an Adobe marker, which the encoder writes, 255 is no ink.
    #expect(isNear(color(try decode(jpeg), 3, 3), [0, 26, 51, 255], by: 3))
  }

  @Test func `grey JPEGs and reduced decodes keep their levels`() throws {
    let jpeg = JPEGBuilder.jpeg(
      width: 64, height: 40, samples: [UInt8](repeating: 90, count: 64 * 40))
    for eighths in 1...8 {
      let image = try decode(jpeg, eighths: eighths)
      #expect(image.width == 8 * eighths && image.height == 5 * eighths)
      #expect(isNear(color(image, 2, 2), [90, 90, 90, 255], by: 1))
    }
  }

  // MARK: - WebP

  /// A lossless WebP of 2x1 pixels: red, and green at half alpha.
  @Test func `a WebP with alpha is premultiplied`() throws {
    let webP = try #require(
      WebPBuilder.lossless(
        width: 2, height: 1,
        bgra: [
          0, 0, 255, 255, 0, 200, 0, 128,
        ]))
    let image = try decode(webP)
    #expect(pixels(image) == [[255, 0, 0, 255], [0, 100, 0, 128]])
  }

  // MARK: - Hostile files

  @Test func `every truncation of every kind is an error or a picture, never a crash`() throws {
    let files = [
      PNGBuilder(width: 9, height: 9, colorType: 6, rows: Array(repeating: Array(0..<36), count: 9))
        .bytes,
      JPEGBuilder.inserting(
        0xE1, JPEGBuilder.exif(orientation: 6, isLittle: false),
        into: JPEGBuilder.jpeg(width: 32, height: 16, samples: halves(32, 16))),
      try #require(WebPBuilder.lossless(width: 2, height: 1, bgra: Array(0..<8))),
    ]
    for file in files {
      var errors = 0
      for length in 0..<file.count {
        do {
          let image = try decode(Array(file.prefix(length)))
          #expect(image.bytes.count == image.width * image.height * 4)
        } catch is ImageProblem {
          errors += 1
        }
      }
      #expect(errors > 0)
    }
  }

  @Test func `random damage is an error or a picture, never a crash`() throws {
    var random = SplitMix(seed: 7)
    let file = JPEGBuilder.inserting(
      0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + JPEGBuilder.displayP3(),
      into: JPEGBuilder.jpeg(width: 32, height: 16, samples: halves(32, 16)))
    let png = PNGBuilder(
      width: 4, height: 4, colorType: 2, rows: Array(repeating: Array(0..<12), count: 4)
    ).bytes
    for _ in 0..<400 {
      for original in [file, png] {
        var bytes = original
        for _ in 0..<3 { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
        if let image = try? decode(bytes) {
          #expect(image.bytes.count == image.width * image.height * 4)
        }
      }
    }
  }

  @Test func `a picture of more than 64 million pixels is refused by its header`() throws {
    var png = PNGBuilder(width: 8001, height: 8000, colorType: 0, rows: [[0]])
    let problem = #expect(throws: ImageProblem.self) { try decode(png.bytes) }
    #expect(problem?.id == "asset.image-size")
    png.width = 1 << 30
    png.height = 1 << 30
    #expect(throws: ImageProblem.self) { try decode(png.bytes) }
  }

  @Test(arguments: [
    ("GIF89a", "a GIF image"), ("II*\u{0}", "a TIFF image"), ("BM....", "a BMP image"),
    ("%PDF-1.4", "a PDF document"), ("\u{0}\u{0}\u{0}\u{18}ftypheic", "a HEIC image"),
    ("<svg xmlns", "an SVG drawing"),
  ])
  func `other formats are named with the command that converts them`(
    start: String, kind: String
  ) {
    let problem = #expect(throws: ImageProblem.self) {
      try ImageFile.read(Array(start.utf8) + [0, 0, 0, 0], name: "a.heic")
    }
    #expect(problem?.id == "asset.format")
    #expect(problem?.message.contains(kind) == true)
    #expect(problem?.help?.contains("magick 'a.heic'") == true)
  }
}
