// Sentences of any names: short, on one line, with their residual.

import Testing

@testable import ZoomRender

struct ExplanationTests {
  private static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"

  @Test(arguments: [
    String(repeating: "n", count: 300), String(repeating: family, count: 40),
    String(repeating: "e\u{0301}", count: 90), "a\nb\tc\u{2028}d\u{1B}[31m\r\ne",
    "a" + String(repeating: "\u{0316}", count: 400),
  ])
  func `a sentence has at most 140 scalars on one line and keeps its residual`(_ name: String) {
    let short = Explanation.name(name)
    #expect(short.unicodeScalars.count <= 34)
    var cause = Explanation(
      .textChanged, "text of \(short) changed: '\(name)' → '\(name)', residual 0.05 %")
    cause.begin(with: "44 frames became 46")
    #expect(cause.sentence.unicodeScalars.count <= 140)
    cause.proven("12 px", beside: [cause, cause])
    #expect(cause.sentence.unicodeScalars.count <= 140)
    #expect(cause.sentence.hasSuffix(", residual 12 px with 2 more"))
    #expect(cause.sentence.hasPrefix("44 frames became 46: text of '"))
    #expect(cause.sentence.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 0x2028 })
  }

  @Test func `a cut never parts what is read as one character`() {
    let names = String(repeating: Self.family, count: 40)
    #expect(Explanation.shortened(names, to: 12) == Self.family + Self.family + "…")
    #expect(Explanation.shortened("abcdef", to: 6) == "abcdef")
    #expect(Explanation.shortened("abcdefg", to: 6) == "abcde…")
  }

  @Test func `a name that speaks of a residual is not taken for one`() {
    var cause = Explanation(.spring, "spring of 'x, residual 7 px' changed: response 0.4 → 0.5")
    cause.proven("0 px")
    #expect(
      cause.sentence
        == "spring of 'x, residual 7 px' changed: response 0.4 → 0.5, residual 0 px")
    cause.proven("9 px")
    #expect(cause.sentence.hasSuffix("0.4 → 0.5, residual 9 px"))
  }
}
