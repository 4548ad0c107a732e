// Colours, shape styles and fonts as arguments.

extension ColorReference {
  /// The colour of a name or hex code (`#RGB`, `#RRGGBB`, `#RRGGBBAA`); nil when unknown.
  init?(name: String) {
    switch name {
    case "white": self = .white
    case "black": self = .black
    case "clear": self = .clear
    case "accentColor": self = .system("accent")
    default:
      if Self.systemNames.contains(name) {
        self = .system(name)
      } else if let color = Color(hexText: name) {
        self = .fixed(color)
      } else {
        return nil
      }
    }
  }

  private static let systemNames = Swift.Set(SystemColors.names)
}

extension ArgumentType<ColorReference> {
  /// A name, a hex code, or one of the forms of ``Vocabulary/colors``.
  static let color: ArgumentType<ColorReference> = ArgumentType.compound(
    .definition("color"), fallback: .clear,
    quick: { value in
      if case .string(let name) = value { ColorReference(name: name) } else { nil }
    }
  ) { node, compiler in
    guard case .string(let name) = node.value else {
      return Vocabulary.colors.compile(node, compiler)
    }
    if let color = ColorReference(name: name) { return .constant(color) }
    compiler.report(
      .unknown(
        "color", name, known: SystemColors.names,
        id: "scene.unknown-color"), at: node)
    return nil
  }
}

extension ShapeStyle {
  /// Names that are styles but not plain colours.
  static let namedStyles: [(String, ShapeStyle)] = [
    ("primary", .hierarchical(0)), ("secondary", .hierarchical(1)), ("tertiary", .hierarchical(2)),
    ("quaternary", .hierarchical(3)), ("quinary", .hierarchical(4)), ("foreground", .foreground),
    ("background", .background), ("tint", .tint), ("ultraThinMaterial", .material(.ultraThin)),
    ("thinMaterial", .material(.thin)), ("regularMaterial", .material(.regular)),
    ("thickMaterial", .material(.thick)), ("ultraThickMaterial", .material(.ultraThick)),
    ("bar", .material(.bar)),
  ]

  init?(name: String) {
    if let (_, style) = Self.namedStyles.first(where: { $0.0 == name }) {
      self = style
    } else if let color = ColorReference(name: name) {
      self = .color(color)
    } else {
      return nil
    }
  }
}

extension ArgumentType<ShapeStyle> {
  /// A colour, a named style, or one of the forms of ``Vocabulary/styles``.
  static let style: ArgumentType<ShapeStyle> = ArgumentType.compound(
    .definition("style"), fallback: .color(.clear),
    quick: { value in if case .string(let name) = value { ShapeStyle(name: name) } else { nil } }
  ) { node, compiler in
    if case .string(let name) = node.value {
      if let style = ShapeStyle(name: name) { return .constant(style) }
      compiler.report(
        .unknown(
          "style", name, known: (ShapeStyle.namedStyles.map(\.0) + SystemColors.names).uniqued(),
          id: "scene.unknown-style"), at: node)
      return nil
    }
    if let key = node.members?.first?.key, Vocabulary.colors[key] != nil,
      Vocabulary.styles[key] == nil
    {
      return ArgumentType<ColorReference>.color.compile(node, compiler)?.map { .color($0) }
    }
    return Vocabulary.styles.compile(node, compiler)
  }
}

extension ArgumentType<FontReference> {
  /// A text style's name, or one of the forms of ``Vocabulary/fonts``.
  static let font: ArgumentType<FontReference> = ArgumentType.compound(
    .definition("font"), fallback: .body,
    quick: { value in
      if case .string(let name) = value {
        TextStyle(rawValue: name).map { FontReference(.style($0)) }
      } else {
        nil
      }
    }
  ) { node, compiler in
    if case .string(let name) = node.value {
      if let style = TextStyle(rawValue: name) { return .constant(FontReference(.style(style))) }
      compiler.report(.unknown("font", name, known: TextStyle.allCases.map(\.rawValue)), at: node)
      return nil
    }
    if let size = node.number {
      return .constant(FontReference(.system(size: min(max(size, 0.1), 2000))))
    }
    return Vocabulary.fonts.compile(node, compiler)
  }
}

extension ArgumentType<StrokeStyle> {
  /// A line width, or an object with the parts of a `StrokeStyle`.
  static let strokeStyle: ArgumentType<StrokeStyle> = {
    let group = Argument<StrokeStyle>.group(
      .defaulted("lineWidth", .number(in: 0...maximumLength), 1, "1", "width in points"),
      .defaulted("lineCap", .word("line cap"), .butt, "butt", "form of the ends"),
      .defaulted("lineJoin", .word("line join"), .miter, "miter", "form of the corners"),
      .defaulted("miterLimit", .number(in: 0...1000), 10, "10", "limit of a mitre"),
      .defaulted(
        "dash", .list(of: .number(in: 0...maximumLength)), [], "none", "lengths of dashes and gaps"),
      .defaulted("dashPhase", .length, 0, "0", "where in the pattern the line begins"),
      make: {
        StrokeStyle(
          lineWidth: $0, lineCap: $1, lineJoin: $2, miterLimit: $3, dash: $4, dashPhase: $5)
      }, fallback: StrokeStyle())
    let width = ArgumentType<Double>.number(in: 0...maximumLength)
    return .compound(.oneOf([.number, .object(group.keys)]), fallback: StrokeStyle()) {
      node, compiler in
      guard case .object(let members) = node.value else {
        return width.compile(node, compiler)?.map { StrokeStyle(lineWidth: $0) }
      }
      let list = ArgumentList(node: node, members: members, owner: "stroke")
      defer { list.reportUnknown(known: group.keys, compiler) }
      return group.compile(list, compiler)
    }
  }()
}
