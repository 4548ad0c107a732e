// Mistakes that are read off the text of SwiftUI source.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

struct SourceLintTests {
  private func findings(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { index, text in
      SourceLint.File(name: "file\(index).swift", bytes: Array(text.utf8))
    }
    return SourceLint(files).findings.map { finding in
      "\(finding.id) \(finding.location.map { "\($0.file):\($0.line):\($0.column)" } ?? "nowhere")"
    }
  }

  private let list = """
    struct Shelf: View {
      @Namespace private var space
      var body: some View {
        Rack(space: space)
          .navigationDestination(for: Book.self) { book in
            Text(book.title).navigationTransition(.zoom(sourceID: book.id, in: space))
          }
      }
    }
    """

  @Test func `a namespace that only sources of a view use is out of the destination's sight`() {
    let cell = """
      struct Cell: View {
        let book: Book
        @Namespace var own
        var body: some View { Text("x").matchedTransitionSource(id: book.id, in: own) }
      }
      """
    #expect(findings(list, cell) == ["ZR002 file1.swift:3:3"])
    // Handed on, or with its destination beside it, it is none of lint's business here.
    #expect(
      findings(list, cell.replacing("var body", with: "func f() { g(own) }\n  var body")) == [])
    #expect(
      findings(list, cell.replacing("Text(\"x\")", with: "T().zoom(sourceID: 1, in: own)")) == [])
    // Nobody asks for a zoom: the sources may be a part of something larger.
    #expect(findings(cell) == [])
  }

  @Test func `a namespace that only destinations of a view use is out of the sources' sight`() {
    let page = """
      struct Page: View {
        @Namespace var own
        var body: some View { Text("x").navigationTransition(.zoom(sourceID: 1, in: own)) }
      }
      """
    let rack =
      "struct Rack: View { var body: some View { Text(\"\").matchedTransitionSource(id: 1, in: n) } }"
    #expect(findings(rack, page) == ["ZR002 file1.swift:2:3"])
    #expect(findings(page) == [])
  }

  static let loops: [(String, Bool)] = [
    (
      "ForEach(books.indices, id: \\.self) { i in Text(\"\").matchedTransitionSource(id: i, in: n) }",
      true
    ),
    (
      "ForEach(0..<books.count, id: \\.self) { i in Text(\"\").matchedGeometryEffect(id: i, in: n) }",
      true
    ),
    (
      "ForEach(Array(books.enumerated()), id: \\.offset) { (i, b) in T().matchedTransitionSource(id: \"r\\(i)\", in: n) }",
      true
    ),
    (
      "ForEach(Array(books.enumerated()), id: \\.offset) { pair in T().matchedTransitionSource(id: pair.offset, in: n) }",
      true
    ),
    (
      "ForEach(books.indices, id: \\.self) { i in T().matchedTransitionSource(id: books[i].id, in: n) }",
      false
    ),
    ("ForEach(books) { book in T().matchedTransitionSource(id: book.id, in: n) }", false),
    ("ForEach(0..<6) { i in T().matchedTransitionSource(id: i, in: n) }", false),
  ]

  @Test(arguments: loops)
  func `a position of a collection is no id`(_ loop: (text: String, isMistake: Bool)) {
    #expect(
      findings("let v =\n" + loop.text).map { $0.prefix(18) }
        == (loop.isMistake ? ["ZR004 file0.swift:"] : []))
  }

  @Test func `a finding without a place is put where its view is declared`() {
    let lint = SourceLint([
      .init(name: "a.swift", bytes: Array("let a = 1\nstruct Tile: View {}\n".utf8))
    ])
    let placed = lint.placing([
      Diagnostic(.info, id: "ZR012", "x", path: "Grid/Tile/ScrollView"),
      Diagnostic(.info, id: "ZR012", "x", path: "Other"),
    ])
    #expect(placed.map { $0.location?.line } == [2, nil])
  }

  @Test(arguments: [
    "", "struct", "struct X", "struct X {", "ForEach(", "ForEach(x.indices) {", "@Namespace var",
  ])
  func `text that is no Swift has no findings`(text: String) {
    #expect(findings(text) == [])
  }
}
