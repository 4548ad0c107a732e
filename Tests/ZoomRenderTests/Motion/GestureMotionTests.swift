// Phases, finger velocity and the spring that runs after a finger.

import Testing

@testable import ZoomRender

struct PhaseSequenceTests {
  @Test func `a triggered walk visits every phase and comes back`() {
    let walk = PhaseSequence(animations: [.smooth, .easeInOut, nil], repeats: false)
    #expect(
      walk.steps(until: 10) == [
        .init(time: 0, phase: 1), .init(time: 0.35, phase: 2), .init(time: 0.35, phase: 0),
      ])
    #expect((walk.duration - 0.85).magnitude < 1e-12)
    #expect(walk.steps(until: 0.1) == [.init(time: 0, phase: 1)])
  }

  @Test func `without a trigger the walk goes round`() {
    let walk = PhaseSequence(
      animations: [.curve(.linear, duration: 1), .curve(.linear, duration: 1)], repeats: true)
    #expect(walk.duration == .infinity)
    #expect(walk.steps(until: 100.5).count == 101)
    let scalar = walk.scalar(values: [0, 10], start: 2, until: 50)
    #expect(scalar.value(at: 2) == 0)
    #expect((scalar.value(at: 2.5) - 5).magnitude < 1e-9)
    #expect(scalar.value(at: 3) == 10)
    #expect((scalar.value(at: 43.5) - 5).magnitude < 1e-6)
  }

  @Test func `a walk without length is made once`() {
    let walk = PhaseSequence(animations: [nil, nil], repeats: true)
    #expect(walk.steps(until: 1e9).count == 2)
    #expect(PhaseSequence(animations: [.smooth], repeats: true).steps(until: 5).isEmpty)
    #expect(PhaseSequence(animations: [], repeats: true).steps(until: 5).isEmpty)
  }
}

struct VelocityTrackerTests {
  @Test func `a steady finger has its own velocity`() {
    var tracker = VelocityTracker()
    for step in 0..<5 { tracker.add(Double(step) * 10, at: Double(step) / 60) }
    #expect((tracker.velocity(at: 4 / 60.0) - 600).magnitude < 1e-9)
  }

  @Test func `the newest step weighs three quarters`() {
    var tracker = VelocityTracker()
    for (time, value) in [(0.0, 0.0), (0.01, 1), (0.02, 5)] { tracker.add(value, at: time) }
    #expect((tracker.velocity(at: 0.02) - (0.75 * 400 + 0.25 * 100)).magnitude < 1e-9)
  }

  @Test func `rest lets a velocity fade and then forget`() {
    var tracker = VelocityTracker()
    tracker.add(0, at: 0)
    tracker.add(10, at: 0.01)
    // .998 to the power of 100.
    #expect((tracker.velocity(at: 0.11) - 1000 * 0.8185668).magnitude < 1e-3)
    #expect(tracker.velocity(at: 2.02) == 0)
    #expect(VelocityTracker().velocity(at: 0) == 0)
  }

  @Test func `simultaneous and wild samples do no harm`() {
    var tracker = VelocityTracker()
    tracker.add(0, at: 0)
    tracker.add(5, at: 0)
    tracker.add(.nan, at: 1)
    tracker.add(1, at: .infinity)
    #expect(tracker.velocity(at: 0) == 0)
  }
}

struct SpringChaseTests {
  @Test func `behind a steady target it lags by two over its frequency`() {
    let chase = SpringChase(
      spring: Spring(response: 2 * .pi / 45, dampingRatio: 1),
      samples: [.init(time: 0, value: 0), .init(time: 1, value: 900)])
    let state = chase.state(at: 0.9)
    #expect((state.position - (810 - 900 * 2 / 45)).magnitude < 1e-6)
    #expect((state.velocity - 900).magnitude < 1e-6)
  }

  @Test func `it comes to rest on a target that stops`() {
    let chase = SpringChase(
      spring: Spring(response: 2 * .pi / 45, dampingRatio: 1),
      samples: [
        .init(time: 0, value: 0), .init(time: 0.1, value: 50), .init(time: 0.1, value: 70),
        .init(time: 0.2, value: 30),
      ])
    #expect((chase.state(at: 1).position - 30).magnitude < 1e-9)
    #expect(chase.state(at: -1).position == 0)
    // Continuous over a sample.
    let gap = chase.state(at: 0.1 + 1e-9).position - chase.state(at: 0.1 - 1e-9).position
    #expect(gap.magnitude < 1e-5)
  }

  @Test func `without samples it stays at zero`() {
    let chase = SpringChase(spring: .smooth, samples: [])
    #expect(chase.state(at: 1) == MotionState(position: 0, velocity: 0))
  }
}
