// `doctor`: whether this machine can render.

import Glibc
import ZoomRender

enum DoctorCommand {
  static let verb = Verb(
    "doctor",
    "Checks that this machine has what rendering needs, and that the gate catches defects",
    operands: "[--mutate SCENE...]",
    options: [
      Option(
        "--mutate",
        "injects known defects into a scene's frames and tells what `verify` makes of them"),
      Option("--jobs", short: "-j", value: "N", standard: "the processors", "frames at a time"),
      Option(
        "--assets", value: "DIR", standard: "found near the program",
        "folder of the pinned fonts and icons"),
    ],
    examples: ["zoom-render doctor", "zoom-render doctor --mutate scenes/zoom/albums.json"]
  ) { invocation in
    if invocation.arguments.has("--mutate") { return try mutate(invocation) }
    try invocation.arguments.limitOperands(to: 0)
    let console = invocation.console
    var status = ExitStatus.success
    console.result("zoom-render   \(CommandLineTool.version) (\(RendererVersion.current))\n")
    console.result("processors    \(Workers.available)\n")
    let directory =
      invocation.arguments.text("--assets")
      ?? AssetSnapshot.assetDirectory(forExecutable: invocation.executable)
    if let directory {
      do {
        let snapshot = try AssetSnapshot.load(.init(assetDirectory: directory))
        console.result("assets        \(directory)\n")
        for file in snapshot.fingerprints {
          console.result("              \(file.name) \(file.digest)\n")
        }
      } catch {
        console.result("assets        missing: \(error)\n")
        status = .inputUnreadable
      }
    } else {
      console.result("assets        missing: run 'script/bootstrap'\n")
      status = .inputUnreadable
    }
    let ffmpeg = program("ffmpeg")
    console.result(
      "ffmpeg        \(ffmpeg ?? "missing: only video needs it (apt install ffmpeg)")\n")
    return status
  }

  /// Injects the catalogue of defects into each scene.
  private static func mutate(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard !arguments.operands.isEmpty else { throw ToolError.usage("--mutate needs a scene") }
    let jobs = try arguments.integer("--jobs", in: 1...256) ?? Workers.available
    var missed = 0
    for file in try FileSystem.sceneFiles(arguments.operands) {
      let store = GoldenStore(folder: GoldenPath.folder(scene: file))
      let session = try GoldenInput(invocation).session(file, store: store)
      let progress = ProgressLine(
        "mutating", total: session.frameCount * (Mutation.all.count + 1),
        console: invocation.console)
      let outcomes = try session.mutate(workers: jobs) { progress.advance(to: $0) }
      progress.finish()
      invocation.console.result("\(GoldenPath.name(scene: file)):\n")
      for outcome in outcomes {
        guard outcome.applies else {
          invocation.console.result(
            "  n/a     \(outcome.mutation): changes no pixel of this scene\n")
          continue
        }
        let mark = outcome.isCaught ? outcome.isNamed ? "named " : "caught" : "MISSED"
        invocation.console.result("  \(mark)  \(outcome.mutation): \(outcome.sentence)\n")
      }
      let applied = outcomes.filter(\.applies)
      let caught = applied.count(where: \.isCaught)
      let named = applied.count { $0.isCaught && $0.isNamed }
      invocation.console.result(
        "  catches \(caught)/\(applied.count) seeded defects, names \(named)\n")
      missed += applied.count - caught
    }
    return missed == 0 ? .success : .finding
  }

  /// The path of a program of the search path.
  private static func program(_ name: String) -> String? {
    guard let path = getenv("PATH").map({ String(cString: $0) }) else { return nil }
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
