// Status bar, cut-out and home indicator.

import Testing

@testable import ZoomRender

@Suite struct ScreenChromeTests {
  private func layers(_ change: (inout Screen) -> Void = { _ in }) throws -> [Layer] {
    var screen = Screen(
      size: Size(402, 874), safeArea: Insets(top: 62, bottom: 34), cornerRadius: 62, scale: 3,
      device: .iPhone16Pro)
    change(&screen)
    return ScreenChrome(screen: screen, colorScheme: .light)
      .layers(text: try TestAssets.textEngine())
  }

  private func box(_ role: Layer.Role, _ layers: [Layer]) -> Rect? {
    guard let layer = layers.first(where: { $0.role == role }),
      case .picture(let picture) = layer.content
    else { return nil }
    return picture.bounds
  }

  @Test func `the island and the home indicator are where devices have them`() throws {
    let layers = try layers()
    #expect(layers.map(\.role) == [.statusBar, .bezel, .homeIndicator])
    let island = try #require(box(.bezel, layers))
    // 127×38.67 at y 13, centred; edges on pixels.
    #expect((island.midX - 201).magnitude < 0.2 && island.minY == 13)
    #expect((island.width - 127).magnitude < 0.35 && (island.height - 38.67).magnitude < 0.01)
    let indicator = try #require(box(.homeIndicator, layers))
    #expect(indicator.maxY == 866 && indicator.height == 5)
    #expect((indicator.midX - 201).magnitude < 0.2)
  }

  @Test func `each piece can be hidden, a bare canvas has none`() throws {
    #expect(try layers { $0.hidesStatusBar = true }.map(\.role) == [.bezel, .homeIndicator])
    #expect(try layers { $0.hidesCutout = true }.map(\.role) == [.statusBar, .homeIndicator])
    #expect(try layers { $0.hidesHomeIndicator = true }.map(\.role) == [.statusBar, .bezel])
    #expect(try layers { $0.device = nil }.isEmpty)
  }

  @Test func `landscape has the island at the left and no status bar`() throws {
    let layers = try layers {
      $0.size = Size(874, 402)
      $0.isLandscape = true
    }
    #expect(layers.map(\.role) == [.bezel, .homeIndicator])
    let island = try #require(box(.bezel, layers))
    #expect(island.minX == 13 && (island.midY - 201).magnitude < 0.2)
    #expect((island.height - 127).magnitude < 0.35)
  }
}
