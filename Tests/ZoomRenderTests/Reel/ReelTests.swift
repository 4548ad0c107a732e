// Reels: what travels, key moments, comparisons, order of cards.

import Testing

@testable import ZoomRender

struct ReelTests {
  @Test func `curves start at the source and end at the screen`() throws {
    let subject = try ReelSubjects.subject("scenes/zoom/albums.json")
    #expect(subject.traveller == "card")
    let width = try #require(subject.curves.first { $0.property == .width })
    #expect(abs(width.from - 177) < 0.01)
    #expect(abs(width.to - 402) < 0.5)
    // A spring at rest starts at rest.
    #expect(abs(width.velocities[0]) < 20)
    // A critically damped spring of response .317 peaks at travel·ω/e.
    let speed = (402.0 - 177) * 2 * .pi / 0.317 / 2.718281828
    #expect(abs(width.peak.speed / speed - 1) < 0.01)
  }

  @Test func `velocities of a parabola are exact, at both ends too`() {
    let times = (0...10).map { Double($0) / 10 }
    let curve = MotionCurve(property: .width, times: times, values: times.map { 100 * $0 * $0 })
    for (time, speed) in zip(times, curve.velocities) {
      #expect(abs(speed - 200 * time) < 1e-9)
    }
  }

  @Test func `overshoot is measured against the way, and a way back has none`() {
    let times = (0...4).map { Double($0) / 4 }
    let over = MotionCurve(property: .height, times: times, values: [0, 80, 110, 99, 100])
    #expect(over.overshoot.map { abs($0.share - 0.1) < 1e-9 && $0.time == 0.5 } == true)
    let back = MotionCurve(property: .height, times: times, values: [0, 80, 110, 40, 0])
    #expect(back.overshoot == nil && back.returns)
  }

  @Test func `key moments are in order and named`() throws {
    let moments = try ReelSubjects.subject("scenes/zoom/albums.json").keyMoments()
    #expect(moments.map(\.name) == ["start", "peak velocity", "settled", "rest"])
    #expect(moments.map(\.time) == moments.map(\.time).sorted())
    let bouncy = try ReelSubjects.subject("scenes/hero/grid.json").keyMoments()
    #expect(bouncy.map(\.name).contains("overshoot"))
  }

  @Test(arguments: [
    ("scenes/zoom/albums.json", "push as zoom"),
    ("scenes/presentations/drag-dismiss.json", "a drag, landing as zoom"),
    ("scenes/hero/grid.json", "a change of state moves 'detail'"),
    ("scenes/presentations/push.json", "push"),
  ])
  func `the main motion is the one a finger drives, else the first`(
    _ file: String, _ name: String
  ) throws {
    #expect(try ReelSubjects.subject(file).motionName == name)
  }

  @Test func `an interruption belongs to the motion that it interrupts`() throws {
    let subject = try ReelSubjects.subject("scenes/presentations/interrupt.json")
    let runs = subject.timeline.transitions
    #expect(subject.span.lowerBound == runs[0].start)
    #expect(subject.span.upperBound >= runs[runs.count - 1].end - 1e-6)
  }

  @Test func `a motion turned back on the way comes back to its start`() throws {
    let scene = try ReelSubjects.scene("scenes/zoom/albums.json")
    let subject = try ReelSubjects.subject(scene)
    for share in [0.25, 0.5, 0.75] {
      let turned = try ReelSubjects.subject(try #require(scene.interrupted(subject, after: share)))
      let width = try #require(turned.curves.first { $0.property == .width })
      #expect(width.returns, "\(share)")
      #expect(width.range.upperBound > 200)
      // The finger comes after that share of the motion.
      let back = try #require(turned.timeline.events.last).time
      #expect(abs(back - subject.span.lowerBound - share * subject.length) < 1e-6)
    }
  }

  @Test func `a scene compared with itself is not apart`() throws {
    let subject = try ReelSubjects.subject("scenes/zoom/albums.json")
    let comparison = MotionComparison(subject, subject)
    #expect(comparison.errors.allSatisfy { $0.points == 0 && $0.milliseconds == 0 })
    #expect(comparison.errors.map(\.name).contains("hero"))
    #expect(comparison.onlyInA.isEmpty && comparison.onlyInB.isEmpty)
  }

  @Test func `a slower spring is apart by what both springs say`() throws {
    let scene = try ReelSubjects.scene("scenes/zoom/albums.json")
    let slow = try scene.setting([SceneSetting("zoom.push.width.response", "0.6")])
    let (a, b) = (try ReelSubjects.subject(scene), try ReelSubjects.subject(slow))
    let error = try #require(MotionComparison(a, b).errors.first { $0.name == "card" })
    let (fast, slower) = (
      Spring(response: 0.317, dampingRatio: 1), Spring(response: 0.6, dampingRatio: 1)
    )
    let apart = (0..<600).map { step -> Double in
      let time = Double(step) / 600
      return (fast.value(time: time) - slower.value(time: time)) * (402 - 177)
    }
    // The width grows on both sides of the centre: each edge has half of the difference.
    #expect(abs(error.points - (apart.max() ?? 0) / 2) < 0.5)
    #expect(error.milliseconds > 100)
    // Synced by progress the widths agree, whatever the time.
    let synced = MotionComparison(a, b, sync: .progress)
    #expect(try #require(synced.errors.first { $0.name == "card" }).points > 0)
    #expect(synced.errors.count == MotionComparison(a, b).errors.count)
  }

  @Test func `a reel plays its cards one after the other`() throws {
    let subject = try ReelSubjects.subject("scenes/hero/chip.json")
    let cards = ReelPlan(subject: subject).cards(size: Size(1920, 1080))
    let reel = Reel(cards: cards)
    #expect(abs(reel.duration - cards.map(\.duration).reduce(0, +)) < 1e-9)
    #expect(reel.frame(at: 0).root == cards[0].card(at: 0).frame(at: 0).root)
    #expect(reel.frame(at: cards[0].duration + 0.1).root != reel.frame(at: 0).root)
    #expect(reel.frame(at: reel.duration + 5).size == Size(1920, 1080))
    #expect(reel.chapters.map(\.title) == cards.map(\.title))
    for (chapter, start) in zip(reel.chapters, reel.starts) {
      #expect(Double(chapter.frame) / 60 == start)
    }
  }

  @Test func `reel JSON is read back with a row for each card`() throws {
    let plan = try ReelSubjects.plan("scenes/zoom/albums.json")
    let reel = Reel(cards: plan.cards(size: Size(1920, 1080)))
    let (root, problems) = JSONReader.read(
      SourceText(file: "reel.json", bytes: Array(reel.json(plan).utf8)))
    #expect(problems.isEmpty)
    let rows = try #require(root?["cards"]?.elements)
    #expect(rows.compactMap { $0["name"]?.string } == ReelPlan.cardNames)
    #expect(rows.first?["still"]?.string == "01-title.png")
    #expect(root?["springs"]?.elements?.isEmpty == false)
    #expect(root?["comparison"]?["errors"]?["elements"]?.elements?.isEmpty == false)
  }

  @Test func `springs that a scene writes can be replaced, wherever they are written`() throws {
    let written = [
      "scenes/hero/grid.json", "scenes/motion/hero.json", "scenes/hero/chip.json",
    ]
    for file in written {
      let scene = try ReelSubjects.scene(file)
      let subject = try ReelSubjects.subject(scene)
      #expect(subject.springNames == ["motion.replace"], "\(file)")
      let slow = try ReelSubjects.subject(
        try scene.setting(SceneSetting("motion.replace.response", "1.2")))
      #expect(slow.length > subject.length * 1.2, "\(file)")
      let spring = try #require(slow.springs().first).spring
      #expect(abs(spring.response - 1.2) < 1e-9)
    }
  }
}
