// Values between two others, and beyond them.

import Testing

@testable import ZoomRender

struct InterpolationTests {
  @Test(arguments: [(-0.5, 15.0), (0, 10), (0.25, 7.5), (1, 0), (1.2, 0)])
  func `radii go on past the ends, but never below zero`(_ progress: Double, _ radius: Double) {
    let radii = CornerRadii(10).interpolated(to: CornerRadii(0), progress: progress)
    #expect(radii == CornerRadii(radius))
  }

  @Test func `a rectangle of a moving centre and size is never inside out`() {
    let rect = Rect(animatableComponents: [10, 20, -4, 6])
    #expect(rect == Rect(x: 10, y: 17, width: 0, height: 6))
    #expect(Rect(animatableComponents: rect.animatableComponents) == rect)
  }
}
