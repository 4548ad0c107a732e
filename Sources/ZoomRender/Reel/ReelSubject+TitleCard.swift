// The first card: what is reviewed, on what, and how well its constants are known.

extension ReelSubject {
  /// The main transition in words; nil when state alone animates.
  var chapter: MotionStory.Chapter? {
    transition.map { MotionStory(timeline).chapters[$0] }
  }

  /// Constants of the main motion by how well they are known, springs by their common name.
  var constants: (measured: [String], assumed: [String]) {
    var measured: [String] = []
    var assumed: [String] = []
    for constant in chapter?.constants ?? [] {
      var name = constant.name
      for ending in [".response", ".dampingRatio"] where name.hasSuffix(ending) {
        name = String(name.dropLast(ending.count))
      }
      if constant.confidence == ProfileEntry.Confidence.chosen.rawValue {
        if !assumed.contains(name) { assumed.append(name) }
      } else if !measured.contains(name) {
        measured.append(name)
      }
    }
    measured.removeAll { assumed.contains($0) }
    let looks = Self.looks[chapter?.style ?? ""] ?? []
    for entry in ProfileTable.entries where looks.contains(where: { entry.name.hasPrefix($0) }) {
      let parts = entry.name.split(separator: ".")
      let name = parts.count > 2 ? parts.dropLast().joined(separator: ".") : entry.name
      let isAssumed =
        entry.confidence == .chosen || scene.profile.overrides.contains(entry.name)
      if isAssumed, !assumed.contains(name) { assumed.append(name) }
      if !isAssumed, !measured.contains(name) { measured.append(name) }
    }
    measured.removeAll { assumed.contains($0) }
    return (measured, assumed)
  }

  /// Constants of looks that each style of transition shows, besides its springs.
  private static let looks: [String: [String]] = [
    "zoom": [
      "zoom.fade.", "zoom.dim", "zoom.recede", "zoom.shadow.", "rules.sourceLook",
      "rules.endRadius", "rules.zoomModel",
    ],
    "push": ["push.parallax", "push.dim", "push.shadow.", "rules.pushCurve", "rules.pushCorners"],
    "sheet": ["sheet.dim", "sheet.radius", "sheet.margin", "rules.sheetStyle"],
    "cover": ["rules.coverCorners"],
  ]

  /// `push (zoom)`, or what moves when state alone animates.
  var motionName: String {
    guard let chapter else {
      return traveller.isEmpty ? "a change of state" : "a change of state moves '\(traveller)'"
    }
    switch chapter.phase {
    case "landing": return "a drag, landing as \(chapter.style)"
    case "cancel": return "a drag of a \(chapter.style), cancelled"
    case "interactive": return "a drag of a \(chapter.style)"
    default: break
    }
    return chapter.phase == chapter.style ? chapter.phase : "\(chapter.phase) as \(chapter.style)"
  }

  func titleCard(_ size: Size) -> ReelCard {
    let facts = titleFacts
    let moment = keyMoments().first { $0.name == "peak velocity" }?.time ?? span.lowerBound
    let isWide = CardLayout.isWide(size)
    let clip =
      isWide
      ? Rect(x: size.width - 640, y: 72, width: 568, height: size.height - 144)
      : Rect(x: 72, y: 1000, width: size.width - 144, height: size.height - 1000 - 72)
    let width = (isWide ? clip.minX - 64 : size.width - CardLayout.margin) - CardLayout.margin
    // The words stand in the middle of their side.
    var probe = Card(size: size, engine: engine)
    let height = words(facts, from: 0, width: width, on: &probe)
    let top = isWide ? max(72, (size.height - height) / 2) : 96
    return ReelCard("title", "Title", duration: 3, still: 1) { _ in
      var card = Card(size: size, engine: engine)
      card.show(frame(moment), of: self, in: clip)
      words(facts, from: top, width: width, on: &card)
      return card
    }
  }

  /// Title, description and facts; returns where they end.
  @discardableResult
  private func words(
    _ facts: [(name: String, value: String)], from top: Double, width: Double, on card: inout Card
  ) -> Double {
    let left = CardLayout.margin
    let title = card.text(
      scene.title.isEmpty ? "Untitled" : scene.title, at: Point(left, top),
      .init(68).with(\.weight, .bold).with(\.lines, 2).with(\.minimum, 40), width: width)
    var y = title.maxY + 20
    if !scene.about.isEmpty {
      let style = Card.Style(30).with(\.color, Card.Ink.quiet).with(\.lines, 3)
      y = card.text(scene.about, at: Point(left, y), style.with(\.minimum, 24), width: width).maxY
      y += 44
    }
    for (name, value) in facts {
      card.text(name, at: Point(left, y), .init(26).with(\.color, Card.Ink.quiet), width: 190)
      let style = Card.Style(26).with(\.lines, 4).with(\.minimum, 24)
      y = card.text(value, at: Point(left + 200, y), style, width: width - 200).maxY + 12
    }
    return y
  }

  private var titleFacts: [(name: String, value: String)] {
    let canvas = "canvas \(Self.number(screen.width)) × \(Self.number(screen.height)) pt"
    let overrides = scene.profile.overrides
    var facts = [
      ("device", scene.screen.device?.name ?? canvas),
      (
        "platform",
        "\(scene.platform.name.rawValue) \(Self.number(scene.platform.version)), profile "
          + scene.profile.name.rawValue
          + (overrides.isEmpty ? "" : " with \(overrides.count) changed")
      ),
      ("motion", "\(motionName), \(milliseconds(span.upperBound))"),
      ("scene", String(scene.digest.description.prefix(16))),
      ("renderer", RendererVersion.current),
    ]
    let (measured, assumed) = constants
    if !measured.isEmpty { facts.append(("measured", measured.joined(separator: ", "))) }
    if !assumed.isEmpty { facts.append(("assumed", assumed.joined(separator: ", "))) }
    let own = springs().map { named in
      "\(named.name): response \(Self.number(named.spring.response)), damping "
        + Self.number(named.spring.dampingRatio)
    }
    if measured.isEmpty, assumed.isEmpty, !own.isEmpty {
      facts.append(("chosen", own.joined(separator: ", ")))
    }
    if let fallback = chapter?.fallback { facts.append(("instead", fallback.reason)) }
    return facts
  }
}
