// `diff`: two pictures, folders, animations or videos of any tool.

import Glibc
import ZoomRender

enum DiffCommand {
  /// How differing pixels are counted.
  enum Metric: String, CaseIterable, Sendable {
    case max, pixelmatch
  }

  static let verb = Verb(
    "diff", "Compares two PNG files, folders of PNG files, animated PNGs or videos, frame by frame",
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
      "zoom-render diff before.mp4 after.mp4 --tolerance 2",
      "zoom-render diff a.png b.png --metric pixelmatch --threshold 0.2",
    ], run: run)

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let arguments = invocation.arguments
    guard arguments.operands.count == 2 else {
      throw ToolError.usage("needs two files or two folders, found \(arguments.operands.count)")
    }
    let (a, b) = (arguments.operands[0], arguments.operands[1])
    let comparison = try PictureComparison(arguments)
    var report = DiffReport(console: invocation.console, isJSON: arguments.has("--json"))
    do {
      switch (FileSystem.isFolder(a), FileSystem.isFolder(b)) {
      case (true, true): try folders(a, b, comparison, &report)
      case (false, false): try files(a, b, comparison, &report)
      case (true, false), (false, true):
        let (folder, file) = FileSystem.isFolder(a) ? (a, b) : (b, a)
        guard try PictureSource.kind(of: file) != .picture else {
          throw ToolError.usage("takes two files or two folders, found one of each")
        }
        let pictures = try FolderFrames(folder)
        let other = try PictureSource.frames(of: file)
        try sequences(
          folder == a ? pictures : other, folder == a ? other : pictures, comparison, &report)
      }
    } catch let problem as GoldenProblem {
      throw ToolError(.inputUnreadable, problem.message)
    } catch let missing as MissingProgram {
      throw ToolError(.programMissing, "\(missing)")
    }
    return report.finish()
  }

  private static func folders(
    _ a: String, _ b: String, _ comparison: PictureComparison, _ report: inout DiffReport
  ) throws {
    let (inA, inB) = (try FolderFrames.pictures(a), try FolderFrames.pictures(b))
    let names = (inA + inB.filter { !inA.contains($0) }).sorted()
    guard !names.isEmpty else { throw ToolError(.inputUnreadable, "there are no PNG files") }
    for name in names {
      guard inA.contains(name), inB.contains(name) else {
        report.add(.missing(name, in: inA.contains(name) ? "first" : "second"))
        continue
      }
      try pair(name, a + "/" + name, b + "/" + name, comparison, &report)
    }
  }

  private static func files(
    _ a: String, _ b: String, _ comparison: PictureComparison, _ report: inout DiffReport
  ) throws {
    if try PictureSource.kind(of: a) == .picture, try PictureSource.kind(of: b) == .picture {
      return try pair(b, a, b, comparison, &report)
    }
    try sequences(
      try PictureSource.frames(of: a), try PictureSource.frames(of: b), comparison, &report)
  }

  /// Two files of one picture each.
  private static func pair(
    _ name: String, _ a: String, _ b: String, _ comparison: PictureComparison,
    _ report: inout DiffReport
  ) throws {
    let (first, second) = (
      try GoldenStore.picture(at: a).get(), try GoldenStore.picture(at: b).get()
    )
    report.add(try comparison.compare(name, first, second))
  }

  /// Frame by frame; a shift in time is found from the frames' digests.
  private static func sequences(
    _ a: any PictureSequence, _ b: any PictureSequence, _ comparison: PictureComparison,
    _ report: inout DiffReport
  ) throws {
    var (a, b) = (a, b)
    var digests: (a: [String], b: [String]) = ([], [])
    report.isSequence = true
    while true {
      let (first, second) = (try a.next(), try b.next())
      if let first { digests.a.append("\(first.bitmap.pixelDigest)") }
      if let second { digests.b.append("\(second.bitmap.pixelDigest)") }
      switch (first, second) {
      case (nil, nil):
        report.shift = FrameShift.find(digests.a, digests.b)
        return
      case (let first?, let second?):
        report.add(try comparison.compare(first.name, first.bitmap, second.bitmap))
      case (let only?, nil): report.add(.missing(only.name, in: "first"))
      case (nil, let only?): report.add(.missing(only.name, in: "second"))
      }
    }
  }
}

/// The PNG files of a folder, by name.
struct FolderFrames: PictureSequence {
  private let folder: String
  private var names: [String]

  init(_ folder: String) throws(ToolError) {
    self.folder = folder
    names = try Self.pictures(folder)
    guard !names.isEmpty else {
      throw ToolError(.inputUnreadable, "there are no PNG files in '\(folder)'")
    }
  }

  static func pictures(_ folder: String) throws(ToolError) -> [String] {
    try FileSystem.names(in: folder).filter { $0.lowercased().hasSuffix(".png") }
  }

  mutating func next() throws -> (name: String, bitmap: Bitmap)? {
    guard let name = names.first else { return nil }
    names.removeFirst()
    return (name, try GoldenStore.picture(at: folder + "/" + name).get())
  }
}
