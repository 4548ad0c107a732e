// Random numbers that are the same in every run.

/// A small generator with a seed (SplitMix64), so that a failing case can be run again.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A premultiplied pixel; opaque and transparent ones are as frequent as others.
  mutating func pixel() -> UInt32 {
    let word = UInt32(truncatingIfNeeded: next())
    let alpha: UInt32 =
      switch word >> 30 {
      case 0: 255
      case 1: 0
      default: (word >> 16) & 255
      }
    func channel(_ shift: UInt32) -> UInt32 { ((word >> shift) & 255) * alpha / 255 }
    return alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(13)
  }

  mutating func pixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in pixel() } }
}
