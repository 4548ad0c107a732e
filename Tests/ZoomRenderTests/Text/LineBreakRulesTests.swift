// The Latin line breaking rules against ICU.

import CICU
import Testing

@testable import ZoomRender

struct LineBreakRulesTests {
  /// Every class of the repertoire, common letters more often.
  private static let characters: [Unicode.Scalar] = Array(
    "aaabcABéß0123456789    !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\u{A0}¡¿¢£€±°«»´×·–—‘’“”‚„…™©"
      .unicodeScalars)

  /// Line starts by UTF-16 unit, which is by scalar here.
  private func icu(_ text: String) -> [Bool]? {
    let units = Array(text.utf16)
    var breaks = [UInt8](repeating: 0, count: units.count)
    guard zr_icu_line_breaks(units, Int32(units.count), &breaks) == 0 else { return nil }
    return breaks.map { $0 != 0 }
  }

  private func own(_ text: String) -> [Bool] {
    LineBreakRules.opportunities(text.unicodeScalars.map { LineBreakRules.lineClass($0) })
  }

  private func marked(_ text: String, _ breaks: [Bool]) -> String {
    zip(text.unicodeScalars, breaks).map { ($1 ? "÷" : "") + String($0) }.joined()
  }

  @Test(arguments: [
    "The quick brown fox.", "well-known", "24/7 a/b http://a.b/c?d=e", "$10.50 (50%)", "-1 - 2",
    "e.g. \"quoted\" text", "a — b–c", "Wait… what?!", "don’t “stop”", "3.5mm f(x) [1]", "A&B C+D",
    "10 000", "100 %", "x=1;y=2", "a|b", "#tag @name", "foo(bar)baz",
  ])
  func `common text breaks where ICU breaks it`(text: String) throws {
    let expected = try #require(icu(text), "libicu is missing: run script/bootstrap")
    #expect(marked(text, own(text)) == marked(text, expected))
  }

  @Test func `random text of the repertoire breaks where ICU breaks it`() throws {
    var random = SplitMix(seed: 11)
    var differences: [String] = []
    for _ in 0..<50_000 {
      var text = ""
      for _ in 0..<random.next(below: 8) + 1 {
        text.unicodeScalars.append(Self.characters[random.next(below: Self.characters.count)])
      }
      let expected = try #require(icu(text), "libicu is missing: run script/bootstrap")
      if own(text) != expected, differences.count < 20 {
        differences.append("own \(marked(text, own(text)))  ICU \(marked(text, expected))")
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
