// Where fingers are between their samples, and what they do when they lift.

/// Where fingers are between their samples: straight lines.
enum GestureSampling {
  static func point(_ samples: [ScriptEvent.Gesture.Sample], _ time: Double) -> Point {
    guard let (a, b, p) = neighbours(samples, time, \.time) else { return .zero }
    return a.point.interpolated(to: b.point, progress: p)
  }

  static func pinch(_ samples: [ScriptEvent.Pinch.Sample], _ time: Double)
    -> ScriptEvent.Pinch.Sample
  {
    guard let (a, b, p) = neighbours(samples, time, \.time) else {
      return ScriptEvent.Pinch.Sample(time: 0, center: .zero, distance: 0)
    }
    return ScriptEvent.Pinch.Sample(
      time: time, center: a.center.interpolated(to: b.center, progress: p),
      distance: a.distance.interpolated(to: b.distance, progress: p),
      radians: a.radians.interpolated(to: b.radians, progress: p))
  }

  /// The samples around a time and the share of the way between them; nil without samples.
  private static func neighbours<Sample>(
    _ samples: [Sample], _ time: Double, _ key: KeyPath<Sample, Double>
  ) -> (Sample, Sample, Double)? {
    guard let first = samples.first, let last = samples.last else { return nil }
    if time <= first[keyPath: key] { return (first, first, 0) }
    for (a, b) in zip(samples, samples.dropFirst()) where time <= b[keyPath: key] {
      let span = b[keyPath: key] - a[keyPath: key]
      guard span > 0 else { return (b, b, 0) }
      return (a, b, (time - a[keyPath: key]) / span)
    }
    return (last, last, 0)
  }

  /// Seconds after the touch at which `holds` first becomes true; nil when it never does.
  ///
  /// Looked for on SwiftUI's clock and then between two steps, so that the answer is exact.
  static func firstTime(until end: Double, _ holds: (Double) -> Bool) -> Double? {
    var step = 0
    while Double(step) / 300 <= end + 1.0 / 300 {
      let time = min(end, Double(step) / 300)
      if holds(time) {
        guard step > 0 else { return 0 }
        var (low, high) = (Double(step - 1) / 300, time)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if holds(middle) { high = middle } else { low = middle }
        }
        return high
      }
      step += 1
    }
    return nil
  }

  /// Points per second when the finger lifts, from its last samples.
  static func releaseVelocity(_ samples: [ScriptEvent.Gesture.Sample]) -> Vector {
    var (x, y) = (VelocityTracker(), VelocityTracker())
    for sample in samples {
      x.add(sample.point.x, at: sample.time)
      y.add(sample.point.y, at: sample.time)
    }
    let end = samples.last?.time ?? 0
    return Vector(dx: x.velocity(at: end), dy: y.velocity(at: end))
  }
}
