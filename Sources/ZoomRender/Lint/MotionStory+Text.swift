// The story of a scene's motion as text and as JSON.

extension MotionStory {
  /// A paragraph for each transition.
  package var text: String {
    if chapters.isEmpty { return "nothing moves from one screen or view to another\n" }
    return chapters.map(Self.text).joined(separator: "\n")
  }

  private static func text(of chapter: Chapter) -> String {
    var time = "\(seconds(chapter.start)) to \(seconds(chapter.end))"
    if chapter.end.isFinite { time += " (\(seconds(chapter.end - chapter.start)))" }
    var lines = ["\(time): \(sentence(chapter))"]
    if let from = chapter.from, let to = chapter.to {
      lines.append("  from \(Dump.rect(from)) to \(Dump.rect(to))")
    }
    if let fallback = chapter.fallback {
      lines.append("  instead of what was asked for: \(fallback.reason) [\(fallback.rule)]")
    }
    if let place = chapter.origin.location { lines.append("  asked for at \(place)") }
    lines += chapter.participants.map { "  \($0)" }
    lines += chapter.constants.map {
      "  \($0.name) = \($0.value): \($0.about) (\($0.confidence): \($0.source))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sentence(_ chapter: Chapter) -> String {
    let what =
      switch chapter.style {
      case "zoom": "a zoom"
      case "push": "the default push"
      case "crossFade": "a cross-fade"
      case "phases": "a transition made of phases"
      case "sheet": "the sheet's own transition"
      case "cover": "the cover's own transition"
      case "alert": "the alert's own transition"
      case "animation": "an animated change of one screen"
      case "hero": "a hero of matched geometry"
      default: "a cut"
      }
    return "\(chapter.phase) runs as \(what)"
  }

  private static func seconds(_ time: Double) -> String {
    time.isFinite ? JSONText.number(time, digits: 3) + " s" : "the end"
  }

  /// `{"transitions": [{"phase", "style", "start", "end"?, "from"?, "to"?, …}]}`.
  package var json: String {
    "{\"transitions\":[" + chapters.map(Self.json).joined(separator: ",") + "]}"
  }

  private static func json(of chapter: Chapter) -> String {
    func rect(_ rect: Rect) -> String {
      "[" + rect.components.map { JSONText.number($0, digits: 6) }.joined(separator: ",") + "]"
    }
    var fields = [
      "\"phase\":\(JSONText.quoted(chapter.phase))", "\"style\":\(JSONText.quoted(chapter.style))",
      "\"start\":\(JSONText.number(chapter.start, digits: 6))",
    ]
    if chapter.end.isFinite {
      fields.append("\"end\":\(JSONText.number(chapter.end, digits: 6))")
      let length = chapter.end - chapter.start
      fields.append("\"duration\":\(JSONText.number(length, digits: 6))")
    }
    if let from = chapter.from { fields.append("\"from\":\(rect(from))") }
    if let to = chapter.to { fields.append("\"to\":\(rect(to))") }
    if let fallback = chapter.fallback {
      fields.append(
        "\"fallback\":{\"rule\":\(JSONText.quoted(fallback.rule)),"
          + "\"reason\":\(JSONText.quoted(fallback.reason))}")
    }
    fields.append("\"path\":\(JSONText.quoted(chapter.origin.path))")
    if let place = chapter.origin.location {
      fields.append("\"location\":\(place.json)")
    }
    let words = chapter.participants.map(JSONText.quoted).joined(separator: ",")
    fields.append("\"participants\":[\(words)]")
    let constants = chapter.constants.map {
      "{\"name\":\(JSONText.quoted($0.name)),\"value\":\(JSONText.quoted($0.value)),"
        + "\"about\":\(JSONText.quoted($0.about)),\"source\":\(JSONText.quoted($0.source)),"
        + "\"confidence\":\(JSONText.quoted($0.confidence))}"
    }
    fields.append("\"constants\":[\(constants.joined(separator: ","))]")
    return "{\(fields.joined(separator: ","))}"
  }
}
