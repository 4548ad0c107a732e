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

  var fps: Double { manifest.fps }
  /// Frames that both sides have.
  var common: Int { min(run.digests.count, manifest.digests.count) }

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
    if run.width != manifest.width || run.height != manifest.height {
      try proveSize(&verdict)
    } else if !failing.isEmpty {
      album.golden = try prove(&verdict, failing, held)
    }
    judge.nameCount(run, &verdict)
    return Outcome(verdict: verdict, shown: shown(failing, looks), album: album)
  }

  // MARK: Pictures

  /// Bytes of a stored frame and this run's beside it.
  private var pictureBytes: Int {
    max(1, manifest.width * manifest.height * 8 / (manifest.reduction * manifest.reduction))
  }

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
    let holds = frames.count * pictureBytes <= Self.heldBytes
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

  /// The pictures that a cause is looked for in: all where they are small, else the one that differs
  /// most, the first and the last, as many as may be held.
  private func held(
    _ looks: [Look], _ album: GoldenAlbum
  ) throws -> [GoldenEvidence.Picture] {
    let all = looks.compactMap(\.picture)
    guard all.isEmpty else { return all }
    let seen = looks.filter { $0.difference?.passes == false }
    let most = seen.max { ($0.difference?.pixelsOver ?? 0) < ($1.difference?.pixelsOver ?? 0) }
    let ranked = [most, seen.first, seen.last].compactMap { $0?.frame }
    let chosen = Set(ranked.prefix(max(1, Self.heldBytes / pictureBytes))).sorted()
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
    // How far it is from itself, two more renderings tell.
    let bitmaps = try [session.context, fresh].map { context in
      try FrameRasterizer(context).bitmap(of: session.masked(source(Double(first) / fps)))
    }
    return [
      SceneVerdict.FailedFrame(
        index: first, time: Double(first) / fps, goldenDigest: run.digests[first],
        actualDigest: again,
        difference: ImageDiff(tolerance: 0).compare(golden: bitmaps[0], actual: bitmaps[1]))
    ]
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
