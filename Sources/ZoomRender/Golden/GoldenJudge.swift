// The verdict on a scene: golden and this run's output in, one value out.

/// Judges a run against a golden.
///
/// Digests first: a frame with the golden's digest is never decoded. In another environment the
/// frames without stored pixels are judged by their numbers, and the verdict says so.
public struct GoldenJudge: Sendable {
  package var manifest: GoldenManifest
  package var environment: RenderEnvironment

  package init(manifest: GoldenManifest, environment: RenderEnvironment) {
    self.manifest = manifest
    self.environment = environment
  }

  /// Largest channel difference let pass where pixels of another environment are compared.
  public static let foreignTolerance = 2

  /// True when the golden was made with the libraries and fonts of this run.
  public var isHome: Bool { manifest.environment == environment }

  /// The comparator for this golden.
  public var diff: ImageDiff {
    ImageDiff(tolerance: max(manifest.tolerance, isHome ? 0 : Self.foreignTolerance))
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
  ///   - differences: pixel comparisons of the key frames that differ, by frame index.
  ///   - elementAt: the innermost named element whose pixels a region covers, for causes that are not
  ///     geometry.
  public func judge(
    _ run: GoldenRun, into verdict: SceneVerdict, differences: [Int: ImageDiff.Result] = [:]
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
    verdict.failedFrames = differing.map { failure($0, run, differences[$0]) }
    verdict.causes = causes(run, differing, differences)
    verdict.status = status(verdict, run, differences)
    return verdict
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

  private func status(
    _ verdict: SceneVerdict, _ run: GoldenRun, _ differences: [Int: ImageDiff.Result]
  ) -> SceneVerdict.Status {
    let numbersAreEqual = run.motion == manifest.motion
    let keysPass = differences.values.allSatisfy(\.passes)
    if isHome {
      // At home only a stated tolerance of the scene forgives, and only frames with stored pixels.
      let allStored = verdict.failedFrames.allSatisfy { $0.difference?.passes == true }
      return manifest.tolerance > 0 && allStored ? .passed : .failed
    }
    return numbersAreEqual && keysPass && !differences.isEmpty ? .drift : .failed
  }

  private func causes(
    _ run: GoldenRun, _ differing: [Int], _ differences: [Int: ImageDiff.Result]
  ) -> [Explanation] {
    if run.digests.count != manifest.digests.count {
      let (before, after) = (manifest.digests.count, run.digests.count)
      let shift = shiftByDigests(run)
      return [
        Explanation(
          .unknown, "\(before) frames became \(after)" + (shift.map { ": \($0.sentence)" } ?? ""),
          amount: Double(after - before))
      ]
    }
    if let shift = shiftByDigests(run) { return [shift] }
    let byNumbers = MotionExplainer(
      golden: manifest.motion, actual: run.motion, fps: manifest.fps
    ).explain()
    if !byNumbers.isEmpty { return byNumbers }
    return pixelCauses(run, differing, differences)
  }

  /// Whole-frame delays are proven by digests: every moving frame equals a golden frame, shifted.
  private func shiftByDigests(_ run: GoldenRun) -> Explanation? {
    let count = min(manifest.digests.count, run.digests.count)
    let moving = Set(manifest.digests).count
    guard moving > 3, count > 3 else { return nil }
    for shift in [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6] {
      let pairs = (0..<count).filter { manifest.digests.indices.contains($0 - shift) }
      guard pairs.count >= count - 6,
        pairs.allSatisfy({ run.digests[$0] == manifest.digests[$0 - shift] })
      else { continue }
      let onset = (0..<count).first { run.digests[$0] != manifest.digests[$0] } ?? 0
      let milliseconds = Double(shift) * 1000 / manifest.fps
      return Explanation(
        .delay,
        "\(JSONText.number(milliseconds.magnitude, digits: 1)) ms \(shift > 0 ? "late" : "early") "
          + "from frame \(onset): \(abs(shift)) frame\(abs(shift) == 1 ? "" : "s"), residual 0 px",
        frames: onset...count - 1, residual: 0, amount: milliseconds)
    }
    return nil
  }

  /// Numbers are equal: what is left is the environment, or colour and drawing.
  private func pixelCauses(
    _ run: GoldenRun, _ differing: [Int], _ differences: [Int: ImageDiff.Result]
  ) -> [Explanation] {
    let span = (differing.first ?? 0)...(differing.last ?? 0)
    let environmentChanges = manifest.environment.differences(to: environment)
    if let change = environmentChanges.first {
      return [
        Explanation(
          .environment,
          "numbers equal, pixels drift with the environment: \(change)"
            + (environmentChanges.count > 1 ? " and \(environmentChanges.count - 1) more" : ""),
          frames: span)
      ]
    }
    guard
      let (frame, worst) = differences.filter({ !$0.value.passes }).min(by: { $0.key < $1.key }),
      let box = worst.bounds
    else {
      return [
        Explanation(
          .color, "pixels differ in frames \(span.lowerBound)–\(span.upperBound), geometry equal",
          frames: span)
      ]
    }
    let subject = element(under: box, frame: frame, run)
    let place = subject.map { "'\($0)'" } ?? "the region \(box.x), \(box.y)"
    let amount = Double(worst.wouldPassAt)
    if worst.verdict == .coherentLowAmplitude {
      return [
        Explanation(
          .color,
          "low, even change over \(place) (tile mean "
            + "\(JSONText.number(worst.largestTileMean, digits: 2))): drift, blur or shadow",
          subject: subject, frames: span, amount: worst.largestTileMean)
      ]
    }
    return [
      Explanation(
        .color,
        "colour or drawing of \(place) changed by up to \(worst.wouldPassAt)/255 in frames "
          + "\(span.lowerBound)–\(span.upperBound), geometry equal",
        subject: subject, frames: span, amount: amount)
    ]
  }

  /// The smallest named element that holds the region's centre.
  private func element(under box: ImageRegion, frame: Int, _ run: GoldenRun) -> String? {
    let scale = manifest.pixelsPerPoint
    let center = Point(
      (Double(box.x) + Double(box.width) / 2) / scale,
      (Double(box.y) + Double(box.height) / 2) / scale)
    return run.motion.elements
      .compactMap { track -> (name: String, area: Double)? in
        guard let rect = run.motion.screenRect(of: track, frame: frame), rect.contains(center)
        else { return nil }
        return (track.name, rect.width * rect.height)
      }
      .min { $0.area < $1.area }?.name
  }
}
