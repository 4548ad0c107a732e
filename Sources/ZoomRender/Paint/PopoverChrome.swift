// Anchored popovers: where they stand, and the layers around their content.

/// A popover beside the view that presents it, with an arrow that points at the view.
///
/// Arrow and gap: recorded on iOS 26 for a dialog that stands on its source. Corner radius: that of
/// such dialogs in a published design kit. Margins and shadow are estimates.
public struct PopoverChrome: Sendable, Equatable {
  /// Size of the screen or window, in points.
  public var container: Size
  /// Of the container.
  public var safeArea: Insets
  /// Appearance; elevation is set here.
  public var environment: EnvironmentValues
  /// `presentationCornerRadius`; nil = the system's.
  public var cornerRadius: Double?
  /// `presentationBackground`; nil = the system's.
  public var background: ShapeStyle?

  /// Along the card's side, and away from it. Recorded.
  static let arrow = Size(24, 13)
  /// From the card to the view that it belongs to. Recorded.
  static let gap = 14.25
  /// What stays free at the edges of the screen. Estimate.
  static let margin = 10.0
  /// Design kit: 26 to 28.
  static let radius = 26.0
  /// Estimate.
  static let shadow = LayerShadow(
    color: .black.opacity(0.18), sigma: 20, offset: Vector(dx: 0, dy: 8))

  /// Where a popover is.
  public struct Geometry: Sendable, Equatable {
    /// The card without its arrow, in the container.
    public var frame: Rect
    /// The card's side with the arrow: leading is the left one, whatever the layout direction.
    public var edge: Edge
    /// Middle of the arrow along that side, from the card's top left corner.
    public var arrow: Double
  }

  /// What the card may cover.
  private var room: Rect {
    Rect(origin: .zero, size: container).inset(by: safeArea).inset(by: Self.margin)
  }

  /// The largest content.
  public var maximumSize: Size { Size(max(0, room.width), max(0, room.height)) }

  private var radius: Double { max(0, cornerRadius ?? Self.radius) }

  /// The card for a content beside a view: below it where there is room, else above, to the right or
  /// to the left of it; where there is room nowhere, over it.
  public func geometry(content: Size, beside anchor: Rect) -> Geometry {
    let size = Size(min(content.width, room.width), min(content.height, room.height))
    let free: [(edge: Edge, length: Double, needed: Double)] = [
      (.top, room.maxY - anchor.maxY, size.height), (.bottom, anchor.minY - room.minY, size.height),
      (.leading, room.maxX - anchor.maxX, size.width),
      (.trailing, anchor.minX - room.minX, size.width),
    ]
    let edge = free.first { $0.length - Self.gap >= $0.needed }?.edge ?? .top
    var origin = Point(anchor.midX - size.width / 2, anchor.midY - size.height / 2)
    switch edge {
    case .top: origin.y = anchor.maxY + Self.gap
    case .bottom: origin.y = anchor.minY - Self.gap - size.height
    case .leading: origin.x = anchor.maxX + Self.gap
    case .trailing: origin.x = anchor.minX - Self.gap - size.width
    }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
    let rounding = PixelRounding(pixelsPerPoint: environment.pixelsPerPoint)
    let frame = Rect(
      origin: Point(rounding.snap(origin.x), rounding.snap(origin.y)), size: size)
    let isUpright = edge == .top || edge == .bottom
    let (middle, length) =
      isUpright
      ? (anchor.midX - frame.minX, size.width) : (anchor.midY - frame.minY, size.height)
    let end = min(length / 2, radius + Self.arrow.width / 2)
    return Geometry(frame: frame, edge: edge, arrow: max(end, min(middle, length - end)))
  }

  /// The popover's layer in the container: ground with arrow and shadow, content.
  ///
  /// - Parameters:
  ///   - id: Identity of the presentation; parts are named parts of it.
  ///   - content: Layers in content points, bottom to top.
  public func layer(
    id: NodeID, _ geometry: Geometry, content: [Layer], assets: any AssetServices
  ) -> Layer {
    let bounds = Rect(origin: .zero, size: geometry.frame.size)
    let clip = ClipShape.rounded(bounds, radii: CornerRadii(radius), style: .continuous)
    var outline = clip.path
    outline.elements += arrow(geometry, on: bounds).elements
    let shape = ClipShape.path(outline)
    var ground = Layer.ground(
      id: id, background, bounds: outline.controlBounds, clip: shape, environment, assets: assets)
    ground.clip = shape
    var shaded = Layer.group(
      id.child(part: "shadow"), role: .cardBackground, bounds: outline.controlBounds, [ground])
    shaded.effects = [.dropShadow(Self.shadow)]
    var page = Layer.group(id.child(part: "content"), role: .container, bounds: bounds, content)
    page.clip = clip
    return Layer(
      id: id, role: .sheet, bounds: bounds,
      transform: .translation(x: geometry.frame.minX, y: geometry.frame.minY),
      children: [shaded, page])
  }

  /// A point with a round tip on a side of the card.
  private func arrow(_ geometry: Geometry, on bounds: Rect) -> Path {
    let (half, height) = (Self.arrow.width / 2, Self.arrow.height)
    var path = Path()
    // Upwards, its base's middle at the origin; it reaches into the card, so that no seam shows.
    path.move(to: Point(-half, 1))
    path.line(to: Point(-half, 0))
    path.curve(Point(-half * 0.55, 0), Point(-half * 0.3, -height), to: Point(0, -height))
    path.curve(Point(half * 0.3, -height), Point(half * 0.55, 0), to: Point(half, 0))
    path.line(to: Point(half, 1))
    path.close()
    let quarter = Double.pi / 2
    let map: Affine =
      switch geometry.edge {
      case .top: .translation(x: geometry.arrow, y: 0)
      case .bottom:
        Affine.rotation(radians: 2 * quarter)
          .then(.translation(x: geometry.arrow, y: bounds.maxY))
      case .leading:
        Affine.rotation(radians: -quarter).then(.translation(x: 0, y: geometry.arrow))
      case .trailing:
        Affine.rotation(radians: quarter).then(.translation(x: bounds.maxX, y: geometry.arrow))
      }
    return path.applying(map)
  }
}
