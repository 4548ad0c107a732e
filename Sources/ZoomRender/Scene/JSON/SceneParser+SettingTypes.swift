// Settings of a scene that are objects: what they hold, for reading, the schema and the documentation.

extension SceneParser {
  /// A platform with its version; a text such as "iOS 26" says the same.
  static let platformType: ArgumentType<Platform> = {
    let group = Argument<Platform>.group(
      .defaulted("name", .word("platform", Platform.Name.self), .iOS, "iOS", "the system"),
      .defaulted("version", .number(in: 1...100), 26, "26", "major version"),
      make: { Platform(name: $0, version: $1) }, fallback: Platform())
    return .object("platform", group, fallback: Platform())
  }()

  /// A bare canvas in place of a device.
  static let canvasType: ArgumentType<Screen> = {
    let fallback = Screen(size: .zero)
    let group = Argument<Screen>.group(
      .required("width", .number(in: 1...16_384), "points"),
      .required("height", .number(in: 1...16_384), "points"),
      .defaulted("scale", .number(in: 0.25...16), 3, "3", "pixels per point"),
      .defaulted("safeArea", ArgumentType<Insets>.insets, .zero, "0", "points by edge"),
      .defaulted("cornerRadius", .number(in: 0...16_384), 0, "0", "points"),
      make: { width, height, scale, safeArea, radius throws(Complaint) in
        let longest = max(width, height) * scale
        guard longest <= 16_384 else {
          throw Complaint(
            id: "scene.canvas-too-large",
            message: "canvas is \(JSONText.number(longest)) px long, more than the limit of 16384")
        }
        return Screen(
          size: Size(width, height), safeArea: safeArea, cornerRadius: radius, scale: scale)
      }, fallback: fallback)
    return .object("canvas", group, fallback: fallback)
  }()

  /// How the scene's golden is recorded and judged.
  static let goldenType: ArgumentType<GoldenSettings> = {
    let group = Argument<GoldenSettings>.group(
      .defaulted("enabled", .bool, true, "true", "false: the scene has no golden"),
      .optional("reason", .string, "none", "why it has none"),
      .defaulted("fps", .number(in: 1...240), 60, "60", "frames per second"),
      .optional("scale", .number(in: 0.25...16), "1", "pixels per point"),
      .defaulted("tolerance", .integer(in: 0...255), 0, "0", "largest channel difference"),
      .optional("toleranceReason", .string, "none", "why the tolerance is needed"),
      .defaulted("ignoreElements", .list(of: .string), [], "none", "elements not compared"),
      .defaulted("ignoreRects", .list(of: .rect), [], "none", "screen rects not compared"),
      make: {
        enabled, reason, fps, scale, tolerance, toleranceReason, elements, rects
          throws(Complaint) in
        if !enabled, reason == nil {
          throw Complaint(id: "scene.missing-reason", message: "a scene without golden says why")
        }
        if tolerance > 0, toleranceReason == nil {
          throw Complaint(
            id: "scene.missing-reason", message: "a tolerance has a 'toleranceReason'")
        }
        return GoldenSettings(
          isEnabled: enabled, reason: reason, fps: fps, scale: scale, tolerance: tolerance,
          toleranceReason: toleranceReason, ignoredElements: elements, ignoredRects: rects)
      }, fallback: GoldenSettings())
    return .object("golden", group, fallback: GoldenSettings())
  }()

  /// A rule of `lint` that is off.
  static let lintType: ArgumentType<LintException> = {
    let none = LintException(rule: "", reason: "")
    let group = Argument<LintException>.group(
      .required("rule", .string, "id of the rule"), .required("reason", .string, "why it is off"),
      make: { LintException(rule: $0, reason: $1) }, fallback: none)
    return .object("lint", group, fallback: none)
  }()
}
