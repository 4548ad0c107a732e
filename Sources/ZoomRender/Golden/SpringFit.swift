// Which spring made these numbers?

/// A spring fitted to one move of a number: where it starts, when, and with which constants.
public struct SpringFit: Sendable, Equatable {
  package var response: Double
  package var dampingRatio: Double
  /// Start of the move in seconds from the first frame.
  public var start: Double
  /// Root mean square error as a fraction of the travel.
  public var residual: Double

  /// Fits frames `range` of a series at `fps`; the first and last values are the ends of the move.
  ///
  /// Mass is fixed at 1, for only stiffness over mass shows in a motion. Nil when the number does not
  /// travel, or when fewer than six frames move: that identifies nothing.
  static func fit(_ series: Series, frames range: Range<Int>, fps: Double) -> SpringFit? {
    let values = range.compactMap { series.values[$0] }
    guard values.count == range.count, values.count >= 6, fps > 0, let from = values.first,
      let to = values.last, from != to
    else { return nil }
    let samples = values.enumerated().map { index, value in
      (time: Double(index) / fps, progress: (value - from) / (to - from))
    }
    let problem = Problem(samples: samples)
    var best = problem.refined(problem.coarse(frame: 1 / fps))
    // A move that ends in a hold has arrived: a spring that would still be far from its end there is
    // another curve in disguise.
    if range.upperBound < series.values.count {
      best.residual = max(best.residual, (problem.target(of: best) - 1).magnitude - 0.02)
    }
    return best
  }

  var constants: SpringConstants {
    SpringConstants(response: response, dampingRatio: dampingRatio)
  }

  /// What this spring leaves of a move that may start a little before or after `start` seconds.
  func residual(on series: Series, frames range: Range<Int>, fps: Double, start: Double) -> Double {
    let values = range.compactMap { series.values[$0] }
    guard values.count == range.count, let from = values.first, let to = values.last, from != to
    else { return .infinity }
    let problem = Problem(
      samples: values.enumerated().map { (Double($0) / fps, ($1 - from) / (to - from)) })
    func cost(_ start: Double) -> Double {
      var moved = self
      moved.start = start
      return problem.cost(moved)
    }
    return cost(
      TimeAlignment.minimum(of: cost, between: start - 0.5 / fps, and: start + 0.5 / fps))
  }

  /// The least-squares problem of one move.
  ///
  /// The ends of the travel are free: a move that is cut off before it settles ends anywhere, and one
  /// whose layer appears between two clock ticks is first seen under way. They are linear parameters
  /// and solved exactly for each choice of the other three.
  private struct Problem {
    let samples: [(time: Double, progress: Double)]

    /// What is left of each sample after the best travel for these constants.
    func residuals(_ fit: SpringFit) -> [Double] {
      let (shape, line) = travelled(fit)
      return zip(samples, shape).map { $0.progress - line.offset - line.travel * $1 }
    }

    /// Where the fitted spring comes to rest, as a fraction of the observed travel.
    func target(of fit: SpringFit) -> Double {
      let line = travelled(fit).line
      return line.offset + line.travel
    }

    /// The spring's values and the straight line that maps them best onto the samples.
    private func travelled(
      _ fit: SpringFit
    ) -> (shape: [Double], line: (offset: Double, travel: Double)) {
      let spring = Spring(response: fit.response, dampingRatio: fit.dampingRatio)
      let shape = samples.map { spring.value(time: max(0, $0.time - fit.start)) }
      let count = Double(samples.count)
      let meanShape = shape.reduce(0, +) / count
      let meanValue = samples.reduce(0) { $0 + $1.progress } / count
      var variance = 0.0
      var covariance = 0.0
      for (sample, value) in zip(samples, shape) {
        variance += (value - meanShape) * (value - meanShape)
        covariance += (value - meanShape) * (sample.progress - meanValue)
      }
      let travel = variance > 1e-12 ? covariance / variance : 0
      return (shape, (meanValue - travel * meanShape, travel))
    }

    func cost(_ fit: SpringFit) -> Double {
      let sum = residuals(fit).reduce(0) { $0 + $1 * $1 }
      return sum.isFinite ? (sum / Double(samples.count)).squareRoot() : .infinity
    }

    /// The best of a coarse net over response and damping.
    func coarse(frame: Double) -> SpringFit {
      let duration = samples[samples.count - 1].time
      var best = SpringFit(response: 0.3, dampingRatio: 1, start: 0, residual: .infinity)
      var response = 0.08
      while response < max(0.1, duration * 3) {
        for damping in [0.4, 0.55, 0.7, 0.8, 0.9, 0.98, 1.2] {
          for start in [0, frame / 2] {
            var candidate = SpringFit(
              response: response, dampingRatio: damping, start: start, residual: 0)
            candidate.residual = cost(candidate)
            if candidate.residual < best.residual { best = candidate }
          }
        }
        response *= 1.18
      }
      return best
    }

    /// Levenberg–Marquardt from a start, with differences for derivatives.
    ///
    /// Source: D. Marquardt, "An algorithm for least-squares estimation of nonlinear parameters",
    /// 1963.
    func refined(_ start: SpringFit) -> SpringFit {
      var best = start
      var damping = 1e-3
      for _ in 0..<60 where damping < 1e9 {
        let base = residuals(best)
        let columns = [0, 1, 2].map { parameter -> [Double] in
          let step = 1e-6
          return zip(residuals(best.stepped([parameter: step])), base).map { ($0 - $1) / step }
        }
        var matrix = [[Double]](repeating: [0, 0, 0, 0], count: 3)
        for row in 0..<3 {
          for column in 0..<3 {
            matrix[row][column] = zip(columns[row], columns[column]).reduce(0) { $0 + $1.0 * $1.1 }
          }
          matrix[row][row] *= 1 + damping
          matrix[row][3] = -zip(columns[row], base).reduce(0) { $0 + $1.0 * $1.1 }
        }
        guard let step = Self.solve(matrix) else {
          damping *= 10
          continue
        }
        var candidate = best.stepped([0: step[0], 1: step[1], 2: step[2]])
        candidate.residual = cost(candidate)
        if candidate.residual < best.residual {
          let gain = best.residual - candidate.residual
          best = candidate
          damping = max(1e-12, damping / 10)
          if gain < 1e-12 { break }
        } else {
          damping *= 10
        }
      }
      return best
    }

    /// Gauss elimination with pivots of a 3×4 system; nil when it is singular.
    private static func solve(_ system: [[Double]]) -> [Double]? {
      var rows = system
      for column in 0..<3 {
        let pivot = (column..<3).max { rows[$0][column].magnitude < rows[$1][column].magnitude }!
        guard rows[pivot][column].magnitude > 1e-300 else { return nil }
        rows.swapAt(column, pivot)
        for row in 0..<3 where row != column {
          let factor = rows[row][column] / rows[column][column]
          for entry in column..<4 { rows[row][entry] -= factor * rows[column][entry] }
        }
      }
      let solution = (0..<3).map { rows[$0][3] / rows[$0][$0] }
      return solution.allSatisfy(\.isFinite) ? solution : nil
    }
  }

  /// The fit with parameters changed: 0 response, 1 damping ratio, 2 start; kept in sensible ranges.
  private func stepped(_ steps: [Int: Double]) -> SpringFit {
    var copy = self
    copy.response = max(0.01, copy.response + (steps[0] ?? 0))
    copy.dampingRatio = max(0.02, copy.dampingRatio + (steps[1] ?? 0))
    copy.start += steps[2] ?? 0
    return copy
  }
}

extension Series {
  /// The moves of the series: runs of frames from the last resting frame before a change to the
  /// first resting one after it. A hold of `hold` frames, or a frame without the number, ends a move.
  func moves(hold: Int = 3) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    var quiet = 0
    func end(at frame: Int) {
      if let began = start { result.append(began..<frame) }
      start = nil
    }
    for frame in values.indices.dropFirst() {
      guard values[frame] != nil, values[frame - 1] != nil else {
        end(at: frame)
        continue
      }
      if values[frame] != values[frame - 1] {
        if start == nil { start = frame - 1 }
        quiet = 0
      } else if start != nil {
        quiet += 1
        if quiet >= hold { end(at: frame - hold + 2) }
      }
    }
    end(at: values.count)
    return result
  }
}
