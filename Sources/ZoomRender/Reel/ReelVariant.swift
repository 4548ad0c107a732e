// A played scene beside others.

/// A name with a scene played under other settings.
public struct ReelVariant: Sendable {
  /// As the card says it: `response 0.42, damping 0.82`.
  public var name: String
  /// The played scene.
  public var subject: ReelSubject

  /// A variant.
  public init(name: String, subject: ReelSubject) {
    self.name = name
    self.subject = subject
  }

  /// What differs in numbers: how long it takes, how far it overshoots.
  var facts: [String] {
    let subject = subject
    guard !subject.curves.isEmpty else { return ["nothing moves"] }
    let settled = subject.curves.map(\.settled).max() ?? subject.span.upperBound
    let beyond = subject.overshoot?.share
    let settles = "settles \(subject.milliseconds(settled))"
    if let far = subject.curves.first, subject.curves.allSatisfy(\.returns) {
      let most = far.from < far.to ? far.range.lowerBound : far.range.upperBound
      let value = ReelSubject.text(most, far.property)
      return [settles, "turns at \(far.property.rawValue) \(value)"]
    }
    return [
      settles,
      beyond.map { "overshoot \(ReelSubject.number($0 * 100, 1)) %" } ?? "no overshoot",
    ]
  }
}

/// How two clips are kept together.
public enum ReelSync: String, Sendable, CaseIterable {
  /// Equal milliseconds since each began.
  case time
  /// Equal progress of what travels.
  case progress
}

extension ReelSubject {
  /// Clips of several subjects on one clock, each with its name and numbers.
  static func gridCard(
    _ name: String, _ title: String, _ size: Size, _ variants: [ReelVariant], speed: Double,
    still share: Double = 0.23
  ) -> ReelCard {
    let longest = variants.map(\.subject.length).max() ?? 1
    let lines = variants.map(\.facts)
    let label = 44.0 + 32 * Double(lines.map(\.count).max() ?? 0)
    let aspect = variants.map { $0.subject.screen.width / max(1, $0.subject.screen.height) }.min()
    let engine = variants[0].subject.engine
    let cells = CardLayout.grid(
      variants.count, aspect: aspect ?? 1, in: CardLayout.area(size), label: label, narrowest: 270)
    return ReelCard(
      name, title, duration: (longest + 0.5) / speed, still: longest * share / speed
    ) { time in
      var card = Card(size: size, engine: engine)
      let clock = min(time * speed, longest)
      card.heading(
        title, "\(number((clock * 1000).rounded())) ms at \(number(speed)) × speed")
      for (index, variant) in variants.enumerated() {
        let cell = cells[index]
        let subject = variant.subject
        let box = Rect(
          x: cell.minX, y: cell.minY, width: cell.width, height: cell.height - label)
        card.show(
          subject.frame(subject.span.lowerBound + clock), of: subject, in: box, atBottom: true)
        card.text(
          variant.name, at: Point(cell.midX, box.maxY + 12),
          .body.with(\.weight, .semibold).with(\.anchor, 0.5).with(\.lines, 1), width: cell.width)
        for (line, text) in lines[index].enumerated() {
          card.text(
            text, at: Point(cell.midX, box.maxY + 44 + 32 * Double(line)),
            .quiet.with(\.anchor, 0.5), width: cell.width)
        }
      }
      return card
    }
  }
}
