// Goldens made and verified inside the test process.

import Testing

@testable import ZoomRender

/// A scene with its golden in a temporary folder.
struct GoldenMaking: Sendable {
  let folder = TemporaryFolder()
  let name: String

  init(_ name: String = "card") { self.name = name }

  var golden: String { folder.path + "/golden/" + name }

  /// The played scene of a text; the file itself is written too.
  func session(_ text: String, set: [String: String] = [:]) throws -> GoldenSession {
    let file = folder.write("scenes/\(name).json", text)
    let parsed = Scene.parse(Array(text.utf8), file: file)
    var scene = try #require(
      parsed.scene, "\(DiagnosticPrinter(format: .short).report(parsed.diagnostics))")
    for (key, value) in set.sorted(by: { $0.key < $1.key }) {
      scene.profile = try scene.profile.setting(key, to: value)
    }
    let assets = try TestAssets.snapshot()
    return GoldenSession(
      timeline: Timeline(scene: scene, assets: assets), assets: assets,
      store: GoldenStore(folder: GoldenPath.folder(scene: file)))
  }

  /// Records the golden of a scene text.
  func record(_ text: String, pictures: GoldenStore.Pictures = .key) throws {
    let session = try session(text)
    try session.record(try session.run(workers: 2), pictures: pictures)
  }

  /// The verdict on a scene text.
  func verify(_ text: String, set: [String: String] = [:]) throws -> SceneVerdict {
    try session(text, set: set).verify(workers: 2)
  }

  /// Bytes of the golden's files together.
  var byteCount: Int {
    let store = GoldenStore(folder: golden)
    let keys = store.manifest().manifest?.keyFrames ?? []
    return ([store.manifestPath] + keys.map(store.picturePath)).reduce(0) { sum, path in
      sum + ((try? GoldenStore.bytes(of: path, limit: 1 << 26))?.count ?? 0)
    }
  }
}
