// The few file operations that compiling needs.

import Glibc
import ZoomRender

/// A failed call with what it was for.
struct PosixError: Error, CustomStringConvertible {
  var operation: String
  var path: String
  var code: Int32
  var description: String { "\(operation) '\(path)': \(String(cString: strerror(code)))" }
}

/// Files and folders by path.
enum PosixFile {
  struct Status {
    var isFolder: Bool
    var size: Int64
    var seconds: Int64
    var nanoseconds: Int64
    var inode: UInt64
  }

  static func status(_ path: String) -> Status? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return Status(
      isFolder: info.st_mode & S_IFMT == S_IFDIR, size: Int64(info.st_size),
      seconds: Int64(info.st_mtim.tv_sec), nanoseconds: Int64(info.st_mtim.tv_nsec),
      inode: UInt64(info.st_ino))
  }

  static func read(_ path: String) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw PosixError(operation: "open", path: path, code: errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw PosixError(operation: "read", path: path, code: errno)
      }
      if count == 0 { return bytes }
      bytes += buffer[0..<count]
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw PosixError(operation: "create", path: path, code: errno) }
    defer { close(file) }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw PosixError(operation: "write", path: path, code: errno)
      }
      done += count
    }
  }

  /// Names in a folder, sorted by bytes.
  static func names(in folder: String) throws -> [String] {
    guard let handle = opendir(folder) else {
      throw PosixError(operation: "open", path: folder, code: errno)
    }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  static func makeFolders(_ path: String) throws {
    if path.isEmpty || status(path)?.isFolder == true { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw PosixError(operation: "make folder", path: path, code: errno)
    }
  }

  static func remove(_ path: String) {
    if status(path)?.isFolder == true {
      for name in (try? names(in: path)) ?? [] { remove("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  /// A new folder that nobody else has.
  static func temporaryFolder() throws -> String {
    let parent = environment("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/zoom-render.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw PosixError(operation: "make folder in", path: parent, code: errno)
    }
    return string(template)
  }

  static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }

  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static func string(_ characters: [CChar]) -> String {
    String(
      decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
