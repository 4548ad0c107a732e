// A file that is being written under another name.

import Glibc

/// A file being written under a temporary name; gone unless it is committed.
///
/// Devices, pipes and sockets cannot be replaced by a rename: they are written in place. A link is
/// followed: what it leads to is replaced. Two writers of one file have a temporary name each, so
/// that the file is that of one of them and never a mixture.
final class PartialFile {
  /// The name that it gets.
  let path: String
  /// The name that it has: `folder/.name.partial`; that of the file itself when written in place.
  let temporary: String
  /// Open for writing, and locked, until it is committed.
  private(set) var descriptor: Int32
  /// The file that is replaced; nil = written in place.
  private let target: String?
  private var isSettled = false

  /// Writers of one file at a time, at most.
  private static let mostWriters = 16

  /// - Parameter flags: `O_WRONLY` or `O_RDWR`.
  init(_ path: String, flags: Int32 = O_WRONLY) throws(OutputError) {
    self.path = path
    target = try Self.target(of: path)
    guard let target else {
      temporary = path
      descriptor = Glibc.open(path, flags | O_TRUNC | O_CLOEXEC)
      guard descriptor >= 0 else { throw OutputError(operation: "write", path: path) }
      return
    }
    (temporary, descriptor) = try Self.open(target, flags, path)
  }

  /// The first temporary file that no other writer is at.
  private static func open(
    _ target: String, _ flags: Int32, _ path: String
  ) throws(OutputError) -> (name: String, file: Int32) {
    for writer in 1...mostWriters {
      let name = AtomicFile.temporaryName(for: target, writer: writer)
      let file = UnfinishedWork.open(name, flags)
      if file >= 0 { return (name, file) }
      guard errno == EBUSY else { throw OutputError(operation: "create", path: path) }
    }
    throw OutputError(operation: "create", path: path, number: EBUSY)
  }

  /// The file that a rename replaces; nil for what is written in place.
  private static func target(of path: String) throws(OutputError) -> String? {
    var facts = stat()
    // What is not there yet, or a link to nowhere.
    guard stat(path, &facts) == 0 else { return path }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: throw OutputError(operation: "write", path: path, number: EISDIR)
    case S_IFREG where !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/"): break
    default: return nil
    }
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK,
      let resolved = realpath(path, nil)
    else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  deinit {
    close()
    if target != nil, !isSettled { _ = UnfinishedWork.settle(temporary) { unlink(temporary) } }
  }

  private func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    try AtomicFile.writeAll(bytes, to: descriptor, path: path)
  }

  func write(_ bytes: [UInt8]) throws(OutputError) {
    // `withUnsafeBytes` does not carry typed errors.
    let result = bytes.withUnsafeBytes { raw in
      Result { () throws(OutputError) in try write(raw) }
    }
    try result.get()
  }

  /// Gives the file its name, in place of an older file.
  ///
  /// - Parameter isDurable: waits until the disk has the bytes first.
  func commit(isDurable: Bool = false) throws(OutputError) {
    if let target {
      if isDurable, fsync(descriptor) != 0 { throw OutputError(operation: "flush", path: path) }
      // Renamed while it is locked: another writer that opened it in the meantime sees that it has gone.
      guard UnfinishedWork.settle(temporary, with: { rename(temporary, target) }) == 0 else {
        throw OutputError(operation: "rename a temporary file to", path: path)
      }
      isSettled = true
    }
    close()
  }
}
