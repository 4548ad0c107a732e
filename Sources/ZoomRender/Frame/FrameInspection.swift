// A frame as a hierarchy dump in screen points, for people and for programs.

import Glibc

/// What `inspect` prints: every layer and element of a frame where it is on screen.
package struct FrameInspection {
  package let frame: Frame

  package init(_ frame: Frame) { self.frame = frame }

  // MARK: JSON

  /// `{"time", "transition"?, "transitions", "layers", "elements", …}`; lengths in screen points with
  /// at most six decimals, rects as `[x, y, width, height]`, radii clockwise from top-leading.
  package var json: String {
    var fields = ["\"time\":\(JSONText.number(frame.time, digits: 6))"]
    fields.append("\"size\":[\(number(frame.size.width)),\(number(frame.size.height))]")
    if let top = frame.transitions.last { fields.append("\"transition\":\(json(top))") }
    fields.append("\"transitions\":[\(frame.transitions.map(json).joined(separator: ","))]")
    fields.append("\"layers\":[\(json(frame.root, ScreenPlace()))]")
    fields.append("\"elements\":[\(frame.elements.map(json).joined(separator: ","))]")
    if !frame.feedback.isEmpty {
      let names = frame.feedback.map(JSONText.quoted).joined(separator: ",")
      fields.append("\"feedback\":[\(names)]")
    }
    let focus = frame.accessibilityFocus.map(JSONText.quoted) ?? "null"
    fields.append("\"accessibilityFocus\":\(focus)")
    return "{\(fields.joined(separator: ","))}"
  }

  private func json(_ record: TransitionRecord) -> String {
    var fields = [
      "\"kind\":\(JSONText.quoted(record.kind.rawValue))",
      "\"phase\":\(JSONText.quoted(record.phase))",
      "\"startTime\":\(JSONText.number(record.startTime, digits: 6))",
    ]
    let progress = record.progress.map { "\(JSONText.quoted($0.name)):\(number($0.value))" }
    fields.append("\"progress\":{\(progress.joined(separator: ","))}")
    if let from = record.from { fields.append("\"from\":\(json(from))") }
    if let to = record.to { fields.append("\"to\":\(json(to))") }
    if !record.participants.isEmpty {
      let named = record.participants.map {
        "\(JSONText.quoted($0.part)):\(JSONText.quoted($0.name))"
      }
      fields.append("\"participants\":{\(named.joined(separator: ","))}")
    }
    if let fallback = record.fallback {
      fields.append(
        "\"fallback\":{\"rule\":\(JSONText.quoted(fallback.rule)),"
          + "\"reason\":\(JSONText.quoted(fallback.reason))}")
    }
    if let location = record.origin.location {
      fields.append("\"line\":\(location.line)")
    }
    return "{\(fields.joined(separator: ","))}"
  }

  private func json(_ layer: Layer, _ above: ScreenPlace) -> String {
    let here = above.inside(layer)
    var fields = ["\"role\":\(JSONText.quoted(layer.role.rawValue))"]
    if let name = layer.name { fields.append("\"name\":\(JSONText.quoted(name))") }
    fields.append("\"rect\":\(json(here.rect(of: layer.bounds)))")
    fields.append("\"scale\":\(number(here.scale))")
    fields.append("\"radii\":[\(here.radii(of: layer).map(number).joined(separator: ","))]")
    fields.append("\"opacity\":\(number(layer.opacity))")
    if here.radians != 0 { fields.append("\"radians\":\(number(here.radians))") }
    if let shadow = layer.shadow {
      fields.append(
        "\"shadow\":{\"opacity\":\(number(shadow.color.alpha)),"
          + "\"sigma\":\(number(shadow.sigma * here.scale)),"
          + "\"offset\":[\(number(shadow.offset.dx * here.scale)),"
          + "\(number(shadow.offset.dy * here.scale))]}")
    }
    if let clip = layer.clip { fields.append("\"clip\":\(json(here.rect(of: clip.bounds)))") }
    if let color = layer.flatColor {
      fields.append("\"color\":[\(color.map(number).joined(separator: ","))]")
    }
    for effect in layer.effects {
      if case .blur(let sigma) = effect {
        fields.append("\"blur\":\(number(sigma * here.scale))")
      }
    }
    fields.append("\"velocity\":[\(number(layer.velocity.dx)),\(number(layer.velocity.dy))]")
    let children = layer.children.map { json($0, here) }
    fields.append("\"children\":[\(children.joined(separator: ","))]")
    return "{\(fields.joined(separator: ","))}"
  }

  private func json(_ element: Element) -> String {
    var fields = [
      "\"name\":\(JSONText.quoted(element.name))", "\"rect\":\(json(element.rect))",
      "\"radii\":[\(element.radii.components.map(number).joined(separator: ","))]",
      "\"opacity\":\(number(element.opacity))",
      "\"velocity\":[\(number(element.velocity.dx)),\(number(element.velocity.dy))]",
    ]
    if let text = element.text { fields.append("\"text\":\(JSONText.quoted(text))") }
    return "{\(fields.joined(separator: ","))}"
  }

  private func json(_ rect: Rect) -> String {
    "[\(rect.components.map(number).joined(separator: ","))]"
  }

  private func number(_ value: Double) -> String { JSONText.number(value, digits: 6) }

  // MARK: Text

  /// An indented dump: one line per layer, then the elements.
  package var text: String {
    var lines = ["\(Dump.number(frame.time)) s"]
    for record in frame.transitions {
      let progress = record.progress.map { "\($0.name) \(Dump.number($0.value))" }
      lines.append(
        "transition \(record.kind.rawValue) (\(record.phase)) "
          + progress.joined(separator: ", "))
      if !record.participants.isEmpty {
        let named = record.participants.map { "\($0.part) '\($0.name)'" }
        lines.append("  " + named.joined(separator: ", "))
      }
      if let from = record.from, let to = record.to {
        lines.append("  from \(Dump.rect(from)) to \(Dump.rect(to))")
      }
      if let fallback = record.fallback {
        lines.append("  instead: \(fallback.reason) [\(fallback.rule)]")
      }
    }
    lines.append("accessibility focus " + (frame.accessibilityFocus.map { "'\($0)'" } ?? "none"))
    add(frame.root, ScreenPlace(), "", &lines)
    lines.append("elements")
    for element in frame.elements {
      var parts = ["  \(element.name)", Dump.rect(element.rect)]
      if !element.radii.isZero { parts.append("radii \(Dump.radii(element.radii))") }
      if element.opacity != 1 { parts.append("opacity \(Dump.number(element.opacity))") }
      if element.velocity != .zero {
        parts.append(
          "velocity \(Dump.number(element.velocity.dx)),\(Dump.number(element.velocity.dy))")
      }
      lines.append(parts.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  private func add(_ layer: Layer, _ above: ScreenPlace, _ indent: String, _ lines: inout [String])
  {
    let here = above.inside(layer)
    var parts = [indent + layer.role.rawValue]
    if let name = layer.name { parts.append("'\(name)'") }
    parts.append(Dump.rect(here.rect(of: layer.bounds)))
    if here.scale != 1 { parts.append("scale \(Dump.number(here.scale))") }
    let radii = here.radii(of: layer)
    if radii.contains(where: { $0 != 0 }) {
      parts.append("radii " + radii.map(Dump.number).joined(separator: "/"))
    }
    if layer.opacity != 1 { parts.append("opacity \(Dump.number(layer.opacity))") }
    if let shadow = layer.shadow { parts.append(Dump.shadow(shadow)) }
    parts += layer.effects.map(Dump.effect)
    let content = Dump.content(layer.content)
    if !content.isEmpty { parts.append(content) }
    lines.append(parts.joined(separator: " "))
    for child in layer.children { add(child, here, indent + "  ", &lines) }
  }
}

/// Where a layer's coordinates are on screen.
private struct ScreenPlace {
  var map = Affine.identity

  func inside(_ layer: Layer) -> ScreenPlace { ScreenPlace(map: layer.transform.then(map)) }

  func rect(of rect: Rect) -> Rect { map.apply(to: rect) }
  var scale: Double { map.meanScale }

  /// Clockwise turn.
  var radians: Double { map.b == 0 && map.a >= 0 ? 0 : atan2(map.b, map.a) }

  func radii(of layer: Layer) -> [Double] {
    guard case .rounded(_, let radii, _)? = layer.clip else { return [0, 0, 0, 0] }
    return (radii * scale).components
  }
}

extension Layer {
  fileprivate var flatColor: [Double]? {
    guard case .color(let color) = content else { return nil }
    return [color.red, color.green, color.blue, color.alpha]
  }
}
