// Normal distributions in integers.

/// Taps of a Gaussian, 15-bit, symmetric, summing to 32767.
enum Gaussian {
  /// Taps at -radius...radius with radius = ⌈3σ⌉; a single tap for σ ≤ 0.05.
  static func taps(sigma: Double) -> [Int16] {
    guard sigma > 0.05, sigma.isFinite else { return [32767] }
    let radius = Self.radius(sigma: sigma)
    var values = [Double](repeating: 0, count: 2 * radius + 1)
    var sum = 0.0
    for k in -radius...radius {
      let x = Double(k) / sigma
      values[k + radius] = Exponential.exp(-x * x / 2)
      sum += values[k + radius]
    }
    var taps = values.map { Int16(($0 / sum * 32767).rounded()) }
    let total = taps.reduce(0) { $0 + Int($1) }
    taps[radius] += Int16(32767 - total)
    return taps
  }

  /// How far a blur reaches, in the unit of `sigma`, rounded up: three standard deviations.
  static func radius(sigma: Double) -> Int {
    sigma > 0.05 && sigma.isFinite ? Int(min(4096, (3 * sigma).rounded(.up))) : 0
  }
}
