// Plays a script once and writes down what happened.

/// The driver while it plays: discrete state, a clock, and the recording so far.
///
/// Time is scene seconds. Everything that will happen by itself (a transition settles, an image
/// arrives) is an occurrence; the clock jumps from one to the next.
struct TimelinePlayer {
  let scene: Scene
  let maker: FrameMaker
  var resolver: StageResolver
  var world: World
  /// What rests on stage once everything has settled.
  var stage: Stage
  var now = 0.0 {
    didSet { scene.source.see(time: now) }
  }
  var recording = Recording()
  /// Transitions on stage: indices into the recording's runs.
  var activeRuns: [Int] = []
  var occurrences: [Occurrence] = []
  var events: [TimelineEvent] = []
  var diagnostics: [Diagnostic] = []
  /// When the last finite motion known so far comes to rest.
  var settledTime = 0.0
  /// Views whose `onAppear` has run.
  var appeared: [Appearance] = []
  /// Those and views of screens that are still on their way out.
  var lingering: [Appearance] = []
  /// Late images whose loading has begun.
  var startedLoads: Set<NodeID> = []
  /// The run that a finger holds.
  var heldRun: Int?
  /// How the finger lifts that lets the held run go; nil when something else ends it.
  var lifting: Lifting?
  /// How deep actions that fire actions are nested at this moment.
  var actionDepth = 0
  /// The instant at which actions last ran, and how many have run at it.
  var actionInstant = -1.0
  var actionsAtInstant = 0
  /// The revision of the front end's own state that comes with the next change.
  var nextRevision: Int?
  /// When motions end that are steps of something endless, and when all others have ended.
  private var repeated: (end: Double, others: Double)?
  /// True while changes that the source has seen in its answers are being applied.
  var isSettlingSource = false
  /// True between the changes of one closure: nobody hears of them before the last one.
  var isAmongChanges = false
  private var nextOrder = 0

  /// Something that happens by itself at a time.
  struct Occurrence: Sendable {
    enum Kind: Sendable {
      case runEnds(Int)
      case imageArrives(NodeID)
      case actions([Action], NodeID?)
      /// The front end's own clock has something to do.
      case sourceClock
      /// A moment of a touch for a gesture of the front end's.
      case touch(Int, TouchMoment)
    }
    var time: Double
    /// Breaks ties: first come, first served.
    var order: Int
    var kind: Kind
  }

  /// A finger that lifts.
  struct Lifting: Sendable {
    var gesture: DragLaw.Gesture
    /// Points per second.
    var velocity: Vector
    /// How much of a plain sheet is there, from the lift until it settles; seconds after the lift.
    var coast: [PresenceMotion.Sample] = []
  }

  init(scene: Scene, maker: FrameMaker) {
    self.scene = scene
    self.maker = maker
    resolver = StageResolver(
      source: scene.source, colorScheme: scene.colorScheme,
      coversScreen: scene.screen.isVerticallyCompact)
    world = World(state: scene.initialState, reduceMotion: scene.reduceMotion)
    stage = Stage(state: scene.initialState, surfaces: [])
  }

  /// A script may last this long at most, in seconds: 36 000 frames at 60 a second.
  static let longestScene = 600.0
  /// Actions of actions are followed this often at one instant.
  static let mostActionsAtOnce = 1000

  mutating func play() {
    stage = resolver.resolve(&world)
    for surface in stage.surfaces where maker.isSheet(surface) {
      placeSheet(surface.id, at: maker.restingValue(of: surface, in: world.state))
    }
    appendSegment(beginsInMotion: false)
    startAnimators(from: nil)
    startLoads()
    runAppearances()
    settleSource()
    for step in scene.script {
      guard now <= Self.longestScene else {
        report(
          .error, "timeline.too-long",
          "the script lasts longer than \(Int(Self.longestScene)) s", step.origin)
        break
      }
      perform(step)
    }
    settle(reportingAt: nil)
    diagnostics += resolver.diagnostics
  }

  // MARK: The clock

  /// Lets time pass, with everything that happens by itself.
  mutating func advance(to time: Double) {
    while let next = nextOccurrence(), next.time <= time {
      occurrences.removeAll { $0.order == next.order }
      now = max(now, next.time)
      happen(next.kind)
    }
    now = max(now, time)
  }

  private func nextOccurrence() -> Occurrence? {
    occurrences.min { ($0.time, $0.order) < ($1.time, $1.order) }
  }

  mutating func schedule(_ kind: Occurrence.Kind, at time: Double) {
    occurrences.append(Occurrence(time: time, order: nextOrder, kind: kind))
    nextOrder += 1
  }

  private mutating func happen(_ kind: Occurrence.Kind) {
    switch kind {
    case .runEnds(let index): finish(run: index)
    case .imageArrives(let id):
      arrive(id)
    case .actions(let actions, let context): run(actions, in: context)
    case .sourceClock: runSourceClock()
    case .touch(let closure, let moment): deliver(closure, moment)
    }
  }

  /// Waits until nothing finite moves any more.
  mutating func settle(reportingAt origin: NodeOrigin?) {
    var rounds = 0
    while rounds < 10_000 {
      rounds += 1
      let end = finiteMotionEnd
      settledTime = max(settledTime, end)
      if end <= now { break }
      guard end <= now + Self.longestScene else { break }
      advance(to: end)
    }
    if let origin, hasEndlessMotion {
      report(
        .warning, "timeline.endless",
        "'settled' waits for an animation that never ends; finite motions have ended", origin)
    }
  }

  /// When everything has come to rest that is not a step of something endless.
  var finiteMotionEnd: Double {
    let end = motionEnd
    if let repeated, repeated.end >= end { return repeated.others }
    return end
  }

  /// Remembers that the motions begun since `others` was the end are steps of something endless.
  mutating func setApart(_ others: Double) {
    let end = motionEnd
    if end > others { repeated = (end, others) }
  }

  /// When every finite motion known at this moment has come to rest.
  private var motionEnd: Double {
    var end = 0.0
    for index in activeRuns where recording.runs[index].end.isFinite {
      end = max(end, recording.runs[index].end)
    }
    for track in recording.scrolls where track.end.isFinite { end = max(end, track.end) }
    for track in recording.sheets where track.end.isFinite { end = max(end, track.end) }
    for track in recording.attributes where track.settledTime.isFinite {
      end = max(end, track.settledTime)
    }
    for track in recording.displacements where track.settledTime.isFinite {
      end = max(end, track.settledTime)
    }
    for track in recording.matched where track.settledTime.isFinite {
      end = max(end, track.settledTime)
    }
    for track in recording.followers where track.settledTime.isFinite {
      end = max(end, track.settledTime)
    }
    for track in recording.animators where track.settledTime.isFinite {
      end = max(end, track.settledTime)
    }
    for track in recording.swells {
      if let time = track.press.settledTime, time.isFinite { end = max(end, time) }
    }
    for track in recording.presences {
      if let time = track.presence.settledTime, time.isFinite { end = max(end, time) }
    }
    return end
  }

  private var hasEndlessMotion: Bool {
    recording.attributes.contains { $0.settledTime == .infinity }
      || recording.animators.contains { $0.settledTime == .infinity }
  }

  // MARK: Recording

  /// Starts a segment at the current instant; an earlier one of the same instant is replaced.
  mutating func appendSegment(beginsInMotion: Bool) {
    let shown = stageWithLeaving
    let stageIndex: Int
    if let last = recording.stages.indices.last, recording.stages[last] == shown {
      stageIndex = last
    } else {
      stageIndex = recording.stages.count
      recording.stages.append(shown)
    }
    var segment = Segment(
      start: now, stage: stageIndex, runs: activeRuns, beginsInMotion: beginsInMotion,
      reduceMotion: world.reduceMotion)
    guard let last = recording.segments.last, last.start == now,
      last.beginsInMotion || !beginsInMotion
    else { return recording.segments.append(segment) }
    // A second change of the same instant; what the instant itself shows stays as it was.
    segment.beginsInMotion = last.beginsInMotion
    recording.segments[recording.segments.count - 1] = segment
  }

  /// The stage with the presentations that are still leaving it, each above its presenter and above
  /// those that left before.
  private var stageWithLeaving: Stage {
    var shown = stage
    var leaving: [NodeID] = []
    for index in activeRuns {
      let run = recording.runs[index]
      guard let surface = run.presented, shown.surface(surface.id) == nil else { continue }
      var below = shown.surfaces.firstIndex { $0.id == run.surface } ?? shown.surfaces.count - 1
      while below + 1 < shown.surfaces.count, leaving.contains(shown.surfaces[below + 1].id) {
        below += 1
      }
      shown.surfaces.insert(surface, at: below + 1)
      leaving.append(surface.id)
    }
    return shown
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ id: String, _ message: String, _ origin: NodeOrigin,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        severity, id: id, message, at: origin.location, path: origin.path, notes: notes))
  }

  mutating func mark(_ name: String, _ origin: NodeOrigin) {
    events.append(TimelineEvent(name: name, time: now, origin: origin))
  }
}
