// Which font, script and direction every character is shaped with.

import CHarfBuzz

/// Cuts a paragraph into pieces that HarfBuzz can shape.
struct TextItemizer {
  let fonts: FontLibrary
  let runs: [TextShaper.Run]
  /// The run in which the paragraph starts.
  let firstRun: Int
  /// Byte of the text at which the paragraph starts.
  let offset: Int

  /// The items in reading order.
  ///
  /// - Parameter missing: receives characters that no font covers, each once, at most 16.
  func items(
    of text: String, analysis: ParagraphAnalysis, missing: inout [String]
  ) -> [TextShaper.Item] {
    if analysis.isSimple, let items = simpleItems(of: text) { return items }
    var items: [TextShaper.Item] = []
    var byte = 0
    var run = firstRun
    var script = HB_SCRIPT_COMMON
    for character in text {
      let length = character.utf8.count
      while run + 1 < runs.count, runs[run].bytes.upperBound <= offset + byte { run += 1 }
      let font = runs[run].font
      if let own = TextItemizer.script(of: character) { script = own }
      let choice = face(for: character, script: script, font: font)
      if choice == nil, missing.count < 16 {
        // A cluster may have any number of marks: its first few characters name it.
        let name = String(String.UnicodeScalarView(character.unicodeScalars.prefix(4)))
        if !missing.contains(name) { missing.append(name) }
      }
      let face = choice ?? font.primaryFace
      let isColor = choice.map { fonts.file($0.face.file)?.hasColorBitmaps ?? false } ?? false
      // A grapheme cluster never changes its level inside; runs may end inside one.
      add(
        TextShaper.Item(
          bytes: offset + byte..<offset + byte + length, run: run, face: face,
          level: analysis.level(at: byte), script: script, isColorBitmap: isColor), to: &items)
      byte += length
    }
    return items
  }

  /// One item per run when the run's own font covers all of a simple text; else nil.
  private func simpleItems(of text: String) -> [TextShaper.Item]? {
    let end = offset + text.utf8.count
    var items: [TextShaper.Item] = []
    for index in firstRun..<runs.count {
      if runs[index].bytes.lowerBound >= end { break }
      let bytes = runs[index].bytes.clamped(to: offset..<end)
      guard !bytes.isEmpty else { continue }
      let face = runs[index].font.primaryFace
      guard coversLatin(face.face.file) else { return nil }
      items.append(
        TextShaper.Item(
          bytes: bytes, run: index, face: face, level: 0, script: HB_SCRIPT_LATIN,
          isColorBitmap: false))
    }
    return items
  }

  /// True for the pinned Latin families: they cover the whole simple repertoire.
  private func coversLatin(_ file: FontFileID) -> Bool {
    guard fonts.file(file) != nil, let font = PinnedFont(rawValue: file.value) else { return false }
    return font == .inter || font == .interItalic
  }

  private func add(_ item: TextShaper.Item, to items: inout [TextShaper.Item]) {
    if let last = items.last, last.run == item.run, last.face == item.face,
      last.level == item.level, last.script == item.script
    {
      items[items.count - 1].bytes = last.bytes.lowerBound..<item.bytes.upperBound
    } else {
      items.append(item)
    }
  }

  // MARK: - Fonts

  /// The face that draws a character; nil when no font has it.
  private func face(
    for character: Character, script: hb_script_t, font: ResolvedFont
  ) -> TypeFace? {
    if TextItemizer.isEmoji(character), covers(PinnedFont.emoji.id, character) {
      return font.fallbackFace(.emoji)
    }
    let primary = font.primaryFace
    if covers(primary.face.file, character) { return primary }
    for fallback in fallbacks(for: script, font: font) where covers(fallback.id, character) {
      if fallback == .inter || fallback == .interItalic {
        var system = font
        system.file = nil
        system.design = .default
        return system.primaryFace
      }
      return font.fallbackFace(fallback)
    }
    return nil
  }

  /// Files to try after the font's own, in order; punctuation takes those of the script around it.
  private func fallbacks(for script: hb_script_t, font: ResolvedFont) -> [PinnedFont] {
    let isBold = font.weight.isBoldish
    let arabic: PinnedFont = isBold ? .arabicBold : .arabicRegular
    let hebrew: PinnedFont = isBold ? .hebrewBold : .hebrewRegular
    let thai: PinnedFont = isBold ? .thaiBold : .thaiRegular
    let devanagari: PinnedFont = isBold ? .devanagariBold : .devanagariRegular
    let first: PinnedFont? =
      switch script {
      case HB_SCRIPT_ARABIC: arabic
      case HB_SCRIPT_HEBREW: hebrew
      case HB_SCRIPT_THAI: thai
      case HB_SCRIPT_DEVANAGARI: devanagari
      case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
        HB_SCRIPT_BOPOMOFO:
        .eastAsian
      default: nil
      }
    let all: [PinnedFont] = [
      font.isItalic ? .interItalic : .inter, .symbols, .symbols2, .serifRegular, .eastAsian,
      arabic, hebrew, thai, devanagari, .emoji,
    ]
    return (first.map { [$0] } ?? []) + all
  }

  /// True when the font has every character of a cluster that needs a glyph.
  private func covers(_ id: FontFileID, _ character: Character) -> Bool {
    guard let file = fonts.file(id) else { return false }
    let isEmojiFont = file.hasColorBitmaps
    for scalar in character.unicodeScalars {
      if scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 0x20 { continue }
      // A keycap's ring and a flag's tags are drawn by the sequence's one glyph.
      if isEmojiFont, scalar.value == 0x20E3 || scalar.value >= 0xE0000 { continue }
      if file.glyph(for: scalar) == nil { return false }
    }
    return true
  }

  /// True for characters that are shown in colour unless asked otherwise, and sequences that ask
  /// for it.
  static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    return scalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
    }
  }

  /// The script of a cluster's first character that has one; nil for punctuation and marks.
  static func script(of character: Character) -> hb_script_t? {
    for scalar in character.unicodeScalars {
      if scalar.value < 0x80 {
        if scalar.properties.isAlphabetic { return HB_SCRIPT_LATIN }
        continue
      }
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
        return script
      }
    }
    return nil
  }
}
