// Scene files played with other scripts, profiles and texts.

import Testing

@testable import ZoomRender

/// A scene of the repository, changed and played.
struct PlayedScene {
  /// The path below the repository's root, without `scenes/` and `.json`.
  let path: String
  /// Replacements in the file's text before it is read.
  var changes: [(String, String)] = []
  /// Takes the place of the file's script.
  var script: [ScriptEvent]?
  var profile: Profile.Name?
  var platform: Platform?

  init(
    _ path: String, changing changes: [(String, String)] = [], script: [ScriptEvent]? = nil,
    profile: Profile.Name? = nil, platform: Platform? = nil
  ) {
    self.path = path
    self.changes = changes
    self.script = script
    self.profile = profile
    self.platform = platform
  }

  /// The played scene; fails when a replacement finds nothing or the file cannot be read.
  func timeline() throws -> Timeline {
    let file = "scenes/\(path).json"
    var text = String(decoding: SceneFiles.bytes(file), as: UTF8.self)
    for (old, new) in changes {
      try #require(text.firstRange(of: old) != nil, "\(old) is not in \(file)")
      text = text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
    let parsed = Scene.parse(Array(text.utf8), file: file)
    var scene = try #require(parsed.scene, "\(parsed.diagnostics.map(\.message))")
    if let script { scene.script = script.map { ScriptStep($0) } }
    if let profile { scene.profile = Profile(profile) }
    if let platform { scene.platform = platform }
    return Timeline(scene: scene, assets: try TestAssets.snapshot(forScene: file))
  }
}

extension Timeline {
  /// The place of a named view on screen; nil when it is not there.
  func rect(_ name: String, at time: Double) -> Rect? {
    frameWithoutSpeeds(at: time).elements.last { $0.name == name }?.rect
  }

  /// The travelling card; nil when none does.
  func card(at time: Double) -> Rect? {
    guard let card = frameWithoutSpeeds(at: time).root.layers(role: .card).first else { return nil }
    return card.transform.apply(to: card.bounds)
  }

  var transitionNames: [String] { transitions.map(\.name) }
}

extension Layer {
  /// The layers of a view's name, outermost first.
  func layers(named name: String) -> [Layer] {
    (self.name == name ? [self] : []) + children.flatMap { $0.layers(named: name) }
  }
}

extension Rect {
  /// Left, top, right, bottom.
  var edges: [Double] { [minX, minY, maxX, maxY] }
}
