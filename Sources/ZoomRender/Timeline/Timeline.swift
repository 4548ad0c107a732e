// A played scene: frames for any time, in any order.

/// The one driver: plays a scene's script once and makes the frame of any moment.
///
/// Time is in seconds from the scene's start. The script is played on exact event times, never on an
/// output's frame rate, so that a frame at 60 frames a second equals the same instant at 120, and
/// ``frame(at:)`` may be asked in any order, from any thread. What is kept are compact numbers:
/// memory does not grow with the number of frames.
public struct Timeline: Sendable {
  /// What is played.
  public let scene: Scene
  /// Length of the script, and of what still moves at its end, in seconds.
  public let duration: Double
  /// When the last finite motion has come to rest, in seconds.
  public let settledTime: Double
  /// What happened when, in order.
  public let events: [TimelineEvent]
  /// Problems met while playing: targets that are missing, fallbacks, endless waits.
  public let diagnostics: [Diagnostic]
  let recording: Recording
  let maker: FrameMaker

  /// Plays `scene`.
  ///
  /// - Complexity: one layout for every discrete change of the scene.
  public init(scene: Scene, assets: AssetSnapshot) {
    self.init(scene: scene, stages: EngineStages(scene: scene, assets: assets))
  }

  /// Plays another script in the scene of a timeline, whose screens are not laid out again.
  init(script: [ScriptStep], in other: Timeline) {
    var scene = other.scene
    scene.script = script
    // Compiled source may keep state of its own, which its views do not show.
    let isData = scene.source is JSONViewSource
    self.init(
      scene: scene, stages: other.maker.stages,
      memo: isData ? other.maker.memo : LayoutMemo(capacity: 4))
  }

  init(
    scene: Scene, stages: any SceneStages, memo: LayoutMemo = LayoutMemo(capacity: 4)
  ) {
    let maker = FrameMaker(scene: scene, stages: stages, memo: memo)
    var player = TimelinePlayer(scene: scene, maker: maker)
    player.play()
    self.scene = scene
    // Of what was remembered while the recording grew only screens at rest are of use.
    self.maker = FrameMaker(scene: scene, stages: stages, memo: memo)
    recording = player.recording
    duration = player.now
    settledTime = player.settledTime
    events = player.events
    diagnostics = player.diagnostics
  }

  /// The frame of a moment; times before 0 and after the end show the first and the last state.
  ///
  /// - Complexity: nothing is laid out or painted when the moment's views were seen before and
  ///   nothing inside them moves.
  public func frame(at time: Double) -> Frame {
    maker.frame(at: time, in: recording, measuresSpeed: true)
  }

  /// The same frame without speeds, for pixels.
  public func frameWithoutSpeeds(at time: Double) -> Frame {
    maker.frame(at: time, in: recording, measuresSpeed: false)
  }

  /// Every transition that ran, with start and end in seconds.
  public var transitions: [TransitionSpan] {
    recording.runs.map { run in
      TransitionSpan(
        name: run.phase, start: run.start, end: run.end, fallback: run.plan.fallback,
        origin: run.plan.origin)
    }
  }
}

/// When a transition ran.
public struct TransitionSpan: Sendable, Equatable {
  /// `push`, `pop`, `present`, `dismiss` …
  public var name: String
  /// Scene seconds.
  public var start: Double
  /// Scene seconds; infinite while a finger holds it to the end.
  public var end: Double
  /// Why it stands in for what was asked for.
  public var fallback: TransitionRecord.Fallback?
  /// The modifier that asks for it.
  public var origin: NodeOrigin
}
