// One run against one golden: judged, looked at, and the cause proven.

/// Everything that a verdict is made from.
struct GoldenTrial {
  /// At the golden's rate and scale.
  let session: GoldenSession
  let manifest: GoldenManifest
  let run: GoldenRun
  /// This run's frames by scene time.
  let source: @Sendable (Double) -> Frame
  /// The golden's stored pixels of a key frame.
  let picture: (Int) -> Result<Bitmap, GoldenProblem>
  /// The scene's tolerance.
  var tolerance = 0
  /// The environment of this run; nil = the process's own.
  var environment: RenderEnvironment?

  /// Frames that a proof renders again: enough to meet every kind of moment, few enough for a
  /// report on sixty failing frames to stay under two seconds.
  static let proofFrames = 5

  private var fps: Double { manifest.fps }

  /// A verdict with what can be shown for it.
  struct Outcome {
    var verdict: SceneVerdict
    /// Frames that differ, as the golden has them and as they are now.
    var pictures: [GoldenEvidence.Picture] = []
    /// The golden's frames by number, as far as they are known.
    var golden: (Int) -> Frame? = { _ in nil }
  }

  /// The verdict, and the pictures of frames that differ.
  func verdict(_ blank: SceneVerdict) throws -> Outcome {
    let judge = GoldenJudge(
      manifest: manifest, environment: environment ?? .current(assets: session.assets),
      tolerance: tolerance)
    let differing = judge.differingFrames(run)
    guard !differing.isEmpty else { return Outcome(verdict: judge.judge(run, into: blank)) }
    if let repeated = try rerun(differing) {
      var verdict = blank
      verdict.status = .nonDeterministic
      verdict.frameCount = run.digests.count
      verdict.failedFrames = repeated
      return Outcome(verdict: verdict)
    }
    let (pictures, problem) = try pictures(of: differing, judge)
    var verdict = judge.judge(run, into: blank, pictures: pictures)
    guard !verdict.status.isGood else { return Outcome(verdict: verdict, pictures: pictures) }
    verdict.message = problem
    guard run.digests.count == manifest.digests.count else {
      return Outcome(verdict: verdict, pictures: pictures)
    }
    let proof = try prove(&verdict, differing, pictures)
    let (source, fps, equal) = (source, fps, Set(0..<run.digests.count).subtracting(differing))
    return Outcome(
      verdict: verdict, pictures: try exact(pictures, proof.exact, judge),
      golden: { equal.contains($0) ? source(Double($0) / fps) : proof.golden($0) })
  }

  /// What a proof gives besides its residual.
  private struct ProofFrames {
    /// Frames that have the golden's digest.
    var exact: [Int: Frame] = [:]
    /// Frames with the causes undone, where that has left nothing.
    var golden: (Int) -> Frame? = { _ in nil }
  }

  /// Renders the first differing frame again; frames that then differ from this run itself.
  private func rerun(_ differing: [Int]) throws -> [SceneVerdict.FailedFrame]? {
    guard let first = differing.first(where: { $0 < run.digests.count }) else { return nil }
    let fresh = RasterContext(assets: session.assets, pixelsPerPoint: session.pixelsPerPoint)
    let again = try FrameDigester(fresh)
      .digest(of: session.masked(source(Double(first) / fps))).description
    guard again != run.digests[first] else { return nil }
    return [
      SceneVerdict.FailedFrame(
        index: first, time: Double(first) / fps, goldenDigest: run.digests[first],
        actualDigest: again)
    ]
  }

  /// Golden and actual pixels of the stored frames that differ, and why one could not be read.
  private func pictures(
    of differing: [Int], _ judge: GoldenJudge
  ) throws -> (pictures: [GoldenEvidence.Picture], problem: String?) {
    var pictures: [GoldenEvidence.Picture] = []
    var problem: String?
    let rasterizer = FrameRasterizer(session.context)
    let wanted = Set(differing)
    for frame in manifest.keyFrames where wanted.contains(frame) && frame < run.digests.count {
      switch picture(frame) {
      case .failure(let failure): problem = problem ?? failure.message
      case .success(let golden):
        let whole = try rasterizer.bitmap(of: session.masked(source(Double(frame) / fps)))
        let actual = whole.reduced(by: manifest.reduction)
        pictures.append(
          GoldenEvidence.Picture(
            frame: frame, golden: golden, actual: actual,
            difference: judge.diff.compare(golden: golden, actual: actual),
            full: manifest.reduction > 1 ? whole : nil))
      }
    }
    return (pictures, problem)
  }

  // MARK: Proof

  /// The golden's own frames in full size: frames that came out with its digest are its pixels, bit
  /// for bit. They take the place of reduced pictures, and join them.
  private func exact(
    _ pictures: [GoldenEvidence.Picture], _ undone: [Int: Frame], _ judge: GoldenJudge
  ) throws -> [GoldenEvidence.Picture] {
    let rasterizer = FrameRasterizer(session.context)
    var result = pictures.filter { undone[$0.frame] == nil || manifest.reduction == 1 }
    let known = Set(result.map(\.frame))
    for (index, frame) in undone.sorted(by: { $0.key < $1.key }) where !known.contains(index) {
      let golden = try rasterizer.bitmap(of: session.masked(frame))
      let actual = try rasterizer.bitmap(of: session.masked(source(Double(index) / fps)))
      result.append(
        GoldenEvidence.Picture(
          frame: index, golden: golden, actual: actual,
          difference: judge.diff.compare(golden: golden, actual: actual)))
    }
    return result.sorted { $0.frame < $1.frame }
  }

  /// Undoes the causes, renders again and writes what is left into the first cause.
  ///
  /// - Returns: frames that then have the golden's digest.
  private func prove(
    _ verdict: inout SceneVerdict, _ differing: [Int], _ pictures: [GoldenEvidence.Picture]
  ) throws -> ProofFrames {
    guard !verdict.causes.isEmpty else { return ProofFrames() }
    let stored = pictures.map(\.frame)
    let step = max(1, differing.count / Self.proofFrames)
    let spread = stride(from: differing.count / 2 % step, to: differing.count, by: step)
      .map { differing[$0] }.prefix(Self.proofFrames)
    let frames = Set(spread + stored.prefix(2)).sorted()
    if let shift = verdict.causes[0].frameShift {
      return proof(ofShift: shift, frames)
    }
    let rasterizer = FrameRasterizer(session.context)
    let digester = FrameDigester(session.context)
    let goldens = Dictionary(uniqueKeysWithValues: pictures.map { ($0.frame, $0.golden) })
    let reduction = manifest.reduction
    let target = Counterfactual.Target(
      digest: { manifest.digests[$0] },
      compare: { index, frame in
        guard let golden = goldens[index] else { return nil }
        let bitmap = try rasterizer.bitmap(of: session.masked(frame)).reduced(by: reduction)
        // Numbers are stored rounded: what a rounding can change is no residual.
        return ImageDiff(tolerance: GoldenJudge.foreignTolerance)
          .compare(golden: golden, actual: bitmap)
      },
      render: { try digester.digest(of: session.masked($0)).description })
    let counterfactual = Counterfactual(
      golden: manifest.motion, actual: run.motion, fps: fps, source: source)
    var undone: [Int: Frame] = [:]
    if ![.delay, .speed, .repeatedFrame].contains(verdict.causes[0].cause),
      let time = try timeCause(counterfactual, frames, target)
    {
      verdict.causes = [time]
    }
    let residual = try counterfactual.residual(
      undoing: verdict.causes, frames: frames, target: target, undone: &undone)
    if let residual, let words = residual.words {
      verdict.causes[0] = exact(verdict.causes[0], residual)
      verdict.causes[0].proven(words, count: verdict.causes.count)
      verdict.proof = SceneVerdict.Proof(
        frames: residual.frames, equal: residual.equal, pixels: residual.pixels)
    } else if let outside = outside(verdict.causes, pictures) {
      verdict.causes[0].proven("\(outside) px elsewhere", count: verdict.causes.count)
      verdict.proof = SceneVerdict.Proof(frames: 0, equal: 0, pixels: outside)
    }
    let remedies = residual?.isProof == true ? residual?.remedies : nil
    return ProofFrames(
      exact: undone, golden: { index in remedies.map { counterfactual.frame(index, $0) } })
  }

  /// A delay or another pace that turns this run into the golden bit for bit; nil for none.
  private func timeCause(
    _ counterfactual: Counterfactual, _ frames: [Int], _ target: Counterfactual.Target
  ) throws -> Explanation? {
    let explainer = MotionExplainer(golden: manifest.motion, actual: run.motion, fps: fps)
    return try explainer.timeHypotheses().first { hypothesis in
      var undone: [Int: Frame] = [:]
      let residual = try counterfactual.residual(
        undoing: [hypothesis], frames: frames, target: target, undone: &undone)
      return residual.map { $0.equal == $0.frames } ?? false
    }
  }

  /// The cause with the very numbers that were proven: a fit is a little off.
  private func exact(_ cause: Explanation, _ residual: Counterfactual.Residual) -> Explanation {
    guard residual.isProof, residual.remedies.count == 1, let frames = cause.frames,
      case .time(let delay, let speed) = residual.remedies[0]
    else { return cause }
    return MotionExplainer(golden: manifest.motion, actual: run.motion, fps: fps)
      .timeExplanation(delay: delay, speed: speed, frames: frames)
  }

  /// Frames of a run that is late by whole frames: the golden's frame is this run's, some later.
  private func proof(ofShift shift: Int, _ frames: [Int]) -> ProofFrames {
    let (source, fps, run, manifest) = (source, fps, run, manifest)
    func golden(_ index: Int) -> Frame? {
      guard run.digests.indices.contains(index + shift),
        manifest.digests[index] == run.digests[index + shift]
      else { return nil }
      return source(Double(index + shift) / fps)
    }
    let exact = frames.compactMap { index in golden(index).map { (index, $0) } }
    return ProofFrames(exact: Dictionary(exact, uniquingKeysWith: { $1 }), golden: golden)
  }

  /// Points that shadows and blurs reach beyond their layer at most: three standard deviations and
  /// the displacement.
  private var effectReach: Double {
    [manifest.motion, run.motion].flatMap(\.layers).map { track in
      func largest(_ column: String) -> Double {
        track[column].range.map { max($0.upperBound.magnitude, $0.lowerBound.magnitude) } ?? 0
      }
      return 3 * max(largest("shadowBlur"), largest("blur"))
        + max(largest("shadowX"), largest("shadowY"))
    }.max() ?? 0
  }

  /// Differing pixels of the stored frames outside the things that the causes are about, before and
  /// now; nil when a cause is about everything.
  private func outside(
    _ causes: [Explanation], _ pictures: [GoldenEvidence.Picture]
  ) -> Int? {
    let names = causes.compactMap(\.subject)
    guard names.count == causes.count, !pictures.isEmpty else { return nil }
    let scale = manifest.pixelsPerPoint / Double(manifest.reduction)
    let reach = causes.contains { $0.cause == .shadow || $0.cause == .blur } ? effectReach : 0
    var most = 0
    for picture in pictures {
      var boxes: [ImageRegion] = []
      for (table, name) in [manifest.motion, run.motion].flatMap({ table in
        names.map { (table, $0) }
      }) {
        guard let element = table.element(name) else { continue }
        if let rect = table.screenRect(of: element, frame: picture.frame) {
          boxes.append(ImageRegion(covering: rect.inset(by: -reach), scale: scale))
        }
      }
      let diff = ImageDiff(tolerance: GoldenJudge.foreignTolerance, ignored: boxes)
      most = max(most, diff.compare(golden: picture.golden, actual: picture.actual).pixelsOver)
    }
    return most
  }
}

extension ImageRegion {
  /// The pixels that a rectangle touches, and one more on each side for smooth edges.
  init(covering rect: Rect, scale: Double) {
    func whole(_ value: Double) -> Int { value.isFinite ? Int(max(-1e6, min(1e6, value))) : 0 }
    let left = whole((rect.minX * scale).rounded(.down)) - 1
    let top = whole((rect.minY * scale).rounded(.down)) - 1
    self.init(
      x: left, y: top, width: whole((rect.maxX * scale).rounded(.up)) + 1 - left,
      height: whole((rect.maxY * scale).rounded(.up)) + 1 - top)
  }
}
