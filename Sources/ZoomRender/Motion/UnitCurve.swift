// Timing curves from (0, 0) to (1, 1).

/// A timing curve: maps a fraction of time 0...1 to a fraction of change.
///
/// How one is evaluated is in `UnitCurve+Evaluation.swift`.
public enum UnitCurve: Sendable, Equatable, Hashable, Codable {
  /// A cubic Bézier from (0, 0) to (1, 1); the x of its control points is clamped to 0...1, the y
  /// is free, so that a curve may overshoot.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Quarter circles: slow start, slow end, or both.
  case circularEaseIn, circularEaseOut, circularEaseInOut
  /// The inverse of `circularEaseInOut`: steep at both ends.
  case circularEaseOutIn

  /// Change in step with time.
  public static let linear = UnitCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Slow start.
  public static let easeIn = UnitCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow end.
  public static let easeOut = UnitCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow start and slow end.
  public static let easeInOut = UnitCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's default curve.
  public static let coreAnimationDefault = UnitCurve.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
}
