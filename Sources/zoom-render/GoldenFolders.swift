// Folders of goldens on disk.

import Glibc
import ZoomRender

/// Which folders hold goldens, and which of them no scene has.
enum GoldenFolders {
  /// True for a folder with a golden's manifest in it, of any version and even a damaged one.
  static func isGolden(_ folder: String) -> Bool {
    let store = GoldenStore(folder: folder)
    guard store.exists, let start = try? GoldenStore.bytes(of: store.manifestPath, prefix: 256)
    else { return false }
    // A scene may have the manifest's name too.
    return String(decoding: start, as: UTF8.self).contains("\"zoom-render/golden/")
      || FileSystem.isFile(store.picturePath(0))
  }

  /// Golden folders that belong to some folders of scenes, but to none of the scenes in them.
  ///
  /// A scene is found wherever it stands; of goldens those below the root of a folder of scenes,
  /// and those beside a scene.
  /// - Throws: ``ToolError`` with status 66 where a folder of scenes cannot be read: what is not seen
  ///   is not gone.
  static func withoutScene(in folders: [String], root: String?) throws(ToolError) -> [String] {
    var scenes: [String] = []
    for folder in folders {
      scenes += try FileSystem.scenes(below: folder, endings: [".json", ".swift"])
    }
    let kept = Set(scenes.map { GoldenPath.folder(scene: $0, root: root) })
    let places = folders + scenes.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }
    var seen: Set<String> = []
    let roots = places.map { self.root(of: $0, root: root) }.filter { seen.insert($0).inserted }
    let found = roots.flatMap { goldens(below: $0) }.filter { seen.insert($0 + "/").inserted }
    return found.filter { !kept.contains($0) }
  }

  /// The golden root of a folder of scenes.
  private static func root(of scenes: String, root: String?) -> String {
    // The folder of an imaginary scene directly below, without its last part.
    let probe = GoldenPath.folder(scene: scenes + "/x.json", root: root)
    return String(probe.dropLast(2))
  }

  /// The folders below this one with a manifest.
  private static func goldens(below folder: String, chain: [FolderIdentity] = []) -> [String] {
    guard let chain = FolderIdentity.chain(chain, to: folder),
      let names = try? FileSystem.names(in: folder)
    else { return [] }
    return names.map { folder + "/" + $0 }.filter(FileSystem.isFolder).flatMap { path in
      (GoldenStore(folder: path).exists ? [path] : []) + goldens(below: path, chain: chain)
    }
  }

  /// Removes a golden's own files, then the folder when nothing else is in it.
  static func delete(_ folder: String) throws(ToolError) {
    for name in try FileSystem.names(in: folder)
    where name == "manifest.json" || name == "certificate.json"
      || name.hasPrefix("frame-") && name.hasSuffix(".png")
    {
      guard unlink(folder + "/" + name) == 0 else {
        throw ToolError(
          .outputFailed, "cannot delete '\(folder)/\(name)': \(String(cString: strerror(errno)))")
      }
    }
    rmdir(folder)
  }
}
