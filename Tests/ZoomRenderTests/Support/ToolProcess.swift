// Runs of the built tool as a process of its own.

import Glibc

/// A running `zoom-render`, its messages thrown away.
struct ToolProcess {
  /// The program that this build made.
  static let program: String = {
    #if DEBUG
      return SceneFiles.root + "/.build/debug/zoom-render"
    #else
      return SceneFiles.root + "/.build/release/zoom-render"
    #endif
  }()

  private let identifier: pid_t

  /// Starts the tool with these words; nil when it cannot be started.
  ///
  /// - Parameter environment: variables beside those of this process.
  init?(_ words: [String], environment: [String] = []) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for output: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var inherited: [String] = []
    var next = environ
    while let entry = next.pointee {
      inherited.append(String(cString: entry))
      next += 1
    }
    let names = Set(environment.map { $0.prefix { $0 != "=" } })
    let kept = inherited.filter { !names.contains($0.prefix { $0 != "=" }) }
    var arguments = ([Self.program] + words).map { strdup($0) } + [nil]
    var variables = (kept + environment).map { strdup($0) } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var identifier = pid_t()
    guard posix_spawn(&identifier, Self.program, &actions, nil, &arguments, &variables) == 0 else {
      return nil
    }
    self.identifier = identifier
  }

  /// Sends a signal to the tool.
  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits for the end; the exit status, or minus the number of the signal that ended it.
  func wait() -> Int32 { measuredWait().status }

  /// Waits for the end; also the most bytes that the tool had in memory at once.
  func measuredWait() -> (status: Int32, peakBytes: Int) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return (signal == 0 ? (status >> 8) & 0xff : -signal, usage.ru_maxrss << 10)
  }
}
