// Modifiers that set values for everything inside.

extension Vocabulary {
  private static let on = ArgumentType<Bool>.bool

  /// Text, styles and other environment values.
  static let environmentModifiers: EntryTable<[Modifier]> = EntryTable("modifier") {
    Entry(
      "foregroundStyle", "Style of texts, symbols and shapes", shorthand: "styles",
      .required("styles", ArgumentType<ShapeStyle>.style.oneOrMore, "one to three levels")
    ) { .foregroundStyle($0) }
    Entry(
      "foregroundColor", "Color of texts, symbols and shapes", shorthand: "color",
      .required("color", .color, "the color")
    ) { .foregroundStyle([.color($0)]) }
    Entry(
      "tint", "Color of controls and links", shorthand: "style",
      .required("style", .style, "the style")
    ) { .tint($0) }
    Entry(
      "font", "Font of texts and symbols", shorthand: "font", .required("font", .font, "the font")
    ) { .font($0) }
    Entry(
      "fontWeight", "Weight of texts and symbols", shorthand: "weight",
      .optional("weight", .word("weight"), "the font's", "the weight")
    ) { .fontWeight($0) }
    Entry(
      "bold", "Bold texts", shorthand: "isActive", .defaulted("isActive", on, true, "true", "on")
    ) { .bold($0) }
    Entry(
      "italic", "Slanted texts", shorthand: "isActive",
      .defaulted("isActive", on, true, "true", "on")
    ) { .italic($0) }
    Entry("monospacedDigit", "Digits of one width") { .monospacedDigit }
    Entry(
      "textCase", "Upper or lower case", shorthand: "case",
      .optional("case", .word("text case"), "as written", "the case")
    ) { .textCase($0) }
    Entry(
      "multilineTextAlignment", "Side of a text's lines", shorthand: "alignment",
      .required("alignment", .word("text alignment"), "the side")
    ) { .multilineTextAlignment($0) }
    Entry(
      "lineLimit", "Most lines of a text", shorthand: "maximum",
      .optional("maximum", .integer(in: 1...100_000), "no limit", "lines"),
      .optional("minimum", .integer(in: 0...100_000), "0", "lines for which room is kept"),
      .defaulted("reservesSpace", on, false, "false", "keeps room for all lines")
    ) { maximum, minimum, reserves in
      .lineLimit(
        LineLimit(maximum: maximum, minimum: minimum ?? (reserves ? maximum ?? 0 : 0)))
    }
    Entry(
      "lineSpacing", "Room between lines", shorthand: "spacing",
      .required("spacing", .number(in: 0...10_000), "points")
    ) { .lineSpacing($0) }
    Entry(
      "kerning", "Room between characters", shorthand: "amount",
      .required("amount", .number(in: -1000...1000), "points")
    ) { .kerning($0) }
    Entry(
      "tracking", "Room after characters", shorthand: "amount",
      .required("amount", .number(in: -1000...1000), "points")
    ) { .tracking($0) }
    Entry(
      "truncationMode", "Where a text is cut", shorthand: "mode",
      .required("mode", .word("truncation mode"), "head, middle or tail")
    ) { .truncationMode($0) }
    Entry(
      "minimumScaleFactor", "How far a text may shrink", shorthand: "factor",
      .required("factor", .number(in: 0.01...1), "0…1")
    ) { .minimumScaleFactor($0) }
    Entry(
      "imageScale", "Size of symbols beside text", shorthand: "scale",
      .required("scale", .word("image scale"), "small, medium or large")
    ) { .imageScale($0) }
    Entry(
      "disabled", "Turns controls off", shorthand: "disabled",
      .defaulted("disabled", on, true, "true", "off")
    ) { .disabled($0) }
    Entry(
      "environment", "Sets environment values", fallback: [],
      .optional(
        "layoutDirection", .word("layout direction", LayoutDirection.self), "unchanged",
        "reading direction"),
      .optional(
        "colorScheme", .word("color scheme", ColorScheme.self), "unchanged", "light or dark"),
      .optional(
        "dynamicTypeSize", .word("type size", DynamicTypeSize.self), "unchanged", "text size"),
      .optional("isEnabled", on, "unchanged", "controls work")
    ) { direction, scheme, size, isEnabled in
      let changes: [EnvironmentChange?] = [
        direction.map { .layoutDirection($0) }, scheme.map { .colorScheme($0) },
        size.map { .dynamicTypeSize($0) }, isEnabled.map { .isEnabled($0) },
      ]
      return changes.compactMap { $0.map { .environment($0) } }
    }
    Entry(
      "dynamicTypeSize", "Sets the text size", shorthand: "size",
      .required("size", .word("type size", DynamicTypeSize.self), "the size")
    ) { .environment(.dynamicTypeSize($0)) }
    Entry(
      "preferredColorScheme", "Sets the color scheme", shorthand: "scheme",
      .required("scheme", .word("color scheme", ColorScheme.self), "light or dark")
    ) { .preferredColorScheme($0) }
  }
}
