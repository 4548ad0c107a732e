// The scene as it may have been when its golden was made.

/// A change of a scene that is played again to see whether it gives the golden's frames.
enum SceneEdit: Sendable, Equatable {
  /// Texts of named views, or of all views that show them, replaced.
  case text(RetoldSource.Change)
  /// A setting such as the appearance.
  case setting(SceneSetting)
  /// A canvas of another size, in points.
  case canvas(Size)
  /// Bytes of the description replaced.
  case replacing([Replacement])

  /// Bytes of a scene's text, and what stands in their place.
  struct Replacement: Sendable, Equatable {
    var offset: Int
    var length: Int
    var text: String
    /// What stood there, if it is a number.
    var number: Double?
  }
}

/// A run's frames with their numbers: of the scene as it is, or as it is told again.
struct Telling: Sendable {
  var edits: [SceneEdit] = []
  /// The frame of a scene time.
  var source: @Sendable (Double) -> Frame
  var motion: MotionTable
}

extension Scene {
  /// The scene with edits applied; nil where one of them cannot be.
  func edited(_ edits: [SceneEdit]) -> Scene? {
    var scene = self
    // All replacements at once, for their places are those of the text as it is. Texts come last:
    // they wrap the views that the other edits make.
    let replacements = edits.flatMap { edit -> [SceneEdit.Replacement] in
      if case .replacing(let parts) = edit { parts } else { [] }
    }
    if !replacements.isEmpty {
      guard let changed = scene.rewritten(replacements) else { return nil }
      scene = changed
    }
    for edit in edits {
      switch edit {
      case .setting(let setting):
        guard let changed = try? scene.setting(setting) else { return nil }
        scene = changed
      case .canvas(let size): scene.screen.size = size
      case .text, .replacing: break
      }
    }
    let texts = edits.compactMap { if case .text(let change) = $0 { change } else { nil } }
    if !texts.isEmpty { scene.source = RetoldSource(base: scene.source, texts: texts) }
    return scene
  }

  /// The scene of its own text with bytes replaced, and with what the command line has set; nil when
  /// that is no scene.
  private func rewritten(_ replacements: [SceneEdit.Replacement]) -> Scene? {
    guard let text = (source as? JSONViewSource)?.text else { return nil }
    var bytes = text.bytes
    for part in replacements.sorted(by: { $0.offset > $1.offset }) {
      bytes.replaceSubrange(part.offset..<part.offset + part.length, with: part.text.utf8)
    }
    guard let parsed = Scene.parse(bytes, file: file).scene else { return nil }
    var scene = self
    scene.source = parsed.source
    scene.script = parsed.script
    scene.initialState = parsed.initialState
    // What the command line has set stays. Few edits change the profile: the text is not read twice
    // for the others.
    if profile != parsed.profile, profile == Scene.parse(text.bytes, file: file).scene?.profile {
      scene.profile = parsed.profile
    }
    return scene
  }
}

extension GoldenSession {
  /// True when the scene can be played again: a front end with a state of its own has been played
  /// already.
  var canBeTold: Bool { timeline.scene.source is JSONViewSource }

  /// The frames of the scene with edits; nil where that cannot be done.
  func told(_ edits: [SceneEdit]) -> (@Sendable (Double) -> Frame)? {
    guard canBeTold, let scene = timeline.scene.edited(edits) else { return nil }
    let timeline = Timeline(scene: scene, assets: assets)
    return { timeline.frameWithoutSpeeds(at: $0) }
  }

  /// The first frame of the scene with settings changed; nothing is played.
  func firstFrame(_ edits: [SceneEdit]) -> Frame? {
    guard canBeTold, var scene = timeline.scene.edited(edits) else { return nil }
    scene.script = []
    return Timeline(scene: scene, assets: assets).frameWithoutSpeeds(at: 0)
  }

  /// The numbers of `count` frames of a source.
  func motion(_ source: (Double) -> Frame, count: Int) -> MotionTable {
    var recorder = MotionRecorder(mask: mask)
    for frame in 0..<count { recorder.add(source(Double(frame) / fps)) }
    return recorder.finish()
  }
}
