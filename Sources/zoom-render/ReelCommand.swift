// `reel`: a design-review reel of a scene.

import Glibc
import ZoomRender

enum ReelCommand {
  /// Proportions of the reel.
  enum Form: String, CaseIterable, Sendable {
    case wide, tall
    var size: Size { self == .wide ? Size(1920, 1080) : Size(1080, 1920) }
  }

  static let verb = Verb(
    "reel", "Makes a review reel: cards as PNG, reel.json, and a video with ffmpeg",
    operands: "SCENE",
    options: [
      Option("--output", short: "-o", value: "DIR", standard: "reel", "folder of cards and video"),
      Option("--form", value: "NAME", standard: "wide", "wide: 1920×1080; tall: 1080×1920"),
      Option("--stills", "writes the cards and reel.json only, no video"),
      Option("--jobs", short: "-j", value: "N", standard: "the processors", "frames at a time"),
    ] + SceneInput.options,
    examples: [
      "zoom-render reel scenes/zoom/albums.json -o out/reel",
      "zoom-render reel scenes/zoom/albums.json --stills --form tall",
    ], run: run)

  /// Constants of the sweep: response and damping of the push, as reviewers ask for.
  private static let sweep: [(name: String, response: Double, damping: Double)] = [
    ("as it is", 0, 0), (".42 / .82", 0.42, 0.82), (".55 / .68", 0.55, 0.68),
    (".50 / .95", 0.5, 0.95),
  ]

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let input = SceneInput(invocation)
    let form = try arguments.choice("--form", Form.self) ?? .wide
    let jobs = try arguments.integer("--jobs", in: 1...256) ?? Workers.available
    let scene = try input.scene(arguments.operand("a scene"))
    let assets = try input.assets(of: scene)
    let subject = ReelSubject(timeline: try input.timeline(scene, assets), assets: assets)
    let variants = try sweep.map { row in
      var changed = scene
      if row.response > 0 {
        for axis in ["center", "width", "height"] {
          changed.profile = try changed.profile.setting(
            "zoom.push.\(axis).response", to: row.response)
          changed.profile = try changed.profile.setting(
            "zoom.push.\(axis).dampingRatio", to: row.damping)
        }
      }
      return ReelSubject.Variant(
        name: row.name,
        subject: ReelSubject(timeline: Timeline(scene: changed, assets: assets), assets: assets))
    }
    var calm = scene
    calm.reduceMotion = true
    let reduced = ReelSubject(timeline: Timeline(scene: calm, assets: assets), assets: assets)
    let cards = subject.cards(size: form.size, variants: variants, reduced: reduced)
    let folder = arguments.text("--output") ?? "reel"
    let context = RasterContext(assets: assets, pixelsPerPoint: 1)
    try writeStills(cards, folder: folder, context: context)
    try AtomicFile.write(
      Array(Reel.json(cards, scene: scene, subject: subject).utf8), to: folder + "/reel.json")
    invocation.console.message("\(cards.count) cards in '\(folder)'\n")
    guard !arguments.has("--stills") else { return .success }
    try writeVideo(
      Reel(cards: cards), to: folder + "/reel.mp4", context: context, jobs: jobs, invocation)
    return .success
  }

  private static func writeStills(
    _ cards: [ReelCard], folder: String, context: RasterContext
  ) throws {
    try AtomicFile.makeFolder(folder)
    let rasterizer = FrameRasterizer(context)
    for (index, card) in cards.enumerated() {
      let still = card.card(at: card.stillTime).frame(at: 0)
      let number = index + 1 < 10 ? "0\(index + 1)" : "\(index + 1)"
      try AtomicFile.write(
        try PNGBitmap.encode(try rasterizer.bitmap(of: still)),
        to: "\(folder)/\(number)-\(card.name).png")
    }
  }

  private static func writeVideo(
    _ reel: Reel, to path: String, context: RasterContext, jobs: Int, _ invocation: Invocation
  ) throws {
    let count = Int((reel.duration * 60).rounded(.up))
    let progress = ProgressLine("reel", total: count, console: invocation.console)
    defer { progress.finish() }
    let start = Console.seconds()
    let writer = VideoWriter(context: context, options: .init(path: path, jobs: jobs))
    try writer.write(count: count, progress: { progress.advance(to: $0) }) { index in
      reel.frame(at: Double(index) / 60)
    }
    progress.finish()
    let seconds = Console.seconds() - start
    invocation.console.message(
      "'\(path)': \(JSONText.number(reel.duration, digits: 1)) s, made in "
        + "\(JSONText.number(seconds, digits: 1)) s\n")
  }
}
