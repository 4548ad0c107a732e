// Programs that read what we write.

import Glibc

/// A program that is needed and missing: exit status 69.
public struct MissingProgram: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program's name.
  public var name: String
  /// How to get it.
  public var help: String

  /// `'ffmpeg' is needed and was not found; install it with …`.
  public var description: String { "'\(name)' is needed and was not found; \(help)" }
}

/// A running program with a pipe to its standard input.
final class ChildProcess {
  private let identifier: pid_t
  private var input: Int32
  private let errors: Int32
  private let name: String

  /// Starts a program found on the path.
  ///
  /// The child gets ordinary signal handling; this process ignores broken pipes from now on, so that
  /// a child that dies is an error of `write` and not of the process.
  init(_ arguments: [String], help: String) throws {
    name = arguments[0]
    signal(SIGPIPE, SIG_IGN)
    var toChild: [Int32] = [-1, -1]
    var fromChild: [Int32] = [-1, -1]
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else {
      throw OutputError(operation: "make a pipe to", path: arguments[0])
    }
    for end in [toChild[1], fromChild[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 2)
    posix_spawn_file_actions_addclose(&actions, toChild[0])
    posix_spawn_file_actions_addclose(&actions, fromChild[1])
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    let status = posix_spawnp(
      &identifier, arguments[0], &actions, &attributes, &words, environ)
    close(toChild[0])
    close(fromChild[1])
    self.identifier = identifier
    input = toChild[1]
    errors = fromChild[0]
    guard status == 0 else {
      if status == ENOENT { throw MissingProgram(name: arguments[0], help: help) }
      throw OutputError(operation: "start", path: arguments[0], number: status)
    }
  }

  deinit {
    if input >= 0 { close(input) }
    close(errors)
  }

  /// Writes all bytes to the program.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    try AtomicFile.writeAll(bytes, to: input, path: name)
  }

  /// Ends the program's input, waits for it and reports what it said when it failed.
  func finish() throws {
    close(input)
    input = -1
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(errors, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      if text.count < 65536 { text += part[..<count] }
    }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    guard status == 0 else {
      throw ProgramFailure(
        name: name, status: status, message: String(decoding: text, as: UTF8.self))
    }
  }
}

/// A program that ran and failed.
public struct ProgramFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program's name.
  public var name: String
  /// The status of `waitpid`.
  public var status: Int32
  /// What it wrote to its standard error.
  public var message: String

  /// Name and message.
  public var description: String { "'\(name)' failed: \(message)" }
}
