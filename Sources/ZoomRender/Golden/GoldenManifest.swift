// The text half of a golden: digests, numbers and the environment they were made in.

/// What a golden stores of a scene's frames besides a few key-frame pictures.
public struct GoldenManifest: Sendable, Equatable {
  /// Version of the format; a reader refuses others by name.
  public static let schema = "zoom-render/golden/1"

  /// The scene's path below the scenes folder, for people.
  public var scene: String
  /// Digest of the scene's bytes, as 32 hexadecimal digits.
  public var sceneDigest: String
  package var fps: Double
  package var pixelsPerPoint: Double
  package var width: Int
  package var height: Int
  package var environment: RenderEnvironment
  /// Pixel digest of every frame, as 32 hexadecimal digits.
  public var digests: [String]
  /// Frames that are stored as `frame-0000.png`.
  public var keyFrames: [Int]
  /// Side of the squares of pixels that are averaged to one in stored pictures; 1 = full size.
  package var reduction: Int
  package var motion: MotionTable
  /// The largest channel difference the scene allows, with the reason; 0 by default.
  public var tolerance: Int

  package init(
    scene: String, sceneDigest: String, fps: Double, pixelsPerPoint: Double, width: Int,
    height: Int, environment: RenderEnvironment, digests: [String], keyFrames: [Int],
    motion: MotionTable, tolerance: Int = 0, reduction: Int = 1
  ) {
    self.scene = scene
    self.sceneDigest = sceneDigest
    self.fps = fps
    self.pixelsPerPoint = pixelsPerPoint
    self.width = width
    self.height = height
    self.environment = environment
    self.digests = digests
    self.keyFrames = keyFrames
    self.motion = motion
    self.tolerance = tolerance
    self.reduction = reduction
  }

  /// The manifest as text: one line a part, so that version control shows what changed.
  public var text: String {
    let digestLines = FrameValues(digests).runs.map { digest, count in
      let text = JSONText.quoted(digest ?? "")
      return count == 1 ? text : "[\(text), \(count)]"
    }
    return """
      {"schema": \(JSONText.quoted(GoldenManifest.schema)),
      "scene": \(JSONText.quoted(scene)),
      "sceneDigest": \(JSONText.quoted(sceneDigest)),
      "fps": \(JSONText.number(fps)), "pixelsPerPoint": \(JSONText.number(pixelsPerPoint)), \
      "width": \(width), "height": \(height), "tolerance": \(tolerance),
      "environment": \(environment.json),
      "keyFrames": [\(keyFrames.map(String.init).joined(separator: ", "))],
      "reduction": \(reduction),
      "frames": [
      \(digestLines.joined(separator: ",\n"))],
      "motion": \(motion.json(fps: fps))}

      """
  }

  /// Reads a manifest; every problem is located.
  ///
  /// A manifest is untrusted: sizes and counts are bounded by the renderer's own limits before
  /// anything is allocated.
  public static func read(
    file: String, bytes: [UInt8]
  ) -> (manifest: GoldenManifest?, diagnostics: [Diagnostic]) {
    let source = SourceText(file: file, bytes: bytes)
    let (node, diagnostics) = JSONReader.read(source)
    // A key that is written twice says two things.
    guard let node, !diagnostics.hasErrors else { return (nil, diagnostics) }
    var reader = GoldenManifestReader(source: source)
    let manifest = reader.manifest(node)
    return (manifest, diagnostics + reader.diagnostics)
  }
}

/// The libraries and fonts that a golden's pixels depend on, by name, in a fixed order.
public struct RenderEnvironment: Sendable, Equatable {
  /// One library or font.
  public struct Entry: Sendable, Equatable {
    /// `cairo`, `harfbuzz`, `font Inter` …
    public var name: String
    /// A version or a digest.
    public var value: String
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
  package var entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  /// What differs, as "cairo 1.16.0 → 1.18.0", in the golden's order; empty when nothing does.
  public func differences(to other: RenderEnvironment) -> [String] {
    var result = entries.compactMap { entry -> String? in
      let now = other.entries.first { $0.name == entry.name }?.value ?? "absent"
      return now == entry.value ? nil : "\(entry.name) \(entry.value) → \(now)"
    }
    result += other.entries.compactMap { entry in
      entries.contains { $0.name == entry.name }
        ? nil : "\(entry.name) absent → \(entry.value)"
    }
    return result
  }

  var json: String {
    let fields = entries.map { "\(JSONText.quoted($0.name)): \(JSONText.quoted($0.value))" }
    return "{\(fields.joined(separator: ", "))}"
  }
}
