// One step of a keyframe track.

/// One step of a keyframe track; times in seconds, values in the property's unit.
///
/// What a track of them does at a time is in ``KeyframeTrack``.
public enum Keyframe: Sendable, Equatable, Hashable, Codable {
  /// Along a timing curve.
  case linear(Double, duration: Double, curve: UnitCurve)
  /// Along a cubic; nil velocities (units per second) make a smooth passage to the neighbours.
  case cubic(Double, duration: Double, startVelocity: Double?, endVelocity: Double?)
  /// On a spring; `duration` nil = the spring's settling duration, `startVelocity` nil = the
  /// velocity at which the step before ends.
  case spring(
    Double, duration: Double?, response: Double, dampingRatio: Double, startVelocity: Double?)
  /// At once.
  case move(Double)

  /// The value at the end of the step.
  public var value: Double {
    switch self {
    case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _, _),
      .move(let value):
      value
    }
  }

  /// Seconds that the step takes; negative and NaN count as 0.
  public var duration: Double {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _):
      return duration > 0 && duration.isFinite ? duration : 0
    case .spring(_, let duration, let response, let dampingRatio, _):
      if let duration { return duration > 0 && duration.isFinite ? duration : 0 }
      return min(60, Spring(response: response, dampingRatio: dampingRatio).settlingDuration)
    case .move: return 0
    }
  }
}
