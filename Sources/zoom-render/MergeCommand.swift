// `merge`: the reports of shards as one.

import ZoomRender

enum MergeCommand {
  static let verb = Verb(
    "merge", "Joins the JSON reports of `verify` shards and gives the exit status of all",
    operands: "REPORT...",
    options: [
      Option(
        "--artifacts", value: "DIR", standard: "where the reports say",
        "folder that `verify --artifacts` has filled; may be given several times")
    ] + ReportFiles.options,
    examples: ["zoom-render merge shard-1.json shard-2.json --junit all.xml --html all.html"]
  ) { invocation in
    let report = try ReportReader.joined(invocation.arguments.operands)
    for line in report.lines where !line.hasPrefix("ok") {
      invocation.console.message(line + "\n")
    }
    invocation.console.message(report.summary + "\n")
    try ReportFiles.write(report, invocation.arguments, invocation.console)
    return VerifyCommand.status(of: report)
  }
}
