// `schema`: the forms of files as JSON Schema, as a page, as pictures.

import ZoomRender

enum SchemaCommand {
  static let verb = Verb(
    "schema", "Prints the JSON Schema of scene files, or of the reports of verify",
    options: [
      Option("--markdown", "prints the vocabulary as a page for people"),
      Option("--report", "prints the schema of the JSON report of verify"),
      Option(
        "--pictures", value: "DIR", standard: "none",
        "draws the example of each view and modifier instead, one PNG file each"),
      Option(
        "--examples", value: "FILE", standard: "docs/examples.json", "the examples to draw"),
      Option("--only", value: "NAME", standard: "all", "draws this example alone"),
      Option(
        "--assets", value: "DIR", standard: "found near the program",
        "folder of the pinned fonts and icons"),
    ],
    examples: [
      "zoom-render schema > scene.schema.json", "zoom-render schema --markdown",
      "zoom-render schema --pictures docs/images/vocabulary",
    ]
  ) { invocation in
    let arguments = invocation.arguments
    try arguments.limitOperands(to: 0)
    if arguments.has("--report") {
      invocation.console.result(VerifyReport.jsonSchema)
      return .success
    }
    if let folder = arguments.text("--pictures") { return try draw(into: folder, invocation) }
    let isPage = arguments.has("--markdown")
    invocation.console.result(isPage ? VocabularyReference.markdown : SceneSchema.json + "\n")
    return .success
  }

  private static func draw(into folder: String, _ invocation: Invocation) throws -> ExitStatus {
    let input = SceneInput(invocation)
    let path = invocation.arguments.text("--examples") ?? "docs/examples.json"
    let bytes = try FileSystem.read(path, limit: FileSystem.maximumSceneBytes)
    let (all, problems) = VocabularyExample.read(bytes, file: path)
    try input.print(problems, sources: [SourceText(file: path, bytes: bytes)])
    let only = invocation.arguments.text("--only")
    let examples = all.filter { only == nil || $0.name == only }
    let assets = try input.assets(root: ".", AssetDeclarations())
    let progress = ProgressLine("drawing", total: examples.count, console: invocation.console)
    defer { progress.finish() }
    var isComplete = !problems.hasErrors
    for (index, example) in examples.enumerated() {
      if let bitmap = try picture(of: example, input, assets) {
        try AtomicFile.write(try PNGBitmap.encode(bitmap), to: "\(folder)/\(example.name).png")
      } else {
        isComplete = false
      }
      progress.advance(to: index + 1)
    }
    return isComplete ? .success : .sceneErrors
  }

  /// The picture of an example, as large as its screen in device pixels; nil when it has errors,
  /// which are printed.
  private static func picture(
    of example: VocabularyExample, _ input: SceneInput, _ assets: AssetSnapshot
  ) throws -> Bitmap? {
    let parsed = Scene.parse(example.scene, file: example.name)
    try input.print(
      parsed.diagnostics, sources: [SourceText(file: example.name, bytes: example.scene)])
    guard let scene = parsed.scene else { return nil }
    return try bitmap(of: example, try input.timeline(scene, assets), assets)
  }

  /// The picture of an example that has been played.
  static func bitmap(
    of example: VocabularyExample, _ timeline: Timeline, _ assets: AssetSnapshot
  ) throws -> Bitmap {
    let screen = timeline.scene.screen
    // Whole devices are shown at half a pixel per point.
    let scale = screen.device == nil ? screen.scale : 0.5
    return try FrameRasterizer(RasterContext(assets: assets, pixelsPerPoint: scale))
      .bitmap(of: timeline.frameWithoutSpeeds(at: Moment.time(of: example.moment, in: timeline)))
  }
}
