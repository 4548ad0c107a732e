// Springs against tables of their progress.

import Testing

@testable import ZoomRender

struct SpringTests {
  /// Progress from 0 to 1 at rest, at these frames of 60 per second, to five digits.
  static let frames = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 24, 30, 45, 60]

  struct Row: CustomTestStringConvertible {
    var name: String
    var spring: Spring
    var values: [Double]
    var peak: (value: Double, time: Double)?
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "smooth/.spring/.default .5 b0", spring: Spring(duration: 0.5, bounce: 0),
      values: [
        0.01910, 0.06668, 0.13131, 0.20484, 0.35774, 0.49911, 0.61894,
        0.71542, 0.82103, 0.89003, 0.96046, 0.98640, 0.99916, 0.99995,
      ], peak: nil),
    Row(
      name: "snappy .5 b.15", spring: Spring(duration: 0.5, bounce: 0.15),
      values: [
        0.01948, 0.06917, 0.13821, 0.21826, 0.38810, 0.54713, 0.68117,
        0.78637, 0.89451, 0.95645, 1.00162, 1.00602, 1.00044, 0.99997,
      ], peak: (1.0063, 0.475)),
    Row(
      name: "bouncy .5 b.3", spring: Spring(duration: 0.5, bounce: 0.3),
      values: [
        0.01987, 0.07181, 0.14572, 0.23320, 0.42330, 0.60451, 0.75706,
        0.87371, 0.98409, 1.03393, 1.03930, 1.01450, 0.99819, 1.00007,
      ], peak: (1.0460, 0.350)),
    Row(
      name: ".5 b.5", spring: Spring(duration: 0.5, bounce: 0.5),
      values: [
        0.02040, 0.07558, 0.15678, 0.25589, 0.47961, 0.70029, 0.88779,
        1.02697, 1.14070, 1.16146, 1.07226, 0.98982, 0.99778, 1.00128,
      ], peak: (1.1630, 0.289)),
    Row(
      name: ".5 b-.3 (damping 1.4286)", spring: Spring(duration: 0.5, bounce: -0.3),
      values: [
        0.01808, 0.06031, 0.11443, 0.17331, 0.29083, 0.39786, 0.49093,
        0.57040, 0.66738, 0.74261, 0.84591, 0.90776, 0.97443, 0.99291,
      ], peak: nil),
    Row(
      name: ".5 b-.5 (damping 2)", spring: Spring(duration: 0.5, bounce: -0.5),
      values: [
        0.01684, 0.05323, 0.09700, 0.14266, 0.23136, 0.31248, 0.38537,
        0.45060, 0.53573, 0.60767, 0.71983, 0.79993, 0.91378, 0.96284,
      ], peak: nil),
    Row(
      name: "legacy .55/.825", spring: Spring(response: 0.55, dampingRatio: 0.825),
      values: [
        0.01632, 0.05875, 0.11893, 0.19022, 0.34650, 0.49939, 0.63422,
        0.74505, 0.86586, 0.94053, 1.00169, 1.01008, 1.00112, 0.99990,
      ], peak: (1.0102, 0.487)),
    Row(
      name: "doc default .55/1", spring: Spring(response: 0.55, dampingRatio: 1),
      values: [
        0.01598, 0.05648, 0.11251, 0.17748, 0.31646, 0.44991, 0.56739,
        0.66562, 0.77829, 0.85621, 0.94229, 0.97781, 0.99818, 0.99986,
      ], peak: nil),
    Row(
      name: "interactive .15/.86", spring: Spring(response: 0.15, dampingRatio: 0.86),
      values: [
        0.16340, 0.44068, 0.67663, 0.83581, 0.97588, 1.00388, 1.00395,
        1.00145, 1.00009, 0.99998, 1.00000, 1.00000, 1.00000, 1.00000,
      ], peak: (1.0050, 0.147)),
    Row(
      name: "hero G2 .42/.82", spring: Spring(response: 0.42, dampingRatio: 0.82),
      values: [
        0.02711, 0.09451, 0.18525, 0.28690, 0.49047, 0.66512, 0.79793,
        0.89018, 0.96895, 1.00161, 1.01006, 1.00373, 0.99988, 1.00000,
      ], peak: (1.0111, 0.367)),
    Row(
      name: "UIKit push .3/1", spring: Spring(response: 0.3, dampingRatio: 1),
      values: [
        0.04844, 0.15516, 0.28160, 0.40688, 0.61894, 0.76765, 0.86312,
        0.92131, 0.96681, 0.98640, 0.99784, 0.99968, 1.00000, 1.00000,
      ], peak: nil),
    Row(
      name: "UIKit push interactive .3/.85", spring: Spring(response: 0.3, dampingRatio: 0.85),
      values: [
        0.04998, 0.16402, 0.30307, 0.44329, 0.68117, 0.84118, 0.93357,
        0.97997, 1.00378, 1.00602, 1.00148, 1.00005, 1.00000, 1.00000,
      ], peak: (1.0063, 0.285)),
    Row(
      name: "zoomIn live .34/1", spring: Spring(response: 0.34, dampingRatio: 1),
      values: [
        0.03873, 0.12720, 0.23631, 0.34891, 0.55129, 0.70523, 0.81249,
        0.88343, 0.94463, 0.97441, 0.99483, 0.99901, 0.99999, 1.00000,
      ], peak: nil),
    Row(
      name: "zoomOut live .34/.92", spring: Spring(response: 0.34, dampingRatio: 0.92),
      values: [
        0.03931, 0.13064, 0.24492, 0.36401, 0.57910, 0.74097, 0.85008,
        0.91820, 0.97087, 0.99166, 1.00045, 1.00040, 1.00000, 1.00000,
      ], peak: (1.0006, 0.434)),
    Row(
      name: "zoom push w .317/1", spring: Spring(response: 0.317, dampingRatio: 1),
      values: [
        0.04391, 0.14226, 0.26094, 0.38073, 0.58912, 0.74077, 0.84182,
        0.90576, 0.95804, 0.98183, 0.99678, 0.99946, 0.99999, 1.00000,
      ], peak: nil),
    Row(
      name: "zoom push h .406/.925", spring: Spring(response: 0.406, dampingRatio: 0.925),
      values: [
        0.02840, 0.09714, 0.18730, 0.28600, 0.47851, 0.64012, 0.76272,
        0.84974, 0.92959, 0.97003, 0.99666, 1.00038, 1.00006, 1.00000,
      ], peak: (1.0005, 0.534)),
    Row(
      name: "zoom JT frequency 19", spring: Spring(response: 2 * .pi / 19, dampingRatio: 1),
      values: [
        0.04071, 0.13299, 0.24586, 0.36132, 0.56625, 0.71947, 0.82440,
        0.89262, 0.95025, 0.97758, 0.99570, 0.99921, 0.99999, 1.00000,
      ], peak: nil),
    Row(
      name: "landing frequency 15 damping .75",
      spring: Spring(response: 2 * .pi / 15, dampingRatio: 0.75),
      values: [
        0.02754, 0.09689, 0.19138, 0.29825, 0.51426, 0.69998, 0.83939,
        0.93291, 1.00558, 1.02738, 1.01679, 1.00308, 0.99969, 1.00002,
      ], peak: (1.0284, 0.317)),
    Row(
      name: "cancel frequency 22 damping .9",
      spring: Spring(response: 2 * .pi / 22, dampingRatio: 0.9),
      values: [
        0.05400, 0.17399, 0.31640, 0.45654, 0.68733, 0.83835, 0.92489,
        0.96947, 0.99530, 1.00112, 1.00076, 1.00010, 1.00000, 1.00000,
      ], peak: (1.0015, 0.328)),
    Row(
      name: "recede return frequency 15 damping 1",
      spring: Spring(response: 2 * .pi / 15, dampingRatio: 1),
      values: [
        0.02650, 0.09020, 0.17336, 0.26424, 0.44217, 0.59399, 0.71270,
        0.80085, 0.88829, 0.93890, 0.98265, 0.99530, 0.99984, 1.00000,
      ], peak: nil),
    Row(
      name: "tracking frequency 45 damping 1",
      spring: Spring(response: 2 * .pi / 45, dampingRatio: 1),
      values: [
        0.17336, 0.44217, 0.65745, 0.80085, 0.93890, 0.98265, 0.99530,
        0.99877, 0.99984, 0.99998, 1.00000, 1.00000, 1.00000, 1.00000,
      ], peak: nil),
    Row(
      name: "sheet / keyboard / classic push .3441/1",
      spring: Spring(response: 0.3441, dampingRatio: 1),
      values: [
        0.03790, 0.12476, 0.23227, 0.34362, 0.54485, 0.69902, 0.80723,
        0.87933, 0.94207, 0.97294, 0.99441, 0.99890, 0.99998, 1.00000,
      ], peak: nil),
    Row(
      name: "alert .2749/1", spring: Spring(response: 0.2749, dampingRatio: 1),
      values: [
        0.05652, 0.17757, 0.31661, 0.45009, 0.66582, 0.80784, 0.89341,
        0.94237, 0.97785, 0.99173, 0.99891, 0.99986, 1.00000, 1.00000,
      ], peak: nil),
    Row(
      name: "glass morph .40/.80 (P, §3.14)", spring: Spring(response: 0.40, dampingRatio: 0.80),
      values: [
        0.02978, 0.10339, 0.20173, 0.31086, 0.52571, 0.70475, 0.83581,
        0.92231, 0.98981, 1.01243, 1.01045, 1.00249, 0.99987, 1.00000,
      ], peak: (1.0152, 0.333)),
  ]

  @Test(arguments: rows)
  func `progress equals the table to five digits`(row: Row) {
    for (frame, expected) in zip(Self.frames, row.values) {
      let value = row.spring.value(time: Double(frame) / 60)
      #expect((value - expected).magnitude <= 0.5e-5 + 1e-9, "frame \(frame): \(value)")
    }
  }

  @Test(arguments: rows)
  func `the peak equals the table and overshoot agrees with the curve`(row: Row) throws {
    guard let peak = row.peak else { return #expect(row.spring.overshoot < 5e-5) }
    let time = try #require(row.spring.peakTime)
    #expect((1 + row.spring.overshoot - peak.value).magnitude <= 0.5e-4 + 1e-9)
    #expect((time - peak.time).magnitude <= 0.5e-3 + 1e-9)
    #expect((row.spring.value(time: time) - 1 - row.spring.overshoot).magnitude < 1e-12)
    #expect(row.spring.velocity(time: time).magnitude < 1e-9)
  }

  @Test(arguments: [
    (Spring.smooth, [4.2123, 4.4944, 2.5583, 1.0922, 0.1474]),
    (Spring.snappy, [4.5445, 5.0389, 2.7317, 0.8859, -0.0191]),
    (Spring.bouncy, [4.9170, 5.7076, 2.9538, 0.5460, -0.2110]),
  ])
  func `velocity equals the table`(spring: Spring, expected: [Double]) {
    for (time, velocity) in zip([0.05, 0.1, 0.2, 0.3, 0.5], expected) {
      #expect((spring.velocity(time: time) - velocity).magnitude <= 0.5e-4 + 1e-9)
    }
  }

  @Test(arguments: [
    ("smooth", Spring.smooth, 0.8), ("snappy", Spring.snappy, 0.8768),
    ("bouncy", Spring.bouncy, 1.0447), ("bounce .5", Spring(bounce: 0.5), 1.4154),
    ("bounce -.3", Spring(bounce: -0.3), 1.4), ("bounce -.5", Spring(bounce: -0.5), 2.1),
    ("1 s", Spring(duration: 1), 1.5), ("1 s, .3", Spring(duration: 1, bounce: 0.3), 1.9539),
    ("legacy", Spring(response: 0.55, dampingRatio: 0.825), 0.9817),
    ("100, 10", Spring(mass: 1, stiffness: 100, damping: 10), 1.7399),
  ])
  func `settling duration equals SwiftUI's`(name: String, spring: Spring, expected: Double) {
    #expect((spring.settlingDuration - expected).magnitude <= 0.5e-4 + 1e-9, "\(name)")
  }

  @Test func `parameterisations convert into one another`() {
    let plain = Spring(duration: 0.5, bounce: 0.3)
    #expect((plain.stiffness - 157.9137).magnitude < 5e-5)
    #expect((plain.damping - 17.5929).magnitude < 5e-5)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect((physical.duration - 0.628319).magnitude < 5e-7)
    #expect((physical.dampingRatio - 0.5).magnitude < 1e-12)
    #expect((physical.bounce - 0.5).magnitude < 1e-12)
    for (m, k, c, response, ratio) in [
      (3.0, 1000.0, 500.0, 0.3441, 1.0), (1, 333.3, 36.5, 0.3442, 0.9996),
      (1, 522.35, 45.71, 0.2749, 1.0), (3, 1100, 98, 0.3281, 0.853), (1, 225, 30, 0.4189, 1),
    ] {
      let spring = Spring(mass: m, stiffness: k, damping: c)
      #expect((spring.response - response).magnitude <= 0.5e-4 + 1e-6)
      #expect((spring.dampingRatio - ratio).magnitude <= 0.5e-3)
    }
  }

  @Test(arguments: [-0.9, -0.5, -0.1, 0, 0.2, 0.7, 1])
  func `stiffness and damping describe the same spring again`(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    let again = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      allowOverDamping: true)
    for time in [0.0, 0.05, 0.2, 0.9] {
      #expect((spring.value(time: time) - again.value(time: time)).magnitude < 1e-7)
    }
    #expect((spring.bounce - bounce).magnitude < 1e-9)
  }

  @Test func `damping above critical is reduced unless it is allowed`() {
    let reduced = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(reduced.dampingRatio == 1)
    #expect((reduced.response - 0.34415).magnitude < 1e-5)
    let heavy = Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)
    #expect((heavy.dampingRatio - 4.5644).magnitude < 1e-4)
  }

  @Test(arguments: [(0.5, 0.7), (1.2, 0.3), (0.3, 1)])
  func `a settling duration can be asked for`(time: Double, ratio: Double) {
    let spring = Spring(settlingDuration: time, dampingRatio: ratio)
    #expect((spring.dampingRatio - ratio).magnitude < 1e-9)
    // The envelope formula, also where SwiftUI reports a multiple of .1 s.
    let d = spring.decay
    #expect(((d + 1) * Exponential.exp(-d * time) - 0.001).magnitude < 1e-9)
  }

  @Test(arguments: rows)
  func `velocity is the slope of the value and force moves the mass`(row: Row) {
    let spring = row.spring
    for step in 1...30 {
      let t = Double(step) / 30
      let h = 1e-5
      let slope =
        (spring.value(initialVelocity: -3, time: t + h)
          - spring.value(initialVelocity: -3, time: t - h)) / (2 * h)
      let state = spring.state(initialVelocity: -3, time: t)
      #expect((state.velocity - slope).magnitude < 1e-5 * max(1, slope.magnitude))
      let bend =
        (spring.velocity(initialVelocity: -3, time: t + h)
          - spring.velocity(initialVelocity: -3, time: t - h)) / (2 * h)
      let force = spring.force(position: state.position, velocity: state.velocity)
      #expect((force - bend).magnitude < 1e-4 * max(1, bend.magnitude))
    }
  }

  @Test(arguments: rows)
  func `an update continues the same curve`(row: Row) {
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 {
      row.spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.037)
    }
    #expect((value - row.spring.value(time: 0.37)).magnitude < 1e-11)
    #expect((velocity - row.spring.velocity(time: 0.37)).magnitude < 1e-9)
  }

  @Test(arguments: rows)
  func `after the rest time the value stays within the tolerance`(row: Row) {
    let rest = row.spring.restTime(target: 300, initialVelocity: 500, tolerance: 0.25)
    func distance(_ time: Double) -> Double {
      (300 - row.spring.value(target: 300, initialVelocity: 500, time: time)).magnitude
    }
    for step in 0...600 { #expect(distance(rest + Double(step) / 300) <= 0.25) }
    #expect(distance(rest - 1 / 150.0) > 0.24)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude,
  ])
  func `no parameter makes a spring that is not a number`(wild: Double) {
    let springs = [
      Spring(duration: wild, bounce: wild), Spring(response: wild, dampingRatio: 0.5),
      Spring(response: 0.5, dampingRatio: wild), Spring(duration: 0.5, bounce: wild),
      Spring(mass: wild, stiffness: 100, damping: 10),
      Spring(mass: 1, stiffness: wild, damping: 10),
      Spring(mass: 1, stiffness: 100, damping: wild, allowOverDamping: true),
      Spring(settlingDuration: wild, dampingRatio: wild, epsilon: wild),
    ]
    for spring in springs {
      for time in [-1, 0, 0.1, 5, 1e9, .infinity] {
        #expect(spring.value(time: time).isFinite)
        #expect(spring.velocity(time: time).isFinite)
      }
      #expect(!spring.settlingDuration.isNaN)
      #expect(!spring.restTime(target: 1, tolerance: 0.01).isNaN)
      #expect(spring.response.isFinite && spring.bounce.isFinite)
    }
    _ = Spring.smooth.state(target: wild, initialVelocity: wild, time: wild)
    _ = Spring.smooth.settlingDuration(target: wild, initialVelocity: wild, epsilon: wild)
    _ = Spring.smooth.restTime(target: wild, initialVelocity: wild, tolerance: wild)
  }
}
