// `report`: pages and files from what CI runs have left.

import Glibc
import ZoomRender

enum ReportCommand {
  static let verb = Verb(
    "report", "Makes pages and files from JSON reports of `verify`, shards joined",
    operands: "REPORT...",
    options: [
      Option(
        "--artifacts", value: "DIR", standard: "where the reports say",
        "folder that `verify --artifacts` has filled; may be given several times")
    ] + ReportFiles.options,
    examples: [
      "zoom-render report out/report.json --html out/report.html",
      "zoom-render report ci/*/report.json --artifacts ci/1/diff --artifacts ci/2/diff --html all.html",
    ]
  ) { invocation in
    let report = try ReportReader.joined(invocation.arguments.operands)
    for line in report.lines where !line.hasPrefix("ok") { invocation.console.result(line + "\n") }
    invocation.console.result(report.summary + "\n")
    try ReportFiles.write(report, invocation.arguments, invocation.console)
    return .success
  }
}

/// Reports written to the files that options name.
enum ReportFiles {
  static let options = [
    Option("--json", value: "FILE", standard: "none", "writes the report as JSON ('-' = stdout)"),
    Option("--junit", value: "FILE", standard: "none", "writes the report as JUnit XML"),
    Option("--sarif", value: "FILE", standard: "none", "writes the report as SARIF 2.1.0"),
    Option(
      "--markdown", value: "FILE", standard: "none",
      "appends a summary in Markdown, as GITHUB_STEP_SUMMARY wants it"),
    Option(
      "--html", value: "FILE", standard: "none",
      "writes one page with pictures, numbers and a scrubber"),
    Option("--github", "prints GitHub annotations"),
  ]

  /// - Parameters:
  ///   - evidence: of the page; nil = read from the artifacts.
  ///   - started: when the run began, by ``Console/seconds()``; nil = now.
  static func write(
    _ report: VerifyReport, _ arguments: Arguments, _ console: Console,
    evidence: [PageEvidence]? = nil, started: Double? = nil
  ) throws {
    let started = started ?? Console.seconds()
    let forms: [(option: String, text: () -> String)] = [
      ("--json", { report.json }),
      ("--junit", { report.junit(timestamp: Console.timestamp(Console.seconds() - started)) }),
      ("--sarif", { report.sarif(version: CommandLineTool.version) }),
    ]
    for form in forms {
      guard let path = arguments.text(form.option) else { continue }
      if path == "-" {
        console.result(form.text())
      } else {
        try AtomicFile.write(Array(form.text().utf8), to: path)
      }
    }
    if let path = arguments.text("--markdown") {
      // Other steps write to the same file.
      let earlier = access(path, F_OK) == 0 ? try FileSystem.read(path) : []
      try AtomicFile.write(earlier + Array(report.markdown.utf8), to: path)
    }
    if let path = arguments.text("--html") {
      let evidence = evidence ?? self.evidence(report, folders: arguments.texts("--artifacts"))
      try AtomicFile.write(Array(HTMLReport.page(report, evidence: evidence).utf8), to: path)
    }
    if arguments.has("--github") { console.result(report.githubAnnotations) }
  }

  /// Evidence of the scenes that are not good, from folders or from where the report says.
  private static func evidence(_ report: VerifyReport, folders: [String]) -> [PageEvidence] {
    report.scenes.compactMap { scene in
      guard !scene.status.isGood else { return nil }
      let reported = scene.artifacts.first { $0.name == "evidence" }?.path
        .split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      let places =
        folders.isEmpty ? [reported].compactMap(\.self) : folders.map { "\($0)/\(scene.name)" }
      for place in places {
        guard let text = try? FileSystem.read(place + "/" + PageEvidence.fileName) else { continue }
        if let evidence = PageEvidence(
          json: text, picture: { try? FileSystem.read(place + "/" + $0) }),
          evidence.scene == scene.name
        {
          return evidence
        }
      }
      return nil
    }
  }
}

/// Reports of `verify` read back.
enum ReportReader {
  static func read(_ path: String) throws(ToolError) -> VerifyReport {
    let bytes = try FileSystem.read(path, limit: FileSystem.maximumSceneBytes)
    let (report, diagnostics) = VerifyReport.read(file: path, bytes: bytes)
    guard let report else {
      let first = diagnostics.first
      let place = first?.location.map { "\($0.file):\($0.line):\($0.column): " } ?? "\(path): "
      throw ToolError(.inputUnreadable, place + (first?.message ?? "not a report"))
    }
    return report
  }

  /// The reports of shards as one, scenes by name.
  static func joined(_ paths: [String]) throws(ToolError) -> VerifyReport {
    guard !paths.isEmpty else { throw .usage("needs the JSON reports of `verify`") }
    var report = VerifyReport()
    for path in try FileSystem.sceneFiles(paths) {
      let part = try read(path)
      // The same shard given twice counts once.
      report.scenes += part.scenes.filter { scene in
        !report.scenes.contains { $0.name == scene.name && $0.file == scene.file }
      }
      report.stale += part.stale.filter { !report.stale.contains($0) }
    }
    report.scenes.sort { $0.name < $1.name }
    return report
  }
}
