// `reel`: a design-review reel of a scene or a reel file.

import ZoomRender

enum ReelCommand {
  /// Proportions of the reel.
  enum Form: String, CaseIterable, Sendable {
    case wide, tall
    var size: Size { self == .wide ? Size(1920, 1080) : Size(1080, 1920) }
  }

  static let verb = Verb(
    "reel", "Makes a review reel: cards as PNG, reel.json, and a video with ffmpeg",
    operands: "SCENE|REEL",
    options: [
      Option(
        "--output", short: "-o", value: "DIR", standard: "reel",
        "folder of cards and video, or a .png file for one card"),
      Option(
        "--matrix", value: "AXES", standard: "appearance, device, direction, text size",
        "NAME=VALUE,VALUE,NAME=VALUE: settings of the matrix card"),
    ] + ReelInput.options + SceneInput.options,
    examples: [
      "zoom-render reel scenes/zoom/albums.json -o out/reel",
      "zoom-render reel scenes/zoom/albums.json --stills --form tall",
      "zoom-render reel scenes/zoom/albums.json --matrix 'device=iPhone SE,appearance=light,dark'",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    var input = ReelInput(invocation)
    let path = try arguments.operand("a scene or a reel file")
    let script = try script(path, invocation)
    let scene = try ReelInput.changed(input.input.scene(script.scene), script.settings)
    let subject = try input.subject(
      scene, transition: try arguments.integer("--transition", in: 1...1000) ?? script.transition)
    var plan = ReelPlan(subject: subject)
    plan.speed = try arguments.number("--speed", in: 0.05...1) ?? script.speed ?? 0.25
    plan.sync = try arguments.choice("--sync", ReelSync.self) ?? script.sync ?? .time
    plan.sweep =
      try script.sweep.map { try $0.compactMap { try variant($0, scene, subject, &input) } }
      ?? input.defaultSweep(scene, subject)
    plan.rival =
      try script.compare.map { try variant($0, scene, subject, &input) } ?? plan.sweep.first
    plan.reduced = try input.reduced(scene, subject)
    plan.interruptions = try input.interruptions(
      scene, subject, at: script.interruptions ?? [0.25, 0.5, 0.75])
    let matrix = try SceneMatrix.option(arguments) ?? script.matrix
    plan.matrix =
      try matrix.map { matrix in
        try matrix.combinations.compactMap {
          try input.variant(SceneMatrix.label($0), scene, $0, like: subject)
        }
      } ?? input.defaultMatrix(scene, subject)
    let form: Form =
      try arguments.choice("--form", Form.self) ?? (script.isTall == true ? .tall : .wide)
    let names = try ReelOutput.cardNames(arguments) ?? script.cards
    let output = ReelOutput(
      invocation: invocation, assets: try input.assets(of: scene),
      folder: arguments.text("--output") ?? "reel")
    return try output.write(plan, cards: plan.cards(size: form.size, names: names))
  }

  /// The reel file, or a script of a scene alone.
  private static func script(_ path: String, _ invocation: Invocation) throws -> ReelScript {
    var alone = ReelScript()
    alone.scene = path
    guard path.hasSuffix(".json") || path == "-" else { return alone }
    let bytes = try FileSystem.read(path, limit: FileSystem.maximumSceneBytes)
    guard ReelScript.isReelFile(bytes, file: path) else { return alone }
    let (script, problems) = ReelScript.parse(bytes, file: path)
    try SceneInput(invocation).print(problems, sources: [SourceText(file: path, bytes: bytes)])
    guard var script else {
      throw ToolError(
        .sceneErrors, "'\(path)' has \(DiagnosticPrinter.summary(of: problems)); nothing was done")
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    func below(_ name: String) -> String { name.hasPrefix("/") ? name : folder + name }
    script.scene = below(script.scene)
    if let other = script.compare?.scene { script.compare?.scene = below(other) }
    script.sweep = script.sweep?.map { variant in
      var variant = variant
      variant.scene = variant.scene.map(below)
      return variant
    }
    return script
  }

  /// A variant of a reel file, played.
  private static func variant(
    _ variant: ReelScript.Variant, _ scene: Scene, _ subject: ReelSubject, _ input: inout ReelInput
  ) throws -> ReelVariant? {
    let base = try variant.scene.map { try input.input.scene($0) } ?? scene
    let name =
      variant.name ?? (variant.settings.isEmpty ? base.title : SceneMatrix.label(variant.settings))
    return try input.variant(name, base, variant.settings, like: subject)
  }
}

extension SceneMatrix {
  /// The matrix of `--matrix`; nil without the option.
  static func option(_ arguments: Arguments) throws(ToolError) -> SceneMatrix? {
    let texts = arguments.texts("--matrix")
    guard !texts.isEmpty else { return nil }
    do throws(ProfileError) {
      return try SceneMatrix(texts)
    } catch {
      throw .usage(error.message)
    }
  }
}
