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
  let picture: @Sendable (Int) -> Result<Bitmap, GoldenProblem>
  /// The scene's tolerance.
  var tolerance = 0
  /// The environment of this run; nil = the process's own.
  var environment: RenderEnvironment?
  /// Threads to compare pictures on.
  var workers = 1
  /// True when the scene's own timeline gives the frames: it can be played with other texts then.
  var isPlayed = false

  /// Frames that a proof renders again: enough to meet every kind of moment, few enough for a
  /// report on sixty failing frames to stay under two seconds.
  static let proofFrames = 5
  /// Bytes of pictures that are held while a cause is looked for.
  private static let heldBytes = 64 << 20

  private var fps: Double { manifest.fps }
  /// Frames that both sides have.
  private var common: Int { min(run.digests.count, manifest.digests.count) }

  /// A verdict with what can be shown for it.
  struct Outcome {
    var verdict: SceneVerdict
    /// Frames to show, and their pixels.
    var shown: [Int] = []
    var album: GoldenAlbum
  }

  /// The verdict, and what can be shown for it.
  func verdict(_ blank: SceneVerdict) throws -> Outcome {
    let judge = GoldenJudge(
      manifest: manifest, environment: environment ?? .current(assets: session.assets),
      tolerance: tolerance)
    var album = GoldenAlbum(
      session: session, manifest: manifest, source: source, stored: picture, diff: judge.diff)
    let differing = judge.differingFrames(run)
    guard !differing.isEmpty else {
      return Outcome(verdict: judge.judge(run, into: blank), album: album)
    }
    if let repeated = try rerun(differing) {
      var verdict = blank
      verdict.status = .nonDeterministic
      verdict.frameCount = run.digests.count
      verdict.failedFrames = repeated
      return Outcome(verdict: verdict, album: album)
    }
    let looks = try looks(at: differing, judge, album)
    let held = try held(looks, album)
    var verdict = judge.judge(
      run, into: blank, pictures: held,
      differences: Dictionary(
        looks.compactMap { look in look.difference.map { (look.frame, $0) } },
        uniquingKeysWith: { $1 }))
    guard !verdict.status.isGood else { return Outcome(verdict: verdict, album: album) }
    verdict.message = looks.compactMap(\.problem).first
    let failing = differing.filter { $0 < common }
    if run.width == manifest.width, run.height == manifest.height, !failing.isEmpty {
      album.golden = try prove(&verdict, failing, held)
    }
    judge.nameCount(run, &verdict)
    return Outcome(verdict: verdict, shown: shown(failing, looks), album: album)
  }

  // MARK: Pictures

  /// What was seen of a stored frame that differs.
  private struct Look: Sendable {
    var frame: Int
    var difference: ImageDiff.Result?
    var problem: String?
    var picture: GoldenEvidence.Picture?
  }

  /// Stored frames that differ, compared; all of them where pixels decide, else some.
  private func looks(
    at differing: [Int], _ judge: GoldenJudge, _ album: GoldenAlbum
  ) throws -> [Look] {
    let wanted = Set(differing)
    let stored = manifest.keyFrames.filter { wanted.contains($0) && $0 < run.digests.count }
    let decide = tolerance > 0 || !judge.isHome
    let limit = GoldenAlbum.limit(width: manifest.width, height: manifest.height)
    let frames = decide ? stored : GoldenAlbum.spread(stored, limit)
    let bytes = manifest.width * manifest.height * 8 / (manifest.reduction * manifest.reduction)
    let holds = frames.count * bytes <= Self.heldBytes
    return try Workers.map(frames.count, seats: workers) {
      let rasterizer = album.rasterizer()
      return { (place: Int) -> Look in
        let frame = frames[place]
        switch try album.storedPicture(frame, rasterizer) {
        case .failure(let problem): return Look(frame: frame, problem: problem.message)
        case .success(let picture):
          return Look(
            frame: frame, difference: picture.difference, picture: holds ? picture : nil)
        }
      }
    }
  }

  /// The pictures that a cause is looked for in: all where they are small, else the first, the last
  /// and the one that differs most.
  private func held(
    _ looks: [Look], _ album: GoldenAlbum
  ) throws -> [GoldenEvidence.Picture] {
    let all = looks.compactMap(\.picture)
    guard all.isEmpty else { return all }
    let seen = looks.filter { $0.difference?.passes == false }
    let most = seen.max { ($0.difference?.pixelsOver ?? 0) < ($1.difference?.pixelsOver ?? 0) }
    let chosen = Set([seen.first, most, seen.last].compactMap { $0?.frame }).sorted()
    let rasterizer = album.rasterizer()
    return chosen.compactMap { try? album.storedPicture($0, rasterizer).get() }
  }

  /// The frames to show: some of those that differ, stored ones first.
  private func shown(_ failing: [Int], _ looks: [Look]) -> [Int] {
    let limit = GoldenAlbum.limit(width: manifest.width, height: manifest.height)
    let stored = GoldenAlbum.spread(
      looks.filter { $0.problem == nil }.map(\.frame), limit)
    let others = GoldenAlbum.spread(
      failing.filter { !stored.contains($0) }, max(0, limit - stored.count))
    return (stored + others).sorted()
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

  // MARK: Proof

  /// Undoes the causes, renders again and writes what is left into the first cause.
  ///
  /// - Returns: the golden's frames by number, as far as they are known then.
  private func prove(
    _ verdict: inout SceneVerdict, _ failing: [Int], _ pictures: [GoldenEvidence.Picture]
  ) throws -> @Sendable (Int) -> Frame? {
    let equal = Set(0..<common).subtracting(failing)
    let (source, fps) = (source, fps)
    let known: @Sendable (Int) -> Frame? = {
      equal.contains($0) ? source(Double($0) / fps) : nil
    }
    guard !verdict.causes.isEmpty else { return known }
    if let shift = verdict.causes[0].frameShift { return shifted(by: shift, known) }
    let stored = pictures.map(\.frame).filter { $0 < common }
    let frames = Set(
      GoldenAlbum.spread(failing, Self.proofFrames) + GoldenAlbum.spread(stored, 2)
    ).sorted()
    var counterfactual = Counterfactual(
      golden: manifest.motion, actual: run.motion, fps: fps, source: source)
    if isPlayed {
      let session = session
      counterfactual.retold = { session.retold($0) }
    }
    let target = target(pictures)
    if ![.delay, .speed, .repeatedFrame].contains(verdict.causes[0].cause),
      let time = try timeCause(counterfactual, frames, target)
    {
      verdict.causes = [time]
    }
    let residual = try counterfactual.residual(
      undoing: verdict.causes, frames: frames, target: target)
    try state(residual, &verdict, pictures, counterfactual)
    guard let residual, residual.isProof else { return known }
    let count = common
    return { index in known(index) ?? (index < count ? residual.undone(index) : nil) }
  }

  /// Writes into the first cause what is left: of everything, or outside the things that the causes
  /// name where that says more.
  private func state(
    _ residual: Counterfactual.Residual?, _ verdict: inout SceneVerdict,
    _ pictures: [GoldenEvidence.Picture], _ counterfactual: Counterfactual
  ) throws {
    if let residual, residual.isProof {
      // What follows from a text told again is no cause of its own.
      let told = verdict.causes.filter { $0.remedy?.isText == true }
      if told.count == residual.remedies.count, !told.isEmpty { verdict.causes = told }
    } else if let outside = try outside(verdict.causes, pictures, counterfactual),
      outside <= residual?.pixels ?? .max
    {
      verdict.causes[0].proven("\(outside) px elsewhere", count: verdict.causes.count)
      verdict.proof = SceneVerdict.Proof(frames: 0, equal: 0, pixels: outside)
      return
    }
    guard let residual, let words = residual.words else { return }
    verdict.causes[0] = exact(verdict.causes[0], residual)
    verdict.causes[0].proven(words, count: verdict.causes.count)
    verdict.proof = SceneVerdict.Proof(
      frames: residual.frames, equal: residual.equal, pixels: residual.pixels)
  }

  /// How frames are compared with the golden.
  private func target(_ pictures: [GoldenEvidence.Picture]) -> Counterfactual.Target {
    let rasterizer = FrameRasterizer(session.context)
    let digester = FrameDigester(session.context)
    let goldens = Dictionary(uniqueKeysWithValues: pictures.map { ($0.frame, $0.golden) })
    let reduction = manifest.reduction
    return Counterfactual.Target(
      digest: { manifest.digests[$0] }, isStored: { goldens[$0] != nil },
      compare: { index, frame in
        guard let golden = goldens[index] else { return nil }
        let bitmap = try rasterizer.bitmap(of: session.masked(frame)).reduced(by: reduction)
        // Numbers are stored rounded: what a rounding can change is no residual.
        return ImageDiff(tolerance: GoldenJudge.foreignTolerance)
          .compare(golden: golden, actual: bitmap)
      },
      render: { try digester.digest(of: session.masked($0)).description })
  }

  /// A delay or another pace that turns this run into the golden bit for bit; nil for none.
  private func timeCause(
    _ counterfactual: Counterfactual, _ frames: [Int], _ target: Counterfactual.Target
  ) throws -> Explanation? {
    let explainer = MotionExplainer(golden: manifest.motion, actual: run.motion, fps: fps)
    return try explainer.timeHypotheses().first { hypothesis in
      let residual = try counterfactual.residual(
        undoing: [hypothesis], frames: frames, target: target)
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
  private func shifted(
    by shift: Int, _ known: @escaping @Sendable (Int) -> Frame?
  ) -> @Sendable (Int) -> Frame? {
    let (source, fps, actual, golden) = (source, fps, run.digests, manifest.digests)
    return { index in
      if let frame = known(index) { return frame }
      guard golden.indices.contains(index), actual.indices.contains(index + shift),
        golden[index] == actual[index + shift]
      else { return nil }
      return source(Double(index + shift) / fps)
    }
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

  /// Differing pixels of the stored frames outside the things that the causes name, what can be put
  /// back put back; nil when a cause is about everything.
  private func outside(
    _ causes: [Explanation], _ pictures: [GoldenEvidence.Picture], _ counterfactual: Counterfactual
  ) throws -> Int? {
    let local = causes.filter(\.isLocal)
    let pictures = pictures.filter { $0.frame < common }
    guard !local.isEmpty, local.allSatisfy(hasPlace), !pictures.isEmpty else { return nil }
    let reach = local.contains { $0.cause == .shadow || $0.cause == .blur } ? effectReach : 0
    let undone = counterfactual.frames(causes.compactMap(\.remedy).filter { !$0.isText })
    let rasterizer = FrameRasterizer(session.context)
    var most = 0
    for picture in pictures {
      let bitmap = try rasterizer.bitmap(of: session.masked(undone(picture.frame)))
      let diff = ImageDiff(
        tolerance: GoldenJudge.foreignTolerance,
        ignored: boxes(of: local, frame: picture.frame, reach: reach))
      most = max(
        most,
        diff.compare(golden: picture.golden, actual: bitmap.reduced(by: manifest.reduction))
          .pixelsOver)
    }
    return most
  }

  /// True for a cause with a region or an element.
  private func hasPlace(_ cause: Explanation) -> Bool {
    cause.region != nil
      || cause.subject.flatMap { run.motion.element($0) ?? manifest.motion.element($0) } != nil
  }

  /// Where things are in a stored picture, in the golden and now.
  private func boxes(of causes: [Explanation], frame: Int, reach: Double) -> [ImageRegion] {
    let scale = manifest.pixelsPerPoint / Double(manifest.reduction)
    let names = causes.filter { $0.region == nil }.compactMap(\.subject)
    let rects = [manifest.motion, run.motion].flatMap { table in
      names.compactMap { name in
        table.element(name).flatMap { table.screenRect(of: $0, frame: frame) }
      }
    }
    return (rects + causes.compactMap(\.region)).map {
      ImageRegion(covering: $0.inset(by: -reach), scale: scale)
    }
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
