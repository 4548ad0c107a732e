// Sine and cosine that do not depend on the platform's mathematics library.

import Glibc

/// Sine and cosine with exact values at the quarter turns, the same to the last bit everywhere.
///
/// `sin(.pi)` is 1.2e-16, which would make a 180 degree rotation non-rectilinear; multiples of a
/// quarter turn within 1e-12 give exact 0, 1 and -1 here. NaN for angles that are not finite.
public enum Trigonometry {
  /// The sine of an angle in radians.
  public static func sine(_ radians: Double) -> Double {
    exactQuarter(radians, table: [0, 1, 0, -1]) ?? wave(radians, shift: 0)
  }

  /// The cosine of an angle in radians.
  public static func cosine(_ radians: Double) -> Double {
    exactQuarter(radians, table: [1, 0, -1, 0]) ?? wave(radians, shift: 1)
  }

  /// The tangent of an angle in radians; infinite at odd quarter turns.
  public static func tangent(_ radians: Double) -> Double { sine(radians) / cosine(radians) }

  /// Degrees to radians.
  public static func radians(degrees: Double) -> Double { degrees * .pi / 180 }

  private static func exactQuarter(_ radians: Double, table: [Double]) -> Double? {
    guard radians.isFinite else { return .nan }
    let quarters = radians / (.pi / 2)
    let whole = quarters.rounded()
    guard (quarters - whole).magnitude < 1e-12, whole.magnitude < 1e15 else { return nil }
    let index = Int(whole.truncatingRemainder(dividingBy: 4))
    return table[(index + 4) % 4]
  }

  /// The sine of `radians` plus `shift` quarter turns, by reduction to ±π/4 and Taylor's series.
  private static func wave(_ radians: Double, shift: Int) -> Double {
    guard radians.magnitude < 1e6 else { return shift == 0 ? sin(radians) : cos(radians) }
    let quarters = (radians * 0.6366197723675814).rounded()
    // π/2 in two parts: the first has 33 bits, so that its product with `quarters` is exact.
    let r = (radians - quarters * 1.57079632673412561417) - quarters * 6.07710050650619224932e-11
    let quadrant = ((Int(quarters) + shift) % 4 + 4) % 4
    let value = quadrant % 2 == 0 ? smallSine(r) : smallCosine(r)
    return quadrant < 2 ? value : -value
  }

  private static func smallSine(_ x: Double) -> Double {
    let y = x * x
    var sum = 0.0
    for n in stride(from: 17, to: 1, by: -2) {
      sum = -(1 + sum) * y / Double(n * (n - 1))
    }
    return x + x * sum
  }

  private static func smallCosine(_ x: Double) -> Double {
    let y = x * x
    var sum = 0.0
    for n in stride(from: 18, to: 0, by: -2) {
      sum = -(1 + sum) * y / Double(n * (n - 1))
    }
    return 1 + sum
  }
}
