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

  /// Adds what is left when the cause and others are undone: the sentence keeps its end.
  ///
  /// - Parameter others: named in the sentence where they have room, else counted.
  mutating func proven(_ left: String, beside others: [Explanation] = []) {
    // Pixels say more than the fraction that a fit has left.
    let words = ([self] + others).map { cause in
      cause.residualStart.map { String(cause.sentence[..<$0]) } ?? cause.sentence
    }
    let all = words.joined(separator: "; ")
    var end = ", residual \(left)"
    if all.unicodeScalars.count + end.count <= Explanation.sentenceLimit {
      sentence = all + end
      return
    }
    if !others.isEmpty { end += " with \(others.count) more" }
    sentence = Explanation.shortened(words[0], to: Explanation.sentenceLimit - end.count) + end
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

  /// The text with spaces for what ends lines, and without what steers a terminal.
  private static func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSpace = ["\n", "\r", "\t", "\u{2028}", "\u{2029}"].contains(scalar)
      line.append(isSpace ? " " : scalar)
    }
    return PrintableText.line(String(line))
  }
}
