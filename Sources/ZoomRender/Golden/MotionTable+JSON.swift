// Motion tables as text.

extension MotionTable {
  /// One line a layer and an element; columns that never have a value are left out, and so are
  /// columns that hold their usual value throughout.
  var json: String {
    let layerLines = layers.map { track in
      var fields = [
        "\"id\":\(JSONText.quoted(track.id))", "\"role\":\(JSONText.quoted(track.role))",
      ]
      if let name = track.name { fields.append("\"name\":\(JSONText.quoted(name))") }
      return "{"
        + (fields + columnFields(track.columns, MotionTable.layerColumns)).joined(separator: ",")
        + "}"
    }
    let elementLines = elements.map { track in
      var fields = [
        "\"name\":\(JSONText.quoted(track.name))", "\"layer\":\(JSONText.quoted(track.layer))",
      ]
      if let text = track.text { fields.append("\"text\":\(JSONText.quoted(text))") }
      return "{"
        + (fields + columnFields(track.columns, MotionTable.elementColumns)).joined(separator: ",")
        + "}"
    }
    let times = Series(self.times.map { $0 * 1000 }).json
    return "{\"milliseconds\":\(times),\n\"layers\":[\n\(layerLines.joined(separator: ",\n"))],\n"
      + "\"elements\":[\n\(elementLines.joined(separator: ",\n"))]}"
  }

  /// The value that a column has when it is not written.
  private static func usual(_ column: String) -> Double? {
    switch column {
    case "a", "d", "opacity": 1
    case "b", "c", "tx", "ty", "x", "y", "radius": 0
    default: nil
    }
  }

  private func columnFields(_ columns: [Series], _ names: [String]) -> [String] {
    zip(columns, names).compactMap { series, name in
      let usual = Series([Double?](repeating: MotionTable.usual(name), count: times.count))
      return series == usual ? nil : "\"\(name)\":\(series.json)"
    }
  }

  /// Reads the form of ``json``; nil with the name of the part that is not of that form.
  static func read(_ node: JSONNode, frames: Int) -> (table: MotionTable?, problem: String?) {
    var table = MotionTable()
    guard let timesNode = node["milliseconds"],
      let milliseconds = Series(timesNode, count: frames)
    else { return (nil, "milliseconds") }
    table.times = milliseconds.values.map { ($0 ?? 0) / 1000 }
    func columns(_ node: JSONNode, _ names: [String]) -> [Series]? {
      var result: [Series] = []
      for name in names {
        guard let field = node[name] else {
          result.append(Series([Double?](repeating: usual(name), count: frames)))
          continue
        }
        guard let series = Series(field, count: frames) else { return nil }
        result.append(series)
      }
      return result
    }
    for (index, entry) in (node["layers"]?.elements ?? []).enumerated() {
      guard let id = entry["id"]?.string, let role = entry["role"]?.string,
        let values = columns(entry, layerColumns)
      else { return (nil, "layers[\(index)]") }
      table.layers.append(
        LayerTrack(id: id, role: role, name: entry["name"]?.string, columns: values))
    }
    for (index, entry) in (node["elements"]?.elements ?? []).enumerated() {
      guard let name = entry["name"]?.string, let layer = entry["layer"]?.string,
        let values = columns(entry, elementColumns)
      else { return (nil, "elements[\(index)]") }
      table.elements.append(
        ElementTrack(name: name, layer: layer, text: entry["text"]?.string, columns: values))
    }
    return (table, nil)
  }
}
