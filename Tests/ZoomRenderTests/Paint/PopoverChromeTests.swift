// Where popovers stand.

import Testing

@testable import ZoomRender

struct PopoverChromeTests {
  static let chrome = PopoverChrome(
    container: Size(800, 1000), safeArea: Insets(top: 20, leading: 0, bottom: 20, trailing: 0),
    environment: EnvironmentValues(pixelsPerPoint: 4))

  /// View, content, the side with the arrow, the card's frame, the arrow's middle.
  static let places: [(Rect, Size, Edge, Rect, Double)] = [
    // Below, centred.
    (
      Rect(x: 350, y: 100, width: 100, height: 40), Size(200, 300), .top,
      Rect(x: 300, y: 154.25, width: 200, height: 300), 100
    ),
    // Near the left edge: ten points stay free, the arrow still points at the view.
    (
      Rect(x: 20, y: 100, width: 60, height: 40), Size(200, 300), .top,
      Rect(x: 10, y: 154.25, width: 200, height: 300), 40
    ),
    // No room below: above.
    (
      Rect(x: 350, y: 800, width: 100, height: 40), Size(200, 300), .bottom,
      Rect(x: 300, y: 485.75, width: 200, height: 300), 100
    ),
    // Too high for both: to the right, then to the left.
    (
      Rect(x: 100, y: 480, width: 100, height: 40), Size(200, 600), .leading,
      Rect(x: 214.25, y: 200, width: 200, height: 600), 300
    ),
    (
      Rect(x: 600, y: 480, width: 100, height: 40), Size(200, 600), .trailing,
      Rect(x: 385.75, y: 200, width: 200, height: 600), 300
    ),
    // In a corner the arrow stays on the straight part of the side.
    (
      Rect(x: 0, y: 100, width: 10, height: 10), Size(200, 300), .top,
      Rect(x: 10, y: 124.25, width: 200, height: 300), 38
    ),
    // Larger than the screen.
    (
      Rect(x: 350, y: 100, width: 100, height: 40), Size(2000, 3000), .top,
      Rect(x: 10, y: 30, width: 780, height: 940), 390
    ),
  ]

  @Test(arguments: places.indices)
  func `a popover stands where there is room beside its view`(index: Int) {
    let (anchor, content, edge, frame, arrow) = Self.places[index]
    let geometry = Self.chrome.geometry(content: content, beside: anchor)
    #expect(geometry == PopoverChrome.Geometry(frame: frame, edge: edge, arrow: arrow))
  }

  /// The tip is 13 points out of the card, towards the view.
  @Test(arguments: [
    (Edge.top, Rect(x: 0, y: -13, width: 200, height: 113)),
    (.bottom, Rect(x: 0, y: 0, width: 200, height: 113)),
    (.leading, Rect(x: -13, y: 0, width: 213, height: 100)),
    (.trailing, Rect(x: 0, y: 0, width: 213, height: 100)),
  ])
  func `the ground of a popover has an arrow on that side`(edge: Edge, box: Rect) throws {
    let layer = Self.chrome.layer(
      id: .root, .init(frame: Rect(x: 0, y: 0, width: 200, height: 100), edge: edge, arrow: 50),
      content: [], assets: NoAssets())
    let clip = try #require(layer.children.first?.children.first?.clip)
    #expect((clip.bounds.origin - box.origin).length < 1e-9)
    #expect(abs(clip.bounds.width - box.width) < 1e-9)
    #expect(abs(clip.bounds.height - box.height) < 1e-9)
  }
}
