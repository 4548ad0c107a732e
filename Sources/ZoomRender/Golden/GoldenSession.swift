// One scene against its golden: record it, or verify it.

/// A played scene with what its golden needs.
public struct GoldenSession: Sendable {
  package let timeline: Timeline
  package let assets: AssetSnapshot
  package let store: GoldenStore
  package let fps: Double
  package let pixelsPerPoint: Double
  package let frameCount: Int
  let context: RasterContext
  let mask: GoldenMask

  /// Goldens are rasterized at one pixel a point unless the scene or the caller says otherwise: what
  /// moves is in the numbers, and pictures stay small enough for plain version control.
  public static let standardScale = 1.0
  /// Bytes of rasterized pictures that are kept: four pages of the largest phones in device pixels.
  /// A page that comes back later is drawn again.
  private static let pictureBudget = 64 << 20

  /// - Parameters:
  ///   - fps: nil = the scene's.
  ///   - scale: device pixels per point; nil = the scene's golden setting, else 1.
  public init(
    timeline: Timeline, assets: AssetSnapshot, store: GoldenStore, fps: Double? = nil,
    scale: Double? = nil
  ) {
    self.timeline = timeline
    self.assets = assets
    self.store = store
    let settings = timeline.scene.golden
    self.fps = fps ?? settings.fps
    pixelsPerPoint = scale ?? settings.scale ?? Self.standardScale
    frameCount = FrameSelection.frameCount(duration: timeline.duration, fps: self.fps)
    context = RasterContext(
      assets: assets, pixelsPerPoint: pixelsPerPoint, pictureBudget: Self.pictureBudget)
    mask = GoldenMask(settings)
  }

  /// The session at the rate and scale of a golden.
  package func session(like manifest: GoldenManifest) -> GoldenSession {
    GoldenSession(
      timeline: timeline, assets: assets, store: store, fps: manifest.fps,
      scale: manifest.pixelsPerPoint)
  }

  /// The true frames by scene time.
  var source: @Sendable (Double) -> Frame {
    let timeline = timeline
    return { timeline.frameWithoutSpeeds(at: $0) }
  }

  /// A frame as it is compared: with masked parts drawn over.
  func masked(_ frame: Frame) -> Frame { mask.applied(to: frame, pixelsPerPoint: pixelsPerPoint) }

  /// This run's frames as digests and numbers.
  public func run(workers: Int, progress: (@Sendable (Int) -> Void)? = nil) throws -> GoldenRun {
    try run(workers: workers, progress: progress, source: source)
  }

  func run(
    workers: Int, progress: (@Sendable (Int) -> Void)?,
    source: @escaping @Sendable (Double) -> Frame
  ) throws -> GoldenRun {
    let fps = fps
    return try GoldenRun.render(
      count: frameCount, workers: workers, context: context, mask: mask, progress: progress
    ) { source(Double($0) / fps) }
  }

  // MARK: Recording

  /// The manifest of a run.
  public func manifest(of run: GoldenRun, pictures: GoldenStore.Pictures) -> GoldenManifest {
    let scene = timeline.scene
    // A tolerance forgives only what can be compared.
    let pictures = scene.golden.tolerance > 0 && pictures == .key ? .all : pictures
    let keys =
      switch pictures {
      case .all: Array(run.digests.indices)
      case .key, .full: run.keyFrames()
      case .none: [Int]()
      }
    return GoldenManifest(
      scene: GoldenPath.name(scene: scene.file), sceneDigest: scene.digest.description, fps: fps,
      pixelsPerPoint: pixelsPerPoint, width: run.width, height: run.height,
      environment: .current(assets: assets), digests: run.digests, keyFrames: keys,
      motion: run.motion, tolerance: scene.golden.tolerance)
  }

  /// Records a run as the scene's golden.
  ///
  /// - Parameter workers: threads that make the pictures.
  public func record(
    _ run: GoldenRun, pictures: GoldenStore.Pictures, workers: Int = 1
  ) throws {
    var manifest = manifest(of: run, pictures: pictures)
    let (session, fps) = (self, fps)
    @Sendable func bitmap(_ frame: Int, _ rasterizer: FrameRasterizer) throws -> Bitmap {
      try rasterizer.bitmap(of: session.masked(session.source(Double(frame) / fps)))
    }
    guard pictures == .key, manifest.tolerance == 0 else {
      return try store.write(manifest, workers: workers) {
        let rasterizer = FrameRasterizer(session.context)
        return {
          try GoldenPicture.encode(try bitmap($0, rasterizer), level: GoldenPicture.fullLevel)
        }
      }
    }
    let rasterizer = FrameRasterizer(context)
    let bitmaps = try manifest.keyFrames.map { try bitmap($0, rasterizer) }
    let room = max(
      GoldenStore.pictureMinimum, GoldenStore.byteLimit - manifest.text.utf8.count)
    var files: [[UInt8]] = []
    for reduction in GoldenPicture.reductions {
      manifest.reduction = reduction
      files = try Workers.map(bitmaps.count, seats: workers) {
        { try GoldenPicture.encode(bitmaps[$0].reduced(by: reduction)) }
      }
      if files.map(\.count).reduce(0, +) <= room { break }
    }
    let named = Dictionary(zip(manifest.keyFrames, files), uniquingKeysWith: { $1 })
    try store.write(manifest) { { named[$0] ?? [] } }
  }

  /// True when a run passes against a golden at its rate and scale: such a golden is not written
  /// again.
  package func passes(_ run: GoldenRun, _ golden: GoldenManifest, workers: Int) throws -> Bool {
    guard run.width == golden.width, run.height == golden.height else { return false }
    let judge = GoldenJudge(
      manifest: golden, environment: .current(assets: assets),
      tolerance: timeline.scene.golden.tolerance)
    if judge.differingFrames(run).isEmpty { return true }
    // Only a tolerance and another environment forgive what differs.
    guard judge.tolerance > 0 || !judge.isHome else { return false }
    return try verify(workers: workers).status.isGood
  }

  // MARK: Verifying

  /// The verdict before anything is known.
  var blank: SceneVerdict {
    SceneVerdict(
      name: GoldenPath.name(scene: timeline.scene.file), file: timeline.scene.file,
      golden: store.folder, status: .missing)
  }

  /// Compares a run with the scene's golden.
  ///
  /// - Parameter artifacts: folder for pictures of what differs; nil writes none.
  public func verify(
    workers: Int, artifacts: String? = nil, progress: (@Sendable (Int) -> Void)? = nil
  ) throws -> SceneVerdict {
    try examine(workers: workers, artifacts: artifacts, progress: progress).verdict
  }

  /// Compares a run with the scene's golden and keeps what the verdict rests on.
  ///
  /// - Parameters:
  ///   - artifacts: folder for pictures of what differs; nil writes none.
  ///   - makesPage: whether the evidence comes with its page.
  /// - Returns: the verdict, and the evidence for verdicts that are not good.
  public func examine(
    workers: Int, artifacts: String? = nil, makesPage: Bool = false,
    progress: (@Sendable (Int) -> Void)? = nil
  ) throws -> (verdict: SceneVerdict, evidence: GoldenEvidence?) {
    var verdict = blank
    guard timeline.scene.golden.isEnabled else {
      verdict.status = .skipped
      verdict.message = timeline.scene.golden.reason ?? "the scene has no golden"
      return (verdict, nil)
    }
    guard store.exists else { return (verdict, nil) }
    let (manifest, diagnostics) = store.manifest()
    guard let manifest else {
      verdict.status = .unreadable
      verdict.message = diagnostics.first.map(Self.line)
      return (verdict, nil)
    }
    verdict.sceneChanged = manifest.sceneDigest != timeline.scene.digest.description
    let session = session(like: manifest)
    let run = try session.run(workers: workers, progress: progress)
    let store = store
    var trial = GoldenTrial(
      session: session, manifest: manifest, run: run, source: source,
      picture: { store.picture($0) })
    trial.tolerance = timeline.scene.golden.tolerance
    trial.workers = workers
    trial.isPlayed = true
    let outcome = try trial.verdict(verdict)
    var judged = outcome.verdict
    guard !judged.status.isGood else { return (judged, nil) }
    judged.location = judged.location ?? timeline.transitions.first?.origin.location
    if judged.status == .nonDeterministic { return (judged, nil) }
    var evidence = GoldenEvidence(
      verdict: judged, size: timeline.scene.screen.size, fps: manifest.fps,
      golden: manifest.motion, run: run, shown: outcome.shown, album: outcome.album,
      workers: workers)
    guard artifacts != nil || makesPage else { return (judged, evidence) }
    let page = try PageEvidence(evidence)
    if let artifacts { judged.artifacts = try page.write(to: artifacts) }
    evidence.page = page
    evidence.verdict = judged
    return (judged, evidence)
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return "\(place)\(diagnostic.message) [\(diagnostic.id)]"
  }
}
