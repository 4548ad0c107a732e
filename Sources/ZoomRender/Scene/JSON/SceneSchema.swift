// The published JSON Schema, made from the decoder's own tables.

/// JSON Schema (draft 2020-12) of scene files.
package enum SceneSchema {
  /// The schema as JSON text.
  package static var json: String {
    let root = object(
      SceneKeys.all,
      more: [
        ("$schema", "\"https://json-schema.org/draft/2020-12/schema\""),
        ("title", "\"zoom-render scene\""), ("$defs", definitions),
      ])
    return root
  }

  private static var definitions: String {
    members([
      ("reference", "{\"type\":\"string\",\"pattern\":\"^\\\\$\"}"),
      ("view", view),
      (
        "modifier",
        choice(
          Vocabulary.modifiers.entries.map(described) + Vocabulary.edits.entries.map(described))
      ),
      ("color", anyOf([string, table(Vocabulary.colors)])),
      ("style", anyOf([string, table(Vocabulary.styles), table(Vocabulary.colors)])),
      ("font", anyOf([string, "{\"type\":\"number\"}", table(Vocabulary.fonts)])),
      ("shape", table(Vocabulary.shapes)),
      ("animation", table(Vocabulary.animations)),
      ("curve", table(Vocabulary.curves)),
      ("transition", table(Vocabulary.transitions)),
      ("navigationTransition", table(Vocabulary.navigationTransitions)),
      ("keyframe", table(Vocabulary.keyframes)),
      ("action", table(Vocabulary.actions)),
      ("toolbarItem", anyOf([reference("view"), table(Vocabulary.toolbarItems)])),
      ("event", event),
    ])
  }

  // MARK: Definitions

  /// An entry's name with the schema of its value.
  private struct Described {
    var name: String
    var schema: String
    var hasNoRequired: Bool
    var flat: String?
  }

  private static func described<R>(_ entry: Entry<R>) -> Described {
    var forms = [object(entry.arguments, description: entry.doc)]
    let hasNoRequired = entry.arguments.allSatisfy { $0.defaultText != nil }
    if hasNoRequired, entry.shorthand == nil { forms.append("{\"const\":true}") }
    var flat: String?
    if let shorthand = entry.shorthand,
      let key = entry.arguments.first(where: { $0.name == shorthand })
    {
      forms.append(schema(key.schema))
      if entry.arguments.count > 1 {
        var keys = entry.arguments.filter { $0.name != shorthand && $0.name != entry.name }
        keys.insert(
          ArgumentKey(name: entry.name, schema: key.schema, doc: entry.doc, defaultText: nil), at: 0
        )
        flat = object(keys)
      }
    }
    return Described(
      name: entry.name, schema: anyOf(forms),
      hasNoRequired: hasNoRequired, flat: flat)
  }

  /// A name alone, an object with one key, or the flat form of an entry.
  private static func table<R>(_ table: EntryTable<R>) -> String {
    choice(table.entries.map(described))
  }

  private static func choice(_ entries: [Described]) -> String {
    let properties = members(entries.map { ($0.name, $0.schema) })
    var forms = [
      "{\"type\":\"object\",\"properties\":\(properties),\"additionalProperties\":false,"
        + "\"minProperties\":1,\"maxProperties\":1}"
    ]
    forms += entries.compactMap(\.flat)
    let bare = entries.filter(\.hasNoRequired).map(\.name)
    if !bare.isEmpty { forms.append("{\"enum\":\(list(bare.map(JSONText.quoted)))}") }
    forms.append(reference("reference"))
    return anyOf(forms)
  }

  private static var view: String {
    let views =
      "{\"anyOf\":[\(reference("view")),{\"type\":\"array\",\"items\":\(reference("view"))}]}"
    var properties: [(String, String)] = Vocabulary.views.entries.map { entry in
      let described = described(entry)
      return (described.name, described.schema)
    }
    properties += [
      ("ForEach", anyOf([object(Vocabulary.loopKeys), string])),
      ("if", anyOf([string, "{\"type\":\"boolean\"}"])), ("View", string), ("name", string),
      ("modifiers", "{\"type\":\"array\",\"items\":\(reference("modifier"))}"),
      ("children", views), ("header", views), ("footer", views), ("then", views), ("else", views),
      ("with", "{\"type\":\"object\"}"),
    ]
    let kinds = Vocabulary.views.names + SceneCompiler.structuralKinds
    let one = list(kinds.map { "{\"required\":[\(JSONText.quoted($0))]}" })
    return "{\"type\":\"object\",\"properties\":\(members(properties)),"
      + "\"additionalProperties\":false,\"oneOf\":\(one)}"
  }

  private static var event: String {
    let entries = Vocabulary.script.entries.map(described)
    var properties = entries.map { ($0.name, $0.schema) }
    properties += [
      ("set", "{\"type\":\"object\"}"), ("setData", "{\"type\":\"object\"}"),
      ("animation", anyOf([reference("animation"), "{\"type\":\"null\"}"])),
    ]
    let bare = entries.filter(\.hasNoRequired).map { JSONText.quoted($0.name) }
    return anyOf([
      "{\"type\":\"object\",\"properties\":\(members(properties)),"
        + "\"additionalProperties\":false,\"minProperties\":1,\"maxProperties\":2}",
      "{\"enum\":\(list(bare))}",
    ])
  }

  // MARK: Forms

  private static let string = "{\"type\":\"string\"}"

  private static func reference(_ name: String) -> String { "{\"$ref\":\"#/$defs/\(name)\"}" }

  private static func orReference(_ schema: String) -> String {
    anyOf([schema, reference("reference")])
  }

  private static func schema(_ form: SchemaForm) -> String {
    switch form {
    case .any: "true"
    case .null: "{\"type\":\"null\"}"
    case .string: string
    case .number: orReference("{\"type\":\"number\"}")
    case .integer: orReference("{\"type\":\"integer\"}")
    case .boolean: orReference("{\"type\":\"boolean\"}")
    case .enumeration(let names): orReference("{\"enum\":\(list(names.map(JSONText.quoted)))}")
    case .array(let element): orReference("{\"type\":\"array\",\"items\":\(schema(element))}")
    case .tuple(let element, let count):
      orReference(
        "{\"type\":\"array\",\"items\":\(schema(element)),\"minItems\":\(count),"
          + "\"maxItems\":\(count)}")
    case .oneOf(let forms): anyOf(forms.map(schema))
    case .object(let keys): orReference(object(keys))
    case .definition(let name): reference(name)
    }
  }

  private static func object(
    _ keys: [ArgumentKey], description: String? = nil, more: [(String, String)] = []
  ) -> String {
    let properties = keys.map { key in (key.name, property(key)) }
    let required = keys.filter { $0.defaultText == nil }.map { JSONText.quoted($0.name) }
    var fields = more
    if let description { fields.append(("description", JSONText.quoted(description))) }
    fields += [("type", "\"object\""), ("properties", members(properties))]
    // A key in angle brackets stands for names of the scene's own.
    let isOpen = keys.contains { $0.name.hasPrefix("<") }
    if !isOpen { fields.append(("additionalProperties", "false")) }
    if !required.isEmpty { fields.append(("required", list(required))) }
    return members(fields)
  }

  private static func property(_ key: ArgumentKey) -> String {
    let text = key.doc + (key.defaultText.map { " (default: \($0))" } ?? "")
    let form = schema(key.schema)
    guard form != "true" else { return "{\"description\":\(JSONText.quoted(text))}" }
    return "{\"description\":\(JSONText.quoted(text)),\"allOf\":[\(form)]}"
  }

  private static func anyOf(_ schemas: [String]) -> String {
    schemas.count == 1 ? schemas[0] : "{\"anyOf\":\(list(schemas))}"
  }

  private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

  private static func members(_ fields: [(String, String)]) -> String {
    "{\(fields.map { "\(JSONText.quoted($0.0)):\($0.1)" }.joined(separator: ","))}"
  }
}
