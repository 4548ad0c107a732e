// Line breaks, truncation, alignment.

import Testing

@testable import ZoomRender

struct TextWrappingTests {
  private static let paragraph =
    "Layout must wrap this sentence onto several lines inside a narrow frame."

  private func layout(
    _ string: String, width: Double? = nil, height: Double? = nil,
    _ change: (inout TextAttributes) -> Void = { _ in }
  ) throws -> TextLayout {
    var attributes = TextAttributes(font: FontReference(.system(size: 13)), pixelsPerPoint: 2)
    change(&attributes)
    return try TestAssets.textEngine().layout(
      TextContent(string), proposal: ProposedSize(width: width, height: height),
      attributes: attributes)
  }

  private func strings(_ layout: TextLayout, of string: String) -> [String] {
    let bytes = Array(string.utf8)
    return layout.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Recorded on SwiftUI: lines of the paragraph at 13 points.
  @Test(arguments: [(100.0, 6), (120, 4), (150, 4), (200, 3), (300, 2)])
  func `a paragraph has the recorded number of lines`(width: Double, lines: Int) throws {
    let found = try layout(Self.paragraph, width: width)
    #expect(found.lines.count == lines, "\(strings(found, of: Self.paragraph))")
    #expect(found.size.width <= width)
  }

  @Test func `the words of a wrapped line keep their order and all of them are shown`() throws {
    for width in stride(from: 20.0, to: 460, by: 7) {
      let found = try layout(Self.paragraph, width: width)
      #expect(strings(found, of: Self.paragraph).joined() == Self.paragraph)
      #expect(found.lines.allSatisfy { $0.width <= width + 1e-6 })
    }
  }

  @Test func `the trailing space counts in the width up to the proposal`() throws {
    let text = "aaaa bbbb cccc"
    let whole = try layout("aaaa bbbb ").size.width
    let bare = try layout("aaaa bbbb").size.width
    #expect(whole > bare)
    #expect(
      try layout(text, width: whole + 1) { $0.lineLimit = .init(maximum: 2) }.size.width
        == whole)
    #expect(try layout(text, width: bare).size.width == bare)
  }

  /// A two-line paragraph whose second line is one word takes one more word down.
  @Test func `a single last word of two lines is joined by another`() throws {
    let text = "Layout must wrap"
    let natural = try layout(text).size.width
    let found = try layout(text, width: natural - 1)
    #expect(strings(found, of: text) == ["Layout ", "must wrap"])
    // Three lines stay greedy.
    let three = try layout("Layout must wrap onto three", width: natural - 1)
    #expect(three.lines.count >= 2)
  }

  @Test func `evening out never makes the lines less even`() throws {
    let text = "a verylongsecondword"
    let first = try layout("a verylong").size.width
    let found = try layout("aaaaaaaaaaaa bb cc", width: try layout("aaaaaaaaaaaa bb").size.width)
    #expect(strings(found, of: "aaaaaaaaaaaa bb cc") == ["aaaaaaaaaaaa ", "bb cc"])
    #expect(try layout(text, width: first + 40).lines.count >= 1)
  }

  @Test func `a word wider than the line breaks between characters`() throws {
    let found = try layout("abcdefghij", width: 25)
    #expect(found.lines.count > 2)
    #expect(found.size.width <= 25)
  }

  @Test func `no width gives a line for each character and no width`() throws {
    let found = try layout("abc", width: 0, height: nil)
    #expect(found.lines.count == 3)
    #expect(found.size.width == 0)
    #expect(found.size.height == 47)
    #expect(try layout("abc", width: 0, height: 0).size == .zero)
    #expect(try layout("").size == .zero)
  }

  /// Recorded at width 110, where the paragraph has five lines of 16 points.
  @Test(arguments: [
    (8.0, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4), (80, 5), (1000, 5),
  ])
  func `a height keeps as many lines as fit, at least one`(height: Double, lines: Int) throws {
    // The natural line is 15.51 points; 16 is its height in whole half points.
    let found = try layout(Self.paragraph, width: 110, height: height)
    #expect(found.lines.count == lines)
    #expect(found.isTruncated == (lines < 5))
  }

  @Test func `the height a text asks for is enough for it`() throws {
    for style in TextStyle.allCases {
      for pixels in [1.0, 2, 3] {
        let change: (inout TextAttributes) -> Void = {
          $0.font = FontReference(.style(style))
          $0.pixelsPerPoint = pixels
        }
        let free = try layout(Self.paragraph, width: 120, change)
        let same = try layout(
          Self.paragraph, width: free.size.width, height: free.size.height, change)
        #expect(same.lines.count == free.lines.count && !same.isTruncated)
      }
    }
  }

  @Test(arguments: [TruncationMode.tail, .head, .middle])
  func `truncation shows an ellipsis and stays inside the width`(mode: TruncationMode) throws {
    for width in stride(from: 15.0, to: 440, by: 11) {
      let found = try layout(Self.paragraph, width: width) {
        $0.lineLimit = .init(maximum: 1)
        $0.truncationMode = mode
      }
      #expect(found.isTruncated && found.lines.count == 1)
      #expect(found.lines[0].width <= width + 1e-6)
      #expect(!found.lines[0].runs.isEmpty)
    }
    let free = try layout(Self.paragraph) {
      $0.lineLimit = .init(maximum: 1)
      $0.truncationMode = mode
    }
    #expect(!free.isTruncated)
  }

  @Test func `truncation fills the line with characters and drops the space before the ellipsis`()
    throws
  {
    let dots = try layout("…").size.width
    let text = "aaaa bbbb"
    let room = try layout("aaaa ").size.width + dots
    let found = try layout(text, width: room) { $0.lineLimit = .init(maximum: 1) }
    #expect((found.lines[0].width - (try layout("aaaa").size.width + dots)).magnitude < 1)
    #expect(found.lines[0].runs.flatMap(\.glyphs).count == 5)
  }

  @Test func `a line limit keeps lines and may reserve room`() throws {
    let two = try layout(Self.paragraph, width: 110) { $0.lineLimit = .init(maximum: 2) }
    #expect(two.lines.count == 2 && two.isTruncated)
    let reserved = try layout("a") { $0.lineLimit = .init(maximum: 3, minimum: 3) }
    #expect(reserved.lines.count == 1)
    #expect(reserved.size.height == 47)
    #expect(reserved.lastBaseline == reserved.firstBaseline)
  }

  @Test func `a text shrinks only when it would be truncated, and only as far as allowed`() throws {
    let change: (inout TextAttributes) -> Void = {
      $0.lineLimit = .init(maximum: 1)
      $0.minimumScaleFactor = 0.5
    }
    let natural = try layout("Hello world", change)
    #expect(natural.scaleFactor == 1)
    let tight = try layout("Hello world", width: natural.size.width * 0.8, change)
    #expect(!tight.isTruncated)
    #expect((0.78...0.8).contains(tight.scaleFactor), "\(tight.scaleFactor)")
    #expect(tight.size.height < natural.size.height)
    let tiny = try layout("Hello world", width: natural.size.width * 0.3, change)
    #expect(tiny.isTruncated && tiny.scaleFactor == 0.5)
    // With room for a second line it wraps instead.
    let wrapped = try layout("Hello world", width: natural.size.width * 0.8) {
      $0.minimumScaleFactor = 0.5
    }
    #expect(wrapped.scaleFactor == 1 && wrapped.lines.count == 2)
  }

  @Test func `alignment moves lines and never changes the size`() throws {
    let text = "a\nlonger line"
    let sizes = try TextAlignment.allCases.map { alignment in
      try layout(text) { $0.alignment = alignment }
    }
    #expect(Set(sizes.map { [$0.size.width, $0.size.height] }).count == 1)
    let starts = sizes.map { $0.lines[0].runs[0].positions[0].x }
    let width = sizes[0].size.width
    let own = sizes[0].lines[0].width
    #expect(starts[0] == 0)
    #expect((starts[1] - (width - own) / 2).magnitude < 1e-9)
    #expect((starts[2] - (width - own)).magnitude < 1e-9)
    let mirrored = try layout(text) { $0.layoutDirection = .rightToLeft }
    #expect((mirrored.lines[0].runs[0].positions[0].x - (width - own)).magnitude < 1e-9)
  }

  @Test func `upper case is applied before shaping`() throws {
    let upper = try layout("straße") { $0.textCase = .uppercase }
    #expect(upper.size == (try layout("STRASSE")).size)
    #expect(upper.lines[0].runs[0].glyphs == (try layout("STRASSE")).lines[0].runs[0].glyphs)
  }

  @Test func `a line that breaks at a soft hyphen shows a hyphen`() throws {
    let text = "extra\u{AD}ordinary"
    let free = try layout(text)
    #expect(free.lines.count == 1)
    #expect(try layout("extraordinary").size == free.size)
    let hyphened = try layout("extra-").size.width
    let broken = try layout(text, width: try layout("ordinary").size.width)
    #expect(broken.lines.count == 2)
    // The soft hyphen itself stays as a glyph without width.
    let whole = try layout("extra-").lines[0].runs.flatMap(\.glyphs)
    let shown = broken.lines[0].runs.flatMap(\.glyphs)
    #expect(shown.last == whole.last)
    #expect(Array(shown.prefix(5)) == Array(whole.prefix(5)))
    #expect(abs(broken.lines[0].width - hyphened) < 0.5)
    // No room for the hyphen: the word breaks between letters, without one.
    let tight = try layout(text, width: hyphened - 1)
    #expect(tight.lines[0].runs.flatMap(\.glyphs) == Array(whole.prefix(5)))
    #expect(tight.lines.map(\.width).allSatisfy { $0 <= hyphened - 1 })
    // A line has a letter, however narrow it is.
    let narrow = try layout("\u{AD}\u{AD}a\u{AD}b\u{AD}", width: 1)
    #expect(
      strings(narrow, of: "\u{AD}\u{AD}a\u{AD}b\u{AD}").allSatisfy { $0.contains { $0.isLetter } })
    // At the end of a paragraph there is nothing to join.
    #expect(try layout("soft\u{AD}").size == layout("soft").size)
  }

  @Test func `Korean breaks between words`() throws {
    let text = "한국어 문장 줄바꿈"
    let word = try layout("줄바꿈").size.width
    #expect(strings(try layout(text, width: word + 1), of: text) == ["한국어 ", "문장 ", "줄바꿈"])
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b"])
  func `every separator makes a new line`(text: String) throws {
    #expect(try layout(text).lines.count == 2)
  }

  @Test func `an empty line has the height of its font`() throws {
    #expect(try layout("a\n\nb").size.height == 47)
    #expect(try layout("\n").lines.count == 2)
  }

  @Test func `runs keep their own style, decoration and font`() throws {
    var bold = TextContent.Run("bold")
    bold.weight = .bold
    bold.style = .color(.system("red"))
    bold.isUnderlined = true
    var small = TextContent.Run(" small")
    small.font = FontReference(.style(.caption))
    small.isStruckThrough = true
    let found = try TestAssets.textEngine().layout(
      TextContent(runs: [TextContent.Run("plain "), bold, small]), proposal: .unspecified,
      attributes: TextAttributes())
    let runs = found.lines[0].runs
    #expect(runs.map(\.face.weight) == [400, 700, 400])
    #expect(runs.map(\.style) == [nil, .color(.system("red")), nil])
    #expect(runs[2].face.size == 12 * 0.968)
    #expect(found.lines[0].decorations.count == 2)
    #expect(found.lines[0].decorations[0].rect.minY > found.firstBaseline)
    #expect(found.lines[0].decorations[1].rect.maxY < found.firstBaseline)
  }

  @Test(arguments: [Double.nan, -.infinity, -5, .infinity, 1e300])
  func `a proposal that is no length is harmless`(length: Double) throws {
    let found = try layout(Self.paragraph, width: length, height: length)
    #expect(found.size.isFinite)
    let odd = try layout(Self.paragraph, width: 100) {
      $0.font = FontReference(.system(size: length))
      $0.pixelsPerPoint = length
      $0.lineLimit = .init(maximum: -1, minimum: .max)
      $0.minimumScaleFactor = length
      $0.kerning = length
      $0.lineSpacing = length
    }
    #expect(odd.size.isFinite)
  }
}
