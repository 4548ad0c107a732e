// The main motion playing: at real speed, and slowly with everything measured.

extension ReelSubject {
  /// Seconds shown before and after the main motion.
  private var lead: Double { min(0.2, span.lowerBound) }
  private static let tail = 0.3

  /// The main motion twice at real speed.
  func realTimeCard(_ size: Size) -> ReelCard {
    let pass = lead + length + Self.tail
    return ReelCard("real-time", "Real time", duration: pass * 2, still: lead + 0.1) { time in
      var card = Card(size: size, engine: engine)
      let number = min(1, Int(time / pass))
      let sceneTime = span.lowerBound - lead + time - Double(number) * pass
      card.heading("Real time", number == 0 ? "once" : "twice")
      let area = CardLayout.area(size)
      let box = Rect(minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.maxY - 44)
      card.show(frame(sceneTime), of: self, in: box)
      clock(sceneTime, from: area.minX, to: area.maxX, y: area.maxY - 18, on: &card)
      return card
    }
  }

  /// A bar of the main motion with its playhead.
  private func clock(
    _ time: Double, from left: Double, to right: Double, y: Double, on card: inout Card
  ) {
    let share = length > 0 ? min(1, max(0, (time - span.lowerBound) / length)) : 0
    card.fill(Rect(x: left, y: y, width: right - left, height: 6), Card.Ink.panel, radius: 3)
    card.fill(
      Rect(x: left, y: y, width: max(6, (right - left) * share), height: 6), Card.Ink.lines[0],
      radius: 3)
  }

  /// The main motion rendered anew at a quarter of the speed, with boxes, path and numbers.
  func slowCard(_ size: Size, speed: Double) -> ReelCard {
    let duration = (lead + length + Self.tail) / speed
    let peak = keyMoments().first { $0.name == "peak velocity" }?.time ?? span.lowerBound
    let name = speed == 0.25 ? "quarter-speed" : "slow"
    let names = watchedNames()
    let path = pathPoints()
    return ReelCard(
      name, "\(Self.number(speed)) × speed", duration: duration,
      still: (peak - span.lowerBound + lead) / speed
    ) { time in
      var card = Card(size: size, engine: engine)
      let sceneTime = span.lowerBound - lead + time * speed
      card.heading("\(Self.number(speed)) × speed", "every frame rendered anew")
      let (clip, side) = CardLayout.split(size, first: 0.44)
      let shown = frame(sceneTime)
      let place = card.show(shown, of: self, in: clip)
      let map = ScreenMap(place: place, screen: screen)
      for (index, element) in watched(names, in: shown).enumerated() {
        guard let element, element.opacity > 0.02 else { continue }
        let box = map.rect(element.rect).intersection(place)
        guard !box.isEmpty else { continue }
        if let cover = cover(of: element, in: shown) {
          let path = Path(
            roundedRect: map.rect(cover.rect),
            cornerRadius: cover.radius * place.width / max(1, screen.width))
          card.outline(box, Card.Ink.lines[index], width: 3, behind: path)
        } else {
          card.outline(box, Card.Ink.lines[index], width: 3)
        }
      }
      draw(path, until: sceneTime, map, on: &card)
      numbers(watched(names, in: shown), names, sceneTime, in: side, on: &card)
      clock(
        sceneTime, from: side.minX, to: side.maxX, y: side.maxY - 6, on: &card)
      return card
    }
  }

  /// Named elements that visibly move, the farthest first, at most six.
  func watchedNames() -> [String] {
    let moving = tracks.tracks.filter { $0.kind == .element }.map { track in
      (
        name: track.name,
        way: tracks.curves(of: track).reduce(0) { sum, curve in
          let whole = curve.range.upperBound - curve.range.lowerBound
          return sum + (curve.property == .opacity ? whole * 60 : whole)
        }
      )
    }
    return moving.filter { $0.way > 0 }.sorted { $0.way > $1.way }.prefix(6).map(\.name)
  }

  /// The elements of a frame by the names of ``watchedNames()``; nil where one is not there.
  private func watched(_ names: [String], in frame: Frame) -> [Element?] {
    let tracks = MotionTracks(times: [frame.time]) { _ in frame }
    let elements = zip(tracks.tracks.filter { $0.kind == .element }, frame.elements)
    // Tracks carry the numbered names, in order of the frame's elements.
    let named = Array(elements).map { (name: $0.0.name, element: $0.1) }
    return names.map { name in named.first { $0.name == name }?.element }
  }

  /// The card or sheet that lies over an element; nil when the element is on it or nothing is.
  private func cover(of element: Element, in frame: Frame) -> MotionTracks.Sample? {
    for role in [Layer.Role.card, .sheet] {
      guard let top = frame.root.layers(role: role).last else { continue }
      if top.find(element.layer) != nil { return nil }
      let tracks = MotionTracks(times: [frame.time]) { _ in frame }.tracks
      return tracks.last { $0.role == role }?.samples[0]
    }
    return nil
  }

  /// Centres of what travels at 240 a second, screen points.
  private func pathPoints() -> [(time: Double, point: Point)] {
    guard let track = tracks.tracks.first(where: { $0.name == traveller }) else { return [] }
    return zip(tracks.times, track.samples).compactMap { time, sample in
      sample.map { (time, $0.rect.center) }
    }
  }

  /// The way of the centre with a tick each 1/60 s: spacing is speed.
  private func draw(
    _ path: [(time: Double, point: Point)], until time: Double, _ map: ScreenMap,
    on card: inout Card
  ) {
    let past = path.filter { $0.time <= time + 1e-9 }
    let color = Card.Ink.lines[4]
    var ticks: [Point] = []
    var next = span.lowerBound
    for sample in past where sample.time >= next - 1e-6 {
      ticks.append(map.point(sample.point))
      next += 1.0 / 60
    }
    // A dark rim, so that the way shows on light pages too.
    let rim = 2.0
    let points = past.map { map.point($0.point) }
    card.line(points, Card.Ink.ground, width: 3 + 2 * rim)
    for tick in ticks { card.dot(tick, radius: 5 + rim, Card.Ink.ground) }
    card.line(points, color, width: 3)
    for tick in ticks { card.dot(tick, radius: 5, color) }
  }

  private func numbers(
    _ elements: [Element?], _ names: [String], _ time: Double, in side: Rect, on card: inout Card
  ) {
    let frameNumber = Int((time * 60 + 1e-6).rounded(.down))
    let big = card.text(
      milliseconds(time), at: Point(side.minX, side.minY), .init(72).with(\.weight, .semibold),
      width: side.width)
    let note = card.text(
      "frame \(frameNumber) at 60 a second, progress \(Self.number((progress(at: time) * 100), 1)) %",
      at: Point(side.minX, big.maxY + 8), .quiet, width: side.width)
    var y = note.maxY + 28
    for (index, name) in names.enumerated() {
      guard y + 76 < side.maxY - 40 else { break }
      card.fill(
        Rect(x: side.minX, y: y + 4, width: 8, height: 60), Card.Ink.lines[index], radius: 4)
      card.text(
        name, at: Point(side.minX + 24, y), .body.with(\.weight, .semibold),
        width: side.width - 24)
      card.text(
        elements[index].map(Self.numbers) ?? "not on screen", at: Point(side.minX + 24, y + 34),
        .quiet, width: side.width - 24)
      y += 86
    }
  }

  /// A rectangle as redlines say it: place, size, what fades, how fast it is.
  static func numbers(_ element: Element) -> String {
    let rect = element.rect
    var text =
      "\(number(rect.minX, 1)), \(number(rect.minY, 1))   "
      + "\(number(rect.width, 1)) × \(number(rect.height, 1)) pt"
    if element.radii.topLeading > 0 { text += "   r \(number(element.radii.topLeading, 1))" }
    if element.opacity < 0.995 { text += "   \(number((element.opacity * 100).rounded())) %" }
    return text
  }
}

/// From points of the screen to points of the card.
struct ScreenMap {
  var place: Rect
  var screen: Size

  func point(_ point: Point) -> Point {
    Point(
      place.minX + point.x * place.width / max(1, screen.width),
      place.minY + point.y * place.height / max(1, screen.height))
  }

  func rect(_ rect: Rect) -> Rect {
    let a = point(Point(rect.minX, rect.minY))
    let b = point(Point(rect.maxX, rect.maxY))
    return Rect(minX: a.x, minY: a.y, maxX: b.x, maxY: b.y)
  }
}
