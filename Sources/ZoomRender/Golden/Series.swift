// A number over the frames of a golden.

/// One number for every frame, in the fewest characters: constants and holds are written once.
///
/// Values are quantized to 1e-4 when written, so that text, not floating point, decides equality.
/// A frame without the number (its layer is not there) has nil.
public struct Series: Sendable, Equatable {
  package var values: [Double?]

  package init(_ values: [Double?]) {
    self.values = values.map { value in value.map(Series.quantized) }
  }

  /// To 1e-4; not finite numbers become 0 (frames hold finite numbers only).
  public static func quantized(_ value: Double) -> Double {
    guard value.isFinite, value.magnitude < 1e11 else { return 0 }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == 0 ? 0 : rounded
  }

  /// True when every frame has the same value, or none has one.
  public var isConstant: Bool { values.allSatisfy { $0 == values.first ?? nil } }

  /// The first value there is.
  public var first: Double? { values.compactMap(\.self).first }

  /// Smallest and largest value; nil when there is none.
  public var range: ClosedRange<Double>? {
    let present = values.compactMap(\.self)
    guard let low = present.min(), let high = present.max() else { return nil }
    return low...high
  }

  /// The value between frames by a cubic through the four nearest frames; nil where frames lack it.
  ///
  /// `position` counts frames; outside the first and last frame the end value holds.
  public func value(at position: Double) -> Double? {
    guard !values.isEmpty, position.isFinite else { return nil }
    let clamped = min(max(position, 0), Double(values.count - 1))
    let index = Int(clamped)
    let fraction = clamped - Double(index)
    guard let start = values[index] else { return nil }
    guard fraction > 0 else { return start }
    guard let end = values[index + 1] else { return nil }
    // Missing neighbours continue the straight line.
    let before = (index > 0 ? values[index - 1] : nil) ?? 2 * start - end
    let after = (index + 2 < values.count ? values[index + 2] : nil) ?? 2 * end - start
    let tangent0 = (end - before) / 2
    let tangent1 = (after - start) / 2
    let square = fraction * fraction
    let cube = square * fraction
    return (2 * cube - 3 * square + 1) * start + (cube - 2 * square + fraction) * tangent0
      + (3 * square - 2 * cube) * end + (cube - square) * tangent1
  }

  /// `7` for a constant, else an array whose entries are a number or `[number, frames]` for a hold.
  var json: String {
    if isConstant { return Series.text(values.first ?? nil) }
    var entries: [String] = []
    var index = 0
    while index < values.count {
      var end = index + 1
      while end < values.count, values[end] == values[index] { end += 1 }
      let text = Series.text(values[index])
      entries.append(end - index > 1 ? "[\(text),\(end - index)]" : text)
      index = end
    }
    return "[\(entries.joined(separator: ","))]"
  }

  private static func text(_ value: Double?) -> String {
    value.map { JSONText.number($0, digits: 4) } ?? "null"
  }

  /// Reads the form of ``json`` for `count` frames; nil when it is not of that form.
  init?(_ node: JSONNode, count: Int) {
    guard let entries = node.elements else {
      if node.isNull {
        self.init([Double?](repeating: nil, count: count))
      } else if let number = node.number {
        self.init([Double?](repeating: number, count: count))
      } else {
        return nil
      }
      return
    }
    var values: [Double?] = []
    for entry in entries {
      let (value, frames): (JSONNode, Int)
      if let pair = entry.elements {
        guard pair.count == 2, let number = pair[1].number, let run = Int(exactly: number), run > 0,
          run <= count - values.count
        else { return nil }
        (value, frames) = (pair[0], run)
      } else {
        (value, frames) = (entry, 1)
      }
      guard value.isNull || value.number != nil, values.count + frames <= count else { return nil }
      values.append(contentsOf: [Double?](repeating: value.number, count: frames))
    }
    guard values.count == count else { return nil }
    self.init(values)
  }
}
