// What lint writes for people, editors and services: SARIF, annotations, pages.

import Testing

@testable import ZoomRender
@testable import ZoomRenderCLI

/// Members of a JSON object that SARIF 2.1.0 allows, as far as findings use them; an object with
/// others does not pass, so that whatever passes here is valid by the published schema too.
private indirect enum SARIFShape: Sendable {
  case object([String: SARIFShape], required: [String])
  case array(SARIFShape)
  case text
  case choice([String])
  case whole(from: Int)

  static let message = SARIFShape.object(["text": .text], required: ["text"])

  /// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", section 3.
  static let log = SARIFShape.object(
    [
      "$schema": .text, "version": .choice(["2.1.0"]),
      "runs": .array(
        .object(
          [
            "tool": .object(
              [
                "driver": .object(
                  [
                    "name": .text, "version": .text,
                    "rules": .array(
                      .object(
                        ["id": .text, "shortDescription": message, "help": message],
                        required: ["id"])),
                  ], required: ["name"])
              ], required: ["driver"]), "results": .array(result),
          ], required: ["tool"])),
    ], required: ["version", "runs"])

  static let result = SARIFShape.object(
    [
      "ruleId": .text, "level": .choice(["none", "note", "warning", "error"]), "message": message,
      "locations": .array(
        .object(
          [
            "physicalLocation": .object(
              [
                "artifactLocation": .object(["uri": .text], required: []),
                "region": .object(
                  [
                    "startLine": .whole(from: 1), "startColumn": .whole(from: 1),
                    "endColumn": .whole(from: 1),
                  ], required: []),
              ], required: [])
          ], required: [])),
    ], required: ["message"])

  /// What is wrong with a value, by path.
  func faults(of node: JSONNode, at path: String = "$") -> [String] {
    switch self {
    case .object(let members, let required):
      guard let found = node.members else { return ["\(path) is no object"] }
      let missing = required.filter { node[$0] == nil }.map { "\(path).\($0) is missing" }
      return missing
        + found.flatMap { member in
          members[member.key].map { $0.faults(of: member.value, at: "\(path).\(member.key)") }
            ?? ["\(path).\(member.key) is unknown"]
        }
    case .array(let shape):
      guard let elements = node.elements else { return ["\(path) is no array"] }
      return elements.enumerated().flatMap { shape.faults(of: $1, at: "\(path)[\($0)]") }
    case .text: return node.string == nil ? ["\(path) is no text"] : []
    case .choice(let words):
      return node.string.map(words.contains) == true ? [] : ["\(path) is none of \(words)"]
    case .whole(let least):
      let isFine = node.number.flatMap { Int(exactly: $0) }.map { $0 >= least } == true
      return isFine ? [] : ["\(path) is no whole number from \(least)"]
    }
  }
}

struct LintReportTests {
  static let examples = LintExample.all

  private static func findings(_ example: LintExample) throws -> (path: String, [Diagnostic]) {
    let path = "scenes/lint/\(example.name).json"
    return (path, try LinterTests.findings(SceneFiles.bytes(path), path))
  }

  @Test(arguments: examples)
  func `SARIF keeps to its schema and points at the lines`(_ example: LintExample) throws {
    let (_, findings) = try Self.findings(example)
    let text = LintSARIF.document(findings, version: "1")
    let read = JSONReader.read(SourceText(file: "sarif", bytes: Array(text.utf8)))
    let log = try #require(read.node)
    #expect(SARIFShape.log.faults(of: log) == [])
    let run = try #require(log["runs"]?.elements?.first)
    let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
    let ids = rules.compactMap { $0["id"]?.string }
    let results = run["results"]?.elements ?? []
    #expect(results.count == findings.count)
    for (result, finding) in zip(results, findings.sortedByPlace()) {
      #expect(ids.contains(try #require(result["ruleId"]?.string)))
      let place = result["locations"]?.elements?.first?["physicalLocation"]
      #expect(
        place?["region"]?["startLine"]?.number == finding.location.map { Double($0.line) }
      )
    }
  }

  @Test func `a shape that is not allowed does not pass as SARIF`() throws {
    for text in [
      "{}", #"{"version": "2.0.0", "runs": []}"#, #"{"version": "2.1.0", "runs": [{}]}"#,
    ] {
      let read = JSONReader.read(SourceText(file: "sarif", bytes: Array(text.utf8)))
      #expect(SARIFShape.log.faults(of: try #require(read.node)) != [])
    }
  }

  @Test(arguments: examples)
  func `an annotation's line and column are where the mistake is written`(
    _ example: LintExample
  ) throws {
    let (path, findings) = try Self.findings(example)
    let lines = DiagnosticPrinter(format: .github).report(findings).split(separator: "\n")
    let text = SceneFiles.bytes(path).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(lines.count == findings.count)
    for (line, finding) in zip(lines, findings.sortedByPlace()) {
      func number(_ name: String) throws -> Int {
        let range = try #require(line.firstRange(of: "\(name)="))
        return try #require(Int(line[range.upperBound...].prefix { $0.isNumber }))
      }
      #expect(line.contains("title=\(example.rule)"))
      let place = try #require(finding.location)
      let written = text[try number("line") - 1].dropFirst(try number("col") - 1)
      let marked = SceneFiles.bytes(path)[place.offset..<(place.offset + place.length)]
        .prefix { $0 != UInt8(ascii: "\n") }
      #expect(written.starts(with: marked) && !marked.isEmpty)
    }
  }

  @Test(arguments: examples)
  func `a rule's page is what the table says, with both scenes and their strips`(
    _ example: LintExample
  ) throws {
    let rule = try #require(LintRule.named(example.rule))
    func text(_ path: String) -> String { String(decoding: SceneFiles.bytes(path), as: UTF8.self) }
    let failing = text("scenes/lint/\(example.name).json")
    let fixed = text("scenes/lint/\(example.name)-fixed.json")
    let page = text("docs/rules/\(rule.id).md")
    let isCurrent = page == rule.page(name: example.name, failing: failing, fixed: fixed)
    #expect(isCurrent, "run 'zoom-render lint scenes/lint --pages docs/rules'")
    let holdsBoth = page.contains(failing) && page.contains(fixed)
    #expect(holdsBoth)
    let table = text("docs/pictures.tsv")
    for name in [example.name, "\(example.name)-fixed"] {
      let strip = LintRule.strip(of: name)
      let isShown = page.contains("](../\(strip))") && table.contains("\(strip)\t")
      #expect(isShown, "run 'script/pictures images/rules'")
      let picture = SceneFiles.bytes("docs/\(strip)")
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(picture.count <= 40 << 10)
    }
  }

  @Test func `the list of rules is what the table says`() {
    let text = String(decoding: SceneFiles.bytes("docs/rules/README.md"), as: UTF8.self)
    let isCurrent = text == LintRule.index
    #expect(isCurrent, "run 'zoom-render lint scenes/lint --pages docs/rules'")
  }

  @Test func `every item of the checklist has rules, and every rule an item`() {
    let named = LintRule.topics.flatMap(\.rules)
    #expect(Set(named) == Set(LintRule.all.map(\.id)))
    #expect(LintRule.topics.allSatisfy { !$0.rules.isEmpty })
  }

  @Test func `findings do not stop a render, and fail lint from the chosen level on`() {
    let scene = "\(SceneFiles.root)/scenes/lint/mismatched-id.json"
    let folder = TemporaryFolder()
    #expect(ToolRun.run(["lint", scene]).status == .finding)
    let render = ToolRun.run(
      ["render", scene, "--at", "0.1", "--scale", "0.2", "-o", "\(folder.path)/x", "--quiet"])
    #expect(render.status == .success)
    let remark = "\(SceneFiles.root)/scenes/lint/tiny-source.json"
    #expect(ToolRun.run(["lint", remark]).status == .success)
    #expect(ToolRun.run(["lint", remark, "--level", "info"]).status == .finding)
    #expect(ToolRun.run(["lint", scene, "--level", "error"]).status == .finding)
  }
}
