// Causes undone, frames rendered again, and what is left written into the sentence.

extension GoldenTrial {
  /// Causes with the telling of the scene in which they are undone, and what is left then.
  struct Finding {
    var causes: [Explanation]
    var telling: Telling
    var residual: Counterfactual.Residual
  }

  /// What frames are compared with while a cause is looked for.
  struct Evidence {
    /// Frames that are rendered again.
    var frames: [Int]
    var pictures: [GoldenEvidence.Picture]
    var target: GoldenTarget
    /// The values of the scene's text; nil when it has none.
    var numbers: SceneNumbers?
  }

  /// Undoes the causes, renders again and writes what is left into the first cause.
  ///
  /// - Returns: the golden's frames by number, as far as they are known then.
  func prove(
    _ verdict: inout SceneVerdict, _ failing: [Int], _ pictures: [GoldenEvidence.Picture]
  ) throws -> @Sendable (Int) -> Frame? {
    let equal = Set(0..<common).subtracting(failing)
    let (source, fps) = (source, fps)
    let known: @Sendable (Int) -> Frame? = {
      equal.contains($0) ? source(Double($0) / fps) : nil
    }
    if let shift = verdict.causes.first?.frameShift { return shifted(by: shift, known) }
    let stored = pictures.map(\.frame).filter { $0 < common }
    let frames = Set(
      GoldenAlbum.spread(failing, Self.proofFrames) + GoldenAlbum.spread(stored, 2)
    ).sorted()
    let evidence = Evidence(
      frames: frames, pictures: pictures,
      target: target(Dictionary(uniqueKeysWithValues: pictures.map { ($0.frame, $0.golden) })),
      numbers: SceneNumbers(session.timeline.scene))
    let finding = try finding(verdict, failing, evidence)
    verdict.causes = finding.causes
    guard !verdict.causes.isEmpty else { return known }
    verdict.location = place(of: finding.telling.edits)
    try state(finding, &verdict, pictures)
    guard finding.residual.isProof else { return known }
    let (count, residual) = (common, finding.residual)
    return { index in known(index) ?? (index < count ? residual.undone(index) : nil) }
  }

  /// Where the scene's text says what an edit has changed back; nil where it was no text.
  private func place(of edits: [SceneEdit]) -> SourceLocation? {
    guard let text = (session.timeline.scene.source as? JSONViewSource)?.text else { return nil }
    let replaced = edits.lazy.compactMap { edit in
      if case .replacing(let parts) = edit { parts.first } else { nil }
    }
    return replaced.first.map { text.location(offset: $0.offset, length: $0.length) }
  }

  /// The causes that leave least: as the numbers tell them, as a time, as a setting of the scene, as
  /// numbers of its text, with what the pixels tell besides.
  private func finding(
    _ verdict: SceneVerdict, _ failing: [Int], _ evidence: Evidence
  ) throws -> Finding {
    let own = Telling(source: source, motion: run.motion)
    var late: Finding?
    if verdict.causes.first?.cause != .repeatedFrame,
      let time = try timeFinding(own, failing, evidence)
    {
      let time = time.residual.isProof ? time : try recolored(time, verdict, evidence)
      if time.residual.isProof { return time }
      late = time
    }
    var finding = try undone(verdict.causes, in: own, evidence)
    let isPace = [.speed, .spring].contains(finding.causes.first?.cause)
    if !finding.residual.isProof || isPace, isPlayed, session.canBeTold {
      if !finding.residual.isProof, let setting = try settingFinding(evidence) { return setting }
      finding = try retold(finding, evidence)
    }
    if !finding.residual.isProof { finding = try recolored(finding, verdict, evidence) }
    if let late, late.residual.isLess(than: finding.residual) { finding = late }
    if finding.residual.isProof, isPlayed, session.canBeTold,
      let simple = try simpler(than: finding, evidence)
    {
      return simple
    }
    // A pace or a curve that the text does not say may be another distance.
    let isFitted = isPace || finding.causes.first?.cause == .curve
    if !finding.residual.isProof || isFitted && finding.telling.edits.isEmpty, isPlayed,
      session.canBeTold, let value = try valueFinding(finding, verdict, evidence)
    {
      return value
    }
    // A size that the scene's text says goes before one that follows from it.
    if let numbers = evidence.numbers,
      let place = finding.causes.firstIndex(where: numbers.says),
      finding.causes[..<place].allSatisfy({ $0.cause == .resized })
    {
      finding.causes.insert(finding.causes.remove(at: place), at: 0)
    }
    return finding
  }

  /// What is left of a telling when causes are undone in it; texts are told again first.
  func undone(
    _ causes: [Explanation], in telling: Telling, _ evidence: Evidence
  ) throws -> Finding {
    if isPlayed, session.canBeTold, let told = try withTexts(causes, telling, evidence) {
      return told
    }
    return Finding(
      causes: causes, telling: telling,
      residual: try counterfactual(telling).residual(
        undoing: causes, frames: evidence.frames, target: evidence.target))
  }

  func counterfactual(_ telling: Telling) -> Counterfactual {
    Counterfactual(
      golden: manifest.motion, actual: telling.motion, fps: fps, source: telling.source)
  }

  /// What frames are compared with: the golden's digests and these pictures.
  func target(_ pictures: [Int: Bitmap]) -> GoldenTarget {
    GoldenTarget(session: session, manifest: manifest, pictures: pictures, workers: workers)
  }

  // MARK: Sentence

  /// Writes into the first cause what is left: of everything, or outside the things that the causes
  /// name where that says more.
  private func state(
    _ finding: Finding, _ verdict: inout SceneVerdict, _ pictures: [GoldenEvidence.Picture]
  ) throws {
    let (residual, others) = (finding.residual, Array(verdict.causes.dropFirst()))
    var finding = finding
    if !residual.isProof, others.isEmpty {
      finding.causes[0] = try spread(finding.causes[0], finding, pictures)
      verdict.causes = finding.causes
    }
    if !residual.isProof, let outside = try outside(finding, pictures),
      outside <= residual.pixels ?? .max
    {
      verdict.causes[0].proven("\(outside) px elsewhere", beside: others)
      verdict.proof = SceneVerdict.Proof(frames: 0, equal: 0, pixels: outside)
      return
    }
    let isInNumbers =
      residual.pixels == nil && !residual.isProof && numbersAreEqual(residual, finding)
    verdict.causes[0].proven(isInNumbers ? "0 px by numbers" : residual.words, beside: others)
    verdict.proof = SceneVerdict.Proof(
      frames: residual.frames, equal: residual.equal, pixels: residual.pixels)
  }

  /// True when the numbers of the differing frames are the golden's with the causes undone: all that can
  /// be said where no picture is stored and a rounded number has moved an edge by a hair.
  private func numbersAreEqual(
    _ residual: Counterfactual.Residual, _ finding: Finding
  ) -> Bool {
    let fps = fps
    let search = TimeSearch(
      golden: manifest.motion, actual: finding.telling.motion, fps: fps,
      frames: finding.causes[0].frames.map { $0.filter { $0 < common } } ?? [],
      source: { residual.undone(Int(($0 * fps).rounded())) })
    return search.cost(delay: 0) <= TimeSearch.equalLimit
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
    _ finding: Finding, _ pictures: [GoldenEvidence.Picture]
  ) throws -> Int? {
    let local = finding.causes.filter(\.isLocal)
    let pictures = pictures.filter { $0.frame < common }
    guard !local.isEmpty, local.allSatisfy(hasPlace), !pictures.isEmpty else { return nil }
    let reach = local.contains { $0.cause == .shadow || $0.cause == .blur } ? effectReach : 0
    let rasterizer = FrameRasterizer(session.context)
    var most = 0
    for picture in pictures {
      let bitmap = try rasterizer.bitmap(of: session.masked(finding.residual.undone(picture.frame)))
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
