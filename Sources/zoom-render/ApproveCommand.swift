// `approve`: accept what `verify` reported.

import Glibc
import ZoomRender

enum ApproveCommand {
  static let verb = Verb(
    "approve", "Records the goldens of scenes that fail: all, by cause, or those of a report",
    operands: "[SCENE|FOLDER|GLOB...]",
    options: [
      Option(
        "--cause", value: "NAME", standard: "any",
        "only scenes whose first cause is this: delay, spring, moved, color …"),
      Option(
        "--report", value: "FILE", standard: "none",
        "only what this JSON report of `verify` says failed, and only if it renders here as there; "
          + "without scenes on the command line, all of them"),
      Option("--golden-root", value: "DIR", standard: "golden beside scenes", "folder of goldens"),
      Option(
        "--store", value: "WHICH", standard: "key", "pictures: key, full, all, none (see record)"),
      Option("--jobs", short: "-j", value: "N", standard: "the processors", "frames at a time"),
    ] + SceneInput.options,
    examples: [
      "zoom-render approve scenes/zoom/albums.json", "zoom-render approve 'scenes/**/push*.json'",
      "zoom-render approve scenes --cause delay", "zoom-render approve --report out/report.json",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let report = try arguments.text("--report").map(ReportReader.read)
    guard !arguments.operands.isEmpty || report != nil else {
      throw ToolError.usage("needs a scene, a folder of scenes or a report")
    }
    try RecordCommand.requirePermit(invocation)
    let choice = Choice(
      cause: try arguments.choice("--cause", Explanation.Cause.self), report: report,
      pictures: try arguments.choice("--store", GoldenStore.Pictures.self) ?? .key,
      jobs: try arguments.integer("--jobs", in: 1...256) ?? Workers.available)
    let files =
      arguments.operands.isEmpty
      ? choice.reported.map(\.file) : try FileSystem.sceneFiles(arguments.operands)
    var (approved, refused) = (0, 0)
    var unreadable: ExitStatus?
    for file in files {
      let outcome: Outcome
      do {
        outcome = try approve(file, choice, invocation)
      } catch let error as ToolError where error.isOfScene {
        // The rest is still approved.
        unreadable = unreadable ?? error.status
        outcome = refusal(GoldenPath.name(scene: file), error.message)
      }
      switch outcome {
      case .approved(let line):
        approved += 1
        invocation.console.message(line + "\n")
      case .refused(let line):
        refused += 1
        invocation.console.problem(line + "\n")
      case .kept(let line): invocation.console.message(line + "\n")
      case .nothing: break
      }
    }
    invocation.console.message("\(approved) golden\(approved == 1 ? "" : "s") recorded\n")
    return unreadable ?? (refused > 0 ? .finding : .success)
  }

  /// What a command line wants approved.
  private struct Choice {
    var cause: Explanation.Cause?
    var report: VerifyReport?
    var pictures: GoldenStore.Pictures
    var jobs: Int

    /// Scenes that the report says failed or lack a golden.
    var reported: [SceneVerdict] {
      (report?.scenes ?? []).filter { $0.status == .failed || $0.status == .missing }
    }
  }

  private enum Outcome {
    case approved(String), refused(String), kept(String), nothing
  }

  private static func refusal(_ name: String, _ reason: String) -> Outcome {
    .refused("not approved: \(name): \(reason)")
  }

  private static func approve(
    _ file: String, _ choice: Choice, _ invocation: Invocation
  ) throws -> Outcome {
    let name = GoldenPath.name(scene: file)
    let reported = choice.reported.first { $0.name == name }
    if choice.report != nil, reported == nil { return .nothing }
    let store = GoldenStore(
      folder: GoldenPath.folder(scene: file, root: invocation.arguments.text("--golden-root")))
    let session = try GoldenInput(invocation).session(file, store: store)
    let (verdict, evidence) = try session.examine(workers: choice.jobs)
    if let reported, verdict.status == .passed { return recorded(reported, name, store) }
    if verdict.status == .unreadable || verdict.status == .nonDeterministic {
      return refusal(name, verdict.account)
    }
    guard verdict.status == .failed || verdict.status == .missing else { return .nothing }
    if let cause = choice.cause, verdict.causes.first?.cause != cause { return .nothing }
    if let reported, let frame = otherFrame(reported, verdict) {
      return refusal(name, "frame \(frame) renders here otherwise than in the report")
    }
    let again = store.manifest().manifest.map { session.session(like: $0) } ?? session
    // What was judged is what is recorded; a scene without a golden has not been rendered yet.
    let run = try evidence?.run ?? again.run(workers: choice.jobs)
    try again.record(run, pictures: choice.pictures, workers: choice.jobs)
    return .approved("approved \(name): \(verdict.sentence)")
  }

  /// A scene of the report that equals its golden here: the report's frames are in it already, or
  /// they do not come out here.
  private static func recorded(
    _ reported: SceneVerdict, _ name: String, _ store: GoldenStore
  ) -> Outcome {
    let digests = store.manifest().manifest?.digests ?? []
    let other = reported.failedFrames.first {
      !digests.indices.contains($0.index) || digests[$0.index] != $0.actualDigest
    }
    guard let other else { return .kept("recorded already: \(name)") }
    return refusal(name, "frame \(other.index) equals the golden here, in the report it does not")
  }

  /// The first frame whose pixels are not those that the report's reader has seen; nil for none.
  private static func otherFrame(_ reported: SceneVerdict, _ verdict: SceneVerdict) -> Int? {
    let here = Dictionary(
      verdict.failedFrames.map { ($0.index, $0.actualDigest) }, uniquingKeysWith: { $1 })
    return reported.failedFrames.first { here[$0.index] != $0.actualDigest }?.index
  }
}
