// The scene files that a command line stands for.

import Glibc
import ZoomRender

extension FileSystem {
  /// The scene files that operands stand for: files as they are, folders with all JSON files below
  /// them, patterns with all files and folders that they match; each file once. Goldens beside
  /// scenes are no scenes.
  ///
  /// - Throws: ``ToolError`` with status 66 for a pattern that nothing matches, and for a folder
  ///   without scenes: a check of nothing must not look like a check that passed.
  package static func sceneFiles(_ operands: [String]) throws(ToolError) -> [String] {
    var files: [String] = []
    for operand in operands {
      if isFolder(operand) {
        let found = try scenes(below: operand)
        guard !found.isEmpty else {
          throw ToolError(.inputUnreadable, "there is no JSON file in '\(operand)'")
        }
        files += found
      } else if access(operand, F_OK) != 0, let glob = Glob(operand) {
        var found: [String] = []
        for path in glob.paths() {
          if isFolder(path) {
            found += try scenes(below: path)
          } else if !GoldenFolders.isGolden(parent(of: path)) {
            found.append(path)
          }
        }
        guard !found.isEmpty else {
          throw ToolError(.inputUnreadable, "no file matches '\(operand)'")
        }
        files += found.sorted()
      } else {
        files.append(operand)
      }
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }

  /// The files below a folder whose names end so, in folders of goldens none.
  ///
  /// - Parameter chain: the folders on the way here: links can make a ring.
  static func scenes(
    below folder: String, endings: [String] = [".json"], chain: [FolderIdentity] = []
  ) throws(ToolError) -> [String] {
    guard let chain = FolderIdentity.chain(chain, to: folder), !GoldenFolders.isGolden(folder)
    else {
      return []
    }
    var files: [String] = []
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    for name in try names(in: folder) {
      let path = "\(base)/\(name)"
      if isFolder(path) {
        files += try scenes(below: path, endings: endings, chain: chain)
      } else if endings.contains(where: { name.hasSuffix($0) }) {
        files.append(path)
      }
    }
    return files
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// A folder whatever path leads to it.
struct FolderIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  private init?(_ path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    (device, number) = (UInt64(facts.st_dev), UInt64(facts.st_ino))
  }

  /// The folders on the way with this one more; nil where the way comes back to where it was, and
  /// where there is no such folder.
  static func chain(_ chain: [FolderIdentity], to path: String) -> [FolderIdentity]? {
    guard let identity = FolderIdentity(path), !chain.contains(identity) else { return nil }
    return chain + [identity]
  }
}
