// Retargeting: what happens when a change interrupts another.

import Testing

@testable import ZoomRender

struct AnimatedScalarTests {
  @Test func `a spring that is turned round keeps position and velocity`() {
    var x = AnimatedScalar(0)
    x.retarget(to: 1, at: 0, animation: .smooth)
    x.retarget(to: 0, at: 0.1, animation: .smooth)
    #expect((x.value(at: 0.1) - 0.357740).magnitude < 1e-6)
    #expect((x.velocity(at: 0.1) - 4.494374).magnitude < 1e-6)
    let expected = [0.05: 0.430649, 0.1: 0.357676, 0.2: 0.174618, 0.3: 0.070423, 0.5: 0.009062]
    for (after, value) in expected {
      #expect((x.value(at: 0.1 + after) - value).magnitude < 1e-6)
    }
    #expect((x.value(at: 0.14) - 0.4339).magnitude < 1e-4)
    // The past is still there.
    #expect((x.value(at: 0.05) - 0.13131).magnitude < 1e-5)
  }

  @Test(arguments: [SpringEngine.closed, .swiftui])
  func `value and velocity are continuous across an interruption`(engine: SpringEngine) {
    var x = AnimatedScalar(0, engine: engine)
    x.retarget(to: 300, at: 0, animation: .bouncy)
    x.retarget(to: -100, at: 0.15, animation: .interactiveSpring)
    x.retarget(to: 50, at: 0.23, animation: .smooth)
    for time in [0.15, 0.23] {
      #expect((x.value(at: time) - x.value(at: time - 1e-9)).magnitude < 1e-3 + 10 / 300)
      #expect(
        (x.velocity(at: time) - x.velocity(at: time - 1e-9)).magnitude
          < (engine == .closed ? 1e-3 : 160))
    }
    #expect(x.value(at: 10) == 50)
  }

  @Test func `a spring takes the speed of a curve over`() {
    var x = AnimatedScalar(0)
    x.retarget(to: 100, at: 0, animation: .linear)
    x.retarget(to: 0, at: 0.175, animation: .smooth)
    #expect((x.value(at: 0.175) - 50).magnitude < 1e-9)
    #expect((x.velocity(at: 0.175) - 100 / 0.35).magnitude < 1e-9)
    #expect(x.value(at: 0.19) > 50)
  }

  @Test func `curves add up`() {
    var x = AnimatedScalar(0)
    x.retarget(to: 100, at: 0, animation: .curve(.linear, duration: 1))
    x.retarget(to: 0, at: 0.5, animation: .curve(.linear, duration: 1))
    // The first goes on to 100 while the second takes 100 away.
    #expect((x.value(at: 0.5) - 50).magnitude < 1e-9)
    #expect((x.value(at: 0.75) - 50).magnitude < 1e-9)
    #expect((x.value(at: 1.25) - 25).magnitude < 1e-9)
    #expect(x.value(at: 1.5) == 0)
    #expect(x.settledTime == 1.5)
  }

  @Test func `a chain of additions forgets what is over and stays exact`() {
    var x = AnimatedScalar(0)
    for step in 1...50 {
      x.retarget(
        to: Double(step * 10), at: Double(step) * 0.1,
        animation: .curve(.linear, duration: step % 5 == 0 ? 0.35 : 0.15))
    }
    #expect(x.changes[49].first > 44)
    // By hand: each change contributes its own ramp.
    for time in [1.234, 3.05, 5.1, 5.2, 5.33] {
      var sum = 0.0
      for step in 1...50 {
        let duration = step % 5 == 0 ? 0.35 : 0.15
        sum += 10 * min(1, max(0, (time - Double(step) * 0.1) / duration))
      }
      #expect((x.value(at: time) - sum).magnitude < 1e-9, "\(time)")
    }
    #expect(x.value(at: 6) == 500)
  }

  @Test func `without an animation the value jumps and everything ends`() {
    var x = AnimatedScalar(0)
    x.retarget(to: 100, at: 0, animation: .easeInOut)
    x.retarget(to: 20, at: 0.1, animation: nil)
    #expect(x.value(at: 0.0999) > 0)
    #expect(x.value(at: 0.1) == 20)
    #expect(x.value(at: 0.2) == 20)
    #expect(!x.isAnimating(at: 0.1))
  }

  @Test func `the same target changes nothing`() {
    var x = AnimatedScalar(5)
    x.retarget(to: 5, at: 1, animation: .smooth)
    #expect(x.changes.isEmpty)
    #expect(x.settledTime == nil)
    #expect(x.value(at: 3) == 5)
  }

  @Test func `any order of questions gives the same answers`() {
    var x = AnimatedScalar(0)
    x.retarget(to: 100, at: 0.2, animation: .snappy)
    x.retarget(to: 30, at: 0.5, animation: .easeOut)
    let times = (0...120).map { Double($0) / 60 }
    let forward = times.map { x.value(at: $0) }
    let backward = Array(times.reversed().map { x.value(at: $0) }.reversed())
    #expect(forward == backward)
    #expect(forward[12] == 0)
    #expect(forward[120] == 30)
  }

  @Test func `components share one clock and rest exactly on the target`() {
    var rect = Animated(Rect(x: 0, y: 0, width: 100, height: 50))
    let end = Rect(x: 10, y: 20.1, width: 300.3, height: 400.7)
    rect.retarget(to: end, at: 1, animation: .snappy)
    #expect(rect.value(at: 1) == Rect(x: 0, y: 0, width: 100, height: 50))
    let p = Spring.snappy.value(time: 0.1)
    #expect((rect.value(at: 1.1).width - (100 + 200.3 * p)).magnitude < 1e-9)
    #expect((rect.value(at: 1.1).midX - (50 + 110.15 * p)).magnitude < 1e-9)
    #expect(rect.value(at: 5) == end)
    #expect(rect.velocity(at: 5) == [0, 0, 0, 0])
    #expect(!rect.isAnimating(at: 5))
  }

  @Test func `a fade from clear does not pass through black`() {
    var color = Animated(Color.clear)
    color.retarget(to: Color(red: 1, green: 0, blue: 0), at: 0, animation: .linear)
    let middle = color.value(at: 0.175)
    #expect((middle.alpha - 0.5).magnitude < 1e-9)
    #expect((middle.red - 1).magnitude < 1e-9)
  }
}
