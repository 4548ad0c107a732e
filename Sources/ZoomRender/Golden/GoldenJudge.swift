// The verdict on a scene: golden and this run's output in, one value out.

/// Judges a run against a golden.
///
/// Digests first: a frame with the golden's digest is never decoded. In another environment the
/// frames without stored pixels are judged by their numbers, and the verdict says so.
public struct GoldenJudge: Sendable {
  package var manifest: GoldenManifest
  package var environment: RenderEnvironment
  /// The scene's own tolerance, which its file gives a reason for.
  package var tolerance: Int

  package init(
    manifest: GoldenManifest, environment: RenderEnvironment, tolerance: Int? = nil
  ) {
    self.manifest = manifest
    self.environment = environment
    self.tolerance = tolerance ?? manifest.tolerance
  }

  /// Largest channel difference let pass where pixels of another environment are compared.
  public static let foreignTolerance = 2

  /// True when the golden was made with the libraries and fonts of this run.
  public var isHome: Bool { manifest.environment == environment }

  /// The comparator for this golden.
  public var diff: ImageDiff {
    // What a scene tolerates of a pixel it tolerates of many.
    ImageDiff(
      tolerance: max(tolerance, isHome ? 0 : Self.foreignTolerance),
      tileLimit: max(ImageDiff.standardTileLimit, Double(tolerance)))
  }

  /// Frames whose digest is not the golden's; frames that only one side has count as differing.
  public func differingFrames(_ run: GoldenRun) -> [Int] {
    (0..<max(manifest.digests.count, run.digests.count)).filter { index in
      index >= manifest.digests.count || index >= run.digests.count
        || manifest.digests[index] != run.digests[index]
    }
  }

  /// Judges.
  ///
  /// - Parameters:
  ///   - verdict: the scene's names; its status and findings are filled in.
  ///   - pictures: golden and actual pixels of some of the key frames that differ.
  ///   - differences: of all that were compared, by frame; nil = those of `pictures`.
  public func judge(
    _ run: GoldenRun, into verdict: SceneVerdict, pictures: [GoldenEvidence.Picture] = [],
    differences: [Int: ImageDiff.Result]? = nil
  ) -> SceneVerdict {
    var verdict = verdict
    verdict.frameCount = run.digests.count
    verdict.environment = manifest.environment.differences(to: environment)
    guard run.width == manifest.width, run.height == manifest.height else {
      verdict.status = .failed
      verdict.causes = [
        Explanation(
          .size,
          "frames are \(run.width)×\(run.height) px, the golden has "
            + "\(manifest.width)×\(manifest.height)")
      ]
      return verdict
    }
    let differing = differingFrames(run)
    guard !differing.isEmpty else {
      verdict.status = .passed
      return verdict
    }
    let differences =
      differences
      ?? Dictionary(uniqueKeysWithValues: pictures.map { ($0.frame, $0.difference) })
    verdict.failedFrames = differing.map { failure($0, run, differences[$0]) }
    verdict.status = status(verdict, run)
    verdict.causes = causes(run, verdict, pictures)
    nameCount(run, &verdict)
    return verdict
  }

  /// Begins the first cause with the numbers of frames, where they differ.
  func nameCount(_ run: GoldenRun, _ verdict: inout SceneVerdict) {
    let (before, after) = (manifest.digests.count, run.digests.count)
    let words = "\(before) frames became \(after)"
    let common = min(before, after)
    guard before != after else { return }
    guard let first = verdict.causes.first else {
      // Nothing else differs: the digests of all common frames are equal.
      verdict.causes = [
        Explanation(
          .unknown, "\(words), residual 0 px in the \(common) that both have",
          amount: Double(after - before))
      ]
      return
    }
    if !first.sentence.hasPrefix(words) { verdict.causes[0].begin(with: words) }
  }

  private func failure(
    _ index: Int, _ run: GoldenRun, _ difference: ImageDiff.Result?
  ) -> SceneVerdict.FailedFrame {
    SceneVerdict.FailedFrame(
      index: index,
      time: run.motion.times.indices.contains(index)
        ? run.motion.times[index]
        : manifest.motion.times.indices.contains(index) ? manifest.motion.times[index] : 0,
      goldenDigest: manifest.digests.indices.contains(index) ? manifest.digests[index] : "",
      actualDigest: run.digests.indices.contains(index) ? run.digests[index] : "",
      difference: difference)
  }

  private func status(_ verdict: SceneVerdict, _ run: GoldenRun) -> SceneVerdict.Status {
    if isHome {
      // At home only a stated tolerance of the scene forgives, and only frames with stored pixels.
      let allStored = verdict.failedFrames.allSatisfy { $0.difference?.passes == true }
      return tolerance > 0 && allStored ? .passed : .failed
    }
    guard run.digests.count == manifest.digests.count,
      run.motion.geometry == manifest.motion.geometry
    else { return .failed }
    // Equal drawing: only a library can have changed the pixels. A low, even change is drift then.
    let isDrawnAlike = run.motion.drawings == manifest.motion.drawings
    let compared = verdict.failedFrames.compactMap(\.difference)
    let isClose = compared.allSatisfy { difference in
      difference.passes || isDrawnAlike && difference.verdict == .coherentLowAmplitude
    }
    return isClose && (isDrawnAlike || !compared.isEmpty) ? .drift : .failed
  }

  private func causes(
    _ run: GoldenRun, _ verdict: SceneVerdict, _ pictures: [GoldenEvidence.Picture]
  ) -> [Explanation] {
    // Where all common frames are equal, only their number has changed.
    let common = min(run.digests.count, manifest.digests.count)
    guard verdict.failedFrames.contains(where: { $0.index < common }) else { return [] }
    if let shift = shiftByDigests(run) { return [shift] }
    let byNumbers = MotionExplainer(
      golden: manifest.motion, actual: run.motion, fps: manifest.fps
    ).explain()
    if !byNumbers.isEmpty { return byNumbers }
    return pixelCauses(run, verdict, pictures)
  }

  /// Whole-frame delays are proven by digests: every moving frame equals a golden frame, shifted.
  private func shiftByDigests(_ run: GoldenRun) -> Explanation? {
    let count = min(manifest.digests.count, run.digests.count)
    let moving = Set(manifest.digests).count
    guard moving > 3, count > 3 else { return nil }
    for shift in [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6] {
      let pairs = (0..<count).filter { manifest.digests.indices.contains($0 - shift) }
      guard pairs.count >= count - 6,
        pairs.allSatisfy({ run.digests[$0] == manifest.digests[$0 - shift] }),
        let onset = (0..<count).first(where: { run.digests[$0] != manifest.digests[$0] })
      else { continue }
      let milliseconds = Double(shift) * 1000 / manifest.fps
      var cause = Explanation(
        .delay,
        "\(JSONText.number(milliseconds.magnitude, digits: 1)) ms \(shift > 0 ? "late" : "early") "
          + "from frame \(onset): \(abs(shift)) frame\(abs(shift) == 1 ? "" : "s"), residual 0 px",
        frames: onset...count - 1, residual: 0, amount: milliseconds)
      cause.frameShift = shift
      return cause
    }
    return nil
  }

  // MARK: Pixels

  /// Numbers are equal: what is left is the environment, or colour and drawing.
  func pixelCauses(
    _ run: GoldenRun, _ verdict: SceneVerdict, _ pictures: [GoldenEvidence.Picture]
  ) -> [Explanation] {
    // Frames that only one side has are no change of drawing.
    let common = min(run.digests.count, manifest.digests.count)
    let differing = verdict.failedFrames.filter { $0.index < common }
    guard let first = differing.first, let last = differing.last else { return [] }
    let span = first.index...last.index
    let compared = differing.compactMap(\.difference)
    let environmentChanges = manifest.environment.differences(to: environment)
    let layers = redrawn(run)
    if let change = environmentChanges.first,
      layers.isEmpty || compared.allSatisfy(\.passes)
    {
      var cause = Explanation(
        .environment,
        "numbers equal, pixels drift with the environment: \(change)"
          + (environmentChanges.count > 1 ? " and \(environmentChanges.count - 1) more" : ""),
        frames: span)
      if let most = compared.map(\.pixelsOver).max() { cause.proven("\(most) px") }
      return [cause]
    }
    let place =
      span == 0...manifest.digests.count - 1
      ? "every frame" : "frames \(span.lowerBound)–\(span.upperBound)"
    let failing = pictures.filter { !$0.difference.passes }
    guard let picture = failing.max(by: { $0.difference.pixelsOver < $1.difference.pixelsOver })
    else { return [unseen(layers, place, span)] }
    return [seen(picture, run, layers, place, span)]
  }

  /// Layers that draw something else than in the golden.
  private func redrawn(_ run: GoldenRun) -> [MotionTable.LayerTrack] {
    let common = min(run.digests.count, manifest.digests.count)
    let before = manifest.motion.prefix(common)
    return run.motion.prefix(common).layers.filter { track in
      before.layers.first { $0.id == track.id }.map { $0.drawing != track.drawing } ?? true
    }
  }

  /// No stored frame shows the change: the layer that is drawn otherwise names it.
  private func unseen(
    _ layers: [MotionTable.LayerTrack], _ place: String, _ span: ClosedRange<Int>
  ) -> Explanation {
    guard let layer = layers.first else {
      return Explanation(
        .color, "pixels differ in \(place), geometry and drawing equal: the rasterizer changed",
        frames: span)
    }
    let title = manifest.motion.title(of: layer)
    return Explanation(
      .color,
      "colour or drawing of \(Explanation.name(title)) changed in \(place), geometry equal"
        + (layers.count > 1 ? ", and of \(layers.count - 1) more" : ""), subject: title,
      frames: span)
  }

  /// A stored frame shows the change: the element under it, and the change of colour.
  private func seen(
    _ picture: GoldenEvidence.Picture, _ run: GoldenRun, _ layers: [MotionTable.LayerTrack],
    _ place: String, _ span: ClosedRange<Int>
  ) -> Explanation {
    let scale = manifest.pixelsPerPoint / Double(manifest.reduction)
    // Where drawing has changed, only what is drawn there can be meant.
    let ids = Set(layers.map(\.id))
    let suspects = run.motion.elements.filter { track in
      ids.isEmpty || track.layer.values[picture.frame].map(ids.contains) == true
    }
    let worst = picture.difference
    func evidence(_ tracks: [MotionTable.ElementTrack]) -> PixelEvidence {
      let boxes = tracks.compactMap { track in
        run.motion.screenRect(of: track, frame: picture.frame).map {
          (
            name: track.name,
            box: Rect(
              x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale,
              height: $0.height * scale)
          )
        }
      }
      return PixelEvidence(
        picture.golden, picture.actual,
        tolerance: worst.verdict == .coherentLowAmplitude ? 0 : diff.tolerance, boxes: boxes)
    }
    var found = evidence(suspects)
    if found.element == nil { found = evidence(run.motion.elements) }
    let title = found.element ?? layers.first.map { manifest.motion.title(of: $0) }
    // Several things are everything's business.
    let subject = found.others > 0 ? nil : title
    let others = found.others > 0 ? " and \(found.others) more" : ""
    // Where no element is, the place says what is meant.
    let region = found.element == nil ? worst.bounds.map { $0.points(scale) } : nil
    let name =
      (title.map { Explanation.name($0) + others } ?? "the drawing")
      + (region.map { " at \($0.words)" } ?? "")
    func cause(_ text: String, _ amount: Double, _ remedy: Remedy? = nil) -> Explanation {
      var cause = Explanation(
        .color, text, subject: subject, frames: span, amount: amount, remedy: remedy)
      cause.region = region
      cause.suspect = title
      return cause
    }
    if worst.verdict == .coherentLowAmplitude {
      return cause(
        "low, even change over \(name) (tile mean "
          + "\(JSONText.number(worst.largestTileMean, digits: 2))): blur, shadow or drift",
        worst.largestTileMean)
    }
    let amount = Double(worst.wouldPassAt)
    if let shift = found.shift {
      let words = zip(["red", "green", "blue"], shift).filter { $1 != 0 }
        .map { "\($1 > 0 ? "+" : "−")\($1.magnitude) \($0)" }.joined(separator: ", ")
      var edit = ElementEdit(element: nil)
      edit.shift = shift.map { -$0 }
      return Explanation(
        .color, "all colours changed by \(words) of 255 in \(place)", frames: span, amount: amount,
        remedy: .drawing(edit))
    }
    if let (before, after) = found.color, before != after {
      return cause(
        "colour of \(name) \(PixelEvidence.hex(before)) → \(PixelEvidence.hex(after)) in \(place)",
        amount, .drawing(ElementEdit(element: nil, color: (from: after, to: before))))
    }
    return cause(
      "colour or drawing of \(name) changed by up to \(worst.wouldPassAt)/255 in \(place), "
        + "geometry equal", amount)
  }
}

extension ImageRegion {
  /// The region in points, of a picture of that many pixels a point.
  func points(_ scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}

extension Rect {
  /// "120, 171, 160×120 pt".
  fileprivate var words: String {
    func whole(_ value: Double) -> String { JSONText.number(value.rounded(), digits: 0) }
    return "\(whole(minX)), \(whole(minY)), \(whole(width))×\(whole(height)) pt"
  }
}

extension MotionTable {
  /// The table without what depends on how things are drawn.
  var geometry: MotionTable {
    var copy = self
    for index in copy.layers.indices { copy.layers[index].drawing = Words() }
    return copy
  }

  /// What each layer draws, by identity.
  var drawings: [String: Words] {
    Dictionary(layers.map { ($0.id, $0.drawing) }, uniquingKeysWith: { first, _ in first })
  }
}
