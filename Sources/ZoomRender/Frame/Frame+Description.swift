// Frames and layers as text.

extension Frame: CustomStringConvertible {
  /// The moment, its transitions, its layers (indented, bottom to top) and its elements.
  public var description: String {
    var lines = [
      "frame at \(Dump.number(time)) s, \(Dump.number(size.width))×\(Dump.number(size.height)) pt"
        + ", background \(Dump.color(background))"
    ]
    for transition in transitions {
      let progress = transition.progress.map { "\($0.name) \(Dump.number($0.value))" }
      let head = "transition \(transition.kind.rawValue) \(transition.phase)"
      lines.append(([head] + progress).joined(separator: ", "))
      if let fallback = transition.fallback {
        lines.append("  fallback \(fallback.rule): \(fallback.reason)")
      }
    }
    lines.append(root.dump())
    for element in elements {
      lines.append(
        "element \(element.name) \(Dump.rect(element.rect))"
          + (element.radii.isZero ? "" : " radii \(Dump.radii(element.radii))")
          + (element.opacity == 1 ? "" : " opacity \(Dump.number(element.opacity))"))
    }
    return lines.joined(separator: "\n")
  }
}

extension Layer: CustomStringConvertible {
  /// The same as ``dump(commands:)`` without commands.
  public var description: String { dump() }

  /// The layer and what is in it, one line each, indented by two spaces per level.
  ///
  /// Rectangles are `[x y width height]` in layer coordinates; `at` is the translation, `map` the
  /// whole transform when it does more than move. With `commands`, pictures are printed in full.
  public func dump(commands: Bool = false) -> String {
    var lines: [String] = []
    dump(into: &lines, indent: "", commands: commands)
    return lines.joined(separator: "\n")
  }

  private func dump(into lines: inout [String], indent: String, commands: Bool) {
    var parts = [role.rawValue]
    if let name { parts.append("'\(name)'") }
    parts.append(Dump.rect(bounds))
    if transform.isTranslation {
      if transform != .identity {
        parts.append("at \(Dump.number(transform.tx)) \(Dump.number(transform.ty))")
      }
    } else {
      parts.append("map " + Dump.map(transform))
    }
    if let projection {
      parts.append("projection " + projection.map(Dump.number).joined(separator: " "))
    }
    if let clip { parts.append("clip " + Dump.clip(clip)) }
    if opacity != 1 { parts.append("opacity \(Dump.number(opacity))") }
    if blendMode != .normal { parts.append(blendMode.rawValue) }
    if let shadow { parts.append(Dump.shadow(shadow)) }
    parts += effects.map(Dump.effect)
    parts.append(Dump.content(content))
    lines.append(indent + parts.filter { !$0.isEmpty }.joined(separator: " "))
    if commands, case .picture(let picture) = content {
      picture.dump(into: &lines, indent: indent + "  | ")
    }
    for layer in mask {
      lines.append(indent + "  mask:")
      layer.dump(into: &lines, indent: indent + "    ", commands: commands)
    }
    for child in children {
      child.dump(into: &lines, indent: indent + "  ", commands: commands)
    }
  }
}

extension Picture: CustomStringConvertible {
  /// One command per line; groups are indented.
  public var description: String {
    var lines: [String] = []
    dump(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  fileprivate func dump(into lines: inout [String], indent: String) {
    var depth = 0
    for command in commands {
      if case .end = command {
        depth = max(0, depth - 1)
        continue
      }
      lines.append(indent + String(repeating: "  ", count: depth) + Dump.command(command))
      switch command {
      case .beginTransform, .beginClip, .beginGroup: depth += 1
      case .beginMask(let mask):
        depth += 1
        mask.dump(
          into: &lines, indent: indent + String(repeating: "  ", count: depth) + "mask ")
      default: break
      }
    }
  }
}

/// Texts of single values.
enum Dump {
  /// At most three decimals, no trailing zeros, no exponent.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return sign + "\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + "\(whole)." + digits
  }

  static func rect(_ rect: Rect) -> String {
    "[" + rect.components.map(number).joined(separator: " ") + "]"
  }

  static func point(_ point: Point) -> String { number(point.x) + "," + number(point.y) }

  static func map(_ map: Affine) -> String {
    [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: " ")
  }

  static func radii(_ radii: CornerRadii) -> String {
    radii.isUniform
      ? number(radii.topLeading) : radii.components.map(number).joined(separator: "/")
  }

  /// `#RRGGBB`, with `@alpha` unless opaque.
  static func color(_ color: Color) -> String {
    func byte(_ value: Double) -> String {
      let clamped = value.isNaN ? 0 : max(0, min(255, (value * 255).rounded()))
      let text = String(Int(clamped), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let hex = "#" + byte(color.red) + byte(color.green) + byte(color.blue)
    return color.alpha == 1 ? hex : hex + "@" + number(color.alpha)
  }

  static func clip(_ clip: ClipShape) -> String {
    switch clip {
    case .rect(let area): rect(area)
    case .rounded(let area, let corner, let style):
      "\(rect(area)) r \(radii(corner)) \(style.rawValue)"
    case .path(let path): "path \(rect(path.controlBounds))"
    }
  }

  static func shadow(_ shadow: LayerShadow) -> String {
    "shadow \(color(shadow.color)) σ \(number(shadow.sigma)) "
      + "+\(number(shadow.offset.dx)),\(number(shadow.offset.dy))"
  }

  static func effect(_ effect: LayerEffect) -> String {
    switch effect {
    case .blur(let sigma): "blur σ \(number(sigma))"
    case .color(let effect, let resolved): "\(effect)" + (resolved.map { " " + color($0) } ?? "")
    case .dropShadow(let value): "drop " + shadow(value)
    }
  }

  static func content(_ content: Layer.Content) -> String {
    switch content {
    case .none: return ""
    case .picture(let picture):
      return "picture \(picture.commands.count) \(rect(picture.bounds))"
    case .color(let fill): return "color \(color(fill))"
    case .backdrop(let effect):
      let kind =
        switch effect.kind {
        case .material(let material): "material \(material.rawValue)"
        case .glass(let variant): "glass \(variant.rawValue)"
        case .sheet: "glass of a sheet"
        case .blur: "blur"
        }
      return "backdrop \(kind) \(clip(effect.shape))"
        + (effect.tint.map { " tint \(color($0))" } ?? "")
        + effect.neighbours.map { " joined with \(clip($0.shape))" }.joined()
    case .embedded(let embedded): return "frame at \(number(embedded.frame.time)) s"
    }
  }

  static func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(let fill): return color(fill)
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\(number($0.location)) \(color($0.color))" }
      let shape =
        switch gradient.geometry {
        case .linear(let start, let end): "linear \(point(start)) → \(point(end))"
        case .radial(let center, let from, let to, _):
          "radial \(point(center)) \(number(from))…\(number(to))"
        case .angular(let center, let from, let to):
          "angular \(point(center)) \(number(from))…\(number(to))"
        }
      return "\(shape) (\(stops.joined(separator: ", ")))"
    }
  }

  static func command(_ command: DrawCommand) -> String {
    switch command {
    case .fill(let path, let fill, _): "fill \(rect(path.controlBounds)) \(paint(fill))"
    case .stroke(let path, let style, let fill):
      "stroke \(rect(path.controlBounds)) \(number(style.lineWidth)) \(paint(fill))"
    case .glyphs(let run, let origin, let fill):
      "glyphs \(run.glyphs.count) at \(point(origin)) \(paint(fill))"
    case .image(_, let source, let target, let opacity):
      "image \(rect(source)) in \(rect(target))"
        + (opacity == 1 ? "" : " opacity \(number(opacity))")
    case .beginTransform(let value): "transform \(map(value))"
    case .beginClip(let path, _): "clip \(rect(path.controlBounds))"
    case .beginGroup(let opacity, let mode, let effects):
      (["group opacity \(number(opacity))"] + (mode == .normal ? [] : [mode.rawValue])
        + effects.map(effect)).joined(separator: " ")
    case .beginMask: "mask"
    case .end: "end"
    }
  }
}
