// `lint`: what is wrong with scenes, and what will not do what they ask for.

import ZoomRender

enum LintCommand {
  /// Forms of the report: those of diagnostics, and SARIF.
  private enum Format: String, CaseIterable {
    case human, short, json, sarif, github
  }

  static let verb = Verb(
    "lint", "Says why zooms do not work, without rendering", operands: "SCENE|DIR...",
    options: [
      Option(
        "--level", value: "LEVEL", standard: "warning",
        "lowest severity that fails: error, warning, info"),
      Option(
        "--format", value: "FORM", standard: "human", "human, short, json, sarif or github"),
      Option("--fix", "applies the edits that findings offer, then checks again"),
      Option("--rules", "lists the rules"),
      Option(
        "--pages", value: "DIR", standard: "none",
        "writes a page for each rule; the operand is the folder of their scenes"),
    ] + SceneInput.options,
    examples: [
      "zoom-render lint scenes",
      "zoom-render lint scenes/zoom/albums.json --level error --format github",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    if arguments.has("--rules") { return listRules(invocation) }
    if let folder = arguments.text("--pages") { return try writePages(folder, invocation) }
    let level = try arguments.choice("--level", Diagnostic.Severity.self) ?? .warning
    let format = try self.format(arguments)
    guard !arguments.operands.isEmpty else { throw ToolError.usage("needs a scene or a folder") }
    let files = try FileSystem.sceneFiles(arguments.operands)
    var report = Report(isOnly: files.count == 1)
    for file in files { try check(file, into: &report, invocation) }
    print(report, as: format, invocation)
    if report.diagnostics.isEmpty, format == .human {
      invocation.console.message(
        "\(files.count) \(files.count == 1 ? "scene" : "scenes") without findings\n")
    }
    if report.hasErrors { return .sceneErrors }
    return report.diagnostics.contains { $0.severity >= level } ? .finding : .success
  }

  private static func format(_ arguments: Arguments) throws -> Format {
    if let format = try arguments.choice("--format", Format.self) { return format }
    let form = try arguments.choice("--diagnostics", DiagnosticPrinter.Format.self)
    return form.flatMap { Format(rawValue: $0.rawValue) } ?? .human
  }

  private struct Report {
    /// True when there is a single file.
    var isOnly: Bool
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    /// True when a scene could not be made of a file.
    var hasErrors = false
  }

  private static func check(
    _ file: String, into report: inout Report, _ invocation: Invocation
  ) throws {
    if let compiled = invocation.compiled, file.hasSuffix(".swift") {
      // The program knows one of its files; its parent names them all.
      let named = PosixFile.environment("ZOOM_RENDER_SOURCES") ?? file
      let files = named.split(separator: "\n").map { name in
        SourceLint.File(name: String(name), bytes: (try? FileSystem.read(String(name))) ?? [])
      }
      let lint = SourceLint(files)
      report.sources += files.map { SourceText(file: $0.name, bytes: $0.bytes) }
      report.diagnostics += lint.placing(try findings(compiled, [], invocation)) + lint.findings
      return
    }
    var bytes = try FileSystem.read(file, limit: FileSystem.maximumSceneBytes)
    var diagnostics = try check(bytes, file, into: &report, invocation)
    if invocation.arguments.has("--fix"), file != "-" {
      // Edits may uncover others: a few rounds, each of them written whole.
      for _ in 0..<4 {
        let fixed = LintFix.apply(diagnostics, to: bytes, file: file)
        guard fixed.repaired > 0, Scene.parse(fixed.bytes, file: file).scene != nil else { break }
        try AtomicFile.write(fixed.bytes, to: file)
        invocation.console.message("\(file): \(fixed.repaired) repaired\n")
        bytes = fixed.bytes
        diagnostics = try check(bytes, file, into: &report, invocation)
      }
    }
    report.sources.append(SourceText(file: file, bytes: bytes))
    report.diagnostics += diagnostics
  }

  private static func check(
    _ bytes: [UInt8], _ file: String, into report: inout Report, _ invocation: Invocation
  ) throws -> [Diagnostic] {
    let parsed = Scene.parse(bytes, file: file)
    guard let scene = parsed.scene else {
      report.hasErrors = true
      return parsed.diagnostics
    }
    return try parsed.diagnostics + findings(scene, bytes, isOnly: report.isOnly, invocation)
  }

  private static func findings(
    _ scene: Scene, _ bytes: [UInt8], isOnly: Bool = false, _ invocation: Invocation
  ) throws -> [Diagnostic] {
    let assets = try SceneInput(invocation).assets(of: scene)
    var timer = StageTimer(invocation)
    let timeline = Timeline(scene: scene, assets: assets)
    timer.lap("timeline")
    let findings = Linter.findings(of: timeline, text: bytes)
    timer.lap("lint")
    if isOnly { Kept.keep(timeline) }
    return findings
  }

  /// A played scene that is kept to the end of the process: taking a large one apart just before
  /// takes a tenth of the whole time.
  private final class Kept {
    private let timeline: Timeline
    private var itself: Kept?

    private init(_ timeline: Timeline) { self.timeline = timeline }

    /// Keeps a timeline; with it goes what it was made of.
    static func keep(_ timeline: Timeline) {
      let kept = Kept(timeline)
      kept.itself = kept
    }
  }

  private static func print(_ report: Report, as format: Format, _ invocation: Invocation) {
    guard let form = DiagnosticPrinter.Format(rawValue: format.rawValue) else {
      invocation.console.result(
        LintSARIF.document(report.diagnostics, version: CommandLineTool.version))
      return
    }
    let printer = DiagnosticPrinter(
      format: form, sources: report.sources, usesColor: invocation.console.colors.results)
    invocation.console.result(printer.report(report.diagnostics))
  }

  private static func listRules(_ invocation: Invocation) -> ExitStatus {
    for rule in LintRule.all {
      invocation.console.result("\(rule.id) \(rule.severity.rawValue): \(rule.title)\n")
    }
    return .success
  }

  private static func writePages(
    _ folder: String, _ invocation: Invocation
  ) throws -> ExitStatus {
    let scenes = try invocation.arguments.operand("a folder of scenes")
    var pages: [(name: String, text: String)] = [("README.md", LintRule.index)]
    for example in LintExample.all {
      guard let rule = LintRule.named(example.rule) else { continue }
      let failing = try FileSystem.read("\(scenes)/\(example.name).json")
      let fixed = try FileSystem.read("\(scenes)/\(example.name)-fixed.json")
      let page = rule.page(
        name: example.name, failing: String(decoding: failing, as: UTF8.self),
        fixed: String(decoding: fixed, as: UTF8.self))
      pages.append(("\(rule.id).md", page))
    }
    try AtomicFile.makeFolder(folder)
    for page in pages { try AtomicFile.write(Array(page.text.utf8), to: "\(folder)/\(page.name)") }
    return .success
  }
}
