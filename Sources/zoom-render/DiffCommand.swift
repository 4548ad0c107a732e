// `diff`: two pictures, or two folders of pictures, of any tool.

import Glibc
import ZoomRender

enum DiffCommand {
  /// How differing pixels are counted.
  enum Metric: String, CaseIterable, Sendable {
    case max, pixelmatch
  }

  static let verb = Verb(
    "diff", "Compares two PNG files, or two folders of PNG files name by name",
    operands: "A B",
    options: [
      Option(
        "--metric", value: "NAME", standard: "max",
        "max: largest channel difference, no pixel budget; pixelmatch: that tool's count"),
      Option(
        "--tolerance", value: "0...255", standard: "0", "channel difference that max lets pass"),
      Option("--threshold", value: "0...1", standard: "0.1", "pixelmatch's threshold"),
      Option("--include-aa", "pixelmatch counts anti-aliased pixels too"),
      Option("--output", short: "-o", value: "DIR", standard: "none", "folder of heat pictures"),
      Option("--json", "prints a JSON object instead of lines"),
    ],
    examples: [
      "zoom-render diff old.png new.png", "zoom-render diff golden-frames out/albums -o out/diff",
      "zoom-render diff a.png b.png --metric pixelmatch --threshold 0.2",
    ], run: run)

  /// What was found of one pair.
  private struct Finding {
    var name: String
    var sentence: String
    var differs: Bool
    var json: String
  }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard arguments.operands.count == 2 else {
      throw ToolError.usage("needs two files or two folders, found \(arguments.operands.count)")
    }
    let pairs = try pairs(arguments.operands[0], arguments.operands[1])
    guard !pairs.isEmpty else { throw ToolError(.inputUnreadable, "there are no PNG files") }
    let metric = try arguments.choice("--metric", Metric.self) ?? .max
    var findings: [Finding] = []
    for pair in pairs {
      findings.append(try compare(pair, metric, arguments))
      if !arguments.has("--json"), let last = findings.last {
        invocation.console.result("\(last.name): \(last.sentence)\n")
      }
    }
    if arguments.has("--json") {
      let lines = findings.map(\.json).joined(separator: ",\n")
      invocation.console.result("{\"pairs\": [\n\(lines)]}\n")
    }
    return findings.contains(where: \.differs) ? .finding : .success
  }

  private struct Pair {
    var name: String
    var a: String?
    var b: String?
  }

  private static func pairs(_ a: String, _ b: String) throws(ToolError) -> [Pair] {
    switch (FileSystem.isFolder(a), FileSystem.isFolder(b)) {
    case (false, false): return [Pair(name: b, a: a, b: b)]
    case (true, true):
      func pictures(_ folder: String) throws(ToolError) -> [String] {
        try FileSystem.names(in: folder).filter { $0.lowercased().hasSuffix(".png") }
      }
      let (inA, inB) = (try pictures(a), try pictures(b))
      return (inA + inB.filter { !inA.contains($0) }).sorted().map { name in
        Pair(
          name: name, a: inA.contains(name) ? a + "/" + name : nil,
          b: inB.contains(name) ? b + "/" + name : nil)
      }
    default: throw .usage("takes two files or two folders, found one of each")
    }
  }

  private static func compare(
    _ pair: Pair, _ metric: Metric, _ arguments: Arguments
  ) throws -> Finding {
    guard let a = pair.a, let b = pair.b else {
      let side = pair.a == nil ? "second" : "first"
      return finding(pair.name, "only in the \(side) folder", differs: true, "\"missing\": true")
    }
    let (first, second) = (try picture(a), try picture(b))
    guard first.width == second.width, first.height == second.height else {
      let sizes = "\(first.width)×\(first.height) and \(second.width)×\(second.height) px"
      return finding(pair.name, "sizes differ: \(sizes)", differs: true, "\"size\": false")
    }
    if let folder = arguments.text("--output"),
      first != second, let heat = DifferencePicture.heat(first, second)
    {
      try AtomicFile.makeFolder(folder)
      let name = pair.name.split(separator: "/").last.map(String.init) ?? "difference.png"
      try AtomicFile.write(try PNGBitmap.encode(heat), to: folder + "/" + name)
    }
    return switch metric {
    case .max: try largest(pair.name, first, second, arguments)
    case .pixelmatch: try pixelmatch(pair.name, first, second, arguments)
    }
  }

  private static func largest(
    _ name: String, _ a: Bitmap, _ b: Bitmap, _ arguments: Arguments
  ) throws -> Finding {
    let tolerance = try arguments.integer("--tolerance", in: 0...255) ?? 0
    let result = ImageDiff(tolerance: tolerance).compare(golden: a, actual: b)
    let maximum = result.channelMaximum.map(String.init).joined(separator: ", ")
    let fields =
      "\"verdict\": \"\(result.verdict.rawValue)\", \"pixelsOver\": \(result.pixelsOver), "
      + "\"pixelsDifferent\": \(result.pixelsDifferent), \"channelMaximum\": [\(maximum)], "
      + "\"largestTileMean\": \(JSONText.number(result.largestTileMean, digits: 4))"
    guard result.verdict != .equal else { return finding(name, "equal", differs: false, fields) }
    let box = result.bounds.map { " in \($0.width)×\($0.height) px at \($0.x), \($0.y)" } ?? ""
    return finding(
      name,
      "\(result.pixelsDifferent) px differ by up to \(result.wouldPassAt)\(box); "
        + "\(result.pixelsOver) over \(tolerance), worst 32×32 window \(result.densestCount) px",
      differs: !result.passes, fields)
  }

  private static func pixelmatch(
    _ name: String, _ a: Bitmap, _ b: Bitmap, _ arguments: Arguments
  ) throws -> Finding {
    let metric = Pixelmatch(
      threshold: try arguments.number("--threshold", in: 0...1) ?? 0.1,
      includesAntialiasing: arguments.has("--include-aa"))
    let count = metric.count(a, b) ?? 0
    return finding(
      name, "\(count) px differ (pixelmatch)", differs: count > 0, "\"pixelmatch\": \(count)")
  }

  private static func finding(
    _ name: String, _ sentence: String, differs: Bool, _ fields: String
  ) -> Finding {
    Finding(
      name: name, sentence: sentence, differs: differs,
      json: "{\"name\": \(JSONText.quoted(name)), \"differs\": \(differs), \(fields)}")
  }

  private static func picture(_ path: String) throws(ToolError) -> Bitmap {
    switch GoldenStore.picture(at: path) {
    case .success(let bitmap): return bitmap
    case .failure(let problem): throw ToolError(.inputUnreadable, problem.message)
    }
  }
}
