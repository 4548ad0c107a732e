// The JSON reader: what it reads, what it rejects, and where.

import Testing

@testable import ZoomRender

struct JSONReaderTests {
  static func read(_ text: String) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
    JSONReader.read(SourceText(file: "t.json", bytes: Array(text.utf8)))
  }

  @Test func `every value keeps its bytes`() throws {
    let read = Self.read("// note\n{ \"a\": [1, -2.5e1, \"x\\u00e9\\ud83d\\ude00\"], \"b\": null }")
    #expect(read.diagnostics.isEmpty)
    let node = try #require(read.node)
    #expect(node.offset == 8)
    let list = try #require(node["a"]?.elements)
    #expect(list.map(\.number) == [1, -25, nil])
    #expect(list[2].string == "xé😀")
    #expect(list[1].offset == 19 && list[1].length == 6)
    #expect(node["b"]?.isNull == true)
    #expect(node.members?[0].keyOffset == 10 && node.members?[0].keyLength == 3)
  }

  struct Bad: CustomTestStringConvertible {
    var text: String
    var id: String
    var line: Int
    var column: Int
    var testDescription: String { text }
  }

  @Test(arguments: [
    Bad(text: "", id: "json.syntax", line: 1, column: 1),
    Bad(text: "{\"a\": 1,}", id: "json.trailing-comma", line: 1, column: 8),
    Bad(text: "[1,\n 2,\n]", id: "json.trailing-comma", line: 2, column: 3),
    Bad(text: "{\"a\": 1 \"b\": 2}", id: "json.syntax", line: 1, column: 9),
    Bad(text: "{a: 1}", id: "json.syntax", line: 1, column: 2),
    Bad(text: "{'a': 1}", id: "json.syntax", line: 1, column: 2),
    Bad(text: "{\"a\" 1}", id: "json.syntax", line: 1, column: 6),
    Bad(text: "[1 2]", id: "json.syntax", line: 1, column: 4),
    Bad(text: "[NaN]", id: "json.syntax", line: 1, column: 2),
    Bad(text: "[Infinity]", id: "json.syntax", line: 1, column: 2),
    Bad(text: "[treu]", id: "json.syntax", line: 1, column: 2),
    Bad(text: "[01]", id: "json.syntax", line: 1, column: 2),
    Bad(text: "[.5]", id: "json.syntax", line: 1, column: 2),
    Bad(text: "[1.]", id: "json.syntax", line: 1, column: 4),
    Bad(text: "[1e]", id: "json.syntax", line: 1, column: 4),
    Bad(text: "[-]", id: "json.syntax", line: 1, column: 3),
    Bad(text: "[1e999]", id: "json.number-too-large", line: 1, column: 2),
    Bad(text: "[\"a", id: "json.syntax", line: 1, column: 2),
    Bad(text: "[\"a\nb\"]", id: "json.syntax", line: 1, column: 2),
    Bad(text: "[\"\\q\"]", id: "json.syntax", line: 1, column: 3),
    Bad(text: "[\"\\u12g4\"]", id: "json.syntax", line: 1, column: 3),
    Bad(text: "[\"\\ud800\"]", id: "json.lone-surrogate", line: 1, column: 3),
    Bad(text: "[\"\\udc00 \"]", id: "json.lone-surrogate", line: 1, column: 3),
    Bad(text: "/* no */ {}", id: "json.syntax", line: 1, column: 1),
    Bad(text: "{} {}", id: "json.syntax", line: 1, column: 4),
    Bad(text: "{\"a\":1,\n\"a\":2}", id: "json.duplicate-key", line: 2, column: 1),
    Bad(text: "[\"\u{1}\"]", id: "json.syntax", line: 1, column: 3),
  ])
  func `a mistake is found where it stands`(_ bad: Bad) throws {
    let read = Self.read(bad.text)
    let first = try #require(read.diagnostics.first)
    #expect(first.id == bad.id)
    #expect(first.location?.line == bad.line)
    #expect(first.location?.column == bad.column)
    #expect(first.severity == .error)
  }

  @Test func `nesting is limited without overflowing the stack`() {
    let deep = String(repeating: "[", count: 5_000_000)
    let read = Self.read(deep)
    #expect(read.node == nil)
    #expect(read.diagnostics.map(\.id) == ["json.too-deep"])
    #expect(read.diagnostics[0].location?.offset == 200)
    let allowed = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(Self.read(allowed).diagnostics.isEmpty)
  }

  @Test func `a file over 32 MiB is refused before it is read`() {
    let bytes = [UInt8](repeating: 0x20, count: (32 << 20) + 1)
    let read = JSONReader.read(SourceText(file: "big", bytes: bytes))
    #expect(read.diagnostics.map(\.id) == ["json.file-too-large"])
  }

  @Test func `invalid UTF-8 in a string is an error`() {
    let read = JSONReader.read(SourceText(file: "t", bytes: [0x22, 0xC3, 0x28, 0x22]))
    #expect(read.diagnostics.map(\.id) == ["json.not-utf8"])
  }

  @Test func `a thousand keys are compared in linear time and duplicates are found`() {
    let keys = (0..<1000).map { "\"k\($0)\": 0" } + ["\"k997\": 1"]
    let read = Self.read("{\(keys.joined(separator: ","))}")
    #expect(read.diagnostics.map(\.id) == ["json.duplicate-key"])
    #expect(read.node?.members?.count == 1000)
  }
}
