// How fast a finger moves.

/// The velocity of a dragged value from its last samples, as SwiftUI tracks it.
///
/// The last three samples count: .75 for the newest step, the rest for the one before. The result
/// decays by .998 per millisecond without a new sample and is dropped after two seconds.
/// Source: behaviour of an audited open-source reimplementation.
public struct VelocityTracker: Sendable, Equatable {
  private var samples: [(time: Double, value: Double)] = []

  /// A tracker without samples: velocity 0.
  public init() {}

  /// Weight of the newest step.
  public static let newestWeight = 0.75
  /// Decay by .998 per millisecond of rest, as the exponent of a second: -1000 ln .998.
  static let decay = 2.0020020026706730793
  /// Seconds after which a velocity is forgotten.
  public static let lifetime = 2.0

  /// Adds a sample; one that is not later than the last replaces it.
  public mutating func add(_ value: Double, at time: Double) {
    guard value.isFinite, time.isFinite else { return }
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((time, value))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Units per second at a time at or after the last sample.
  public func velocity(at time: Double) -> Double {
    guard samples.count > 1 else { return 0 }
    func step(_ index: Int) -> Double {
      (samples[index].value - samples[index - 1].value)
        / (samples[index].time - samples[index - 1].time)
    }
    let newest = samples.count - 1
    var velocity = step(newest)
    if newest > 1 {
      let weight = VelocityTracker.newestWeight
      velocity = weight * velocity + (1 - weight) * step(newest - 1)
    }
    let pause = max(0, time - samples[newest].time)
    guard pause <= VelocityTracker.lifetime else { return 0 }
    return velocity * Exponential.exp(-VelocityTracker.decay * pause)
  }

  /// Equal when the samples are.
  public static func == (a: VelocityTracker, b: VelocityTracker) -> Bool {
    a.samples.elementsEqual(b.samples) { $0.time == $1.time && $0.value == $1.value }
  }
}
