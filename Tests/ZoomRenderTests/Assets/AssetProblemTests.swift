// Missing assets become warnings with a place.

import Testing

@testable import ZoomRender

struct AssetProblemTests {
  private func problems(_ kinds: [ViewKind]) throws -> [Diagnostic] {
    let assets = try TestAssets.snapshot()
    let views = kinds.enumerated().map { index, kind in
      ViewNode(
        id: NodeID.root.child(part: "v\(index)"), kind: kind,
        origin: NodeOrigin(path: "$.view[\(index)]"))
    }
    let tree = LayoutEngine.layout(
      views, in: LayoutHost(size: Size(300, 300)),
      using: LayoutServices(text: TextEngine(assets: assets), assets: assets))
    return tree.assetProblems(assets: assets)
  }

  @Test func `a sound tree has none`() throws {
    let found = try problems([
      .text(TextContent("Hello")), .image(ImageContent(source: .symbol("star"))),
      .image(ImageContent(source: .named("chelsea"))),
    ])
    #expect(found.isEmpty)
  }

  @Test func `each missing thing is named once with its first place`() throws {
    var odd = TextContent.Run("x")
    odd.font = FontReference(.custom(name: "Nosuch", size: 12, relativeTo: nil))
    let symbol = ViewKind.image(ImageContent(source: .symbol("no.such.thing")))
    let found = try problems([
      symbol, symbol, .image(ImageContent(source: .file("missing.png"))),
      .text(TextContent("a\u{10A00}")), .text(TextContent(runs: [odd])),
      .text(TextContent(String(repeating: "a", count: 70_000))),
    ])
    #expect(
      found.map(\.id) == [
        "asset.symbol", "asset.missing", "text.missing-glyph", "asset.font", "text.too-long",
      ])
    #expect(
      found.map(\.path) == [
        "$.view[0]", "$.view[2]", "$.view[3]", "$.view[4]", "$.view[5]",
      ])
    #expect(found[2].message.contains("U+10A00"))
    #expect(found.allSatisfy { $0.severity == .warning })
  }
}
