// Heroes on one screen, as chapters of the story.

extension MotionStory {
  /// What each change of state does to the views of matched geometry groups, and the changes that
  /// are animated without any.
  static func heroes(in timeline: Timeline) -> [Chapter] {
    let recording = timeline.recording
    guard !recording.changes.isEmpty else { return [] }
    let subject = LintSubject(timeline)
    return recording.changes.flatMap { change -> [Chapter] in
      let heroes = Linter.takers(of: change).map { chapter(of: $0, change, subject) }
      if !heroes.isEmpty || recording.runs.contains(where: { $0.start == change.time }) {
        return heroes
      }
      return animated(change, timeline).map { [$0] } ?? []
    }
  }

  /// A change inside an animation, with no hero and no new screen.
  private static func animated(_ change: StateChangeRecord, _ timeline: Timeline) -> Chapter? {
    guard !change.transaction.disablesAnimations, let animation = change.transaction.animation,
      animation != .none
    else { return nil }
    let end = change.time + animation.duration()
    let moves = moves(in: timeline, from: change.time, to: end)
    return Chapter(
      phase: "change", style: "animation", start: change.time, end: end,
      from: moves.first?.from, to: moves.first?.to, constants: constants(of: animation),
      participants: moves.map { move in
        "'\(move.name)': from \(Dump.rect(move.from)) to \(Dump.rect(move.to))"
      } + comings(at: change.time, in: timeline) + [
        "views that change: go to their new values; others rest"
      ], fallback: nil,
      origin: change.origin ?? .unknown)
  }

  /// The views that come or go at a time, with the transitions that they have.
  private static func comings(at time: Double, in timeline: Timeline) -> [String] {
    timeline.recording.presences.flatMap { track in
      track.changes.filter { $0.time == time }.map { change in
        "view" + (track.origin.location.map { " (\($0))" } ?? "") + ": "
          + (change.isInsertion ? "comes with " : "goes with ")
          + change.transition.words(isInsertion: change.isInsertion)
      }
    }
  }

  /// More named views than this are not told one by one.
  private static let mostMoves = 12

  /// The named views whose place or size differs between two times, in screen points; the one
  /// that changes most comes first.
  private static func moves(
    in timeline: Timeline, from start: Double, to end: Double
  ) -> [(name: String, from: Rect, to: Rect)] {
    guard end.isFinite else { return [] }
    let past = timeline.frame(at: start).elements
    let moves = timeline.frame(at: end).elements.compactMap { element in
      past.first { $0.name == element.name && $0.rect != element.rect }.map {
        (name: element.name, from: $0.rect, to: element.rect)
      }
    }
    func size(_ move: (name: String, from: Rect, to: Rect)) -> Double {
      zip(move.from.components, move.to.components).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
    }
    return Array(
      moves.enumerated().sorted { (-size($0.element), $0.offset) < (-size($1.element), $1.offset) }
        .map(\.element).prefix(mostMoves))
  }

  private static func chapter(
    of hero: Linter.Taker, _ change: StateChangeRecord, _ subject: LintSubject
  ) -> Chapter {
    let id = hero.new.effect.id.plainText
    let length = hero.animation?.duration() ?? 0
    var chapter = Chapter(
      phase: "change", style: hero.animation == nil ? "cut" : "hero", start: change.time,
      end: change.time + length, from: nil, to: nil, constants: [], participants: [],
      fallback: nil, origin: hero.new.origin)
    let before = subject.moments.last { $0.time < change.time }
    let after = subject.moments.first { $0.time >= change.time }
    chapter.from = before?.frame(of: hero.old)
    chapter.to = after?.frame(of: hero.new)
    guard let animation = hero.animation else {
      chapter.fallback = .init(
        rule: change.reduceMotion ? "reduce-motion" : "ZR017",
        reason: change.reduceMotion
          ? "the scene passes no animation under Reduce Motion"
          : "no animation comes with the change, and a modifier on a view that is only now "
            + "inserted does not act")
      chapter.participants = ["hero '\(id)': cut"]
      return chapter
    }
    chapter.constants = constants(of: animation)
    let what =
      hero.new.effect.properties.contains(.size)
      ? hero.new.effect.properties.contains(.position) ? "place and size" : "size" : "place"
    chapter.participants = [
      "view that comes: takes its counterpart's \(what), moves to its own and fades in",
      "view that goes: follows it and fades out",
    ]
    return chapter
  }

  /// An animation's numbers, as constants that the scene has chosen.
  private static func constants(of animation: Animation) -> [Constant] {
    func constant(_ name: String, _ value: Double, _ about: String) -> Constant {
      Constant(
        name: "animation.\(name)", value: JSONText.number(value, digits: 5), about: about,
        source: "set by the scene", confidence: "chosen")
    }
    switch animation {
    case .spring(let response, let dampingRatio, _):
      return [
        constant("response", response, "the hero's spring: period"),
        constant("dampingRatio", dampingRatio, "the hero's spring: damping"),
      ]
    case .interpolatingSpring(let mass, let stiffness, let damping, _):
      return [
        constant("mass", mass, "the hero's spring: mass"),
        constant("stiffness", stiffness, "the hero's spring: stiffness"),
        constant("damping", damping, "the hero's spring: friction"),
      ]
    case .curve(_, let duration):
      return [constant("duration", duration, "the hero's curve: length")]
    case .delay(let base, let by):
      return [constant("delay", by, "the wait before the hero moves")] + constants(of: base)
    case .speed(let base, let factor):
      return [constant("speed", factor, "how fast the hero's time runs")] + constants(of: base)
    case .repeat(let base, _, _): return constants(of: base)
    default: return []
    }
  }
}

extension LintMoment {
  /// Where a matched view is at rest, in its surface's coordinates; nil when it is not there.
  fileprivate func frame(of member: PageFacts.Matched) -> Rect? {
    for surface in surfaces {
      for index in surface.tree.nodes.indices
      where surface.tree.nodes[index].origin == member.origin {
        guard
          case .modifier(.matchedGeometryEffect(let effect)) = surface.tree.nodes[index].content,
          effect.id == member.effect.id
        else { continue }
        return surface.tree.rootFrame(of: index)
      }
    }
    return nil
  }
}
