// What the gate makes of injected defects.

/// What the gate made of an injected defect.
public struct MutationOutcome: Sendable, Equatable {
  package var mutation: String
  /// False when the defect leaves every pixel of the scene as it is.
  package var applies: Bool
  package var isCaught: Bool
  /// True when the first cause is one by which the defect may be named.
  public var isNamed: Bool
  package var sentence: String
}

extension GoldenSession {
  /// Judges each mutation against this run's own frames as the golden.
  public func mutate(
    _ mutations: [Mutation] = Mutation.all, workers: Int, progress: (@Sendable (Int) -> Void)? = nil
  ) throws -> [MutationOutcome] {
    let truth = try run(workers: workers, progress: progress)
    let golden = manifest(of: truth, pictures: .full)
    let rasterizer = FrameRasterizer(context)
    let (source, fps, count) = (source, fps, frameCount)
    let bitmaps = try golden.keyFrames.map {
      ($0, try rasterizer.bitmap(of: masked(source(Double($0) / fps))))
    }
    let stored = Dictionary(bitmaps, uniquingKeysWith: { $1 })
    return try mutations.enumerated().map { position, mutation in
      let done = (position + 1) * count
      let mutated: @Sendable (Double) -> Frame = { mutation.frame($0, fps, source) }
      let run = try run(workers: workers, progress: { progress?(done + $0) }, source: mutated)
      let trial = GoldenTrial(
        session: self, manifest: golden, run: run, source: mutated,
        picture: { frame in
          stored[frame].map { .success($0) } ?? .failure(GoldenProblem(message: "not stored"))
        })
      let verdict = try trial.verdict(blank).verdict
      let cause = verdict.causes.first?.cause
      return MutationOutcome(
        mutation: mutation.name, applies: run.digests != truth.digests,
        isCaught: verdict.status == .failed,
        isNamed: cause.map { mutation.causes.isEmpty || mutation.causes.contains($0) } ?? false,
        sentence: verdict.sentence)
    }
  }
}
