// Where a named view is.

/// A named view in a frame: which layer draws it and where.
public struct Element: Sendable, Equatable {
  /// As the scene gives it; several views may share it.
  public var name: String
  /// Identity of the view or modifier that carries the name.
  public var id: NodeID
  /// The layer that draws it.
  public var layer: NodeID
  /// In that layer's coordinates.
  public var rectInLayer: Rect
  /// On screen: bounding box after all transforms, in points.
  public var rect: Rect
  /// Corner radii on screen, clockwise from top-leading; zero when it has no rounded shape.
  public var radii: CornerRadii
  /// Product of all opacities above and on it, 0...1.
  public var opacity: Double
  /// Points per second of its centre on screen.
  public var velocity: Vector
  /// The text it shows, if it is a text.
  public var text: String?
  /// Where it was written.
  public var origin: NodeOrigin

  /// An element with the given parts.
  public init(
    name: String, id: NodeID, layer: NodeID, rectInLayer: Rect, rect: Rect,
    radii: CornerRadii = .zero, opacity: Double = 1, velocity: Vector = .zero, text: String? = nil,
    origin: NodeOrigin = .unknown
  ) {
    self.name = name
    self.id = id
    self.layer = layer
    self.rectInLayer = rectInLayer
    self.rect = rect
    self.radii = radii
    self.opacity = opacity
    self.velocity = velocity
    self.text = text
    self.origin = origin
  }
}
