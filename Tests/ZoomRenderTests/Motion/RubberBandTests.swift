// The rubber band against a table.

import Testing

@testable import ZoomRender

struct RubberBandTests {
  @Test(
    arguments: [
      (402, [10: 5.43, 25: 13.30, 50: 25.74, 100: 48.38, 200: 86.37, 300: 116.98, 500: 163.29]),
      (874, [10: 5.47, 50: 26.66, 100: 51.74, 200: 97.70, 500: 209.18, 1000: 337.57]),
    ] as [(Double, [Double: Double])])
  func `the offset equals the table`(dimension: Double, expected: [Double: Double]) {
    let band = RubberBand(dimension: dimension)
    for (distance, offset) in expected {
      #expect((band.offset(for: distance) - offset).magnitude <= 0.005 + 1e-9)
      #expect((band.offset(for: -distance) + offset).magnitude <= 0.005 + 1e-9)
    }
  }

  @Test func `it never passes its dimension`() {
    let band = RubberBand(dimension: 100)
    #expect(band.offset(for: 1e12) < 100.0001)
    #expect(band.offset(for: .infinity) <= 100)
    #expect(band.offset(for: .nan) == 0)
    #expect(RubberBand(dimension: 0).offset(for: 10) == 0)
    #expect(RubberBand(dimension: .nan).offset(for: 10) == 0)
  }

  @Test func `inside the range nothing is held back`() {
    let band = RubberBand(dimension: 402)
    #expect(band.clamp(50, from: 0, to: 100) == 50)
    #expect((band.clamp(150, from: 0, to: 100) - 125.74).magnitude < 0.006)
    #expect((band.clamp(-50, from: 0, to: 100) + 25.74).magnitude < 0.006)
    #expect(band.clamp(.nan, from: 0, to: 100) == 0)
    #expect(band.clamp(5, from: 10, to: 0) < 10)
  }
}
