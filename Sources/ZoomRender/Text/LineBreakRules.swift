// Line break opportunities of Latin text, without ICU.

/// The Unicode line breaking algorithm (UAX 14) for a Latin repertoire.
///
/// Answers what ICU answers for it (tested on random strings), without loading ICU: ASCII, Latin-1,
/// Latin Extended-A and -B, and common typographic punctuation.
enum LineBreakRules {
  /// Line break classes that occur in the repertoire, named as in UAX 14.
  enum Class: UInt8 {
    case alphabetic, numeric, space, breakAfter, hyphen, dash, openPunctuation, closePunctuation
    case closeParenthesis, quotation, exclamation, infix, slash, inseparable, prefix, postfix
    case glue, breakBefore
    /// Outside the repertoire: ask ICU.
    case other
  }

  /// True when `text` can be broken here: no right-to-left letters, marks or complex scripts.
  static func covers(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    text.allSatisfy { lineClass($0) != .other }
  }

  static func lineClass(_ scalar: Unicode.Scalar) -> Class {
    let value = scalar.value
    if value < 0x80 { return ascii[Int(value)] }
    switch value {
    case 0xA0: return .glue
    case 0xA1, 0xBF: return .openPunctuation
    case 0xA2, 0xB0: return .postfix
    case 0xA3...0xA5, 0xB1: return .prefix
    case 0xAB, 0xBB: return .quotation
    case 0xB4: return .breakBefore
    case 0xA6, 0xA9, 0xAC, 0xAE, 0xAF, 0xB5, 0xB7, 0xC0...0x24F:
      return .alphabetic
    case 0x2013: return .breakAfter
    case 0x2014: return .dash
    case 0x2018, 0x2019, 0x201C, 0x201D: return .quotation
    case 0x201A, 0x201E: return .openPunctuation
    case 0x2026: return .inseparable
    case 0x2122: return .alphabetic
    case 0x20AC: return .prefix
    default: return .other
    }
  }

  private static let ascii: [Class] = (0..<128).map { value in
    switch UnicodeScalar(UInt8(value)) {
    case " ": .space
    case "\t": .breakAfter
    case "!", "?": .exclamation
    case "\"", "'": .quotation
    case "$", "+", "\\": .prefix
    case "%": .postfix
    case "(", "[", "{": .openPunctuation
    case ")", "]": .closeParenthesis
    case "}": .closePunctuation
    case ",", ".", ":", ";": .infix
    case "-": .hyphen
    case "/": .slash
    case "0"..."9": .numeric
    case "|": .breakAfter
    case let scalar where scalar.value < 0x20 || scalar.value == 0x7F: .other
    default: .alphabetic
    }
  }

  /// For every scalar of a paragraph, whether a line may start at it; the first entry is false.
  static func opportunities(_ classes: [Class]) -> [Bool] {
    var result = [Bool](repeating: false, count: classes.count)
    var state = State()
    for index in classes.indices {
      if index > 0 { result[index] = state.allowsBreak(before: index, in: classes) }
      state.advance(over: classes[index])
    }
    return result
  }

  /// What the rules remember of the text so far.
  private struct State {
    /// Class of the last character that is no space.
    var last: Class?
    var hasSpaceAfterLast = false
    /// True inside a number: digits and their infix signs (rule 25).
    var isInNumber = false
    var endsNumber = false
    /// True after a hyphen that begins a word (rule 20a).
    var beginsWord = false

    mutating func advance(over next: Class) {
      if next == .space {
        hasSpaceAfterLast = true
        isInNumber = false
        endsNumber = false
        return
      }
      beginsWord =
        next == .hyphen && (last == nil || (hasSpaceAfterLast && last != .openPunctuation))
      switch next {
      case .numeric:
        isInNumber = true
        endsNumber = false
      case .slash, .infix:
        endsNumber = false
      case .closePunctuation, .closeParenthesis:
        endsNumber = isInNumber
        isInNumber = false
      default:
        isInNumber = false
        endsNumber = false
      }
      last = next
      hasSpaceAfterLast = false
    }

    func allowsBreak(before index: Int, in classes: [Class]) -> Bool {
      let next = classes[index]
      guard next != .space, last != nil || hasSpaceAfterLast else { return false }
      // Rules that hold across spaces: 13 to 17.
      switch next {
      case .closePunctuation, .closeParenthesis, .exclamation, .slash: return false
      case .infix:
        // An infix sign after a space that begins a number may start a line (rule 14a of ICU).
        let beginsNumber = index + 1 < classes.count && classes[index + 1] == .numeric
        return hasSpaceAfterLast && beginsNumber && last != .openPunctuation
      default: break
      }
      if last == .openPunctuation { return false }
      if last == .quotation, next == .openPunctuation { return false }
      if last == .dash, next == .dash { return false }
      if hasSpaceAfterLast { return true }
      guard let last else { return false }
      return allowsBreak(between: last, and: next, at: index, in: classes)
    }

    private func allowsBreak(
      between last: Class, and next: Class, at index: Int, in classes: [Class]
    ) -> Bool {
      if last == .glue { return false }
      if next == .glue { return last == .breakAfter || last == .hyphen }
      if next == .quotation || last == .quotation { return false }
      switch next {
      case .breakAfter, .hyphen, .inseparable: return false
      default: break
      }
      if last == .breakBefore { return false }
      if last == .hyphen, beginsWord, next == .alphabetic { return false }
      let isText: (Class) -> Bool = { $0 == .alphabetic || $0 == .numeric }
      if isText(last), isText(next) { return false }
      let isSign: (Class) -> Bool = { $0 == .prefix || $0 == .postfix }
      if isSign(last), isText(next) { return false }
      if isText(last), isSign(next) { return false }
      if isSign(last), next == .openPunctuation, opensNumber(at: index, in: classes) {
        return false
      }
      if isSign(next), isInNumber || endsNumber { return false }
      if next == .numeric, last == .hyphen || last == .infix { return false }
      if next == .numeric, last == .slash, isInNumber { return false }
      if last == .infix, next == .alphabetic { return false }
      if isText(last), next == .openPunctuation { return false }
      if last == .closeParenthesis, isText(next) { return false }
      return true
    }

    /// True when the bracket at `index` is followed by a number, which an infix sign may begin.
    private func opensNumber(at index: Int, in classes: [Class]) -> Bool {
      let rest = classes.dropFirst(index + 1)
      return rest.first == .numeric || (rest.first == .infix && rest.dropFirst().first == .numeric)
    }
  }
}
