// Motion numbers of one frame, and their collection over all frames.

/// The numbers of one frame, without its pictures.
public struct MotionSample: Sendable, Equatable {
  struct LayerRow: Sendable, Equatable {
    var id: NodeID
    var role: Layer.Role
    var name: String?
    var values: [Double?]
  }
  struct ElementRow: Sendable, Equatable {
    var name: String
    var layer: NodeID
    var text: String?
    var values: [Double?]
  }

  let time: Double
  /// Canvas size in points.
  let size: Size
  private(set) var layers: [LayerRow] = []
  private(set) var elements: [ElementRow] = []

  /// Reads the numbers off a frame.
  public init(_ frame: Frame) {
    time = frame.time
    size = frame.size
    var opacities: [NodeID: Double] = [:]
    add(frame.root, under: .identity, opacity: 1, opacities: &opacities)
    for element in frame.elements {
      let rect = element.rectInLayer
      // The element's own opacity: what it has on screen without what its layers add.
      let inherited = opacities[element.layer] ?? 1
      let own = inherited > 0 ? min(1, element.opacity / inherited) : 1
      elements.append(
        ElementRow(
          name: element.name, layer: element.layer, text: element.text,
          values: [
            rect.minX, rect.minY, rect.width, rect.height, element.radii.topLeading, own,
          ]))
    }
  }

  private mutating func add(
    _ layer: Layer, under parent: Affine, opacity: Double, opacities: inout [NodeID: Double]
  ) {
    let map = layer.transform.then(parent)
    let total = opacity * layer.opacity
    // The same layer drawn twice in a frame: the first one counts.
    if opacities[layer.id] == nil {
      opacities[layer.id] = total
      layers.append(
        LayerRow(
          id: layer.id, role: layer.role, name: layer.name,
          values: [map.a, map.b, map.c, map.d, map.tx, map.ty, total] + Self.clip(of: layer)))
    }
    for child in layer.children {
      add(child, under: map, opacity: total, opacities: &opacities)
    }
  }

  private static func clip(of layer: Layer) -> [Double?] {
    switch layer.clip {
    case .rect(let rect): rect.components + [0, 0, 0, 0]
    case .rounded(let rect, let radii, _): rect.components + radii.components
    case .path(let path): path.controlBounds.components + [0, 0, 0, 0]
    case nil: [Double?](repeating: nil, count: 8)
    }
  }
}

/// Collects a motion table frame by frame, so that no frame is kept.
public struct MotionRecorder: Sendable {
  private var times: [Double] = []
  private var layerIndex: [NodeID: Int] = [:]
  private var elementIndex: [String: Int] = [:]
  private var layers: [(track: MotionTable.LayerTrack, values: [[Double?]])] = []
  private var elements: [(track: MotionTable.ElementTrack, values: [[Double?]])] = []

  package init() {}

  /// Adds the next frame.
  public mutating func add(_ frame: Frame) { add(MotionSample(frame)) }

  /// Adds the numbers of the next frame.
  public mutating func add(_ sample: MotionSample) {
    let frame = times.count
    times.append(Series.quantized(sample.time * 1000) / 1000)
    for row in sample.layers {
      let index = track(of: row)
      Self.append(row.values, to: &layers[index].values, frame: frame)
    }
    var seen: [String: Int] = [:]
    for row in sample.elements {
      let count = (seen[row.name] ?? 0) + 1
      seen[row.name] = count
      let index = track(of: row, name: count == 1 ? row.name : "\(row.name)#\(count)")
      Self.append(row.values, to: &elements[index].values, frame: frame)
    }
  }

  /// The table of all frames added.
  public func finish() -> MotionTable {
    func padded(_ values: [[Double?]]) -> [Series] {
      values.map { Series($0 + [Double?](repeating: nil, count: times.count - $0.count)) }
    }
    return MotionTable(
      times: times,
      layers: layers.map { entry in
        var track = entry.track
        track.columns = padded(entry.values)
        return track
      },
      elements: elements.map { entry in
        var track = entry.track
        track.columns = padded(entry.values)
        return track
      })
  }

  private mutating func track(of row: MotionSample.LayerRow) -> Int {
    if let known = layerIndex[row.id] { return known }
    layerIndex[row.id] = layers.count
    layers.append(
      (
        MotionTable.LayerTrack(
          id: row.id.value.hexadecimal, role: row.role.rawValue, name: row.name, columns: []),
        [[Double?]](repeating: [], count: MotionTable.layerColumns.count)
      ))
    return layers.count - 1
  }

  private mutating func track(of row: MotionSample.ElementRow, name: String) -> Int {
    if let known = elementIndex[name] { return known }
    elementIndex[name] = elements.count
    elements.append(
      (
        MotionTable.ElementTrack(
          name: name, layer: row.layer.value.hexadecimal, text: row.text, columns: []),
        [[Double?]](repeating: [], count: MotionTable.elementColumns.count)
      ))
    return elements.count - 1
  }

  private static func append(_ values: [Double?], to columns: inout [[Double?]], frame: Int) {
    for column in columns.indices {
      let missing = frame - columns[column].count
      if missing > 0 {
        columns[column].append(contentsOf: [Double?](repeating: nil, count: missing))
      }
      columns[column].append(values[column])
    }
  }
}
