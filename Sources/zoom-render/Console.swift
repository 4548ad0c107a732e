// Where text goes: results to the standard output, everything else to the standard error.

import Glibc
import Synchronization
package import ZoomRender

/// Text channels of a run, and what is known about the terminal behind them.
package final class Console: Sendable {
  private let writeResult: @Sendable (String) -> Void
  private let writeMessage: @Sendable (String) -> Void
  /// True when messages go to a person: progress is drawn.
  package let isTerminal: Bool
  /// Where severities are coloured.
  package let colors: ConsoleColors
  /// Characters in a line of the terminal.
  package let width: Int
  private let isQuiet = Atomic(false)
  private let failure: WriteFailure

  package init(
    isTerminal: Bool = false, colors: ConsoleColors = ConsoleColors(), width: Int = 80,
    failure: WriteFailure = WriteFailure(), result: @escaping @Sendable (String) -> Void,
    message: @escaping @Sendable (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.colors = colors
    self.width = width
    self.failure = failure
    writeResult = result
    writeMessage = message
  }

  /// The process's own channels.
  package static func standard() -> Console {
    var size = winsize()
    let isTerminal = isatty(2) == 1
    let hasSize = isTerminal && ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let failure = WriteFailure()
    return Console(
      isTerminal: isTerminal, colors: .ofProcess(), width: hasSize ? Int(size.ws_col) : 80,
      failure: failure,
      result: { failure.note(write($0, to: 1)) }, message: { _ = write($0, to: 2) })
  }

  /// Makes the standard channels that the caller has closed lead nowhere: a file that is opened
  /// later must not take their number and get their text.
  package static func openClosedChannels() {
    for channel in [Int32(0), 1, 2] where fcntl(channel, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is this channel's.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// What kept results from being written; nil when all of them were, or when the reader had gone.
  package var resultError: OutputError? {
    failure.number.map { OutputError(operation: "write", path: "the standard output", number: $0) }
  }

  /// Writes a result, as it is.
  package func result(_ text: String) { writeResult(text) }

  /// Writes a message, as it is; nothing when quiet.
  package func message(_ text: String) {
    if !isQuiet.load(ordering: .relaxed) { writeMessage(text) }
  }

  /// Writes a problem, also when quiet.
  package func problem(_ text: String) { writeMessage(text) }

  package func silence() { isQuiet.store(true, ordering: .relaxed) }

  /// Seconds of a clock that only runs forward: for rates, never for frames.
  package static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The date and time of some seconds ago, in UTC, as `2026-11-30T12:00:00`: for reports, never for
  /// frames.
  package static func timestamp(_ secondsAgo: Double) -> String {
    var moment = time(nil) - time_t(max(0, secondsAgo))
    var parts = tm()
    gmtime_r(&moment, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    return String(decoding: text[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes all of a text; the system's error number where that fails.
  private static func write(_ text: String, to file: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count, let base = bytes.baseAddress {
        let count = Glibc.write(file, base + start, bytes.count - start)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          var channel = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&channel, 1, -1)
          continue
        }
        if count <= 0 { return errno }
        start += count
      }
      return nil
    }
  }
}

/// The channels that show colours.
package struct ConsoleColors: Sendable, Equatable {
  package var results = false
  package var messages = false

  /// Those of a terminal, unless `NO_COLOR` holds anything (no-color.org) or `TERM` is `dumb`.
  static func ofProcess(
    isTerminal: (Int32) -> Bool = { isatty($0) == 1 },
    environment: (String) -> String? = PosixFile.environment
  ) -> ConsoleColors {
    let isPlain = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    guard !isPlain, environment("TERM") != "dumb" else { return ConsoleColors() }
    return ConsoleColors(results: isTerminal(1), messages: isTerminal(2))
  }
}

/// The first error of a channel.
package final class WriteFailure: Sendable {
  private let first = Atomic<Int32>(0)

  package init() {}

  /// Keeps an error; a reader that has gone away ends the output, not the run, and is none.
  func note(_ number: Int32?) {
    guard let number, number != EPIPE else { return }
    _ = first.compareExchange(expected: 0, desired: number, ordering: .relaxed)
  }

  /// The system's number.
  var number: Int32? {
    let number = first.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }
}

/// A line that shows how far a run is; drawn on terminals only.
package final class ProgressLine: Sendable {
  private struct State {
    var lastDrawn = 0.0
    var isDrawn = false
  }
  private let console: Console
  private let title: String
  private let total: Int
  private let start = Console.seconds()
  private let state = Mutex(State())

  package init(_ title: String, total: Int, console: Console) {
    self.console = console
    self.title = title
    self.total = max(total, 1)
  }

  /// Shows that `done` of the total are finished; called from any thread.
  package func advance(to done: Int) {
    guard console.isTerminal else { return }
    let now = Console.seconds()
    state.withLock { state in
      guard now - state.lastDrawn > 0.1 || done == total else { return }
      state.lastDrawn = now
      state.isDrawn = true
      console.message(
        "\r" + Self.line(title, done, of: total, seconds: now - start, width: console.width)
          + "\u{1B}[K")
    }
  }

  /// Takes the line away.
  package func finish() {
    state.withLock { state in
      if state.isDrawn { console.message("\r\u{1B}[K") }
    }
  }

  /// `rendering  [#####.....]  30/60  61.2/s  0:01 left`, cut to the terminal's width.
  static func line(
    _ title: String, _ done: Int, of total: Int, seconds: Double, width: Int
  ) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Int(min((Double(total - done) / rate).rounded(.up), 359_999)) : 0
    let rest = left % 60
    let clock = "\(left / 60):\(rest < 10 ? "0" : "")\(rest) left"
    let tail = "\(done)/\(total)  \(JSONText.number(rate, digits: 1))/s  \(clock)"
    let room = width - title.count - tail.count - 7
    guard room >= 8 else { return String("\(done)/\(total)".prefix(max(width - 1, 0))) }
    let size = min(room, 30)
    let filled = min(size, size * done / max(total, 1))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: size - filled)
    return "\(title)  [\(bar)]  \(tail)"
  }
}
