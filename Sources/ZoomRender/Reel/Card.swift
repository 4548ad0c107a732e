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
    /// Size of the type in points, after shrinking.
    public var size: Double
    /// True when not all characters are shown.
    public var isTruncated: Bool
    /// What the text stands on.
    public var ground: Color
    /// The text's own colour.
    public var color: Color
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
    /// Lines of axes and borders.
    public static let rule = Color(bytes: 62, 66, 77)
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

  /// How a text is set.
  public struct Style: Sendable {
    var height: Double
    var weight = FontWeight.regular
    var color = Ink.text
    var design = FontDesign.default
    /// Most lines; text that does not fit ends with "…".
    var lines = 1
    /// The size that a text may shrink to before it is cut, in points.
    var minimum: Double?
    /// Where the box lies on its point: 0 = to the right of it, 0.5 = centred, 1 = to the left.
    var anchor = 0.0
    /// What it stands on, for the check of contrast.
    var ground = Ink.ground

    /// A style of a size in points.
    public init(_ height: Double) { self.height = height }

    /// A copy with one thing changed.
    func with<Value>(_ path: WritableKeyPath<Style, Value>, _ value: Value) -> Style {
      var copy = self
      copy[keyPath: path] = value
      return copy
    }

    /// Text of tables and labels: the smallest on a card.
    static let body = Style(24)
    /// The same, for what is less important.
    static let quiet = Style(24).with(\.color, Ink.quiet)
    /// Headings inside a card.
    static let subhead = Style(28).with(\.weight, .semibold)
    /// Code to copy.
    static let code = Style(24).with(\.design, .monospaced).with(\.lines, 12)
  }

  /// Lays out a text whose top edge and anchor are at a point, and returns its box.
  ///
  /// - Parameter width: where lines break.
  @discardableResult
  public mutating func text(_ string: String, at point: Point, _ style: Style, width: Double)
    -> Rect
  {
    var attributes = TextAttributes(
      font: FontReference(
        .system(size: style.height), weight: style.weight, design: style.design))
    attributes.lineLimit = LineLimit(maximum: style.lines)
    attributes.pixelsPerPoint = 1
    // Digits that change keep their places. The pinned font's tabular hyphens are as wide as digits,
    // which would tear names apart.
    attributes.hasMonospacedDigits = !string.contains("-")
    if let minimum = style.minimum {
      attributes.minimumScaleFactor = min(1, minimum / style.height)
    }
    let layout = engine.layout(
      TextContent(string), proposal: ProposedSize(width: max(1, width), height: nil),
      attributes: attributes)
    let origin = Point(
      (point.x - layout.size.width * style.anchor).rounded(), point.y.rounded())
    let box = Rect(origin: origin, size: layout.size)
    let commands = layout.lines.flatMap(\.runs).map {
      DrawCommand.glyphs($0, origin: origin, .color(style.color))
    }
    texts.append(
      TextBox(
        text: string, rect: box, size: style.height * layout.scaleFactor,
        isTruncated: layout.isTruncated, ground: style.ground, color: style.color))
    draw(commands, bounds: box.inset(by: -style.height))
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

  /// Outlines a rectangle where it is not covered by another one.
  mutating func outline(_ rect: Rect, _ color: Color, width: Double, behind cover: Path) {
    var outside = Path(rect: rect.inset(by: -width))
    outside.elements += cover.elements
    let path = Path(rect: rect.inset(by: width / 2))
    draw(
      [
        .beginClip(outside, usesEvenOddRule: true),
        .stroke(path, StrokeStyle(lineWidth: width), .color(color)), .end,
      ], bounds: rect)
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
  ///
  /// - Parameter part: the part of the rectangle that is seen; nil = all of it.
  public mutating func embed(
    _ frame: Frame, in rect: Rect, radius: Double = 0, opacity: Double = 1, part: Rect? = nil
  ) {
    let layer = Self.screen(id, frame, rect, radius: radius, opacity: opacity)
    guard let part else { return layers.append(layer) }
    layers.append(
      Layer(
        id: id.child(part: "part"), role: .clip, bounds: part, clip: .rect(part), children: [layer])
    )
  }

  /// Shows how two frames differ: black where they are equal.
  public mutating func difference(_ first: Frame, _ second: Frame, in rect: Rect, radius: Double) {
    var top = Self.screen(id.child(part: "second"), second, rect, radius: radius, opacity: 1)
    top.blendMode = .difference
    let bottom = Self.screen(id.child(part: "first"), first, rect, radius: radius, opacity: 1)
    // A group of their own: the difference must not reach the card's ground.
    layers.append(
      Layer(
        id: id, role: .container, bounds: rect,
        clip: .rounded(rect, radii: CornerRadii(radius), style: .continuous),
        children: [bottom, top]))
  }

  private static func screen(
    _ id: NodeID, _ frame: Frame, _ rect: Rect, radius: Double, opacity: Double
  ) -> Layer {
    Layer(
      id: id, role: .container, bounds: rect,
      clip: .rounded(rect, radii: CornerRadii(radius), style: .continuous), opacity: opacity,
      content: .embedded(EmbeddedFrame(frame)))
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
