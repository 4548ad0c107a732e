// The value, slope and inverse of a timing curve.

extension UnitCurve {
  /// The fraction of change at a fraction of time; `progress` is clamped to 0...1, NaN counts as 0.
  ///
  /// Bézier curves are solved to, and rounded to, 2^-20, as SwiftUI does.
  public func value(at progress: Double) -> Double {
    let x = UnitCurve.clamped(progress)
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      if x == 0 || x == 1 { return x }
      if self == .linear { return x }
      let t = UnitCurve.parameter(
        x, Cubic(UnitCurve.clamped(x1), UnitCurve.clamped(x2)))
      return UnitCurve.rounded(Cubic(UnitCurve.finite(y1), UnitCurve.finite(y2)).value(t))
    case .circularEaseIn:
      return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut:
      return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return (1 + (1 - (2 - 2 * x) * (2 - 2 * x)).squareRoot()) / 2
    case .circularEaseOutIn:
      let side = (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2
      return x < 0.5 ? side : 1 - side
    }
  }

  /// The slope dy/dx at a fraction of time: 1 is the average speed. May be infinite at an end.
  public func velocity(at progress: Double) -> Double {
    let x = UnitCurve.clamped(progress)
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      let across = Cubic(UnitCurve.clamped(x1), UnitCurve.clamped(x2))
      let up = Cubic(UnitCurve.finite(y1), UnitCurve.finite(y2))
      let t = x == 0 || x == 1 ? x : UnitCurve.parameter(x, across)
      let (dx, dy) = (across.slope(t), up.slope(t))
      if dx != 0 { return dy / dx }
      // A control point on its end point: the direction is that of the second derivative.
      let (ddx, ddy) = (across.bend(t), up.bend(t))
      if dy != 0 { return dy > 0 ? .infinity : -.infinity }
      return ddx != 0 ? ddy / ddx : 1
    case .circularEaseIn:
      return x / (1 - x * x).squareRoot()
    case .circularEaseOut:
      return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return 2 * x / (1 - 4 * x * x).squareRoot() }
      return (2 - 2 * x) / (1 - (2 - 2 * x) * (2 - 2 * x)).squareRoot()
    case .circularEaseOutIn:
      return (1 - 2 * x).magnitude / (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot()
    }
  }

  /// The curve with time and change swapped.
  public var inverse: UnitCurve {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(x1: UnitCurve.clamped(y1), y1: x1, x2: UnitCurve.clamped(y2), y2: x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: .circularEaseOutIn
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// The parameter at which a monotone cubic reaches `x`, to 2^-20 in x.
  private static func parameter(_ x: Double, _ cubic: Cubic) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let error = cubic.value(t) - x
      // Much closer than the answer is rounded to, so that steep curves round rightly too.
      if error.magnitude < 0x1p-40 { break }
      if error > 0 { high = t } else { low = t }
      let slope = cubic.slope(t)
      let newton = t - error / slope
      t = slope > 1e-6 && newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }

  private static func rounded(_ value: Double) -> Double {
    value.magnitude < 1e9 ? (value * 0x1p20).rounded() * 0x1p-20 : value
  }

  private static func clamped(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }

  private static func finite(_ y: Double) -> Double { y.isFinite ? y : 0 }

  /// One coordinate of a Bézier curve from 0 to 1 with two control values.
  private struct Cubic {
    var a: Double
    var b: Double
    var c: Double
    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }
    func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }
    func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    func bend(_ t: Double) -> Double { 6 * a * t + 2 * b }
  }
}
