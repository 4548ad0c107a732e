// The temporal catalogue: nine seeded defects of a zoom, each named from its numbers.

import Testing

@testable import ZoomRender

struct MotionExplainerTests {
  /// A card that grows from a cell to a sheet on a spring of mass 1, 44 frames at 60 Hz.
  struct Motion: Sendable {
    var stiffness = 300.0
    var damping = 24.0
    var delay = 0.0
    var easesOutCubic = false
    var repeats: Int?
    var coverX = 10.0
    var coverRadius = 8.0
    var dim = 0.15

    static let start = 6.0 / 60

    func progress(_ time: Double) -> Double {
      let elapsed = time - Motion.start - delay
      guard elapsed > 0 else { return 0 }
      if easesOutCubic {
        let left = 1 - min(1, elapsed / 0.45)
        return 1 - left * left * left
      }
      return Spring(stiffness: stiffness, damping: damping).value(time: elapsed)
    }

    var table: MotionTable {
      var recorder = MotionRecorder()
      for index in 0..<44 {
        let shown = index == repeats ? index - 1 : index
        var frame = frame(progress(Double(shown) / 60))
        frame.time = Double(index) / 60
        recorder.add(frame)
      }
      return recorder.finish()
    }

    func frame(_ p: Double) -> Frame {
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * p }
      let page = Rect(x: 0, y: 0, width: 390, height: 600)
      let cover = Rect(x: coverX, y: 10, width: 100, height: 60)
      let picture = Picture(
        commands: [
          .fill(Path(rect: page), .color(Color(bytes: 250, 250, 252)), usesEvenOddRule: false),
          .fill(
            Path(roundedRect: cover, cornerRadius: coverRadius), .color(Color(bytes: 10, 90, 200)),
            usesEvenOddRule: false),
        ], bounds: page)
      let card = Layer(
        id: NodeID(value: 2), role: .card, bounds: page,
        transform: .translation(x: mix(24, 0), y: mix(180, 244)),
        clip: .rounded(
          Rect(x: 0, y: 0, width: mix(160, 390), height: mix(100, 600)),
          radii: CornerRadii(mix(16, 38)), style: .continuous), content: .picture(picture))
      let shade = Layer(
        id: NodeID(value: 3), role: .dim, bounds: Rect(x: 0, y: 0, width: 390, height: 844),
        opacity: dim * p, content: .color(.black))
      let element = Element(
        name: "cover", id: NodeID(value: 4), layer: NodeID(value: 2),
        rectInLayer: cover, rect: .zero,
        radii: CornerRadii(coverRadius))
      return Frame(
        time: 0, size: Size(390, 844), background: .white,
        root: Layer(
          id: .root, role: .screen, bounds: Rect(x: 0, y: 0, width: 390, height: 844),
          children: [shade, card]), elements: [element])
    }
  }

  private func causes(_ change: (inout Motion) -> Void) -> [Explanation] {
    var motion = Motion()
    change(&motion)
    return MotionExplainer(golden: Motion().table, actual: motion.table, fps: 60).explain()
  }

  @Test func `equal numbers have no cause`() {
    #expect(causes { _ in }.isEmpty)
  }

  @Test(arguments: [1.0 / 60, 0.5 / 60, -2.0 / 60, 0.0081, 2.0 / 60])
  func `a delay is named within a millisecond`(_ delay: Double) throws {
    let found = causes { $0.delay = delay }
    let cause = try #require(found.first)
    #expect(found.count == 1)
    #expect(cause.cause == .delay)
    #expect(abs(cause.amount - delay * 1000) <= 1)
    #expect(cause.sentence.count <= Explanation.sentenceLimit)
  }

  @Test(arguments: [303.0, 320, 285])
  func `a stiffness is named within half a percent`(_ stiffness: Double) throws {
    let found = causes { $0.stiffness = stiffness }
    let cause = try #require(found.first)
    #expect(cause.cause == .spring)
    let named = 4 * Double.pi * Double.pi / (cause.amount * cause.amount)
    #expect(abs(named / stiffness - 1) <= 0.005)
  }

  @Test func `a damping is named and the response left alone`() throws {
    let cause = try #require(causes { $0.damping = 27 }.first)
    #expect(cause.cause == .spring)
    #expect(cause.sentence.contains("damping ratio 0.693 → 0.779"))
    #expect(!cause.sentence.contains("response"))
  }

  @Test func `another curve is said to be no spring`() throws {
    let cause = try #require(causes { $0.easesOutCubic = true }.first)
    #expect(cause.cause == .curve)
    #expect(cause.sentence.contains("not a spring"))
  }

  @Test func `a repeated frame is named`() throws {
    let cause = try #require(causes { $0.repeats = 12 }.first)
    #expect(cause.cause == .repeatedFrame)
    #expect(cause.sentence == "frame 12 repeats frame 11, all other frames equal")
  }

  @Test func `an element that moved is named with its distance`() throws {
    let found = causes { $0.coverX = 11 }
    let cause = try #require(found.first)
    #expect(found.count == 1)
    #expect(cause.cause == .moved)
    #expect(cause.subject == "cover")
    #expect(cause.sentence == "'cover' 1 pt right in every frame, the rest identical")
  }

  @Test func `a radius is named with both values`() throws {
    let cause = try #require(causes { $0.coverRadius = 12 }.first)
    #expect(cause.cause == .radius)
    #expect(cause.sentence.contains("8 → 12"))
  }

  @Test func `an opacity is named with both values`() throws {
    let cause = try #require(causes { $0.dim = 0.2 }.first)
    #expect(cause.cause == .opacity)
    #expect(cause.subject == "dim")
  }
}
