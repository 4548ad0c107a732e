// `render`: a scene as PNG files.

import Glibc
import ZoomRender

enum RenderCommand {
  static let verb = Verb(
    "render", "Renders a scene to PNG files and frames.json", operands: "SCENE",
    options: [
      Option("--output", short: "-o", value: "DIR", standard: "frames", "folder of the frames"),
      Option("--fps", value: "F", standard: "60", "frames per second"),
      Option(
        "--scale", value: "S", standard: "the screen's", "device pixels per point"),
      Option(
        "--frames", value: "RANGES", standard: "all",
        "0-59, 0-59x2 (every 2nd), 0-59:8 (coarse first), lists, 0.2s-0.8s"),
      Option(
        "--at", value: "TIME", standard: "none",
        "one moment instead: seconds, begin, end, settled, tap+0.2"),
      Option("--jobs", short: "-j", value: "N", standard: "the processors", "frames at a time"),
      Option(
        "--max-memory", value: "SIZE", standard: "2G", "most memory for pictures and frames"),
      Option(
        "--background", value: "COLOUR", standard: "the screen's, white around a device",
        "'none' keeps transparency; or #RRGGBB"),
      Option("--device", value: "FORM", standard: "none", "corners: rounded; bezel: in its frame"),
      Option(
        "--matrix", value: "AXES", standard: "none",
        "NAME=VALUE,VALUE,NAME=VALUE: every combination, each in a folder or file of its own"),
      Option("--durable", "waits until the disk has each file"),
      Option("--no-simd", "portable pixel arithmetic only; the same bytes, slower"),
    ] + RenderFilms.options + SceneInput.options,
    examples: [
      "zoom-render render scenes/zoom/albums.json -o frames",
      "zoom-render render scenes/zoom/albums.json -o frames --frames 0-59:8 --scale 1",
      "zoom-render render scenes/zoom/albums.json -o frames --at tap+0.2",
      "zoom-render render scenes/zoom/albums.json --matrix 'device=iPhone SE,appearance=light,dark'",
    ], run: runAll)

  /// One run, or one for each combination of the matrix.
  private static func runAll(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard let matrix = try SceneMatrix.option(arguments) else { return try run(invocation) }
    for settings in matrix.combinations {
      let name = SceneMatrix.fileName(settings)
      var words = settings.reduce(arguments) { $0.adding("--set", $1.text) }
      if let path = arguments.text("--video") {
        words = words.adding("--video", beside(path, name))
      } else if let path = arguments.text("--apng") {
        words = words.adding("--apng", beside(path, name))
      } else {
        words = words.adding("--output", "\(arguments.text("--output") ?? "frames")/\(name)")
      }
      _ = try run(
        Invocation(
          arguments: words, console: invocation.console, compiled: invocation.compiled,
          executable: invocation.executable, isCI: invocation.isCI))
    }
    return .success
  }

  /// `film.mp4` of a combination: `film-appearance=dark.mp4`.
  private static func beside(_ path: String, _ name: String) -> String {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    guard let dot = path.lastIndex(of: "."), dot > slash else { return "\(path)-\(name)" }
    return "\(path[..<dot])-\(name)\(path[dot...])"
  }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    let input = SceneInput(invocation)
    let fps = try arguments.number("--fps", in: 1...1000) ?? 60
    let processors = try arguments.integer("--jobs", in: 1...256) ?? Workers.available
    let scene = try input.scene(arguments.operand("a scene"))
    let assets = try input.assets(of: scene)
    let timeline = try input.timeline(scene, assets)
    var timer = StageTimer(invocation)
    let scale = try arguments.number("--scale", in: 0.05...16) ?? scene.screen.scale
    let budget = try pictureBudget(scene, scale: scale, jobs: processors, arguments)
    let dressing = try RenderDressing(arguments, screen: scene.screen)
    let films = try RenderFilms(
      arguments, fps: fps, jobs: processors, hasAlpha: dressing.hasAlpha)
    let moments = try RenderMoments(arguments, timeline: timeline, fps: films?.fps ?? fps)
    if arguments.has("--no-simd") { PixelKernels.useScalar() }
    let context = RasterContext(assets: assets, pixelsPerPoint: scale, pictureBudget: budget)
    let frame: @Sendable (Double) -> Frame = { dressing.dress(timeline.frame(at: $0)) }
    if let films {
      try films.write(
        context: context, moments: moments, console: invocation.console, frame: frame)
      timer.lap("frames")
      return .success
    }
    let progress = ProgressLine(
      "rendering", total: moments.indices.count, console: invocation.console)
    let start = Console.seconds()
    defer { progress.finish() }
    let folder = arguments.text("--output") ?? "frames"
    let sequence = PNGSequence(
      context: context,
      options: PNGSequence.Options(
        folder: folder, jobs: processors, hasAlpha: dressing.hasAlpha,
        assets: fontDigest(assets),
        header: header(scene, fps: fps, scale: scale, timeline: timeline),
        isDurable: arguments.has("--durable")))
    let summary = try sequence.write(moments.indices, progress: { progress.advance(to: $0) }) {
      frame(moments.time(of: $0))
    }
    progress.finish()
    timer.lap("frames")
    report(summary, folder: folder, seconds: Console.seconds() - start, invocation.console)
    reportOthers(than: moments.indices, in: folder, invocation.console)
    return .success
  }

  /// Bytes of pictures to keep; refuses frames that cannot fit into the allowed memory.
  private static func pictureBudget(
    _ scene: Scene, scale: Double, jobs: Int, _ arguments: Arguments
  ) throws -> Int {
    let width = scene.screen.size.width * scale
    let height = scene.screen.size.height * scale
    guard width <= 16_384, height <= 16_384 else {
      throw ToolError(
        .usage,
        "frames would be \(JSONText.number(width.rounded()))x\(JSONText.number(height.rounded())) px, "
          + "more than the limit of 16384 px a side")
    }
    let limit = try arguments.bytes("--max-memory") ?? 2 << 30
    // A worker holds a band of 64 rows in a few forms; pictures are shared.
    let perFrame = Int(width.rounded(.up)) * Int(height.rounded(.up)) * 4
    let workers = jobs * (Int(width.rounded(.up)) * 64 * 16 + perFrame / 4)
    let pictures = limit - workers
    guard pictures >= 2 * perFrame else {
      throw ToolError(
        .usage,
        "frames of this size need about \((workers + 2 * perFrame) >> 20) MiB with \(jobs) jobs, "
          + "more than '--max-memory' allows (\(limit >> 20) MiB)")
    }
    return min(pictures, max(96 << 20, 6 * perFrame))
  }

  /// Digest of the fonts that glyphs come from; images are told apart by their own digests.
  private static func fontDigest(_ assets: AssetSnapshot) -> Digest {
    let lines = assets.fingerprints.map { "\($0.name) \($0.digest)\n" }
    return Digest(of: Array(lines.joined().utf8))
  }

  private static func header(
    _ scene: Scene, fps: Double, scale: Double, timeline: Timeline
  ) -> [String] {
    [
      "\"title\":\(JSONText.quoted(scene.title))", "\"scene\":\"\(scene.digest)\"",
      "\"fps\":\(JSONText.number(fps))", "\"scale\":\(JSONText.number(scale))",
      "\"size\":[\(JSONText.number(scene.screen.size.width)),"
        + "\(JSONText.number(scene.screen.size.height))]",
      "\"duration\":\(JSONText.number(timeline.duration, digits: 6))",
    ]
  }

  private static func report(
    _ summary: PNGSequence.Summary, folder: String, seconds: Double, _ console: Console
  ) {
    let count = summary.written + summary.kept
    let rate = seconds > 0 ? Double(count) / seconds : 0
    var text = "\(count) \(count == 1 ? "frame" : "frames") in '\(folder)'"
    if summary.kept > 0 { text += " (\(summary.kept) were there already)" }
    text += ", \(JSONText.number(Double(summary.bytes) / 1e6, digits: 1)) MB, "
    text +=
      "\(JSONText.number(seconds, digits: 2)) s, \(JSONText.number(rate, digits: 1)) frames/s\n"
    console.message(text)
  }

  /// Says that the folder holds frames of earlier runs: they stay, and whoever takes all files of
  /// the folder takes them too.
  private static func reportOthers(
    than indices: [Int], in folder: String, _ console: Console
  ) {
    let own = Set(indices.map(PNGSequence.fileName))
    let others = ((try? FileSystem.names(in: folder)) ?? []).filter {
      $0.hasPrefix("frame-") && $0.hasSuffix(".png") && !own.contains($0)
    }.sorted()
    guard let first = others.first, let last = others.last else { return }
    let names = others.count == 1 ? "'\(first)'" : "'\(first)' … '\(last)'"
    console.message(
      "note: '\(folder)' also holds \(others.count) \(others.count == 1 ? "frame" : "frames") of "
        + "earlier runs, which frames.json does not list: \(names)\n")
  }
}

/// Which frames a run makes, and when each is.
struct RenderMoments: Sendable {
  var indices: [Int]
  private var fps: Double
  private var moment: Double?

  init(_ arguments: Arguments, timeline: Timeline, fps: Double) throws {
    self.fps = fps
    if let text = arguments.text("--at") {
      if arguments.has("--frames") {
        throw ToolError.usage("'--at' and '--frames' exclude each other")
      }
      moment = try Moment.time(of: text, in: timeline)
      indices = [0]
      return
    }
    let count = FrameSelection.frameCount(duration: timeline.duration, fps: fps)
    guard count <= FrameSelection.maximumFrames else {
      throw ToolError(
        .sceneErrors,
        "scene lasts \(JSONText.number(timeline.duration, digits: 3)) s, which is \(count) frames at "
          + "\(JSONText.number(fps)) fps, more than the limit of \(FrameSelection.maximumFrames)")
    }
    do throws(FrameSelectionError) {
      indices = try FrameSelection.indices(
        arguments.text("--frames") ?? "all", count: count, fps: fps)
    } catch {
      throw ToolError.usage(error.message)
    }
  }

  func time(of index: Int) -> Double { moment ?? Double(index) / fps }
}
