// The moment of this run at which the golden was, from the run's own frames.

/// Compares the golden's numbers with those of this run at other moments.
///
/// Between a golden's frames nothing is known, but a run can be asked for any moment: at the true
/// delay its numbers are the golden's to the last digit, however steep a spring starts.
struct TimeSearch {
  /// This run's frame at a scene time.
  private(set) var source: @Sendable (Double) -> Frame
  let fps: Double
  /// Frames whose numbers are compared.
  let frames: [Int]
  /// The golden's identities of this run's layers, where they differ.
  let identities: [String: String]
  private let layers: [String: Track]
  private let elements: [String: Track]

  /// A golden's columns, with how far each travels.
  private struct Track {
    var columns: [Series]
    var travel: [Double]

    init(_ columns: [Series]) {
      self.columns = columns
      // What hardly moves is measured in its own unit.
      travel = columns.map { series in
        let travel = series.range.map { $0.upperBound - $0.lowerBound } ?? 0
        return travel < 0.001 ? 1 : travel
      }
    }
  }

  /// - Parameter ids: the layers that are compared, without any element; nil = everything.
  init(
    golden: MotionTable, actual: MotionTable, fps: Double, frames: [Int],
    only ids: Set<String>? = nil, source: @escaping @Sendable (Double) -> Frame
  ) {
    self.source = source
    self.fps = fps
    self.frames = frames
    identities = actual.identities(like: golden)
    layers = Dictionary(
      golden.layers.filter { ids?.contains($0.id) ?? true }.map { ($0.id, Track($0.columns)) },
      uniquingKeysWith: { first, _ in first })
    elements = Dictionary(
      (ids == nil ? golden.elements : []).map { ($0.name, Track($0.columns)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The same search in another source.
  init(_ other: TimeSearch, source: @escaping @Sendable (Double) -> Frame) {
    self = other
    self.source = source
  }

  /// A difference from which on more of it does not count, as a fraction of the travel.
  private static let jumpLimit = 0.05
  /// What the rounding of a golden's numbers can make of equal ones.
  private static let rounding = 6e-5
  /// Root mean square from which on moments are not the same, as a fraction of the travel: numbers
  /// are rounded to 1e-4 points.
  static let equalLimit = 1e-4

  /// Root mean square difference of the numbers that move, and of others that differ, at moments
  /// `delay` seconds later.
  func cost(delay: Double) -> Double {
    var sum = 0.0
    var (count, compared) = (0, 0)
    visit(delay: delay) { track, column, value, expected in
      var part = value == nil && expected == nil ? 0 : Self.jumpLimit
      if let value, let expected {
        let difference = max(0, (value - expected).magnitude - Self.rounding)
        part = min(part, difference / track.travel[column])
      }
      compared += 1
      // What rests says nothing of time.
      guard part > 0 || !track.columns[column].isConstant else { return }
      sum += part * part
      count += 1
    }
    guard compared > 0 else { return .infinity }
    return count == 0 ? 0 : (sum / Double(count)).squareRoot()
  }

  /// How many numbers differ from the golden's, and how far they are off together.
  struct Mismatch: Sendable, Equatable {
    var count = 0
    /// In the numbers' own units, at most ``limit`` each.
    var distance = 0.0

    static let limit = 20.0

    /// What is left of another mismatch: 0 for nothing, 1 for as much.
    func share(of whole: Mismatch) -> Double {
      guard whole.count > 0 else { return count > 0 ? 1 : 0 }
      return (Double(count) / Double(whole.count) + distance / whole.distance) / 2
    }
  }

  /// The numbers that differ at the moments themselves.
  func mismatch() -> Mismatch {
    var mismatch = Mismatch()
    visit(delay: 0) { track, column, value, expected in
      var off = value == nil && expected == nil ? 0 : Mismatch.limit
      if let value, let expected { off = min(off, (value - expected).magnitude) }
      guard off > 2 * Self.rounding else { return }
      mismatch.count += 1
      mismatch.distance += off
    }
    return mismatch
  }

  /// Calls `body` with the golden's track and column, this run's number and the golden's.
  private func visit(delay: Double, _ body: (Track, Int, Double?, Double?) -> Void) {
    func compare(_ track: Track?, _ values: [Double?], _ frame: Int) {
      guard let track else { return }
      for (column, value) in values.enumerated() {
        body(track, column, value, track.columns[column].values[frame])
      }
    }
    for frame in frames {
      let sample = MotionSample(source(max(0, Double(frame) / fps + delay)))
      for row in sample.layers {
        let own = row.id.value.hexadecimal
        compare(layers[identities[own] ?? own], row.values, frame)
      }
      var seen: [String: Int] = [:]
      for row in sample.elements {
        let number = (seen[row.name] ?? 0) + 1
        seen[row.name] = number
        compare(elements[MotionTable.elementName(row.name, number)], row.values, frame)
      }
    }
  }

  /// The delay in seconds near a guess at which this run shows the golden's numbers; nil for none.
  func delay(near guess: Double) -> Double? {
    guard cost(delay: 0) > Self.equalLimit else { return nil }
    // A guess from interpolated numbers is up to a millisecond and a half off.
    let step = 0.0005
    let steps = (-4...4).map { guess + Double($0) * step }
    let costs = steps.map { cost(delay: $0) }
    guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }) else { return nil }
    let found = TimeAlignment.minimum(
      of: { cost(delay: $0) }, between: steps[best] - step, and: steps[best] + step, rounds: 14)
    return cost(delay: found) <= Self.equalLimit ? found : nil
  }
}
