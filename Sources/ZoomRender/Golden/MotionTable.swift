// The geometry of every frame as numbers: the half of a golden that pixels cannot replace.

/// Where every layer and named element is, over time.
///
/// Layers are stored relative to their parent and elements relative to their layer: a number changes
/// where something moves by itself, not where it is carried along.
public struct MotionTable: Sendable, Equatable {
  /// A layer through the frames.
  public struct LayerTrack: Sendable, Equatable {
    /// Identity as 16 hexadecimal digits.
    public var id: String
    package var role: String
    package var name: String?
    /// Identity of the layer above; nil for the screen.
    package var parent: Words
    /// Digest of what the layer draws itself, without geometry; nil where it draws nothing.
    package var drawing: Words
    /// Columns in the order of ``MotionTable/layerColumns``.
    public var columns: [Series]
  }

  /// A named element through the frames.
  public struct ElementTrack: Sendable, Equatable {
    /// The name, with `#2`, `#3` … for later ones of the same name.
    public var name: String
    /// Identity of the layer that draws it.
    package var layer: Words
    package var text: Words
    /// Columns in the order of ``MotionTable/elementColumns``.
    public var columns: [Series]
  }

  /// The map to the parent (a, b, c, d, tx, ty), the opacity, the clip's rectangle and radii, the
  /// shadow (strength, standard deviation, displacement) and the blur, in layer coordinates, and the
  /// flat colour.
  public static let layerColumns = [
    "a", "b", "c", "d", "tx", "ty", "opacity", "clipX", "clipY", "clipWidth", "clipHeight",
    "topLeading", "topTrailing", "bottomTrailing", "bottomLeading", "shadow", "shadowBlur",
    "shadowX", "shadowY", "blur", "red", "green", "blue", "alpha",
  ]
  /// The rectangle and radii in the layer, and the opacity within it.
  public static let elementColumns = [
    "x", "y", "width", "height", "radius", "opacity",
  ]

  /// What the `count`-th element of a name is called.
  static func elementName(_ name: String, _ count: Int) -> String {
    count == 1 ? name : "\(name)#\(count)"
  }

  /// Scene time of each frame, in seconds.
  public var times: [Double]
  package var layers: [LayerTrack]
  package var elements: [ElementTrack]

  package init(times: [Double] = [], layers: [LayerTrack] = [], elements: [ElementTrack] = []) {
    self.times = times
    self.layers = layers
    self.elements = elements
  }

  /// The rectangle of an element on screen in a frame; nil when it is not there.
  public func screenRect(of element: ElementTrack, frame: Int) -> Rect? {
    let rect = (0..<4).compactMap { element.columns[$0].values[frame] }
    guard rect.count == 4, let layer = element.layer.values[frame],
      let map = screenMap(of: layer, frame: frame)
    else { return nil }
    return map.apply(to: Rect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
  }

  /// The map from a layer's coordinates to the screen in a frame; nil when it is not there.
  func screenMap(of id: String, frame: Int) -> Affine? {
    var map = Affine.identity
    var next: String? = id
    // A table from a file may hold a ring.
    for _ in 0...layers.count {
      guard let current = next else { return map }
      guard let track = layers.first(where: { $0.id == current }),
        let own = track.transform(frame: frame)
      else { return nil }
      map = map.then(own)
      next = track.parent.values[frame]
    }
    return nil
  }
}

extension MotionTable.LayerTrack {
  /// The map to the parent in a frame; nil when the layer is not there.
  func transform(frame: Int) -> Affine? {
    let map = (0..<6).compactMap { columns[$0].values[frame] }
    guard map.count == 6 else { return nil }
    return Affine(a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5])
  }

  /// The column of that name.
  subscript(_ column: String) -> Series {
    columns[MotionTable.layerColumns.firstIndex(of: column) ?? 0]
  }
}
