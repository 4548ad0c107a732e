// Pictures of other tools, pixel for pixel: nothing is lost where a pixel is faint.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct StraightImageTests {
  /// A file of one kind with the pixels that a comparison sees.
  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: PNGBuilder
    var pixels: [UInt8]
  }

  private static func one(
    _ name: String, _ colorType: Int, _ row: [UInt8], _ pixels: [UInt8], bits: Int = 8,
    chunks: [(name: String, content: [UInt8])] = []
  ) -> Kind {
    Kind(
      testDescription: name,
      file: PNGBuilder(
        width: pixels.count / 4, height: 1, colorType: colorType, bitDepth: bits, chunks: chunks,
        rows: [row]), pixels: pixels)
  }

  static let kinds = [
    one("grey", 0, [0, 200], [0, 0, 0, 255, 200, 200, 200, 255]),
    one("grey of one bit", 0, [0b0100_0000], [0, 0, 0, 255, 255, 255, 255, 255], bits: 1),
    one("faint grey", 4, [200, 1], [200, 200, 200, 1]),
    one("RGB", 2, [1, 2, 3], [1, 2, 3, 255]),
    one("faint RGBA", 6, [10, 200, 31, 2], [10, 200, 31, 2]),
    one("clear RGBA", 6, [10, 200, 31, 0], [0, 0, 0, 0]),
    one("RGB of 16 bits", 2, [1, 1, 0, 0, 255, 255], [1, 0, 255, 255], bits: 16),
    one(
      "faint RGBA of 16 bits", 6, [9, 9, 8, 8, 7, 7, 3, 3], [9, 8, 7, 3], bits: 16),
    one(
      "palette with transparency", 3, [1, 0], [40, 50, 60, 3, 10, 20, 30, 255],
      chunks: [("PLTE", [10, 20, 30, 40, 50, 60]), ("tRNS", [255, 3])]),
    one("sRGB", 2, [9, 90, 200], [9, 90, 200, 255], chunks: [("sRGB", [0])]),
    one(
      "sRGB wins over gamma", 6, [9, 90, 200, 5], [9, 90, 200, 5],
      chunks: [("sRGB", [0]), ("gAMA", PNGBuilder.big32(100_000))]),
    // Linear .5 is 188 of 255 in sRGB (IEC 61966-2-1), whatever the alpha.
    one(
      "linear gamma, faint", 6, [128, 128, 128, 1], [188, 188, 188, 1],
      chunks: [("gAMA", PNGBuilder.big32(100_000))]),
    // Near black the curve of sRGB is steep: .00305 is 10, .01526 is 33 of 255.
    one(
      "dark linear grey of 16 bits", 0, [0, 200, 3, 232], [10, 10, 10, 255, 33, 33, 33, 255],
      bits: 16, chunks: [("gAMA", PNGBuilder.big32(100_000))]),
    // Display P3 to sRGB through XYZ, by hand.
    one(
      "code points of Display P3", 2, [160, 130, 110], [166, 129, 107, 255],
      chunks: [("cICP", [12, 13, 0, 1])]),
    one(
      "code points win over gamma", 2, [9, 90, 200], [9, 90, 200, 255],
      chunks: [("cICP", [1, 13, 0, 1]), ("gAMA", PNGBuilder.big32(100_000))]),
    one(
      "code points of another curve are left", 2, [9, 90, 200], [9, 90, 200, 255],
      chunks: [("cICP", [9, 16, 0, 1]), ("sRGB", [0])]),
    one(
      "a profile that is none", 6, [9, 90, 200, 5], [9, 90, 200, 5],
      chunks: [("iCCP", Array("junk\0\0".utf8) + PNGBuilder.stored([1, 2, 3]))]),
  ]

  @Test(arguments: kinds)
  func `a picture of any kind is read as it is`(_ kind: Kind) throws {
    let image = try StraightImage(png: kind.file.bytes, name: "a.png")
    #expect(image.bytes == kind.pixels)
    #expect((image.width, image.height) == (kind.pixels.count / 4, 1))
  }

  @Test func `a level of a pixel that is almost clear is a difference`() {
    let folder = TemporaryFolder()
    func file(_ name: String, _ red: UInt8) -> String {
      folder.write(
        name, PNGBuilder(width: 1, height: 1, colorType: 6, rows: [[red, 0, 0, 1]]).bytes)
    }
    let run = ToolRun.run(["diff", file("a.png", 9), file("b.png", 10)])
    #expect(run.status == .finding)
    #expect(run.result.contains("1 px differ by up to 1"))
  }

  @Test(arguments: [0, 4, 2, 6])
  func `every truncation is refused or a picture`(_ colorType: Int) {
    let row = [UInt8](repeating: 7, count: 8)
    let file = PNGBuilder(width: 2, height: 1, colorType: colorType, rows: [row]).bytes
    for length in 0..<file.count {
      _ = try? StraightImage(png: Array(file[..<length]), name: "a.png")
    }
    #expect(throws: ImageProblem.self) { try StraightImage(png: [], name: "a.png") }
  }
}
