// `player`: a scene as one page to step through.

import ZoomRender

enum PlayerCommand {
  static let verb = Verb(
    "player", "Makes one HTML file: scrubber, single frames, slow motion, layers, curves, numbers",
    operands: "SCENE", options: options + SceneInput.options,
    examples: [
      "zoom-render player scenes/zoom/albums.json -o albums.html",
      "zoom-render player scenes/zoom/albums.json --fps 120 --scale 1",
    ], run: run)

  static let options = [
    Option("--output", short: "-o", value: "FILE", standard: "player.html", "the page"),
    Option("--fps", value: "F", standard: "60", "frames per second, 1…240"),
    Option(
      "--scale", value: "S", standard: "2 up to 500 pt wide while that makes 24 MB, else 1",
      "pixels per point"),
    Option(
      "--transition", value: "N", standard: "chosen",
      "which transition is taken apart into layers; 1 = the first"),
  ]

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let path = invocation.arguments.text("--output") ?? "player.html"
    let page = try page(invocation, watched: nil)
    try AtomicFile.write(Array(page.utf8), to: path)
    invocation.console.message(
      "'\(path)', \(JSONText.number(Double(page.utf8.count) / 1e6, digits: 1)) MB\n")
    return .success
  }

  /// The page of the scene that the command line names.
  static func page(_ invocation: Invocation, watched: String?) throws -> String {
    let arguments = invocation.arguments
    var input = ReelInput(invocation)
    let fps = try arguments.number("--fps", in: 1...240) ?? 60
    let scene = try input.input.scene(arguments.operand("a scene"))
    let size = scene.screen.size
    let wish = try arguments.number("--scale", in: 0.1...4)
    let scale = wish ?? (size.width <= 500 ? 2 : 1)
    guard max(size.width, size.height) * scale <= 8192 else {
      throw ToolError.usage("pictures of a page are at most 8192 px a side; '--scale' is too large")
    }
    let subject = try input.subject(
      scene, transition: try arguments.integer("--transition", in: 1...1000))
    let frames = FrameSelection.frameCount(duration: subject.timeline.duration, fps: fps)
    guard frames <= 3600 else {
      throw ToolError.usage(
        "the scene has \(frames) frames, more than the 3600 that a page holds; '--fps' takes fewer")
    }
    let assets = try input.assets(of: scene)
    func film(scale: Double, mostBytes: Int = .max) throws -> PlayerFilm {
      let progress = ProgressLine("player", total: frames, console: invocation.console)
      defer { progress.finish() }
      return try PlayerFilm(
        subject, framesPerSecond: fps,
        context: RasterContext(assets: assets, pixelsPerPoint: scale),
        parts: RasterContext(assets: assets, pixelsPerPoint: min(1, scale / 2)),
        mostBytes: mostBytes
      ) { done, _ in progress.advance(to: done) }
    }
    let made: PlayerFilm
    do {
      made = try film(scale: scale, mostBytes: wish == nil && scale > 1 ? mostBytes : .max)
    } catch is PlayerFilm.TooLarge {
      made = try film(scale: 1)
    }
    return PlayerPage.html(subject, film: made, watched: watched)
  }

  /// A page beyond this is slow to open; photographs in motion reach it in a few seconds of scene.
  private static let mostBytes = 24_000_000
}
