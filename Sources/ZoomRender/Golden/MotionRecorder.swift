// Motion numbers of all frames, collected one by one.

/// Collects a motion table frame by frame, so that no frame is kept.
public struct MotionRecorder: Sendable {
  private var times: [Double] = []
  private var layerIndex: [NodeID: Int] = [:]
  private var elementIndex: [String: Int] = [:]
  private var layers: [LayerEntry] = []
  private var elements: [ElementEntry] = []
  private let mask: GoldenMask?

  private struct LayerEntry {
    var row: MotionSample.LayerRow
    var parents: [String?] = []
    var drawings: [String?] = []
    var columns = [[Double?]](repeating: [], count: MotionTable.layerColumns.count)
  }
  private struct ElementEntry {
    var name: String
    var layers: [String?] = []
    var texts: [String?] = []
    var columns = [[Double?]](repeating: [], count: MotionTable.elementColumns.count)
  }

  /// - Parameter mask: elements that it covers are left out.
  package init(mask: GoldenMask? = nil) { self.mask = mask }

  /// Adds the next frame.
  public mutating func add(_ frame: Frame) { add(MotionSample(frame)) }

  /// Adds the numbers of the next frame.
  public mutating func add(_ sample: MotionSample) {
    let frame = times.count
    times.append(Series.quantized(sample.time * 1000) / 1000)
    for row in sample.layers {
      let index = track(of: row)
      Self.append(row.parent?.value.hexadecimal, to: &layers[index].parents, frame: frame)
      Self.append(row.drawing, to: &layers[index].drawings, frame: frame)
      for (column, value) in row.values.enumerated() {
        Self.append(value, to: &layers[index].columns[column], frame: frame)
      }
    }
    var seen: [String: Int] = [:]
    for row in sample.elements where mask?.covers(row.name, row.rect) != true {
      let count = (seen[row.name] ?? 0) + 1
      seen[row.name] = count
      let index = track(of: MotionTable.elementName(row.name, count))
      Self.append(row.layer.value.hexadecimal, to: &elements[index].layers, frame: frame)
      Self.append(row.text, to: &elements[index].texts, frame: frame)
      for (column, value) in row.values.enumerated() {
        Self.append(value, to: &elements[index].columns[column], frame: frame)
      }
    }
  }

  /// The table of all frames added.
  public func finish() -> MotionTable {
    let count = times.count
    func padded<Value>(_ values: [Value?]) -> [Value?] {
      values + [Value?](repeating: nil, count: count - values.count)
    }
    return MotionTable(
      times: times,
      layers: layers.map { entry in
        MotionTable.LayerTrack(
          id: entry.row.id.value.hexadecimal, role: entry.row.role.rawValue, name: entry.row.name,
          parent: Words(padded(entry.parents)), drawing: Words(padded(entry.drawings)),
          columns: entry.columns.enumerated().map { column, values in
            // The first four columns are the map's scales.
            Series(padded(values), digits: column < 4 ? Series.scaleDigits : Series.digits)
          })
      },
      elements: elements.map { entry in
        MotionTable.ElementTrack(
          name: entry.name, layer: Words(padded(entry.layers)), text: Words(padded(entry.texts)),
          columns: entry.columns.map { Series(padded($0)) })
      })
  }

  private mutating func track(of row: MotionSample.LayerRow) -> Int {
    if let known = layerIndex[row.id] { return known }
    layerIndex[row.id] = layers.count
    layers.append(LayerEntry(row: row))
    return layers.count - 1
  }

  private mutating func track(of name: String) -> Int {
    if let known = elementIndex[name] { return known }
    elementIndex[name] = elements.count
    elements.append(ElementEntry(name: name))
    return elements.count - 1
  }

  private static func append<Value>(_ value: Value?, to column: inout [Value?], frame: Int) {
    let missing = frame - column.count
    if missing > 0 { column.append(contentsOf: repeatElement(nil, count: missing)) }
    column.append(value)
  }
}
