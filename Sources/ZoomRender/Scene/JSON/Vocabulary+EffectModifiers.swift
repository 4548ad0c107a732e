// Modifiers that change how a view is drawn.

extension Vocabulary {
  private static let factor = ArgumentType<Double>.number(in: -1000...1000)
  private static let anchor = Argument<UnitPoint>.defaulted(
    "anchor", .unitPoint, .center, "center", "fixed point")

  private static let axis: ArgumentType<Axis3> = .numbers(
    ["x", "y", "z"], defaults: [0, 0, 0], fallback: Axis3(0, 0, 1)
  ) { Axis3($0[0], $0[1], $0[2]) }

  /// Transforms, clips, shadows, glass.
  static let effectModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    Entry(
      "rotationEffect", "Turns the drawing", shorthand: "degrees", .angle("clockwise"), anchor
    ) {
      .rotationEffect(radians: $0, anchor: $1)
    }
    Entry(
      "rotation3DEffect", "Turns the drawing in space", shorthand: "degrees", .angle("angle"),
      .defaulted("axis", axis, Axis3(0, 0, 1), "[0, 0, 1]", "[x, y, z]"),
      anchor, .defaulted("anchorZ", .length, 0, "0", "points towards the viewer"),
      .defaulted("perspective", .number(in: 0...1000), 1, "1", "0 = none")
    ) { radians, axis, anchor, anchorZ, perspective in
      .rotation3DEffect(
        Rotation3D(
          radians: radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective))
    }
    Entry(
      "scaleEffect", "Scales the drawing", shorthand: "scale",
      .optional("scale", factor, "or x and y", "factor"),
      .optional("x", factor, "1", "factor across"), .optional("y", factor, "1", "factor down"),
      anchor
    ) { .scaleEffect(x: $1 ?? $0 ?? 1, y: $2 ?? $0 ?? 1, anchor: $3) }
    Entry(
      "transformEffect", "Maps the drawing", shorthand: "transform",
      .required("transform", .affine, "[a, b, c, d, tx, ty]")
    ) { .transformEffect($0) }
    Entry(
      "projectionEffect", "Maps the drawing with perspective", shorthand: "matrix",
      .required("matrix", .projection, "six numbers (affine) or nine, row by row")
    ) { .projectionEffect($0) }
    Entry(
      "geometryEffect", "A geometry effect: horizontal skew",
      .required("skew", factor, "shift to the right per point down")
    ) { .transformEffect(Affine(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0)) }
    Entry(
      "opacity", "Makes the view transparent", shorthand: "opacity",
      .required("opacity", .number(in: -10...10), "0…1; beyond is cut")
    ) { .opacity(min(max($0, 0), 1)) }
    Entry(
      "blur", "Blurs the view", shorthand: "radius",
      .required("radius", .number(in: 0...1000), "points")
    ) { .blur(radius: $0) }
    Entry("shadow", "A drop shadow", shorthand: "radius", shadow) { .shadow($0) }
    Entry(
      "blendMode", "How it mixes with what is behind", shorthand: "mode",
      .required("mode", .word("blend mode"), "the mode")
    ) { .blendMode($0) }
    Entry("compositingGroup", "Draws the view as one picture first") { .compositingGroup }
    Entry("drawingGroup", "Draws the view as one frozen picture") { .drawingGroup }
    Entry(
      "clipShape", "Cuts the view with a shape", shorthand: "shape",
      .required("shape", .shape, "the shape")
    ) { .clipShape($0) }
    Entry(
      "cornerRadius", "Cuts the view's corners", shorthand: "radius",
      .required("radius", .number(in: 0...maximumLength), "points")
    ) { .clipShape(.roundedRectangle(cornerRadius: $0, style: .circular)) }
    Entry("clipped", "Cuts the view at its frame") { .clipped }
    Entry(
      "mask", "Shows the view where another is opaque", shorthand: "content",
      .required("content", .views, "the mask"),
      .defaulted("alignment", .alignment, .center, "center", "place of the mask")
    ) { .mask(alignment: $1, content: $0) }
    Entry("hidden", "Keeps the room, draws nothing") { .hidden }
    Entry(
      "glassEffect", "Liquid Glass behind the view", shorthand: "glass",
      .defaulted(
        "glass", .word("glass variant", GlassEffect.Variant.self), .regular, "regular",
        "regular, clear or identity"),
      .optional("tint", .color, "none", "color of the glass"),
      .defaulted("interactive", .bool, false, "false", "reacts to touch"),
      .defaulted("in", .shape, .capsule(style: .continuous), "Capsule", "form of the glass")
    ) { .glassEffect(GlassEffect(variant: $0, tint: $1, isInteractive: $2, shape: $3)) }
    Entry(
      "glassEffectID", "Identity of a glass shape", .required("id", .value, "identity"),
      .required("in", .namespace, "a namespace")
    ) { .glassEffectID($0, namespace: $1) }
  }

  /// A shadow's colour, radius and offset.
  static let shadow = Argument<Shadow>.group(
    .defaulted("color", .color, Shadow.defaultColor, "black at 0.33", "color"),
    .required("radius", .number(in: 0...1000), "blur in points"),
    .defaulted("x", .length, 0, "0", "points to the right"),
    .defaulted("y", .length, 0, "0", "points down"),
    make: { Shadow(color: $0, radius: $1, offset: Vector(dx: $2, dy: $3)) },
    fallback: Shadow(color: .clear, radius: 0))

  /// The colour modifiers.
  static let colorEffects: EntryTable<[Modifier]> = EntryTable("modifier") {
    amount("brightness", "Lightens", -1...1) { .brightness($0) }
    amount("contrast", "Spreads the colors", -10...10) { .contrast($0) }
    amount("saturation", "Strengthens the colors", -10...10) { .saturation($0) }
    amount("grayscale", "Takes the color away", 0...1) { .grayscale($0) }
    Entry(
      "hueRotation", "Turns the color wheel", shorthand: "degrees", .angle("angle")
    ) {
      .colorEffect(.hueRotation(radians: $0))
    }
    Entry("colorInvert", "Inverts the colors") { .colorEffect(.colorInvert) }
    Entry(
      "colorMultiply", "Multiplies with a color", shorthand: "color",
      .required("color", .color, "the color")
    ) { .colorEffect(.colorMultiply($0)) }
    Entry("luminanceToAlpha", "Dark becomes transparent") { .colorEffect(.luminanceToAlpha) }
  }

  private static func amount(
    _ name: String, _ doc: String, _ range: ClosedRange<Double>,
    _ effect: @escaping @Sendable (Double) -> ColorEffect
  ) -> Entry<[Modifier]> {
    Entry(
      name, doc, shorthand: "amount", .required("amount", .number(in: range), "the amount")
    ) { .colorEffect(effect($0)) }
  }

  private static let place = Argument<Alignment>.defaulted(
    "alignment", .alignment, .center, "center", "place of the content")
  private static let edges = Argument<Edge.Set>.defaulted(
    "ignoresSafeAreaEdges", .edges, .all, "all", "edges at which a style reaches under bars")

  /// Views and styles before and behind.
  static let surroundingModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    Entry(
      "overlay", "A view or style in front", shorthand: "style",
      .optional("content", .views, "or style", "the views"),
      .optional("style", .style, "or content", "the style"),
      .optional("in", .shape, "the rectangle", "form of the style"), place, edges
    ) { content, style, shape, alignment, edges throws(Complaint) in
      if let content { return .overlay(alignment: alignment, content: content) }
      guard let style else {
        throw Complaint(
          id: "scene.missing-argument", message: "'overlay' needs 'content' or 'style'")
      }
      return .overlayStyle(style, shape: shape, ignoresSafeAreaEdges: edges)
    }
    Entry(
      "background", "A view or style behind", shorthand: "style",
      .optional("content", .views, "or style", "the views"),
      .optional("style", .style, "or content", "the style"),
      .optional("in", .shape, "the rectangle", "form of the style"), place, edges
    ) { content, style, shape, alignment, edges in
      if let content { return .background(alignment: alignment, content: content) }
      return .backgroundStyle(style ?? .background, shape: shape, ignoresSafeAreaEdges: edges)
    }
    Entry(
      "border", "A line inside the frame", shorthand: "style",
      .required("style", .style, "the style"),
      .defaulted("width", .number(in: 0...10_000), 1, "1", "points")
    ) { .border($0, width: $1) }
  }
}

/// An axis in space, not normalized.
struct Axis3: Sendable {
  var x: Double
  var y: Double
  var z: Double
  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

extension ArgumentType<[Double]> {
  /// A projection: six numbers of an affine map, or nine row by row.
  static let projection: ArgumentType<[Double]> = {
    let list = ArgumentType<[Double]>.list(of: .length)
    return ArgumentType(schema: .array(.number)) { node, compiler in
      let count = node.elements?.count
      guard count == 6 || count == 9 else {
        compiler.report(
          Complaint(id: "scene.type", message: "a projection has six or nine numbers"), at: node)
        return nil
      }
      return list.compile(node, compiler)?.map { numbers in
        numbers.count == 9
          ? numbers
          : [numbers[0], numbers[1], 0, numbers[2], numbers[3], 0, numbers[4], numbers[5], 1]
      }
    }
  }()
}
