// Screens in devices.

import Testing

@testable import ZoomRender

struct ScreenDressingTests {
  private static let screen: Frame = {
    var frame = FrameMaking.frame(
      100, 200, background: .white,
      [
        FrameMaking.layer(
          .color(Color(bytes: 0, 122, 255)), bounds: Rect(x: 20, y: 30, width: 40, height: 50))
      ])
    frame.elements = [
      Element(
        name: "tile", id: .root, layer: NodeID.root.child(1),
        rectInLayer: Rect(x: 20, y: 30, width: 40, height: 50),
        rect: Rect(x: 20, y: 30, width: 40, height: 50))
    ]
    return frame
  }()

  @Test func `corners cut the screen and nothing else`() throws {
    let dressing = ScreenDressing(form: .corners, cornerRadius: 30, surround: .clear)
    let plain = try FrameMaking.bitmap(Self.screen)
    let dressed = try FrameMaking.bitmap(dressing.dress(Self.screen))
    #expect(dressed.width == 100 && dressed.height == 200)
    #expect(dressed[0, 0][3] == 0 && dressed[99, 0][3] == 0 && dressed[0, 199][3] == 0)
    for (x, y) in [(50, 0), (50, 100), (0, 100), (40, 55), (15, 15)] {
      #expect(dressed[x, y] == plain[x, y], "\(x), \(y)")
    }
  }

  @Test func `a bezel surrounds the screen, and elements are where the picture shows them`() throws
  {
    let dressing = ScreenDressing(form: .bezel, cornerRadius: 30, surround: .white)
    let frame = dressing.dress(Self.screen)
    #expect(frame.size == Size(132, 232))
    let rect = frame.elements[0].rect
    #expect(rect == Rect(x: 36, y: 46, width: 40, height: 50))
    let bitmap = try FrameMaking.bitmap(frame)
    let tile: [UInt8] = [0, 122, 255, 255]
    #expect(bitmap[Int(rect.minX), Int(rect.minY)] == tile)
    #expect(bitmap[Int(rect.maxX) - 1, Int(rect.maxY) - 1] == tile)
    #expect(bitmap[Int(rect.minX) - 1, Int(rect.minY)] == [255, 255, 255, 255])
    // From the outside in: surround, metal, border, screen.
    #expect(bitmap[0, 0] == [255, 255, 255, 255])
    #expect(bitmap[12, 116] == [0, 0, 0, 255])
    #expect(bitmap[5, 116][0] > 60 && bitmap[5, 116][0] < 160)
    #expect(bitmap[16, 116] == [255, 255, 255, 255])
  }

  @Test func `square displays get a device too`() throws {
    let dressing = ScreenDressing(form: .bezel, cornerRadius: 0, surround: .clear)
    let bitmap = try FrameMaking.bitmap(dressing.dress(Self.screen))
    #expect(bitmap[0, 0][3] == 0 && bitmap[16, 16] == [255, 255, 255, 255])
  }
}
