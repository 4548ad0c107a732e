// `approve`: accept what `verify` reported.

import Glibc
import ZoomRender

enum ApproveCommand {
  static let verb = Verb(
    "approve", "Records the goldens of scenes that fail, all or those with one cause",
    operands: "SCENE|FOLDER...",
    options: [
      Option(
        "--cause", value: "NAME", standard: "any",
        "only scenes whose first cause is this: delay, spring, moved, color …"),
      Option(
        "--report", value: "FILE", standard: "none",
        "only scenes that this JSON report of `verify` says failed"),
      Option("--golden-root", value: "DIR", standard: "golden beside scenes", "folder of goldens"),
      Option("--store", value: "WHICH", standard: "key", "frames stored as pictures"),
      Option("--jobs", short: "-j", value: "N", standard: "the processors", "frames at a time"),
    ] + SceneInput.options,
    examples: [
      "zoom-render approve scenes/zoom/albums.json", "zoom-render approve scenes --cause delay",
      "zoom-render approve scenes --report out/report.json",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard !arguments.operands.isEmpty else {
      throw ToolError.usage("needs a scene or a folder of scenes")
    }
    try RecordCommand.refuseInCI()
    let cause = try arguments.choice("--cause", Explanation.Cause.self)
    let pictures = try arguments.choice("--store", GoldenStore.Pictures.self) ?? .key
    let jobs = try arguments.integer("--jobs", in: 1...256) ?? Workers.available
    let reported = try arguments.text("--report").map(failedScenes)
    var approved = 0
    for file in try FileSystem.sceneFiles(arguments.operands) {
      let name = GoldenPath.name(scene: file)
      if let reported, !reported.contains(name) { continue }
      let store = GoldenStore(
        folder: GoldenPath.folder(scene: file, root: arguments.text("--golden-root")))
      let session = try GoldenInput(invocation).session(file, store: store)
      let (verdict, evidence) = try session.examine(workers: jobs)
      guard verdict.status == .failed || verdict.status == .missing else { continue }
      if let cause, verdict.causes.first?.cause != cause { continue }
      let manifest = store.manifest().manifest
      let again = GoldenSession(
        timeline: session.timeline, assets: session.assets, store: store, fps: manifest?.fps,
        scale: manifest?.pixelsPerPoint)
      // What was judged is what is recorded; a scene without a golden has not been rendered yet.
      let run = try evidence?.run ?? again.run(workers: jobs)
      try again.record(run, pictures: pictures)
      approved += 1
      invocation.console.message("approved \(name): \(verdict.sentence)\n")
    }
    invocation.console.message("\(approved) golden\(approved == 1 ? "" : "s") recorded\n")
    return .success
  }

  /// Names of the scenes that a report says failed or lack a golden.
  private static func failedScenes(_ path: String) throws(ToolError) -> [String] {
    let report = try ReportReader.read(path)
    return report.scenes.filter { $0.status == .failed || $0.status == .missing }.map(\.name)
  }
}
