// Folders for tests that need files.

import Glibc
import Synchronization

/// A fresh folder that is removed with everything in it when the value goes away, at the latest when
/// the process ends: values that several tests share live that long.
final class TemporaryFolder: Sendable {
  let path: String

  private static let living = Mutex<Set<String>>([])
  private static let removesLiving: Void = {
    atexit { TemporaryFolder.living.withLock { $0.forEach(TemporaryFolder.removeTree) } }
  }()

  init() {
    var template = Array("/tmp/zoom-render-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { fatalError("no folder below /tmp") }
    let path = String(cString: made)
    Self.removesLiving
    Self.living.withLock { _ = $0.insert(path) }
    self.path = path
  }

  deinit {
    TemporaryFolder.removeTree(path)
    Self.living.withLock { _ = $0.remove(path) }
  }

  private static func removeTree(_ path: String) {
    if unlink(path) == 0 { return }
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { removeTree(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }

  /// Writes a file, making its folders, and returns its path.
  @discardableResult
  func write(_ name: String, _ bytes: some Sequence<UInt8>) -> String {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    let full = path + "/" + name
    if let file = fopen(full, "w") {
      let bytes = Array(bytes)
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
    return full
  }

  @discardableResult
  func write(_ name: String, _ text: String) -> String { write(name, text.utf8) }

  /// The bytes of a file; empty when it cannot be read.
  static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return bytes }
      bytes += buffer[0..<count]
    }
  }

  /// The files of a folder with their bytes, hidden ones too.
  static func files(_ folder: String) -> [String: [UInt8]] {
    guard let directory = opendir(folder) else { return [:] }
    defer { closedir(directory) }
    var files: [String: [UInt8]] = [:]
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { files[name] = bytes(folder + "/" + name) }
    }
    return files
  }
}
