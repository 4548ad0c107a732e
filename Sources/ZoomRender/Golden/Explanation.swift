// Why a golden failed, in one sentence.

/// The cause of a difference between a golden's motion and this run's.
public struct Explanation: Sendable, Equatable {
  /// Kinds of causes; raw values are part of the report format.
  public enum Cause: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case elementMissing, elementExtra, textChanged, swapped, order
    case delay, speed, spring, curve, repeatedFrame
    case moved, resized, radius, opacity, shadow, blur
    case color, setting, environment, nonDeterministic, size, unknown
  }

  package var cause: Cause
  /// At most 140 characters, in lower case, without a full stop.
  public var sentence: String
  /// The element or layer that it is about; nil when it is about everything.
  public var subject: String?
  /// First and last frame that differ.
  public var frames: ClosedRange<Int>?
  /// What the cause leaves unexplained: points, or a fraction of the travel for time and springs.
  public var residual: Double
  /// The number behind the sentence: milliseconds late, points moved, new response …
  public var amount: Double
  /// How to undo the cause, for the proof; nil when it cannot be undone.
  var remedy: Remedy?
  /// Among several things that show it, the one that shows most of it.
  var suspect: String?
  /// What has changed in numbers, if that is known.
  var change: Change?
  /// Where it is on screen, in points, when no element tells.
  var region: Rect?
  /// Whole frames by which this run is late, where digests have proven it.
  var frameShift: Int?

  package static let sentenceLimit = 140

  package init(
    _ cause: Cause, _ sentence: String, subject: String? = nil, frames: ClosedRange<Int>? = nil,
    residual: Double = 0, amount: Double = 0, remedy: Remedy? = nil
  ) {
    self.cause = cause
    self.sentence = Explanation.shortened(sentence)
    self.subject = subject
    self.frames = frames
    self.residual = residual
    self.amount = amount
    self.remedy = remedy
  }

  /// Adds what is left when the cause and `count - 1` others are undone: the sentence keeps its end.
  mutating func proven(_ left: String, count: Int) {
    let others = count > 1 ? " with \(count - 1) more" : ""
    let end = ", residual \(left)\(others)"
    // Pixels say more than the fraction that a fit has left.
    if let start = residualStart { sentence = String(sentence[..<start]) }
    sentence = Explanation.shortened(sentence, to: Explanation.sentenceLimit - end.count) + end
  }

  /// Puts words before the sentence: its end, the residual, is kept.
  mutating func begin(with words: String) {
    let end = residualStart.map { String(sentence[$0...]) } ?? ""
    let start = "\(words): \(sentence.dropLast(end.count))"
    sentence = Explanation.shortened(start, to: Explanation.sentenceLimit - end.count) + end
  }

  /// Where the sentence's residual begins: after every name, for a name may hold such words too.
  private var residualStart: String.Index? {
    guard let last = sentence.ranges(of: ", residual ").last,
      !sentence[last.upperBound...].contains("'")
    else { return nil }
    return last.lowerBound
  }

  /// A name in a sentence; long ones are cut.
  static func name(_ text: String) -> String { "'\(shortened(text, to: 32))'" }

  /// A text on one line of at most `limit` Unicode scalars, as JSON Schema counts; what a reader sees
  /// as one character stays whole.
  static func shortened(_ sentence: String, to limit: Int = sentenceLimit) -> String {
    let line = oneLine(sentence)
    guard line.unicodeScalars.count > limit else { return line }
    var (text, room) = ("", limit - 1)
    for character in line {
      room -= character.unicodeScalars.count
      guard room >= 0 else { break }
      text.append(character)
    }
    return text + "…"
  }

  /// The text with spaces for what ends lines or steers a terminal.
  private static func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
