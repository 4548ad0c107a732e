// Shapes of the vocabulary.

/// A shape with what fills and strokes it, as one entry makes it.
struct ShapeAdjustments: Sendable {
  var inset: Double?
  var trim: ClosedRange<Double>?
  var offset: Vector?
  var scale: Vector?
  var anchor: UnitPoint
  var rotation: Double?
  var transform: Affine?
  var size: Size?
  var stroke: StrokeStyle?
  var borderWidth: Double?

  func applied(to shape: Shape) -> Shape {
    var shape = shape
    if let inset { shape = .inset(shape, by: inset) }
    if let trim { shape = .trim(shape, from: trim.lowerBound, to: trim.upperBound) }
    if let stroke { shape = .stroked(shape, stroke) }
    if let borderWidth {
      shape = .stroked(.inset(shape, by: borderWidth / 2), StrokeStyle(lineWidth: borderWidth))
    }
    if let scale { shape = .scale(shape, x: scale.dx, y: scale.dy, anchor: anchor) }
    if let rotation { shape = .rotation(shape, radians: rotation, anchor: anchor) }
    if let transform { shape = .transform(shape, transform) }
    if let size { shape = .sized(shape, size) }
    if let offset { shape = .offset(shape, offset) }
    return shape
  }
}

extension Vocabulary {
  private static let radius = ArgumentType<Double>.number(in: 0...maximumLength)

  /// Adjustments that every shape takes beside its own arguments.
  private static let adjustments: Argument<ShapeAdjustments> = {
    let pair = ArgumentType<Vector>.vector
    let scale = ArgumentType<Vector>(schema: .oneOf([.number, pair.schema])) { node, compiler in
      node.elements != nil || node.members != nil
        ? pair.compile(node, compiler)
        : ArgumentType<Double>.number(in: -1000...1000).compile(node, compiler)?.map {
          Vector(dx: $0, dy: $0)
        }
    }
    let trim = ArgumentType<ClosedRange<Double>>.numbers(
      ["from", "to"], defaults: [0, 1], fallback: 0...1
    ) {
      let from = min(max($0[0], 0), 1)
      return from...max(from, min(max($0[1], 0), 1))
    }
    return .group(
      .optional("inset", .length, "none", "`inset(by:)` in points"),
      .optional("trim", trim, "none", "part of the outline, [from, to] of 0…1"),
      .optional("stroke", .strokeStyle, "none", "the stroke's outline instead of the shape"),
      .optional(
        "strokeBorder", radius, "none", "width of a stroke inside the edge, instead of the shape"),
      .optional("shapeScale", scale, "none", "factor, or [x, y]"),
      .defaulted("anchor", .unitPoint, .center, "center", "fixed point of scale and rotation"),
      .optional("shapeRotation", .number(in: -36000...36000), "none", "degrees clockwise"),
      .optional("shapeTransform", .affine, "none", "[a, b, c, d, tx, ty]"),
      .optional("shapeSize", .size, "the view's", "size whatever the view's"),
      .optional("shapeOffset", pair, "none", "[x, y] in points"),
      make: {
        ShapeAdjustments(
          inset: $0, trim: $1, offset: $9, scale: $4, anchor: $5,
          rotation: $6.map(Trigonometry.radians(degrees:)), transform: $7, size: $8, stroke: $2,
          borderWidth: $3)
      }, fallback: ShapeAdjustments(anchor: .center))
  }()

  private static let style = Argument<CornerStyle>.defaulted(
    "style", .word("corner style"), .continuous, "continuous", "form of the corners")

  /// Shapes: values of `clipShape`, views of their own.
  static let shapes: EntryTable<Shape> = EntryTable("shape") {
    Entry("Rectangle", "A rectangle", fallback: .rectangle, adjustments) {
      $0.applied(to: .rectangle)
    }
    Entry(
      "RoundedRectangle", "A rectangle with equal rounded corners", shorthand: "cornerRadius",
      fallback: .rectangle,
      .optional("cornerRadius", radius, "or cornerSize", "radius in points"),
      .optional("cornerSize", .size, "or cornerRadius", "radii across and down"), style,
      adjustments
    ) { cornerRadius, cornerSize, style, adjustments throws(Complaint) in
      guard let size = cornerSize ?? cornerRadius.map({ Size($0, $0) }) else {
        throw Complaint(
          id: "scene.missing-argument", message: "'RoundedRectangle' needs 'cornerRadius'")
      }
      return adjustments.applied(to: .roundedRectangle(cornerSize: size, style: style))
    }
    Entry(
      "UnevenRoundedRectangle", "A rectangle with a radius for each corner", fallback: .rectangle,
      .defaulted("topLeading", radius, 0, "0", "radius in points"),
      .defaulted("topTrailing", radius, 0, "0", "radius in points"),
      .defaulted("bottomTrailing", radius, 0, "0", "radius in points"),
      .defaulted("bottomLeading", radius, 0, "0", "radius in points"), style, adjustments
    ) { topLeading, topTrailing, bottomTrailing, bottomLeading, style, adjustments in
      let radii = CornerRadii(
        topLeading: topLeading, topTrailing: topTrailing, bottomTrailing: bottomTrailing,
        bottomLeading: bottomLeading)
      return adjustments.applied(to: .unevenRoundedRectangle(radii: radii, style: style))
    }
    Entry("Circle", "A circle in the middle", fallback: .circle, adjustments) {
      $0.applied(to: .circle)
    }
    Entry("Ellipse", "An ellipse", fallback: .ellipse, adjustments) { $0.applied(to: .ellipse) }
    Entry(
      "Capsule", "A rectangle with fully rounded ends", fallback: .capsule(style: .continuous),
      style, adjustments
    ) { $1.applied(to: .capsule(style: $0)) }
    Entry(
      "ContainerRelativeShape", "The shape of the container, inset", fallback: .containerRelative,
      adjustments
    ) { $0.applied(to: .containerRelative) }
    Entry(
      "Path", "An outline in points from the view's corner", shorthand: "svg", fallback: .rectangle,
      .optional("svg", .svgPath, "or rect", "SVG path data"),
      .optional("rect", .rect, "or svg", "[x, y, width, height]"),
      adjustments
    ) { svg, rect, adjustments throws(Complaint) in
      guard let path = svg ?? rect.map(Path.init(rect:)) else {
        throw Complaint(id: "scene.missing-argument", message: "'Path' needs 'svg' or 'rect'")
      }
      return adjustments.applied(to: .path(path))
    }
  }
}

extension ArgumentType<Shape> {
  /// A shape by name or with arguments.
  static let shape: ArgumentType<Shape> = Vocabulary.shapes.type("shape", fallback: .rectangle)
}

extension ArgumentType<Path> {
  /// SVG path data.
  static let svgPath: ArgumentType<Path> = ArgumentType.scalar(.string, fallback: Path()) {
    value throws(Complaint) in
    guard case .string(let text) = value else {
      throw Complaint.expected("SVG path data", found: value)
    }
    guard text.utf8.count <= 1 << 20 else {
      throw Complaint(
        id: "scene.out-of-range", message: "SVG path data is longer than the limit of 1 MiB")
    }
    do throws(SVGPathError) {
      return try Path(svg: text)
    } catch {
      throw Complaint(
        id: "scene.svg-path", message: "\(error.message) (byte \(error.offset) of the path data)")
    }
  }
}
