// What a reel shows, for programs.

extension Reel {
  /// The reel's description: a row for each card with its texts, and every number of the review.
  public func json(_ plan: ReelPlan) -> String {
    let subject = plan.subject
    let springs = subject.springs().map { named -> String in
      let spring = named.spring
      let fields = [
        ("response", spring.response), ("dampingRatio", spring.dampingRatio),
        ("duration", spring.duration), ("bounce", spring.bounce), ("mass", spring.mass),
        ("stiffness", spring.stiffness), ("damping", spring.damping),
        ("settlingDuration", spring.settlingDuration), ("overshoot", spring.overshoot),
      ].map { "\"\($0.0)\":\(JSONText.number($0.1, digits: 6))" }
      return "{\"name\":\(JSONText.quoted(named.name)),\(fields.joined(separator: ",")),"
        + "\"swiftUI\":\(JSONText.quoted(spring.code.swiftUI)),"
        + "\"compose\":\(JSONText.quoted(spring.code.compose)),"
        + "\"css\":\(JSONText.quoted(spring.code.css))}"
    }
    let moments = subject.keyMoments().map {
      "{\"name\":\(JSONText.quoted($0.name)),\"time\":\(Self.number($0.time))}"
    }
    let rows = subject.specRows().map { row in
      let fields = [
        ("element", row.name), ("what", row.what), ("change", row.change), ("moves", row.time),
        ("peak", row.peak),
      ].map { "\"\($0.0)\":\(JSONText.quoted($0.1))" }
      return "{\(fields.joined(separator: ","))}"
    }
    let (measured, assumed) = subject.constants
    func list(_ names: [String]) -> String {
      "[" + names.map(JSONText.quoted).joined(separator: ",") + "]"
    }
    var parts = [
      "\"schema\":\"zoom-render/reel/1\"", "\"title\":\(JSONText.quoted(subject.scene.title))",
      "\"scene\":\"\(subject.scene.digest)\"",
      "\"renderer\":\(JSONText.quoted(RendererVersion.current))",
      "\"framesPerSecond\":\(Self.framesPerSecond)", "\"frames\":\(frameCount)",
      "\"duration\":\(Self.number(duration))",
      "\"cards\":[\n\(cards.indices.map(row).joined(separator: ",\n"))]",
      "\"motion\":{\"name\":\(JSONText.quoted(subject.motionName)),"
        + "\"start\":\(Self.number(subject.span.lowerBound)),"
        + "\"end\":\(Self.number(subject.span.upperBound)),"
        + "\"moments\":[\(moments.joined(separator: ","))]}",
      "\"constants\":{\"measured\":\(list(measured)),\"assumed\":\(list(assumed))}",
      "\"springs\":[\(springs.joined(separator: ",\n"))]",
      "\"specification\":[\(rows.joined(separator: ",\n"))]",
      "\"story\":\(MotionStory(subject.timeline).json)",
    ]
    if let recording = plan.recording { parts.append("\"recording\":\(recording.json)") }
    if let rival = plan.rival, let comparison = plan.comparison {
      parts.append(
        "\"comparison\":{\"a\":\(JSONText.quoted(plan.name)),\"b\":\(JSONText.quoted(rival.name)),"
          + "\"sync\":\"\(plan.sync.rawValue)\",\"errors\":\(comparison.json)}")
    }
    return "{" + parts.joined(separator: ",\n") + "}\n"
  }

  private func row(_ index: Int) -> String {
    let card = cards[index]
    let texts = card.card(at: card.stillTime).texts.map { box -> String in
      let rect = box.rect.components.map { JSONText.number($0, digits: 2) }.joined(separator: ",")
      return "{\"text\":\(JSONText.quoted(box.text)),\"rect\":[\(rect)],"
        + "\"size\":\(JSONText.number(box.size, digits: 2))}"
    }
    return "{\"name\":\(JSONText.quoted(card.name)),\"title\":\(JSONText.quoted(card.title)),"
      + "\"still\":\(JSONText.quoted(stillName(index))),\"stillTime\":\(Self.number(card.stillTime)),"
      + "\"start\":\(Self.number(starts[index])),\"duration\":\(Self.number(card.duration)),"
      + "\"texts\":[\(texts.joined(separator: ","))]}"
  }

  private static func number(_ value: Double) -> String { JSONText.number(value, digits: 6) }
}
