// The keys of a scene file that are not views, modifiers or events.

/// Keys of the file itself, with what they mean: for the decoder, the schema and the documentation.
enum SceneKeys {
  private static func key(
    _ name: String, _ schema: SchemaForm, _ doc: String, default text: String? = nil
  ) -> ArgumentKey {
    ArgumentKey(name: name, schema: schema, doc: doc, defaultText: text)
  }

  private static let file = SchemaForm.string

  /// Keys of a scene.
  static let all: [ArgumentKey] = [
    key("$schema", .string, "address of the schema, for editors", default: "none"),
    key("version", .integer, "version of the format", default: "1"),
    key("title", .string, "what the scene shows, in a line"),
    key("about", .string, "why the scene exists, in a sentence"),
    key(
      "platform", .oneOf([.string, SceneParser.platformType.schema]),
      "system and version: \"iOS 26\"", default: "iOS 26"),
    key("device", .enumeration(Device.names), "the device", default: "iPhone 16 Pro"),
    key(
      "canvas", SceneParser.canvasType.schema, "a bare canvas instead of a device",
      default: "none"),
    key(
      "orientation", .enumeration(["portrait", "landscape"]), "orientation of the device",
      default: "portrait"),
    key(
      "hides", .array(.enumeration(["statusBar", "homeIndicator", "cutout"])),
      "parts of the device that are not drawn", default: "none"),
    key(
      "profile", .oneOf([.enumeration(Profile.Name.allCases.map(\.rawValue)), .object(profile)]),
      "constants and rules of motion", default: "that of the platform"),
    key("appearance", .enumeration(["light", "dark"]), "color scheme", default: "light"),
    key("contrast", .enumeration(["standard", "increased"]), "contrast", default: "standard"),
    key(
      "dynamicTypeSize", .enumeration(DynamicTypeSize.allCases.map { "\($0)" }), "text size",
      default: "large"),
    key(
      "layoutDirection", .enumeration(LayoutDirection.allCases.map(\.rawValue)),
      "reading direction", default: "leftToRight"),
    key("reduceMotion", .boolean, "Reduce Motion at the start", default: "false"),
    key("tint", .definition("color"), "accent color", default: "the system's"),
    key("data", .any, "collections and values by name", default: "none"),
    key("state", .any, "state variables with their first values", default: "none"),
    key("namespaces", .array(.string), "namespaces of the scene", default: "none"),
    key("views", .any, "reusable views by name", default: "none"),
    key("view", .oneOf([.definition("view"), .array(.definition("view"))]), "what is shown"),
    key(
      "recorded", .any, "instead of `view`: answers of compiled source, written by --emit-scene",
      default: "none"),
    key("script", .array(.definition("event")), "what happens", default: "nothing"),
    key(
      "golden", SceneParser.goldenType.schema, "settings of the golden",
      default: "60 fps, zero tolerance"),
    key(
      "lint", .array(SceneParser.lintType.schema), "rules that are off, each with a reason",
      default: "none"),
    key("assets", .object(assets), "fonts, images, symbols and colors by name", default: "none"),
  ]

  /// Keys of a reusable view.
  static let view: [ArgumentKey] = [
    key("parameters", .array(.string), "names of the values handed over", default: "none"),
    key("namespaces", .array(.string), "namespaces of each instance", default: "none"),
    key("view", .oneOf([.definition("view"), .array(.definition("view"))]), "the body"),
  ]

  /// Keys of `profile`.
  static let profile: [ArgumentKey] = [
    key(
      "name", .enumeration(Profile.Name.allCases.map(\.rawValue)), "the profile",
      default: "that of the platform"),
    key("set", .any, "constants by dotted name", default: "none"),
  ]

  /// Keys of `assets`.
  static let assets: [ArgumentKey] = [
    key("fonts", .any, "font files by name", default: "none"),
    key("images", .any, "image files by name", default: "none"),
    key("symbols", .any, "SVG files or path data by symbol name", default: "none"),
    key("colors", .any, "colors by name", default: "none"),
    key("catalogs", .array(file), "asset catalogue folders", default: "none"),
  ]
}
