// The pinned fonts, icons and photos as tests see them.

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

  static func textEngine() throws -> TextEngine { TextEngine(assets: try snapshot()) }

  private static let shared = try? AssetSnapshot.load(.init(assetDirectory: directory))
}
