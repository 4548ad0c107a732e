// How a scroll view moved.

/// The offset of a scroll view over time: pieces in order of start, the last one that has started
/// counts.
struct ScrollTrack: Sendable, Equatable {
  var id: NodeID
  var pieces: [Piece]

  struct Piece: Sendable, Equatable {
    var start: Double
    /// When it has come to rest.
    var end: Double
    var motion: Motion
  }

  enum Motion: Sendable, Equatable {
    case rest(Vector)
    case animated(from: Vector, to: Vector, Animation)
    /// A finger: offsets at seconds after the start, joined by straight lines.
    case dragged([Sample])
    /// Free running after a release, then back inside the limits.
    case coasting(from: Vector, velocity: Vector, limits: Limits)
  }

  struct Sample: Sendable, Equatable {
    var time: Double
    var offset: Vector
  }

  struct Limits: Sendable, Equatable {
    var minimum: Vector
    var maximum: Vector
  }

  /// The offset at a scene time; nil before the first piece.
  func offset(at time: Double) -> Vector? {
    guard let piece = pieces.last(where: { $0.start <= time }) else { return nil }
    return piece.motion.offset(at: time - piece.start, ended: time >= piece.end)
  }

  var end: Double { pieces.map(\.end).max() ?? 0 }
}
