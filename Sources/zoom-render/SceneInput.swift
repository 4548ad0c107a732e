// Scenes and their assets, loaded for a verb.

package import ZoomRender

/// Loads what a verb works on, reporting what is wrong with it.
package struct SceneInput {
  package let invocation: Invocation

  package init(_ invocation: Invocation) { self.invocation = invocation }

  /// Options of verbs that play a scene.
  package static let options = [
    Option(
      "--set", value: "NAME=VALUE", standard: "the scene's",
      "changes a setting (device, appearance, profile …) or a constant of the profile; repeatable"),
    Option(
      "--asset-root", value: "DIR", standard: "the scene's folder",
      "folder below which the scene's files are"),
    Option(
      "--assets", value: "DIR", standard: "found near the program",
      "folder of the pinned fonts and icons"),
  ]

  /// The scene of a file.
  ///
  /// - Throws: ``ToolError`` 66 when it cannot be read, 65 when it has errors.
  package func scene(_ path: String) throws -> Scene {
    var timer = StageTimer(invocation)
    defer { timer.lap("parse") }
    if let compiled = invocation.compiled, path.hasSuffix(".swift") {
      return try changed(compiled)
    }
    let bytes = try FileSystem.read(path, limit: FileSystem.maximumSceneBytes)
    let parsed = Scene.parse(bytes, file: path)
    try print(parsed.diagnostics, sources: [SourceText(file: path, bytes: bytes)])
    guard let scene = parsed.scene else {
      throw ToolError(
        .sceneErrors,
        "'\(path)' has \(DiagnosticPrinter.summary(of: parsed.diagnostics)); nothing was done")
    }
    return try changed(scene)
  }

  /// The scene with the changes of the command line.
  private func changed(_ scene: Scene) throws -> Scene {
    var settings: [SceneSetting] = []
    for text in invocation.arguments.texts("--set") {
      guard let setting = SceneSetting(text) else {
        throw ToolError.usage("option '--set' takes NAME=VALUE, found '\(text)'")
      }
      settings.append(setting)
    }
    var scene = try ReelInput.changed(scene, settings)
    if let root = invocation.arguments.text("--asset-root") { scene.assetRoot = root }
    return scene
  }

  /// Fonts, icons and the scene's own files.
  package func assets(of scene: Scene) throws -> AssetSnapshot {
    try assets(root: scene.assetRoot, scene.assets)
  }

  /// Fonts, icons and the declared files below `root`.
  package func assets(root: String, _ declarations: AssetDeclarations) throws -> AssetSnapshot {
    var timer = StageTimer(invocation)
    defer { timer.lap("assets") }
    let snapshot = try AssetSnapshot.load(
      AssetSnapshot.Request(
        assetDirectory: assetDirectory(), root: root, declarations: declarations))
    try print(snapshot.diagnostics, sources: [])
    if snapshot.diagnostics.contains(where: { $0.severity == .error }) {
      throw ToolError(.sceneErrors, "the scene's assets have errors; nothing was done")
    }
    return snapshot
  }

  /// The folder of the pinned fonts and icons.
  ///
  /// - Throws: ``ToolError`` 66 when there is none.
  package func assetDirectory() throws(ToolError) -> String {
    let directory =
      invocation.arguments.text("--assets")
      ?? AssetSnapshot.assetDirectory(forExecutable: invocation.executable)
    guard let directory else {
      throw ToolError(
        .inputUnreadable, "the pinned fonts and icons are not installed",
        notes: ["'script/bootstrap' fetches them", "'--assets DIR' names another folder"])
    }
    return directory
  }

  /// The played scene.
  package func timeline(_ scene: Scene, _ assets: AssetSnapshot) throws -> Timeline {
    var timer = StageTimer(invocation)
    let timeline = Timeline(scene: scene, assets: assets)
    timer.lap("timeline")
    let sources =
      scene.file.hasSuffix(".json")
      ? (try? FileSystem.read(scene.file)).map { [SourceText(file: scene.file, bytes: $0)] } ?? []
      : []
    try print(timeline.diagnostics + timeline.stageProblems(), sources: sources)
    if timeline.diagnostics.contains(where: { $0.severity == .error }) {
      throw ToolError(
        .sceneErrors,
        "the script has \(DiagnosticPrinter.summary(of: timeline.diagnostics)); nothing was done")
    }
    return timeline
  }

  /// Prints diagnostics as the command line asks.
  package func print(_ diagnostics: [Diagnostic], sources: [SourceText]) throws {
    let format = try invocation.arguments.choice("--diagnostics", DiagnosticPrinter.Format.self)
    guard !diagnostics.isEmpty else { return }
    let printer = DiagnosticPrinter(
      format: format ?? .human, sources: sources, usesColor: invocation.console.colors.messages)
    invocation.console.problem(printer.report(diagnostics))
  }
}

/// Measures stages for `--timings`.
package struct StageTimer {
  private let console: Console
  private let isOn: Bool
  private var last = Console.seconds()

  package init(_ invocation: Invocation) {
    console = invocation.console
    isOn = invocation.arguments.has("--timings")
  }

  /// Ends a stage.
  package mutating func lap(_ name: String) {
    let now = Console.seconds()
    if isOn { console.problem("\(name): \(JSONText.number((now - last) * 1000, digits: 1)) ms\n") }
    last = now
  }
}
