// The subjects of a reel: one scene under many settings.

import ZoomRender

/// Plays the scenes that a reel shows.
struct ReelInput {
  let invocation: Invocation
  let input: SceneInput
  /// Of every scene so far, by asset root: scenes of one folder share their assets.
  private var known: [(root: String, assets: AssetSnapshot)] = []

  init(_ invocation: Invocation) {
    self.invocation = invocation
    input = SceneInput(invocation)
  }

  /// Options of verbs that make reels.
  static let options = [
    Option("--form", value: "NAME", standard: "wide", "wide: 1920×1080; tall: 1080×1920"),
    Option("--cards", value: "NAMES", standard: "all", "cards in the order wanted, with commas"),
    Option("--speed", value: "S", standard: "0.25", "speed of slow motion, 0.05…1"),
    Option(
      "--sync", value: "WHAT", standard: "time", "keeps A and B together by time or progress"),
    Option(
      "--transition", value: "N", standard: "chosen",
      "which transition is looked at closely; 1 = the first"),
    Option("--stills", "writes the cards and reel.json only, no video"),
    Option("--jobs", short: "-j", value: "N", standard: "the processors", "frames at a time"),
  ]

  /// Springs of the default sweep: what reviewers ask to see beside a motion.
  ///
  /// Response and damping: the pairs that designers of hero animations name most (.42/.82 and
  /// .55/.68), and a slow one almost without overshoot for large surfaces (.55/.95).
  static let sweep: [(response: Double, damping: Double)] = [
    (0.42, 0.82), (0.55, 0.68), (0.55, 0.95),
  ]

  /// Fonts, icons and files of a scene.
  mutating func assets(of scene: Scene) throws -> AssetSnapshot {
    if let found = known.first(where: { $0.root == scene.assetRoot }), scene.assets == .init() {
      return found.assets
    }
    let assets = try input.assets(of: scene)
    known.append((scene.assetRoot, assets))
    return assets
  }

  /// A played scene; problems are printed, errors thrown.
  mutating func subject(_ scene: Scene, transition: Int? = nil) throws -> ReelSubject {
    let assets = try assets(of: scene)
    let timeline = try input.timeline(scene, assets)
    if let transition, transition > timeline.transitions.count {
      throw ToolError.usage(
        "there is no transition \(transition): the scene has \(timeline.transitions.count)")
    }
    return ReelSubject(timeline: timeline, assets: assets, transition: transition.map { $0 - 1 })
  }

  /// The scene under other settings; nil when its script cannot be played there.
  mutating func variant(
    _ name: String, _ scene: Scene, _ settings: [SceneSetting], like subject: ReelSubject
  ) throws -> ReelVariant? {
    let changed = try Self.changed(scene, settings)
    let timeline = Timeline(scene: changed, assets: try assets(of: scene))
    if let problem = timeline.diagnostics.first(where: { $0.severity == .error }) {
      invocation.console.message("'\(name)' is left out: \(problem.message)\n")
      return nil
    }
    return ReelVariant(
      name: name,
      subject: ReelSubject(
        timeline: timeline, assets: try assets(of: scene), transition: subject.transition))
  }

  /// The scene with settings; a wrong one is an error of usage.
  static func changed(_ scene: Scene, _ settings: [SceneSetting]) throws(ToolError) -> Scene {
    do throws(ProfileError) {
      return try scene.setting(settings)
    } catch {
      throw .usage(error.message, suggestion: error.suggestion)
    }
  }
}

// MARK: What stands beside the scene by default

extension ReelInput {
  /// The scene with other springs; empty when its motion follows none of the profile's.
  mutating func defaultSweep(_ scene: Scene, _ subject: ReelSubject) throws -> [ReelVariant] {
    let names = subject.springNames
    guard !names.isEmpty else { return [] }
    return try Self.sweep.compactMap { response, damping in
      let settings = names.flatMap {
        [
          SceneSetting("\($0).response", "\(response)"),
          SceneSetting("\($0).dampingRatio", "\(damping)"),
        ]
      }
      let name = "response \(response), damping \(damping)"
      let found = try variant(name, scene, settings, like: subject)
      // Springs that this motion does not follow make no variant.
      return found?.subject.tracks == subject.tracks ? nil : found
    }
  }

  /// The scene with Reduce Motion the other way round.
  mutating func reduced(_ scene: Scene, _ subject: ReelSubject) throws -> ReelVariant? {
    let isOn = scene.reduceMotion
    return try variant(
      isOn ? "full motion" : "Reduce Motion", scene, [SceneSetting("reduceMotion", "\(!isOn)")],
      like: subject)
  }

  /// The scene turned back on the way.
  mutating func interruptions(
    _ scene: Scene, _ subject: ReelSubject, at shares: [Double]
  ) throws -> [ReelVariant] {
    try shares.compactMap { share in
      guard let changed = scene.interrupted(subject, after: share) else { return nil }
      return try variant(
        "after \(JSONText.number((share * 100).rounded())) %", changed, [], like: subject)
    }
  }

  /// The scene in the other appearance, on a small phone and a tablet, from right to left, with
  /// large text.
  mutating func defaultMatrix(_ scene: Scene, _ subject: ReelSubject) throws -> [ReelVariant] {
    let isDark = scene.colorScheme == .dark
    let isRight = scene.layoutDirection == .rightToLeft
    var rows = [
      (isDark ? "light" : "dark", SceneSetting("appearance", isDark ? "light" : "dark")),
      (
        isRight ? "left to right" : "right to left",
        SceneSetting("layoutDirection", isRight ? "leftToRight" : "rightToLeft")
      ),
      ("text size AX1", SceneSetting("dynamicTypeSize", "AX1")),
    ]
    if let device = scene.screen.device {
      for name in ["iPhone SE", "iPad mini"] where device.name != name {
        rows.append((name, SceneSetting("device", name)))
      }
    }
    return try rows.compactMap { try variant($0.0, scene, [$0.1], like: subject) }
  }
}
