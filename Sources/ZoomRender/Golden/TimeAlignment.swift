// Is this the golden's motion at another time?

/// A time warp that maps the golden's motion onto this run's: `actual(t) = golden(t·speed − delay)`.
///
/// Found by least squares over every number that moves, each scaled by its own travel, so that a
/// radius of 40 points and an opacity of 1 weigh the same. The numbers are exact, so the residual is
/// a proof and not a score: a true delay leaves only interpolation error.
public struct TimeAlignment: Sendable, Equatable {
  /// Frames by which this run is late; negative = early.
  public var delay: Double
  /// 1 = the golden's pace; 1.03 = 3 % faster.
  public var speed: Double
  /// Root mean square of what is left, as a fraction of the travel.
  public var residual: Double

  /// The pairs of a number in the golden and in this run over the same frames.
  typealias Pair = (golden: Series, actual: Series)

  /// The largest shift that is looked for, in frames.
  static let reach = 6.0

  /// The best pure delay; nil when nothing moves.
  static func delay(_ pairs: [Pair]) -> TimeAlignment? {
    let moving = pairs.filter { !$0.golden.isConstant }
    guard !moving.isEmpty else { return nil }
    func cost(_ delay: Double) -> Double { residual(moving, delay: delay, speed: 1) }
    var best = 0.0
    var bestCost = cost(0)
    for step in -Int(reach * 4)...Int(reach * 4) {
      let candidate = Double(step) / 4
      let value = cost(candidate)
      if value < bestCost { (best, bestCost) = (candidate, value) }
    }
    best = minimum(of: cost, between: best - 0.25, and: best + 0.25)
    return TimeAlignment(delay: best, speed: 1, residual: cost(best))
  }

  /// The best delay and pace together.
  static func warp(_ pairs: [Pair], from start: TimeAlignment) -> TimeAlignment {
    let moving = pairs.filter { !$0.golden.isConstant }
    var current = start
    for width in [0.2, 0.05, 0.0125, 0.003] {
      for _ in 0..<6 {
        current.speed = minimum(
          of: { residual(moving, delay: current.delay, speed: $0) },
          between: current.speed - width, and: current.speed + width)
        current.delay = minimum(
          of: { residual(moving, delay: $0, speed: current.speed) },
          between: current.delay - width * 10, and: current.delay + width * 10)
      }
    }
    current.residual = residual(moving, delay: current.delay, speed: current.speed)
    return current
  }

  /// The best pace from the first frame on.
  static func pace(_ pairs: [Pair], near speed: Double) -> TimeAlignment {
    let moving = pairs.filter { !$0.golden.isConstant }
    func cost(_ speed: Double) -> Double { residual(moving, delay: 0, speed: speed) }
    let best = minimum(of: cost, between: speed - 0.02, and: speed + 0.02)
    return TimeAlignment(delay: 0, speed: best, residual: cost(best))
  }

  /// The best pure delay, and the best pace from the first frame on, by a cost in which single jumps
  /// do not count: what the eye would say before anything is proven.
  static func guesses(_ pairs: [Pair]) -> (delay: TimeAlignment?, pace: TimeAlignment?) {
    let moving = pairs.filter { !$0.golden.isConstant }
    guard !moving.isEmpty else { return (nil, nil) }
    func cost(_ delay: Double, _ speed: Double) -> Double {
      residual(moving, delay: delay, speed: speed, limit: jumpLimit)
    }
    let unaligned = cost(0, 1)
    let steps = (-Int(reach * 4)...Int(reach * 4)).map { Double($0) / 4 }
    let near = steps.min { cost($0, 1) < cost($1, 1) } ?? 0
    let delay = minimum(of: { cost($0, 1) }, between: near - 0.25, and: near + 0.25)
    let paces = (-16...16).map { 1 + Double($0) / 160 }
    let pace = paces.min { cost(0, $0) < cost(0, $1) } ?? 1
    let speed = minimum(of: { cost(0, $0) }, between: pace - 1 / 160.0, and: pace + 1 / 160.0)
    func kept(_ delay: Double, _ speed: Double) -> TimeAlignment? {
      let left = cost(delay, speed)
      guard left < unaligned * 0.6 else { return nil }
      return TimeAlignment(delay: delay, speed: speed, residual: left)
    }
    return (kept(delay, 1), kept(0, speed))
  }

  /// A difference from which on more of it does not count, as a fraction of the travel.
  private static let jumpLimit = 0.02

  /// Root mean square difference after the warp, each pair scaled by its travel.
  ///
  /// - Parameter limit: differences above it count as it.
  static func residual(
    _ pairs: [Pair], delay: Double, speed: Double, limit: Double = .infinity
  ) -> Double {
    var sum = 0.0
    var count = 0
    for (golden, actual) in pairs {
      guard let range = golden.range, range.upperBound > range.lowerBound else { continue }
      let travel = range.upperBound - range.lowerBound
      for (frame, value) in actual.values.enumerated() {
        let position = Double(frame) * speed - delay
        // What comes after the golden's last frame is not known.
        guard let value, position <= Double(golden.values.count - 1),
          let expected = golden.value(at: position)
        else { continue }
        let difference = min(limit, ((value - expected) / travel).magnitude)
        sum += difference * difference
        count += 1
      }
    }
    return count == 0 ? 0 : (sum / Double(count)).squareRoot()
  }

  /// The place of the smallest value of a function with one valley, by golden section.
  static func minimum(
    of function: (Double) -> Double, between lower: Double, and upper: Double, rounds: Int = 40
  ) -> Double {
    let ratio = 0.6180339887498949
    var (low, high) = (lower, upper)
    var left = high - ratio * (high - low)
    var right = low + ratio * (high - low)
    var (atLeft, atRight) = (function(left), function(right))
    for _ in 0..<rounds {
      if atLeft < atRight {
        (high, right, atRight) = (right, left, atLeft)
        left = high - ratio * (high - low)
        atLeft = function(left)
      } else {
        (low, left, atLeft) = (left, right, atRight)
        right = low + ratio * (high - low)
        atRight = function(right)
      }
    }
    return (low + high) / 2
  }
}
