// Sine and cosine that do not depend on the platform's mathematics library.

import Glibc

/// Sine and cosine with exact values at the quarter turns.
///
/// `sin(.pi)` is 1.2e-16, which would make a 180 degree rotation non-rectilinear; multiples of a
/// quarter turn within 1e-12 give exact 0, 1 and -1 here.
public enum Trigonometry {
  public static func sine(_ radians: Double) -> Double {
    exactQuarter(radians, table: [0, 1, 0, -1]) ?? sin(radians)
  }

  public static func cosine(_ radians: Double) -> Double {
    exactQuarter(radians, table: [1, 0, -1, 0]) ?? cos(radians)
  }

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
}
