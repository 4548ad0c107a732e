// Video files: what players and editors are told, and what they decode.

import Glibc
import Testing

@testable import ZoomRender

@Suite(.enabled(if: FilmMaking.hasFFmpeg, "ffmpeg is not installed"))
struct VideoWriterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var format: VideoFormat
    var preset: VideoWriter.Preset
    /// Codec and pixel form, as `ffprobe` names them.
    var stream: (codec: String, pixels: String)
    /// Largest error of a flat colour, of 255.
    var tolerance: Int
    var testDescription: String { "\(format.rawValue) \(preset.rawValue)" }
  }

  static let cases = [
    Case(format: .mp4, preset: .share, stream: ("h264", "yuv420p"), tolerance: 2),
    Case(format: .mov, preset: .share, stream: ("h264", "yuv420p"), tolerance: 2),
    Case(format: .mkv, preset: .share, stream: ("h264", "yuv420p"), tolerance: 2),
    Case(format: .webm, preset: .share, stream: ("vp9", "yuv420p"), tolerance: 2),
    Case(format: .avif, preset: .share, stream: ("av1", "yuv420p"), tolerance: 2),
    Case(format: .gif, preset: .share, stream: ("gif", "bgra"), tolerance: 2),
    Case(format: .mp4, preset: .lossless, stream: ("h264", "gbrp"), tolerance: 0),
    Case(format: .mov, preset: .lossless, stream: ("qtrle", "rgb24"), tolerance: 0),
    Case(format: .mkv, preset: .lossless, stream: ("ffv1", "bgr0"), tolerance: 0),
    Case(format: .webm, preset: .lossless, stream: ("vp9", "gbrp"), tolerance: 0),
    Case(format: .avif, preset: .lossless, stream: ("av1", "gbrp"), tolerance: 0),
    Case(format: .apng, preset: .lossless, stream: ("apng", "rgb24"), tolerance: 0),
    Case(format: .mov, preset: .alpha, stream: ("prores", "yuva444p12le"), tolerance: 2),
    Case(format: .webm, preset: .alpha, stream: ("vp9", "yuv420p"), tolerance: 2),
    Case(format: .mkv, preset: .alpha, stream: ("ffv1", "bgra"), tolerance: 0),
    Case(format: .avif, preset: .alpha, stream: ("av1", "yuv420p"), tolerance: 2),
    Case(format: .apng, preset: .alpha, stream: ("apng", "rgba"), tolerance: 0),
  ]

  @Test(arguments: cases)
  func `a film has every frame, its tags, and the colours that were drawn`(_ item: Case) throws {
    let folder = TemporaryFolder()
    var files: [[UInt8]] = []
    for jobs in [1, 3] {
      let path = folder.path + "/film \(jobs).\(item.format.rawValue)"
      let options = VideoWriter.Options(path: path, preset: item.preset, jobs: jobs)
      let summary = try VideoWriter(context: FilmMaking.context, options: options).write(
        count: 7, frame: { FilmMaking.board(at: $0) })
      #expect(summary.frames == 7 && (summary.flatError ?? 99) <= item.tolerance)
      files.append(TemporaryFolder.bytes(path))
    }
    #expect(files[0] == files[1], "one job and three give other bytes")
    #expect(TemporaryFolder.files(folder.path).count == 2, "nothing else is left behind")
    let path = folder.path + "/film 1.\(item.format.rawValue)"
    let facts = try FilmMaking.facts(path)
    #expect(facts["codec_name"] == item.stream.codec)
    #expect(facts["pix_fmt"] == item.stream.pixels)
    #expect(facts["nb_read_frames"] == "7")
    // Matroska states no decoding times.
    #expect(Double(facts["dts_time"] ?? "") ?? 0 == 0)
    if item.preset == .share, item.format != .gif {
      // AVIF holds odd sizes.
      let size = item.format == .avif ? ("193", "181") : ("194", "182")
      #expect(facts["width"] == size.0 && facts["height"] == size.1)
      #expect(facts["color_range"] == "tv")
      #expect(facts["color_space"] == (item.format == .avif ? "smpte170m" : "bt709"))
      #expect(facts["color_primaries"] == "bt709" && facts["color_transfer"] == "iec61966-2-1")
    }
    let errors = try Self.flatErrors(path, item)
    print("\(item.testDescription): " + errors.map(String.init).joined(separator: " "))
    #expect(errors.allSatisfy { $0 <= item.tolerance })
  }

  /// The error of each colour of the board, at the middle of its square, in the last frame.
  static func flatErrors(_ path: String, _ item: Case) throws -> [Int] {
    let isVP9Alpha = item.format == .webm && item.preset == .alpha
    let pixels = try FilmMaking.decoded(
      path, frame: 6, decoder: isVP9Alpha ? ["-c:v", "libvpx-vp9"] : [])
    let width = item.preset == .share && ![.gif, .avif].contains(item.format) ? 194 : 193
    return FilmMaking.colors.enumerated().map { number, color in
      let index = 4 * ((number / 4 * 48 + 24) * width + number % 4 * 48 + 24)
      let expected = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      return (0..<3).map { abs(Int(pixels[index + $0]) - expected[$0]) }.max() ?? 255
    }
  }

  @Test(arguments: [VideoFormat.mp4, .mov])
  func `the index is in front of the frames, and rate and start are exact`(
    _ format: VideoFormat
  ) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/film.\(format.rawValue)"
    try VideoWriter(context: FilmMaking.context, options: .init(path: path)).write(
      count: 9, frame: { FilmMaking.board(at: $0) })
    let bytes = TemporaryFolder.bytes(path)
    func place(_ box: String) -> Int? {
      let name = Array(box.utf8)
      return bytes.indices.dropLast(4).first { Array(bytes[$0..<($0 + 4)]) == name }
    }
    let (index, frames) = (try #require(place("moov")), try #require(place("mdat")))
    #expect(index < frames)
    #expect(place("colr") != nil)
    let facts = try FilmMaking.facts(path)
    #expect(facts["r_frame_rate"] == "60/1" && facts["avg_frame_rate"] == "60/1")
    #expect(facts["has_b_frames"] == "0" && facts["start_time"] == "0.000000")
  }

  @Test(arguments: [
    (23.976, "24000/1001"), (25, "25/1"), (59.94, "60000/1001"), (120, "120/1"), (7, "7/1"),
  ])
  func `rates are exact fractions, and times as near as the format holds`(
    _ asked: Double, _ written: String
  ) throws {
    let folder = TemporaryFolder()
    for format in ["mp4", "mkv", "webm", "mov"] {
      var options = VideoWriter.Options(path: "\(folder.path)/film.\(format)")
      options.rate = try #require(FrameRate(asked))
      // Times are compared when the file is checked.
      try VideoWriter(context: FilmMaking.context, options: options).write(
        count: 12, frame: { FilmMaking.board(at: $0) })
      if format == "mp4" {
        #expect(try FilmMaking.facts(options.path)["avg_frame_rate"] == written)
      }
    }
  }

  @Test(arguments: [(60, 2), (30, 3), (25, 4), (12, 8)])
  func `a GIF shows every frame for whole hundredths of a second`(
    _ asked: Int, _ delay: Int
  ) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/film.gif"
    let writer = VideoWriter(
      context: FilmMaking.context, options: .init(path: path, framesPerSecond: asked))
    #expect(writer.rate.framesPerSecond == 100 / Double(delay))
    // Two equal frames in the middle: they may not be joined.
    try writer.write(count: 12, frame: { FilmMaking.board(at: $0 == 6 ? 5 : $0) })
    let bytes = TemporaryFolder.bytes(path)
    #expect(VideoCheck.delays(ofGIF: bytes) == Array(repeating: delay, count: 12))
    #expect(VideoCheck.delays(ofGIF: Array(bytes.dropLast(20))) == nil)
    #expect(try FilmMaking.facts(path)["nb_read_frames"] == "12")
  }

  @Test func `transparent colours are straight, and premultiplied in ProRes`() throws {
    let folder = TemporaryFolder()
    let bounds = Rect(x: 0, y: 0, width: 64, height: 64)
    let half = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let frame = FrameMaking.frame(
      64, 64, background: .white,
      [FrameMaking.layer(.color(half), bounds: Rect(x: 0, y: 0, width: 64, height: 32))])
    _ = bounds
    for (name, decoder, expected) in [
      ("a.mov", [], [128, 64, 0, 128]), ("a.webm", ["-c:v", "libvpx-vp9"], [255, 128, 0, 128]),
      ("a.mkv", [], [255, 128, 0, 128]), ("a.apng", [], [255, 128, 0, 128]),
    ] as [(String, [String], [Int])] {
      let options = VideoWriter.Options(path: folder.path + "/" + name, preset: .alpha)
      try VideoWriter(context: FilmMaking.context, options: options).write(
        count: 3, frame: { _ in frame })
      let pixels = try FilmMaking.decoded(options.path, frame: 1, decoder: decoder)
      let found = pixels[(4 * (16 * 64 + 32))...].prefix(4).map(Int.init)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(name): \(found)")
      #expect(pixels[4 * (48 * 64 + 32) + 3] <= 1, "\(name): clear below")
    }
  }

  private static let pillow = "import sys; from PIL import Image, features; "
  private static let hasPillowAVIF =
    (try? FilmMaking.answer(["python3", "-c", pillow + "assert features.check('avif')"])) != nil

  @Test(.enabled(if: hasPillowAVIF, "Pillow without AVIF"))
  func `another decoder sees the straight colours of an AVIF`() throws {
    let folder = TemporaryFolder()
    let half = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let frame = FrameMaking.frame(
      64, 64, [FrameMaking.layer(.color(half), bounds: Rect(x: 0, y: 0, width: 64, height: 32))])
    let options = VideoWriter.Options(path: folder.path + "/a.avif", preset: .alpha)
    try VideoWriter(context: FilmMaking.context, options: options).write(
      count: 3, frame: { _ in frame })
    let text = try FilmMaking.answer([
      "python3", "-c",
      Self.pillow + "i = Image.open(sys.argv[1]); i.seek(1); i = i.convert('RGBA'); "
        + "print(*i.getpixel((32, 16)), i.getpixel((32, 48))[3])", options.path,
    ])
    let found = text.split { " \n".contains($0) }.compactMap { Int($0) }
    #expect(found.count == 5)
    #expect(zip(found, [255, 128, 0, 128, 0]).allSatisfy { abs($0 - $1) <= 2 }, "\(found)")
  }

  @Test(.enabled(if: hasPillowAVIF, "Pillow without AVIF"))
  func `another decoder sees the flat colours of an opaque AVIF`() throws {
    let folder = TemporaryFolder()
    let options = VideoWriter.Options(path: folder.path + "/a.avif")
    try VideoWriter(context: FilmMaking.context, options: options).write(
      count: 3, frame: { FilmMaking.board(at: $0) })
    let text = try FilmMaking.answer([
      "python3", "-c",
      Self.pillow + "i = Image.open(sys.argv[1]); i.seek(1); i = i.convert('RGB'); "
        + "[print(*i.getpixel((n % 4 * 48 + 24, n // 4 * 48 + 24))) for n in range(12)]",
      options.path,
    ])
    let found = text.split { " \n".contains($0) }.compactMap { Int($0) }
    let drawn = FilmMaking.colors.flatMap {
      [$0.red, $0.green, $0.blue].map { Int(($0 * 255).rounded()) }
    }
    try #require(found.count == drawn.count)
    #expect(zip(found, drawn).allSatisfy { abs($0 - $1) <= 2 }, "\(found)")
  }

  @Test func `a WebP is decoded frame by frame when it is checked`() throws {
    let folder = TemporaryFolder()
    for hasAlpha in [false, true] {
      let options = VideoWriter.Options(path: folder.path + "/film.webp", hasAlpha: hasAlpha)
      let summary = try VideoWriter(context: FilmMaking.context, options: options).write(
        count: 9, frame: { FilmMaking.board(at: $0 == 6 ? 5 : $0) })
      #expect(summary.flatError == 0)
    }
  }

  @Test func `chapters are named`() throws {
    let folder = TemporaryFolder()
    var options = VideoWriter.Options(path: folder.path + "/film.mp4")
    options.chapters = [
      .init(frame: 0, title: "Real time"), .init(frame: 4, title: "¼ speed; a=b #1 \\"),
    ]
    try VideoWriter(context: FilmMaking.context, options: options).write(
      count: 8, frame: { FilmMaking.board(at: $0) })
    let text = try FilmMaking.answer([
      "ffprobe", "-v", "error", "-show_chapters", "-of", "csv", options.path,
    ])
    #expect(text.contains("Real time") && text.contains("¼ speed; a=b #1 \\"))
    #expect(text.contains("0.067000"))
    #expect(TemporaryFolder.files(folder.path).count == 1)
  }

  @Test(arguments: ["-lead.mp4", "a b:c.mp4", "http:x.mp4", "%03d 'q' \"d\" $(x).mp4", "ü\n.MP4"])
  func `odd file names are file names`(_ name: String) throws {
    let folder = TemporaryFolder()
    let options = VideoWriter.Options(path: folder.path + "/" + name)
    try VideoWriter(context: FilmMaking.context, options: options).write(
      count: 2, frame: { FilmMaking.board(at: $0) })
    #expect(Array(TemporaryFolder.files(folder.path).keys) == [name])
  }
}
