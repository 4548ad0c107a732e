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

  /// Goldens are rasterized at one pixel a point unless the scene or the caller says otherwise: what
  /// moves is in the numbers, and pictures stay small enough for plain version control.
  public static let standardScale = 1.0

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
    context = RasterContext(assets: assets, pixelsPerPoint: pixelsPerPoint)
  }

  /// This run's frames as digests and numbers.
  public func run(workers: Int, progress: (@Sendable (Int) -> Void)? = nil) throws -> GoldenRun {
    let (timeline, fps) = (timeline, fps)
    return try GoldenRun.render(
      count: frameCount, workers: workers, context: context, progress: progress
    ) { timeline.frameWithoutSpeeds(at: Double($0) / fps) }
  }

  /// The manifest of a run.
  public func manifest(of run: GoldenRun, pictures: GoldenStore.Pictures) -> GoldenManifest {
    let scene = timeline.scene
    let keys =
      switch pictures {
      case .all: Array(run.digests.indices)
      case .key: run.keyFrames()
      case .none: [Int]()
      }
    return GoldenManifest(
      scene: GoldenPath.name(scene: scene.file), sceneDigest: scene.digest.description, fps: fps,
      pixelsPerPoint: pixelsPerPoint, width: run.width, height: run.height,
      environment: .current(assets: assets), digests: run.digests, keyFrames: keys,
      motion: run.motion, tolerance: scene.golden.tolerance)
  }

  /// Records a run as the scene's golden.
  public func record(_ run: GoldenRun, pictures: GoldenStore.Pictures) throws {
    let (timeline, fps) = (timeline, fps)
    try store.write(manifest(of: run, pictures: pictures), context: context) {
      timeline.frameWithoutSpeeds(at: Double($0) / fps)
    }
  }

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
  /// - Returns: the verdict, and the evidence for verdicts that are not good.
  public func examine(
    workers: Int, artifacts: String? = nil, progress: (@Sendable (Int) -> Void)? = nil
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
    let session = GoldenSession(
      timeline: timeline, assets: assets, store: store, fps: manifest.fps,
      scale: manifest.pixelsPerPoint)
    let run = try session.run(workers: workers, progress: progress)
    let judge = GoldenJudge(manifest: manifest, environment: .current(assets: assets))
    let differing = judge.differingFrames(run)
    guard !differing.isEmpty else { return (judge.judge(run, into: verdict), nil) }
    if let repeated = try session.rerun(differing, run) {
      verdict.status = .nonDeterministic
      verdict.frameCount = run.digests.count
      verdict.failedFrames = repeated
      return (verdict, nil)
    }
    let (pictures, problem) = try session.pictures(of: differing, judge: judge)
    verdict = judge.judge(
      run, into: verdict,
      differences: Dictionary(
        uniqueKeysWithValues: pictures.map { ($0.frame, $0.difference) }))
    if let problem, !verdict.status.isGood { verdict.message = problem }
    if let artifacts, !verdict.status.isGood {
      verdict.artifacts = try session.write(pictures, to: artifacts, name: verdict.name)
    }
    verdict.location = timeline.transitions.first?.origin.location
    guard !verdict.status.isGood else { return (verdict, nil) }
    let evidence = GoldenEvidence(
      verdict: verdict, size: timeline.scene.screen.size, fps: manifest.fps,
      golden: manifest.motion, run: run, pictures: pictures)
    return (verdict, evidence)
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return "\(place)\(diagnostic.message) [\(diagnostic.id)]"
  }

  /// Renders the first differing frame again; frames that then differ from this run itself.
  private func rerun(
    _ differing: [Int], _ run: GoldenRun
  ) throws -> [SceneVerdict.FailedFrame]? {
    guard let first = differing.first(where: { $0 < run.digests.count }) else { return nil }
    let again = try FrameDigester(RasterContext(assets: assets, pixelsPerPoint: pixelsPerPoint))
      .digest(of: timeline.frameWithoutSpeeds(at: Double(first) / fps)).description
    guard again != run.digests[first] else { return nil }
    return [
      SceneVerdict.FailedFrame(
        index: first, time: Double(first) / fps, goldenDigest: run.digests[first],
        actualDigest: again)
    ]
  }

  /// Golden and actual pixels of the stored frames that differ, and why one could not be read.
  private func pictures(
    of differing: [Int], judge: GoldenJudge
  ) throws -> (pictures: [GoldenEvidence.Picture], problem: String?) {
    var pictures: [GoldenEvidence.Picture] = []
    var problem: String?
    var diff = judge.diff
    diff.ignored = ignoredRegions
    let rasterizer = FrameRasterizer(context)
    for frame in judge.manifest.keyFrames where differing.contains(frame) && frame < frameCount {
      switch store.picture(frame) {
      case .failure(let failure): problem = problem ?? failure.message
      case .success(let golden):
        let actual = try rasterizer.bitmap(
          of: timeline.frameWithoutSpeeds(at: Double(frame) / fps))
        pictures.append(
          GoldenEvidence.Picture(
            frame: frame, golden: golden, actual: actual,
            difference: diff.compare(golden: golden, actual: actual)))
      }
    }
    return (pictures, problem)
  }

  /// The scene's ignored rects in pixels.
  private var ignoredRegions: [ImageRegion] {
    timeline.scene.golden.ignoredRects.map { rect in
      let scale = pixelsPerPoint
      func whole(_ value: Double) -> Int { value.isFinite ? Int(max(-1e6, min(1e6, value))) : 0 }
      let left = whole((rect.minX * scale).rounded(.down))
      let top = whole((rect.minY * scale).rounded(.down))
      return ImageRegion(
        x: left, y: top, width: whole((rect.maxX * scale).rounded(.up)) - left,
        height: whole((rect.maxY * scale).rounded(.up)) - top)
    }
  }

  /// Writes expected, actual and difference pictures.
  private func write(
    _ pictures: [GoldenEvidence.Picture], to folder: String, name: String
  ) throws -> [SceneVerdict.Artifact] {
    let folder = folder + "/" + name
    try AtomicFile.makeFolder(folder)
    var artifacts: [SceneVerdict.Artifact] = []
    for picture in pictures {
      let base = String(PNGSequence.fileName(picture.frame).dropLast(4))
      for (kind, bytes) in try picture.encoded() {
        let path = "\(folder)/\(base)-\(kind).png"
        try AtomicFile.write(bytes, to: path)
        artifacts.append(SceneVerdict.Artifact(name: "\(kind) \(picture.frame)", path: path))
      }
    }
    return artifacts
  }
}
