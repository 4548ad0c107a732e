// Files as bytes, with errors that name the path and the cause.

import Glibc

/// Reading of files for the tool's verbs.
package enum FileSystem {
  /// The largest file that is read as a scene, in bytes; more is refused before it is read.
  static let maximumSceneBytes = 32 << 20

  /// The bytes of a file; `-` is the standard input.
  ///
  /// - Throws: ``ToolError`` with status 66.
  package static func read(_ path: String, limit: Int = .max) throws(ToolError) -> [UInt8] {
    let file = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("read", path) }
    defer { if file != 0 { close(file) } }
    var facts = stat()
    if fstat(file, &facts) == 0 {
      if facts.st_mode & S_IFMT == S_IFDIR {
        throw ToolError(.inputUnreadable, "cannot read '\(path)': it is a folder")
      }
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", path) }
      if count == 0 { return bytes }
      bytes += buffer[0..<count]
      // One byte more than allowed is enough for the reader to say so.
      if bytes.count > limit { return bytes }
    }
  }

  package static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// True when there is something at the path.
  package static func isFile(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Names of a folder's entries, sorted; hidden ones left out.
  package static func names(in folder: String) throws(ToolError) -> [String] {
    guard let directory = opendir(folder) else { throw failure("read", folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Path of the running program.
  package static var executable: String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes -> Int in
      guard let base = bytes.baseAddress else { return 0 }
      return readlink("/proc/self/exe", base.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: buffer[0..<count], as: UTF8.self) : "zoom-render"
  }

  private static func failure(_ operation: String, _ path: String) -> ToolError {
    ToolError(
      .inputUnreadable, "cannot \(operation) '\(path)': \(String(cString: strerror(errno)))")
  }
}
