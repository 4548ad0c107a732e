// The scenes of the repository.

import Glibc

/// Scene files below `scenes`, found from the place of this file.
enum SceneFiles {
  static let root: String = {
    let parts = #filePath.split(separator: "/").dropLast(4)
    return "/" + parts.joined(separator: "/")
  }()

  /// Paths below the repository's root, sorted.
  static let all: [String] = files(below: "scenes").filter { $0.hasSuffix(".json") }

  /// All plain files below a folder, by paths below the root, sorted.
  static func files(below folder: String) -> [String] {
    guard let directory = opendir("\(root)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = "\(folder)/\(name)"
      if entry.pointee.d_type == UInt8(DT_DIR) {
        found += files(below: path)
      } else {
        found.append(path)
      }
    }
    return found.sorted()
  }

  /// The bytes of a file below the root; empty when it cannot be read.
  static func bytes(_ path: String) -> [UInt8] { TemporaryFolder.bytes("\(root)/\(path)") }
}
