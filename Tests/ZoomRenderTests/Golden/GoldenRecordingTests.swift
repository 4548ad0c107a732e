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

  @Test(arguments: [(1, true), (2, true), (3, false)])
  func `a reduced golden is stored already while its pictures are whole`(
    _ reduction: Int, _ holds: Bool
  ) throws {
    let folder = TemporaryFolder()
    let file = folder.write("scenes/a.json", Self.still("blue"))
    let assets = try TestAssets.snapshot()
    let scene = try #require(Scene.parse(Array(Self.still("blue").utf8), file: file).scene)
    let store = GoldenStore(folder: GoldenPath.folder(scene: file))
    let session = GoldenSession(
      timeline: Timeline(scene: scene, assets: assets), assets: assets, store: store)
    let run = try session.run(workers: 1)
    let fresh = session.manifest(of: run, pictures: .key)
    #expect(!store.holds(fresh, pictures: .key))
    var stored = fresh
    stored.reduction = reduction
    // The third is of another size than its manifest says.
    let side = reduction == 3 ? 1 : reduction
    let picture = Bitmap(width: 40, height: 30, bytes: [UInt8](repeating: 9, count: 4800))
    try store.write(stored) {
      { _ in try GoldenPicture.encode(picture.reduced(by: side)) }
    }
    #expect(store.holds(fresh, pictures: .key) == holds)
    #expect(store.holds(fresh, pictures: .full) == (reduction == 1))
    var other = fresh
    other.digests[0] = String(repeating: "0", count: 32)
    #expect(!store.holds(other, pictures: .key))
    #expect(unlink(store.picturePath(fresh.keyFrames[0])) == 0)
    #expect(!store.holds(fresh, pictures: .key))
  }

  @Test func `a scene with errors does not keep the rest from being recorded or approved`() throws {
    let folder = try Self.scenes()
    folder.write("scenes/x/a0.json", "{")
    let scenes = folder.path + "/scenes"
    #expect(Self.run(["approve", scenes + "/x/a0.json", scenes + "/x/b.json"]) == 65)
    #expect(Self.run(["verify", scenes + "/x/b.json"]) == 0)
    #expect(Self.run(["record", scenes]) == 65)
    #expect(Self.run(["verify", scenes + "/x/c.json"]) == 0)
    #expect(Self.stamp(folder, "a0") == nil)
  }

  @Test func `a golden that cannot be read is not approved without a word`() throws {
    let folder = try Self.scenes()
    folder.write("golden/x/b/manifest.json", "{")
    let run = ToolRun.run(
      ["approve", folder.path + "/scenes/x/b.json", "--assets", TestAssets.directory])
    #expect(run.status == .finding)
    #expect(run.messages.contains("not approved: x/b: "), "\(run.messages)")
  }

  @Test func `a scene keeps its golden wherever it stands below the folder`() throws {
    let folder = TemporaryFolder()
    folder.write("tests/deep/a.json", Self.still("blue"))
    let words = ["--golden-root", folder.path + "/kept"]
    #expect(Self.run(["record", folder.path + "/tests"] + words) == 0)
    folder.write("kept/a/certificate.json", "{}")
    #expect(Self.run(["verify", folder.path + "/tests"] + words) == 0)
    let prune = ["prune", folder.path + "/tests", "--unreferenced", "delete"] + words
    #expect(ToolRun.run(prune).result == "")
    #expect(unlink(folder.path + "/tests/deep/a.json") == 0)
    #expect(ToolRun.run(prune).result == "deleted \(folder.path)/kept/a\n")
    #expect(access(folder.path + "/kept/a", F_OK) != 0)
  }
}
