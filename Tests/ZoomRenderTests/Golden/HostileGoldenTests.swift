// Goldens and pictures that are broken, huge or hostile.

import Glibc
import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct HostileGoldenTests {
  private static let still = """
    {"title": "t", "about": "a", "canvas": {"width": 40, "height": 30, "scale": 1},
    "view": {"Rectangle": {}, "name": "card", "modifiers": [{"fill": "blue"}]},
    "script": [{"wait": 0.05}]}
    """

  private static func bytes(_ path: String) -> [UInt8] {
    (try? GoldenStore.bytes(of: path)) ?? []
  }

  @Test func `every truncation of a manifest is a located error, and nothing is written`() throws {
    let making = GoldenMaking()
    try making.record(Self.still)
    let path = making.golden + "/manifest.json"
    let whole = Self.bytes(path)
    let session = try making.session(Self.still)
    for length in 0..<whole.count - 2 {
      making.folder.write("golden/card/manifest.json", whole[..<length])
      let verdict = try session.verify(workers: 1)
      #expect(verdict.status == .unreadable)
      #expect(verdict.message?.hasPrefix(path + ":") == true)
      #expect(Self.bytes(path).count == length)
    }
  }

  @Test func `random damage of a manifest never crashes and never passes as another golden`() throws
  {
    let making = GoldenMaking()
    try making.record(Self.still)
    let whole = Self.bytes(making.golden + "/manifest.json")
    let session = try making.session(Self.still)
    var random = SplitMix(seed: 3)
    for _ in 0..<300 {
      var damaged = whole
      for _ in 0..<(1 + random.next(below: 3)) {
        damaged[random.next(below: damaged.count)] = UInt8(random.next(below: 256))
      }
      making.folder.write("golden/card/manifest.json", damaged)
      let verdict = try session.verify(workers: 1)
      if verdict.status == .unreadable {
        #expect(verdict.message?.contains("manifest.json:") == true)
      }
      #expect(Self.bytes(making.golden + "/manifest.json") == damaged)
    }
  }

  @Test(arguments: [
    ("\"fps\": 60", "\"fps\": 1, \"fps\": 60"), ("\"layers\":[", "\"layers\": 5, \"others\": ["),
    ("\"shared\":[", "\"shared\": null, \"others\": ["),
    ("\"keyFrames\": [", "\"keyFrames\": {}, \"others\": ["),
    ("\"motion\": {", "\"motion\": [], \"others\": {"),
  ])
  func `a part of another form is a located error`(_ from: String, _ to: String) throws {
    let making = GoldenMaking()
    try making.record(Self.still)
    let text = String(decoding: Self.bytes(making.golden + "/manifest.json"), as: UTF8.self)
    try #require(text.contains(from))
    making.folder.write("golden/card/manifest.json", text.replacing(from, with: to))
    let verdict = try making.verify(Self.still)
    #expect(verdict.status == .unreadable)
    #expect(verdict.message?.contains("manifest.json:") == true)
  }

  @Test func `a broken key picture is said, and the verdict stays`() throws {
    let making = GoldenMaking()
    try making.record(Self.still, pictures: .full)
    making.folder.write("golden/card/frame-0000.png", [0x89, 0x50, 0x4E, 0x47])
    let verdict = try making.verify(Self.still.replacing("\"blue\"", with: "\"red\""))
    #expect(verdict.status == .failed)
    #expect(verdict.message?.contains("frame-0000.png") == true)
    #expect(
      VerifyReport(scenes: [verdict]).lines.first?.contains("frame-0000.png' is damaged") == true)
    #expect(verdict.causes.first?.subject == "card")
  }

  @Test(arguments: [(1, 1), (90, 80), (40, 1)])
  func `a picture of another size in the place of a key picture is no crash`(
    _ width: Int, _ height: Int
  ) throws {
    let making = GoldenMaking()
    try making.record(Self.still, pictures: .full)
    let row = [UInt8](repeating: 9, count: width * 3)
    making.folder.write(
      "golden/card/frame-0000.png",
      PNGBuilder(
        width: width, height: height, colorType: 2, rows: [[UInt8]](repeating: row, count: height)
      ).bytes)
    let verdict = try making.verify(Self.still.replacing("\"blue\"", with: "\"red\""))
    #expect(verdict.status == .failed)
  }

  @Test func `every truncation of a PNG is an error or a picture, and names the file`() {
    let folder = TemporaryFolder()
    let good = PNGBuilder(
      width: 3, height: 2, colorType: 2, rows: [[UInt8](1...9), [UInt8](1...9)])
    let a = folder.write("a.png", good.bytes)
    for length in 0..<good.bytes.count {
      let b = folder.write("b.png", good.bytes[..<length])
      let run = ToolRun.run(["diff", a, b])
      // Never a matter for ffmpeg, which may be missing.
      #expect([.success, .finding, .inputUnreadable].contains(run.status))
      if run.status == .inputUnreadable { #expect(run.messages.contains("b.png")) }
    }
  }

  @Test(arguments: [
    ("empty", [UInt8]()), ("text", Array("hello".utf8)),
    ("zeros", [UInt8](repeating: 0, count: 99)),
    ("huge", Array(PNGBuilder(width: 2_000_000, height: 2_000_000, colorType: 0, rows: []).bytes)),
    ("no size", Array(PNGBuilder(width: 0, height: 0, colorType: 0, rows: []).bytes)),
  ])
  func `what is no usable picture is refused by name`(_ name: String, _ bytes: [UInt8]) {
    let folder = TemporaryFolder()
    let a = folder.write("a.png", PNGBuilder(width: 1, height: 1, colorType: 0, rows: [[7]]).bytes)
    let b = folder.write("b.png", bytes)
    let run = ToolRun.run(["diff", a, b])
    #expect(run.status == .inputUnreadable, "\(run.messages)")
    #expect(run.messages.contains("b.png"))
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"schema\": \"zoom-render/verify/1\"}",
    "{\"schema\": \"zoom-render/verify/1\", \"scenes\": [3]}",
    "{\"schema\": \"zoom-render/verify/1\", \"scenes\": [{\"name\": \"a\"}]}",
  ])
  func `a report that is none is a located error`(_ text: String) {
    let folder = TemporaryFolder()
    let path = folder.write("report.json", text)
    for verb in ["merge", "report"] {
      let run = ToolRun.run([verb, path])
      #expect(run.status == .inputUnreadable)
      #expect(run.messages.contains("report.json:"))
    }
  }
}
