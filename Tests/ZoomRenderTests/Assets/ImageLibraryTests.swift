// Finding, measuring and resampling images.

import Glibc
import Testing

@testable import ZoomRender

struct ImageLibraryTests {
  private let folder = TemporaryFolder()

  private func snapshot(_ declarations: AssetDeclarations = .init()) throws -> AssetSnapshot {
    _ = try TestAssets.snapshot()
    return try AssetSnapshot.load(
      .init(
        assetDirectory: TestAssets.directory, root: folder.path, declarations: declarations))
  }

  private func header(_ source: ImageContent.Source, _ assets: AssetSnapshot)
    -> Result<ImageHeader, ImageProblem>
  {
    assets.header(of: ImageContent(source: source))
  }

  private func problem(_ source: ImageContent.Source, _ assets: AssetSnapshot) -> ImageProblem? {
    if case .failure(let problem) = header(source, assets) { return problem }
    return nil
  }

  private static let png = PNGBuilder(
    width: 4, height: 2, colorType: 2,
    rows: [Array(repeating: 10, count: 12), Array(repeating: 20, count: 12)]
  ).bytes

  @Test func `a file has its pixel size, and a scale by its name`() throws {
    folder.write("a.png", Self.png)
    folder.write("sub/b@2x.png", Self.png)
    let assets = try snapshot()
    #expect(try header(.file("a.png"), assets).get().size == Size(4, 2))
    let double = try header(.file("sub/b@2x.png"), assets).get()
    #expect(double.size == Size(2, 1))
    #expect(double.pixelWidth == 4)
    let own = ImageContent(source: .file("a.png"), scale: 4)
    #expect(try assets.header(of: own).get().size == Size(1, 0.5))
  }

  @Test func `a declared name finds its file and a near miss is suggested`() throws {
    folder.write("a.png", Self.png)
    let assets = try snapshot(.init(images: [.init(name: "cover", value: "a.png")]))
    #expect(try header(.named("cover"), assets).get().pixelWidth == 4)
    #expect(problem(.named("covr"), assets)?.help == "did you mean 'cover'")
  }

  @Test func `pinned photographs are found by name`() throws {
    let assets = try snapshot()
    #expect(try header(.named("chelsea"), assets).get().size == Size(451, 300))
    #expect(try header(.named("seeding"), assets).get().pixelWidth > 1000)
    #expect(problem(.named("../fonts/Inter"), assets)?.id == "asset.missing")
  }

  @Test(arguments: ["", "/etc/hostname", "../a.png", "sub/../../a.png", "no/such.png", "a\u{0}b"])
  func `nothing outside the folder is read`(name: String) throws {
    let found = try #require(problem(.file(name), try snapshot()))
    #expect(["asset.path", "asset.missing"].contains(found.id))
  }

  @Test func `a link that leads out is refused and one that stays inside is followed`() throws {
    folder.write("a.png", Self.png)
    symlink("/etc/hostname", folder.path + "/out.png")
    symlink("a.png", folder.path + "/in.png")
    symlink("/etc", folder.path + "/etc")
    let assets = try snapshot()
    #expect(problem(.file("out.png"), assets)?.id == "asset.path")
    #expect(problem(.file("etc/hostname"), assets)?.id == "asset.path")
    #expect(try header(.file("in.png"), assets).get().pixelWidth == 4)
  }

  @Test func `folders, pipes and empty files are problems`() throws {
    folder.write("sub/x.png", Self.png)
    folder.write("empty.png", [])
    mkfifo(folder.path + "/pipe.png", 0o644)
    let assets = try snapshot()
    for name in ["sub", "empty.png", "pipe.png"] { #expect(problem(.file(name), assets) != nil) }
  }

  @Test func `equal files have equal ids and pixels come at the size that is asked for`() throws {
    folder.write("a.png", Self.png)
    folder.write("b.png", Self.png)
    let assets = try snapshot()
    let id = try header(.file("a.png"), assets).get().id
    #expect(try header(.file("b.png"), assets).get().id == id)
    let image = try assets.image(id, width: 8, height: 4)
    #expect(image.width == 8 && image.height == 4)
    #expect(Array(image.bytes.prefix(4)) == [10, 10, 10, 255])
    #expect(Array(image.bytes.suffix(4)) == [20, 20, 20, 255])
  }

  @Test func `a file that changes meanwhile is an error`() throws {
    folder.write("a.png", Self.png)
    let assets = try snapshot()
    let id = try header(.file("a.png"), assets).get().id
    folder.write("a.png", PNGBuilder(width: 1, height: 1, colorType: 0, rows: [[1]]).bytes)
    let found = #expect(throws: ImageProblem.self) { try assets.image(id, width: 1, height: 1) }
    #expect(found?.id == "asset.changed")
  }

  @Test func `a photograph decoded small looks like the same decoded large`() throws {
    let assets = try snapshot()
    let id = try header(.named("rocket"), assets).get().id
    let small = try assets.image(id, width: 64, height: 43)
    let large = try assets.image(id, width: 640, height: 427)
    let reduced = try #require(large.resampled(width: 64, height: 43))
    var sum = 0
    for (a, b) in zip(small.bytes, reduced.bytes) { sum += abs(Int(a) - Int(b)) }
    #expect(Double(sum) / Double(small.bytes.count) < 3)
  }
}

struct ResamplingTests {
  private func image(_ width: Int, _ height: Int, _ value: (Int, Int) -> UInt8) -> PixelImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += [value(x, y), value(x, y), value(x, y), 255] }
    }
    return PixelImage(width: width, height: height, bytes: bytes, isOpaque: true)
  }

  @Test(arguments: [(1, 1), (7, 3), (16, 16), (33, 5), (100, 80)])
  func `a flat picture stays flat at every size`(width: Int, height: Int) throws {
    let flat = image(16, 16) { _, _ in 173 }
    let result = try #require(flat.resampled(width: width, height: height))
    for at in stride(from: 0, to: result.bytes.count, by: 4) {
      #expect(Array(result.bytes[at..<at + 4]) == [173, 173, 173, 255])
    }
  }

  @Test func `the same size is the same picture`() {
    let noise = image(9, 7) { x, y in UInt8((x * 37 + y * 91) % 256) }
    #expect(noise.resampled(width: 9, height: 7) == noise)
  }

  @Test func `reducing keeps the mean and doubling interpolates`() throws {
    let stripes = image(64, 64) { x, _ in x % 2 == 0 ? 0 : 255 }
    let half = try #require(stripes.resampled(width: 16, height: 16))
    // Edge columns repeat their own stripe; the ones inside see both equally.
    for x in 1..<15 { #expect((126...129).contains(half.bytes[x * 4])) }
    let edge = image(2, 1) { x, _ in x == 0 ? 0 : 200 }
    let wide = try #require(edge.resampled(width: 4, height: 1))
    #expect((0..<4).map { wide.bytes[$0 * 4] } == [0, 50, 150, 200])
  }

  @Test func `a region takes its own pixels only`() throws {
    let halves = image(20, 10) { x, _ in x < 10 ? 0 : 255 }
    let right = try #require(
      halves.resampled(region: Rect(x: 10, y: 0, width: 10, height: 10), width: 30, height: 5))
    #expect((0..<150).allSatisfy { right.bytes[$0 * 4] == 255 })
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: .nan, y: 0, width: 1, height: 1),
    Rect(x: 100, y: 0, width: 5, height: 5), Rect(x: 0, y: 0, width: 1e9, height: 1),
    Rect(x: -50, y: 0, width: 10, height: 10),
  ])
  func `a region without pixels gives nothing`(region: Rect) {
    #expect(image(4, 4) { _, _ in 1 }.resampled(region: region, width: 3, height: 3) == nil)
  }
}
