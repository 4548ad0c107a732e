// Large pictures in tiles.

import Testing

@testable import ZoomRender

@Suite struct TilingTests {
  private func layer(rows: Int) -> Layer {
    var commands: [DrawCommand] = []
    for row in 0..<rows {
      let rect = Rect(x: 10, y: Double(row) * 60, width: 300, height: 50)
      commands.append(.beginGroup(opacity: 0.5, blendMode: .normal, effects: []))
      commands.append(
        .fill(Path(rect: rect), .color(Color(bytes: row % 256, 0, 0)), usesEvenOddRule: false))
      commands.append(.end)
    }
    let bounds = Rect(x: 10, y: 0, width: 300, height: Double(rows) * 60 - 10)
    return Layer(
      id: .root, role: .scrollContent, bounds: bounds,
      content: .picture(Picture(commands: commands, bounds: bounds)))
  }

  @Test func `short content stays whole`() {
    let short = layer(rows: 10)
    #expect(Tiling.split(short) == short)
  }

  @Test func `tiles cover the content and hold only what touches them`() {
    let long = layer(rows: 100)
    let tiled = Tiling.split(long)
    #expect(tiled.content == .none)
    #expect(tiled.children.count == 12)
    let covered = tiled.children.reduce(0) { $0 + $1.bounds.height }
    #expect(covered == 5990)
    for tile in tiled.children {
      guard case .picture(let picture) = tile.content else {
        Issue.record("a picture is expected")
        continue
      }
      #expect(picture.bounds == tile.bounds)
      #expect(picture.commands.count <= 3 * 11)
    }
    #expect(Set(tiled.children.map(\.id)).count == 12)
  }

  @Test func `a change in one row changes only the tiles that show it`() {
    let before = Tiling.split(layer(rows: 100))
    let after = Tiling.split(layer(rows: 101))
    let same = zip(before.children, after.children).filter { $0.content == $1.content }
    #expect(same.count == 11)
  }
}
