// Verdicts from digests, numbers, pixels and environments.

import Testing

@testable import ZoomRender

struct GoldenJudgeTests {
  private static let home = RenderEnvironment([.init("cairo", "1.16.0")])
  private static let foreign = RenderEnvironment([.init("cairo", "1.18.0")])

  private static func digest(_ number: Int) -> String {
    Digest(of: [UInt8(number % 256), UInt8(number / 256)]).description
  }

  /// Rest until frame 6, then every frame is another picture of a card that moves right.
  private static func run(delay: Int = 0, cover: Double = 10, salt: Int = 0) -> GoldenRun {
    var recorder = MotionRecorder()
    var digests: [String] = []
    for index in 0..<44 {
      let step = max(0, min(30, index - 6 - delay))
      digests.append(digest(step + salt))
      let progress = Spring(response: 0.4, dampingRatio: 0.8).value(time: Double(step) / 60)
      let card = Layer(
        id: NodeID(value: 2), role: .card, bounds: Rect(x: 0, y: 0, width: 100, height: 50),
        transform: .translation(x: 200 * progress, y: 0))
      recorder.add(
        Frame(
          time: Double(index) / 60, size: Size(402, 874), background: .white,
          root: Layer(
            id: .root, role: .screen, bounds: Rect(x: 0, y: 0, width: 402, height: 874),
            children: [card]),
          elements: [
            Element(
              name: "cover", id: NodeID(value: 3), layer: NodeID(value: 2),
              rectInLayer: Rect(x: cover, y: 5, width: 20, height: 20), rect: .zero)
          ]))
    }
    return GoldenRun(digests: digests, motion: recorder.finish(), width: 402, height: 874)
  }

  private func judge(
    _ run: GoldenRun, tolerance: Int = 0, environment: RenderEnvironment = home,
    pictures: [GoldenEvidence.Picture] = []
  ) -> SceneVerdict {
    let golden = Self.run()
    let manifest = GoldenManifest(
      scene: "s", sceneDigest: Self.digest(1), fps: 60, pixelsPerPoint: 1, width: 402, height: 874,
      environment: Self.home, digests: golden.digests, keyFrames: [0, 43], motion: golden.motion,
      tolerance: tolerance)
    return GoldenJudge(manifest: manifest, environment: environment).judge(
      run, into: SceneVerdict(name: "s", file: "s.json", golden: "g", status: .failed),
      pictures: pictures)
  }

  /// A stored frame in which a box has other pixels.
  private func picture(
    _ frame: Int, _ verdict: ImageDiff.Result.Verdict, at box: ImageRegion
  ) -> GoldenEvidence.Picture {
    let golden = Bitmap(
      width: 402, height: 874, bytes: [UInt8](repeating: 255, count: 402 * 874 * 4))
    let patch = Bitmap(
      width: box.width, height: box.height,
      bytes: (0..<box.width * box.height).flatMap { _ in [UInt8(246), 255, 255, 255] })
    var actual = golden
    actual.draw(patch, x: box.x, y: box.y, isOver: false)
    return GoldenEvidence.Picture(
      frame: frame, golden: golden, actual: actual,
      difference: ImageDiff.Result(
        verdict: verdict, pixelsOver: 4, pixelsDifferent: 4, channelMaximum: [9, 0, 0, 0],
        bounds: box, worstPixel: nil, densestTile: nil, densestCount: 4, tilesOver: 0,
        largestTileMean: 0.57))
  }

  @Test func `equal digests pass without pixels`() {
    #expect(judge(Self.run()).status == .passed)
  }

  @Test(arguments: [1, 2, -2])
  func `a delay of whole frames is proven by digests`(_ delay: Int) throws {
    let verdict = judge(Self.run(delay: delay))
    #expect(verdict.status == .failed)
    let cause = try #require(verdict.causes.first)
    #expect(cause.cause == .delay)
    #expect(abs(cause.amount - Double(delay) * 1000 / 60) < 1e-9)
    #expect(cause.sentence.hasSuffix("residual 0 px"))
  }

  @Test func `an element that moved is named from numbers`() {
    let verdict = judge(Self.run(cover: 11, salt: 100))
    #expect(
      verdict.causes.first?.sentence == "'cover' 1 pt right in every frame, the rest identical")
  }

  @Test func `equal numbers and other pixels at home are a change of drawing, named by element`() {
    let box = ImageRegion(x: 12, y: 8, width: 4, height: 4)
    let verdict = judge(Self.run(salt: 100), pictures: [picture(0, .different, at: box)])
    #expect(verdict.status == .failed)
    #expect(verdict.causes.first?.cause == .color)
    #expect(verdict.causes.first?.subject == "cover")
    #expect(
      verdict.causes.first?.sentence == "colour of 'cover' #FFFFFF → #F6FFFF in every frame")
  }

  @Test func `equal numbers and close key frames elsewhere are drift, and the drift is named`() {
    let box = ImageRegion(x: 0, y: 0, width: 1, height: 1)
    let verdict = judge(
      Self.run(salt: 100), environment: Self.foreign,
      pictures: [picture(0, .tolerated, at: box)])
    #expect(verdict.status == .drift)
    #expect(verdict.sentence.contains("cairo 1.16.0 → 1.18.0"))
    #expect(verdict.status.isGood)
  }

  @Test func `elsewhere and without stored pixels equal numbers and drawing are drift`() {
    #expect(judge(Self.run(salt: 100), environment: Self.foreign).status == .drift)
  }

  @Test func `elsewhere other numbers or other drawing are never drift`() {
    #expect(judge(Self.run(cover: 11, salt: 100), environment: Self.foreign).status == .failed)
    var redrawn = Self.run(salt: 100)
    redrawn.motion.layers[1].drawing = Words(repeating: "0badcafe", count: 44)
    #expect(judge(redrawn, environment: Self.foreign).status == .failed)
  }

  @Test func `elsewhere a low, even change of equal drawing is drift, and of other drawing is not`()
  {
    let box = ImageRegion(x: 12, y: 8, width: 4, height: 4)
    let pictures = [picture(0, .coherentLowAmplitude, at: box)]
    var run = Self.run(salt: 100)
    let drift = judge(run, environment: Self.foreign, pictures: pictures)
    #expect(drift.status == .drift)
    #expect(drift.causes.first?.cause == .environment)
    run.motion.layers[1].drawing = Words(repeating: "0badcafe", count: 44)
    let change = judge(run, environment: Self.foreign, pictures: pictures)
    #expect(change.status == .failed)
    #expect(change.causes.first?.sentence.hasPrefix("low, even change over 'cover'") == true)
  }

  @Test func `a tolerance forgives only frames whose pixels are stored`() {
    let box = ImageRegion(x: 0, y: 0, width: 1, height: 1)
    var run = Self.run()
    run.digests[43] = Self.digest(999)
    #expect(
      judge(run, tolerance: 3, pictures: [picture(43, .tolerated, at: box)]).status == .passed
    )
    run.digests[20] = Self.digest(998)
    #expect(
      judge(run, tolerance: 3, pictures: [picture(43, .tolerated, at: box)]).status == .failed
    )
  }

  @Test func `another size and another number of frames are said`() {
    var run = Self.run()
    run.width = 400
    #expect(judge(run).causes.first?.cause == .size)
    var short = Self.run()
    short.digests.removeLast(4)
    #expect(judge(short).causes.first?.sentence.hasPrefix("44 frames became 40") == true)
  }

  @Test func `key frames are the ends, the fastest and the sharpest turn, each picture once`() {
    var run = Self.run()
    let keys = run.keyFrames()
    #expect(keys.first == 0)
    #expect(keys.last == 36 || keys.last == 43)
    #expect(keys.count >= 3 && keys.count <= 4)
    #expect(keys.dropFirst().dropLast().allSatisfy { (6...20).contains($0) })
    run.digests[43] = run.digests[0]
    #expect(run.keyFrames().last != 43)
  }
}
