// Everything that a reel shows.

/// The subject of a reel and what stands beside it.
public struct ReelPlan: Sendable {
  /// What is reviewed.
  public var subject: ReelSubject
  /// What A is called where it stands beside B.
  public var name = "as it is"
  /// What A is compared with.
  public var rival: ReelVariant? { didSet { compare() } }
  /// A recording of the scene, which is compared in place of ``rival``.
  public var recording: ReelRecording?
  /// How A and B are kept together.
  public var sync = ReelSync.time { didSet { compare() } }
  /// The same scene with other springs.
  public var sweep: [ReelVariant] = []
  /// The same scene with Reduce Motion the other way round.
  public var reduced: ReelVariant?
  /// The same scene turned back on the way.
  public var interruptions: [ReelVariant] = []
  /// The same scene with other settings.
  public var matrix: [ReelVariant] = []
  /// Speed of slow motion.
  public var speed = 0.25

  /// A plan of the subject alone.
  public init(subject: ReelSubject) { self.subject = subject }

  /// The cards that there are, in the order of a review.
  public static let cardNames = [
    "title", "real-time", "quarter-speed", "curves", "springs", "filmstrip", "compare", "wipe",
    "errors", "sweep", "reduce-motion", "interruptions", "matrix", "events", "specification",
    "code",
  ]

  /// The cards of a review, those without anything to show left out.
  ///
  /// - Parameters:
  ///   - size: 1920×1080 or 1080×1920.
  ///   - names: cards in the order wanted; nil = all in the order of ``cardNames``.
  public func cards(size: Size, names: [String]? = nil) -> [ReelCard] {
    (names ?? Self.cardNames).compactMap { card(named: $0, size) }
  }

  /// How far A and B are apart; nil without B. Made once: cards of both forms and `reel.json` say it.
  public private(set) var comparison: MotionComparison?

  private mutating func compare() {
    comparison = rival.map { MotionComparison(subject, $0.subject, sync: sync) }
  }

  private func card(named name: String, _ size: Size) -> ReelCard? {
    switch name {
    case "title": return subject.titleCard(size)
    case "real-time": return subject.realTimeCard(size)
    case "quarter-speed": return subject.slowCard(size, speed: speed)
    case "curves": return subject.curves.isEmpty ? nil : subject.curvesCard(size)
    case "springs": return subject.springsCard(size)
    case "filmstrip": return subject.filmstripCard(size)
    case "compare", "wipe", "errors": return compareCard(named: name, size)
    case "sweep":
      return sweep.isEmpty
        ? nil
        : grid(
          "sweep", "Parameter sweep", size, [ReelVariant(name: self.name, subject: subject)] + sweep
        )
    case "reduce-motion":
      guard let reduced else { return nil }
      let isOn = subject.scene.reduceMotion
      return grid(
        "reduce-motion", "Reduce Motion", size,
        [ReelVariant(name: isOn ? "Reduce Motion" : "full motion", subject: subject), reduced])
    case "interruptions":
      return interruptions.isEmpty
        ? nil : grid("interruptions", "Interrupted on the way", size, interruptions, still: 0.45)
    case "matrix":
      return matrix.isEmpty
        ? nil
        : grid(
          "matrix", "Appearance, device, direction, text size", size,
          [ReelVariant(name: self.name, subject: subject)] + matrix)
    case "events": return subject.eventsCard(size)
    case "specification": return subject.specCard(size)
    case "code": return subject.codeCard(size)
    default: return nil
    }
  }

  private func compareCard(named name: String, _ size: Size) -> ReelCard? {
    // Pictures are taken where both are farthest apart.
    let clip: ReelClip
    let still: Double
    if let recording {
      if name == "errors" { return subject.errorsCard(size, recording) }
      clip = recording.clip(beside: subject)
      let worst = recording.errors.rows.max { $0.largest < $1.largest }
      still = max(0, (worst?.largestAt ?? 0) - subject.span.lowerBound)
    } else {
      guard let rival, let comparison else { return nil }
      if name == "errors" { return subject.errorsCard(size, self.name, rival.name, comparison) }
      clip = rival.clip(beside: subject, sync)
      still = (comparison.errors.first?.atMilliseconds ?? 0) / 1000
    }
    if name == "compare" {
      return subject.sidesCard(size, self.name, clip, speed: 2 * speed, still: still)
    }
    // Wiping needs two pictures of one size.
    guard subject.screen == clip.geometry.screen else { return nil }
    return subject.wipeCard(size, self.name, clip, speed: 2 * speed, still: still)
  }

  private func grid(
    _ name: String, _ title: String, _ size: Size, _ variants: [ReelVariant],
    still: Double = 0.23
  ) -> ReelCard {
    ReelSubject.gridCard(name, title, size, variants, speed: 2 * speed, still: still)
  }
}
