// One number over time, with its velocity and what is worth knowing about it.

/// A property of something that moves, over a stretch of time.
public struct MotionCurve: Sendable, Equatable {
  /// What is followed.
  public enum Property: String, Sendable, Equatable, CaseIterable {
    case width, height
    case centerX = "centre x"
    case centerY = "centre y"
    case radius, opacity

    /// Unit of the values; opacity has none.
    var unit: String { self == .opacity ? "" : "pt" }
    /// Changes below this cannot be seen: half a point, or one in a hundred.
    var threshold: Double { self == .opacity ? 0.01 : 0.5 }

    func value(_ sample: MotionTracks.Sample) -> Double {
      switch self {
      case .width: sample.rect.width
      case .height: sample.rect.height
      case .centerX: sample.rect.midX
      case .centerY: sample.rect.midY
      case .radius: sample.radius
      case .opacity: sample.opacity
      }
    }
  }

  /// What is followed.
  public let property: Property
  /// Scene seconds, evenly spaced.
  public let times: [Double]
  /// Points, or a fraction for opacity.
  public let values: [Double]

  /// Units a second: central differences, and one-sided ones of the same order at both ends, so that
  /// a spring that starts at rest is drawn at rest.
  public var velocities: [Double] {
    guard values.count > 2, times[1] > times[0] else {
      return [Double](repeating: 0, count: values.count)
    }
    let step = times[1] - times[0]
    let last = values.count - 1
    return values.indices.map { index in
      switch index {
      case 0: (-3 * values[0] + 4 * values[1] - values[2]) / (2 * step)
      case last: (3 * values[last] - 4 * values[last - 1] + values[last - 2]) / (2 * step)
      default: (values[index + 1] - values[index - 1]) / (2 * step)
      }
    }
  }

  /// First value.
  public var from: Double { values.first ?? 0 }
  /// Last value.
  public var to: Double { values.last ?? 0 }
  /// Smallest to largest value.
  public var range: ClosedRange<Double> { (values.min() ?? 0)...(values.max() ?? 0) }
  /// Length of the way from first to last value, else between the extremes; never zero.
  var travel: Double {
    let way = (to - from).magnitude
    let whole = range.upperBound - range.lowerBound
    return max(way > property.threshold ? way : whole, 1e-9)
  }

  /// The value at a time, on a straight line between samples.
  public func value(at time: Double) -> Double {
    guard let first = times.first, times.count > 1 else { return from }
    let position = (time - first) / (times[1] - first)
    let index = Int(max(0, min(Double(values.count - 1), position)))
    guard index + 1 < values.count else { return to }
    let part = min(1, max(0, position - Double(index)))
    return values[index] + (values[index + 1] - values[index]) * part
  }

  /// Time and value of the largest speed.
  public var peak: (time: Double, speed: Double) {
    let speeds = velocities
    let index = speeds.indices.max { speeds[$0].magnitude < speeds[$1].magnitude } ?? 0
    guard speeds.indices.contains(index) else { return (0, 0) }
    return (times[index], speeds[index])
  }

  /// True when it ends near where it began: nothing to overshoot.
  var returns: Bool {
    let whole = range.upperBound - range.lowerBound
    return (to - from).magnitude <= max(property.threshold, whole / 5)
  }

  /// How far it passes its last value, as a fraction of the way, and when; nil below two
  /// thousandths.
  public var overshoot: (time: Double, share: Double)? {
    let way = to - from
    guard !returns else { return nil }
    let shares = values.map { ($0 - to) / way }
    guard let index = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[index] > 0.002
    else { return nil }
    return (times[index], shares[index])
  }

  /// The first time from which on it stays within what can be seen of its last value.
  public var settled: Double {
    let last = values.lastIndex { ($0 - to).magnitude > property.threshold }
    return times.isEmpty ? 0 : times[min(times.count - 1, last.map { $0 + 1 } ?? 0)]
  }

  /// The first time at which it has left its first value visibly.
  public var started: Double {
    let first = values.firstIndex { ($0 - from).magnitude > property.threshold }
    return times.isEmpty ? 0 : times[max(0, (first ?? 1) - 1)]
  }
}

extension MotionTracks {
  /// The properties of a track that visibly change; empty when it is there for less than three
  /// moments.
  public func curves(of track: Track) -> [MotionCurve] {
    let present = track.samples.indices.filter { track.samples[$0] != nil }
    guard let first = present.first, let last = present.last, last - first >= 2,
      present.count == last - first + 1
    else { return [] }
    let samples = track.samples[first...last].compactMap(\.self)
    return MotionCurve.Property.allCases.compactMap { property in
      let curve = MotionCurve(
        property: property, times: Array(times[first...last]), values: samples.map(property.value))
      return curve.range.upperBound - curve.range.lowerBound > property.threshold ? curve : nil
    }
  }
}
