// Scripts other than Latin: directions, breaks, fallback fonts, emoji.

import Testing

@testable import ZoomRender

struct TextScriptTests {
  private func layout(
    _ string: String, width: Double? = nil, _ change: (inout TextAttributes) -> Void = { _ in }
  ) throws -> TextLayout {
    var attributes = TextAttributes()
    change(&attributes)
    return try TestAssets.textEngine().layout(
      TextContent(string), proposal: ProposedSize(width: width, height: nil),
      attributes: attributes)
  }

  private func strings(_ layout: TextLayout, of string: String) -> [String] {
    let bytes = Array(string.utf8)
    return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Faces of a line in visual order.
  private func files(_ layout: TextLayout, line: Int = 0) -> [PinnedFont?] {
    layout.lines[line].runs.map { PinnedFont(rawValue: $0.face.file.value) }
  }

  @Test(arguments: [
    ("مرحبا، بالعالم؟", PinnedFont.arabicRegular), ("שלום", .hebrewRegular),
    ("สวัสดี", .thaiRegular), ("नमस्ते", .devanagariRegular), ("春眠、", .eastAsian),
    ("ひらがなカタカナ", .eastAsian), ("한국어", .eastAsian), ("привет Ωμέγα", .inter),
  ])
  func `a script without glyphs in the system font takes its own`(
    string: String, font: PinnedFont
  ) throws {
    let found = try layout(string)
    #expect(found.missingCharacters.isEmpty)
    #expect(Set(files(found)) == [font])
    #expect(found.size.height == (try layout("A")).size.height)
  }

  @Test func `bold text takes the bold fallback`() throws {
    let found = try layout("שלום") { $0.fontWeight = .bold }
    #expect(files(found) == [.hebrewBold])
  }

  @Test func `a character that no font has is recorded once and drawn as a box`() throws {
    let found = try layout("a\u{10A00}b\u{10A00}\u{E123}")
    #expect(found.missingCharacters == ["\u{10A00}", "\u{E123}"])
    #expect(found.lines[0].runs.flatMap(\.glyphs).filter { $0 == 0 }.count == 3)
  }

  /// X of the first glyph of every run of a line, with its file.
  @Test func `Hebrew runs from right to left and keeps its numbers`() throws {
    let found = try layout("אב 12 גד")
    let runs = found.lines[0].runs
    // On screen from the left: the second word, the number, the first word.
    #expect(files(found) == [.hebrewRegular, .inter, .hebrewRegular])
    let first = try #require(runs.last?.positions.map(\.x).max())
    let last = try #require(runs.first?.positions.map(\.x).min())
    #expect(last < first)
    let digits = runs[1].positions.map(\.x)
    #expect(digits == digits.sorted())
  }

  @Test func `a right-to-left paragraph wraps line by line from its start`() throws {
    let text = "אבג דהו זחט יכל"
    let width = try layout("אבג דהו ").size.width + 1
    let found = try layout(text, width: width) { $0.layoutDirection = .rightToLeft }
    #expect(strings(found, of: text) == ["אבג דהו ", "זחט יכל"])
    for line in found.lines {
      let xs = line.runs.flatMap(\.positions).map(\.x)
      // Aligned to the right edge: the leading side of a right-to-left layout.
      #expect((xs.min()! - (found.size.width - line.width)).magnitude < 2)
    }
  }

  @Test func `parentheses are mirrored in right-to-left text`() throws {
    let hebrew = try layout("(א)")
    let latin = try layout("()")
    let found = hebrew.lines[0].runs.flatMap { zip($0.glyphs, $0.positions.map(\.x)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    let expected = latin.lines[0].runs.flatMap(\.glyphs)
    #expect(found.first == expected.first && found.last == expected.last)
  }

  @Test func `text without letters follows the layout direction`() throws {
    let left = try layout("(1) 2")
    let right = try layout("(1) 2") { $0.layoutDirection = .rightToLeft }
    #expect(left.size == right.size)
    #expect(left.lines[0].runs[0].glyphs != right.lines[0].runs[0].glyphs)
  }

  @Test func `the ellipsis of right-to-left text stands at its left end`() throws {
    let text = "אבגדהוזחטיכלמנס"
    let found = try layout(text, width: 60) { $0.lineLimit = .init(maximum: 1) }
    #expect(found.isTruncated)
    let leftmost = try #require(
      found.lines[0].runs.min {
        ($0.positions.map(\.x).min() ?? 0) < $1.positions.map(\.x).min() ?? 0
      })
    #expect(PinnedFont(rawValue: leftmost.face.file.value) == .inter)
  }

  @Test func `Arabic letters join`() throws {
    // Beh alone and three behs: initial, medial and final forms differ from the isolated one.
    let alone = try layout("ب").lines[0].runs[0].glyphs
    let word = try layout("ببب").lines[0].runs[0].glyphs
    #expect(alone.count == 1 && Set(word).count == 3 && !word.contains(alone[0]))
  }

  @Test func `Thai breaks between words, without spaces`() throws {
    let text = "ภาษาไทยที่ยาวและต้องตัดคำ"
    let found = try layout(text, width: 100)
    let lines = strings(found, of: text)
    #expect(lines.joined() == text && lines.count > 1)
    // Words of the sentence: every line starts with one.
    let words = ["ภาษา", "ไทย", "ที่", "ยาว", "และ", "ต้อง", "ตัด", "คำ"]
    for line in lines { #expect(words.contains { line.hasPrefix($0) }, "\(line)") }
  }

  @Test func `Chinese breaks anywhere but not before closing punctuation`() throws {
    let text = "春眠不覚暁、処処聞啼鳥。夜来風雨声、花落知多少。"
    for width in stride(from: 40.0, to: 200, by: 9) {
      let lines = strings(try layout(text, width: width), of: text)
      #expect(lines.joined() == text)
      for line in lines { #expect(!line.hasPrefix("、") && !line.hasPrefix("。")) }
    }
  }

  /// Emoji sequences that are one picture each.
  @Test(arguments: [
    "😀", "👍🏽", "❤️", "1️⃣", "🇯🇵", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "👩🏿‍🚀",
  ])
  func `an emoji sequence is one colour glyph`(emoji: String) throws {
    let engine = try TestAssets.textEngine()
    let found = try layout(emoji)
    #expect(found.missingCharacters.isEmpty)
    let runs = found.lines[0].runs
    #expect(runs.count == 1 && runs[0].isColorBitmap)
    #expect(runs[0].glyphs.count == 1)
    let picture = try #require(engine.assets.colorGlyph(runs[0].glyphs[0], in: runs[0].face))
    #expect(picture.image.width == 136)
    #expect((15...24).contains(picture.rect.size.width))
    #expect(picture.rect.minY < 0)
  }

  @Test func `two flags are two pictures and text style keeps its glyph`() throws {
    #expect(try layout("🇯🇵🇩🇪").lines[0].runs[0].glyphs.count == 2)
    #expect(try layout("☀\u{FE0E}").lines[0].runs.allSatisfy { !$0.isColorBitmap })
    #expect(try layout("☀\u{FE0F}").lines[0].runs.allSatisfy(\.isColorBitmap))
    #expect(try layout("a1#").lines[0].runs.allSatisfy { !$0.isColorBitmap })
  }

  @Test func `a combining mark makes no room and is not torn off`() throws {
    #expect(try layout("e\u{301}").size.width == (try layout("é")).size.width)
    let marked = String(repeating: "o\u{302}\u{323}", count: 6)
    let found = try layout(marked, width: 0)
    #expect(found.lines.count == 6)
  }

  @Test func `characters that control text make no glyphs`() throws {
    let plain = try layout("ab").size
    for text in ["a\u{200D}b", "a\u{200B}b", "a\u{FEFF}b", "a\u{2060}b", "a\u{200E}b"] {
      let found = try layout(text)
      #expect(found.missingCharacters.isEmpty)
      #expect((found.size.width - plain.width).magnitude <= 0.67, "\(text.unicodeScalars)")
    }
  }

  // MARK: - Hostile text

  @Test(arguments: ["a", "a ", "春", "א", "😀", "e\u{301}", "\n", "\u{301}"])
  func `ten megabytes are cut at the limit and set`(unit: String) throws {
    let text = String(repeating: unit, count: 10_000_000 / unit.utf8.count)
    let found = try layout(text, width: 300) { $0.lineLimit = .init(maximum: 4) }
    #expect(found.isCut && found.isTruncated)
    #expect(found.size.isFinite && found.lines.count <= 4)
  }

  @Test func `broken encodings become replacement characters`() throws {
    // A lone surrogate cannot be in a string: it arrives as U+FFFD.
    let text = String(decoding: [0xD83D as UInt16, 0x41, 0xDE00], as: UTF16.self)
    let found = try layout(text)
    #expect(found.lines.count == 1 && found.size.width > 0)
  }

  @Test func `random text of all planes is set without a crash and alike twice`() throws {
    var random = SplitMix(seed: 3)
    let engine = TextEngine(assets: try TestAssets.snapshot())
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<random.next(below: 30) {
        let range = [0x80, 0x250, 0x700, 0x3000, 0x1_0000, 0x1_F800, 0x11_0000][
          random.next(below: 7)]
        if let scalar = Unicode.Scalar(UInt32(random.next(below: range))) {
          text.unicodeScalars.append(scalar)
        }
      }
      let proposal = ProposedSize(width: Double(random.next(below: 200)), height: nil)
      let first = engine.layout(TextContent(text), proposal: proposal, attributes: .init())
      let second = try layout(text, width: proposal.width)
      #expect(first == second)
      #expect(first.size.isFinite)
    }
  }
}
