// How `diff` compares pictures, and what it says.

import ZoomRender

/// What was found of one pair of pictures.
struct DiffFinding {
  var name: String
  var sentence: String
  var differs: Bool
  /// Fields of a JSON object.
  var fields: String

  static func missing(_ name: String, in side: String) -> DiffFinding {
    DiffFinding(
      name: name, sentence: "only in the \(side)", differs: true, fields: "\"missing\": true")
  }

  var json: String {
    "{\"name\": \(JSONText.quoted(name)), \"differs\": \(differs), \(fields)}"
  }
}

/// The comparison that a command line asks for.
struct PictureComparison {
  private let metric: DiffCommand.Metric
  private let diff: ImageDiff
  private let pixelmatch: Pixelmatch
  private let output: String?

  init(_ arguments: Arguments) throws {
    metric = try arguments.choice("--metric", DiffCommand.Metric.self) ?? .max
    diff = ImageDiff(tolerance: try arguments.integer("--tolerance", in: 0...255) ?? 0)
    pixelmatch = Pixelmatch(
      threshold: try arguments.number("--threshold", in: 0...1) ?? 0.1,
      includesAntialiasing: arguments.has("--include-aa"))
    output = arguments.text("--output")
  }

  func compare(_ name: String, _ a: Bitmap, _ b: Bitmap) throws -> DiffFinding {
    guard a.width == b.width, a.height == b.height else {
      return DiffFinding(
        name: name, sentence: "sizes differ: \(a.width)×\(a.height) and \(b.width)×\(b.height) px",
        differs: true, fields: "\"size\": false")
    }
    if let output, a != b, let heat = DifferencePicture.heat(a, b) {
      try AtomicFile.makeFolder(output)
      let file = name.split(separator: "/").last.map(String.init) ?? "difference.png"
      try AtomicFile.write(try PNGBitmap.encode(heat), to: output + "/" + file)
    }
    switch metric {
    case .max: return largest(name, a, b)
    case .pixelmatch:
      let count = pixelmatch.count(a, b) ?? 0
      return DiffFinding(
        name: name, sentence: "\(count) px differ (pixelmatch)", differs: count > 0,
        fields: "\"pixelmatch\": \(count)")
    }
  }

  private func largest(_ name: String, _ a: Bitmap, _ b: Bitmap) -> DiffFinding {
    let result = diff.compare(golden: a, actual: b)
    let maximum = result.channelMaximum.map(String.init).joined(separator: ", ")
    let fields =
      "\"verdict\": \"\(result.verdict.rawValue)\", \"pixelsOver\": \(result.pixelsOver), "
      + "\"pixelsDifferent\": \(result.pixelsDifferent), \"channelMaximum\": [\(maximum)], "
      + "\"largestTileMean\": \(JSONText.number(result.largestTileMean, digits: 4))"
    guard result.verdict != .equal else {
      return DiffFinding(name: name, sentence: "equal", differs: false, fields: fields)
    }
    let box = result.bounds.map { " in \($0.width)×\($0.height) px at \($0.x), \($0.y)" } ?? ""
    return DiffFinding(
      name: name,
      sentence: "\(result.pixelsDifferent) px differ by up to \(result.wouldPassAt)\(box); "
        + "\(result.pixelsOver) over \(diff.tolerance), worst 32×32 window "
        + "\(result.densestCount) px",
      differs: !result.passes, fields: fields)
  }
}

/// What `diff` says: lines as they come, or one JSON object at the end.
struct DiffReport {
  let console: Console
  let isJSON: Bool
  /// True when the pairs are the frames of two sequences: equal ones are counted, not listed.
  var isSequence = false
  /// Frames by which the second sequence is late, when that explains everything.
  var shift: Int?
  private var count = 0
  private var differing = 0
  private var entries: [String] = []

  init(console: Console, isJSON: Bool) {
    self.console = console
    self.isJSON = isJSON
  }

  mutating func add(_ finding: DiffFinding) {
    count += 1
    if finding.differs { differing += 1 }
    if isJSON {
      entries.append(finding.json)
    } else if finding.differs || !isSequence {
      console.result("\(finding.name): \(finding.sentence)\n")
    }
  }

  func finish() -> ExitStatus {
    if isJSON {
      let late = shift.map { "\"framesLate\": \($0), " } ?? ""
      console.result("{\(late)\"pairs\": [\n\(entries.joined(separator: ",\n"))]}\n")
    } else if isSequence {
      let late = shift.map { frames in
        ": the second is \(abs(frames)) frame\(abs(frames) == 1 ? "" : "s") "
          + "\(frames > 0 ? "late" : "early"), residual 0 px"
      }
      console.result("\(differing) of \(count) frames differ\(differing > 0 ? late ?? "" : "")\n")
    }
    return differing > 0 ? .finding : .success
  }
}

/// A shift in time between two runs of digests.
enum FrameShift {
  /// The largest shift that is looked for.
  private static let reach = 12

  /// Frames by which `b` is late, when every overlapping frame is equal then; nil for none, for 0,
  /// and where too little moves to tell.
  static func find(_ a: [String], _ b: [String]) -> Int? {
    guard a != b, Set(a).count > 3 else { return nil }
    for size in 1...reach {
      for shift in [size, -size] {
        let pairs = b.indices.filter { a.indices.contains($0 - shift) }
        if pairs.count > 3, pairs.count >= min(a.count, b.count) - size,
          pairs.allSatisfy({ b[$0] == a[$0 - shift] })
        {
          return shift
        }
      }
    }
    return nil
  }
}
