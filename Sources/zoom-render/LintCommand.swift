// `lint`: what is wrong with scenes, and what will not do what they ask for.

import ZoomRender

enum LintCommand {
  static let verb = Verb(
    "lint", "Checks scenes without rendering them", operands: "SCENE|DIR...",
    options: [
      Option(
        "--level", value: "LEVEL", standard: "warning",
        "lowest severity that fails: error, warning, info"),
      Option("--format", value: "FORM", standard: "human", "the same as --diagnostics"),
    ],
    examples: [
      "zoom-render lint scenes",
      "zoom-render lint scenes/zoom/albums.json --level error --format github",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let level = try arguments.choice("--level", Diagnostic.Severity.self) ?? .warning
    let format =
      try arguments.choice("--format", DiagnosticPrinter.Format.self)
      ?? arguments.choice("--diagnostics", DiagnosticPrinter.Format.self) ?? .human
    guard !arguments.operands.isEmpty else { throw ToolError.usage("needs a scene or a folder") }
    var diagnostics: [Diagnostic] = []
    var sources: [SourceText] = []
    var hasErrors = false
    let files = try FileSystem.sceneFiles(arguments.operands)
    for file in files {
      if let compiled = invocation.compiled, file.hasSuffix(".swift") {
        // What playing the program finds, at the lines of the user's files.
        let assets = try SceneInput(invocation).assets(of: compiled)
        diagnostics += Timeline(scene: compiled, assets: assets).diagnostics
        if let bytes = try? FileSystem.read(file) {
          sources.append(SourceText(file: file, bytes: bytes))
        }
        continue
      }
      let bytes = try FileSystem.read(file, limit: FileSystem.maximumSceneBytes)
      sources.append(SourceText(file: file, bytes: bytes))
      let parsed = Scene.parse(bytes, file: file)
      diagnostics += parsed.diagnostics
      if parsed.scene == nil { hasErrors = true }
    }
    let printer = DiagnosticPrinter(
      format: format, sources: sources, usesColor: invocation.console.isTerminal)
    invocation.console.result(printer.report(diagnostics))
    if diagnostics.isEmpty, format == .human {
      invocation.console.message(
        "\(files.count) \(files.count == 1 ? "scene" : "scenes") without findings\n")
    }
    if hasErrors { return .sceneErrors }
    return diagnostics.contains { $0.severity >= level } ? .finding : .success
  }
}
