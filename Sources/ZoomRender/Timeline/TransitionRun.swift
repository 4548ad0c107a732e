// One run of a transition: who takes part, which plan, which motion, from when to when.

/// A transition that ran or runs.
struct TransitionRun: Sendable {
  enum Place: Sendable, Equatable {
    /// Between pages of a stack.
    case stack(NodeID)
    /// Of a presented surface.
    case presentation(NodeID)
    /// Between tabs of a tab view.
    case tabs(NodeID)
  }

  enum Direction: Sendable, Equatable {
    /// The upper screen comes.
    case appear
    /// The upper screen goes.
    case disappear
  }

  var place: Place
  /// The surface in which it happens; for presentations the presenter.
  var surface: NodeID
  /// The pages of a stack that take part.
  var lower: ResolvedPage?
  var upper: ResolvedPage?
  /// The presented surface.
  var presented: Surface?
  var direction: Direction
  var plan: TransitionPlan
  var motion: RunMotion
  /// Scene seconds.
  var start: Double
  /// When it has settled; infinite while a finger holds it.
  var end: Double
  /// `push`, `pop`, `present`, `dismiss`, `interactive`, `landing`, `cancel`.
  var phase: String
  /// The stage that still shows the tab that is left.
  var pastStage: Int?
  /// Pages of a tab view slide: 1 when the coming one stands after the one that is left, -1 before.
  var pageDirection: Double?
  /// The run that this one took over from.
  var interrupted: Int?
  /// Scene seconds from which on the card has no source to land on: it went while the card was on
  /// its way to it.
  var sourceEnd: Double?
  /// The source's picture when it has gone while the card was under way.
  var lostSource: LostSource?

  /// Prefix of the ids of layers made for it: the same in both directions.
  var layerID: NodeID {
    switch place {
    case .stack(let id): (upper?.id ?? id).child(part: "transition")
    case .presentation(let id): id.child(part: "transition")
    case .tabs(let id): id.child(part: "transition")
    }
  }
}

/// The numbers of a run over time.
enum RunMotion: Sendable {
  /// Not planned yet.
  case none
  /// 0 = the upper screen is away, 1 = it is there.
  case presence(PresenceMotion)
  case zoom(ZoomMotion)
}

/// How much of the upper screen is there over time.
///
/// Pieces follow one another without a jump in value, and without a jump in velocity where the law
/// can carry one.
struct PresenceMotion: Sendable, Equatable {
  enum Law: Sendable, Equatable {
    case spring(from: Double, velocity: Double, to: Double, Spring)
    /// Distance to the end shrinks by e every `tau` seconds, from the first instant.
    case exponential(from: Double, to: Double, tau: Double)
    case curve(from: Double, to: Double, duration: Double, UnitCurve)
    /// A finger: presence at seconds after the start, joined by straight lines.
    case held([Sample])
  }

  struct Sample: Sendable, Equatable {
    var time: Double
    var value: Double
  }

  struct Piece: Sendable, Equatable {
    var start: Double
    var law: Law
  }

  var pieces: [Piece]

  init(start: Double, _ law: Law) { pieces = [Piece(start: start, law: law)] }

  /// Presence at a scene time.
  func value(at time: Double) -> Double {
    let piece = pieces.last { $0.start <= time } ?? pieces[0]
    return piece.law.value(at: max(0, time - piece.start))
  }

  /// Presence per second, over one step of the 1/300 s clock.
  func velocity(at time: Double) -> Double {
    let piece = pieces.last { $0.start <= time } ?? pieces[0]
    let local = max(0, time - piece.start)
    if case .spring(let from, let velocity, let to, let spring) = piece.law {
      return spring.velocity(target: to - from, initialVelocity: velocity, time: local)
    }
    let (before, after) = (max(0, local - 1 / 600), local + 1 / 600)
    return (piece.law.value(at: after) - piece.law.value(at: before)) / (after - before)
  }

  /// Scene seconds at which it stays within `tolerance` of its end.
  func settledTime(tolerance: Double) -> Double {
    guard let last = pieces.last else { return 0 }
    return last.start + last.law.duration(tolerance: tolerance)
  }
}

extension PresenceMotion.Law {
  /// Where it comes to rest; nil while a finger holds it.
  var goal: Double? {
    switch self {
    case .spring(_, _, let to, _), .exponential(_, let to, _), .curve(_, let to, _, _): to
    case .held: nil
    }
  }

  func value(at time: Double) -> Double {
    switch self {
    case .spring(let from, let velocity, let to, let spring):
      return spring.value(from: from, to: to, initialVelocity: velocity, time: time)
    case .exponential(let from, let to, let tau):
      return to + (from - to) * Exponential.exp(-time / tau)
    case .curve(let from, let to, let duration, let curve):
      guard duration > 0 else { return to }
      return from.interpolated(to: to, progress: curve.value(at: min(1, time / duration)))
    case .held(let samples):
      return PresenceMotion.interpolate(samples, at: time)
    }
  }

  func duration(tolerance: Double) -> Double {
    switch self {
    case .spring(let from, let velocity, let to, let spring):
      return spring.restTime(target: to - from, initialVelocity: velocity, tolerance: tolerance)
    case .exponential(let from, let to, let tau):
      // The clock's first step at which the rest is below the tolerance.
      var step = 0
      while step < 3000,
        ((from - to) * Exponential.exp(-Double(step) / 300 / tau)).magnitude > tolerance
      { step += 1 }
      return Double(step) / 300
    case .curve(_, _, let duration, _): return duration
    case .held: return .infinity
    }
  }
}

extension PresenceMotion {
  static func interpolate(_ samples: [Sample], at time: Double) -> Double {
    guard let first = samples.first, let last = samples.last else { return 1 }
    if time <= first.time { return first.value }
    if time >= last.time { return last.value }
    for (a, b) in zip(samples, samples.dropFirst()) where time <= b.time {
      guard b.time > a.time else { return b.value }
      return a.value.interpolated(to: b.value, progress: (time - a.time) / (b.time - a.time))
    }
    return last.value
  }
}
