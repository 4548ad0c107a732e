// A number over the frames of a golden.

/// One number for every frame, in the fewest characters: constants and holds are written once.
///
/// Values are quantized when written, so that text, not floating point, decides equality: to 1e-4,
/// and scales to 1e-6, for a scale moves a far corner by a thousand times its own change.
/// A frame without the number (its layer is not there) has nil.
public struct Series: Sendable, Equatable {
  package private(set) var values: FrameValues<Double>
  /// Decimals of the values.
  private let digits: Int

  /// Decimals of lengths and opacities, and of scales.
  static let digits = 4
  static let scaleDigits = 6

  package init(_ values: some Sequence<Double?>) { self.init(values, digits: Series.digits) }

  init(_ values: some Sequence<Double?>, digits: Int) {
    self.init(digits: digits)
    for value in values { append(value) }
  }

  /// No frame yet.
  init(digits: Int) {
    values = FrameValues()
    self.digits = digits
  }

  /// The same in every frame.
  init(repeating value: Double?, count: Int) {
    self.init(digits: Series.digits)
    append(value, count: count)
  }

  /// Adds the next frames, all with one value.
  mutating func append(_ value: Double?, count: Int = 1) {
    values.append(value.map { Series.quantized($0, digits: digits) }, count: count)
  }

  /// Adds the value of a frame; frames that were left out have none.
  mutating func append(_ value: Double?, at frame: Int) {
    extend(to: frame)
    append(value)
  }

  /// Adds frames without a value up to that number.
  mutating func extend(to count: Int) { values.extend(to: count) }

  /// The series without a value in the first `count` frames.
  func without(before count: Int) -> Series {
    var late = Series(digits: digits)
    late.extend(to: min(count, values.count))
    for value in values.dropFirst(count) { late.append(value) }
    return late
  }

  /// Values decide, not how they were rounded.
  public static func == (a: Series, b: Series) -> Bool { a.values == b.values }

  /// To 1e-4; not finite numbers become 0 (frames hold finite numbers only).
  public static func quantized(_ value: Double) -> Double { quantized(value, digits: digits) }

  static func quantized(_ value: Double, digits: Int) -> Double {
    guard value.isFinite, value.magnitude < 1e9 else { return 0 }
    let unit = digits == scaleDigits ? 1e6 : 1e4
    let rounded = (value * unit).rounded() / unit
    return rounded == 0 ? 0 : rounded
  }

  /// True when every frame has the same value, or none has one.
  public var isConstant: Bool { values.isConstant }

  /// The first value there is.
  public var first: Double? { values.lazy.compactMap(\.self).first }

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
    return "["
      + values.runs.map { value, count in
        count == 1 ? Series.text(value) : "[\(Series.text(value)),\(count)]"
      }.joined(separator: ",") + "]"
  }

  private static func text(_ value: Double?) -> String {
    value.map { JSONText.number($0, digits: scaleDigits) } ?? "null"
  }

  /// Reads the form of ``json`` for `count` frames; nil when it is not of that form.
  init?(_ node: JSONNode, count: Int) {
    guard node.elements != nil else {
      guard node.isNull || node.number != nil else { return nil }
      self.init(digits: Series.scaleDigits)
      append(node.number, count: count)
      return
    }
    guard let nodes = Runs.expand(node, count: count),
      nodes.allSatisfy({ $0.isNull || $0.number != nil })
    else { return nil }
    self.init(nodes.map(\.number), digits: Series.scaleDigits)
  }
}
