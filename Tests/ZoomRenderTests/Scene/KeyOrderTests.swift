// The order of an object's members says nothing.

import Testing

@testable import ZoomRender

struct KeyOrderTests {
  static let files = SceneFiles.all.filter { !$0.hasPrefix("scenes/lint/") }

  @Test(arguments: files)
  func `a scene's members in another order make the same scene`(file: String) throws {
    let bytes = SceneFiles.bytes(file)
    let document = try #require(JSONReader.read(SourceText(file: file, bytes: bytes)).node)
    var random = SeededNumbers(seed: UInt64(bytes.count))
    var text = ""
    write(document, to: &text, &random)
    let plain = try #require(Scene.parse(bytes, file: file).scene)
    let parsed = Scene.parse(Array(text.utf8), file: file)
    let shuffled = try #require(parsed.scene, "\(parsed.diagnostics.map(\.message))")
    let assets = try TestAssets.snapshot()
    let first = Timeline(scene: plain, assets: assets).layouts(at: 0)
    let second = Timeline(scene: shuffled, assets: assets).layouts(at: 0)
    #expect(!first.flatMap(\.tree.nodes).isEmpty)
    #expect(first.map { $0.tree.nodes.map(\.frame) } == second.map { $0.tree.nodes.map(\.frame) })
    #expect(first.map { $0.tree.nodes.map(\.name) } == second.map { $0.tree.nodes.map(\.name) })
  }

  private func write(_ node: JSONNode, to text: inout String, _ random: inout SeededNumbers) {
    switch node.value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += JSONText.number(number)
    case .string(let string): text += JSONText.quoted(string)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        write(element, to: &text, &random)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.shuffled(using: &random).enumerated() {
        if index > 0 { text += "," }
        text += JSONText.quoted(member.key) + ":"
        write(member.value, to: &text, &random)
      }
      text += "}"
    }
  }
}
