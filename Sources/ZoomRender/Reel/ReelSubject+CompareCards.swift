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

  /// A, B and what differs.
  func sidesCard(
    _ size: Size, _ name: String, _ other: ReelClip, speed: Double, still: Double
  ) -> ReelCard {
    let longest = other.length
    let canDiffer = screen == other.geometry.screen
    let titles = [name, other.name] + (canDiffer ? ["difference"] : [])
    let cells = CardLayout.grid(
      titles.count, aspect: screen.width / max(1, screen.height), in: CardLayout.area(size),
      label: 84, narrowest: 280)
    return ReelCard(
      "compare", "A and B", duration: (longest + 0.5) / speed, still: still / speed
    ) { time in
      var card = Card(size: size, engine: engine)
      let clock = min(time * speed, longest)
      let times = other.times(clock)
      card.heading(
        "A and B",
        "equal \(other.sync.rawValue), \(Self.number((clock * 1000).rounded())) ms at "
          + "\(Self.number(speed)) × speed")
      let frames = (frame(times.first), other.frame(times.second))
      for (index, title) in titles.enumerated() {
        let cell = cells[index]
        let box = Rect(x: cell.minX, y: cell.minY, width: cell.width, height: cell.height - 84)
        switch index {
        case 0: card.show(frames.0, of: self, in: box)
        case 1: card.show(frames.1, of: other.geometry, in: box)
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
    _ size: Size, _ name: String, _ other: ReelClip, speed: Double, still: Double
  ) -> ReelCard {
    let longest = other.length
    let pass = (longest + 0.5) / speed
    return ReelCard("wipe", "Wipe from A to B", duration: 2 * pass, still: still / speed) { time in
      var card = Card(size: size, engine: engine)
      // First the edge rests in the middle, then it goes over.
      let isMoving = time > pass
      let local = isMoving ? time - pass : time
      let clock = min(local * speed, longest)
      let share = isMoving ? 0.95 - 0.9 * min(1, local / pass) : 0.5
      let times = other.times(clock)
      card.heading(
        "Wipe",
        "A left, B right, equal \(other.sync.rawValue), "
          + "\(Self.number((clock * 1000).rounded())) ms at \(Self.number(speed)) × speed")
      let area = CardLayout.area(size)
      let box = Rect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.maxY - 52)
      let place = card.show(frame(times.first), of: self, in: box)
      let edge = (place.minX + place.width * share).rounded()
      card.embed(
        other.frame(times.second), in: place, radius: radius(in: place),
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
    _ size: Size, _ name: String, _ other: String, _ comparison: MotionComparison
  ) -> ReelCard {
    errorsCard(
      size, "A \(name), B \(other)",
      wide: ["element", "at most", "at", "mean", "settles B against A"],
      tall: ["element", "most", "at", "mean", "settles"], comparison.errors.map(\.row))
  }

  /// How far the elements of a recording are off, the farthest first.
  func errorsCard(_ size: Size, _ recording: ReelRecording) -> ReelCard {
    let rows = recording.errors.rows.enumerated()
      .sorted { (-$0.element.largest, $0.offset) < (-$1.element.largest, $1.offset) }
      .map { $0.element.cells }
    return errorsCard(
      size, "the recording against the scene, \(recording.name)",
      wide: ["element", "at most", "at", "root mean square", "late"],
      tall: ["element", "most", "at", "rms", "late"], rows)
  }

  private func errorsCard(
    _ size: Size, _ remark: String, wide: [String], tall: [String], _ rows: [[String]]
  ) -> ReelCard {
    let isWide = CardLayout.isWide(size)
    let most = isWide ? 12 : 18
    return ReelCard("errors", "How far apart", duration: 4, still: 1) { _ in
      var card = Card(size: size, engine: engine)
      card.heading("How far apart", remark)
      let area = CardLayout.area(size)
      let columns = [0, 0.34, 0.5, 0.64, 0.8].map { area.minX + area.width * $0 }
      let widths = [0.32, 0.15, 0.13, 0.15, 0.2].map { area.width * $0 }
      func row(_ texts: [String], _ y: Double, _ style: Card.Style) {
        for (index, text) in texts.enumerated() {
          card.text(text, at: Point(columns[index], y), style, width: widths[index])
        }
      }
      row(isWide ? wide : tall, area.minY, .quiet)
      var y = area.minY + 56
      for texts in rows.prefix(most) {
        row(texts, y, .body)
        card.line([Point(area.minX, y - 12), Point(area.maxX, y - 12)], Card.Ink.rule, width: 1)
        y += 56
      }
      if rows.isEmpty { row(["no element is in both"], y, .body) }
      if rows.count > most {
        card.text(
          "and \(rows.count - most) more in reel.json", at: Point(area.minX, y), .quiet,
          width: area.width)
      }
      return card
    }
  }
}
