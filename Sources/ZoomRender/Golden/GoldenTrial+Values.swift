// A value of the scene's text that was another when the golden was made.

extension GoldenTrial {
  /// Times that the scene is played again in search of a value: fewer for long texts, which take
  /// longer.
  private func replays(_ text: Int) -> Int { max(12, min(56, 1_500_000 / max(1, text))) }

  /// Places that are looked at closely.
  private static let placeLimit = 4
  /// Values that are proven.
  private static let proofLimit = 3
  /// What may be left of a difference at a glance for a value to be worth a proof.
  private static let leftLimit = 0.6

  /// A value in place of another, and what is left with it at a glance.
  private struct Candidate: Sendable {
    var place: SceneNumbers.Place
    var text: String
    var left: Double
  }

  /// The one value of the scene's text with which it gives the golden bit for bit; nil for none.
  ///
  /// - Parameter given: the causes as they are known so far.
  func valueFinding(_ given: Finding, _ evidence: Evidence) throws -> Finding? {
    guard let numbers = evidence.numbers,
      let text = (session.timeline.scene.source as? JSONViewSource)?.text,
      let look = try quickLook(evidence), look.isUseful
    else { return nil }
    let names = Set(given.causes.flatMap { [$0.subject, $0.suspect] }.compactMap(\.self))
    let elements = run.motion.elements.filter { $0.layer.values.first.flatMap(\.self) != nil }
    let places = numbers.places(near: names, elements: elements.prefix(12).map(\.name))
      .prefix(replays(text.bytes.count))
    for candidate in try candidates(Array(places), look) {
      let line = text.location(offset: candidate.place.offset).line
      let finding = try exactFinding(
        candidate.place.edit(candidate.text), cause(candidate, line: line, given), evidence)
      if let finding { return finding }
    }
    return nil
  }

  /// The frame that differs most, small.
  private func quickLook(_ evidence: Evidence) throws -> QuickLook? {
    let picture = evidence.pictures.filter { $0.frame < common }
      .max { $0.difference.pixelsOver < $1.difference.pixelsOver }
    guard let frame = picture?.frame ?? evidence.frames.dropFirst(evidence.frames.count / 2).first
    else { return nil }
    return try QuickLook(
      session, picture, frame: frame,
      numbers: TimeSearch(
        golden: manifest.motion, actual: run.motion, fps: fps, frames: [frame], source: source),
      reduction: manifest.reduction)
  }

  /// The values that leave least at a glance, of the places that change what differs.
  private func candidates(
    _ places: [SceneNumbers.Place], _ look: QuickLook
  ) throws -> [Candidate] {
    let session = session
    @Sendable func glance(_ place: SceneNumbers.Place, _ text: String) throws -> QuickLook.Glance? {
      try session.told([place.edit(text)]).map { try look.glance($0) }
    }
    let probes = try Workers.map(places.count, seats: workers) {
      { try glance(places[$0], places[$0].probe) }
    }
    let ranked = zip(places, probes).enumerated()
      .compactMap { order, pair in pair.1.map { (place: pair.0, glance: $0, order: order) } }
      .filter { $0.glance.overlap > 0.1 }
      .sorted { ($1.glance.overlap, $0.order) < ($0.glance.overlap, $1.order) }
      .prefix(Self.placeLimit).map(\.place)
    let found = try Workers.map(ranked.count, seats: workers) {
      { (index: Int) -> Candidate? in
        let place = ranked[index]
        func left(_ text: String) throws -> Double { try glance(place, text)?.left ?? .infinity }
        let best =
          switch place.kind {
          case .number(let now): try Self.nearest(to: now, unit: place.unit, left)
          case .word(let others): try Self.best(of: others, left)
          }
        return best.map { Candidate(place: place, text: $0.text, left: $0.left) }
      }
    }
    return found.compactMap(\.self).filter { $0.left < Self.leftLimit }
      .sorted { $0.left < $1.left }.prefix(Self.proofLimit).map(\.self)
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

  /// The number near `now` that leaves least: in doubling steps to the better side, then back by
  /// halves.
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
    let up = try tries(now + unit)
    let isDown = try tries(now - unit)
    guard up || isDown else { return nil }
    var step = isDown ? -unit : unit
    while step.magnitude < 64 * unit, try tries(best.value + step) { step *= 2 }
    while step.magnitude > unit / 2 {
      step /= 2
      if try !tries(best.value + step) { _ = try tries(best.value - step) }
    }
    return (text(best.value), best.left)
  }

  /// The sentence: "padding of 'card' 12 → 10 (line 42)".
  private func cause(_ candidate: Candidate, line: Int, _ given: Finding) -> Explanation {
    let place = candidate.place
    let owner = place.owner.map { " of \(Explanation.name($0))" } ?? ""
    let more = place.count > 1 ? " and \(place.count - 1) more" : ""
    let first = given.causes.first
    let isColor = first?.cause == .color
    var cause = Explanation(
      first?.isLocal == true && (isColor || place.isNumber) ? first?.cause ?? .setting : .setting,
      "\(place.key)\(owner) \(candidate.text) → \(place.text) (line \(line)\(more))",
      subject: place.owner ?? first?.subject, frames: first?.frames)
    if case .number(let now) = place.kind, let before = Double(candidate.text) {
      cause.amount = now - before
      cause.change = .number(before: before, now: now)
    }
    return cause
  }
}

extension SceneNumbers.Place {
  /// What is put there to see where the place shows.
  fileprivate var probe: String {
    switch kind {
    case .number(let now): JSONText.number(now + 2 * unit, digits: 4)
    case .word(let others): others.first ?? text
    }
  }

  /// The smallest step in which its number is looked for.
  fileprivate var unit: Double {
    guard case .number(let now) = kind else { return 1 }
    return now.magnitude < 2 && now != now.rounded() ? 0.05 : 1
  }

  fileprivate var isNumber: Bool { if case .number = kind { true } else { false } }
}
