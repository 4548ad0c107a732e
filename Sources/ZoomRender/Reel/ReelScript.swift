// A reel file: which scene, beside what, which cards.

/// What a reel file asks for; everything but the scene has a default.
public struct ReelScript: Sendable, Equatable {
  /// A scene of other settings, or another scene.
  public struct Variant: Sendable, Equatable {
    /// As cards say it; nil = what it changes.
    public var name: String?
    /// Path below the reel file's folder; nil = the reel's scene.
    public var scene: String?
    /// Changes, in order.
    public var settings: [SceneSetting]
  }

  /// Path below the reel file's folder.
  public var scene = ""
  /// Changes of the scene, in order.
  public var settings: [SceneSetting] = []
  /// 1 = the first transition; nil = chosen.
  public var transition: Int?
  /// True for 1080×1920.
  public var isTall: Bool?
  /// Speed of slow motion, 0.05...1.
  public var speed: Double?
  /// How A and B are kept together.
  public var sync: ReelSync?
  /// Names of ``ReelPlan/cardNames``.
  public var cards: [String]?
  /// B.
  public var compare: Variant?
  /// Other springs.
  public var sweep: [Variant]?
  /// Shares of the motion at which it is turned back.
  public var interruptions: [Double]?
  /// Axes of other settings.
  public var matrix: SceneMatrix?

  /// A script without a scene.
  public init() {}

  /// True when the bytes are an object that names a scene and has no views: a reel file.
  public static func isReelFile(_ bytes: [UInt8], file: String) -> Bool {
    guard let root = JSONReader.read(SourceText(file: file, bytes: bytes)).node else {
      return false
    }
    return root["scene"]?.string != nil && root["view"] == nil
  }

  /// Reads a reel file; the script is nil when there are errors.
  public static func parse(
    _ bytes: [UInt8], file: String
  ) -> (script: ReelScript?, diagnostics: [Diagnostic]) {
    let source = SourceText(file: file, bytes: bytes)
    let (root, problems) = JSONReader.read(source)
    guard let root else { return (nil, problems) }
    var reader = ReelScriptReader(source: source, diagnostics: problems)
    let script = reader.script(root)
    return (
      reader.diagnostics.contains { $0.severity == .error } ? nil : script, reader.diagnostics
    )
  }
}

/// Checks a reel file; everything wrong is a located diagnostic.
private struct ReelScriptReader {
  let source: SourceText
  var diagnostics: [Diagnostic]

  private static let keys = [
    "scene", "set", "transition", "form", "speed", "sync", "cards", "compare", "sweep",
    "interruptions", "matrix",
  ]

  mutating func script(_ root: JSONNode) -> ReelScript {
    var script = ReelScript()
    for member in members(root, Self.keys) {
      let value = member.value
      switch member.key {
      case "scene": script.scene = text(value) ?? ""
      case "set": script.settings = settings(value)
      case "transition": script.transition = number(value, in: 1...1000).map { Int($0) }
      case "form": script.isTall = word(value, ["wide", "tall"]).map { $0 == "tall" }
      case "speed": script.speed = number(value, in: 0.05...1)
      case "sync":
        script.sync = word(value, ReelSync.allCases.map(\.rawValue)).flatMap(ReelSync.init)
      case "cards":
        script.cards = list(value).compactMap { node in word(node, ReelPlan.cardNames) }
      case "compare": script.compare = variant(value)
      case "sweep": script.sweep = list(value).map { node in variant(node) }
      case "interruptions":
        script.interruptions = list(value).compactMap { node in number(node, in: 0.01...0.99) }
      case "matrix": script.matrix = matrix(value)
      default: break
      }
    }
    if root["scene"] == nil { report("reel.missing-key", "a reel has a 'scene'", root) }
    return script
  }

  private mutating func variant(_ node: JSONNode) -> ReelScript.Variant {
    var variant = ReelScript.Variant(settings: [])
    for member in members(node, ["name", "scene", "set"]) {
      switch member.key {
      case "name": variant.name = text(member.value)
      case "scene": variant.scene = text(member.value)
      default: variant.settings = settings(member.value)
      }
    }
    return variant
  }

  private mutating func matrix(_ node: JSONNode) -> SceneMatrix? {
    let texts = list(node).compactMap { node in text(node) }
    do throws(ProfileError) {
      return try SceneMatrix(texts)
    } catch {
      report("reel.matrix", error.message, node)
      return nil
    }
  }

  private mutating func settings(_ node: JSONNode) -> [SceneSetting] {
    list(node).compactMap { item in
      guard let text = text(item) else { return nil }
      if let setting = SceneSetting(text) { return setting }
      report("reel.setting", "a setting is written \"name=value\", found '\(text)'", item)
      return nil
    }
  }

  // MARK: Values

  private mutating func members(_ node: JSONNode, _ known: [String]) -> [JSONMember] {
    guard let members = node.members else {
      report("reel.type", "expected an object, found \(node.value.kindName)", node)
      return []
    }
    return members.filter { member in
      if known.contains(member.key) || member.key == "$schema" { return true }
      let near = EditDistance.nearest(to: member.key, in: known)
      report(
        "reel.unknown-key",
        "unknown key '\(member.key)'; known: \(known.joined(separator: ", "))",
        JSONNode(.null, offset: member.keyOffset, length: member.keyLength), suggestion: near)
      return false
    }
  }

  private mutating func list(_ node: JSONNode) -> [JSONNode] {
    if let elements = node.elements { return elements }
    report("reel.type", "expected an array, found \(node.value.kindName)", node)
    return []
  }

  private mutating func text(_ node: JSONNode) -> String? {
    if let text = node.string { return text }
    report("reel.type", "expected a text, found \(node.value.kindName)", node)
    return nil
  }

  private mutating func number(_ node: JSONNode, in range: ClosedRange<Double>) -> Double? {
    if let number = node.number, range.contains(number) { return number }
    report(
      "reel.range",
      "expected a number of \(JSONText.number(range.lowerBound))…"
        + "\(JSONText.number(range.upperBound)), found \(node.plainValue.summary)", node)
    return nil
  }

  private mutating func word(_ node: JSONNode, _ known: [String]) -> String? {
    guard let text = text(node) else { return nil }
    if known.contains(text) { return text }
    report(
      "reel.unknown-word", "unknown '\(text)'; known: \(known.joined(separator: ", "))", node,
      suggestion: EditDistance.nearest(to: text, in: known))
    return nil
  }

  private mutating func report(
    _ id: String, _ message: String, _ node: JSONNode, suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        .error, id: id, message,
        at: source.location(offset: node.offset, length: min(node.length, 60)),
        notes: suggestion.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []))
  }
}
