// A value of the scene's text that was another when the golden was made.

extension GoldenTrial {
  /// Times that the scene is played again in search of a value: fewer for long texts, which take
  /// longer.
  private func replays(_ text: Int) -> Int { max(12, min(56, 1_500_000 / max(1, text))) }

  /// Places that are looked at closely: so many of each kind.
  private static let placeLimit = 3
  /// How much of the places that change must be the ones that differ.
  private static let overlapLimit = 0.1
  /// Values that are proven.
  private static let proofLimit = 3
  /// What may be left of a difference at a glance for a value to be worth a proof.
  private static let leftLimit = 0.6

  /// What may be left of a difference at a glance for a value to be one of several.
  private static let shareLimit = 0.9
  /// The most values that together are a cause.
  private static let valueLimit = 3

  /// A value in place of another, and what is left with it at a glance.
  private struct Candidate: Sendable {
    var place: SceneNumbers.Place
    var text: String
    var left: Double

    var replacements: [SceneEdit.Replacement] { place.replacements(text) }

    /// The value and rounder ones near it, the roundest first: whole pixels hide small differences,
    /// and what a scene says is mostly round.
    var forms: [Candidate] {
      guard case .number = place.kind, let value = Double(text) else { return [self] }
      let unit = place.unit
      let rounded = [unit, unit / 2, unit / 10].map { (value / $0).rounded() * $0 }
      let near = rounded.filter { ($0 - value).magnitude < unit / 2 }
      var texts: [String] = []
      for text in near.map({ JSONText.number($0, digits: 4) }) + [text]
      where !texts.contains(text) { texts.append(text) }
      return texts.map { Candidate(place: place, text: $0, left: left) }
    }
  }

  /// The values of the scene's text, one or a few, with which it gives the golden bit for bit; nil
  /// for none.
  ///
  /// - Parameter given: the causes as they are known so far.
  func valueFinding(
    _ given: Finding, _ verdict: SceneVerdict, _ evidence: Evidence
  ) throws -> Finding? {
    guard let numbers = evidence.numbers,
      let text = (session.timeline.scene.source as? JSONViewSource)?.text,
      var look = try quickLook(source, evidence), look.isUseful
    else { return nil }
    let names = Set(given.causes.flatMap { [$0.subject, $0.suspect] }.compactMap(\.self))
    let elements = run.motion.elements.filter { $0.layer.values.first.flatMap(\.self) != nil }
    let places = Array(
      numbers.places(near: names, elements: elements.prefix(12).map(\.name))
        .filter { place in place.view.map { manifest.motion.element($0) == nil } ?? true }
        .prefix(replays(text.bytes.count)))
    var kept: [Candidate] = []
    while kept.count < Self.valueLimit {
      let others = places.filter { place in kept.allSatisfy { $0.place.isApart(from: place) } }
      let found = try candidates(others, look, beside: kept)
      for candidate in found.prefix(Self.proofLimit) where candidate.left < Self.leftLimit {
        for form in candidate.forms {
          let values = kept + [form]
          let finding = try exactFinding(
            .replacing(values.flatMap(\.replacements)), causes(values, text, given), evidence)
          if let finding { return finding }
        }
      }
      guard let best = found.first, best.left < Self.shareLimit else { return nil }
      kept.append(best)
      guard let telling = telling([.replacing(kept.flatMap(\.replacements))]) else { return nil }
      let rest = try rest(telling, verdict, evidence)
      if rest.residual.isProof {
        return Finding(
          causes: causes(kept, text, given) + rest.causes, telling: rest.telling,
          residual: rest.residual)
      }
      guard let next = try quickLook(telling.source, evidence), next.isUseful else { return nil }
      look = next
    }
    return nil
  }

  /// The causes that an edit of the text explains alone: what follows from one number is told by it.
  ///
  /// - Returns: nil when the text has no such number.
  func simpler(than finding: Finding, _ evidence: Evidence) throws -> Finding? {
    guard finding.causes.count > 1, let numbers = evidence.numbers else { return nil }
    for cause in finding.causes.prefix(Self.proofLimit) {
      for edit in numbers.edits(for: cause) {
        if let simple = try exactFinding(edit, [cause], evidence) { return simple }
      }
    }
    return nil
  }

  /// What tells a telling from the golden besides: numbers, and what the pixels say.
  private func rest(
    _ telling: Telling, _ verdict: SceneVerdict, _ evidence: Evidence
  ) throws -> Finding {
    var rest = try undone(explained(telling), in: telling, evidence)
    if !rest.residual.isProof { rest = try retold(rest, evidence) }
    return rest.residual.isProof ? rest : try recolored(rest, verdict, evidence)
  }

  /// A frame that differs in a telling, small: the first one where it differs much, for before
  /// anything moves nothing is a matter of time; else the one that differs most.
  private func quickLook(
    _ telling: @escaping @Sendable (Double) -> Frame, _ evidence: Evidence
  ) throws -> QuickLook? {
    let (fps, pictures) = (fps, evidence.pictures.filter { $0.frame < common })
    let differences = try evidence.target.distances(pictures.map(\.frame)) {
      telling(Double($0) / fps)
    }.map { $0.pixels ?? 0 }
    let seen = zip(pictures, differences).filter { $1 > 0 }
    let most = seen.max { $0.1 < $1.1 }
    let picture = seen.first { $0.0.frame == 0 && 2 * $0.1 >= most?.1 ?? 0 }?.0 ?? most?.0
    guard let frame = picture?.frame ?? evidence.frames.dropFirst(evidence.frames.count / 2).first
    else { return nil }
    return try QuickLook(
      session, picture?.golden, frame: frame,
      numbers: TimeSearch(
        golden: manifest.motion, actual: run.motion, fps: fps, frames: [frame], source: telling),
      reduction: manifest.reduction)
  }

  /// The values that leave least at a glance, of the places that change what differs, the best first.
  ///
  /// - Parameter kept: what has been put in the place of other values.
  private func candidates(
    _ places: [SceneNumbers.Place], _ look: QuickLook, beside kept: [Candidate]
  ) throws -> [Candidate] {
    let session = session
    let before = kept.flatMap(\.replacements)
    @Sendable func glance(_ place: SceneNumbers.Place, _ text: String) throws -> QuickLook.Glance? {
      try session.told([.replacing(before + place.replacements(text))]).map { try look.glance($0) }
    }
    let probes = try Workers.map(places.count, seats: workers) {
      { try glance(places[$0], places[$0].probe) }
    }
    let probed = zip(places, probes).compactMap { place, glance in
      glance.map { (place: place, glance: $0) }
    }.filter { $0.glance.overlap > Self.overlapLimit }
    let values = probed.filter { $0.place.hasValues }
    // What is changed alone changes the same places; what is changed among others leaves less.
    let order = Set(
      values.indices.sorted { values[$0].glance.overlap > values[$1].glance.overlap }
        .prefix(Self.placeLimit)
        + values.indices.sorted { values[$0].glance.left < values[$1].glance.left }
        .prefix(Self.placeLimit)
    ).sorted()
    let found = try Workers.map(order.count, seats: workers) {
      { (index: Int) -> Candidate? in
        let place = values[order[index]].place
        func left(_ text: String) throws -> Double { try glance(place, text)?.left ?? .infinity }
        let best: (text: String, left: Double)? =
          switch place.kind {
          case .number(let now): try Self.nearest(to: now, unit: place.unit, left)
          case .word(_, let others): try Self.best(of: others, left)
          case .new, .exchanged: nil
          }
        return best.map { Candidate(place: place, text: $0.text, left: $0.left) }
      }
    }
    let others = probed.filter { !$0.place.hasValues }
      .map { Candidate(place: $0.place, text: "", left: $0.glance.left) }
    // A value that says nothing, such as an opacity of 1, is none: what is new goes before it where
    // both leave about as much.
    func about(_ candidate: Candidate) -> Double { (candidate.left * 20).rounded() }
    return (others + found.compactMap(\.self)).enumerated()
      .sorted { (about($0.element), $0.offset) < (about($1.element), $1.offset) }.map(\.element)
  }

  /// What may be left at a glance of a difference that is explained: edges are drawn otherwise small.
  private static let explainedLimit = 0.1

  /// The word that leaves least; the first one that explains the difference.
  private static func best(
    of words: [String], _ left: (String) throws -> Double
  ) throws -> (text: String, left: Double)? {
    var best: (text: String, left: Double)?
    for word in words {
      let left = try left(word)
      if left < best?.left ?? .infinity { best = (word, left) }
      if left < explainedLimit { break }
    }
    return best
  }

  /// The number near `now` that leaves least: from the first step that leaves less in doubling steps
  /// on, then back by halves. Thin things meet the golden's only when they are nearly there.
  private static func nearest(
    to now: Double, unit: Double, _ left: (String) throws -> Double
  ) throws -> (text: String, left: Double)? {
    var best = (value: now, left: 1.0)
    func text(_ value: Double) -> String { JSONText.number(value, digits: 4) }
    func tries(_ value: Double) throws -> Bool {
      let left = try left(text(value))
      guard left < best.left else { return false }
      best = (value, left)
      return true
    }
    var first: Double?
    for size in [1.0, 2, 3, 4] where first == nil {
      for side in [unit, -unit] where try tries(now + size * side) { first = size * side }
    }
    guard var step = first else { return nil }
    while step.magnitude < 64 * unit, try tries(best.value + step) { step *= 2 }
    while step.magnitude > unit / 2 {
      step /= 2
      if try !tries(best.value + step) { _ = try tries(best.value - step) }
    }
    return (text(best.value), best.left)
  }

  /// The causes: one for all values where their words have room in a sentence.
  private func causes(
    _ values: [Candidate], _ text: SourceText, _ given: Finding
  ) -> [Explanation] {
    let causes = values.map { cause($0, text, given) }
    let words = causes.map(\.sentence).joined(separator: ", ")
    guard causes.count > 1, words.unicodeScalars.count <= Self.wordLimit else { return causes }
    var all = Explanation(.setting, words, frames: given.causes.first?.frames)
    all.amount = Double(causes.count)
    return [all]
  }

  /// Characters of a sentence before its residual.
  private static let wordLimit = Explanation.sentenceLimit - 24

  /// "padding of 'card' 12 → 10 (line 42)".
  private func cause(
    _ candidate: Candidate, _ text: SourceText, _ given: Finding
  ) -> Explanation {
    let place = candidate.place
    let owner = place.owner.map { " of \(Explanation.name($0))" } ?? ""
    let line = text.location(offset: place.offset).line
    let more = place.count > 1 && place.kind != .exchanged ? " and \(place.count - 1) more" : ""
    let first = given.causes.first
    func cause(_ kind: Explanation.Cause, _ words: String) -> Explanation {
      Explanation(
        kind, "\(words) (line \(line)\(more))", subject: place.owner ?? first?.subject,
        frames: first?.frames)
    }
    switch place.kind {
    case .new:
      return cause(place.view == nil ? .setting : .elementExtra, "\(place.title)\(owner) is new")
    case .exchanged: return cause(.order, "\(place.title) have changed places")
    case .word(let now, _):
      let isColor = first?.cause == .color
      return cause(
        isColor ? .color : .setting, "\(place.title)\(owner) \(candidate.text) → \(now)")
    case .number(let now):
      let kind = first?.isLocal == true ? first?.cause ?? .setting : .setting
      var cause = cause(
        kind, "\(place.title)\(owner) \(candidate.text) → \(JSONText.number(now))")
      if let before = Double(candidate.text) {
        cause.amount = now - before
        cause.change = .number(before: before, now: now)
      }
      return cause
    }
  }
}

extension SceneNumbers.Place {
  /// What is put there to see where the place shows.
  fileprivate var probe: String {
    switch kind {
    case .number(let now): JSONText.number(now + 2 * unit, digits: 4)
    case .word(let now, let others): others.first ?? now
    case .new, .exchanged: ""
    }
  }

  /// The smallest step in which its number is looked for.
  fileprivate var unit: Double {
    guard case .number(let now) = kind else { return 1 }
    return now.magnitude < 2 && now != now.rounded() ? 0.05 : 1
  }
}
