// The geometry of every frame as numbers: the half of a golden that pixels cannot replace.

/// Where every layer and named element is, over time.
///
/// Elements are stored in the coordinates of their layer, which hardly ever change; layers carry the
/// motion. Where an element is on screen follows from both.
public struct MotionTable: Sendable, Equatable {
  /// A layer through the frames.
  public struct LayerTrack: Sendable, Equatable {
    /// Identity as 16 hexadecimal digits.
    public var id: String
    public var role: String
    public var name: String?
    /// Columns in the order of ``MotionTable/layerColumns``.
    public var columns: [Series]
  }

  /// A named element through the frames.
  public struct ElementTrack: Sendable, Equatable {
    /// The name, with `#2`, `#3` … for later ones of the same name.
    public var name: String
    public var layer: String
    public var text: String?
    /// Columns in the order of ``MotionTable/elementColumns``.
    public var columns: [Series]
  }

  /// The map to the screen (a, b, c, d, tx, ty), the product of opacities down to the layer, and the
  /// clip's rectangle and radii in layer coordinates.
  public static let layerColumns = [
    "a", "b", "c", "d", "tx", "ty", "opacity", "clipX", "clipY", "clipWidth", "clipHeight",
    "topLeading", "topTrailing", "bottomTrailing", "bottomLeading",
  ]
  /// The rectangle and radii in the layer, and the opacity within it.
  public static let elementColumns = [
    "x", "y", "width", "height", "radius", "opacity",
  ]

  /// Scene time of each frame, in seconds.
  public var times: [Double]
  public var layers: [LayerTrack]
  public var elements: [ElementTrack]

  public init(times: [Double] = [], layers: [LayerTrack] = [], elements: [ElementTrack] = []) {
    self.times = times
    self.layers = layers
    self.elements = elements
  }

  /// The rectangle of an element on screen in a frame; nil when it is not there.
  public func screenRect(of element: ElementTrack, frame: Int) -> Rect? {
    guard let layer = layers.first(where: { $0.id == element.layer }) else { return nil }
    let map = (0..<6).compactMap { layer.columns[$0].values[frame] }
    let rect = (0..<4).compactMap { element.columns[$0].values[frame] }
    guard map.count == 6, rect.count == 4 else { return nil }
    let affine = Affine(a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5])
    return affine.apply(to: Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
  }
}

/// Collects a motion table frame by frame, so that no frame is kept.
public struct MotionRecorder: Sendable {
  private var times: [Double] = []
  private var layers: [String: Int] = [:]
  private var elements: [String: Int] = [:]
  private var layerTracks: [(track: MotionTable.LayerTrack, values: [[Double?]])] = []
  private var elementTracks: [(track: MotionTable.ElementTrack, values: [[Double?]])] = []

  public init() {}

  /// Adds the next frame.
  public mutating func add(_ frame: Frame) {
    let index = times.count
    times.append(Series.quantized(frame.time * 1000) / 1000)
    add(frame.root, under: .identity, opacity: 1, frame: index)
    var seen: [String: Int] = [:]
    for element in frame.elements { add(element, seen: &seen, frame: index) }
  }

  /// The table of all frames added.
  public func finish() -> MotionTable {
    func padded(_ values: [[Double?]]) -> [Series] {
      values.map { Series($0 + [Double?](repeating: nil, count: times.count - $0.count)) }
    }
    return MotionTable(
      times: times,
      layers: layerTracks.map { entry in
        var track = entry.track
        track.columns = padded(entry.values)
        return track
      },
      elements: elementTracks.map { entry in
        var track = entry.track
        track.columns = padded(entry.values)
        return track
      })
  }

  private mutating func add(_ layer: Layer, under parent: Affine, opacity: Double, frame: Int) {
    let map = layer.transform.then(parent)
    let total = opacity * layer.opacity
    let id = MotionRecorder.hex(layer.id)
    let clip = MotionRecorder.clip(of: layer)
    let values: [Double?] =
      [map.a, map.b, map.c, map.d, map.tx, map.ty, total] + clip
    let index: Int
    if let known = layers[id] {
      index = known
    } else {
      index = layerTracks.count
      layers[id] = index
      layerTracks.append(
        (
          MotionTable.LayerTrack(
            id: id, role: layer.role.rawValue, name: layer.name, columns: []),
          [[Double?]](repeating: [], count: MotionTable.layerColumns.count)
        ))
    }
    // The same layer drawn twice in a frame: the first one counts.
    if layerTracks[index].values[0].count <= frame {
      MotionRecorder.append(values, to: &layerTracks[index].values, frame: frame)
    }
    for child in layer.children { add(child, under: map, opacity: total, frame: frame) }
  }

  private mutating func add(_ element: Element, seen: inout [String: Int], frame: Int) {
    let count = (seen[element.name] ?? 0) + 1
    seen[element.name] = count
    let name = count == 1 ? element.name : "\(element.name)#\(count)"
    let index: Int
    if let known = elements[name] {
      index = known
    } else {
      index = elementTracks.count
      elements[name] = index
      elementTracks.append(
        (
          MotionTable.ElementTrack(
            name: name, layer: MotionRecorder.hex(element.layer), text: element.text, columns: []),
          [[Double?]](repeating: [], count: MotionTable.elementColumns.count)
        ))
    }
    // The element's own opacity: what it has on screen, without what its layer adds.
    let layerOpacity =
      layers[MotionRecorder.hex(element.layer)].flatMap { layerTracks[$0].values[6].last ?? nil }
      ?? 1
    let own = layerOpacity > 0 ? min(1, element.opacity / layerOpacity) : 1
    let rect = element.rectInLayer
    MotionRecorder.append(
      [rect.minX, rect.minY, rect.width, rect.height, element.radii.topLeading, own],
      to: &elementTracks[index].values, frame: frame)
  }

  private static func append(_ values: [Double?], to columns: inout [[Double?]], frame: Int) {
    for column in columns.indices {
      let missing = frame - columns[column].count
      if missing > 0 {
        columns[column].append(contentsOf: [Double?](repeating: nil, count: missing))
      }
      if missing >= 0 { columns[column].append(values[column]) }
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

  static func hex(_ id: NodeID) -> String {
    let digits = String(id.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
