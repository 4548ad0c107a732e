// `record`: goldens of scenes.

import Glibc
import ZoomRender

enum RecordCommand {
  /// Which goldens are written.
  enum Mode: String, CaseIterable, Sendable {
    case missing, failed, all
  }

  static let verb = Verb(
    "record", "Writes the goldens of scenes; an equal golden is never rewritten",
    operands: "SCENE|FOLDER|GLOB...",
    options: [
      Option(
        "--mode", value: "WHICH", standard: "missing",
        "missing: only new ones; failed: those that differ too; all: every one"),
      Option(
        "--store", value: "WHICH", standard: "key",
        "pictures: key (first, last, fastest, sharpest turn; reduced to 30 KB in all), full (key "
          + "frames in full size), all, none"),
      Option("--fps", value: "F", standard: "the scene's, else 60", "frames per second"),
      Option("--scale", value: "S", standard: "the scene's, else 1", "pixels per point"),
      Option("--golden-root", value: "DIR", standard: "golden beside scenes", "folder of goldens"),
      Option("--jobs", short: "-j", value: "N", standard: "the processors", "frames at a time"),
    ] + SceneInput.options,
    examples: [
      "zoom-render record scenes", "zoom-render record scenes/zoom/albums.json --mode failed",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard !arguments.operands.isEmpty else {
      throw ToolError.usage("needs a scene or a folder of scenes")
    }
    try requirePermit(invocation)
    let mode = try arguments.choice("--mode", Mode.self) ?? .missing
    let pictures = try arguments.choice("--store", GoldenStore.Pictures.self) ?? .key
    let jobs = try arguments.integer("--jobs", in: 1...256) ?? Workers.available
    var report = VerifyReport()
    var unreadable: ExitStatus?
    let files = try FileSystem.sceneFiles(arguments.operands)
    let width = VerifyReport.nameWidth(files.map { GoldenPath.name(scene: $0) })
    for file in files {
      let store = GoldenStore(
        folder: GoldenPath.folder(scene: file, root: arguments.text("--golden-root")))
      let verdict: SceneVerdict
      do {
        verdict = try record(file, store, mode, pictures, jobs: jobs, invocation)
      } catch let error as ToolError where error.isOfScene {
        // The rest is still recorded.
        unreadable = unreadable ?? error.status
        verdict = GoldenInput.unreadable(file, store, error)
      }
      report.scenes.append(verdict)
      let console = invocation.console
      let line = verdict.line(nameWidth: width, isColored: console.colors.messages) + "\n"
      if verdict.status == .unreadable { console.problem(line) } else { console.message(line) }
    }
    invocation.console.message(report.summary + "\n")
    return unreadable ?? .success
  }

  /// - Throws: ``ToolError`` when the run is CI's.
  static func requirePermit(_ invocation: Invocation) throws(ToolError) {
    guard invocation.isCI else { return }
    throw ToolError(
      .usage, "'CI' is set: goldens are never recorded there",
      notes: ["record on a development machine and commit the result"])
  }

  private static func record(
    _ file: String, _ store: GoldenStore, _ mode: Mode, _ pictures: GoldenStore.Pictures,
    jobs: Int, _ invocation: Invocation
  ) throws -> SceneVerdict {
    var session = try GoldenInput(invocation).session(file, store: store)
    var verdict = SceneVerdict(
      name: GoldenPath.name(scene: file), file: file, golden: store.folder, status: .skipped)
    guard session.timeline.scene.golden.isEnabled else {
      verdict.message = session.timeline.scene.golden.reason ?? "the scene has no golden"
      return verdict
    }
    if mode == .missing, store.exists {
      verdict.message = "has a golden already"
      return verdict
    }
    let progress = ProgressLine(
      verdict.name, total: session.frameCount, console: invocation.console)
    defer { progress.finish() }
    let arguments = invocation.arguments
    if mode == .failed, let golden = store.manifest().manifest, !arguments.has("--fps"),
      !arguments.has("--scale")
    {
      // What verify judges is what is recorded.
      session = session.session(like: golden)
      let run = try session.run(workers: jobs) { progress.advance(to: $0) }
      if try session.passes(run, golden, workers: jobs) {
        verdict.message = "passes already"
        return verdict
      }
      return try recorded(run, session, pictures, jobs: jobs, verdict)
    }
    let run = try session.run(workers: jobs) { progress.advance(to: $0) }
    if store.holds(session.manifest(of: run, pictures: pictures), pictures: pictures) {
      verdict.message = "equal already"
      return verdict
    }
    return try recorded(run, session, pictures, jobs: jobs, verdict)
  }

  private static func recorded(
    _ run: GoldenRun, _ session: GoldenSession, _ pictures: GoldenStore.Pictures, jobs: Int,
    _ verdict: SceneVerdict
  ) throws -> SceneVerdict {
    var verdict = verdict
    try session.record(run, pictures: pictures, workers: jobs)
    verdict.status = .recorded
    verdict.frameCount = run.digests.count
    return verdict
  }
}

extension ToolError {
  /// True where one scene is to blame: it cannot be read, or has errors.
  var isOfScene: Bool { status == .inputUnreadable || status == .sceneErrors }
}
