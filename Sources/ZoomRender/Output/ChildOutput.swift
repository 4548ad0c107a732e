// Programs whose output we read.

import Glibc

/// A running program with a pipe from its standard output; what it says on its standard error is
/// kept for the message when it fails.
final class ChildOutput {
  private let identifier: pid_t
  private var output: Int32
  private let errors: Int32
  private let name: String
  private var hasEnded = false

  /// Starts a program found on the path, with an empty standard input.
  ///
  /// - Throws: ``MissingProgram`` when there is none of that name.
  init(_ arguments: [String], help: String) throws {
    name = arguments[0]
    var fromChild: [Int32] = [-1, -1]
    guard pipe(&fromChild) == 0 else {
      throw OutputError(operation: "make a pipe to", path: arguments[0])
    }
    for end in fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Messages go to a file without a name: a full pipe would stop the program.
    errors = Self.namelessFile()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], 1)
    if errors >= 0 { posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    let status = posix_spawnp(&identifier, arguments[0], &actions, nil, &words, environ)
    close(fromChild[1])
    self.identifier = identifier
    output = fromChild[0]
    guard status == 0 else {
      hasEnded = true
      if status == ENOENT { throw MissingProgram(name: arguments[0], help: help) }
      throw OutputError(operation: "start", path: arguments[0], number: status)
    }
  }

  /// A temporary file that has no name any more; -1 when there is none.
  private static func namelessFile() -> Int32 {
    var template = Array("/tmp/zoom-render-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return -1 }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  deinit {
    close(output)
    if !hasEnded {
      // Nobody reads any more: the program ends at its next write, or is ended.
      kill(identifier, SIGTERM)
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    }
    if errors >= 0 { close(errors) }
  }

  /// Fills the buffer; returns how much there was, less than asked for only at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = Glibc.read(output, buffer.baseAddress! + filled, buffer.count - filled)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw OutputError(operation: "read from", path: name) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Waits for the end and reports what the program said when it failed.
  func finish() throws {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    hasEnded = true
    guard status == 0 else {
      throw ProgramFailure(name: name, status: status, message: messages())
    }
  }

  private func messages() -> String {
    var text = [UInt8](repeating: 0, count: 4096)
    guard errors >= 0 else { return "" }
    let count = pread(errors, &text, text.count, 0)
    return String(decoding: text[..<max(0, count)], as: UTF8.self)
      .split(separator: "\n").first.map(String.init) ?? ""
  }
}
