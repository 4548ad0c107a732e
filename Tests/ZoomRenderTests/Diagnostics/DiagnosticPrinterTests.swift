// Text forms of diagnostics.

import Testing

@testable import ZoomRender

struct DiagnosticPrinterTests {
  static let source = SourceText(
    file: "scenes/card.json", bytes: Array("{\n  \"curve\": \"easeInOutt\",\n}\n".utf8))

  static let problem = Diagnostic(
    .error, id: "scene.unknown-curve", "unknown timing curve 'easeInOutt'",
    at: source.location(offset: 13, length: 12), path: "$.curve",
    notes: [.init("known curves: linear, easeIn")],
    fixIts: [.init(at: source.location(offset: 13, length: 12), replacement: "\"easeInOut\"")])

  @Test func `the human form quotes the line with a caret`() {
    let text = DiagnosticPrinter(sources: [Self.source]).report([Self.problem])
    #expect(
      text == """
        scenes/card.json:2:12: error: unknown timing curve 'easeInOutt' [scene.unknown-curve]
          at $.curve
            2 |   "curve": "easeInOutt",
              |            ^~~~~~~~~~~~
          fix-it: replace with '"easeInOut"'
          note: known curves: linear, easeIn
        1 error

        """)
  }

  /// The quoted part is a run of the line as it is written, with "…" where it was cut.
  @Test(arguments: [(0, 3), (5, 70), (70, 20), (120, 60), (179, 1), (20, 160)])
  func `a long line is cut around the place, with nothing left out between`(place: (Int, Int))
    throws
  {
    let line = String((0..<180).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
    let source = SourceText(file: "long.json", bytes: Array(line.utf8))
    let problem = Diagnostic(
      .error, id: "x", "here", at: source.location(offset: place.0, length: place.1))
    let lines = DiagnosticPrinter(sources: [source]).report([problem]).split(separator: "\n")
    let shown = lines[1].dropFirst("    1 | ".count)
    #expect(shown.count <= 90)
    #expect(line.contains(shown.filter { $0 != "…" }))
    let caret = try #require(lines[2].dropFirst("    1 | ".count).firstIndex(of: "^"))
    let column = lines[2].distance(from: lines[2].startIndex, to: caret) - "    1 | ".count
    #expect(shown.dropFirst(column).first == line.dropFirst(place.0).first)
    #expect(shown.hasPrefix("…") == (place.0 > 60))
    #expect(shown.hasSuffix("…") == (line.count - place.0 > 90 - column))
  }

  @Test func `the short form is one line each, by position`() {
    let first = Diagnostic(.warning, id: "a", "first", at: Self.source.location(offset: 0))
    let text = DiagnosticPrinter(format: .short).report([Self.problem, first])
    #expect(
      text == """
        scenes/card.json:1:1: warning: first [a]
        scenes/card.json:2:12: error: unknown timing curve 'easeInOutt' [scene.unknown-curve]
        1 error, 1 warning

        """)
  }

  @Test func `the GitHub form is one command each with escapes`() {
    let problem = Diagnostic(
      .info, id: "a.b", "100%\nsure", at: SourceLocation(file: "a,b.json", line: 3, column: 4))
    #expect(
      DiagnosticPrinter(format: .github).report([problem])
        == "::notice file=a%2Cb.json,line=3,col=4,title=a.b::100%25%0Asure\n")
  }

  @Test func `the JSON form is readable JSON`() throws {
    let text = DiagnosticPrinter(format: .json).report([Self.problem])
    let read = JSONReader.read(SourceText(file: "out", bytes: Array(text.utf8)))
    let object = try #require(read.node?.elements?.first)
    #expect(object["id"]?.string == "scene.unknown-curve")
    #expect(object["location"]?["line"]?.number == 2)
    #expect(object["fixIts"]?.elements?.first?["replacement"]?.string == "\"easeInOut\"")
    #expect(DiagnosticPrinter(format: .json).report([]) == "[]\n")
  }

  @Test func `after twenty the rest is counted`() {
    let many = (0..<23).map { Diagnostic(.error, id: "x", "number \($0)") }
    let lines = DiagnosticPrinter(format: .short).report(many).split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines[20] == "… and 3 more")
    #expect(lines[21] == "23 errors")
  }

  @Test func `control characters of the input do not reach the terminal`() {
    let source = SourceText(file: "a", bytes: Array("\u{1B}[2Jx".utf8))
    let text = DiagnosticPrinter(sources: [source]).report([
      Diagnostic(.error, id: "x", "y", at: source.location(offset: 4, length: 1))
    ])
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (1e21, "1e+21"),
    (.infinity, "\"inf\""),
  ])
  func `numbers are the shortest text that reads back`(_ value: Double, _ text: String) {
    #expect(JSONText.number(value) == text)
  }

  @Test(arguments: [
    (1.0, "1"), (0.05, "0.05"), (-0.0004, "0"), (12.3456, "12.346"), (-1.5, "-1.5"),
  ])
  func `rounded numbers drop trailing zeros`(_ value: Double, _ text: String) {
    #expect(JSONText.number(value, digits: 3) == text)
  }
}
