// `diff` of folders, animations and videos.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct DiffSequenceTests {
  /// Pictures of a square that moves right by a pixel a frame, from `first`.
  private static func pictures(_ count: Int, from first: Int = 0, wrong: Int? = nil) -> [Bitmap] {
    (0..<count).map { index in
      var bytes = [UInt8](repeating: 255, count: 40 * 20 * 4)
      for y in 5..<12 {
        for x in (first + index)..<(first + index + 6) where x >= 0 {
          bytes[(y * 40 + x) * 4] = index == wrong ? 9 : 0
        }
      }
      return Bitmap(width: 40, height: 20, bytes: bytes)
    }
  }

  private static func write(_ pictures: [Bitmap], _ name: String, to folder: TemporaryFolder) throws
  {
    for (index, picture) in pictures.enumerated() {
      folder.write("\(name)/\(PNGSequence.fileName(index))", try PNGBitmap.encode(picture))
    }
  }

  /// An animation whose frames are whole canvases.
  private static func animation(_ pictures: [Bitmap], to path: String, _ folder: TemporaryFolder)
    throws -> String
  {
    var chunks = PNGChunks()
    chunks.begin(width: 40, height: 20, hasAlpha: false)
    chunks.chunk(
      "acTL", PNGChunks.bigEndian(pictures.count) + PNGChunks.bigEndian(0))
    for (index, picture) in pictures.enumerated() {
      let box = [40, 20, 0, 0].flatMap(PNGChunks.bigEndian)
      chunks.chunk("fcTL", PNGChunks.bigEndian(index * 2) + box + [0, 1, 0, 60, 0, 0])
      let data = try GoldenPicture.compressed(picture, channels: 3)
      if index == 0 {
        chunks.chunk("IDAT", data)
      } else {
        chunks.chunk("fdAT", PNGChunks.bigEndian(index * 2 - 1) + data)
      }
    }
    chunks.end()
    return folder.write(path, chunks.bytes)
  }

  @Test func `folders are compared name by name`() throws {
    let folder = TemporaryFolder()
    try Self.write(Self.pictures(3), "a", to: folder)
    try Self.write(Self.pictures(4, wrong: 1), "b", to: folder)
    let run = ToolRun.run(["diff", folder.path + "/a", folder.path + "/b"])
    #expect(run.status == .finding)
    #expect(run.result.contains("frame-0000.png: equal"))
    #expect(run.result.contains("frame-0001.png: 42 px differ by up to 9 in 6×7 px at 1, 5"))
    #expect(run.result.contains("frame-0003.png: only in the second"))
  }

  @Test func `an animation equals the folder of its frames, and a late one is said to be late`()
    throws
  {
    let folder = TemporaryFolder()
    try Self.write(Self.pictures(12), "frames", to: folder)
    let a = try Self.animation(Self.pictures(12), to: "a.png", folder)
    let late = try Self.animation(Self.pictures(12, from: -2), to: "late.png", folder)
    let same = ToolRun.run(["diff", a, folder.path + "/frames"])
    #expect(same.status == .success)
    #expect(same.result == "0 of 12 frames differ\n")
    let run = ToolRun.run(["diff", a, late])
    #expect(run.status == .finding)
    #expect(
      run.result.hasSuffix(
        "12 of 12 frames differ: the second is 2 frames late, residual 0 px\n"))
    let json = ToolRun.run(["diff", a, late, "--json"]).result
    #expect(json.hasPrefix("{\"framesLate\": 2, \"pairs\": ["))
  }

  @Test func `parts of frames are laid over what is there and taken away again`() throws {
    let folder = TemporaryFolder()
    // A red canvas; a blue square over it that is cleared; a half green one blended over.
    var chunks = PNGChunks()
    chunks.begin(width: 4, height: 1, hasAlpha: true)
    chunks.chunk("acTL", PNGChunks.bigEndian(3) + PNGChunks.bigEndian(0))
    let parts: [(box: [Int], pixels: [UInt8], dispose: UInt8, blend: UInt8)] = [
      ([4, 1, 0, 0], (0..<4).flatMap { _ in [255, 0, 0, 255] as [UInt8] }, 0, 0),
      ([1, 1, 1, 0], [0, 0, 255, 255], 1, 0), ([2, 1, 1, 0], [0, 255, 0, 128, 0, 0, 0, 0], 0, 1),
    ]
    for (index, part) in parts.enumerated() {
      chunks.chunk(
        "fcTL",
        PNGChunks.bigEndian(index) + part.box.flatMap(PNGChunks.bigEndian)
          + [0, 1, 0, 60, part.dispose, part.blend])
      let bitmap = Bitmap(width: part.box[0], height: 1, bytes: part.pixels)
      let data = try GoldenPicture.compressed(bitmap, channels: 4)
      if index == 0 {
        chunks.chunk("IDAT", data)
      } else {
        chunks.chunk("fdAT", PNGChunks.bigEndian(index) + data)
      }
    }
    chunks.end()
    var reader = try APNGReader(chunks.bytes, name: "a.png")
    let frames = try (0..<3).map { _ in try #require(try reader.next()).bitmap.bytes }
    #expect(try reader.next() == nil)
    #expect(frames[0] == parts[0].pixels)
    #expect(Array(frames[1][4..<8]) == [0, 0, 255, 255])
    // The blue square is gone: half green over nothing, and over red where nothing was drawn.
    #expect(Array(frames[2][4..<8]) == [0, 255, 0, 128])
    #expect(Array(frames[2][8..<12]) == [255, 0, 0, 255])
    _ = folder
  }

  @Test func `every truncation of an animation is an error that names it`() throws {
    let folder = TemporaryFolder()
    let whole = try GoldenStore.bytes(
      of: try Self.animation(Self.pictures(3), to: "a.png", folder))
    for length in stride(from: 9, to: whole.count - 12, by: 1) {
      var reader: APNGReader
      do {
        reader = try APNGReader(Array(whole[..<length]), name: "a.png")
        while try reader.next() != nil {}
        Issue.record("\(length) bytes are not the whole animation")
      } catch let problem as GoldenProblem {
        #expect(problem.message.contains("a.png") || problem.message.contains("frame"))
      }
    }
  }

  @Test(.enabled(if: FilmMaking.hasFFmpeg, "ffmpeg is missing"))
  func `a lossless video equals the frames it was made of`() throws {
    let folder = TemporaryFolder()
    let context = RasterContext(assets: try TestAssets.snapshot(), pixelsPerPoint: 1)
    let zoom = SyntheticZoom(size: Size(120, 160))
    let path = folder.path + "/a.mp4"
    let writer = VideoWriter(
      context: context, options: .init(path: path, framesPerSecond: 60, preset: .lossless))
    try writer.write(count: 5) { zoom.frame(at: Double($0) / 8) }
    let rasterizer = FrameRasterizer(context)
    for index in 0..<5 {
      let bitmap = try rasterizer.bitmap(of: zoom.frame(at: Double(index) / 8))
      folder.write("frames/\(PNGSequence.fileName(index))", try PNGBitmap.encode(bitmap))
    }
    let run = ToolRun.run(["diff", path, folder.path + "/frames"])
    #expect(run.result == "0 of 5 frames differ\n", "\(run.messages)")
    let broken = folder.write("broken.mp4", Array(repeating: 7, count: 400))
    let refused = ToolRun.run(["diff", broken, path])
    #expect(refused.status == .inputUnreadable)
    #expect(refused.messages.contains("broken.mp4"))
  }
}
