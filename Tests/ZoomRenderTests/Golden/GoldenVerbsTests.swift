// Verbs over goldens: patterns, shards, reports, approval.

import Glibc
import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct GoldenVerbsTests {
  private static let still = """
    {"title": "t", "about": "a", "canvas": {"width": 40, "height": 30, "scale": 1},
    "view": {"Rectangle": {}, "name": "card", "modifiers": [{"fill": "blue"}]},
    "script": [{"wait": 0.05}]}
    """

  /// Three scenes with goldens; the last one has changed since.
  private static func scenes() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in ["zoom/a", "zoom/b", "push/c"] {
      let file = folder.write("scenes/\(name).json", still)
      let parsed = Scene.parse(Array(still.utf8), file: file)
      let assets = try TestAssets.snapshot()
      let session = GoldenSession(
        timeline: Timeline(scene: try #require(parsed.scene), assets: assets), assets: assets,
        store: GoldenStore(folder: GoldenPath.folder(scene: file)))
      try session.record(try session.run(workers: 1), pictures: .full)
    }
    folder.write("scenes/push/c.json", still.replacing("blue", with: "red"))
    return folder
  }

  private static func tool(_ words: [String]) -> ToolRun {
    ToolRun.run(words + ["--assets", TestAssets.directory])
  }

  @Test(arguments: [
    ("scenes/zoom/*.json", 2), ("scenes/**/*.json", 3), ("scenes/*/?.json", 3),
    ("scenes/push/[a-c].json", 1), ("scenes/zoom", 2), ("**/c.json", 1),
    ("scenes/*", 3), ("scenes/**", 3), ("scenes/p*", 1), ("**/*.json", 3),
  ])
  func `patterns and folders stand for their scenes`(_ pattern: String, _ count: Int) throws {
    let folder = try Self.scenes()
    let run = Self.tool(["verify", folder.path + "/" + pattern])
    #expect(run.messages.contains("\(count) scene"), "\(run.messages)")
  }

  @Test func `a pattern that matches nothing is an error`() throws {
    let run = Self.tool(["verify", TemporaryFolder().path + "/none/*.json"])
    #expect(run.status == .inputUnreadable)
    #expect(run.messages.contains("no file matches"))
  }

  @Test(arguments: [
    ("zoom/albums", "zoom/*", true), ("zoom/albums", "**", true), ("a/b/c", "a/**/c", true),
    ("a/c", "a/**/c", true), ("zoom/albums", "*", false), ("a/b", "a/[!b]", false),
  ])
  func `a pattern matches by parts`(_ name: String, _ pattern: String, _ matches: Bool) throws {
    #expect(try #require(Glob(pattern)).matches(name) == matches)
  }

  @Test func `shards cover every scene once, and merge gives the status of all`() throws {
    let folder = try Self.scenes()
    var reports: [String] = []
    for shard in 1...2 {
      let report = folder.path + "/\(shard).json"
      _ = Self.tool([
        "verify", folder.path + "/scenes", "--shard", "\(shard)/2", "--json", report,
        "--artifacts", folder.path + "/art\(shard)",
      ])
      reports.append(report)
    }
    let page = folder.path + "/all.html"
    let run = ToolRun.run(
      ["merge"] + reports + ["--html", page, "--junit", folder.path + "/j.xml"])
    #expect(run.status == .finding)
    #expect(run.messages.contains("3 scenes: 2 passed, 1 failed"))
    let html = String(decoding: try GoldenStore.bytes(of: page), as: UTF8.self)
    // The page has the numbers and pictures that a shard left behind.
    #expect(html.contains("<div class=\"viewer\" data-scene=\"push/c\">"))
    #expect(html.contains("\"expected\":\"iVBOR"))
    // A shard that is given twice counts once.
    #expect(ToolRun.run(["merge"] + reports + reports).messages.contains("3 scenes:"))
    // Downloaded elsewhere, the artifacts are found by name.
    let moved = folder.path + "/moved"
    #expect(rename(folder.path + "/art1", moved) == 0)
    let again = ToolRun.run(
      ["report"] + reports
        + ["--artifacts", folder.path, "--artifacts", moved, "--html", page])
    #expect(again.status == .success)
    #expect(
      String(decoding: try GoldenStore.bytes(of: page), as: UTF8.self).contains(
        "data-scene=\"push/c\""))
  }

  @Test func `what differs is left as pictures, an animation and numbers`() throws {
    let folder = try Self.scenes()
    _ = Self.tool(["verify", folder.path + "/scenes", "--artifacts", folder.path + "/art"])
    for file in [
      "frame-0000-expected.png", "frame-0000-actual.png", "frame-0000-difference.png",
      "delta.png", "evidence.json", "slit-golden.png",
    ] {
      #expect(access(folder.path + "/art/push/c/" + file, F_OK) == 0, "\(file)")
    }
    var delta = try APNGReader(
      try GoldenStore.bytes(of: folder.path + "/art/push/c/delta.png"), name: "delta.png")
    let frame = try #require(try delta.next()).bitmap
    #expect(frame.width == 40 * 3 + 16)
    // Blue, white between the panes, red.
    #expect(frame[5, 5] == [0, 136, 255, 255])
    #expect(frame[44, 5] == [255, 255, 255, 255])
    #expect(frame[100, 5][0] == 255)
  }

  @Test func `a summary is added to what other steps wrote`() throws {
    let folder = try Self.scenes()
    let path = folder.write("summary.md", "# build\n")
    _ = Self.tool(["verify", folder.path + "/scenes/push", "--markdown", path])
    let text = String(decoding: try GoldenStore.bytes(of: path), as: UTF8.self)
    #expect(text.hasPrefix("# build\n### zoom-render verify: 1 scene: 1 failed"))
  }

  @Test func `a report approves what it shows, and nothing else`() throws {
    let folder = try Self.scenes()
    let report = folder.path + "/r.json"
    _ = Self.tool(["verify", folder.path + "/scenes", "--json", report])
    // The change is not there any more: the scene equals its golden.
    folder.write("scenes/push/c.json", Self.still)
    let gone = Self.tool(["approve", "--report", report])
    #expect(gone.status == .finding)
    #expect(gone.messages.contains("frame 0 equals the golden here, in the report it does not"))
    // Another change came after the report: its reader has not seen it.
    folder.write("scenes/push/c.json", Self.still.replacing("blue", with: "green"))
    let refused = Self.tool(["approve", "--report", report])
    #expect(refused.status == .finding)
    #expect(refused.messages.contains("frame 0 renders here otherwise than in the report"))
    folder.write("scenes/push/c.json", Self.still.replacing("blue", with: "red"))
    #expect(
      Self.tool(["approve", "--report", report, "--cause", "delay"]).messages.contains("0 gold"))
    let approved = Self.tool(["approve", "--report", report])
    #expect(approved.status == .success)
    #expect(approved.messages.contains("1 golden recorded"))
    let again = Self.tool(["approve", "--report", report])
    #expect(again.status == .success)
    #expect(again.messages.contains("recorded already: push/c\n0 goldens recorded"))
    #expect(Self.tool(["verify", folder.path + "/scenes"]).status == .success)
  }

  @Test func `a report and a pattern together approve what both name`() throws {
    let folder = try Self.scenes()
    folder.write("scenes/zoom/b.json", Self.still.replacing("blue", with: "green"))
    let report = folder.path + "/r.json"
    _ = Self.tool(["verify", folder.path + "/scenes", "--json", report])
    let page = folder.path + "/page.html"
    let shown = ToolRun.run(["report", report, "--html", page, "--junit", folder.path + "/j.xml"])
    #expect(shown.status == .success)
    #expect(shown.result.contains("3 scenes: 1 passed, 2 failed"), "\(shown.result)")
    let approved = Self.tool([
      "approve", folder.path + "/scenes/zoom/*.json", "--report", report,
    ])
    #expect(approved.status == .success)
    #expect(approved.messages.contains("approved zoom/b: colour of 'card' #0088FF → #34C759"))
    #expect(approved.messages.contains("1 golden recorded"))
    // The pattern leaves out what else the report shows.
    let left = Self.tool(["verify", folder.path + "/scenes"])
    #expect(left.messages.contains("3 scenes: 2 passed, 1 failed"), "\(left.messages)")
    #expect(left.messages.contains("push/c"))
    // A pattern that the report says nothing of approves nothing.
    let none = Self.tool(["approve", folder.path + "/scenes/zoom/a.json", "--report", report])
    #expect(none.messages.contains("0 goldens recorded"))
  }

  @Test func `a golden that fails is not touched by verify`() throws {
    let folder = try Self.scenes()
    let path = folder.path + "/golden/push/c/manifest.json"
    let before = try GoldenStore.bytes(of: path)
    _ = Self.tool(["verify", folder.path + "/scenes"])
    #expect(try GoldenStore.bytes(of: path) == before)
  }

  @Test(arguments: ["scenes", "scenes/**/*.json", "scenes/**"])
  func `links that make a ring are followed once`(_ operand: String) throws {
    let folder = try Self.scenes()
    for name in ["one", "two"] {
      #expect(symlink(".", folder.path + "/scenes/zoom/" + name) == 0)
    }
    let run = Self.tool(["verify", folder.path + "/" + operand])
    #expect(run.messages.contains("3 scenes: 2 passed, 1 failed\n"), "\(run.messages)")
  }

  @Test func `goldens beside scenes are no scenes`() throws {
    let folder = TemporaryFolder()
    folder.write("ui/a.json", Self.still)
    folder.write("ui/sub/manifest.json", Self.still)
    let record = ToolProcess(
      ["record", folder.path + "/ui", "--assets", TestAssets.directory], environment: ["CI="])
    #expect(record?.wait() == 0)
    #expect(access(folder.path + "/ui/golden/a/manifest.json", F_OK) == 0)
    for operand in ["/ui", "/**/*.json", ""] {
      let run = Self.tool(["verify", folder.path + operand])
      #expect(run.messages.contains("2 scenes: 2 passed\n"), "\(run.messages)")
      #expect(run.status == .success)
    }
    // Not even a damaged one.
    folder.write("ui/golden/a/manifest.json", "")
    #expect(Self.tool(["verify", folder.path + "/ui"]).messages.contains("2 scenes:"))
  }

  @Test func `a folder without scenes is no check that passes`() {
    let folder = TemporaryFolder()
    folder.write("scenes/readme.txt", "")
    let run = Self.tool(["verify", folder.path + "/scenes"])
    #expect(run.status == .inputUnreadable)
    #expect(run.messages.contains("there is no JSON file in '\(folder.path)/scenes'"))
  }
}
