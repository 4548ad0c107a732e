// Timing curves from (0, 0) to (1, 1).

/// A timing curve: maps a fraction of time 0...1 to a fraction of change.
public enum UnitCurve: Sendable, Equatable, Hashable {
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  case circularEaseIn, circularEaseOut, circularEaseInOut

  public static let linear = UnitCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1)
  public static let easeIn = UnitCurve.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = UnitCurve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = UnitCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}
