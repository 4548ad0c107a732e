// Files of a reel: stills, description, video with chapters.

import Glibc
import ZoomRender

/// Writes a reel into a folder.
struct ReelOutput {
  let invocation: Invocation
  let assets: any DrawingAssets
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
    let rasterizer = FrameRasterizer(context)
    if folder.hasSuffix(".png") {
      guard cards.count == 1 else {
        throw ToolError.usage(
          "a .png file holds one card ('--cards NAME'), found \(cards.count); a folder holds all")
      }
      let still = cards[0].card(at: cards[0].stillTime).frame(at: 0)
      try AtomicFile.write(try PNGBitmap.encode(try rasterizer.bitmap(of: still)), to: folder)
      invocation.console.message("card '\(cards[0].name)' in '\(folder)'\n")
      return .success
    }
    try AtomicFile.makeFolder(folder)
    for (index, card) in cards.enumerated() {
      let still = card.card(at: card.stillTime).frame(at: 0)
      try AtomicFile.write(
        try PNGBitmap.encode(try rasterizer.bitmap(of: still)),
        to: "\(folder)/\(reel.stillName(index))")
    }
    try AtomicFile.write(Array(reel.json(plan).utf8), to: folder + "/reel.json")
    invocation.console.message(
      "\(cards.count) \(cards.count == 1 ? "card" : "cards") in '\(folder)'\n")
    if !arguments.has("--stills") { try video(reel, context: context, jobs: jobs) }
    return .success
  }

  private func video(_ reel: Reel, context: RasterContext, jobs: Int) throws {
    let path = folder + "/reel.mp4"
    var options = VideoWriter.Options(
      path: path, framesPerSecond: Reel.framesPerSecond, jobs: jobs)
    options.chapters = reel.chapters
    let writer = VideoWriter(context: context, options: options)
    let progress = StagedProgress(total: reel.frameCount, console: invocation.console)
    defer { progress.finish() }
    let before = ProcessorTime.now()
    let start = Console.seconds()
    _ = try RenderFilms.reporting {
      try writer.write(
        count: reel.frameCount, stage: { progress.begin($0) },
        progress: { progress.advance(to: $0) }
      ) { reel.frame(at: Double($0) / Double(Reel.framesPerSecond)) }
    }
    progress.finish()
    let spent = ProcessorTime.now() - before
    func seconds(_ value: Double) -> String { JSONText.number(value, digits: 1) + " s" }
    invocation.console.message(
      "'\(path)': \(seconds(reel.duration)), made in \(seconds(Console.seconds() - start)): "
        + "\(seconds(spent.own)) of processor time rendering, \(seconds(spent.children)) encoding\n"
    )
  }
}

/// Processor time of the program, and of the programs it has waited for, in seconds.
struct ProcessorTime {
  var own: Double
  var children: Double

  static func now() -> ProcessorTime {
    func seconds(_ who: Int32) -> Double {
      var usage = rusage()
      getrusage(who, &usage)
      return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }
    return ProcessorTime(
      own: seconds(Int32(RUSAGE_SELF.rawValue)), children: seconds(Int32(RUSAGE_CHILDREN.rawValue)))
  }

  static func - (a: ProcessorTime, b: ProcessorTime) -> ProcessorTime {
    ProcessorTime(own: a.own - b.own, children: a.children - b.children)
  }
}
