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
    package var role: String
    package var name: String?
    /// Columns in the order of ``MotionTable/layerColumns``.
    public var columns: [Series]
  }

  /// A named element through the frames.
  public struct ElementTrack: Sendable, Equatable {
    /// The name, with `#2`, `#3` … for later ones of the same name.
    public var name: String
    package var layer: String
    package var text: String?
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
  package var layers: [LayerTrack]
  package var elements: [ElementTrack]

  package init(times: [Double] = [], layers: [LayerTrack] = [], elements: [ElementTrack] = []) {
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
