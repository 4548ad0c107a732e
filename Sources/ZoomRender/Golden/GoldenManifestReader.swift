// Checks a manifest's text.

/// Turns a manifest's JSON into a value; everything wrong is a located diagnostic.
struct GoldenManifestReader {
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  /// Frames and pixels a manifest may speak of: the renderer's own limits.
  static let frameLimit = 36_000
  static let sideLimit = 16_384

  init(source: SourceText) { self.source = source }

  mutating func manifest(_ node: JSONNode) -> GoldenManifest? {
    guard node.members != nil else {
      report("golden.form", "the manifest is \(node.value.kindName), not an object", node)
      return nil
    }
    guard let schema = string("schema", node) else { return nil }
    guard schema == GoldenManifest.schema else {
      report(
        "golden.schema",
        "schema '\(schema)' is not known: this version reads '\(GoldenManifest.schema)'",
        node["schema"] ?? node, help: "record the golden again with this version")
      return nil
    }
    guard let scene = string("scene", node), let sceneDigest = string("sceneDigest", node),
      let fps = number("fps", node, 1...1000),
      let scale = number("pixelsPerPoint", node, 0.01...16),
      let width = integer("width", node, 1...Self.sideLimit),
      let height = integer("height", node, 1...Self.sideLimit),
      let tolerance = integer("tolerance", node, 0...255), let digests = digests(node),
      let motionNode = field("motion", node)
    else { return nil }
    let reduction =
      node["reduction"] == nil ? 1 : integer("reduction", node, 1...GoldenPicture.reductionLimit)
    let (motion, problem) = MotionTable.read(motionNode, frames: digests.count, fps: fps)
    guard let motion else {
      report(
        "golden.motion",
        "\(problem?.isEmpty == false ? "motion.\(problem ?? "")" : "motion") does not hold \(digests.count) frames",
        motionNode)
      return nil
    }
    if let keys = node["keyFrames"], keys.elements == nil {
      report("golden.form", "'keyFrames' is not an array", keys)
    }
    let keys = (node["keyFrames"]?.elements ?? []).compactMap { entry -> Int? in
      guard let value = entry.number, let frame = Int(exactly: value),
        digests.indices.contains(frame)
      else {
        report("golden.key-frame", "a key frame is not one of 0…\(digests.count - 1)", entry)
        return nil
      }
      return frame
    }
    guard diagnostics.isEmpty else { return nil }
    return GoldenManifest(
      scene: scene, sceneDigest: sceneDigest, fps: fps, pixelsPerPoint: scale, width: width,
      height: height, environment: environment(node), digests: digests, keyFrames: keys,
      motion: motion, tolerance: tolerance, reduction: reduction ?? 1)
  }

  /// A digest alone, or a digest and how often it repeats.
  private static func run(_ entry: JSONNode) -> (digest: String, count: Int)? {
    if let digest = entry.string { return (digest, 1) }
    guard let parts = entry.elements, parts.count == 2, let digest = parts[0].string,
      let number = parts[1].number, let count = Int(exactly: number)
    else { return nil }
    return (digest, count)
  }

  private mutating func digests(_ node: JSONNode) -> [String]? {
    guard let entries = field("frames", node)?.elements else {
      if diagnostics.isEmpty {
        report("golden.form", "'frames' is not an array", node["frames"] ?? node)
      }
      return nil
    }
    var result: [String] = []
    for entry in entries {
      guard let (digest, count) = Self.run(entry), Self.isDigest(digest),
        count > 0, count <= Self.frameLimit - result.count
      else {
        report(
          "golden.digest",
          "a frame is neither 32 hexadecimal digits nor [digits, count] within "
            + "\(Self.frameLimit) frames", entry)
        return nil
      }
      result.append(contentsOf: [String](repeating: digest, count: count))
    }
    guard !result.isEmpty else {
      report("golden.form", "the golden has no frames", node["frames"] ?? node)
      return nil
    }
    return result
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy {
        $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
          || $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "f")
      }
  }

  private func environment(_ node: JSONNode) -> RenderEnvironment {
    RenderEnvironment(
      (node["environment"]?.members ?? []).compactMap { member in
        member.value.string.map { RenderEnvironment.Entry(member.key, $0) }
      })
  }

  // MARK: Fields

  private mutating func field(_ key: String, _ node: JSONNode) -> JSONNode? {
    guard let value = node[key] else {
      report("golden.missing", "'\(key)' is missing", node)
      return nil
    }
    return value
  }

  private mutating func string(_ key: String, _ node: JSONNode) -> String? {
    guard let value = field(key, node) else { return nil }
    guard let text = value.string else {
      report("golden.form", "'\(key)' is \(value.value.kindName), not a string", value)
      return nil
    }
    return text
  }

  private mutating func number(
    _ key: String, _ node: JSONNode, _ range: ClosedRange<Double>
  ) -> Double? {
    guard let value = field(key, node) else { return nil }
    guard let number = value.number, range.contains(number) else {
      report(
        "golden.range", "'\(key)' is not a number from \(range.lowerBound) to \(range.upperBound)",
        value)
      return nil
    }
    return number
  }

  private mutating func integer(
    _ key: String, _ node: JSONNode, _ range: ClosedRange<Int>
  ) -> Int? {
    guard let value = field(key, node) else { return nil }
    guard let number = value.number, let whole = Int(exactly: number), range.contains(whole) else {
      report(
        "golden.range",
        "'\(key)' is not a whole number from \(range.lowerBound) to \(range.upperBound)", value)
      return nil
    }
    return whole
  }

  private mutating func report(
    _ id: String, _ message: String, _ node: JSONNode, help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        .error, id: id, message,
        at: source.location(offset: node.offset, length: min(node.length, 60)),
        notes: help.map { [Diagnostic.Note($0)] } ?? []))
  }
}
