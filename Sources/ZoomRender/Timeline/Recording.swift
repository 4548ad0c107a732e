// What playing a script leaves behind: compact records from which any frame is made.

/// The played script.
struct Recording: Sendable {
  /// Captured stages; segments refer to them.
  var stages: [Stage] = []
  /// In order of start; the first starts at 0.
  var segments: [Segment] = []
  /// Every transition that ran, in order of start.
  var runs: [TransitionRun] = []
  var scrolls: [ScrollTrack] = []
  /// Heights of sheets that changed.
  var sheets: [SheetTrack] = []
  var attributes: [AttributeTrack] = []
  var displacements: [DisplacementTrack] = []
  var presences: [PresenceTrack] = []
  var animators: [AnimatorTrack] = []
  var matched: [MatchedTrack] = []
  /// Matched views that have changed their group.
  var followers: [FollowerTrack] = []
  /// Matched views that were inserted after the start, in order of time.
  var births: [MatchedBirth] = []
  /// Interactive glass that was tapped.
  var swells: [SwellTrack] = []
  var markers: [FeedbackMarker] = []
  /// Every change of discrete state, in order.
  var changes: [StateChangeRecord] = []
  /// Views that are a layer of their own throughout.
  var isolated: Set<NodeID> = []

  /// When the matched views of a stage were inserted, by the modifier's node.
  func matchedBirths(at stage: Int) -> [NodeID: Int] {
    var found: [NodeID: Int] = [:]
    for birth in births where birth.stage <= stage { found[birth.node] = birth.order }
    return found
  }

  /// The segment that shows at `time`.
  ///
  /// A segment that begins with a motion shows the moment before it at its own start, so that the
  /// first frame of a transition is the resting state it leaves.
  func segmentIndex(at time: Double) -> Int {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      let segment = segments[middle]
      if segment.start < time || (segment.start == time && !segment.beginsInMotion) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return max(0, low - 1)
  }

  /// The time within a segment: the instant at which the next one begins to move still belongs to
  /// it.
  func time(_ time: Double, inSegment index: Int) -> Double {
    let next = index + 1
    return next < segments.count && segments[next].start == time ? time.nextDown : time
  }
}

/// The insertion of a matched view.
struct MatchedBirth: Sendable, Equatable {
  /// The modifier's node.
  var node: NodeID
  /// The first stage that holds it.
  var stage: Int
  /// Larger for later changes.
  var order: Int
}

/// A stretch of time in which nothing changes but numbers.
struct Segment: Sendable {
  /// Scene seconds.
  var start: Double
  /// Index into ``Recording/stages``.
  var stage: Int
  /// Transitions on stage: indices into ``Recording/runs``, in order of start.
  var runs: [Int]
  /// True when what changes at `start` changes by moving: the instant itself still shows the past.
  var beginsInMotion: Bool
  var reduceMotion: Bool
}

/// A change of discrete state: what was on stage, what is then, and how it was to be animated.
struct StateChangeRecord: Sendable {
  /// Scene seconds.
  var time: Double
  var transaction: Transaction
  var before: Stage
  var after: Stage
  var reduceMotion: Bool
  /// The script step during which it happened.
  var origin: NodeOrigin?
}

/// A haptic or other feedback at an instant.
struct FeedbackMarker: Sendable, Equatable {
  var time: Double
  var name: String
}

/// The time at which something in the script happened.
public struct TimelineEvent: Sendable, Equatable {
  /// `tap`, `back`, `push` …: the script's own word.
  public var name: String
  /// Scene seconds.
  public var time: Double
  /// The script step that it comes from.
  public var origin: NodeOrigin
  /// The laid-out node that a tap has found.
  var target: NodeID?
}
