// The pinned fonts, icons and photos as tests see them.

import Synchronization
import Testing

@testable import ZoomRender

/// Pinned files of the working copy that the tests were built from.
enum TestAssets {
  /// Folder of the package, from this file's own path.
  static let packageRoot: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return parts.joined(separator: "/")
  }()

  static var directory: String { packageRoot + "/.assets" }

  /// A snapshot without a scene's own files.
  ///
  /// Fails the test with the way out when the pinned files are missing.
  static func snapshot() throws -> AssetSnapshot {
    try #require(
      shared, "pinned fonts are missing in \(directory): run script/bootstrap --assets-only")
  }

  /// A snapshot with the files beside a scene of the repository, if it names any.
  static func snapshot(forScene path: String) throws -> AssetSnapshot {
    let text = String(decoding: SceneFiles.bytes(path), as: UTF8.self)
    guard text.contains("\"file\":") else { return try snapshot() }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    // A snapshot knows the images that it has been asked for: layout and pixels share it.
    return try beside.withLock { known in
      if let found = known[folder] { return found }
      let made = try AssetSnapshot.load(
        .init(assetDirectory: directory, root: packageRoot + "/" + folder))
      known[folder] = made
      return made
    }
  }

  private static let beside = Mutex<[String: AssetSnapshot]>([:])

  static func textEngine() throws -> TextEngine { TextEngine(assets: try snapshot()) }

  private static let shared = try? AssetSnapshot.load(.init(assetDirectory: directory))
}
