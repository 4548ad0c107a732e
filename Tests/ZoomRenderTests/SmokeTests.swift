import Testing

@testable import ZoomRender

struct SmokeTests {
  @Test func `a quarter turn is exact`() {
    #expect(Affine.rotation(radians: .pi / 2).isRectilinear)
  }
}
