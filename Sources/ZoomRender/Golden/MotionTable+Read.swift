// Motion tables from text.

extension MotionTable {
  /// Values that a table may hold after expanding: what a thousand frames of the largest scenes need
  /// many times over, and far below what a machine has.
  static let valueLimit = 32 << 20

  /// Reads the form of ``json(fps:)``; nil with the name of the part that is not of that form.
  static func read(
    _ node: JSONNode, frames: Int, fps: Double
  ) -> (table: MotionTable?, problem: String?) {
    guard node.members != nil else { return (nil, "") }
    for part in ["shared", "layers", "elements"] {
      if let value = node[part], value.elements == nil { return (nil, part) }
    }
    var reader = MotionTableReader(frames: frames, shared: node["shared"]?.elements ?? [])
    var table = MotionTable(times: regularTimes(frames, fps: fps))
    if let node = node["milliseconds"] {
      guard let milliseconds = Series(node, count: frames) else { return (nil, "milliseconds") }
      table.times = milliseconds.values.map { ($0 ?? 0) / 1000 }
    }
    for (index, entry) in (node["layers"]?.elements ?? []).enumerated() {
      guard let id = entry["id"]?.string, let role = entry["role"]?.string,
        let presence = Presence(entry["in"], count: frames),
        let parent = reader.words("parent", entry, presence),
        let drawing = reader.words("drawing", entry, presence),
        let columns = reader.columns(entry, layerColumns, presence)
      else { return (nil, "layers[\(index)]") }
      table.layers.append(
        LayerTrack(
          id: id, role: role, name: entry["name"]?.string, parent: parent, drawing: drawing,
          columns: columns))
    }
    for (index, entry) in (node["elements"]?.elements ?? []).enumerated() {
      guard let name = entry["name"]?.string, let presence = Presence(entry["in"], count: frames),
        let layer = reader.words("layer", entry, presence),
        let text = reader.words("text", entry, presence),
        let columns = reader.columns(entry, elementColumns, presence)
      else { return (nil, "elements[\(index)]") }
      table.elements.append(ElementTrack(name: name, layer: layer, text: text, columns: columns))
    }
    return (table, nil)
  }
}

/// Columns of tracks, with shared series and usual values filled in.
private struct MotionTableReader {
  let frames: Int
  let shared: [JSONNode]
  private var values = 0
  /// Constant columns share one buffer.
  private var constants: [String: Series] = [:]

  init(frames: Int, shared: [JSONNode]) {
    self.frames = frames
    self.shared = shared
  }

  mutating func columns(
    _ entry: JSONNode, _ names: [String], _ presence: Presence
  ) -> [Series]? {
    var result: [Series] = []
    for name in names {
      guard let series = column(entry[name], name, presence) else { return nil }
      result.append(series)
    }
    return result
  }

  private mutating func column(
    _ node: JSONNode?, _ name: String, _ presence: Presence
  ) -> Series? {
    guard let node else {
      let usual = MotionTable.usual(name)
      if presence.count == frames || usual == nil { return constant(usual, name) }
      guard grows() else { return nil }
      return Series(presence.spread(FrameValues(repeating: usual, count: presence.count)))
    }
    var source = node
    if let reference = node.string {
      guard reference.hasPrefix("#"), let index = Int(reference.dropFirst()),
        shared.indices.contains(index)
      else { return nil }
      source = shared[index]
    }
    guard grows(), let series = Series(source, count: presence.count) else { return nil }
    return Series(presence.spread(series.values), digits: Series.scaleDigits)
  }

  mutating func words(_ name: String, _ entry: JSONNode, _ presence: Presence) -> Words? {
    guard grows() else { return nil }
    guard let node = entry[name] else { return Words(repeating: nil, count: frames) }
    return Words(node, count: presence.count).map { Words(presence.spread($0.values)) }
  }

  private mutating func constant(_ value: Double?, _ name: String) -> Series? {
    let key = value.map { "\($0)" } ?? "nil"
    if let known = constants[key] { return known }
    guard grows() else { return nil }
    let series = Series(repeating: value, count: frames)
    constants[key] = series
    return series
  }

  /// False when the table would hold more values than are allowed.
  private mutating func grows() -> Bool {
    values += frames
    return values <= MotionTable.valueLimit
  }
}
