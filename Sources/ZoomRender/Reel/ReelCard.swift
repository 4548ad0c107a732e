// The cards of a review reel.

/// A card with its length; what it shows at a time is a pure function.
public struct ReelCard: Sendable {
  /// Short name, unique within the reel: a file name and a chapter.
  public var name: String
  /// Seconds.
  public var duration: Double
  /// Where the card's still picture is taken, in card seconds.
  public var stillTime: Double
  let compose: @Sendable (Double) -> Card

  /// The card at a time from its start.
  public func card(at time: Double) -> Card { compose(min(max(0, time), duration)) }
}

extension ReelSubject {
  /// The standard order of a review.
  ///
  /// - Parameter size: 1920×1080 or 1080×1920.
  public func cards(size: Size, variants: [ReelSubject.Variant], reduced: ReelSubject?)
    -> [ReelCard]
  {
    var cards = [
      titleCard(size), playCard("real-time", size, speed: 1, passes: 2, overlays: false),
      playCard("quarter-speed", size, speed: 0.25, passes: 1, overlays: true), curvesCard(size),
      filmstripCard(size),
    ]
    if variants.count > 1 { cards.append(sweepCard(size, variants)) }
    if let reduced { cards.append(reduceMotionCard(size, reduced)) }
    return cards + [specCard(size)]
  }

  /// A name with a scene played with other constants.
  public struct Variant: Sendable {
    /// As the card says it: "response .42, damping .82".
    public var name: String
    /// The played scene.
    public var subject: ReelSubject
    /// A variant.
    public init(name: String, subject: ReelSubject) {
      self.name = name
      self.subject = subject
    }
  }

  /// Outer margin of a card in points.
  static let margin = 72.0

  func heading(_ text: String, on card: inout Card) {
    card.text(
      text, at: Point(Self.margin, 56), height: 40, weight: .semibold,
      width: card.size.width - 2 * Self.margin)
  }

  /// Where a card's content goes: below the heading.
  func area(_ size: Size) -> Rect {
    Rect(
      x: Self.margin, y: 132, width: size.width - 2 * Self.margin,
      height: size.height - 132 - Self.margin)
  }

  // MARK: Title

  private func titleCard(_ size: Size) -> ReelCard {
    let scene = timeline.scene
    let measured = ProfileTable.entries.count { $0.confidence != .chosen }
    let chosen = ProfileTable.entries.count - measured
    let facts = [
      (
        "device",
        scene.screen.device?.name
          ?? "canvas \(Self.number(screen.width))×\(Self.number(screen.height))"
      ),
      ("platform", "\(scene.platform.name.rawValue) \(Self.number(scene.platform.version))"),
      (
        "profile",
        scene.profile.name.rawValue + (scene.profile.overrides.isEmpty ? "" : ", changed")
      ),
      ("scene", String(scene.digest.description.prefix(16))), ("renderer", RendererVersion.current),
      ("constants", "\(measured) measured or documented, \(chosen) assumed"),
    ]
    return ReelCard(name: "title", duration: 2.5, stillTime: 1) { _ in
      var card = Card(size: size, engine: engine)
      let width = size.width - 2 * Self.margin
      let top = size.height * 0.22
      let title = card.text(
        scene.title, at: Point(Self.margin, top), height: 68, weight: .bold, width: width, lines: 2)
      let about = card.text(
        scene.about, at: Point(Self.margin, title.maxY + 20), height: 30, color: Card.Ink.quiet,
        width: width, lines: 3)
      var y = about.maxY + 56
      for (name, value) in facts {
        card.text(name, at: Point(Self.margin, y), height: 28, color: Card.Ink.quiet, width: 200)
        card.text(value, at: Point(Self.margin + 220, y), height: 28, width: width - 220)
        y += 46
      }
      return card
    }
  }

  // MARK: Playing

  /// The main transition, once or more, truly re-rendered at the speed.
  private func playCard(
    _ name: String, _ size: Size, speed: Double, passes: Int, overlays: Bool
  ) -> ReelCard {
    let before = min(0.2, span.lowerBound)
    let after = 0.3
    let length = (span.upperBound - span.lowerBound + before + after) / speed
    let title = speed == 1 ? "Real time" : "\(Self.number(speed)) × speed"
    return ReelCard(
      name: name, duration: length * Double(passes), stillTime: (before + 0.12) / speed
    ) { time in
      let pass = min(passes - 1, Int(time / length))
      let local = (time - Double(pass) * length) * speed
      let sceneTime = span.lowerBound - before + local
      var card = Card(size: size, engine: engine)
      heading(title, on: &card)
      let frame = self.frame(sceneTime)
      let place = fitted(in: area(size))
      card.embed(frame, in: place, radius: radius(in: place))
      let elapsed = sceneTime - span.lowerBound
      card.text(
        "\(Self.number((elapsed * 1000).rounded())) ms   frame \(Int((sceneTime * 60).rounded(.down)))",
        at: Point(Self.margin, size.height - 84), height: 28, color: Card.Ink.quiet, width: 520)
      if overlays { overlay(frame, sceneTime, place, on: &card) }
      return card
    }
  }

  /// Boxes of named elements, and the way of the card's centre with ticks at equal times.
  private func overlay(_ frame: Frame, _ time: Double, _ place: Rect, on card: inout Card) {
    let scale = place.width / max(1, screen.width)
    func map(_ rect: Rect) -> Rect {
      Rect(
        x: place.minX + rect.minX * scale, y: place.minY + rect.minY * scale,
        width: rect.width * scale, height: rect.height * scale)
    }
    for (index, element) in frame.elements.prefix(24).enumerated() where element.opacity > 0.02 {
      let box = map(element.rect).intersection(place)
      guard !box.isEmpty else { continue }
      card.outline(box, Card.Ink.lines[index % Card.Ink.lines.count], width: 2)
    }
    let path = centers().filter { $0.time <= time }
    card.line(
      path.map { map(Rect(center: $0.point, size: .zero)).center }, Card.Ink.lines[4], width: 3)
    for (index, sample) in path.enumerated() where index % 4 == 0 {
      card.dot(map(Rect(center: sample.point, size: .zero)).center, radius: 5, Card.Ink.lines[4])
    }
  }

  /// Centre of what travels, on screen, at 120 samples a second.
  private func centers() -> [(time: Double, point: Point)] {
    guard let layer = motion.layers.first(where: { $0.role == Layer.Role.card.rawValue }) else {
      return []
    }
    return motion.times.indices.compactMap { frame in
      let numbers = layer.columns.map { $0.values[frame] }
      guard let a = numbers[0], let d = numbers[3], let tx = numbers[4], let ty = numbers[5],
        let x = numbers[7], let y = numbers[8], let width = numbers[9], let height = numbers[10],
        span.contains(Double(frame) / rate)
      else { return nil }
      return (
        Double(frame) / rate, Point(tx + a * (x + width / 2), ty + d * (y + height / 2))
      )
    }
  }

  // MARK: Variants

  private func sweepCard(_ size: Size, _ variants: [Variant]) -> ReelCard {
    let longest =
      variants.map { $0.subject.span.upperBound - $0.subject.span.lowerBound }.max() ?? 1
    let speed = 0.5
    return ReelCard(name: "sweep", duration: (longest + 0.4) / speed, stillTime: 0.3) { time in
      var card = Card(size: size, engine: engine)
      heading("Parameter sweep, one clock, \(Self.number(speed)) × speed", on: &card)
      let area = self.area(size)
      let columns = size.width > size.height ? min(4, variants.count) : min(2, variants.count)
      let rows = (variants.count + columns - 1) / columns
      let cell = Size(area.width / Double(columns), area.height / Double(rows))
      for (index, variant) in variants.enumerated() {
        let origin = Point(
          area.minX + Double(index % columns) * cell.width,
          area.minY + Double(index / columns) * cell.height)
        let box = Rect(
          x: origin.x + 8, y: origin.y, width: cell.width - 16, height: cell.height - 56)
        let place = variant.subject.fitted(in: box)
        let local = min(time * speed, longest) + variant.subject.span.lowerBound
        card.embed(
          variant.subject.frame(local), in: place, radius: variant.subject.radius(in: place))
        card.text(
          variant.name, at: Point(box.minX, box.maxY + 14), height: 26, width: box.width)
      }
      return card
    }
  }

  private func reduceMotionCard(_ size: Size, _ reduced: ReelSubject) -> ReelCard {
    let length = max(
      span.upperBound - span.lowerBound, reduced.span.upperBound - reduced.span.lowerBound)
    let speed = 0.5
    return ReelCard(name: "reduce-motion", duration: (length + 0.4) / speed, stillTime: 0.3) {
      time in
      var card = Card(size: size, engine: engine)
      heading("Full motion and Reduce Motion, \(Self.number(speed)) × speed", on: &card)
      let area = self.area(size)
      for (index, subject) in [self, reduced].enumerated() {
        let box = Rect(
          x: area.minX + Double(index) * area.width / 2 + 12, y: area.minY,
          width: area.width / 2 - 24, height: area.height - 52)
        let place = subject.fitted(in: box)
        card.embed(
          subject.frame(subject.span.lowerBound + min(time * speed, length)), in: place,
          radius: subject.radius(in: place))
        card.text(
          index == 0 ? "full motion" : "Reduce Motion", at: Point(place.minX, box.maxY + 12),
          height: 28, color: Card.Ink.quiet, width: box.width)
      }
      return card
    }
  }

  static func number(_ value: Double) -> String { JSONText.number(value, digits: 3) }
}
