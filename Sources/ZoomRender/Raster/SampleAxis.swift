// Sampling positions along an axis.

/// For every pixel along an axis, between which two samples it lies and where.
///
/// `index` counts from one sample before the first: index 0 lies between the outside and sample 0.
/// Memory is plain because rows read it in their inner loop.
final class SampleAxis {
  let count: Int
  let index: UnsafeMutablePointer<Int32>
  /// 15-bit weight of the second sample.
  let weight: UnsafeMutablePointer<Int16>

  /// Room for `count` positions, all 0.
  init(count: Int) {
    self.count = count
    index = .allocate(capacity: max(1, count))
    weight = .allocate(capacity: max(1, count))
    index.initialize(repeating: 0, count: max(1, count))
    weight.initialize(repeating: 0, count: max(1, count))
  }

  deinit {
    index.deallocate()
    weight.deallocate()
  }

  /// Pixels that are `factor` times as dense as `count` samples.
  convenience init(enlarging count: Int, by factor: Int) {
    self.init(
      pixels: 0..<(count * factor), from: 0, to: count * factor * Fixed.one, samples: count)
  }

  /// Samples that fill the interval `from`...`to` (1/1024 pixel), seen at pixel centres. The first
  /// and the last sample are repeated outward.
  convenience init(pixels: Range<Int>, from: Int, to: Int, samples: Int) {
    self.init(count: pixels.count)
    let length = max(1, to - from)
    for (slot, pixel) in pixels.enumerated() {
      let scaled = (pixel * Fixed.one + Fixed.one / 2 - from) * samples
      var (quotient, rest) = scaled.quotientAndRemainder(dividingBy: length)
      if rest < 0 {
        quotient -= 1
        rest += length
      }
      // Half a sample forward: positions count from the centre of sample -1.
      let position = max(-1 << 30, min(1 << 30, quotient)) * 65536 + rest * 65536 / length + 32768
      set(slot, max(65536, min(samples * 65536, position)))
    }
  }

  /// Stores a position in 1/65536 sample.
  func set(_ slot: Int, _ position: Int) {
    index[slot] = Int32(position >> 16)
    weight[slot] = Int16((position & 0xFFFF) >> 1)
  }
}
