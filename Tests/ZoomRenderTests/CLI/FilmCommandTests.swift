// `render --video`: what the tool says and how it ends.

import Glibc
import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct FilmCommandTests {
  private static let scene = SceneFiles.root + "/scenes/zoom/albums.json"

  private static func render(_ words: [String], isTerminal: Bool = false) -> ToolRun {
    ToolRun.run(
      [
        "render", scene, "--assets", TestAssets.directory, "--scale", "0.25", "--frames", "18-30",
      ] + words, isTerminal: isTerminal)
  }

  @Test(.enabled(if: FilmMaking.hasFFmpeg))
  func `a terminal sees stages with frames, rate and time left, a log sees lines`() {
    let folder = TemporaryFolder()
    let seen = Self.render(["--video", folder.path + "/a.mp4"], isTerminal: true)
    #expect(seen.status == .success)
    for stage in ["rendering", "checking"] {
      let lines = seen.messages.split(separator: "\r").filter { $0.hasPrefix(stage) }
      #expect(lines.contains { $0.contains("13/13") && $0.contains("/s") && $0.contains("left") })
    }
    let log = Self.render(["--video", folder.path + "/b.mp4"])
    #expect(!log.messages.contains("\r") && !log.messages.contains("\u{1B}"))
    #expect(log.messages.contains("13 frames in '\(folder.path)/b.mp4', 102x220 px, 0.217 s"))
    #expect(log.messages.contains("note: 4:2:0 video has even sides"))
    #expect(Self.render(["--video", folder.path + "/c.mp4", "--quiet"]).messages == "")
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var words: [String]
    var status: ZoomRenderCLI.ExitStatus
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Refusal(words: ["--video", "a.avi"], status: .usage, message: ".mp4 .mov .webm"),
    Refusal(words: ["--video", "a.webmm"], status: .usage, message: "did you mean '.webm'?"),
    Refusal(words: ["--video", "dir.mp4/"], status: .usage, message: "takes a file"),
    Refusal(
      words: ["--video", "a.mp4", "--background", "none"], status: .usage,
      message: "MP4 holds no transparency; formats that do: mov"),
    Refusal(words: ["--video", "a.gif", "--preset", "lossless"], status: .usage, message: "256"),
    Refusal(words: ["--preset", "alpha"], status: .usage, message: "goes with '--video FILE'"),
    Refusal(words: ["--video", "a.mp4", "--fps", "29.5"], status: .usage, message: "29.97"),
    Refusal(words: ["--background", "blue"], status: .usage, message: "#1C1C1E"),
    Refusal(words: ["--device", "phone"], status: .usage, message: "corners, bezel"),
    Refusal(
      words: ["--video", "a.mp4", "--ffmpeg", "/nowhere/ffmpeg"], status: .programMissing,
      message: "apt-get install ffmpeg"),
    Refusal(
      words: ["--apng", "/dev/null/a.apng"], status: .outputFailed, message: "/dev/null/a.apng"),
  ])
  func `what cannot be done ends with its status and the next step`(_ item: Refusal) {
    let run = Self.render(item.words)
    #expect(run.status == item.status)
    #expect(run.messages.contains(item.message), "\(run.messages)")
  }

  @Test func `without ffmpeg an animated PNG is still written`() {
    let folder = TemporaryFolder()
    let path = folder.path + "/a.apng"
    let run = Self.render(
      ["--video", path, "--device", "corners", "--background", "none", "--ffmpeg", "/nowhere"])
    #expect(run.status == .success, "\(run.messages)")
    #expect(TemporaryFolder.bytes(path).count > 1000)
  }

  @Test func `a device around the screen is in frames and in their numbers`() throws {
    let folder = TemporaryFolder()
    let run = ToolRun.run([
      "render", Self.scene, "--assets", TestAssets.directory, "--scale", "1", "--at", "begin",
      "--device", "bezel", "--background", "none", "-o", folder.path,
    ])
    #expect(run.status == .success, "\(run.messages)")
    let bitmap = try PNGDecoding.decode(TemporaryFolder.bytes(folder.path + "/frame-0000.png"))
    #expect(bitmap.width == 434 && bitmap.height == 906)
    #expect(bitmap[0, 0][3] == 0 && bitmap[217, 450][3] == 255)
  }
}
