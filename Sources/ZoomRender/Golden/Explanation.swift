// Why a golden failed, in one sentence.

/// The cause of a difference between a golden's motion and this run's.
public struct Explanation: Sendable, Equatable {
  /// Kinds of causes; raw values are part of the report format.
  public enum Cause: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case elementMissing, elementExtra, textChanged, swapped, order
    case delay, speed, spring, curve, repeatedFrame
    case moved, resized, radius, opacity, shadow, blur
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
  /// How to undo the cause, for the proof; nil when it cannot be undone.
  var remedy: Remedy?
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
    if let fraction = sentence.firstRange(of: ", residual ") {
      sentence = String(sentence[..<fraction.lowerBound])
    }
    sentence = Explanation.shortened(sentence, to: Explanation.sentenceLimit - end.count) + end
  }

  /// A name in a sentence; long ones are cut.
  static func name(_ text: String) -> String {
    "'\(text.count > 32 ? text.prefix(31) + "…" : text[...])'"
  }

  static func shortened(_ sentence: String, to limit: Int = sentenceLimit) -> String {
    let line = sentence.replacing("\n", with: " ")
    guard line.count > limit else { return line }
    return String(line.prefix(limit - 1)) + "…"
  }
}

/// A change that turns this run's frames back into the golden's, if the cause is the true one.
package enum Remedy: Sendable, Equatable {
  /// The golden's moment t is this run's moment `(t + delay) / speed`; `delay` in seconds.
  case time(delay: Double, speed: Double)
  /// The golden's numbers instead of this run's, in the layers of these identities.
  case numbers(layers: [String])
  /// The drawing of an element changed back.
  case drawing(ElementEdit)
}

/// A change of what an element draws within its layer.
package struct ElementEdit: Sendable, Equatable {
  /// Name of the element; nil for everything.
  var element: String?
  /// Displacement in layer points.
  var offset = Vector.zero
  /// A colour as it is drawn, and the one that replaces it; compared in steps of 1/255.
  var color: (from: [UInt8], to: [UInt8])?
  /// Factor of the opacity.
  var opacity = 1.0

  package static func == (a: ElementEdit, b: ElementEdit) -> Bool {
    a.element == b.element && a.offset == b.offset && a.opacity == b.opacity
      && a.color?.from == b.color?.from && a.color?.to == b.color?.to
  }
}
