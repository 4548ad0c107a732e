// Containers without content.

import Testing

@testable import ZoomRender

struct EmptyContainerTests {
  static let containers = [
    #""HStack": {}"#, #""VStack": {}"#, #""ZStack": {}"#, #""LazyHStack": {}"#,
    #""LazyVStack": {}"#, #""LazyVGrid": {"columns": [{"flexible": {}}]}"#,
    #""LazyHGrid": {"rows": [{"fixed": 9}]}"#, #""Grid": {}"#, #""GridRow": {}"#,
    #""ScrollView": "both""#, #""List": {}"#, #""Section": {}"#, #""Group": {}"#,
    #""ViewThatFits": {}"#, #""ViewThatFits": "horizontal""#, #""GeometryReader": {}"#,
    #""GlassEffectContainer": {}"#, #""Layout": {"algorithm": "flow"}"#,
    #""Layout": {"algorithm": "radial"}"#, #""Layout": {"algorithm": "priorityColumn"}"#,
    #""Layout": {"algorithm": "halfProposedWidth"}"#, #""Label": {}"#, #""Button": {"action": []}"#,
    #""NavigationLink": {"value": 1}"#, #""NavigationStack": {}"#, #""TabView": {}"#,
    #""TabView": {"style": "page"}"#,
  ]
  /// Ways to have no content.
  static let contents = [
    "", #", "children": []"#, #", "children": [{"EmptyView": {}}]"#,
    #", "children": [{"Group": {}, "children": []}]"#,
    #", "children": [{"if": "$on", "then": [{"Text": "a"}]}]"#,
    #", "children": [{"ForEach": {"in": "${on ? 3 : 0}"}, "children": [{"Text": "a"}]}]"#,
  ]

  @Test(arguments: containers)
  func `a container without content has finite frames, then and when content comes`(
    container: String
  ) throws {
    for content in Self.contents {
      let text = """
        {"title": "t", "about": "a", "state": {"on": false},
         "view": {"VStack": {}, "children": [{\(container)\(content), "name": "it",
           "modifiers": [{"padding": 3}, {"background": "red"}]}]},
         "script": [{"wait": 0.1}, {"run": [{"withAnimation": {"do": [{"toggle": "on"}]}}]},
           {"wait": "settled"}]}
        """
      guard let scene = Scene.parse(Array(text.utf8), file: "empty.json").scene else { continue }
      let timeline = Timeline(scene: scene, assets: try TestAssets.snapshot())
      for time in [0, 0.2, 1] {
        let frame = timeline.frame(at: time)
        for element in frame.elements {
          #expect(element.rect.isFinite, "\(content) at \(time)")
        }
      }
    }
  }

  @Test func `ViewThatFits without content has no size`() throws {
    let views: [ViewNode] = [
      ViewNode(id: .root, kind: .viewThatFits(axes: .both), children: [])
    ]
    let tree = LayoutEngine.layout(
      views, in: LayoutHost(size: Size(100, 100)),
      using: LayoutServices(text: SuppliedTextMeasuring()))
    #expect(tree.nodes.allSatisfy { $0.frame.isFinite })
    #expect(tree.nodes.last?.frame.size == .zero)
  }
}
