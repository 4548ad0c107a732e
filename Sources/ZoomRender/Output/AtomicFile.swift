// Files that appear whole or not at all.

import Glibc

/// Writes files so that no reader and no killed run ever sees half of one.
package enum AtomicFile {
  /// Writes `bytes` to a temporary file in the same folder, then renames it to `path`.
  ///
  /// The temporary name is fixed (`.<name>.partial`, and `.<name>.2.partial` while another process
  /// writes the same file): what a killed run leaves is overwritten by the next one. The rename
  /// replaces an existing file.
  /// - Parameter isDurable: also waits until the disk has the bytes, so that the file survives a
  ///   power failure; a killed process never needs that.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to path: String, isDurable: Bool = false
  ) throws(OutputError) {
    let file = try PartialFile(path)
    try file.write(bytes)
    try file.commit(isDurable: isDurable)
  }

  package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    // `withUnsafeBytes` does not carry typed errors.
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(OutputError) in try write(raw, to: path) }
    }
    try result.get()
  }

  /// `folder/.name.partial`; for a second writer `folder/.name.2.partial`.
  static func temporaryName(for path: String, writer: Int = 1) -> String {
    let ending = writer == 1 ? "partial" : "\(writer).partial"
    guard let slash = path.lastIndex(of: "/") else { return ".\(path).\(ending)" }
    let name = path[path.index(after: slash)...]
    return "\(path[...slash]).\(name).\(ending)"
  }

  static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, path: String
  ) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(file, bytes.baseAddress! + written, bytes.count - written)
      if count < 0 {
        if errno == EINTR { continue }
        throw OutputError(operation: "write", path: path)
      }
      written += count
    }
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: String) throws(OutputError) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      partial += (partial.isEmpty || partial == "/" ? "" : "/") + part
      if mkdir(partial, 0o755) != 0, errno != EEXIST {
        throw OutputError(operation: "create the folder", path: partial)
      }
    }
  }
}
