// Which frames of a scene a run makes, and in which order.

/// Frame ranges of a command line.
///
/// A list of parts with commas: `7`, `0-59`, `0-59x2` (every second), `0-59:8` (all of them, coarse
/// first: every 8th, then the ones between), `0.2s-0.8s` (frames within seconds), `all`.
package enum FrameSelection {
  /// Most frames of a run.
  package static let maximumFrames = 36_000

  /// Frames of a scene: from time 0 to the first frame at or after the end.
  package static func frameCount(duration: Double, fps: Double) -> Int {
    let frames = (duration * fps - 1e-9).rounded(.up) + 1
    return frames.isFinite ? Int(min(max(frames, 1), 1e9)) : Int(1e9)
  }

  /// Frame numbers in the order in which to make them; each once, at its first mention.
  package static func indices(
    _ text: String, count: Int, fps: Double
  ) throws(FrameSelectionError) -> [Int] {
    var chosen: [Int] = []
    var seen = [Bool](repeating: false, count: max(count, 0))
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      for index in try indices(of: part, count: count, fps: fps) where !seen[index] {
        seen[index] = true
        chosen.append(index)
      }
    }
    guard !chosen.isEmpty else { throw FrameSelectionError("'\(text)' selects no frame") }
    return chosen
  }

  private static func indices(
    of part: Substring, count: Int, fps: Double
  ) throws(FrameSelectionError) -> [Int] {
    var range = part
    var step = 1
    var stride: Int?
    if let mark = part.firstIndex(where: { $0 == "x" || $0 == ":" }) {
      guard let number = Int(part[part.index(after: mark)...]), (1...maximumFrames).contains(number)
      else { throw FrameSelectionError("'\(part)' needs a whole number after '\(part[mark])'") }
      range = part[..<mark]
      if part[mark] == "x" { step = number } else { stride = number }
    }
    let bounds = try bounds(of: range, count: count, fps: fps)
    let all = Array(Swift.stride(from: bounds.lowerBound, through: bounds.upperBound, by: step))
    return stride.map { interleaved(all, by: $0) } ?? all
  }

  /// The elements coarse first: every `step`th, then halving the distance.
  private static func interleaved(_ all: [Int], by step: Int) -> [Int] {
    var result: [Int] = []
    var isTaken = [Bool](repeating: false, count: all.count)
    var distance = step
    while true {
      for index in Swift.stride(from: 0, to: all.count, by: distance) where !isTaken[index] {
        isTaken[index] = true
        result.append(all[index])
      }
      if distance == 1 { return result }
      distance /= 2
    }
  }

  private static func bounds(
    of range: Substring, count: Int, fps: Double
  ) throws(FrameSelectionError) -> ClosedRange<Int> {
    if range == "all" { return 0...max(count - 1, 0) }
    let parts = range.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let isTime = range.hasSuffix("s")
    func number(_ text: Substring, roundsUp: Bool) throws(FrameSelectionError) -> Int {
      if isTime {
        let digits = text.hasSuffix("s") ? text.dropLast() : text
        guard let seconds = Double(digits), seconds.isFinite, seconds >= 0, seconds < 1e6 else {
          throw FrameSelectionError("'\(text)' is no time in seconds, as in 0.2s-0.8s")
        }
        let frame = seconds * fps
        return Int(roundsUp ? (frame - 1e-9).rounded(.up) : (frame + 1e-9).rounded(.down))
      }
      guard let number = Int(text), number >= 0 else {
        throw FrameSelectionError("'\(text)' is no frame number, as in 0-59")
      }
      return number
    }
    let first = try number(parts[0], roundsUp: true)
    var last = parts.count == 2 ? try number(parts[1], roundsUp: false) : first
    if isTime { last = min(last, count - 1) }
    guard first <= last else { throw FrameSelectionError("'\(range)' runs backwards or is empty") }
    guard last < count else {
      throw FrameSelectionError("frame \(last) is past the last one, \(count - 1)")
    }
    return first...last
  }
}

/// What is wrong with frame ranges.
package struct FrameSelectionError: Error, Equatable {
  package var message: String
  init(_ message: String) { self.message = message }
}
