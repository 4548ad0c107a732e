// A command line whose input is SwiftUI source.

import CSandbox
import Glibc
import ZoomRender

/// Runs a verb on SwiftUI files: compiles them and runs the same verb inside the result.
struct SwiftCommand {
  /// The command line without the options that only compiling needs.
  var arguments: [String]
  var program: SwiftProgram
  var limits = Sandbox.Limits.scene
  /// What is wrong with the options; nil = nothing.
  var problem: String?

  /// Nil when no input is Swift source.
  init?(_ arguments: [String]) {
    guard arguments.count > 2 else { return nil }
    var files: [String] = []
    var rest: [String] = []
    var root: String?
    var version = 26.0
    var mode = "5"
    var folder: String?
    var modules: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      func value() -> String? {
        index += 1
        return index < arguments.count ? arguments[index] : nil
      }
      switch argument {
      case "--root":
        root = value()
        if root == nil { problem = "option '--root' needs a value" }
      case "--swift-version": mode = value() ?? mode
      default:
        // What follows an option is its value, unless it is plainly a Swift file.
        let isInput =
          argument.hasSuffix(".swift") || (index > 1 && !arguments[index - 1].hasPrefix("-"))
        if index > 0, isInput, !argument.hasPrefix("-") {
          let input = SwiftInput(argument)
          let found = input.files
          modules += input.modules
          if !found.isEmpty {
            // The verb sees one Swift file, whatever the sources are.
            if files.isEmpty {
              rest.append(found[0])
              if !argument.hasSuffix(".swift") { folder = argument }
            }
            files += found
            index += 1
            continue
          }
        }
        if argument == "--os-version", index + 1 < arguments.count {
          version = Double(arguments[index + 1]) ?? version
        }
        rest.append(argument)
      }
      index += 1
    }
    guard !files.isEmpty else { return nil }
    do throws(Sandbox.LimitError) {
      limits = try .scene(taking: &rest)
    } catch {
      problem = "\(error)"
    }
    // Pictures of a folder's sources are anywhere below it.
    if let folder, !rest.contains("--asset-root") { rest += ["--asset-root", folder] }
    self.arguments = rest
    program = SwiftProgram(
      files: files, root: root, version: version, languageMode: mode, modules: modules)
  }

  /// Makes the player page each time one of the files has changed, until it is interrupted.
  ///
  /// Each page is made by the compiled program's own `watch`, which ends after one.
  func watch() -> Int32 {
    var command = self
    var limit: Int?
    if let index = command.arguments.firstIndex(of: "--count"),
      index + 1 < command.arguments.count
    {
      limit = Int(command.arguments[index + 1])
      command.arguments.removeSubrange(index...(index + 1))
    }
    command.arguments += ["--count", "1"]
    var seen = ""
    var made = 0
    while true {
      let stamps = program.files.map { WatchCommand.stamp(of: $0) ?? "none" }
        .joined(separator: "\n")
      if stamps != seen {
        seen = stamps
        let start = Console.seconds()
        let status = command.run()
        let milliseconds = Int(((Console.seconds() - start) * 1000).rounded())
        Self.complain(
          "watch: \(status == 0 ? "rendered" : "status \(status)") in \(milliseconds) ms\n")
        made += 1
        if made == limit { return status }
      }
      usleep(100_000)
    }
  }

  /// Compiles, runs, and returns the exit status of design's table.
  func run() -> Int32 {
    if let problem {
      Self.complain("error: \(problem)\n")
      return 64
    }
    let executable: String
    do {
      let frontEnd = try FrontEnd.find(program: CommandLineTool.executable)
      executable = try program.compile(
        frontEnd: frontEnd, cache: "\(SwiftProgram.cacheFolder)/swift")
    } catch let missing as FrontEnd.Missing {
      Self.complain("error: \(missing.message)\n  note: \(missing.note)\n")
      return 69
    } catch let failure as SwiftProgram.Failure {
      return report(failure)
    } catch {
      Self.complain("error: \(error)\n")
      return 70
    }
    let filter = CrashFilter(files: program.files)
    defer { filter?.finish() }
    let result = Sandbox.run(
      [executable] + arguments.dropFirst(),
      environment: [
        "LANG=en_US.UTF-8", "LC_ALL=en_US.UTF-8", "TZ=UTC", "SWIFT_DETERMINISTIC_HASHING=1",
        "SWIFT_BACKTRACE=enable=no",
        "ZOOM_RENDER_TOOL=\(CommandLineTool.executable)",
        "ZOOM_RENDER_SOURCES=\(program.files.joined(separator: "\n"))",
      ], errorFile: filter?.path,
      limits: limits)
    filter?.finish()
    return status(of: result, limits)
  }

  private func report(_ failure: SwiftProgram.Failure) -> Int32 {
    switch failure {
    case .diagnostics(let problems):
      Self.complain(DiagnosticPrinter().report(problems))
      return 65
    case .compiler(let text):
      Self.complain(text)
      return 65
    case .missing(let missing):
      Self.complain("error: \(missing.message)\n  note: \(missing.note)\n")
      return 69
    case .posix(let error):
      Self.complain("error: \(error)\n")
      return 66
    case .cache(let error):
      Self.complain(
        "error: compiled programs cannot be kept: \(error)\n"
          + "  note: the variable ZOOM_RENDER_CACHE names another folder\n")
      return 73
    }
  }

  private func status(of result: zr_sandbox_result, _ limits: Sandbox.Limits) -> Int32 {
    if result.error != 0 {
      Self.complain(
        "error: the scene's program did not start: \(String(cString: strerror(result.error)))\n")
      return 70
    }
    if result.timed_out != 0 {
      Self.complain(
        "error: the scene's program ran longer than \(limits.wallSeconds) s; a body, closure or "
          + "task that never ends does that (--time-limit SECONDS sets the limit)\n")
      return 65
    }
    if result.signal != 0 {
      Self.complain(
        "error: the scene's code ended with signal \(result.signal) "
          + "(\(String(cString: strsignal(result.signal))))\n" + note(on: result, limits))
      return 65
    }
    return result.status
  }

  /// What may be behind a signal, as far as the numbers tell.
  private func note(on result: zr_sandbox_result, _ limits: Sandbox.Limits) -> String {
    if result.signal == SIGXCPU {
      return "  note: it used more than \(limits.cpuSeconds) s of processor time "
        + "(--time-limit SECONDS sets the limit)\n"
    }
    // Addresses are limited; what was touched of them stays a little below.
    if limits.memoryBytes > 0, result.peak_bytes > limits.memoryBytes / 2 {
      return "  note: it needs more memory than its limit of \(limits.memoryBytes >> 20) MB "
        + "(--memory-limit MB sets it)\n"
    }
    return result.signal == SIGSEGV
      ? "  note: a function or view that calls itself without end does that\n" : ""
  }

  static func complain(_ text: String) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      done += count
    }
  }
}
