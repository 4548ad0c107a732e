// Videos that cannot be written: what is said, and that nothing stays behind.

import Glibc
import Testing

@testable import ZoomRender

struct VideoFailureTests {
  private static func write(_ options: VideoWriter.Options, count: Int = 40) throws {
    try VideoWriter(context: FilmMaking.context, options: options).write(
      count: count, frame: { FilmMaking.board(at: $0) })
  }

  /// Options with a program that stands in for ffmpeg.
  private static func options(
    _ folder: TemporaryFolder, encoders: [String] = ["libx264"], _ work: String
  ) -> VideoWriter.Options {
    var options = VideoWriter.Options(path: folder.path + "/film.mp4", jobs: 2)
    options.program = FilmMaking.script(folder, encoders: encoders, work)
    return options
  }

  /// The folder holds nothing but the program.
  private static func isTidy(_ folder: TemporaryFolder) -> Bool {
    Array(TemporaryFolder.files(folder.path).keys) == ["ffmpeg"]
  }

  @Test func `a missing program is named with its package`() {
    var options = VideoWriter.Options(path: "/tmp/film.mp4")
    options.program = "zoom-render-no-such-program"
    #expect {
      try Self.write(options)
    } throws: { error in
      "\(error)".hasPrefix("'zoom-render-no-such-program' is needed and was not found")
        && "\(error)".contains("apt-get install ffmpeg") && "\(error)".contains(".apng")
    }
  }

  @Test func `a missing encoder is named with the formats that remain`() {
    let folder = TemporaryFolder()
    let options = Self.options(folder, encoders: ["ffv1", "gif", "libvpx-vp9"], "exit 1")
    #expect {
      try Self.write(options)
    } throws: { error in
      "\(error)".contains("with the encoder libx264")
        && "\(error)".contains("can write webm, gif, apng")
    }
    #expect(Self.isTidy(folder))
  }

  @Test func `a program that dies midway is an error with its last words`() {
    let folder = TemporaryFolder()
    let work = "head -c 100000 > /dev/null; echo 'the encoder broke' >&2; kill -SEGV $$"
    #expect {
      try Self.write(Self.options(folder, work))
    } throws: { error in
      (error as? ProgramFailure)?.message == "the encoder broke\n"
        && "\(error)".contains("was ended by signal 11")
    }
    #expect(Self.isTidy(folder))
  }

  @Test func `a program that leaves early without an error is an error`() {
    let folder = TemporaryFolder()
    #expect(throws: ProgramFailure.self) {
      try Self.write(Self.options(folder, "head -c 100000 > /dev/null; exit 0"))
    }
    #expect(Self.isTidy(folder))
  }

  @Test func `a full disk is an error of the file`() {
    let folder = TemporaryFolder()
    let work = "head -c 100000 > /dev/null; echo 'x: No space left on device' >&2; exit 1"
    #expect {
      try Self.write(Self.options(folder, work))
    } throws: { error in
      (error as? OutputError)?.number == ENOSPC
        && (error as? OutputError)?.path == folder.path + "/film.mp4"
    }
    #expect(Self.isTidy(folder))
  }

  @Test func `a program that talks without end does not stop the run`() {
    let folder = TemporaryFolder()
    let work = "yes 'a warning' | head -c 300000 >&2; cat > /dev/null; exit 3"
    #expect(throws: ProgramFailure.self) { try Self.write(Self.options(folder, work)) }
    #expect(Self.isTidy(folder))
  }

  @Test(
    .enabled(if: FilmMaking.hasFFmpeg), arguments: ["/dev/null/film.mp4", "/proc/film.mp4"])
  func `a folder that cannot be written is found before anything is encoded`(_ path: String) {
    #expect(throws: OutputError.self) { try Self.write(.init(path: path)) }
  }

  @Test(.enabled(if: FilmMaking.hasFFmpeg))
  func `a frame that fails leaves nothing behind`() {
    struct Stop: Error {}
    let folder = TemporaryFolder()
    for name in ["film.mp4", "film.gif", "film.apng"] {
      #expect(throws: Stop.self) {
        try VideoWriter(
          context: FilmMaking.context, options: .init(path: folder.path + "/" + name, jobs: 2)
        ).write(count: 30) { index in
          if index == 17 { throw Stop() }
          return FilmMaking.board(at: index)
        }
      }
    }
    #expect(TemporaryFolder.files(folder.path).isEmpty)
  }

  /// What no file can hold.
  private static let impossible: [(VideoFormat, VideoWriter.Preset, Bool)] = [
    (.mp4, .alpha, false), (.mp4, .share, true), (.mp4, .lossless, true), (.gif, .alpha, false),
    (.gif, .lossless, false), (.webm, .lossless, true), (.avif, .lossless, true),
  ]

  @Test func `combinations that no file holds are refused with those that do`() {
    for format in VideoFormat.allCases {
      for preset in VideoWriter.Preset.allCases {
        for hasAlpha in [false, true] {
          let isImpossible =
            Self.impossible.contains { $0.0 == format && $0.1 == preset && $0.2 == hasAlpha }
            || Self.impossible.contains { $0.0 == format && preset == .alpha && $0.1 == .alpha }
            || (format == .gif && (hasAlpha || preset != .share))
          do {
            _ = try VideoEncoding(format, preset, hasAlpha: hasAlpha, rate: .sixty)
            #expect(!isImpossible, "\(format) \(preset) \(hasAlpha)")
          } catch {
            #expect(isImpossible, "\(format) \(preset) \(hasAlpha)")
            #expect(error.description.contains("apng"))
          }
        }
      }
    }
  }

  @Test func `limits are told before encoding`() throws {
    func limits(
      _ format: VideoFormat, _ preset: VideoWriter.Preset, _ width: Int, _ height: Int,
      version: String = "5.1.9-0+deb12u1"
    ) throws -> String {
      let rate = format.rate(nearest: .sixty)
      let program = FFmpeg(program: "ffmpeg", banner: "ffmpeg version \(version) x", table: "")
      return try VideoEncoding(format, preset, hasAlpha: false, rate: rate).limits(
        width: width, height: height, asked: .sixty, rate: rate, program: program
      ).joined(separator: "\n")
    }
    #expect(try limits(.mp4, .share, 393, 851).contains("393x851 px become 394x852"))
    #expect(try limits(.mp4, .share, 402, 874) == "")
    #expect(try limits(.mp4, .share, 1206, 2622).contains("level 4.2"))
    #expect(try limits(.gif, .share, 402, 874).contains("50 instead of 60"))
    #expect(try limits(.mov, .alpha, 402, 874).contains("ffmpeg 5.1.9-0+deb12u1 writes ProRes"))
    #expect(try limits(.mov, .alpha, 402, 874, version: "n7.1") == "")
    #expect(try limits(.mov, .alpha, 402, 874, version: "N-12345-gabc") == "")
    #expect(try limits(.apng, .share, 393, 851).contains("Chromium"))
  }

  @Test func `a file with wrong frames is found`() throws {
    let sample = VideoFrame.FlatSample(x: 1, y: 0, color: [10, 20, 30, 255])
    let pixels: [UInt8] = [0, 0, 0, 0, 12, 20, 9, 255]
    #expect(VideoCheck.largestError([sample], in: pixels, width: 2) == 21)
    let text = "#software: x\n#tb 0: 1/60\n0,  0,  1,  1, 100, 0x0000002a\n"
    #expect(
      VideoCheck.lines(text) == [.init(time: 1.0 / 60, byteCount: 100, checksum: 42)])
    #expect(VideoCheck.lines("0, 0\n") == nil)
  }

  @Test func `a program that fails says why`() throws {
    let child = try ChildProcess(["sh", "-c", "echo broken >&2; exit 3"], help: "")
    #expect { try child.finish() } throws: { error in
      (error as? ProgramFailure)?.message == "broken\n"
        && "\(error)".contains("failed with status 3")
    }
  }
}
