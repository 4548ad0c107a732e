// What happens when: touches, transitions and haptics on one axis of time.

extension ReelSubject {
  /// A row of the list of happenings.
  private struct Happening {
    var time: Double
    var end: Double?
    var lane: Int
    var text: String
  }

  private static let lanes = ["touches", "transitions", "haptics"]

  /// The whole script on lanes with a playhead; the scene plays at real speed beside it.
  func eventsCard(_ size: Size) -> ReelCard {
    let whole = min(timeline.duration, 10)
    let happenings = self.happenings(until: whole)
    return ReelCard(
      "events", "Touches, transitions, haptics", duration: whole + 0.5,
      still: min(whole, span.lowerBound + 0.15)
    ) { time in
      var card = Card(size: size, engine: engine)
      let now = min(time, whole)
      card.heading(
        "Touches, transitions, haptics", "\(Self.number((now * 1000).rounded())) ms of the scene")
      let (clip, side) = CardLayout.split(size, first: 0.3)
      card.show(frame(now), of: self, in: clip)
      let lanes = Rect(x: side.minX, y: side.minY, width: side.width, height: 300)
      draw(happenings, until: whole, now, in: lanes, on: &card)
      list(
        happenings, now,
        in: Rect(minX: side.minX, minY: lanes.maxY + 32, maxX: side.maxX, maxY: side.maxY),
        on: &card)
      return card
    }
  }

  private func happenings(until end: Double) -> [Happening] {
    func seconds(_ time: Double) -> String { Self.number(time, 3) + " s" }
    var list = timeline.events.map {
      Happening(time: $0.time, lane: 0, text: "\(seconds($0.time))  \($0.name)")
    }
    for chapter in MotionStory(timeline).chapters {
      let rest = min(chapter.end, timeline.duration)
      let style = chapter.style == chapter.phase ? "" : " as \(chapter.style)"
      list.append(
        Happening(
          time: chapter.start, end: rest, lane: 1,
          text: "\(seconds(chapter.start)) to \(seconds(rest))  \(chapter.phase)\(style)"))
    }
    if transition == nil, !curves.isEmpty {
      list.append(
        Happening(
          time: span.lowerBound, end: span.upperBound, lane: 1,
          text: "\(seconds(span.lowerBound)) to \(seconds(span.upperBound))  \(motionName)"))
    }
    list += timeline.recording.markers.map {
      Happening(time: $0.time, lane: 2, text: "\(seconds($0.time))  haptic: \($0.name)")
    }
    return list.filter { $0.time <= end }.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  private func draw(
    _ happenings: [Happening], until end: Double, _ now: Double, in box: Rect, on card: inout Card
  ) {
    let ground = Card.Ink.panel
    card.fill(box, ground, radius: 16)
    let inner = Rect(minX: box.minX + 196, minY: box.minY + 24, maxX: box.maxX - 28, maxY: box.maxY)
    func x(_ time: Double) -> Double { inner.minX + min(1, time / max(end, 0.01)) * inner.width }
    for (lane, name) in Self.lanes.enumerated() {
      let y = inner.minY + Double(lane) * 88
      card.text(
        name, at: Point(box.minX + 28, y + 14),
        .body.with(\.color, Card.Ink.lines[lane]).with(\.ground, ground), width: 160)
      card.line([Point(inner.minX, y + 32), Point(inner.maxX, y + 32)], Card.Ink.rule, width: 2)
      for happening in happenings where happening.lane == lane {
        if let stop = happening.end {
          card.fill(
            Rect(
              x: x(happening.time), y: y + 20, width: max(4, x(stop) - x(happening.time)),
              height: 24), Card.Ink.lines[lane], radius: 4)
        } else {
          card.fill(
            Rect(x: x(happening.time) - 3, y: y + 8, width: 6, height: 48), Card.Ink.lines[lane],
            radius: 3)
        }
      }
    }
    card.line(
      [Point(x(now), inner.minY - 8), Point(x(now), box.maxY - 16)], Card.Ink.text, width: 2)
  }

  private func list(_ happenings: [Happening], _ now: Double, in box: Rect, on card: inout Card) {
    let most = max(1, Int((box.height + 8) / 44))
    let shown = happenings.count > most ? Array(happenings.prefix(most - 1)) : happenings
    for (index, happening) in shown.enumerated() {
      let y = box.minY + Double(index) * 44
      let isPast = happening.time <= now + 1e-9
      card.dot(Point(box.minX + 10, y + 16), radius: 8, Card.Ink.lines[happening.lane])
      card.text(
        happening.text, at: Point(box.minX + 36, y),
        .body.with(\.color, isPast ? Card.Ink.text : Card.Ink.quiet), width: box.width - 36)
    }
    let y = box.minY + Double(shown.count) * 44
    if shown.count < happenings.count {
      card.text(
        "and \(happenings.count - shown.count) more in reel.json", at: Point(box.minX + 36, y),
        .quiet, width: box.width - 36)
    } else if !happenings.contains(where: { $0.lane == 2 }), y + 40 < box.maxY {
      card.text(
        "no haptics in this scene", at: Point(box.minX + 36, y), .quiet, width: box.width - 36)
    }
  }
}
