// Numbers to build from: what moves from where to where, springs in every form, code.

extension ReelSubject {
  /// A spring of the main motion with the things it moves.
  struct NamedSpring: Sendable, Equatable {
    var name: String
    var spring: Spring
  }

  /// The springs of the main motion; ones of equal constants under one name.
  func springs() -> [NamedSpring] {
    var found: [NamedSpring] = []
    func add(_ name: String, _ spring: Spring) {
      if let index = found.firstIndex(where: { $0.spring == spring }) {
        let short = name.split(separator: ".").last.map(String.init) ?? name
        found[index].name += ", \(short)"
      } else {
        found.append(NamedSpring(name: name, spring: spring))
      }
    }
    if let chapter {
      var values: [(name: String, number: Double)] = []
      for constant in chapter.constants {
        if let number = Double(constant.value) { values.append((constant.name, number)) }
      }
      for (name, response) in values where name.hasSuffix(".response") {
        let base = String(name.dropLast(".response".count))
        guard let damping = values.first(where: { $0.name == base + ".dampingRatio" })?.number
        else { continue }
        add(base, Spring(response: response, dampingRatio: damping))
      }
      return found
    }
    let change = timeline.recording.changes.first { $0.time >= span.lowerBound - 1e-6 }
    if let spring = change?.transaction.animation?.spring { add("withAnimation", spring) }
    return found
  }

  /// A row of the specification.
  struct SpecRow: Sendable, Equatable {
    var name: String
    var what: String
    var change: String
    /// Milliseconds since the main motion began.
    var time: String
    var peak: String
  }

  /// Everything that visibly moves: the traveller first, then named elements, the farthest first.
  func specRows() -> [SpecRow] {
    let names = [traveller] + watchedNames().filter { $0 != traveller }
    return names.flatMap { name -> [SpecRow] in
      guard let track = tracks.track(named: name) else { return [] }
      let curves = tracks.curves(of: track)
      func pair(_ what: String, _ properties: [MotionCurve.Property], _ join: String) -> SpecRow? {
        let own = properties.compactMap { property in curves.first { $0.property == property } }
        guard let fastest = own.max(by: { $0.peak.speed.magnitude < $1.peak.speed.magnitude })
        else { return nil }
        let ends = [track.samples.first { $0 != nil }, track.samples.last { $0 != nil }]
          .compactMap { $0 ?? nil }
        guard ends.count == 2 else { return nil }
        let texts = ends.map { end in
          properties.map { Self.text($0.value(end), $0) }.joined(separator: join)
        }
        let start = own.map(\.started).min() ?? span.lowerBound
        let rest = own.map(\.settled).max() ?? span.upperBound
        return SpecRow(
          name: name, what: what, change: "\(texts[0]) → \(texts[1])",
          time: "\(Self.number(((start - span.lowerBound) * 1000).rounded())) to "
            + milliseconds(rest),
          peak: fastest.property == .opacity
            ? "\(Self.number((fastest.peak.speed * 100).rounded())) %/s"
            : "\(Self.number(fastest.peak.speed.rounded())) pt/s")
      }
      return [
        pair("size", [.width, .height], " × "), pair("centre", [.centerX, .centerY], ", "),
        pair("radius", [.radius], ""), pair("opacity", [.opacity], ""),
      ].compactMap(\.self)
    }
  }

  static func text(_ value: Double, _ property: MotionCurve.Property) -> String {
    property == .opacity ? "\(number((value * 100).rounded())) %" : number(value, 1)
  }

  /// The table of what moves.
  func specCard(_ size: Size) -> ReelCard {
    let rows = specRows()
    let isWide = CardLayout.isWide(size)
    let height = isWide ? 58.0 : 92.0
    let most = Int((CardLayout.area(size).height - 60) / height)
    return ReelCard("specification", "Specification", duration: 5, still: 1) { _ in
      var card = Card(size: size, engine: engine)
      card.heading("Specification", "\(motionName), times since it began")
      let area = CardLayout.area(size)
      let places = isWide ? [0, 0.24, 0.33, 0.64, 0.82] : [0, 0.6, 0, 0.5, 0.76]
      let ends = isWide ? [0.23, 0.325, 0.63, 0.81, 1] : [0.59, 1, 0.49, 0.75, 1]
      func row(_ texts: [String], _ y: Double, _ styles: [Card.Style]) {
        for (index, text) in texts.enumerated() {
          let lower = !isWide && index > 1 ? 36.0 : 0
          card.text(
            text, at: Point(area.minX + area.width * places[index], y + lower),
            styles[min(index, styles.count - 1)],
            width: area.width * (ends[index] - places[index]))
        }
      }
      if isWide {
        row(["element", "what", "from → to", "moves", "peak"], area.minY, [.quiet])
      }
      var y = area.minY + (isWide ? 54 : 0)
      for (index, spec) in rows.prefix(most).enumerated() {
        card.line([Point(area.minX, y - 10), Point(area.maxX, y - 10)], Card.Ink.rule, width: 1)
        row(
          [
            index > 0 && isWide && rows[index - 1].name == spec.name ? "" : spec.name, spec.what,
            spec.change, spec.time, spec.peak,
          ], y,
          [.body.with(\.weight, .semibold), .quiet, .body])
        y += height
      }
      if rows.isEmpty { card.text("nothing moves", at: Point(area.minX, y), .body, width: 400) }
      if rows.count > most {
        card.text(
          "and \(rows.count - most) more in reel.json", at: Point(area.minX, y), .quiet,
          width: area.width)
      }
      return card
    }
  }

  /// Every form of each spring beside its curve.
  func springsCard(_ size: Size) -> ReelCard? {
    let springs = Array(self.springs().prefix(CardLayout.isWide(size) ? 4 : 3))
    guard !springs.isEmpty else { return nil }
    let cells = CardLayout.grid(
      springs.count, aspect: 1.9, in: CardLayout.area(size), label: 0, narrowest: 840)
    return ReelCard("springs", "Springs", duration: 5, still: 1) { _ in
      var card = Card(size: size, engine: engine)
      card.heading("Springs", "the same spring in every form")
      for (cell, named) in zip(cells, springs) { draw(named, in: cell, on: &card) }
      return card
    }
  }

  private func draw(_ named: NamedSpring, in cell: Rect, on card: inout Card) {
    let ground = Card.Ink.panel
    card.fill(cell, ground, radius: 16)
    let left = cell.minX + 28
    let width = cell.width - 56
    var y =
      card.text(
        named.name, at: Point(left, cell.minY + 20),
        .subhead.with(\.ground, ground).with(\.minimum, 24), width: width
      ).maxY + 12
    for (name, value) in named.spring.forms {
      card.text(name, at: Point(left, y), .quiet.with(\.ground, ground), width: 210)
      card.text(value, at: Point(left + 220, y), .body.with(\.ground, ground), width: width - 220)
      y += 36
    }
    let plot = Rect(minX: left, minY: y + 16, maxX: cell.maxX - 28, maxY: cell.maxY - 24)
    guard plot.height > 40 else { return }
    let end = max(0.05, named.spring.settlingDuration.isFinite ? named.spring.settlingDuration : 2)
    let high = max(1, 1 + named.spring.overshoot)
    let points = (0...120).map { step in
      let share = Double(step) / 120
      return Point(
        plot.minX + plot.width * share,
        plot.maxY - plot.height * named.spring.value(time: end * share) / high)
    }
    let one = plot.maxY - plot.height / high
    card.line([Point(plot.minX, one), Point(plot.maxX, one)], Card.Ink.rule, width: 2)
    card.line(points, Card.Ink.lines[0], width: 3)
  }

  /// Code to copy, for each spring.
  func codeCard(_ size: Size) -> ReelCard? {
    let springs = Array(self.springs().prefix(CardLayout.isWide(size) ? 3 : 4))
    guard !springs.isEmpty else { return nil }
    return ReelCard("code", "Code", duration: 5, still: 1) { _ in
      var card = Card(size: size, engine: engine)
      card.heading("Code", "to copy from reel.json or the player")
      let area = CardLayout.area(size)
      var y = area.minY
      for named in springs {
        let code = named.spring.code
        y =
          card.text(
            named.name, at: Point(area.minX, y), .subhead.with(\.minimum, 24), width: area.width
          ).maxY + 10
        for (language, text) in [
          ("SwiftUI", code.swiftUI), ("Compose", code.compose), ("CSS", code.css),
        ] {
          card.text(language, at: Point(area.minX, y), .quiet, width: 130)
          y =
            card.text(text, at: Point(area.minX + 140, y), .code, width: area.width - 140).maxY + 8
        }
        y += 22
        if y > area.maxY - 150 { break }
      }
      return card
    }
  }
}

extension Animation {
  /// The spring of a spring animation; nil for others.
  var spring: Spring? {
    switch self {
    case .spring(let response, let damping, _):
      Spring(response: response, dampingRatio: damping)
    case .interpolatingSpring(let mass, let stiffness, let damping, _):
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    case .delay(let base, _), .speed(let base, _), .repeat(let base, _, _): base.spring
    case .curve, .none: nil
    }
  }
}

extension ReelSubject {
  /// Names of the profile's springs that the main motion follows: `zoom.push.center` …
  public var springNames: [String] {
    guard let chapter else { return springs().isEmpty ? [] : ["motion.replace"] }
    return chapter.constants.map(\.name).filter { $0.hasSuffix(".response") }
      .map { String($0.dropLast(".response".count)) }
  }
}
