// What writes goldens and what removes them: record and its modes, CI, prune.

import Glibc
import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct GoldenRecordingTests {
  private static func still(_ color: String) -> String {
    """
    {"title": "t", "about": "a", "canvas": {"width": 40, "height": 30, "scale": 1},
    "view": {"Rectangle": {}, "name": "card", "modifiers": [{"fill": "\(color)"}]},
    "script": [{"wait": 0.05}]}
    """
  }

  /// Scenes a, b and c: a is as recorded, b has changed since, c has no golden.
  private static func scenes() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for name in ["a", "b"] {
      let file = folder.write("scenes/x/\(name).json", still("blue"))
      let parsed = Scene.parse(Array(still("blue").utf8), file: file)
      let assets = try TestAssets.snapshot()
      let session = GoldenSession(
        timeline: Timeline(scene: try #require(parsed.scene), assets: assets), assets: assets,
        store: GoldenStore(folder: GoldenPath.folder(scene: file)))
      try session.record(try session.run(workers: 1), pictures: .full)
    }
    folder.write("scenes/x/b.json", still("red"))
    folder.write("scenes/x/c.json", still("green"))
    return folder
  }

  /// Identity and time of a golden's manifest: another one after each writing; nil when there is none.
  private static func stamp(_ folder: TemporaryFolder, _ name: String) -> [Int]? {
    var facts = stat()
    guard stat(folder.path + "/golden/x/\(name)/manifest.json", &facts) == 0 else { return nil }
    return [Int(facts.st_ino), facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec]
  }

  /// Runs the built program; `CI` as given.
  private static func run(_ words: [String], ci: String = "") -> Int32? {
    ToolProcess(words + ["--assets", TestAssets.directory], environment: ["CI=\(ci)"])?.wait()
  }

  @Test(arguments: [
    ("missing", [false, false, true]), ("failed", [false, true, true]),
    ("all", [false, true, true]),
  ])
  func `a mode writes what it names, and never an equal golden`(
    _ mode: String, _ written: [Bool]
  ) throws {
    let folder = try Self.scenes()
    let before = ["a", "b", "c"].map { Self.stamp(folder, $0) }
    #expect(Self.run(["record", folder.path + "/scenes", "--mode", mode]) == 0)
    let after = ["a", "b", "c"].map { Self.stamp(folder, $0) }
    #expect(zip(before, after).map { $0 != $1 } == written)
    let verified = Self.run(["verify", folder.path + "/scenes"])
    #expect(verified == (mode == "missing" ? 1 : 0))
  }

  @Test(arguments: ["true", "1", "TRUE", "yes"])
  func `where CI is set nothing is recorded or approved, and a missing golden fails`(
    _ flag: String
  ) throws {
    let folder = try Self.scenes()
    let before = ["a", "b", "c"].map { Self.stamp(folder, $0) }
    let scenes = folder.path + "/scenes"
    #expect(Self.run(["record", scenes, "--mode", "all"], ci: flag) == 64)
    #expect(Self.run(["approve", scenes], ci: flag) == 64)
    #expect(Self.run(["verify", scenes + "/x/c.json"], ci: flag) == 2)
    #expect(Self.run(["verify", scenes + "/x/b.json"], ci: flag) == 1)
    #expect(["a", "b", "c"].map { Self.stamp(folder, $0) } == before)
  }

  @Test func `approve takes one scene, a pattern, or a cause`() throws {
    let folder = try Self.scenes()
    let scenes = folder.path + "/scenes"
    let before = ["a", "b", "c"].map { Self.stamp(folder, $0) }
    #expect(Self.run(["approve", scenes, "--cause", "delay"]) == 0)
    #expect(["a", "b", "c"].map { Self.stamp(folder, $0) } == before)
    #expect(Self.run(["approve", scenes + "/x/[ab].json", "--cause", "color"]) == 0)
    #expect(Self.stamp(folder, "a") == before[0])
    #expect(Self.stamp(folder, "b") != before[1])
    #expect(Self.stamp(folder, "c") == nil)
    #expect(Self.run(["approve", scenes + "/x/c.json"]) == 0)
    #expect(Self.run(["verify", scenes]) == 0)
  }

  @Test func `goldens without a scene are listed, refused or deleted, and nothing else is`() throws
  {
    let folder = try Self.scenes()
    let golden = folder.path + "/golden/x"
    #expect(unlink(folder.path + "/scenes/x/a.json") == 0)
    folder.write("golden/x/a/notes.txt", "mine")
    let prune = ["prune", folder.path + "/scenes"]
    let listed = ToolRun.run(prune)
    #expect(listed.status == .success)
    #expect(listed.result == "stale \(golden)/a\n")
    #expect(ToolRun.run(prune + ["--unreferenced", "reject"]).status == .goldenMissing)
    #expect(access(golden + "/a/manifest.json", F_OK) == 0)
    let deleted = ToolRun.run(prune + ["--unreferenced", "delete"])
    #expect(deleted.status == .success)
    #expect(deleted.result == "deleted \(golden)/a\n")
    // What is not the golden's stays, and so does its folder; the other golden is untouched.
    #expect(Set(TemporaryFolder.files(golden + "/a").keys) == ["notes.txt"])
    #expect(access(golden + "/b/manifest.json", F_OK) == 0)
    #expect(ToolRun.run(prune + ["--unreferenced", "reject"]).status == .success)
  }
}
