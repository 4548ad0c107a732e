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
    var parents = FrameValues<String>()
    var drawings = FrameValues<String>()
    // The first four columns are the map's scales.
    var columns = MotionTable.layerColumns.indices.map {
      Series(digits: $0 < 4 ? Series.scaleDigits : Series.digits)
    }
  }
  private struct ElementEntry {
    var name: String
    var layers = FrameValues<String>()
    var texts = FrameValues<String>()
    var columns = MotionTable.elementColumns.map { _ in Series(digits: Series.digits) }
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
      layers[index].parents.append(row.parent?.value.hexadecimal, at: frame)
      layers[index].drawings.append(row.drawing, at: frame)
      for (column, value) in row.values.enumerated() {
        layers[index].columns[column].append(value, at: frame)
      }
    }
    var seen: [String: Int] = [:]
    for row in sample.elements where mask?.covers(row.name, row.rect) != true {
      let count = (seen[row.name] ?? 0) + 1
      seen[row.name] = count
      let index = track(of: MotionTable.elementName(row.name, count))
      elements[index].layers.append(row.layer.value.hexadecimal, at: frame)
      elements[index].texts.append(row.text, at: frame)
      for (column, value) in row.values.enumerated() {
        elements[index].columns[column].append(value, at: frame)
      }
    }
  }

  /// The table of all frames added.
  public func finish() -> MotionTable {
    let count = times.count
    func whole(_ words: FrameValues<String>) -> Words {
      var words = words
      words.extend(to: count)
      return Words(words)
    }
    func whole(_ series: Series) -> Series {
      var series = series
      series.extend(to: count)
      return series
    }
    return MotionTable(
      times: times,
      layers: layers.map { entry in
        MotionTable.LayerTrack(
          id: entry.row.id.value.hexadecimal, role: entry.row.role.rawValue, name: entry.row.name,
          parent: whole(entry.parents), drawing: whole(entry.drawings),
          columns: entry.columns.map { whole($0) })
      },
      elements: elements.map { entry in
        MotionTable.ElementTrack(
          name: entry.name, layer: whole(entry.layers), text: whole(entry.texts),
          columns: entry.columns.map { whole($0) })
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
}
