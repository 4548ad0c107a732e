// Pieces of stretched and repeated images.

import Testing

@testable import ZoomRender

@Suite struct ImageTilesTests {
  private func pieces(
    _ box: Size, caps: Insets = .zero, mode: ImageContent.ResizingMode = .stretch
  ) -> [(source: Rect, rect: Rect)] {
    let image = ImageContent(
      source: .file("a"), isResizable: true, capInsets: caps, resizingMode: mode)
    let header = ImageHeader(
      id: ImageID(digest: Digest(of: [])), pixelWidth: 60, pixelHeight: 40, scale: 2)
    var pieces: [(source: Rect, rect: Rect)] = []
    ImageTiles(image: image, header: header, box: Rect(origin: .zero, size: box)).draw {
      command, rect in
      if case .image(_, let source, _, _) = command { pieces.append((source, rect)) }
    }
    return pieces
  }

  @Test func `a plain image is one piece`() {
    let all = pieces(Size(90, 50))
    #expect(all.map(\.source) == [Rect(x: 0, y: 0, width: 60, height: 40)])
    #expect(all.map(\.rect) == [Rect(x: 0, y: 0, width: 90, height: 50)])
  }

  @Test func `cap insets keep the corners and stretch the middle`() {
    let all = pieces(Size(90, 50), caps: Insets(.all, 5))
    #expect(all.count == 9)
    #expect(all[0].source == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(all[0].rect == Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(all[4].source == Rect(x: 10, y: 10, width: 40, height: 20))
    #expect(all[4].rect == Rect(x: 5, y: 5, width: 80, height: 40))
    #expect(all[8].rect == Rect(x: 85, y: 45, width: 5, height: 5))
  }

  @Test func `tiles repeat from the leading corner and are cut at the end`() {
    let all = pieces(Size(70, 20), mode: .tile)
    #expect(all.map(\.rect.minX) == [0, 30, 60])
    #expect(all[2].rect.width == 10)
    #expect(all[2].source.width == 20)
  }

  @Test func `pieces cover the box without gaps or overlaps`() {
    for caps in [Insets.zero, Insets(.all, 5), Insets(.horizontal, 14), Insets(.all, 100)] {
      for mode in [ImageContent.ResizingMode.stretch, .tile] {
        for box in [Size(90, 50), Size(7, 7), Size(31.3, 20.1)] {
          let area = pieces(box, caps: caps, mode: mode).reduce(0) {
            $0 + $1.rect.width * $1.rect.height
          }
          #expect((area - box.width * box.height).magnitude < 1e-6)
        }
      }
    }
  }
}
