// Nine seeded defects of a zoom in time, injected below the scene and judged with real pixels.

import Testing

@testable import ZoomRender

struct TemporalCatalogueTests {
  typealias Motion = MotionExplainerTests.Motion

  /// A defect with the cause that must be named, and its number with what it may be off by.
  struct Defect: Sendable, CustomTestStringConvertible {
    var name: String
    var cause: Explanation.Cause
    var amount: Double?
    var allowance = 0.0
    var change: @Sendable (inout Motion) -> Void
    var testDescription: String { name }
  }

  /// Stiffness of a spring of mass 1 from its response, in the unit of `Defect.amount`.
  static func response(_ stiffness: Double) -> Double { 2 * .pi / stiffness.squareRoot() }

  static let defects: [Defect] = [
    Defect(name: "1 frame late", cause: .delay, amount: 16.667, allowance: 1) { $0.delay = 1 / 60 },
    Defect(name: "½ frame late", cause: .delay, amount: 8.333, allowance: 1) {
      $0.delay = 0.5 / 60
    },
    Defect(name: "2 frames early", cause: .delay, amount: -33.333, allowance: 1) {
      $0.delay = -2 / 60
    },
    // Half a percent of the stiffness is a quarter of a percent of the response.
    Defect(
      name: "stiffness 300 → 320", cause: .spring, amount: response(320),
      allowance: response(320) * 0.0025
    ) { $0.stiffness = 320 },
    Defect(
      name: "stiffness 300 → 303", cause: .spring, amount: response(303),
      allowance: response(303) * 0.0025
    ) { $0.stiffness = 303 },
    Defect(name: "damping 24 → 27", cause: .spring) { $0.damping = 27 },
    Defect(name: "ease-out-cubic instead", cause: .curve) { $0.easesOutCubic = true },
    Defect(name: "frame 12 repeats 11", cause: .repeatedFrame) { $0.repeats = 12 },
    Defect(name: "an element 1 px right", cause: .moved, amount: 1, allowance: 1e-6) {
      $0.coverX = 11
    },
  ]

  /// A scene of 44 frames: what is drawn comes from below it.
  private static let scene = """
    {"title": "t", "about": "a", "canvas": {"width": 390, "height": 844, "scale": 1},
    "view": {"EmptyView": {}}, "script": [{"wait": 0.7166}]}
    """

  private static func frames(_ motion: Motion) -> @Sendable (Double) -> Frame {
    { time in
      let index = Int((time * 60).rounded())
      let shown = index == motion.repeats ? time - 1 / 60 : time
      var frame = motion.frame(motion.progress(shown))
      frame.time = time
      return frame
    }
  }

  /// The verdict on a motion, with that of no defect as the golden.
  private func verdict(_ motion: Motion) throws -> (SceneVerdict, sceneDigest: String) {
    let session = try GoldenMaking().session(Self.scene)
    let golden = Self.frames(Motion())
    let truth = try session.run(workers: 2, progress: nil, source: golden)
    #expect(truth.digests.count == 44)
    let manifest = session.manifest(of: truth, pictures: .full)
    let rasterizer = FrameRasterizer(session.context)
    let stored = Dictionary(
      uniqueKeysWithValues: try manifest.keyFrames.map {
        ($0, try rasterizer.bitmap(of: golden(Double($0) / 60)))
      })
    let source = Self.frames(motion)
    let trial = GoldenTrial(
      session: session, manifest: manifest,
      run: try session.run(workers: 2, progress: nil, source: source), source: source,
      picture: { frame in
        stored[frame].map { .success($0) } ?? .failure(GoldenProblem(message: "not stored"))
      })
    let verdict = try trial.verdict(session.blank).verdict
    return (verdict, session.timeline.scene.digest.description)
  }

  @Test(arguments: defects)
  func `a defect in time is caught, named with its number, and proven`(_ defect: Defect) throws {
    var motion = Motion()
    defect.change(&motion)
    let (verdict, digest) = try verdict(motion)
    #expect(verdict.status == .failed)
    #expect(!verdict.sceneChanged)
    #expect(!digest.isEmpty)
    let cause = try #require(verdict.causes.first)
    #expect(cause.cause == defect.cause, "\(verdict.sentence)")
    if let amount = defect.amount {
      #expect((cause.amount - amount).magnitude <= defect.allowance, "\(verdict.sentence)")
    }
    #expect(verdict.sentence.contains("residual 0 px"), "\(verdict.sentence)")
    #expect(verdict.sentence.count <= Explanation.sentenceLimit)
  }

  @Test func `the same motion is equal`() throws {
    #expect(try verdict(Motion()).0.status == .passed)
  }
}
