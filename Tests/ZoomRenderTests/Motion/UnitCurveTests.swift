// Timing curves against tables.

import Testing

@testable import ZoomRender

struct UnitCurveTests {
  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .coreAnimationDefault, .circularEaseIn,
    .circularEaseOut, .circularEaseInOut, .circularEaseOutIn,
    overshooting,
  ]
  static let overshooting = UnitCurve.bezier(x1: 0.3, y1: -0.5, x2: 0.6, y2: 1.6)

  @Test(
    arguments: [
      (
        UnitCurve.easeIn,
        [
          0.017027, 0.062282, 0.129577, 0.214861, 0.315357,
          0.429120, 0.554814, 0.691634, 0.839428,
        ]
      ),
      (
        UnitCurve.easeOut,
        [
          0.160572, 0.308366, 0.445186, 0.570880, 0.684643,
          0.785139, 0.870423, 0.937718, 0.982973,
        ]
      ),
      (
        UnitCurve.easeInOut,
        [
          0.019722, 0.081660, 0.187396, 0.331884, 0.500000,
          0.668116, 0.812604, 0.918340, 0.980278,
        ]
      ),
      (
        UnitCurve.coreAnimationDefault,
        [
          0.094796, 0.295244, 0.513315, 0.682541, 0.802403,
          0.885229, 0.940765, 0.975625, 0.994316,
        ]
      ),
      (
        UnitCurve.circularEaseIn,
        [
          0.005013, 0.020204, 0.046061, 0.083485, 0.133975,
          0.200000, 0.285857, 0.400000, 0.564110,
        ]
      ),
      (
        UnitCurve.circularEaseOut,
        [
          0.435890, 0.600000, 0.714143, 0.800000, 0.866025,
          0.916515, 0.953939, 0.979796, 0.994987,
        ]
      ),
      (
        UnitCurve.circularEaseInOut,
        [
          0.010102, 0.041742, 0.100000, 0.200000, 0.500000,
          0.800000, 0.900000, 0.958258, 0.989898,
        ]
      ),
    ] as [(UnitCurve, [Double])])
  func `values at tenths equal the table`(curve: UnitCurve, expected: [Double]) {
    for (index, value) in expected.enumerated() {
      // Six digits printed, and the value itself is rounded to 2^-20.
      #expect((curve.value(at: Double(index + 1) / 10) - value).magnitude <= 1.5e-6)
    }
  }

  @Test(arguments: [
    (UnitCurve.easeIn, [0.0935, 0.3154, 0.6219]), (.easeOut, [0.3781, 0.6846, 0.9065]),
    (.easeInOut, [0.1292, 0.5, 0.8708]), (.circularEaseIn, [0.0318, 0.1340, 0.3386]),
    (.circularEaseOut, [0.6614, 0.8660, 0.9682]),
    (.circularEaseInOut, [0.0670, 0.5, 0.9330]),
  ])
  func `values at quarters equal those of SwiftUI`(curve: UnitCurve, expected: [Double]) {
    for (x, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect((curve.value(at: x) - value).magnitude <= 0.5e-4 + 1e-9)
    }
  }

  @Test func `the slope of easeInOut is 0, 1.06, 1.72, 1.06, 0`() {
    for (x, slope) in zip([0, 0.25, 0.5, 0.75, 1], [0, 1.06, 1.72, 1.06, 0]) {
      #expect((UnitCurve.easeInOut.velocity(at: x) - slope).magnitude <= 0.005)
    }
  }

  @Test(arguments: all)
  func `a curve runs from 0 to 1 and its slope is that of its values`(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 3) == 1)
    for step in 1..<20 where step != 10 {
      let x = Double(step) / 20
      let slope = (curve.value(at: x + 0.01) - curve.value(at: x - 0.01)) / 0.02
      #expect((curve.velocity(at: x) - slope).magnitude < 0.02 * max(1, slope.magnitude))
    }
  }

  @Test(arguments: all)
  func `the inverse undoes a monotone curve`(curve: UnitCurve) {
    guard curve != Self.overshooting else { return }
    for step in 0...20 {
      let x = Double(step) / 20
      let back = curve.inverse.value(at: curve.value(at: x))
      #expect((back - x).magnitude < 2e-3, "\(x): \(back)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no control point makes a value that is not a number`(wild: Double) {
    for curve in [
      UnitCurve.bezier(x1: wild, y1: 0, x2: 1, y2: 1),
      .bezier(x1: 0.4, y1: wild, x2: wild, y2: 1), .bezier(x1: wild, y1: wild, x2: wild, y2: wild),
    ] {
      for x in [0, 0.3, 1, wild] {
        #expect(!curve.value(at: x).isNaN)
        #expect(!curve.velocity(at: x).isNaN)
      }
    }
  }

  @Test func `control points on their ends give straight starts`() {
    #expect((UnitCurve.bezier(x1: 0, y1: 0, x2: 1, y2: 1).velocity(at: 0) - 1).magnitude < 1e-9)
    #expect(UnitCurve.bezier(x1: 0, y1: 0.5, x2: 1, y2: 1).velocity(at: 0) == .infinity)
  }
}
