// A screen as a device shows it: rounded corners, and the device around it.

/// Turns frames of a screen into frames of a device.
///
/// Positions of elements and transitions move with the screen, so that they stay true of the picture.
public struct ScreenDressing: Sendable, Equatable {
  /// How much of the device is shown.
  public enum Form: String, Sendable, CaseIterable {
    /// The screen's own rounded corners.
    case corners
    /// Corners, black border and metal frame.
    case bezel
  }

  /// How much of the device is shown.
  public var form: Form
  /// Radius of the display's continuous corners in points; 0 for square displays.
  public var cornerRadius: Double
  /// Colour around the device.
  public var surround: Color

  /// A dressing with the given parts.
  public init(form: Form, cornerRadius: Double, surround: Color) {
    self.form = form
    self.cornerRadius = cornerRadius
    self.surround = surround
  }

  // From Apple's published sizes of the iPhone 16 Pro: 71.5 mm wide, a display of 1206 px at 460 ppi,
  // three pixels a point, borders of 1.2 mm. Computed; other phones differ by a point or two.
  /// Black border between display and metal, in points.
  static let border = 7.25
  /// Metal outside of the border, in points.
  static let metal = 7.5
  /// Room around the device, so that the whole is on whole points.
  static let room = 1.25
  /// Corner radius of a square display's border (home-button devices), in points.
  private static let squareRadius = 8.0

  /// Where the screen's top-left corner is in the finished frame.
  public var origin: Point {
    let margin = form == .bezel ? Self.border + Self.metal + Self.room : 0
    return Point(margin, margin)
  }

  /// Size of the finished frames for a screen's size.
  public func size(of screen: Size) -> Size {
    Size(screen.width + 2 * origin.x, screen.height + 2 * origin.y)
  }

  /// The frame in its device.
  public func dress(_ frame: Frame) -> Frame {
    let shift = Vector(dx: origin.x, dy: origin.y)
    let screen = Rect(origin: .zero, size: frame.size)
    let id = NodeID.root.child(part: "dressing")
    let display = Layer(
      id: id.child(0), role: .clip, bounds: screen,
      transform: .translation(x: shift.dx, y: shift.dy),
      clip: .rounded(screen, radii: CornerRadii(cornerRadius), style: .continuous),
      content: .color(frame.background), children: [frame.root])
    var dressed = frame
    dressed.size = size(of: frame.size)
    dressed.background = surround
    let body = form == .bezel ? [device(around: screen.offset(by: shift), id: id.child(1))] : []
    dressed.root = Layer(
      id: id, role: .screen, bounds: Rect(origin: .zero, size: dressed.size),
      children: body + [display])
    for index in dressed.elements.indices {
      dressed.elements[index].rect = dressed.elements[index].rect.offset(by: shift)
    }
    for index in dressed.transitions.indices {
      dressed.transitions[index].from = dressed.transitions[index].from?.offset(by: shift)
      dressed.transitions[index].to = dressed.transitions[index].to?.offset(by: shift)
    }
    return dressed
  }

  private func device(around screen: Rect, id: NodeID) -> Layer {
    let radius = cornerRadius > 0 ? cornerRadius : Self.squareRadius
    func ring(_ distance: Double) -> Path {
      Path(
        roundedRect: screen.inset(by: -distance), cornerRadius: radius + distance,
        style: .continuous)
    }
    let outside = screen.inset(by: -(Self.border + Self.metal))
    // Natural titanium, light on the left edge and the top: greys chosen by eye.
    let metal = ResolvedGradient(
      stops: [
        .init(color: Color(bytes: 142, 139, 134), location: 0),
        .init(color: Color(bytes: 92, 90, 87), location: 1),
      ],
      geometry: .linear(
        start: Point(outside.minX, outside.minY), end: Point(outside.maxX, outside.maxY)))
    let commands: [DrawCommand] = [
      .fill(ring(Self.border + Self.metal), .gradient(metal), usesEvenOddRule: false),
      .fill(ring(Self.border + 1), .color(Color(bytes: 40, 39, 38)), usesEvenOddRule: false),
      .fill(ring(Self.border), .color(.black), usesEvenOddRule: false),
    ]
    return Layer(
      id: id, role: .bezel, bounds: outside,
      content: .picture(Picture(commands: commands, bounds: outside)))
  }
}
