// What animations do at a time.

import Testing

@testable import ZoomRender

struct AnimationTests {
  static let kinds: [Animation] = [
    .smooth, .bouncy, .interactiveSpring, .easeInOut, .linear,
    .interpolatingSpring(duration: 0.5, bounce: 0.3),
    .delay(.smooth, by: 0.2), .speed(.easeOut, factor: 2),
    .repeat(.easeIn, count: 3, autoreverses: true), .none,
  ]

  @Test(arguments: kinds, [SpringEngine.closed, .swiftui])
  func `an animation starts at 0 and ends exactly at its interval`(
    animation: Animation, engine: SpringEngine
  ) {
    let request = Animation.Request(interval: 120, engine: engine)
    let duration = animation.duration(request)
    #expect(duration.isFinite)
    if duration > 0 { #expect(animation.sample(request, at: 0).value == 0) }
    #expect(animation.sample(request, at: duration).value == 120)
    #expect(animation.sample(request, at: duration).isFinished)
    #expect(animation.sample(request, at: 1e9).value == 120)
    #expect(animation.sample(request, at: 1e9).velocity == 0)
  }

  @Test func `a spring is over when what is left cannot be seen`() {
    for travel in [1.0, 10, 400] {
      let request = Animation.Request(interval: travel)
      let duration = Animation.bouncy.duration(request)
      let before = Animation.bouncy.sample(request, at: duration - 0.001).value
      #expect((travel - before).magnitude <= min(0.05, 0.001 * travel) * 1.2)
    }
    #expect((0.73...0.76).contains(Animation.smooth.duration()))
  }

  @Test func `delay holds the start and speed runs the clock faster`() {
    let request = Animation.Request(interval: 10)
    let delayed = Animation.delay(.linear, by: 0.2)
    #expect(delayed.sample(request, at: 0.19).value == 0)
    #expect((delayed.sample(request, at: 0.375).value - 5).magnitude < 1e-9)
    #expect((delayed.duration(request) - 0.55).magnitude < 1e-12)
    let fast = Animation.speed(.linear, factor: 2)
    #expect((fast.sample(request, at: 0.0875).value - 5).magnitude < 1e-9)
    #expect((fast.sample(request, at: 0.1).velocity - 10 / 0.175).magnitude < 1e-9)
    // They nest in written order.
    let delayedThenFast = Animation.speed(.delay(.linear, by: 0.2), factor: 2)
    #expect((delayedThenFast.duration(request) - 0.275).magnitude < 1e-12)
    let fastThenDelayed = Animation.delay(.speed(.linear, factor: 2), by: 0.2)
    #expect((fastThenDelayed.duration(request) - 0.375).magnitude < 1e-12)
  }

  @Test func `passes show their exact end at the boundary`() {
    let request = Animation.Request(interval: 10)
    let forward = Animation.repeat(.curve(.linear, duration: 1), count: 3, autoreverses: false)
    #expect(forward.sample(request, at: 1).value == 10)
    #expect((forward.sample(request, at: 1.25).value - 2.5).magnitude < 1e-9)
    #expect(forward.duration(request) == 3)
    let swing = Animation.repeat(.curve(.linear, duration: 1), count: 2, autoreverses: true)
    #expect((swing.sample(request, at: 1.25).value - 7.5).magnitude < 1e-9)
    #expect(swing.sample(request, at: 1.25).velocity == -10)
    // An even number of passes ends at the start and then snaps to the target.
    #expect((swing.sample(request, at: 1.999).value - 0.01).magnitude < 1e-6)
    #expect(swing.sample(request, at: 2).value == 10)
  }

  @Test func `an endless repetition never ends`() {
    let pulse = Animation.repeat(.curve(.easeInOut, duration: 1), count: nil, autoreverses: true)
    let request = Animation.Request(interval: 4)
    #expect(pulse.isEndless)
    #expect(pulse.duration(request) == .infinity)
    #expect((pulse.sample(request, at: 1000.5).value - 2).magnitude < 1e-6)
    #expect((pulse.sample(request, at: 1001.5).value - 2).magnitude < 1e-6)
    #expect(pulse.sample(request, at: 1001).value == 4)
    #expect(!Animation.smooth.isEndless)
    // A pass without length cannot repeat.
    #expect(!Animation.repeat(.none, count: nil, autoreverses: true).isEndless)
  }

  @Test func `an interpolating spring scales one curve`() {
    let animation = Animation.interpolatingSpring(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let sample = animation.sample(.init(interval: 50), at: 0.2)
    #expect((sample.value - 50 * spring.value(time: 0.2)).magnitude < 1e-12)
    #expect((sample.velocity - 50 * spring.velocity(time: 0.2)).magnitude < 1e-12)
    #expect((animation.logicalDuration - 0.6283185).magnitude < 1e-6)
    // Over-damping is ignored: it runs as critical.
    let heavy = Animation.interpolatingSpring(
      mass: 1, stiffness: 100, damping: 100, initialVelocity: 0)
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    let value = heavy.sample(at: 0.1).value
    #expect((value - critical.value(time: 0.1)).magnitude < 1e-12)
  }

  @Test func `logical completion is the perceptual duration`() {
    #expect(Animation.smooth.logicalDuration == 0.5)
    #expect(Animation.delay(.smooth, by: 1).logicalDuration == 1.5)
    #expect(Animation.speed(.smooth, factor: 2).logicalDuration == 0.25)
    #expect(Animation.easeInOut.logicalDuration == 0.35)
    #expect(
      Animation.repeat(.curve(.linear, duration: 2), count: 3, autoreverses: false)
        .logicalDuration == 6)
    #expect(Animation.none.logicalDuration == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300])
  func `no argument makes a value that is not a number`(wild: Double) {
    let animations: [Animation] = [
      .spring(response: wild, dampingRatio: wild, blendDuration: wild),
      .interpolatingSpring(mass: wild, stiffness: wild, damping: wild, initialVelocity: wild),
      .curve(.easeIn, duration: wild), .delay(.smooth, by: wild), .speed(.easeIn, factor: wild),
      .repeat(.curve(.linear, duration: wild), count: 5, autoreverses: true),
      .repeat(.smooth, count: -3, autoreverses: false),
      .repeat(.easeIn, count: Int.max, autoreverses: false),
    ]
    for animation in animations {
      for engine in SpringEngine.allCases {
        let request = Animation.Request(interval: 2, engine: engine)
        for time in [-1, 0, 0.1, 3, 1e9, .nan, .infinity] {
          #expect(!animation.sample(request, at: time).value.isNaN, "\(animation) at \(time)")
          #expect(!animation.sample(request, at: time).velocity.isNaN, "\(animation) at \(time)")
        }
        #expect(!animation.duration(request).isNaN)
      }
      #expect(!animation.logicalDuration.isNaN)
    }
  }
}
