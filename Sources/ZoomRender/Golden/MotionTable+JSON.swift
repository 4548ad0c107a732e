// Motion tables as text.

extension MotionTable {
  /// One line a layer, an element and a shared series.
  ///
  /// Left out is what a reader can fill in: times that follow from the rate, columns with their
  /// usual value, frames in which a layer is not there (`in` names the others). A series that several
  /// columns have is written once, as an entry of `shared`, and named by its number.
  func json(fps: Double) -> String {
    var shared = SharedSeries()
    for columns in layers.map(\.columns) + elements.map(\.columns) {
      let presence = Presence(columns)
      for series in columns { shared.count(presence.cut(series).json) }
    }
    let layerLines = layers.map { track -> String in
      let presence = Presence(track.columns)
      var fields = [
        "\"id\":\(JSONText.quoted(track.id))", "\"role\":\(JSONText.quoted(track.role))",
      ]
      if let name = track.name { fields.append("\"name\":\(JSONText.quoted(name))") }
      fields += presence.fields
      fields += Self.field("parent", presence.cut(track.parent))
      fields += Self.field("drawing", presence.cut(track.drawing))
      fields += Self.fields(track.columns, MotionTable.layerColumns, presence, shared)
      return "{\(fields.joined(separator: ","))}"
    }
    let elementLines = elements.map { track -> String in
      let presence = Presence(track.columns)
      var fields = ["\"name\":\(JSONText.quoted(track.name))"] + presence.fields
      fields += Self.field("layer", presence.cut(track.layer))
      fields += Self.field("text", presence.cut(track.text))
      fields += Self.fields(track.columns, MotionTable.elementColumns, presence, shared)
      return "{\(fields.joined(separator: ","))}"
    }
    var parts: [String] = []
    if times != Self.regularTimes(times.count, fps: fps) {
      parts.append("\"milliseconds\":\(Series(times.map { $0 * 1000 }).json)")
    }
    parts.append("\"shared\":[\n\(shared.lines.joined(separator: ",\n"))]")
    parts.append("\"layers\":[\n\(layerLines.joined(separator: ",\n"))]")
    parts.append("\"elements\":[\n\(elementLines.joined(separator: ",\n"))]")
    return "{\(parts.joined(separator: ",\n"))}"
  }

  /// Times of frames from zero, as a recorder quantizes them.
  static func regularTimes(_ count: Int, fps: Double) -> [Double] {
    (0..<count).map { Series.quantized(Double($0) / fps * 1000) / 1000 }
  }

  /// The value that a column has when it is not written.
  static func usual(_ column: String) -> Double? {
    switch column {
    case "a", "d", "opacity": 1
    case "b", "c", "tx", "ty", "x", "y", "radius": 0
    default: nil
    }
  }

  private static func field(_ name: String, _ words: Words) -> [String] {
    words.first == nil ? [] : ["\"\(name)\":\(words.json)"]
  }

  private static func fields(
    _ columns: [Series], _ names: [String], _ presence: Presence, _ shared: SharedSeries
  ) -> [String] {
    zip(columns, names).compactMap { series, name in
      let cut = presence.cut(series)
      let usual = MotionTable.usual(name)
      if cut.values.runs.allSatisfy({ $0.value == usual }) { return nil }
      return "\"\(name)\":\(shared.text(cut.json))"
    }
  }
}

/// The frames in which a track is there.
struct Presence {
  private var frames: [Bool]

  /// A track is there where one of its columns has a value.
  init(_ columns: [Series]) {
    let count = columns.first?.values.count ?? 0
    frames = (0..<count).map { frame in columns.contains { $0.values[frame] != nil } }
  }

  /// From spans `[first, last, first, last, …]`; nil when they are not in order within `count`.
  init?(_ node: JSONNode?, count: Int) {
    frames = [Bool](repeating: node == nil, count: count)
    guard let node else { return }
    guard let ends = node.elements?.compactMap({ $0.number.flatMap { Int(exactly: $0) } }),
      ends.count == node.elements?.count, ends.count % 2 == 0
    else { return nil }
    var next = 0
    for pair in stride(from: 0, to: ends.count, by: 2) {
      guard ends[pair] >= next, ends[pair + 1] >= ends[pair], ends[pair + 1] < count else {
        return nil
      }
      for frame in ends[pair]...ends[pair + 1] { frames[frame] = true }
      next = ends[pair + 1] + 1
    }
  }

  /// Number of frames in which it is there.
  var count: Int { frames.count { $0 } }

  /// The field that says so; none for every frame.
  var fields: [String] {
    guard frames.contains(false) else { return [] }
    var ends: [Int] = []
    for (frame, isThere) in frames.enumerated() where isThere {
      if frame > 0, frames[frame - 1] {
        ends[ends.count - 1] = frame
      } else {
        ends += [frame, frame]
      }
    }
    return ["\"in\":[\(ends.map(String.init).joined(separator: ","))]"]
  }

  func cut(_ series: Series) -> Series {
    Series(zip(series.values, frames).filter(\.1).map(\.0), digits: Series.scaleDigits)
  }

  func cut(_ words: Words) -> Words {
    Words(FrameValues(zip(words.values, frames).filter(\.1).map(\.0)))
  }

  /// Values of the frames in which it is there, spread over all frames.
  func spread<Value>(_ values: FrameValues<Value>) -> FrameValues<Value> {
    guard frames.contains(false) else { return values }
    var result = FrameValues<Value>()
    var present = values.makeIterator()
    for isThere in frames { result.append(isThere ? present.next() ?? nil : nil) }
    return result
  }
}

/// Series that more than one column has.
private struct SharedSeries {
  private var counts: [String: Int] = [:]
  /// In order of first use, which is the order of the table.
  private var order: [String] = []
  private(set) var lines: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func count(_ text: String) {
    // A short series is not worth a reference.
    guard text.utf8.count > 16 else { return }
    let known = counts[text] ?? 0
    counts[text] = known + 1
    if known == 1 {
      numbers[text] = lines.count
      lines.append(text)
    }
  }

  /// The series, or the number of its shared form.
  func text(_ text: String) -> String { numbers[text].map { "\"#\($0)\"" } ?? text }
}
