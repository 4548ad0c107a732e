// `watch`: a page that follows the file while it is being edited.

import Glibc
import Synchronization
import ZoomRender

enum WatchCommand {
  static let verb = Verb(
    "watch", "Makes the player page again whenever the scene's file is saved", operands: "SCENE",
    options: PlayerCommand.options + [
      Option("--count", value: "N", standard: "until it is stopped", "ends after N pages")
    ] + SceneInput.options,
    examples: ["zoom-render watch scenes/zoom/albums.json -o albums.html"], run: run)

  /// Microseconds between two looks at the file.
  private static let pause: UInt32 = 100_000

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let scene = try arguments.operand("a scene")
    let path = arguments.text("--output") ?? "player.html"
    let limit = try arguments.integer("--count", in: 1...1_000_000)
    guard FileSystem.isFile(scene) else {
      throw ToolError(
        .inputUnreadable, "cannot read '\(scene)': \(String(cString: strerror(ENOENT)))")
    }
    var seen = ""
    var made = 0
    while true {
      // A file that an editor is just replacing is not there for a moment.
      if let now = stamp(of: scene), now != seen {
        seen = now
        try make(invocation, path: path, isFirst: made == 0)
        made += 1
        if made == limit { return .success }
      }
      usleep(pause)
    }
  }

  /// What changes when a file is saved.
  static func stamp(of path: String) -> String? {
    PosixFile.status(path).map { "\($0.inode) \($0.seconds).\($0.nanoseconds) \($0.size)" }
  }

  /// The page, or word of what is wrong to the page that is open.
  ///
  /// - Parameter isFirst: no page has been made yet.
  private static func make(_ invocation: Invocation, path: String, isFirst: Bool) throws {
    let start = Console.seconds()
    let problems = WatchedProblems()
    let inner = Invocation(
      arguments: invocation.arguments, console: problems.listening(to: invocation.console),
      compiled: invocation.compiled, executable: invocation.executable,
      isCI: invocation.isCI)
    let version = path + ".version.js"
    do {
      let page = try PlayerCommand.page(inner, watched: name(of: version))
      try AtomicFile.write(Array(page.utf8), to: path)
      try AtomicFile.write(Array(answer(PlayerPage.version(of: page), nil).utf8), to: version)
      invocation.console.message(
        "'\(path)' is new, \(JSONText.number(Console.seconds() - start, digits: 2)) s\n")
    } catch let error as ToolError where error.status == .sceneErrors || isTold(error, isFirst) {
      problems.add("error: \(error.message)\n")
      invocation.console.problem("error: \(error.message)\n")
      try AtomicFile.write(Array(answer("", problems.text).utf8), to: version)
    }
  }

  /// True for options that no longer go with a scene that was changed, such as the number of a
  /// transition; those that are wrong from the start end the run.
  private static func isTold(_ error: ToolError, _ isFirst: Bool) -> Bool {
    error.status == .usage && !isFirst
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The script that an open page asks for.
  static func answer(_ version: String, _ problem: String?) -> String {
    let text = problem.map(JSONText.quoted) ?? "null"
    return "window.zoomRenderVersion && zoomRenderVersion(\(JSONText.quoted(version)), \(text));\n"
  }
}

/// What is said about a scene while its page is made.
private final class WatchedProblems: Sendable {
  private let said = Mutex("")

  var text: String { said.withLock { $0 } }
  func add(_ text: String) { said.withLock { $0 += text } }

  /// A console that passes everything on and keeps it.
  func listening(to console: Console) -> Console {
    Console(
      isTerminal: false, width: console.width, result: { console.result($0) },
      message: { text in
        self.add(text)
        console.problem(text)
      })
  }
}
