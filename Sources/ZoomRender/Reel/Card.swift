// One card of a reel, composed as an ordinary frame.

/// What a card is composed with: text, shapes, lines and embedded frames, in points of the card.
///
/// Cards are frames like any other: they are rasterized, digested and written by the same stages.
public struct Card: Sendable {
  /// A text that was placed, with the box it fills: for checks that nothing overlaps or is clipped.
  public struct TextBox: Sendable, Equatable {
    /// The characters, as asked for.
    public var text: String
    /// Points of the card.
    public var rect: Rect
    /// Size of the type in points.
    public var size: Double
  }

  /// Colours of all cards: dark ground, so that light and dark screens both stand out.
  public enum Ink {
    /// Behind everything.
    public static let ground = Color(bytes: 17, 18, 22)
    /// Panels.
    public static let panel = Color(bytes: 30, 32, 39)
    /// Text.
    public static let text = Color(bytes: 240, 241, 245)
    /// Secondary text: 7.6 to 1 against the ground.
    public static let quiet = Color(bytes: 160, 166, 178)
    /// Lines of several things, in order.
    public static let lines = [
      Color(bytes: 92, 184, 255), Color(bytes: 255, 160, 86), Color(bytes: 74, 217, 104),
      Color(bytes: 255, 138, 196), Color(bytes: 254, 223, 67), Color(bytes: 167, 170, 255),
    ]
  }

  /// Size in points, which are pixels of the finished reel.
  public let size: Size
  /// Texts in the order of placing.
  public private(set) var texts: [TextBox] = []
  private var layers: [Layer] = []
  private let engine: TextEngine

  /// An empty card.
  public init(size: Size, engine: TextEngine) {
    self.size = size
    self.engine = engine
  }

  /// Lays out a text at a point (its top-left corner) and returns its box.
  ///
  /// - Parameters:
  ///   - height: size of the type in points.
  ///   - width: where lines break; text that does not fit into `lines` ends with "…".
  @discardableResult
  public mutating func text(
    _ string: String, at point: Point, height: Double, weight: FontWeight = .regular,
    color: Color = Ink.text, width: Double, lines: Int = 1, design: FontDesign = .default
  ) -> Rect {
    var attributes = TextAttributes(
      font: FontReference(.system(size: height), weight: weight, design: design))
    attributes.lineLimit = LineLimit(maximum: lines)
    attributes.pixelsPerPoint = 1
    attributes.hasMonospacedDigits = true
    let layout = engine.layout(
      TextContent(string), proposal: ProposedSize(width: width, height: nil),
      attributes: attributes)
    let box = Rect(origin: point, size: layout.size)
    let commands = layout.lines.flatMap(\.runs).map {
      DrawCommand.glyphs($0, origin: point, .color(color))
    }
    texts.append(TextBox(text: string, rect: box, size: height))
    draw(commands, bounds: box.inset(by: -height))
    return box
  }

  /// Fills a rounded rectangle.
  public mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    draw([.fill(path, .color(color), usesEvenOddRule: false)], bounds: rect)
  }

  /// Outlines a rounded rectangle, inside its edge.
  public mutating func outline(_ rect: Rect, _ color: Color, width: Double = 2, radius: Double = 0)
  {
    let path = Path(roundedRect: rect.inset(by: width / 2), cornerRadius: radius)
    draw([.stroke(path, StrokeStyle(lineWidth: width), .color(color))], bounds: rect)
  }

  /// Draws a line through points; fewer than two draw nothing.
  public mutating func line(_ points: [Point], _ color: Color, width: Double = 2) {
    guard points.count > 1, points.allSatisfy(\.isFinite) else { return }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    draw([.stroke(path, style, .color(color))], bounds: path.controlBounds.inset(by: -width))
  }

  /// Draws a dot.
  public mutating func dot(_ center: Point, radius: Double, _ color: Color) {
    let rect = Rect(center: center, size: Size(2 * radius, 2 * radius))
    fill(rect, color, radius: radius)
  }

  /// Shows a frame in a rectangle, with rounded corners.
  public mutating func embed(
    _ frame: Frame, in rect: Rect, radius: Double = 0, opacity: Double = 1
  ) {
    layers.append(
      Layer(
        id: id, role: .container, bounds: rect,
        clip: .rounded(rect, radii: CornerRadii(radius), style: .continuous), opacity: opacity,
        content: .embedded(EmbeddedFrame(frame))))
  }

  /// The card as a frame.
  public func frame(at time: Double) -> Frame {
    Frame(
      time: time, size: size, background: Ink.ground,
      root: Layer(
        id: .root, role: .screen, bounds: Rect(origin: .zero, size: size), children: layers))
  }

  private var id: NodeID { NodeID.root.child(part: "card").child(layers.count) }

  private mutating func draw(_ commands: [DrawCommand], bounds: Rect) {
    layers.append(
      Layer(
        id: id, role: .view, bounds: bounds,
        content: .picture(Picture(commands: commands, bounds: bounds))))
  }
}
