// e to a power, the same to the last bit on every machine.

/// The exponential function in plain arithmetic.
///
/// The C library picks another implementation when the processor has fused multiply-add, and the
/// two differ in the last bit. Motion must not depend on that, so the sum is written out here.
public enum Exponential {
  /// e to the power of `x`; within 1 unit in the last place over the finite range.
  ///
  /// Infinite above 709.78, zero below -745.13, NaN for NaN.
  public static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return .nan }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019411 { return 0 }
    // x = k ln 2 + r with |r| ≤ ln 2 / 2; ln 2 in two parts keeps r exact for every k here.
    let k = (x * 1.4426950408889634).rounded()
    let r = (x - k * 6.93147180369123816490e-01) - k * 1.90821492927058770002e-10
    // Taylor: the first term left out is below 5e-18.
    var sum = 0.0
    for coefficient in taylor { sum = sum * r + coefficient }
    let power = Int(k)
    guard power < -1021 else { return Double(sign: .plus, exponent: power, significand: sum) }
    // In two steps, so that the result may be subnormal.
    return Double(sign: .plus, exponent: power + 100, significand: sum) * 0x1p-100
  }

  /// 1/13! … 1/0!, highest power first.
  private static let taylor: [Double] = {
    var factorial = 1.0
    var terms = [1.0]
    for n in 1...13 {
      factorial *= Double(n)
      terms.append(1 / factorial)
    }
    return terms.reversed()
  }()
}
