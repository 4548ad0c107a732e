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
  /// - Parameters:
  ///   - environment: variables beside those of this process.
  ///   - output: file that gets the results.
  ///   - errors: file that gets the messages.
  init?(
    _ words: [String], environment: [String] = [], output: String = "/dev/null",
    errors: String = "/dev/null"
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (channel, file) in [(Int32(1), output), (2, errors)] {
      posix_spawn_file_actions_addopen(&actions, channel, file, O_WRONLY | O_CREAT, 0o600)
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
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return Self.code(status)
  }

  /// Waits for the end; also the most bytes that the tool had in memory at once.
  ///
  /// Looked up while it runs: what the system counts at the end includes this process, from which
  /// the tool was started.
  func measuredWait() -> (status: Int32, peakBytes: Int) {
    var status: Int32 = 0
    var peak = 0
    while true {
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier || (ended < 0 && errno != EINTR) { break }
      peak = max(peak, highWaterBytes)
      usleep(5000)
    }
    return (Self.code(status), peak)
  }

  private static func code(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : -signal
  }

  /// The most bytes that the running tool had in memory so far; 0 after its end.
  private var highWaterBytes: Int {
    guard let file = fopen("/proc/\(identifier)/status", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, 256, file) != nil {
      let fields = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
      )
      .split { $0 == " " || $0 == "\t" }
      if fields.first == "VmHWM:" {
        return (fields.dropFirst().first.flatMap { Int($0) } ?? 0) << 10
      }
    }
    return 0
  }
}
