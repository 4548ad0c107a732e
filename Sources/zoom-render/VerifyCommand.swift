// `verify`: scenes against their goldens.

import Glibc
import ZoomRender

enum VerifyCommand {
  static let verb = Verb(
    "verify", "Compares scenes with their goldens and says what changed and why",
    operands: "SCENE|FOLDER|GLOB...",
    options: [
      Option("--golden-root", value: "DIR", standard: "golden beside scenes", "folder of goldens"),
      Option("--jobs", short: "-j", value: "N", standard: "the processors", "frames at a time"),
      Option(
        "--shard", value: "I/N", standard: "1/1", "the I-th of N shares of the scenes"),
      Option(
        "--artifacts", value: "DIR", standard: "none",
        "folder for expected, actual and difference pictures"),
    ] + ReportFiles.options + SceneInput.options,
    examples: [
      "zoom-render verify scenes",
      "zoom-render verify scenes/zoom/albums.json --artifacts out/diff",
    ], run: run)

  /// Bytes of pictures on a page from which on scenes have two each: browsers have limits too.
  private static let pageLimit = 64 << 20

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard !arguments.operands.isEmpty else {
      throw ToolError.usage("needs a scene or a folder of scenes")
    }
    let shard = try Shard(arguments.text("--shard") ?? "1/1")
    let files = shard.share(of: try FileSystem.sceneFiles(arguments.operands))
    // Without fonts no scene can be judged: said once, with the next step.
    _ = try SceneInput(invocation).assetDirectory()
    var report = VerifyReport()
    var evidence: [PageEvidence] = []
    var pageBytes = 0
    var unreadable: ExitStatus?
    let started = Console.seconds()
    let width = VerifyReport.nameWidth(files.map { GoldenPath.name(scene: $0) })
    for file in files {
      let begin = Console.seconds()
      var (verdict, proof) = try verify(file, invocation) { unreadable = unreadable ?? $0 }
      verdict.seconds = Console.seconds() - begin
      if let page = proof?.page, arguments.has("--html") {
        pageBytes += page.byteCount
        evidence.append(pageBytes > pageLimit ? page.limited(to: 2) : page)
      }
      report.scenes.append(verdict)
      let console = invocation.console
      let line = verdict.line(nameWidth: width, isColored: console.colors.messages) + "\n"
      // What fails is said even when the rest is quiet.
      if verdict.status.isGood { console.message(line) } else { console.problem(line) }
    }
    report.stale = try stale(arguments, shard: shard)
    invocation.console.message(report.summary + "\n")
    try ReportFiles.write(
      report, arguments, invocation.console, evidence: evidence, started: started)
    let status = status(of: report)
    return status == .inputUnreadable ? unreadable ?? status : status
  }

  /// One scene; what cannot be read or played is a verdict too, so that the rest is still judged.
  ///
  /// - Parameter problem: takes the exit status of such a scene alone: 65 when it has errors.
  private static func verify(
    _ file: String, _ invocation: Invocation, problem: (ExitStatus) -> Void
  ) throws -> (SceneVerdict, GoldenEvidence?) {
    let arguments = invocation.arguments
    let store = GoldenStore(
      folder: GoldenPath.folder(scene: file, root: arguments.text("--golden-root")))
    do {
      let session = try GoldenInput(invocation).session(file, store: store)
      let progress = ProgressLine(
        GoldenPath.name(scene: file), total: session.frameCount, console: invocation.console)
      defer { progress.finish() }
      let jobs = try arguments.integer("--jobs", in: 1...256) ?? Workers.available
      return try session.examine(
        workers: jobs, artifacts: arguments.text("--artifacts"), makesPage: arguments.has("--html"),
        progress: { progress.advance(to: $0) })
    } catch let error as ToolError where error.status != .usage {
      problem(error.status)
      return (GoldenInput.unreadable(file, store, error), nil)
    }
  }

  /// Golden folders below the root whose scene is gone; only where whole folders are verified.
  private static func stale(
    _ arguments: Arguments, shard: Shard
  ) throws(ToolError) -> [String] {
    guard shard.isWhole else { return [] }
    return try GoldenFolders.withoutScene(
      in: arguments.operands.filter { FileSystem.isFolder($0) },
      root: arguments.text("--golden-root"))
  }

  /// The exit status of a report.
  static func status(of report: VerifyReport) -> ExitStatus {
    if report.count(.nonDeterministic) > 0 { return .nonDeterministic }
    if report.count(.failed) > 0 { return .finding }
    if report.count(.unreadable) > 0 { return .inputUnreadable }
    if report.count(.missing) > 0 || !report.stale.isEmpty { return .goldenMissing }
    return .success
  }
}

/// A share of a list: the I-th of N, 1-based.
package struct Shard: Sendable {
  let index: Int
  let count: Int

  package init(_ text: String) throws(ToolError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      count >= 1, count <= 10_000, (1...count).contains(index)
    else { throw .usage("option '--shard' takes I/N with 1 ≤ I ≤ N, found '\(text)'") }
    self.index = index
    self.count = count
  }

  var isWhole: Bool { count == 1 }

  /// Every N-th file, so that shares of a sorted list are alike in size.
  func share(of files: [String]) -> [String] {
    files.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
