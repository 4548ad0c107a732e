// The program as a function: the executable and every compiled SwiftUI source call it.

import Glibc
public import ZoomRender

/// The command line tool.
public enum CommandLineTool {
  /// Version of the tool.
  package static let version = "0.1.0"

  /// Every verb, in the order of the help.
  package static let verbs: [Verb] = [
    RenderCommand.verb, InspectCommand.verb, LayoutCommand.verb, LintCommand.verb,
    ExplainCommand.verb,
    SchemaCommand.verb, SpringCommand.verb, ProfileCommand.verb, DevicesCommand.verb,
    VerifyCommand.verb, RecordCommand.verb,
    ApproveCommand.verb, ReportCommand.verb, MergeCommand.verb, PruneCommand.verb,
    DiffCommand.verb,
    CertifyCommand.verb,
    SheetCommand.verb, ReelCommand.verb, CompareCommand.verb, KeyframesCommand.verb,
    PlayerCommand.verb, WatchCommand.verb,
    DoctorCommand.verb,
  ]

  /// The installed program: where assets and the front end are looked up. A compiled SwiftUI scene
  /// is another executable and is told by its parent.
  public static var executable: String {
    PosixFile.environment("ZOOM_RENDER_TOOL") ?? PosixFile.resolved("/proc/self/exe")
      ?? "zoom-render"
  }

  /// Runs a command line (program name first) and returns the exit status.
  ///
  /// `compiled` is the scene of a program that was made from SwiftUI source: a verb that is given
  /// a Swift file there uses it instead of compiling the file.
  public static func run(_ arguments: [String], compiled: Scene? = nil) -> Int32 {
    // A closed pipe is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    Console.openClosedChannels()
    Interruption.install(isTerminal: isatty(2) == 1)
    if compiled == nil, let command = SwiftCommand(arguments) {
      return arguments[1] == "watch" ? command.watch() : command.run()
    }
    let console = Console.standard()
    let status = run(
      arguments, compiled: compiled, console: console,
      isCI: RecordingPermit.isWithheld(ci: PosixFile.environment("CI")))
    guard let error = console.resultError else { return status.rawValue }
    return report(ToolError(.outputFailed, "\(error)"), verb: nil, console).rawValue
  }

  package static func run(
    _ arguments: [String], compiled: Scene? = nil, console: Console, isCI: Bool
  ) -> ExitStatus {
    let words = Array(arguments.dropFirst())
    guard let first = words.first else {
      console.problem(help(width: console.width))
      return .usage
    }
    switch first {
    case "help", "--help", "-h": return explain(words.dropFirst().first, console)
    case "version", "--version":
      console.result("zoom-render \(version)\n")
      return .success
    default: break
    }
    guard let verb = verbs.first(where: { $0.name == first }) else {
      let suggestion = EditDistance.nearest(to: first, in: verbs.map(\.name) + ["help"])
      return report(
        .usage("unknown verb '\(first)'", suggestion: suggestion), verb: nil, console)
    }
    return run(verb, Array(words.dropFirst()), compiled: compiled, isCI: isCI, console)
  }

  private static func run(
    _ verb: Verb, _ words: [String], compiled: Scene?, isCI: Bool, _ console: Console
  ) -> ExitStatus {
    do {
      let arguments = try Arguments(words, options: verb.options + Verb.common)
      if arguments.has("--help") {
        console.result(verb.help(width: console.width))
        return .success
      }
      if arguments.has("--quiet") { console.silence() }
      let invocation = Invocation(
        arguments: arguments, console: console, compiled: compiled, executable: executable,
        isCI: isCI)
      var timer = StageTimer(invocation)
      defer { timer.lap("all of \(verb.name)") }
      return try verb.run(invocation)
    } catch let error as ToolError {
      return report(error, verb: verb.name, console)
    } catch let error as OutputError {
      return report(ToolError(.outputFailed, "\(error)"), verb: verb.name, console)
    } catch let error as MissingProgram {
      return report(ToolError(.programMissing, "\(error)"), verb: verb.name, console)
    } catch let error as AssetError {
      return report(
        ToolError(
          .inputUnreadable, "\(error)", notes: ["'script/bootstrap' fetches the pinned files"]),
        verb: verb.name, console)
    } catch DrawingFailure.image(let problem) {
      return report(
        ToolError(
          .inputUnreadable, problem.message,
          notes: [problem.help ?? "the scene shows this file; export it again"]),
        verb: verb.name, console)
    } catch {
      return report(ToolError(.internalFailure, "\(error)"), verb: verb.name, console)
    }
  }

  private static func report(
    _ error: ToolError, verb: String?, _ console: Console
  ) -> ExitStatus {
    var text = "zoom-render\(verb.map { " \($0)" } ?? ""): error: \(error.message)\n"
    for note in error.notes { text += "  note: \(note)\n" }
    if error.status == .usage {
      text += "  note: 'zoom-render help\(verb.map { " \($0)" } ?? "")' explains more\n"
    }
    console.problem(text)
    return error.status
  }

  private static func explain(_ name: String?, _ console: Console) -> ExitStatus {
    guard let name else {
      console.result(help(width: console.width))
      return .success
    }
    if name == "swiftui" {
      console.result(SwiftSceneOptions.help(width: console.width))
      return .success
    }
    guard let verb = verbs.first(where: { $0.name == name }) else {
      let suggestion = EditDistance.nearest(to: name, in: verbs.map(\.name) + ["swiftui"])
      return report(.usage("unknown verb '\(name)'", suggestion: suggestion), verb: nil, console)
    }
    console.result(verb.help(width: console.width))
    return .success
  }

  private static func help(width: Int) -> String {
    var text = "Renders SwiftUI-style zoom transitions offline.\n\n"
    text += "usage: zoom-render VERB [operands] [options]\n\nverbs:\n"
    for verb in verbs {
      text += HelpText.row(verb.name, verb.about, column: 14, width: width)
    }
    text += HelpText.row("help [VERB]", "explains a verb", column: 14, width: width)
    text += HelpText.row(
      "help swiftui", "explains SwiftUI files as scenes", column: 14, width: width)
    text += HelpText.row("--version", "prints the version", column: 14, width: width)
    text += "\nexit status:\n"
    for status in ExitStatus.allCases {
      text += HelpText.row("\(status.rawValue)", status.meaning, column: 14, width: width)
    }
    return text + "\nexample:\n  zoom-render render scenes/zoom/albums.json -o frames\n"
  }
}
