// Same-width rewriting of conditions, previews, imports and availability.

import Testing

@testable import ZoomRenderCLI

struct SourcePrepassTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var source: String
    var expected: String
    var version = 26.0
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "os", source: "#if os(iOS)\na\n#endif", expected: "#if true   \na\n#endif"),
    Case(
      id: "combined", source: "#if os(macOS) || os(iOS) && !targetEnvironment(macCatalyst)",
      expected: "#if false     || true    && !false                         "),
    Case(
      id: "known module", source: "#if canImport(UIKit)", expected: "#if true            "),
    Case(
      id: "unknown module", source: "#elseif canImport(AppKit)",
      expected: "#elseif false            "),
    Case(id: "blanked import", source: "import os\nlet x = 1", expected: "         \nlet x = 1"),
    Case(
      id: "comments and strings stay", source: "// #if os(iOS)\nlet s = \"#if os(iOS)\"",
      expected: "// #if os(iOS)\nlet s = \"#if os(iOS)\""),
    Case(
      id: "preview", source: "#Preview(\"A\") { Text(\"Z\") }",
      expected: "let Z=_P(\"A\") { Text(\"Z\") }"),
    Case(
      id: "preview with a taken letter", source: "let Z = 1\n#Preview { V() }",
      expected: "let Z = 1\nlet Y=_P { V() }"),
    Case(
      id: "an older system", source: "if #available(iOS 26.0, *) { a }",
      expected: "if false                   { a }", version: 18),
    Case(
      id: "the same system", source: "if #available(iOS 18.1, *) { a }",
      expected: "if #available(iOS 18.1, *) { a }", version: 18.1),
    Case(
      id: "unavailable", source: "if #unavailable(iOS 26) { a }",
      expected: "if true                 { a }", version: 18),
  ]

  @Test(arguments: cases) func `a rewritten file keeps every line and column`(_ test: Case) {
    let bytes = Array(test.source.utf8)
    let result = SourcePrepass(version: test.version).run(bytes)
    #expect(String(decoding: result.bytes, as: UTF8.self) == test.expected)
    #expect(result.bytes.count == bytes.count)
    #expect(result.isChanged == (test.source != test.expected))
  }

  @Test(arguments: [
    ("#if canImport(MapKit)\nimport MapKit\n#endif\nimport Charts", ["Charts"]),
    (
      "#if os(macOS)\nimport AppKit\n#elseif os(iOS)\nimport PhotosUI\n#else\nimport Gtk\n#endif",
      ["PhotosUI"]
    ),
    ("#if !canImport(WidgetKit) && (os(iOS) || DEBUG)\nimport A\n#else\nimport B\n#endif", ["A"]),
    ("#if DEBUG\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
    ("#if swift(>=6.0) && os(Linux)\nimport A\n#endif\n#if compiler(>=6)\nimport B\n#endif", ["B"]),
    ("#if os(iOS)\n#if canImport(TipKit)\nimport TipKit\n#endif\nimport C\n#endif", ["C"]),
  ])
  func `an import that is not compiled is not missing`(_ source: String, _ missing: [String]) {
    let result = SourcePrepass().run(Array(source.utf8))
    #expect(result.unknownImports.map(\.module) == missing)
  }

  @Test func `an entry becomes a property with a key, on its line`() {
    let source = """
      extension EnvironmentValues {
        @Entry var radius: CGFloat = 7 // points
        @Entry public var label: String?
        @Entry var step = 3
      }
      """
    let result = SourcePrepass().run(Array(source.utf8))
    let lines = String(decoding: result.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[1].contains("var radius: CGFloat  { get { self[_Key_radius.self] }"))
    #expect(lines[1].contains("static var defaultValue: CGFloat { 7 // points"))
    #expect(lines[2].contains("static var defaultValue: String? { nil }"))
    #expect(lines[3].contains("var step : Int { get"))
  }

  @Test func `any bytes with entries are rewritten without a trap`() {
    let pieces = [
      "@Entry ", "var ", "x", ": ", "Int", " = ", "1", "\n", "{", "}", "(", ")", "\"", "?", ".",
      "é", "@Previewable ", "//", "; ",
    ]
    var state: UInt64 = 11
    for _ in 0..<3000 {
      var text = "@Entry var a: Int"
      for _ in 0..<10 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      #expect(!SourcePrepass().run(Array(text.utf8)).bytes.isEmpty)
    }
  }

  @Test func `imports that nothing stands for are named with their place`() {
    let result = SourcePrepass().run(
      Array("import SwiftUI\n\n  import Charts\nimport struct MapKit.Map\n".utf8))
    #expect(
      result.unknownImports == [
        .init(module: "Charts", line: 3, column: 10), .init(module: "MapKit", line: 4, column: 15),
      ])
    #expect(result.importsFrontEnd)
  }

  @Test func `any bytes are rewritten without a trap`() {
    let pieces = [
      "#if os(", "\"\\(", "/*", "*/", "#Preview", "#\"", "{", "}", "(", ")", "\n", "é",
      "#available(iOS ",
    ]
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let bytes = Array(text.utf8)
      #expect(SourcePrepass(version: 1).run(bytes).bytes.count == bytes.count)
    }
  }
}
