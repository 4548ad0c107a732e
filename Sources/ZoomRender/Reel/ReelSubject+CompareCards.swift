// Two clips: beside each other, one wiped over the other, and their difference.

extension ReelSubject {
  /// The two scene times that are shown together, `clock` seconds after the start.
  func pair(
    _ other: ReelSubject, _ sync: ReelSync, clock: Double
  ) -> (first: Double, second: Double) {
    let first = min(span.upperBound, span.lowerBound + clock)
    switch sync {
    case .time: return (first, min(other.span.upperBound, other.span.lowerBound + clock))
    case .progress: return (first, other.time(ofProgress: progress(at: first)))
    }
  }

  private func compareLength(_ other: ReelSubject, _ sync: ReelSync) -> Double {
    sync == .time ? max(length, other.length) : length
  }

  /// A, B and what differs.
  func sidesCard(
    _ size: Size, _ name: String, _ other: ReelVariant, _ sync: ReelSync, speed: Double,
    still: Double
  ) -> ReelCard {
    let longest = compareLength(other.subject, sync)
    let canDiffer = screen == other.subject.screen
    let titles = [name, other.name] + (canDiffer ? ["difference"] : [])
    let cells = CardLayout.grid(
      titles.count, aspect: screen.width / max(1, screen.height), in: CardLayout.area(size),
      label: 84, narrowest: 280)
    return ReelCard(
      "compare", "A and B", duration: (longest + 0.5) / speed, still: still / speed
    ) { time in
      var card = Card(size: size, engine: engine)
      let clock = min(time * speed, longest)
      let times = pair(other.subject, sync, clock: clock)
      card.heading(
        "A and B",
        "equal \(sync.rawValue), \(Self.number((clock * 1000).rounded())) ms at "
          + "\(Self.number(speed)) × speed")
      let frames = (frame(times.first), other.subject.frame(times.second))
      for (index, title) in titles.enumerated() {
        let cell = cells[index]
        let box = Rect(x: cell.minX, y: cell.minY, width: cell.width, height: cell.height - 84)
        switch index {
        case 0: card.show(frames.0, of: self, in: box)
        case 1: card.show(frames.1, of: other.subject, in: box)
        default:
          let place = fitted(in: box)
          card.difference(frames.0, frames.1, in: place, radius: radius(in: place))
          card.outline(place, Card.Ink.rule, width: 2, radius: radius(in: place))
        }
        let letter = index < 2 ? "\(["A", "B"][index])  " : ""
        card.text(
          letter + title, at: Point(cell.midX, box.maxY + 12),
          .body.with(\.weight, .semibold).with(\.anchor, 0.5).with(\.lines, 2), width: cell.width)
      }
      return card
    }
  }

  /// B wiped over A from side to side while both play.
  func wipeCard(
    _ size: Size, _ name: String, _ other: ReelVariant, _ sync: ReelSync, speed: Double,
    still: Double
  ) -> ReelCard {
    let longest = compareLength(other.subject, sync)
    let pass = (longest + 0.5) / speed
    return ReelCard("wipe", "Wipe from A to B", duration: 2 * pass, still: still / speed) { time in
      var card = Card(size: size, engine: engine)
      // First the edge rests in the middle, then it goes over.
      let isMoving = time > pass
      let local = isMoving ? time - pass : time
      let clock = min(local * speed, longest)
      let share = isMoving ? 0.95 - 0.9 * min(1, local / pass) : 0.5
      let times = pair(other.subject, sync, clock: clock)
      card.heading(
        "Wipe",
        "A left, B right, equal \(sync.rawValue), "
          + "\(Self.number((clock * 1000).rounded())) ms at \(Self.number(speed)) × speed")
      let area = CardLayout.area(size)
      let box = Rect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.maxY - 52)
      let place = card.show(frame(times.first), of: self, in: box)
      let edge = (place.minX + place.width * share).rounded()
      card.embed(
        other.subject.frame(times.second), in: place, radius: radius(in: place),
        part: Rect(minX: edge, minY: place.minY, maxX: place.maxX, maxY: place.maxY))
      card.fill(
        Rect(x: edge - 2, y: place.minY, width: 4, height: place.height), Card.Ink.lines[1])
      let style = Card.Style.body.with(\.weight, .semibold)
      let half = (area.width - CardLayout.gutter) / 2
      card.text("A  \(name)", at: Point(area.minX, box.maxY + 14), style, width: half)
      card.text(
        "B  \(other.name)", at: Point(area.maxX, box.maxY + 14), style.with(\.anchor, 1),
        width: half)
      return card
    }
  }

  /// How far apart the elements of both are, the farthest first.
  func errorsCard(
    _ size: Size, _ name: String, _ other: ReelVariant, _ comparison: MotionComparison
  ) -> ReelCard {
    let isWide = CardLayout.isWide(size)
    let most = isWide ? 12 : 18
    return ReelCard("errors", "How far apart", duration: 4, still: 1) { _ in
      var card = Card(size: size, engine: engine)
      card.heading("How far apart", "A \(name), B \(other.name)")
      let area = CardLayout.area(size)
      let columns = [0, 0.34, 0.5, 0.64, 0.78].map { area.minX + area.width * $0 }
      let widths = [0.32, 0.15, 0.13, 0.13, 0.22].map { area.width * $0 }
      func row(_ texts: [String], _ y: Double, _ style: Card.Style) {
        for (index, text) in texts.enumerated() {
          card.text(text, at: Point(columns[index], y), style, width: widths[index])
        }
      }
      row(
        isWide
          ? ["element", "at most", "at", "mean", "settles B against A"]
          : ["element", "most", "at", "mean", "settles"], area.minY, .quiet)
      var y = area.minY + 56
      for error in comparison.errors.prefix(most) {
        row(error.row, y, .body)
        card.line([Point(area.minX, y - 12), Point(area.maxX, y - 12)], Card.Ink.rule, width: 1)
        y += 56
      }
      if comparison.errors.isEmpty { row(["no element is in both"], y, .body) }
      if comparison.errors.count > most {
        card.text(
          "and \(comparison.errors.count - most) more in reel.json", at: Point(area.minX, y),
          .quiet, width: area.width)
      }
      return card
    }
  }
}
