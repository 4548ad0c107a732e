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

  /// Opens a file that is unfinished until ``settle(_:with:)``, empty and locked for this writer; -1 as
  /// `open` returns it, with `EBUSY` where another writer, here or in another process, is at it.
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    state.withLock { state in
      let file = Glibc.open(path, flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
      guard file >= 0 else {
        if errno == ELOOP { errno = EBUSY }
        return -1
      }
      // A file system without locks has one writer at a time, as far as we can tell.
      let isLocked = flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      guard isLocked, isStill(path, file), ftruncate(file, 0) == 0 else {
        close(file)
        errno = EBUSY
        return -1
      }
      state.files.append(path)
      return file
    }
  }

  /// True while the open file has this name: the writer that had the lock may have renamed it.
  private static func isStill(_ path: String, _ file: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path, &named) == 0 && fstat(file, &opened) == 0 && named.st_ino == opened.st_ino
      && named.st_dev == opened.st_dev
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
