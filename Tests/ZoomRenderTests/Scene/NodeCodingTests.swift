// Trees come back from JSON as they were.

import Testing

@testable import ZoomRender

struct NodeCodingTests {
  private func bare(_ node: ViewNode) throws -> ViewNode {
    try NodeCoding.decode(
      ViewNode.self, from: JSONNode(try NodeCoding.encode(node)))
  }

  @Test(arguments: [
    ViewNode(
      id: NodeID(value: .max), kind: .text(TextContent("\"quoted\" $5 \n é")), name: "title",
      modifiers: [
        ModifierNode(.frame(width: .infinity, height: nil, alignment: .topLeading)),
        ModifierNode(.padding(Insets(.all, 0.1))),
        ModifierNode(.overlay(alignment: .center, content: [ViewNode(id: .root, kind: .divider)])),
        ModifierNode(.clipShape(.trim(.inset(.circle, by: 2), from: 0.25, to: 1))),
        ModifierNode(
          .animation(.spring(response: 0.4, dampingRatio: 0.8, blendDuration: 0), value: nil)),
        ModifierNode(.onTapGesture([.closure(.max), .set("a/b", .list([.null, .bool(true)]))])),
        ModifierNode(.foregroundStyle([.color(.fixed(Color(red: 1 / 3, green: 0, blue: 1.2)))])),
      ]),
    ViewNode(
      id: .root, kind: .geometryReader(TemplateID(value: .min, animatable: [0.3])),
      children: [
        ViewNode(id: .root.child(1), kind: .image(ImageContent(source: .symbol("star")))),
        ViewNode(id: .root.child(2), kind: .scrollView(axes: .both, showsIndicators: false)),
      ]),
  ])
  func `a tree is read as it was written`(_ node: ViewNode) throws {
    #expect(try bare(node) == node)
    let text = NodeCoding.text(try NodeCoding.encode(node))
    let read = JSONReader.read(SourceText(file: "x", bytes: Array(text.utf8)))
    #expect(try NodeCoding.decode(ViewNode.self, from: try #require(read.node)) == node)
  }

  @Test(arguments: ["{}", "[]", "{\"states\": []}", "{\"states\": 3, \"views\": 1}"])
  func `what is no recording is a located error`(_ text: String) {
    let parsed = Scene.parse(
      Array("{\"title\": \"x\", \"about\": \"y\", \"recorded\": \(text)}".utf8), file: "a.json")
    #expect(parsed.scene == nil)
    #expect(parsed.diagnostics.contains { $0.id == "scene.recorded" && $0.location?.line == 1 })
  }
}
