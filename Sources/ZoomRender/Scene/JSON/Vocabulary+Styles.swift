// Colours, styles, gradients and fonts of the vocabulary.

/// Every word that a scene may use, with its arguments: one table for the decoder, "did you mean",
/// the published schema and the documentation.
enum Vocabulary {
  private static let unit = ArgumentType<Double>.number(in: 0...1)

  private static let rgb: ArgumentType<Color> = .numbers(
    ["red", "green", "blue"], defaults: [nil, nil, nil], fallback: .clear
  ) { Color(red: $0[0], green: $0[1], blue: $0[2]) }

  private static let hsb: ArgumentType<Color> = .numbers(
    ["hue", "saturation", "brightness"], defaults: [nil, nil, nil], fallback: .clear
  ) { Color(hue: $0[0], saturation: $0[1], brightness: $0[2], alpha: 1) }

  /// Colours that are more than a name.
  static let colors: EntryTable<ColorReference> = EntryTable("color") {
    Entry(
      "color", "A color with an opacity", shorthand: "color", fallback: .clear,
      .required("color", .color, "the color"),
      .defaulted("opacity", unit, 1, "1", "factor 0…1")
    ) { $1 == 1 ? $0 : .opacity($0, $1) }
    Entry(
      "rgb", "An sRGB color; components 0…1, or beyond for wide colors", shorthand: "components",
      fallback: .clear,
      .required("components", rgb, "red, green, blue")
    ) { .fixed($0) }
    Entry(
      "displayP3", "A color in Display P3; components 0…1", shorthand: "components",
      fallback: .clear,
      .required("components", rgb, "red, green, blue")
    ) { .fixed(Color(displayP3: $0.red, $0.green, $0.blue)) }
    Entry(
      "white", "A grey of this brightness 0…1", shorthand: "white", fallback: .clear,
      .required("white", unit, "brightness")
    ) { .fixed(Color(red: $0, green: $0, blue: $0)) }
    Entry(
      "hsb", "Hue, saturation and brightness, each 0…1", shorthand: "components", fallback: .clear,
      .required("components", hsb, "hue, saturation, brightness")
    ) { .fixed($0) }
    Entry(
      "named", "A color of the scene's assets by name", shorthand: "name", fallback: .clear,
      .required("name", .string, "name in `assets.colors` or an asset catalogue")
    ) { .named($0) }
    Entry(
      "opacity", "A color made more transparent", fallback: .clear,
      .required("color", .color, "the color"), .required("opacity", unit, "factor 0…1")
    ) { .opacity($0, $1) }
    Entry(
      "mix", "Two colors mixed", fallback: .clear,
      .required("color", .color, "the first color"), .required("with", .color, "the second color"),
      .defaulted("by", unit, 0.5, "0.5", "share of the second color")
    ) { .mix($0, $1, by: $2) }
  }

  private static let stop = Argument<GradientStyle.Stop>.group(
    .required("color", .color, "color of the stop"),
    .required("location", .number(in: -10...10), "0…1 along the gradient"),
    make: { GradientStyle.Stop(color: $0, location: $1) },
    fallback: GradientStyle.Stop(color: .clear, location: 0))

  /// `colors` evenly spread, or `stops` with locations.
  private static let stops: Argument<[GradientStyle.Stop]> = {
    let colors = Argument<[ColorReference]?>.optional(
      "colors", .list(of: .color), "or stops", "colors, evenly spread")
    let stopType = ArgumentType<GradientStyle.Stop>.object(
      "stop", stop, fallback: .init(color: .clear, location: 0))
    let stops = Argument<[GradientStyle.Stop]?>.optional(
      "stops", .list(of: stopType), "or colors", "colors with locations")
    return .group(
      colors, stops,
      make: { colors, stops throws(Complaint) in
        if let stops, !stops.isEmpty { return stops }
        guard let colors, !colors.isEmpty else {
          throw Complaint(
            id: "scene.missing-argument", message: "a gradient needs 'colors' or 'stops'")
        }
        let last = Double(max(colors.count - 1, 1))
        return colors.enumerated().map { .init(color: $1, location: Double($0) / last) }
      }, fallback: [])
  }()

  /// Styles that are more than a name.
  static let styles: EntryTable<ShapeStyle> = EntryTable("style") {
    Entry(
      "color", "A color with an opacity", shorthand: "color", fallback: .color(.clear),
      .required("color", .color, "the color"),
      .defaulted("opacity", unit, 1, "1", "factor 0…1")
    ) { $1 == 1 ? .color($0) : .color(.opacity($0, $1)) }
    Entry(
      "gradient", "SwiftUI's standard gradient of one color", shorthand: "color",
      fallback: .color(.clear), .required("color", .color, "the color")
    ) { .standardGradient($0) }
    Entry(
      "linearGradient", "A gradient along a line", fallback: .color(.clear), stops,
      .defaulted("startPoint", .unitPoint, .top, "top", "where the first color is"),
      .defaulted("endPoint", .unitPoint, .bottom, "bottom", "where the last color is")
    ) { .gradient(GradientStyle(stops: $0, geometry: .linear(start: $1, end: $2))) }
    Entry(
      "radialGradient", "A gradient from a centre outward", fallback: .color(.clear), stops,
      .defaulted("center", .unitPoint, .center, "center", "the centre"),
      .defaulted(
        "startRadius", .number(in: 0...maximumLength), 0, "0", "first color's radius, points"),
      .required("endRadius", .number(in: 0...maximumLength), "last color's radius, points")
    ) {
      .gradient(
        GradientStyle(stops: $0, geometry: .radial(center: $1, startRadius: $2, endRadius: $3)))
    }
    Entry(
      "ellipticalGradient", "A radial gradient fitted to the rectangle", fallback: .color(.clear),
      stops, .defaulted("center", .unitPoint, .center, "center", "the centre"),
      .defaulted("startRadiusFraction", .number(in: 0...10), 0, "0", "fraction of the rectangle"),
      .defaulted("endRadiusFraction", .number(in: 0...10), 0.5, "0.5", "fraction of the rectangle")
    ) {
      .gradient(
        GradientStyle(
          stops: $0, geometry: .elliptical(center: $1, startRadius: $2, endRadius: $3)))
    }
    Entry(
      "angularGradient", "A gradient around a centre", fallback: .color(.clear), stops,
      .defaulted("center", .unitPoint, .center, "center", "the centre"),
      .defaulted(
        "startAngle", .number(in: -36000...36000), 0, "0", "degrees, clockwise from the right"),
      .defaulted("endAngle", .number(in: -36000...36000), 360, "360", "degrees")
    ) {
      .gradient(
        GradientStyle(
          stops: $0,
          geometry: .angular(
            center: $1, startRadians: Trigonometry.radians(degrees: $2),
            endRadians: Trigonometry.radians(degrees: $3))))
    }
    Entry(
      "material", "A blurred material", shorthand: "thickness", fallback: .material(.regular),
      .required("thickness", .word("material"), "how much it hides")
    ) { .material($0) }
    Entry(
      "opacity", "Any style made more transparent", fallback: .color(.clear),
      .required("style", .style, "the style"), .required("opacity", unit, "factor 0…1")
    ) { .opacity($0, $1) }
  }

  private static let fontSize = ArgumentType<Double>.number(in: 0.1...2000)

  /// Fonts that are more than a text style's name.
  static let fonts: EntryTable<FontReference> = EntryTable("font") {
    Entry(
      "system", "The system font at a fixed size", shorthand: "size", fallback: .body,
      .required("size", fontSize, "size in points"),
      .optional("weight", .word("weight"), "regular", "weight of the face"),
      .defaulted("design", .word("font design"), .default, "default", "family"),
      .defaulted("italic", .bool, false, "false", "slanted"),
      .defaulted("monospacedDigit", .bool, false, "false", "digits of one width")
    ) {
      FontReference(
        .system(size: $0), weight: $1, design: $2, isItalic: $3, hasMonospacedDigits: $4)
    }
    Entry(
      "style", "A text style of Dynamic Type", shorthand: "name", fallback: .body,
      .required("name", .word("text style"), "the style"),
      .optional("weight", .word("weight"), "the style's", "weight of the face"),
      .defaulted("design", .word("font design"), .default, "default", "family"),
      .defaulted("italic", .bool, false, "false", "slanted"),
      .defaulted("monospacedDigit", .bool, false, "false", "digits of one width")
    ) {
      FontReference(.style($0), weight: $1, design: $2, isItalic: $3, hasMonospacedDigits: $4)
    }
    Entry(
      "custom", "A font file of the scene by name", fallback: .body,
      .required("name", .string, "name in `assets.fonts`, or a file below the scene's folder"),
      .required("size", fontSize, "size in points"),
      .optional("relativeTo", .word("text style"), "fixed size", "style that the size follows"),
      .optional("weight", .word("weight"), "the file's", "weight of the face"),
      .defaulted("italic", .bool, false, "false", "slanted")
    ) {
      FontReference(.custom(name: $0, size: $1, relativeTo: $2), weight: $3, isItalic: $4)
    }
  }
}

extension ArgumentType {
  /// An object whose keys are those of an argument group.
  static func object(_ owner: String, _ group: Argument<T>, fallback: T) -> ArgumentType {
    .compound(.object(group.keys), fallback: fallback) { node, compiler in
      guard case .object(let members) = node.value else {
        compiler.report(.expected("an object", found: node.plainValue), at: node)
        return nil
      }
      let list = ArgumentList(node: node, members: members, owner: owner)
      defer { list.reportUnknown(known: group.keys, compiler) }
      return group.compile(list, compiler)
    }
  }
}
