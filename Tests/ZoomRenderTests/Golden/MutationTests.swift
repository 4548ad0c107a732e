// Defects injected below the scene, judged with real pixels.

import Testing

@testable import ZoomRender

struct MutationTests {
  @Test func `every defect of the catalogue is caught and rightly named`() throws {
    let session = try GoldenMaking().session(GoldenTrialTests.scene)
    let outcomes = try session.mutate(workers: 2).filter(\.applies)
    #expect(outcomes.count >= 14)
    for outcome in outcomes {
      #expect(outcome.isCaught, "\(outcome.mutation)")
      #expect(outcome.isNamed, "\(outcome.mutation): \(outcome.sentence)")
      #expect(outcome.sentence.count <= Explanation.sentenceLimit)
    }
  }

  /// Seeded defects with the sentence that each must give.
  static let defects: [(Mutation, String)] = [
    (
      Mutation(name: "late from frame 12", causes: [.delay]) { time, _, source in
        var frame = source(time < 12.0 / 60 - 0.001 ? time : time - 0.0081)
        frame.time = time
        return frame
      }, "8.1 ms late from frame 12, residual"
    ),
    (
      Mutation(name: "radius", causes: [.radius]) { time, _, source in
        var frame = source(time)
        for index in frame.elements.indices where frame.elements[index].name == "cover" {
          frame.elements[index].radii = CornerRadii(14)
        }
        frame.root = frame.root.mapping { layer in
          guard case .picture(let picture) = layer.content else { return }
          layer.content = .picture(
            Picture(
              commands: picture.commands.map { command in
                guard case .fill(let path, let paint, let rule) = command,
                  path.controlBounds.width == 90
                else { return command }
                return .fill(
                  Path(roundedRect: path.controlBounds, cornerRadius: 14), paint,
                  usesEvenOddRule: rule)
              }, bounds: picture.bounds, restingScale: picture.restingScale))
        }
        return frame
      }, "corner radius of 'cover' 12 → 14 in every frame, residual 0 px"
    ),
    (
      Mutation(name: "colour", causes: [.color]) { time, _, source in
        var frame = source(time)
        let edit = ElementEdit(element: "dot", color: (from: [255, 56, 60], to: [255, 59, 60]))
        frame.root = DrawingEditor(elements: frame.elements, edits: [edit]).edited(frame.root)
        return frame
      }, "colour of 'dot' #FF383C → #FF3B3C in frames 0–11, residual 0 px"
    ),
    (
      Mutation(name: "shadow", causes: [.shadow]) { time, _, source in
        var frame = source(time)
        frame.root = frame.root.mapping { layer in
          layer.effects.removeAll {
            if case .dropShadow = $0 { true } else { false }
          }
        }
        return frame
      }, "shadow of 'card' is missing in every frame, residual 0 px"
    ),
  ]

  @Test(arguments: defects.indices)
  func `a defect has its sentence and its residual`(_ index: Int) throws {
    let (mutation, sentence) = Self.defects[index]
    let session = try GoldenMaking().session(GoldenTrialTests.scene)
    let outcome = try #require(try session.mutate([mutation], workers: 2).first)
    #expect(outcome.isCaught)
    #expect(outcome.sentence.hasPrefix(sentence), "\(outcome.sentence)")
  }

  /// Two runs of one scene that give other pixels are no difference to the golden.
  @Test func `frames that differ from themselves are said to be non-deterministic`() throws {
    let session = try GoldenMaking().session(GoldenTrialTests.scene)
    let truth = try session.run(workers: 2)
    let golden = session.manifest(of: truth, pictures: .none)
    var run = truth
    run.digests[12] = Digest(of: [1]).description
    let trial = GoldenTrial(
      session: session, manifest: golden, run: run, source: session.source,
      picture: { _ in .failure(GoldenProblem(message: "none")) })
    let verdict = try trial.verdict(session.blank).verdict
    #expect(verdict.status == .nonDeterministic)
    #expect(
      verdict.sentence
        == "two renderings of the same frame differ: frame 12, residual 0 px between two more")
  }
}

struct CertificateTests {
  @Test func `a certificate is proven, and another build must come to the same`() throws {
    let session = try GoldenMaking().session(GoldenTrialTests.scene)
    let certificate = try Certificate.certify(
      session, ways: [.init(jobs: 1), .init(jobs: 2, isReversed: true)])
    #expect(certificate.isProven)
    #expect(certificate.storedDigest(Array(certificate.json.utf8)) == certificate.digest)
    var other = certificate
    other.environment = RenderEnvironment([.init("cairo", "0")])
    // Another environment or scene says nothing of this one.
    #expect(certificate.storedDigest(Array(other.json.utf8)) == nil)
    #expect(certificate.storedDigest(Array("{}".utf8)) == nil)
    #expect(certificate.storedDigest([]) == nil)
  }
}
