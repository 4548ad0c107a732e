// SwiftUI's integrator against tables of its progress.

import Testing

@testable import ZoomRender

struct SwiftUISpringTests {
  static let frames = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 24, 30]

  @Test(
    arguments: [
      (
        0.5, 1,
        [
          0.01609, 0.06286, 0.12770, 0.20182, 0.35578, 0.49747,
          0.61701, 0.71292, 0.81777, 0.88646, 0.95743, 0.98447,
        ]
      ),
      (
        0.5, 0.85,
        [
          0.01630, 0.06485, 0.13386, 0.21440, 0.38544, 0.54507,
          0.67900, 0.78369, 0.89096, 0.95249, 0.99843, 1.00435,
        ]
      ),
      (
        0.5, 0.7,
        [
          0.01650, 0.06693, 0.14048, 0.22826, 0.41960, 0.60176,
          0.75455, 0.87085, 0.98034, 1.02966, 1.03601, 1.01330,
        ]
      ),
      (
        0.55, 0.825,
        [
          0.01359, 0.05486, 0.11482, 0.18639, 0.34367, 0.49730,
          0.63229, 0.74286, 0.86293, 0.93702, 0.99833, 1.00797,
        ]
      ),
      (
        0.15, 0.86,
        [
          0.14886, 0.43356, 0.67005, 0.82570, 0.96296, 0.99559,
          1.00052, 1.00050, 1.00009, 1.00001, 1.00000, 1.00000,
        ]
      ),
    ] as [(Double, Double, [Double])])
  func `progress equals the table to five digits`(
    response: Double, ratio: Double, expected: [Double]
  ) {
    let spring = SwiftUISpring(response: response, dampingRatio: ratio)
    for (frame, value) in zip(Self.frames, expected) {
      // Far from a unit's own end rule: the table was made for a running motion.
      var state = SwiftUISpring.State()
      for step in 0..<SwiftUISpring.steps(for: Double(frame) / 60) {
        spring.advance(&state, toward: 1, step: step)
      }
      #expect((state.offset - value).magnitude <= 0.5e-5 + 1e-9, "frame \(frame)")
    }
  }

  @Test(arguments: [
    (0.5, 1, 0.823), (0.5, 0.85, 0.560), (0.5, 0.825, 0.530), (0.5, 0.7, 0.763),
    (0.3, 1, 0.563), (0.15, 0.86, 0.200),
  ])
  func `a unit travel ends when SwiftUI ends it`(response: Double, ratio: Double, end: Double) {
    let spring = SwiftUISpring(response: response, dampingRatio: ratio)
    #expect((spring.endTime() - end).magnitude <= 0.5e-3 + 1e-9)
    #expect(spring.value(time: spring.endTime()) == 1)
    #expect(spring.value(time: spring.endTime() - 0.004) != 1)
    #expect(spring.endTime(target: 100) > spring.endTime())
  }

  @Test(arguments: [
    (0.5, 1, 0.0038), (0.5, 0.85, 0.0044), (0.5, 0.7, 0.0052), (0.3, 1, 0.0065),
    (0.15, 0.86, 0.0156),
  ])
  func `it lags the closed form by what is known`(response: Double, ratio: Double, most: Double) {
    let closed = Spring(response: response, dampingRatio: ratio)
    let spring = SwiftUISpring(response: response, dampingRatio: ratio)
    var state = SwiftUISpring.State()
    var largest = 0.0
    for step in 0..<300 {
      spring.advance(&state, toward: 1, step: step)
      largest = max(
        largest, (closed.value(time: Double(step + 1) / 300) - state.offset).magnitude)
    }
    #expect((largest - most).magnitude <= 0.5e-4 + 1e-9, "\(largest)")
  }

  @Test func `time rounds up to the grid of 300 steps`() {
    #expect(SwiftUISpring.steps(for: 0) == 0)
    #expect(SwiftUISpring.steps(for: -1) == 0)
    #expect(SwiftUISpring.steps(for: .nan) == 0)
    #expect(SwiftUISpring.steps(for: 0.001) == 1)
    #expect(SwiftUISpring.steps(for: 1.0 / 60) == 5)
    #expect(SwiftUISpring.steps(for: 0.1) == 30)
    #expect(SwiftUISpring.steps(for: .infinity) == SwiftUISpring.maximumSteps)
  }

  @Test func `an old response fades into the new one`() {
    let plain = SwiftUISpring(response: 0.15, dampingRatio: 0.86)
    let blended = SwiftUISpring(
      response: 0.15, dampingRatio: 0.86, blend: .init(response: 0.5, duration: 0.25))
    let old = SwiftUISpring(response: 0.5, dampingRatio: 0.86)
    // It begins like the old spring, is slower than the new one, and arrives.
    #expect((blended.value(time: 0.02) - old.value(time: 0.02)).magnitude < 0.002)
    #expect(blended.value(time: 0.08) < plain.value(time: 0.08))
    #expect(blended.value(time: 2) == 1)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e-9, 1e9])
  func `no parameter makes it run away`(wild: Double) {
    for spring in [
      SwiftUISpring(response: wild, dampingRatio: 1),
      SwiftUISpring(response: 0.5, dampingRatio: wild),
      SwiftUISpring(
        response: 0.5, dampingRatio: 1, blend: .init(response: wild, duration: wild)),
    ] {
      #expect(!spring.value(time: 1).isNaN)
      #expect(!spring.endTime(target: 0).isNaN)
    }
  }
}
