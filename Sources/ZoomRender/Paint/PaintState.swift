// What the painter hands down a tree.

/// The inherited part of painting.
///
/// *Space*: coordinates in which edges are rounded; a new one begins at each geometry effect and
/// at each moving layer. *Layer coordinates* are space coordinates minus ``layerOrigin``.
struct PaintState {
  struct PendingName {
    var name: String
    /// The node that carries the name.
    var index: Int
    init(_ name: String, _ index: Int) {
      self.name = name
      self.index = index
    }
  }

  /// Origin of the parent's frame in the space, unrounded.
  var origin: Point = .zero
  /// Origin of the layer, or of the drawing inside an effect, in the space: on a pixel edge.
  var layerOrigin: Point = .zero
  /// From the space minus ``layerOrigin`` to the layer's own coordinates: effects inside the layer.
  var transform: Affine = .identity
  /// False inside moving layers.
  var roundsToPixels = true
  /// Product of opacities between here and the layer.
  var opacity = 1.0
  /// False inside hidden views: elements are reported, nothing is drawn.
  var isVisible = true

  /// Names of views whose innermost node of the same frame has not been reached.
  var pendingNames: [PendingName] = []

  var foreground = ForegroundStyles()
  /// The environment's styles that ``foreground`` stands for.
  var environmentForeground: [ShapeStyle] = []
  /// True inside a list: links are not tinted.
  var isInList = false
  /// True when the ground of lists and scroll views is hidden.
  var hidesScrollBackground = false
  /// True inside a list whose rows are cards on a grouped ground.
  var isInGroupedList = false

  /// The container whose glass melts together, and the distance at which it does.
  var glassGroup: GlassGroup?

  /// A container of glass.
  struct GlassGroup {
    var id: NodeID
    var joinDistance: Double
  }

  /// The same state inside a new space whose origin is the layer's or effect's own.
  func enteringSpace() -> PaintState {
    var inner = self
    inner.origin = .zero
    inner.layerOrigin = .zero
    return inner
  }
}
