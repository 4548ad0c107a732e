// Directions and line break opportunities of a paragraph.

import CICU

/// Levels and breaks of one paragraph, by UTF-8 byte.
struct ParagraphAnalysis {
  /// Level of the paragraph: odd = right to left.
  private(set) var level: UInt8 = 0
  /// True when all of the text runs left to right and lines break by the Latin rules.
  let isSimple: Bool
  /// By byte; empty when all levels are 0.
  private var levels: [UInt8] = []
  /// By byte: a line may start here.
  private var breaks: [Bool]

  /// - Parameter isRightToLeft: direction of text without letters.
  init(_ text: String, isRightToLeft: Bool) {
    breaks = [Bool](repeating: false, count: text.utf8.count)
    var classes: [LineBreakRules.Class] = []
    classes.reserveCapacity(text.utf8.count)
    var isSimple = true
    var hasLetter = false
    for scalar in text.unicodeScalars {
      let lineClass = LineBreakRules.lineClass(scalar)
      if lineClass == .other {
        isSimple = false
        break
      }
      // Letters of the repertoire are all left-to-right.
      if lineClass == .alphabetic, scalar.properties.isAlphabetic { hasLetter = true }
      classes.append(lineClass)
    }
    self.isSimple = isSimple && (hasLetter || !isRightToLeft)
    if isSimple { addSimpleBreaks(text, classes) }
    if !isSimple || !self.isSimple { askICU(text, isRightToLeft, wantsBreaks: !isSimple) }
  }

  /// True when a line may start at the byte.
  func startsLine(at byte: Int) -> Bool { breaks.indices.contains(byte) && breaks[byte] }

  func level(at byte: Int) -> UInt8 { levels.indices.contains(byte) ? levels[byte] : 0 }

  private mutating func addSimpleBreaks(_ text: String, _ classes: [LineBreakRules.Class]) {
    let opportunities = LineBreakRules.opportunities(classes)
    var byte = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      breaks[byte] = opportunities[index]
      byte += UTF8.width(scalar)
    }
  }

  private mutating func askICU(_ text: String, _ isRightToLeft: Bool, wantsBreaks: Bool) {
    let units = Array(text.utf16)
    guard !units.isEmpty, units.count <= Int(Int32.max) else { return }
    var unitLevels = [UInt8](repeating: 0, count: units.count)
    let base = zr_icu_bidi_levels(
      units, Int32(units.count), isRightToLeft ? 3 : 2, &unitLevels)
    var unitBreaks = [UInt8](repeating: 0, count: units.count)
    let hasBreaks =
      wantsBreaks && zr_icu_line_breaks(units, Int32(units.count), &unitBreaks) == 0
    if base > 0 { level = UInt8(base) }
    let usesLevels = base >= 0 && unitLevels.contains { $0 != 0 }
    if usesLevels { levels = [UInt8](repeating: 0, count: breaks.count) }
    var (byte, unit) = (0, 0)
    var previous: Unicode.Scalar = "\0"
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if usesLevels { for index in byte..<byte + width { levels[index] = unitLevels[unit] } }
      if hasBreaks {
        breaks[byte] = unitBreaks[unit] != 0 && !(previous.isHangul && scalar.isHangul)
      } else if wantsBreaks {
        // Without ICU, lines still break after spaces.
        breaks[byte] = previous == " " && scalar != " "
      }
      byte += width
      unit += UTF16.width(scalar)
      previous = scalar
    }
  }
}

extension Unicode.Scalar {
  /// True for Korean syllables and letters. Labels of iOS break Korean between words, not between
  /// syllables: the word priority of their standard strategy. Documented by Apple.
  fileprivate var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
    default: false
    }
  }
}
