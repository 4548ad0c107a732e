// Views without children of their own.

extension Vocabulary {
  private static let run = Argument<TextContent.Run>.group(
    .required("string", .string, "the characters"),
    .optional("font", .font, "the environment's", "font"),
    .optional("fontWeight", .word("weight"), "the environment's", "weight"),
    .optional("italic", .bool, "the environment's", "slanted"),
    .optional("foregroundStyle", .style, "the environment's", "style of the glyphs"),
    .optional("kerning", .length, "0", "points added after each character"),
    .optional("tracking", .length, "0", "points added after each character"),
    .optional("baselineOffset", .length, "0", "points upward"),
    .optional("underline", .bool, "false", "a line below"),
    .optional("strikethrough", .bool, "false", "a line through"),
    make: {
      string, font, weight, italic, style, kerning, tracking, baselineOffset, underline, strike in
      var run = TextContent.Run(string)
      run.font = font
      run.weight = weight
      run.isItalic = italic
      run.style = style
      run.kerning = kerning
      run.tracking = tracking
      run.baselineOffset = baselineOffset
      run.isUnderlined = underline
      run.isStruckThrough = strike
      return run
    }, fallback: TextContent.Run(""))

  private static let text = Entry<ViewKind>(
    "Text", "Characters in lines", shorthand: "string", fallback: .text(TextContent("")),
    .optional("string", .string, "or runs", "the characters"),
    .optional(
      "runs", .list(of: .object("run", run, fallback: TextContent.Run(""))), "or string",
      "parts with their own attributes"),
    suppliedMetrics
  ) { string, runs, supplied throws(Complaint) in
    guard let runs = runs ?? string.map({ [TextContent.Run($0)] }) else {
      throw Complaint(id: "scene.missing-argument", message: "'Text' needs 'string' or 'runs'")
    }
    return .text(TextContent(runs: runs, supplied: supplied))
  }

  private static let image = Argument<ImageContent>.group(
    .optional("systemName", .string, "or another source", "an SF Symbol's name"),
    .optional("named", .string, "or another source", "an image of the scene's assets"),
    .optional("file", .string, "or another source", "a file below the scene's folder"),
    .optional("asset", .string, "or another source", "stands for an asset in a layout case"),
    .optional("size", .size, "the file's", "size in points of `asset`"),
    .defaulted("resizable", .bool, false, "false", "fills the proposed size"),
    .optional("scale", .number(in: 0.1...16), "the file's", "pixels per point"),
    .optional("label", .string, "the name", "accessibility label; empty = decoration"),
    make: { symbol, named, file, asset, size, resizable, scale, label throws(Complaint) in
      let sources: [ImageContent.Source?] = [
        symbol.map { .symbol($0) }, named.map { .named($0) }, file.map { .file($0) },
        asset != nil || size != nil ? .placeholder(size ?? Size(10, 10)) : nil,
      ]
      let given = sources.compactMap { $0 }
      guard let source = given.first, given.count == 1 else {
        throw Complaint(
          id: "scene.missing-argument",
          message: "an image has one of 'systemName', 'named' and 'file'")
      }
      return ImageContent(source: source, isResizable: resizable, scale: scale, label: label)
    }, fallback: ImageContent(source: .placeholder(.zero)))

  private static let loadStart = ArgumentType<AsyncImageContent.Start>.scalar(
    .oneOf([.enumeration(["tap", "appear"]), .number]), fallback: .onAppear
  ) { value throws(Complaint) in
    switch value {
    case .string("tap"): return .onTap
    case .string("appear"): return .onAppear
    case .number: return .at(seconds: try value.number(in: 0...3600, unit: "s"))
    case .string(let word):
      throw Complaint.unknown("start", word, known: ["tap", "appear"])
    default: throw Complaint.expected("\"tap\", \"appear\" or seconds", found: value)
    }
  }

  /// Views without children.
  static let leaves: EntryTable<ViewKind> = EntryTable("view") {
    text
    Entry(
      "Image", "A symbol or picture", shorthand: "named",
      fallback: .image(ImageContent(source: .placeholder(.zero))), image
    ) { .image($0) }
    Entry(
      "AsyncImage", "A picture that arrives later",
      fallback: .image(ImageContent(source: .placeholder(.zero))), image,
      .defaulted("placeholder", .views, [], "grey", "views until then"),
      .defaulted("start", loadStart, .onAppear, "appear", "when loading begins: tap, appear, or s"),
      .defaulted("delay", .seconds, 0, "0", "seconds from start to arrival"),
      .optional("transition", .animation, "cut", "cross-fade on arrival")
    ) {
      .asyncImage(
        AsyncImageContent(image: $0, placeholder: $1, start: $2, delay: $3, transition: $4))
    }
    colorView
    shapes.entries.map { $0.map { .shape(ShapeContent(shape: $0)) } }
    styleViews
    Entry(
      "Spacer", "Takes the room that is left", fallback: .spacer(minLength: nil),
      .optional("minLength", .length, "8", "smallest length in points")
    ) { .spacer(minLength: $0) }
    Entry("Divider", "A hairline", fallback: .divider) { .divider }
    Entry("EmptyView", "Nothing", fallback: .emptyView) { .emptyView }
  }

  /// `Color`: in a layout case "gradient" stands for some gradient.
  private static let colorView: Entry<ViewKind> = {
    let key = ArgumentKey(name: "color", schema: .definition("color"), doc: "the color")
    return Entry("Color", "A colored rectangle", keys: [key], shorthand: "color") {
      list, compiler in
      guard let node = list.take("color") else {
        list.reportMissing("color", compiler)
        return nil
      }
      if case .layoutCase = compiler.mode, node.string == "gradient" {
        return .constant(.style(.standardGradient(.system("accent"))))
      }
      return ArgumentType<ColorReference>.color.compile(node, compiler)?.map { .color($0) }
    }
  }()

  /// Gradients and materials used as views.
  private static let styleViews: [Entry<ViewKind>] = [
    ("LinearGradient", "linearGradient"), ("RadialGradient", "radialGradient"),
    ("EllipticalGradient", "ellipticalGradient"), ("AngularGradient", "angularGradient"),
    ("Material", "material"), ("Gradient", "gradient"),
  ].compactMap { name, style in
    styles[style].map { entry in
      var copy = entry.map { ViewKind.style($0) }
      copy.name = name
      return copy
    }
  }
}

/// A change of the bare view, written as its first modifiers.
struct KindEdit: Sendable {
  var apply: @Sendable (ViewKind) throws(Complaint) -> ViewKind

  /// A change of a shape view.
  static func shape(_ name: String, _ change: @escaping @Sendable (inout ShapeContent) -> Void)
    -> KindEdit
  {
    KindEdit { (kind) throws(Complaint) in
      guard case .shape(var content) = kind else { throw wrongKind(name, "a shape") }
      change(&content)
      return .shape(content)
    }
  }

  /// A change of an image.
  static func image(_ name: String, _ change: @escaping @Sendable (inout ImageContent) -> Void)
    -> KindEdit
  {
    KindEdit { (kind) throws(Complaint) in
      switch kind {
      case .image(var content):
        change(&content)
        return .image(content)
      case .asyncImage(var content):
        change(&content.image)
        return .asyncImage(content)
      default: throw wrongKind(name, "an image")
      }
    }
  }

  /// A change of every run of a text.
  static func text(_ name: String, _ change: @escaping @Sendable (inout TextContent.Run) -> Void)
    -> KindEdit
  {
    KindEdit { (kind) throws(Complaint) in
      guard case .text(var content) = kind else { throw wrongKind(name, "a text") }
      for index in content.runs.indices { change(&content.runs[index]) }
      return .text(content)
    }
  }

  private static func wrongKind(_ name: String, _ what: String) -> Complaint {
    Complaint(id: "scene.modifier-kind", message: "'\(name)' applies to \(what)")
  }
}

extension Vocabulary {
  /// Modifiers of one kind of view; they come before all others.
  static let edits: EntryTable<KindEdit> = EntryTable("modifier") {
    Entry(
      "fill", "Fills a shape", shorthand: "style", fallback: .shape("fill") { _ in },
      .required("style", .style, "the style"),
      .defaulted("eoFill", .bool, false, "false", "even-odd rule")
    ) { style, evenOdd in
      .shape("fill") {
        $0.fill = style
        $0.usesEvenOddRule = evenOdd
      }
    }
    Entry(
      "stroke", "Strokes a shape's outline", shorthand: "style",
      fallback: .shape("stroke") { _ in },
      .required("style", .style, "the style"),
      .defaulted("lineWidth", .number(in: 0...maximumLength), 1, "1", "points"),
      .optional("strokeStyle", .strokeStyle, "solid", "caps, joins, dashes")
    ) { style, width, stroke in
      .shape("stroke") {
        $0.strokes.append(
          .init(style: style, stroke: stroke ?? StrokeStyle(lineWidth: width), isInside: false))
      }
    }
    Entry(
      "strokeBorder", "Strokes inside a shape's outline", shorthand: "style",
      fallback: .shape("strokeBorder") { _ in }, .required("style", .style, "the style"),
      .defaulted("lineWidth", .number(in: 0...maximumLength), 1, "1", "points"),
      .optional("strokeStyle", .strokeStyle, "solid", "caps, joins, dashes")
    ) { style, width, stroke in
      .shape("strokeBorder") {
        $0.strokes.append(
          .init(style: style, stroke: stroke ?? StrokeStyle(lineWidth: width), isInside: true))
      }
    }
    Entry(
      "trim", "Part of a shape's outline", fallback: .shape("trim") { _ in },
      .defaulted("from", .number(in: 0...1), 0, "0", "fraction of the length"),
      .defaulted("to", .number(in: 0...1), 1, "1", "fraction of the length")
    ) { from, to in .shape("trim") { $0.shape = .trim($0.shape, from: from, to: to) } }
    Entry(
      "inset", "Shrinks a shape", shorthand: "by", fallback: .shape("inset") { _ in },
      .required("by", .length, "points")
    ) { amount in .shape("inset") { $0.shape = .inset($0.shape, by: amount) } }
    Entry(
      "resizable", "Lets an image fill the proposed size", fallback: .image("resizable") { _ in },
      .defaulted("capInsets", .insets, .zero, "0", "parts that are not stretched"),
      .defaulted(
        "resizingMode", .word("resizing mode", ImageContent.ResizingMode.self), .stretch, "stretch",
        "stretch or tile")
    ) { insets, mode in
      .image("resizable") {
        $0.isResizable = true
        $0.capInsets = insets
        $0.resizingMode = mode
      }
    }
    Entry(
      "underline", "Draws a line below a text", shorthand: "isActive",
      fallback: .text("underline") { _ in }, .defaulted("isActive", .bool, true, "true", "on")
    ) { on in .text("underline") { $0.isUnderlined = on } }
    Entry(
      "strikethrough", "Draws a line through a text", shorthand: "isActive",
      fallback: .text("strikethrough") { _ in }, .defaulted("isActive", .bool, true, "true", "on")
    ) { on in .text("strikethrough") { $0.isStruckThrough = on } }
    Entry(
      "baselineOffset", "Moves a text off its baseline", shorthand: "offset",
      fallback: .text("baselineOffset") { _ in }, .required("offset", .length, "points upward")
    ) { offset in .text("baselineOffset") { $0.baselineOffset = offset } }
  }
}
