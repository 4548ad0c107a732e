// Who takes a finger: pages, sheets, scroll views; and who does not let go.

import Testing

@testable import ZoomRender

struct GestureRuleTests {
  @Test func `a page that is scrolled down scrolls back, at its top it is pulled away`() throws {
    let timeline = try PlayedScene("gestures/scroll-at-top").timeline()
    #expect(timeline.transitionNames == ["push", "landing"])
    let drags = timeline.events.filter { $0.name == "drag" }.map(\.time)
    let rest = try #require(timeline.rect("hero", at: drags[0])).minY
    let scrolled = try #require(timeline.rect("hero", at: drags[1])).minY
    let back = try #require(timeline.rect("hero", at: drags[2])).minY
    #expect(abs(scrolled - (rest - 190)) < 1)
    #expect(abs(back - rest) < 0.5)
    // The third drag, at the top, takes the card.
    #expect(timeline.transitions[1].start > drags[2])
  }

  @Test func `a page that is let go in motion coasts and slows down`() throws {
    let drag = ScriptEvent.Gesture(
      samples: [.init(time: 0, point: Point(200, 700)), .init(time: 0.1, point: Point(200, 640))],
      releaseVelocity: Vector(dx: 0, dy: -300))
    let timeline = try PlayedScene(
      "gestures/scroll-at-top",
      script: [
        .wait(seconds: 0.1), .tap(.id("dusk")), .waitUntilSettled, .drag(drag), .waitUntilSettled,
      ]
    ).timeline()
    let lift = try #require(timeline.time(of: "drag")) + 0.1
    func top(_ time: Double) throws -> Double { try #require(timeline.rect("hero", at: time)).minY }
    let start = try top(lift)
    // v (1 - e^(-2.002 t)) / 2.002 points further, as scroll views slow down.
    for time in [0.1, 0.3, 0.6] {
      let way = 300 * (1 - Exponential.exp(-2.00200267 * time)) / 2.00200267
      #expect(abs(try top(lift + time) - (start - way)) < 0.5)
    }
    #expect(abs(try top(timeline.duration) - (start - (300 - 5) / 2.002)) < 1)
  }

  @Test func `a sheet that may not be dismissed resists and comes back`() throws {
    let timeline = try PlayedScene("gestures/dismiss-disabled").timeline()
    #expect(timeline.transitionNames == ["present", "cancel", "dismiss"])
    let drag = try #require(timeline.time(of: "drag"))
    let rest = try #require(timeline.rect("cover", at: drag)).minY
    let held = try #require(timeline.rect("cover", at: drag + 0.299)).minY
    // 330 points of the finger move it by the rubber band's 126.
    #expect((100...140).contains(held - rest))
    #expect(
      abs(try #require(timeline.rect("cover", at: timeline.transitions[1].end)).minY - rest) < 0.3)
  }

  @Test func `a sheet that may not be dismissed cannot be pinched away either`() throws {
    let pinch = ScriptEvent.Pinch(samples: [
      .init(time: 0, center: Point(201, 600), distance: 300),
      .init(time: 0.3, center: Point(201, 600), distance: 60),
    ])
    for (isDisabled, names) in [("true", ["present"]), ("false", ["present", "landing"])] {
      let timeline = try PlayedScene(
        "gestures/dismiss-disabled",
        changing: [
          ("\"interactiveDismissDisabled\": true", "\"interactiveDismissDisabled\": \(isDisabled)")
        ],
        script: [.tap(.id("play")), .waitUntilSettled, .pinch(pinch), .waitUntilSettled]
      ).timeline()
      #expect(timeline.transitionNames == names)
    }
  }

  @Test(arguments: ["hidden", "visible"])
  func `a cover is swiped from its edge whether or not it hides its bar`(visibility: String) throws
  {
    let timeline = try PlayedScene(
      "gestures/cover-edge-swipe",
      changing: [("\"visibility\": \"hidden\"", "\"visibility\": \"\(visibility)\"")]
    ).timeline()
    #expect(timeline.transitionNames == ["present", "landing"])
    let landing = try #require(timeline.transitions.last)
    let card = try #require(timeline.card(at: landing.end - 1e-6))
    let source = try #require(timeline.rect("play", at: 0.1))
    for (a, b) in zip(card.components, source.components) { #expect(abs(a - b) < 0.25) }
  }

  @Test func `with tracking the card trails the finger and arrives where it rests`() throws {
    let lagging = try PlayedScene("gestures/tracking").timeline()
    let exact = try PlayedScene(
      "gestures/tracking", changing: [("\"rules.tracking\": \"on\"", "\"rules.tracking\": \"off\"")]
    ).timeline()
    let drag = try #require(lagging.time(of: "drag"))
    func gap(_ time: Double) throws -> Double {
      (try #require(lagging.card(at: drag + time)).center
        - (try #require(exact.card(at: drag + time)).center)).length
    }
    // A critical spring of 45 per second lags by two 45ths of a second: 1600 pt/s, scaled by the law.
    #expect((20...90).contains(try gap(0.09)))
    // The finger slides sideways for a tenth: the way down is made up for but for 4 points.
    let (trailing, leading) = (
      try #require(lagging.card(at: drag + 0.199)), try #require(exact.card(at: drag + 0.199))
    )
    // The dead zone of 18 points comes first.
    let zone = 18.0 / 1600
    func lag(_ speed: Double, _ time: Double) -> Double {
      guard time > 0 else { return 0 }
      let fade = Exponential.exp(-45 * time)
      return 2 * speed / 45 * (1 - fade) - speed * time * fade
    }
    let down = lag(1600, 0.199 - zone) - lag(1600, 0.099)
    #expect((1...6).contains(down))
    #expect((0.9 * down...1.2 * down).contains(leading.minY - trailing.minY))
    // Sideways it trails by what the finger does, within the cross axis' rubber band.
    let across = lag(50, 0.199 - zone) - lag(50, 0.099) + lag(550, 0.099)
    #expect((20...26).contains(across))
    #expect((0.4 * across...0.62 * across).contains(leading.midX - trailing.midX))
    #expect(MotionCheck(timeline: lagging).jumps == [])
  }

  @Test func `a page that comes in goes on coming under a finger`() throws {
    let timeline = try PlayedScene("gestures/drag-in-push").timeline()
    #expect(timeline.transitionNames == ["push", "landing"])
    #expect(MotionCheck(timeline: timeline).jumps == [])
    let drag = try #require(timeline.time(of: "drag"))
    func left(_ time: Double) throws -> Double {
      try #require(timeline.frame(at: time).root.layers(role: .destination).first).transform.tx
    }
    // The push alone would have 402 e^(-t/.0605) left; the finger adds its travel less 27 points.
    for time in [0.1, 0.2] {
      let push = 402 * Exponential.exp(-(0.06 + time) / 0.0605)
      let finger = 270 * time / 0.25 - 27
      #expect(abs(try left(drag + time) - (push + finger)) < 0.6)
    }
  }

  @Test func `a zoomed sheet is dragged to its detents and from the lowest one home`() throws {
    let timeline = try PlayedScene("gestures/sheet-detents").timeline()
    #expect(timeline.transitionNames == ["present", "cancel", "cancel", "landing"])
    let drags = timeline.events.filter { $0.name == "drag" }.map(\.time)
    func sheet(_ time: Double) throws -> Rect {
      let frame = timeline.frame(at: time)
      let layer = try #require(frame.root.layers(role: .sheet).first)
      return layer.transform.apply(to: layer.bounds)
    }
    #expect(abs(try sheet(drags[0]).minY - 415.03) < 0.01)
    #expect(try sheet(drags[1]) == Rect(x: 0, y: 62, width: 402, height: 812))
    let landing = try #require(timeline.transitions.last)
    let card = try #require(timeline.card(at: landing.end - 1e-6))
    let source = try #require(timeline.rect("play", at: 0.1))
    #expect(abs(try sheet(drags[2]).minY - 415.03) < 0.01)
    for (a, b) in zip(card.edges, source.edges) { #expect(abs(a - b) < 0.25) }
  }

  @Test func `a card that trails a finger that stands still arrives where it is`() throws {
    let drag = ScriptEvent.Gesture(
      samples: [
        .init(time: 0, point: Point(200, 260)), .init(time: 0.2, point: Point(230, 520)),
        .init(time: 0.6, point: Point(230, 520)),
      ], releaseVelocity: .zero)
    let script: [ScriptEvent] = [.tap(.id("dusk")), .waitUntilSettled, .drag(drag)]
    let lagging = try PlayedScene("gestures/tracking", script: script).timeline()
    let exact = try PlayedScene(
      "gestures/tracking",
      changing: [("\"rules.tracking\": \"on\"", "\"rules.tracking\": \"off\"")],
      script: script
    ).timeline()
    let start = try #require(lagging.time(of: "drag"))
    for (time, least, most) in [(0.19, 10.0, 90.0), (0.4, 0.0, 0.5), (0.59, 0, 0.01)] {
      let (a, b) = (
        try #require(lagging.card(at: start + time)), try #require(exact.card(at: start + time))
      )
      #expect((least...most).contains((a.center - b.center).length))
    }
  }

  /// Points per second up at the lift.
  @Test(arguments: [0.0, 400])
  func `a plain sheet goes on with the finger for 25 ms before it settles`(speed: Double) throws {
    let drag = ScriptEvent.Gesture(
      samples: [.init(time: 0, point: Point(200, 460)), .init(time: 0.3, point: Point(200, 380))],
      releaseVelocity: Vector(dx: 0, dy: -speed))
    let timeline = PresentingScene(
      detents: [.medium, .large],
      script: [.present("shown", item: nil), .waitUntilSettled, .drag(drag), .waitUntilSettled]
    ).timeline
    let lift = try #require(timeline.time(of: "drag")) + 0.3
    let track = try #require(timeline.recording.sheets.first)
    let held = track.value(at: lift)
    // The finger made 80 points, ten of them before the sheet began to follow.
    #expect(abs(held - (0.56 * 778 + 70)) < 0.5)
    for after in [0.008, 0.016, 0.0249] {
      #expect(abs(track.value(at: lift + after) - (held + speed * after)) < 1e-6)
    }
    // Then the spring, with twice the finger's velocity.
    let start = track.value(at: lift + 0.025)
    let goal = track.goal
    #expect(abs(goal - 0.56 * 778) < 0.5)
    let spring = Profile().sheet.spring.spring
    let then = spring.value(from: start, to: goal, initialVelocity: 2 * speed, time: 0.1)
    #expect(abs(track.value(at: lift + 0.125) - then) < 1e-6)
    #expect(MotionCheck(timeline: timeline).jumps == [])
  }

  @Test func `a sheet that is let go before a hundred points returns`() throws {
    let timeline = try PlayedScene("gestures/sheet-return").timeline()
    #expect(timeline.transitionNames == ["present", "cancel", "dismiss"])
  }

  @Test func `a tap during the pop opens another page at once`() throws {
    let timeline = try PlayedScene("gestures/tap-in-pop").timeline()
    #expect(timeline.transitionNames == ["push", "pop", "push"])
    #expect(timeline.diagnostics == [])
    let second = try #require(timeline.transitions.last)
    #expect(second.start < timeline.transitions[1].end)
    #expect(timeline.frame(at: second.start + 0.05).root.layers(role: .card).count == 2)
  }

  @Test(arguments: [Profile.Name.ios26, .device, .ios18])
  func `a swipe from inside the page exists since iOS 26`(profile: Profile.Name) throws {
    let timeline = try PlayedScene("gestures/content-swipe", profile: profile).timeline()
    #expect(timeline.transitionNames == (profile == .ios18 ? ["push"] : ["push", "landing"]))
  }

  /// Far enough and not far enough, with one finger and with two.
  @Test(arguments: [(340.0, 60.0, true), (80, 220, false)])
  func `under Reduce Motion a gesture moves nothing, and fades when it commits`(
    travel: Double, closed: Double, goes: Bool
  ) throws {
    let drag = ScriptEvent.Gesture(
      samples: [
        .init(time: 0, point: Point(200, 300)), .init(time: 0.3, point: Point(210, 300 + travel)),
      ], releaseVelocity: .zero)
    let pinch = ScriptEvent.Pinch(samples: [
      .init(time: 0, center: Point(201, 400), distance: 300),
      .init(time: 0.3, center: Point(201, 400), distance: closed),
    ])
    for gesture in [ScriptEvent.drag(drag), .pinch(pinch)] {
      let timeline = try PlayedScene(
        "presentations/drag-dismiss",
        script: [
          .wait(seconds: 0.1), .tap(.id("dusk")), .waitUntilSettled, .setReduceMotion(true),
          gesture, .waitUntilSettled, .wait(seconds: 0.1),
        ]
      ).timeline()
      #expect(timeline.transitionNames == (goes ? ["push", "pop"] : ["push"]))
      #expect(timeline.diagnostics.map(\.id).contains("ZR024"))
      let start = timeline.transitions[0].end
      let held = timeline.frameWithoutSpeeds(at: start + 0.29)
      #expect(held.root == timeline.frameWithoutSpeeds(at: start).root)
      guard goes else { continue }
      let pop = timeline.transitions[1]
      #expect(abs(pop.start - start - 0.3) < 1e-9 && abs(pop.end - pop.start - 0.25) < 1e-9)
      #expect(timeline.frame(at: pop.start + 0.1).transitions.first?.kind == .crossFade)
    }
  }

  @Test func `bars go on from where a finger, a release or the back button finds them`() throws {
    let drag = ScriptEvent.Gesture(
      samples: [.init(time: 0, point: Point(200, 260)), .init(time: 0.25, point: Point(200, 360))],
      releaseVelocity: .zero)
    let timeline = try PlayedScene(
      "presentations/drag-dismiss",
      script: [
        .wait(seconds: 0.1), .tap(.id("dusk")), .wait(seconds: 0.11), .drag(drag),
        .wait(seconds: 0.06), .drag(drag), .wait(seconds: 0.05), .back, .waitUntilSettled,
        .tap(.id("dusk")), .wait(seconds: 0.06), .back, .waitUntilSettled,
      ]
    ).timeline()
    func bars(_ time: Double) -> [NodeID: Double] {
      var found: [NodeID: Double] = [:]
      for layer in timeline.frameWithoutSpeeds(at: time).root.layers(role: .chrome) {
        found[layer.id] = max(found[layer.id] ?? 0, layer.opacity)
      }
      return found
    }
    let step = 1.0 / 240
    var last = bars(0.1)
    for tick in 1..<Int((timeline.duration - 0.1) / step) {
      let here = bars(0.1 + Double(tick) * step)
      for id in Set(last.keys).union(here.keys) {
        // The quickest of them fades within .05 s.
        let change = abs((here[id] ?? 0) - (last[id] ?? 0))
        #expect(change <= step / 0.05 + 1e-6, "\(0.1 + Double(tick) * step)")
      }
      last = here
    }
  }
}
