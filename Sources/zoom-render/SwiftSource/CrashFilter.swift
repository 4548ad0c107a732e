// What the user's code says when it traps, without the machine's part of it.

import Glibc
import ZoomRender

/// Passes a program's messages on, line by line: a trap is told at its place, and the addresses of
/// the stack are left out.
///
/// A terminal gets the program's own output: it is asked whether it is one.
final class CrashFilter {
  /// What the program is to open as its error output.
  let path: String
  private var writing: Int32
  private let thread: SystemThread

  /// Nil on a terminal, or when the system gives no pipe or thread.
  init?(files: [String]) {
    guard isatty(2) == 0 else { return nil }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // The program opens its end anew; nothing else is to inherit one.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = ends[0]
    let thread = SystemThread {
      Reader(file: reading, lines: CrashLines(files: files)).read()
    }
    guard let thread else {
      ends.forEach { close($0) }
      return nil
    }
    (path, writing, self.thread) = ("/dev/fd/\(ends[1])", ends[1], thread)
  }

  /// Waits until everything that the program said has been passed on.
  func finish() {
    guard writing >= 0 else { return }
    close(writing)
    writing = -1
    thread.join()
  }

  private final class Reader {
    let file: Int32
    var lines: CrashLines
    init(file: Int32, lines: CrashLines) { (self.file, self.lines) = (file, lines) }

    func read() {
      var bytes = [UInt8](repeating: 0, count: 4096)
      var rest: [UInt8] = []
      while true {
        let count = Glibc.read(file, &bytes, bytes.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        rest += bytes[..<count]
        while let end = rest.firstIndex(of: 10) {
          pass(rest[...end])
          rest.removeSubrange(...end)
        }
      }
      if !rest.isEmpty { pass(rest[...]) }
      close(file)
    }

    private func pass(_ line: ArraySlice<UInt8>) {
      guard let text = lines.passed(String(decoding: line, as: UTF8.self)) else { return }
      SwiftCommand.complain(text)
    }
  }
}

/// The lines of a program's error output as they are passed on.
struct CrashLines {
  let files: [String]
  private var isInStack = false

  init(files: [String]) { self.files = files }

  /// Nil for a line that only the machine needs; lines keep their ends.
  mutating func passed(_ line: String) -> String? {
    if line.hasPrefix("Current stack trace:") {
      isInStack = true
      return nil
    }
    if isInStack, line.first?.isNumber == true, line.contains(" 0x") { return nil }
    isInStack = false
    return trap(line) ?? line
  }

  /// `Module/File.swift:4: Fatal error: …` as an error at the file's place.
  private func trap(_ line: String) -> String? {
    guard let range = line.firstRange(of: ": Fatal error"),
      let colon = line[..<range.lowerBound].lastIndex(of: ":"),
      let slash = line[..<colon].lastIndex(of: "/")
    else { return nil }
    let number = line[line.index(after: colon)..<range.lowerBound]
    guard !number.isEmpty, number.allSatisfy(\.isNumber) else { return nil }
    let name = line[line.index(after: slash)..<colon]
    let message = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
    let file = files.first { $0 == name || $0.hasSuffix("/\(name)") }
    guard let file, !line.hasPrefix("ZoomUI/") else { return "error: \(message)" }
    return "\(file):\(number):1: error: the code stops here: \(message)"
  }
}
