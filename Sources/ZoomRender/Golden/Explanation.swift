// Why a golden failed, in one sentence.

/// The cause of a difference between a golden's motion and this run's.
public struct Explanation: Sendable, Equatable {
  /// Kinds of causes; raw values are part of the report format.
  public enum Cause: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case elementMissing, elementExtra, textChanged
    case delay, speed, spring, curve, repeatedFrame
    case moved, resized, radius, opacity
    case color, environment, nonDeterministic, size, unknown
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

  package static let sentenceLimit = 140

  package init(
    _ cause: Cause, _ sentence: String, subject: String? = nil, frames: ClosedRange<Int>? = nil,
    residual: Double = 0, amount: Double = 0
  ) {
    self.cause = cause
    self.sentence = Explanation.shortened(sentence)
    self.subject = subject
    self.frames = frames
    self.residual = residual
    self.amount = amount
  }

  private static func shortened(_ sentence: String) -> String {
    guard sentence.count > sentenceLimit else { return sentence }
    return String(sentence.prefix(sentenceLimit - 1)) + "…"
  }
}
