// Programs that read what we write, or write what we read.

import Glibc

/// A program, or a part of one, that is needed and missing: exit status 69.
public struct MissingProgram: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program's name.
  public var name: String
  /// How to get it.
  public var help: String

  /// `'ffmpeg' is needed and was not found; install it with …`.
  public var description: String { "'\(name)' is needed and was not found; \(help)" }
}

/// A program that ran and failed.
public struct ProgramFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program's name.
  public var name: String
  /// The status of `waitpid`.
  public var status: Int32
  /// What it wrote to its standard error.
  public var message: String

  /// The first line of what it said, without the part of the program that says it, which ffmpeg
  /// writes before it as `[mov @ 0x55d0]`.
  public var firstLine: String {
    let line = message.split(separator: "\n").first ?? ""
    guard line.hasPrefix("["), let end = line.firstRange(of: "] ") else { return String(line) }
    return String(line[end.upperBound...])
  }

  /// Name, how it ended, and the last lines of what it said.
  public var description: String {
    let signal = status & 0x7F
    let end =
      signal != 0
      ? "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
      : "failed with status \(status >> 8 & 0xFF)"
    let lines = message.split(separator: "\n").suffix(4).joined(separator: "\n  ")
    return "'\(name)' \(end)" + (lines.isEmpty ? "" : ":\n  \(lines)")
  }
}

/// A running program with pipes to its standard input and from its standard output.
///
/// Never a shell: words go to the program as they are. What the program says on its standard error is
/// read while we write, so that neither side waits for the other. A child that is not finished is
/// killed.
final class ChildProcess {
  /// Which of the child's channels are pipes; the others are `/dev/null`.
  struct Channels: OptionSet {
    let rawValue: Int
    static let input = Channels(rawValue: 1)
    static let output = Channels(rawValue: 2)
  }

  private let identifier: pid_t
  private var input: Int32
  private var output: Int32
  private var errors: Int32
  private let name: String
  private var said: [UInt8] = []
  private var isRunning = true

  /// Starts a program found on the path.
  ///
  /// The child gets ordinary signal handling and a process group of its own: a terminal's interrupt
  /// reaches this process alone, which ends the child. This process ignores broken pipes from now on,
  /// so that a child that dies is an error of `write` and not of the process.
  init(_ arguments: [String], help: String, channels: Channels = .input) throws {
    name = arguments[0]
    signal(SIGPIPE, SIG_IGN)
    var pipes: [[Int32]] = []
    defer { for end in pipes.flatMap(\.self) where end >= 0 { close(end) } }
    for isNeeded in [channels.contains(.input), channels.contains(.output), true] {
      var ends: [Int32] = [-1, -1]
      guard !isNeeded || pipe(&ends) == 0 else {
        throw OutputError(operation: "make a pipe to", path: arguments[0])
      }
      for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append(ends)
    }
    guard let child = try Self.spawn(arguments, help, pipes[0][0], pipes[1][1], pipes[2][1]) else {
      throw MissingProgram(name: arguments[0], help: help)
    }
    identifier = child
    input = pipes[0][1]
    output = pipes[1][0]
    errors = pipes[2][0]
    (pipes[0][1], pipes[1][0], pipes[2][0]) = (-1, -1, -1)
    for end in [input, errors] where end >= 0 { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// The child's identifier, or nil when there is no such program.
  private static func spawn(
    _ arguments: [String], _ help: String, _ input: Int32, _ output: Int32, _ errors: Int32
  ) throws -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (end, channel) in [(input, Int32(0)), (output, 1), (errors, 2)] {
      if end >= 0 {
        posix_spawn_file_actions_adddup2(&actions, end, channel)
      } else {
        posix_spawn_file_actions_addopen(&actions, channel, "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var status: Int32 = 0
    let child = UnfinishedWork.start {
      var identifier = pid_t()
      status = posix_spawnp(&identifier, arguments[0], &actions, &attributes, &words, environ)
      return status == 0 ? identifier : nil
    }
    guard child != nil || status == ENOENT else {
      throw OutputError(operation: "start", path: arguments[0], number: status)
    }
    return child
  }

  deinit {
    for end in [input, output, errors] where end >= 0 { close(end) }
    if isRunning {
      kill(identifier, SIGKILL)
      _ = UnfinishedWork.wait(for: identifier)
    }
  }

  /// Writes all bytes to the program.
  ///
  /// - Throws: ``OutputError`` with `EPIPE` when the program has gone.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(input, bytes.baseAddress! + written, bytes.count - written)
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        try waitForRoom()
      } else if errno != EINTR {
        throw OutputError(operation: "write", path: name)
      }
    }
  }

  private func waitForRoom() throws {
    var ends = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&ends, 2, -1) >= 0 || errno == EINTR else {
      throw OutputError(operation: "write", path: name)
    }
    listen()
  }

  /// Takes what the program has said so far.
  private func listen() {
    guard errors >= 0 else { return }
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(errors, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count == 0 {
        close(errors)
        errors = -1
      }
      guard count > 0 else { return }
      if said.count < 1 << 16 { said += part[..<count] }
    }
  }

  /// Reads from the program until the buffer is full or the program's output ends; the bytes read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    var filled = 0
    while filled < buffer.count {
      var ends = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, 2, -1) >= 0 || errno == EINTR else { break }
      listen()
      guard ends[0].revents != 0 else { continue }
      let count = Glibc.read(output, buffer.baseAddress! + filled, buffer.count - filled)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw OutputError(operation: "read from", path: name) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Ends the program's input, waits for it and reports what it said when it failed.
  ///
  /// - Returns: what it said when it did not fail.
  @discardableResult
  func finish() throws -> String {
    if input >= 0 { close(input) }
    input = -1
    while errors >= 0 {
      var end = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      _ = poll(&end, 1, -1)
      listen()
    }
    let status = UnfinishedWork.wait(for: identifier)
    isRunning = false
    let message = String(decoding: said, as: UTF8.self)
    guard status == 0 else {
      throw ProgramFailure(name: name, status: status, message: message)
    }
    return message
  }

  /// All that a program writes to its standard output and error.
  ///
  /// - Throws: ``MissingProgram``, or ``ProgramFailure`` when it fails.
  static func answer(
    of arguments: [String], help: String
  ) throws -> (output: [UInt8], message: String) {
    let child = try ChildProcess(arguments, help: help, channels: .output)
    var output: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try part.withUnsafeMutableBytes { try child.read(into: $0) }
      output += part[..<count]
      if count < part.count { break }
    }
    return (output, try child.finish())
  }
}

/// What programs write to their standard output.
package enum ProgramOutput {
  /// Runs a program to its end.
  ///
  /// - Parameter help: what to do where it is missing.
  /// - Throws: ``MissingProgram``, ``ProgramFailure`` when it fails.
  package static func bytes(of arguments: [String], help: String) throws -> [UInt8] {
    try ChildProcess.answer(of: arguments, help: help).output
  }
}
