// A played scene in words: which transition runs, between what, on which springs, and why.

/// What happens in a scene, transition by transition.
package struct MotionStory {
  /// A transition of the story.
  package struct Chapter: Sendable, Equatable {
    /// `push`, `pop`, `present` …; `change` for heroes.
    package var phase: String
    /// `zoom`, `push`, `sheet`, `hero` … as drawn.
    package var style: String
    /// Scene seconds.
    package var start: Double
    package var end: Double
    /// Screen points; nil where nothing flies between two rects.
    package var from: Rect?
    package var to: Rect?
    /// Constants that drive it, by their names in the profile.
    package var constants: [Constant]
    /// What each participant does, in words.
    package var participants: [String]
    package var fallback: TransitionRecord.Fallback?
    package var origin: NodeOrigin

    /// What a finger does before the transition goes on by itself, in words.
    fileprivate var finger: String {
      ["landing", "cancel"].contains(phase) ? "follows the finger, then " : ""
    }
  }

  /// A constant of the profile with where it comes from.
  package struct Constant: Sendable, Equatable {
    package var name: String
    package var value: String
    package var about: String
    package var source: String
    package var confidence: String
  }

  package let chapters: [Chapter]

  /// The transitions of a timeline.
  ///
  /// - Parameter time: Only those that run at this scene time; nil for all of them.
  package init(_ timeline: Timeline, at time: Double? = nil) {
    let all =
      timeline.recording.runs.map { Self.chapter(of: $0, in: timeline) } + Self.heroes(in: timeline)
    chapters = all.enumerated().filter { _, chapter in
      guard let time else { return true }
      return chapter.start <= time && time <= chapter.end
    }.sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
  }

  private static func chapter(of run: TransitionRun, in timeline: Timeline) -> Chapter {
    let profile = timeline.scene.profile
    var chapter = Chapter(
      phase: run.phase, style: run.plan.style.word, start: run.start, end: run.end, from: nil,
      to: nil, constants: [], participants: [], fallback: run.plan.fallback,
      origin: run.plan.origin)
    if case .zoom(let motion) = run.motion, case .zoom(let plan) = run.plan.style {
      let route = motion.route(at: run.start)
      let comes = run.direction == .appear
      // A card that was under way or in the hand starts from there; a source may go meanwhile.
      let last = motion.route(at: run.end)
      chapter.from = motion.moment(at: run.start, source: nil).card
      chapter.to = comes ? last.destination : last.source
      tellZoom(plan, route, comes: comes, profile, &chapter)
    } else {
      (chapter.from, chapter.to) = ends(of: run, in: timeline)
      tellOther(run, profile, &chapter)
    }
    return chapter
  }

  /// Where the upper screen of a run that is no zoom starts and ends, in screen points.
  private static func ends(of run: TransitionRun, in timeline: Timeline) -> (Rect?, Rect?) {
    let tick = 1.0 / 300
    func record(at time: Double) -> TransitionRecord? {
      timeline.frame(at: time).transitions.first {
        $0.startTime == run.start && $0.phase == run.phase
      }
    }
    guard let first = record(at: run.start + tick), let from = first.from, let to = first.to else {
      return (nil, nil)
    }
    let comes = run.direction == .appear
    let (away, there) = comes ? (from, to) : (to, from)
    var start = comes ? away : there
    if case .presence(let motion) = run.motion {
      start = away.interpolated(to: there, progress: motion.value(at: run.start))
    }
    return (start, (comes ? restingSheet(of: run, in: timeline) : nil) ?? to)
  }

  /// Where a presented sheet comes to rest: a finger may have left it at another height.
  private static func restingSheet(of run: TransitionRun, in timeline: Timeline) -> Rect? {
    let recording = timeline.recording
    guard let surface = run.presented, timeline.maker.isSheet(surface), run.end.isFinite,
      let track = recording.sheets.last(where: { $0.surface == surface.id }),
      let piece = track.pieces.last(where: { $0.start <= run.end }), piece.end.isFinite
    else { return nil }
    return timeline.maker.sheetGeometry(
      of: surface, at: max(run.end, piece.end), in: recording
    ).frame
  }

  /// The springs and factors that a zoom runs on, by their names in the profile.
  private static func zoomConstants(
    _ route: ZoomRoute, comes: Bool, phase: String, _ profile: Profile
  ) -> [String] {
    // A finger's release has springs of its own.
    if phase == "landing" { return ["release.landing", "release.recede"] }
    if phase == "cancel" {
      return [route.kind == .sheet ? "release.sheetCancel" : "release.cancel"]
    }
    var prefix = comes ? "zoom.push" : "zoom.pop"
    if route.kind == .sheet { prefix = comes ? "zoom.sheetOpen" : "zoom.sheetClose" }
    var names = ["center", "width", "height"].map { "\(prefix).\($0)" }
    if route.isGlass, profile.rules.glassSource == .participants { names = ["zoom.glass"] }
    if profile.rules.zoomModel == .single, !route.isGlass { names = ["zoom.single"] }
    names += ["\(prefix).dim"]
    if route.kind != .sheet { names.append("\(prefix).recede") }
    return names
  }

  private static func tellZoom(
    _ plan: ZoomPlan, _ route: ZoomRoute, comes: Bool, _ profile: Profile,
    _ chapter: inout Chapter
  ) {
    chapter.constants = zoomConstants(route, comes: comes, phase: chapter.phase, profile)
      .flatMap { constants(spring: $0, profile) }
    let radii = { (radii: CornerRadii) in
      JSONText.number(radii.components.max() ?? 0, digits: 2)
    }
    let (first, last) =
      comes
      ? (route.sourceRadii, route.destinationRadii) : (route.destinationRadii, route.sourceRadii)
    let id = plan.sourceID.plainText
    chapter.participants = [
      plan.source == nil
        ? "source: none; the card starts from a square in the middle of the container"
        : "source '\(id)' in namespace '\(plan.namespace.name)'"
          + (plan.source?.origin.location.map { " (\($0))" } ?? "") + ": "
          + (chapter.phase == "cancel"
            ? "stays away: its place stays empty"
            : comes
              ? "leaves its place, which stays empty, and fades into the page"
              : "takes the page's picture up and comes to rest at its place"),
      "card: corner radius \(radii(first)) to \(radii(last)) pt",
      "page: "
        + chapter.finger
        + (chapter.phase == "cancel"
          ? "grows back to its own size"
          : comes
            ? "grows inside the card from the source's width to its own"
            : "shrinks with the card and fades"),
      "screen below: "
        + (route.kind == .sheet
          ? "dims and stays"
          : "dims by \(JSONText.number(profile.zoom.dim * 100, digits: 0)) % and scales to "
            + "\(JSONText.number(profile.zoom.recede, digits: 3))"),
    ]
    switch plan.glass {
    case .none: break
    case .flat:
      chapter.participants.insert(
        "glass: flies with its content as one flat picture of the source's whole bounds", at: 1)
    case .platter:
      chapter.participants.insert(
        "glass: the platter becomes the card below the page; its content stays in its size, "
          + "blurs and fades", at: 1)
    }
    if let rect = plan.options.alignmentRect {
      chapter.participants.append(
        "alignment rect: \(Dump.rect(rect)) of the page meets the source")
    }
  }

  private static func tellOther(
    _ run: TransitionRun, _ profile: Profile, _ chapter: inout Chapter
  ) {
    let comes = run.direction == .appear
    switch run.plan.style {
    case .slide:
      let isExponential = profile.rules.pushCurve == .exponential
      chapter.constants =
        isExponential
        ? constants(prefix: comes ? "push.tau" : "push.popTau", profile)
        : constants(spring: "push.spring", profile)
      chapter.participants = [
        "page: "
          + chapter.finger
          + (chapter.phase == "cancel"
            ? "goes back to cover the page below"
            : comes
              ? "comes in from the trailing edge over the page below"
              : "leaves towards the trailing edge"),
        "page below: moves a part of the way and dims",
      ]
    case .crossFade(let fade):
      chapter.participants = [
        "page: fades \(comes ? "in" : "out") over "
          + "\(JSONText.number(fade.duration, digits: 3)) s, nothing moves"
      ]
      var name = "fade.crossFade"
      if run.plan.fallback?.rule == "reduce-motion" {
        name = profile.rules.reducedMotion == .nativeFade ? "fade.native" : "fade.reduced"
      }
      chapter.constants = constants(prefix: name, profile)
    case .sheet, .cover:
      chapter.constants = constants(spring: "sheet.spring", profile)
      chapter.participants = [
        "presentation: "
          + chapter.finger
          + (chapter.phase == "cancel"
            ? "goes to where it rests" : comes ? "rises from the bottom edge" : "leaves downwards"),
        "presenter: dims and stays",
      ]
    case .alert:
      chapter.constants = constants(prefix: "alert.", profile)
      chapter.participants = [
        "alert: \(comes ? "fades in and shrinks to its size" : "fades out")",
        "presenter: dims and stays",
      ]
    case .phases:
      chapter.constants = constants(spring: "zoom.push.dim", profile)
      chapter.participants = [
        "page: goes from its look in one phase to the next", "page below: rests",
      ]
    case .none: chapter.participants = ["nothing moves"]
    case .zoom: break
    }
  }

  private static func constants(spring name: String, _ profile: Profile) -> [Constant] {
    constants(prefix: name + ".", profile)
  }

  private static func constants(prefix: String, _ profile: Profile) -> [Constant] {
    ProfileTable.entries.filter { $0.name.hasPrefix(prefix) }.map { entry in
      let value =
        switch entry.read(profile) {
        case .number(let number): JSONText.number(number, digits: 5)
        case .choice(let choice): choice
        }
      let isChanged = profile.overrides.contains(entry.name)
      return Constant(
        name: entry.name, value: value, about: entry.about,
        source: isChanged ? "set by the scene or the command line" : entry.source,
        confidence: isChanged ? "chosen" : entry.confidence.rawValue)
    }
  }
}

extension TransitionStyle {
  /// What runs, in a word.
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .slide: "push"
    case .crossFade: "crossFade"
    case .phases: "phases"
    case .zoom: "zoom"
    case .sheet: "sheet"
    case .cover: "cover"
    case .alert: "alert"
    }
  }
}
