// Runs of the command line tool inside the test process.

import Synchronization

@testable import ZoomRender
@testable import ZoomRenderCLI

/// What a run of the tool gave.
struct ToolRun {
  var status: ExitStatus
  var result: String
  var messages: String
  /// Both channels.
  var text: String { result + messages }

  /// Runs `zoom-render` with these words; goldens can be recorded wherever the tests run.
  static func run(
    _ words: [String], isTerminal: Bool = false, colors: ConsoleColors = ConsoleColors(),
    width: Int = 80, isCI: Bool = false
  ) -> ToolRun {
    let output = TextSink()
    let problems = TextSink()
    let console = Console(
      isTerminal: isTerminal, colors: colors, width: width, result: { output.add($0) },
      message: { problems.add($0) })
    let code = CommandLineTool.run(["zoom-render"] + words, console: console, isCI: isCI)
    return ToolRun(status: code, result: output.text, messages: problems.text)
  }

  /// Runs `lint` on a scene text.
  static func lint(_ text: String, options: [String] = []) -> ToolRun {
    let folder = TemporaryFolder()
    return run(["lint", folder.write("scene.json", text)] + options)
  }
}

/// Collects text from any thread.
final class TextSink: Sendable {
  private let storage = Mutex("")
  func add(_ text: String) { storage.withLock { $0 += text } }
  var text: String { storage.withLock { $0 } }
}
