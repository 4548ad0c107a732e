// Springs for the web.

extension Spring {
  /// CSS `linear()` of the spring until it settles, and the duration in seconds.
  ///
  /// Points are placed so that straight lines between them stay within `tolerance` of the curve.
  public func cssLinear(tolerance: Double = 0.002) -> (function: String, duration: Double) {
    let duration = settlingDuration.isFinite ? max(0.05, settlingDuration) : 2
    let count = 240
    let values = (0...count).map { value(time: duration * Double($0) / Double(count)) }
    var kept = [0]
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, Self.isStraight(values, start, end + 1, tolerance) { end += 1 }
      kept.append(end)
      start = end
    }
    let stops = kept.map { index in
      let percent = JSONText.number(Double(index) / Double(count) * 100, digits: 1)
      let value = index == count ? 1 : values[index]
      return "\(JSONText.number(value, digits: 4)) \(percent)%"
    }
    return ("linear(\(stops.joined(separator: ", ")))", duration)
  }

  private static func isStraight(
    _ values: [Double], _ start: Int, _ end: Int, _ tolerance: Double
  ) -> Bool {
    (start...end).allSatisfy { index in
      let fraction = Double(index - start) / Double(end - start)
      let line = values[start] + (values[end] - values[start]) * fraction
      return abs(values[index] - line) <= tolerance
    }
  }
}
