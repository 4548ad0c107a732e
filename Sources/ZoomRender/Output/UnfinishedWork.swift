// What must not outlive an interrupted run: half-written files and programs that we started.

import Glibc
import Synchronization

/// The process's unfinished files and running children, so that a signal can end all of them.
///
/// One for the process, because signals are. Files are opened and programs started under its lock:
/// after ``abandon(_:)`` took the lock nothing new can appear.
package enum UnfinishedWork {
  private struct State {
    var files: [String] = []
    var children: [pid_t] = []
  }

  private static let state = Mutex(State())

  /// Opens a file that is unfinished until ``settle(_:with:)``; -1 as `open` returns it.
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    state.withLock { state in
      let file = Glibc.open(path, flags | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      if file >= 0 { state.files.append(path) }
      return file
    }
  }

  /// Does the last step of a file (`rename` or `unlink`) and forgets it.
  static func settle(_ path: String, with step: () -> Int32) -> Int32 {
    state.withLock { state in
      let result = step()
      if let index = state.files.firstIndex(of: path) { state.files.remove(at: index) }
      return result
    }
  }

  /// Starts a program; `start` returns its identifier or nil.
  static func start(_ start: () -> pid_t?) -> pid_t? {
    state.withLock { state in
      let child = start()
      if let child { state.children.append(child) }
      return child
    }
  }

  /// Waits for a program's end and forgets it; the status of `waitpid`.
  static func wait(for child: pid_t) -> Int32 {
    // Wait without reaping first: the identifier stays the child's until it is forgotten.
    var facts = siginfo_t()
    while waitid(P_PID, id_t(child), &facts, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    return state.withLock { state in
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0 && errno == EINTR {}
      state.children.removeAll { $0 == child }
      return status
    }
  }

  /// Kills the children, removes the files, then calls `end`, during which no work can go on.
  package static func abandon(_ end: () -> Void) {
    state.withLock { state in
      for child in state.children {
        kill(child, SIGKILL)
        while waitpid(child, nil, 0) < 0 && errno == EINTR {}
      }
      for file in state.files { unlink(file) }
      state = State()
      end()
    }
  }
}

/// A file being written under a temporary name; gone unless it is committed.
final class PartialFile {
  /// The name that it gets.
  let path: String
  /// The name that it has: `folder/.name.partial`.
  let temporary: String
  /// Open for writing until it is committed or closed.
  private(set) var descriptor: Int32
  private var isSettled = false

  /// - Parameter flags: `O_WRONLY` or `O_RDWR`.
  init(_ path: String, flags: Int32 = O_WRONLY) throws(OutputError) {
    self.path = path
    temporary = AtomicFile.temporaryName(for: path)
    descriptor = UnfinishedWork.open(temporary, flags)
    guard descriptor >= 0 else { throw OutputError(operation: "create", path: path) }
  }

  deinit {
    close()
    if !isSettled { _ = UnfinishedWork.settle(temporary) { unlink(temporary) } }
  }

  /// Closes the descriptor; another program may go on writing to the temporary name.
  func close() {
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
    if isDurable, fsync(descriptor) != 0 { throw OutputError(operation: "flush", path: path) }
    close()
    guard UnfinishedWork.settle(temporary, with: { rename(temporary, path) }) == 0 else {
      throw OutputError(operation: "rename a temporary file to", path: path)
    }
    isSettled = true
  }
}
