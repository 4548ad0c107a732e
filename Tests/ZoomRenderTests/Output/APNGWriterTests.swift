// Animated PNG files.

import CLibDeflate
import Testing

@testable import ZoomRender

struct APNGWriterTests {
  /// Chunks of a file: type and data.
  private static func chunks(_ bytes: [UInt8]) -> [(type: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var position = 8
    while position + 12 <= bytes.count {
      let length = number(bytes[position..<(position + 4)])
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      chunks.append((type, Array(bytes[(position + 8)..<(position + 8 + length)])))
      position += length + 12
    }
    return chunks
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func write(
    _ path: String, jobs: Int, count: Int, rate: Int = 60,
    frame: @escaping @Sendable (Int) throws -> Frame
  ) throws {
    let writer = try APNGWriter(path: path, context: FilmMaking.context)
    try writer.add(count: count, delay: 1, over: rate, jobs: jobs, frame: frame)
    try writer.finish()
  }

  @Test func `an animation states its frames, delays and sequence`() throws {
    let folder = TemporaryFolder()
    let zoom = SyntheticZoom(size: Size(67, 146))
    let path = folder.path + "/zoom.png"
    try Self.write(path, jobs: 1, count: 3) { zoom.frame(at: Double($0) / 2) }
    #expect(Array(TemporaryFolder.files(folder.path).keys) == ["zoom.png"])
    let bytes = TemporaryFolder.bytes(path)
    let chunks = Self.chunks(bytes)
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map {
      Self.number($0.data[..<4])
    }
    #expect(numbers == Array(0..<numbers.count))
    for chunk in chunks {
      if chunk.type == "acTL" { #expect(chunk.data == [0, 0, 0, 3, 0, 0, 0, 0]) }
      if chunk.type == "fcTL" { #expect(Array(chunk.data[20...]) == [0, 1, 0, 60, 0, 0]) }
    }
    #expect(chunks.count { $0.type == "fcTL" } == 3)
    #expect(chunks.last?.type == "IEND")
    // Plain decoders see the first frame.
    #expect(try PNGDecoding.decode(bytes) == FrameMaking.bitmap(zoom.frame(at: 0)))
  }

  @Test func `frames after the first hold the bands that changed, each frame is there`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/board.apng"
    // The bar moves in the last of three bands; two frames are equal.
    try Self.write(path, jobs: 2, count: 4) { FilmMaking.board(at: $0 == 2 ? 1 : $0) }
    let parts = Self.chunks(TemporaryFolder.bytes(path)).filter { $0.type == "fcTL" }.map {
      [Self.number($0.data[16..<20]), Self.number($0.data[8..<12])]
    }
    #expect(parts == [[0, 181], [128, 53], [0, 64], [128, 53]])
  }

  @Test func `the bytes do not depend on the workers`() throws {
    let folder = TemporaryFolder()
    let files = try [1, 4].map { jobs in
      let path = folder.path + "/\(jobs).apng"
      try Self.write(path, jobs: jobs, count: 9) { FilmMaking.board(at: $0) }
      return TemporaryFolder.bytes(path)
    }
    #expect(files[0] == files[1])
  }

  @Test(.enabled(if: FilmMaking.hasFFmpeg))
  func `ffmpeg decodes the drawn pixels at the exact times`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/board.apng"
    try Self.write(path, jobs: 2, count: 9) { FilmMaking.board(at: $0) }
    let text = try FilmMaking.answer([
      "ffmpeg", "-v", "error", "-i", path, "-f", "framecrc", "pipe:1",
    ])
    let lines = try #require(VideoCheck.lines(text))
    #expect(lines.map(\.time) == (0..<9).map { Double($0) * (1.0 / 60) })
    for index in 0..<9 {
      let drawn = try FrameMaking.bitmap(FilmMaking.board(at: index))
      #expect(try FilmMaking.decoded(path, frame: index) == drawn.bytes, "frame \(index)")
    }
  }

  /// Prints delays in units of 1/60 s and a digest of each frame's pixels.
  private static let pillow = """
    import sys, zlib
    from PIL import Image
    image = Image.open(sys.argv[1])
    for n in range(image.n_frames):
        image.seek(n)
        pixels = image.convert('RGBA').tobytes()
        print(round(image.info['duration'] * 60 / 1000, 9), zlib.adler32(pixels, 0))
    """

  private static let hasPillow =
    (try? FilmMaking.answer(["python3", "-c", "import PIL"])) != nil

  @Test(.enabled(if: hasPillow, "Pillow is not installed"))
  func `Pillow decodes the drawn pixels at the exact times`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/board.apng"
    try Self.write(path, jobs: 2, count: 9) { FilmMaking.board(at: $0) }
    let expected = try (0..<9).map { index in
      let bytes = try FrameMaking.bitmap(FilmMaking.board(at: index)).bytes
      return "1.0 \(bytes.withUnsafeBytes { libdeflate_adler32(0, $0.baseAddress, $0.count) })\n"
    }
    #expect(try FilmMaking.answer(["python3", "-c", Self.pillow, path]) == expected.joined())
  }

  /// Chromium's own decoder, asked through WebCodecs: frames and durations in microseconds.
  ///
  /// Chromium keeps durations in whole milliseconds: it cuts 1/60 s down to 16 ms.
  @Test(
    .enabled(if: Chromium.program != nil, "Chromium is not installed"),
    arguments: [(50, 20_000...20_000), (60, 16_000...16_667)])
  func `Chromium decodes every frame with its duration`(
    _ rate: Int, _ durations: ClosedRange<Int>
  ) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/board.apng"
    try Self.write(path, jobs: 2, count: 9, rate: rate) { FilmMaking.board(at: $0) }
    let bytes = TemporaryFolder.bytes(path).map(String.init).joined(separator: ",")
    // Virtual time runs while the page has timers; the timers take real time, in which the decoder,
    // which virtual time does not wait for, does its work.
    let page = folder.write(
      "page.html",
      """
      <body><script>
      setInterval(() => { for (let n = 0; n < 2e7; n++) window.sum = n; }, 50);
      (async () => {
        const data = new Uint8Array([\(bytes)]);
        const decoder = new ImageDecoder({ data, type: 'image/apng' });
        await decoder.tracks.ready;
        const found = [];
        for (let n = 0; n < decoder.tracks.selectedTrack.frameCount; n++)
          found.push((await decoder.decode({ frameIndex: n })).image.duration);
        document.body.innerText = 'durations ' + found.join(' ') + ' end';
      })()
      </script>
      """)
    let answer = try #require(Chromium.dom(of: page))
    let words = answer.split { " <>".contains($0) }
    let start = try #require(words.firstIndex(of: "durations"), "\(answer.suffix(400))")
    let found = words[(start + 1)...].prefix { $0 != "end" }.compactMap { Int($0) }
    #expect(found.count == 9 && found.allSatisfy(durations.contains), "\(found)")
  }
}
