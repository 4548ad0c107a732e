// Shapes of right-to-left pages.

import Testing

@testable import ZoomRender

struct MirroredShapeTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)

  private func bounds(_ shape: Shape, _ direction: LayoutDirection) -> Rect {
    shape.path(in: rect, layoutDirection: direction).tightBounds
  }

  static let oneSided: [Shape] = [
    .trim(.circle, from: 0, to: 0.25),
    .path(Path(rect: Rect(x: 0, y: 0, width: 30, height: 20))),
    .offset(.rectangle, Vector(dx: 7, dy: 0)),
    .sized(.rectangle, Size(20, 20)),
    .inset(.trim(.rectangle, from: 0, to: 0.3), by: 4),
    .stroked(.trim(.rectangle, from: 0, to: 0.3), StrokeStyle(lineWidth: 2)),
    .scale(.rectangle, x: 0.5, y: 0.5, anchor: .topLeading),
  ]

  @Test(arguments: oneSided)
  func `an outline with a side changes it`(shape: Shape) {
    let (plain, mirrored) = (bounds(shape, .leftToRight), bounds(shape, .rightToLeft))
    #expect(plain != mirrored)
    #expect((plain.minX - rect.minX - (rect.maxX - mirrored.maxX)).magnitude < 1e-9)
    #expect((plain.width - mirrored.width).magnitude < 1e-9)
    #expect(plain.minY == mirrored.minY && plain.height == mirrored.height)
  }

  @Test func `leading corners change sides, even ones stay as they are`() {
    let uneven = Shape.unevenRoundedRectangle(
      radii: CornerRadii(topLeading: 20, topTrailing: 0, bottomTrailing: 0, bottomLeading: 0),
      style: .circular)
    let mirrored = Shape.unevenRoundedRectangle(
      radii: CornerRadii(topLeading: 0, topTrailing: 20, bottomTrailing: 0, bottomLeading: 0),
      style: .circular)
    #expect(
      uneven.path(in: rect, layoutDirection: .rightToLeft)
        == mirrored.path(in: rect, layoutDirection: .leftToRight))
    for shape in [Shape.rectangle, .circle, .capsule(style: .continuous)] {
      #expect(shape.path(in: rect, layoutDirection: .rightToLeft) == shape.path(in: rect))
    }
  }
}
