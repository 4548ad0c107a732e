// `merge`: the reports of shards as one.

import Glibc
import ZoomRender

enum MergeCommand {
  static let verb = Verb(
    "merge", "Joins the JSON reports of `verify` shards and gives the exit status of all",
    operands: "REPORT...",
    options: [
      Option("--json", value: "FILE", standard: "none", "writes the joined report ('-' = stdout)"),
      Option("--junit", value: "FILE", standard: "none", "writes it as JUnit XML"),
      Option("--sarif", value: "FILE", standard: "none", "writes it as SARIF 2.1.0"),
      Option("--markdown", value: "FILE", standard: "none", "writes a summary page"),
      Option("--github", "prints GitHub annotations"),
    ],
    examples: ["zoom-render merge shard-1.json shard-2.json --junit all.xml"]
  ) { invocation in
    guard !invocation.arguments.operands.isEmpty else {
      throw ToolError.usage("needs the JSON reports of `verify`")
    }
    var report = VerifyReport()
    for path in invocation.arguments.operands {
      let part = try ReportReader.read(path)
      report.scenes += part.scenes
      report.stale += part.stale.filter { !report.stale.contains($0) }
    }
    report.scenes.sort { $0.name < $1.name }
    for line in report.lines where !line.hasPrefix("ok") {
      invocation.console.message(line + "\n")
    }
    invocation.console.message(report.summary + "\n")
    try ReportFiles.write(report, invocation.arguments, invocation.console)
    return VerifyCommand.status(of: report)
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
}
