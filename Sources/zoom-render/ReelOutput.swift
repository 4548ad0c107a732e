// Files of a reel: stills, description, video with chapters.

import Glibc
import ZoomRender

/// Writes a reel into a folder.
struct ReelOutput {
  let invocation: Invocation
  let assets: AssetSnapshot
  let folder: String

  /// The names of `--cards`; nil without the option.
  static func cardNames(_ arguments: Arguments) throws(ToolError) -> [String]? {
    guard let text = arguments.text("--cards") else { return nil }
    let names = text.split(separator: ",").map(String.init)
    for name in names where !ReelPlan.cardNames.contains(name) {
      throw .usage(
        "unknown card '\(name)'; known: \(ReelPlan.cardNames.joined(separator: ", "))",
        suggestion: EditDistance.nearest(to: name, in: ReelPlan.cardNames))
    }
    return names
  }

  /// Stills, `reel.json`, and the video unless `--stills` is given.
  func write(_ plan: ReelPlan, cards: [ReelCard]) throws -> ExitStatus {
    guard !cards.isEmpty else { throw ToolError.usage("none of the cards has anything to show") }
    let arguments = invocation.arguments
    let jobs = try arguments.integer("--jobs", in: 1...256) ?? Workers.available
    let reel = Reel(cards: cards)
    let context = RasterContext(assets: assets, pixelsPerPoint: 1)
    try AtomicFile.makeFolder(folder)
    let rasterizer = FrameRasterizer(context)
    for (index, card) in cards.enumerated() {
      let still = card.card(at: card.stillTime).frame(at: 0)
      try AtomicFile.write(
        try PNGBitmap.encode(try rasterizer.bitmap(of: still)),
        to: "\(folder)/\(reel.stillName(index))")
    }
    try AtomicFile.write(Array(reel.json(plan).utf8), to: folder + "/reel.json")
    invocation.console.message("\(cards.count) cards in '\(folder)'\n")
    if !arguments.has("--stills") { try video(reel, context: context, jobs: jobs) }
    return .success
  }

  private func video(_ reel: Reel, context: RasterContext, jobs: Int) throws {
    let path = folder + "/reel.mp4"
    let progress = ProgressLine("reel", total: reel.frameCount, console: invocation.console)
    defer { progress.finish() }
    let start = Console.seconds()
    let writer = VideoWriter(context: context, options: .init(path: path, jobs: jobs))
    do {
      try writer.write(count: reel.frameCount, progress: { progress.advance(to: $0) }) { index in
        reel.frame(at: Double(index) / Double(Reel.framesPerSecond))
      }
    } catch let error as MissingProgram {
      throw ToolError(
        .programMissing, "\(error)", notes: ["'--stills' needs no ffmpeg"])
    } catch let error as ProgramFailure {
      throw ToolError(.internalFailure, "\(error)")
    }
    progress.finish()
    invocation.console.message(
      "'\(path)': \(JSONText.number(reel.duration, digits: 1)) s, made in "
        + "\(JSONText.number(Console.seconds() - start, digits: 1)) s\n")
  }
}
