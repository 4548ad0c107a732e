// Elements' drawing changed back inside their layers' pictures.

/// Applies edits of elements to the draw commands that belong to them.
///
/// A command belongs to the smallest element of its layer that holds the command's centre; what
/// belongs to no named element belongs to the layer.
struct DrawingEditor {
  private let elements: [Element]
  private let edits: [ElementEdit]

  /// - Parameter elements: of the frame; later ones of a name are called as in a ``MotionTable``.
  init(elements: [Element], edits: [ElementEdit]) {
    var seen: [String: Int] = [:]
    self.elements = elements.map { element in
      var element = element
      let count = (seen[element.name] ?? 0) + 1
      seen[element.name] = count
      element.name = MotionTable.elementName(element.name, count)
      return element
    }
    self.edits = edits
  }

  /// The layer tree with all edits applied.
  func edited(_ layer: Layer) -> Layer {
    var copy = layer
    let inside = elements.filter { $0.layer == layer.id }
    switch layer.content {
    case .picture(let picture):
      let commands = Pass(elements: inside, edits: edits).edited(picture.commands)
      if commands != picture.commands {
        copy.content = .picture(
          Picture(
            commands: commands,
            bounds: edits.contains(where: \.moves)
              ? picture.bounds.inset(by: -Self.margin) : picture.bounds,
            restingScale: picture.restingScale))
      }
    case .color(let color):
      for edit in edits where edit.element == nil || edit.element == layer.name {
        copy.content = edit.isHidden ? .none : .color(edit.recolored(color))
      }
    case .none, .backdrop, .embedded: break
    }
    copy.children = layer.children.map(edited)
    return copy
  }

  /// Room for what moves, in points.
  private static let margin = 64.0

  /// The pass over one picture.
  private struct Pass {
    let elements: [Element]
    let edits: [ElementEdit]

    func edited(_ commands: [DrawCommand]) -> [DrawCommand] {
      run(commands[...], map: .identity).commands
    }

    /// Edited commands of a balanced list, and the owner that all of it has.
    private func run(
      _ commands: ArraySlice<DrawCommand>, map: Affine
    ) -> (commands: [DrawCommand], owners: Set<String>) {
      var out: [DrawCommand] = []
      var owners: Set<String> = []
      var index = commands.startIndex
      while index < commands.endIndex {
        let command = commands[index]
        guard let end = Self.end(of: index, in: commands) else {
          let owner = command.center.flatMap { self.owner(of: map.apply(to: $0)) }
          owners.insert(owner ?? "")
          out += leaf(command, owner, map)
          index += 1
          continue
        }
        var inner = map
        if case .beginTransform(let own) = command { inner = own.then(map) }
        let body = commands[(index + 1)..<end]
        let part = run(body, map: inner)
        owners.formUnion(part.owners)
        out += group(command, body, part, map)
        index = end + 1
      }
      return (out, owners)
    }

    /// A group that belongs to one element moves as a whole, with its clip.
    private func group(
      _ begin: DrawCommand, _ body: ArraySlice<DrawCommand>,
      _ part: (commands: [DrawCommand], owners: Set<String>), _ map: Affine
    ) -> [DrawCommand] {
      guard part.owners.count == 1, let owner = part.owners.first,
        let edit = edits.first(where: { $0.element == owner })
      else { return [begin] + part.commands + [.end] }
      if edit.isHidden { return [] }
      var begin = begin
      if case .beginClip(let path, let rule) = begin {
        begin = .beginClip(edit.reshaped(path), usesEvenOddRule: rule)
      }
      if edit.opacity != 1, case .beginGroup(let opacity, let blendMode, let effects) = begin,
        opacity < 1
      {
        // The element's own opacity is the group's.
        let restored = MotionExplainer.rounded(min(1, opacity * edit.opacity))
        return [.beginGroup(opacity: restored, blendMode: blendMode, effects: effects)] + body
          + [.end]
      }
      guard edit.offset != .zero, let shift = Self.shift(edit.offset, map) else {
        return [begin] + part.commands + [.end]
      }
      let plain = body.map { $0.mapColor(edit.recolored).mapPath(edit.reshaped) }
      return [.beginTransform(shift), begin] + plain + [.end, .end]
    }

    private func leaf(_ command: DrawCommand, _ owner: String?, _ map: Affine) -> [DrawCommand] {
      var out = [command]
      for edit in edits where edit.element == nil || edit.element == owner {
        if edit.isHidden { return [] }
        let reshaped = command.mapPath(edit.reshaped)
        // What is no outline of a thing of another size stays in its middle.
        let follows = edit.outline != nil && reshaped == command
        out = (follows ? [command] : [reshaped]).map { $0.mapColor(edit.recolored) }
        if follows, edit.centerOffset != .zero, let shift = Self.shift(edit.centerOffset, map) {
          out = [.beginTransform(shift)] + out + [.end]
        }
        if edit.offset != .zero, let shift = Self.shift(edit.offset, map) {
          out = [.beginTransform(shift)] + out + [.end]
        }
      }
      return out
    }

    /// A displacement in picture points as a map inside `map`.
    private static func shift(_ offset: Vector, _ map: Affine) -> Affine? {
      map.inverse.map { map.then(.translation(offset)).then($0) }
    }

    private func owner(of point: Point) -> String? {
      elements.filter { $0.rectInLayer.contains(point) }
        .min { $0.rectInLayer.area < $1.rectInLayer.area }?.name
    }

    /// The place of the `end` of a group that begins at `index`; nil when none begins there.
    private static func end(of index: Int, in commands: ArraySlice<DrawCommand>) -> Int? {
      guard commands[index].beginsGroup else { return nil }
      var depth = 0
      for place in index..<commands.endIndex {
        if commands[place].beginsGroup { depth += 1 }
        if commands[place] == .end {
          depth -= 1
          if depth == 0 { return place }
        }
      }
      return nil
    }
  }
}

extension Rect {
  /// Square points.
  fileprivate var area: Double { width * height }
}

extension ElementEdit {
  /// A colour after the edit.
  func recolored(_ color: Color) -> Color {
    var result = color
    if let pair = self.color, color.bytes == pair.from {
      result = Color(
        red: Double(pair.to[0]) / 255, green: Double(pair.to[1]) / 255,
        blue: Double(pair.to[2]) / 255, alpha: color.alpha)
    }
    if opacity != 1 { result.alpha = min(1, result.alpha * opacity) }
    return result
  }
}

extension Color {
  /// Red, green and blue in steps of 1/255.
  var bytes: [UInt8] {
    [red, green, blue].map { UInt8(max(0, min(255, ($0 * 255).rounded()))) }
  }
}

extension DrawCommand {
  /// The command with what it fills or strokes changed.
  func mapPath(_ change: (Path) -> Path) -> DrawCommand {
    switch self {
    case .fill(let path, let paint, let rule):
      .fill(change(path), paint, usesEvenOddRule: rule)
    case .stroke(let path, let style, let paint): .stroke(change(path), style, paint)
    default: self
    }
  }

  /// True when an `end` belongs to it.
  var beginsGroup: Bool {
    switch self {
    case .beginTransform, .beginClip, .beginGroup, .beginMask: true
    case .fill, .stroke, .glyphs, .image, .end: false
    }
  }

  /// The middle of what a leaf draws.
  var center: Point? {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _): return path.controlBounds.center
    case .image(_, _, let rect, _): return rect.center
    case .glyphs(let run, let origin, _):
      guard let first = run.positions.first, let last = run.positions.last else { return nil }
      // A third of the size above the baseline is the middle of most letters.
      return Point(
        origin.x + (first.x + last.x + run.face.size * 0.5) / 2,
        origin.y + first.y - run.face.size / 3)
    case .beginTransform, .beginClip, .beginGroup, .beginMask, .end: return nil
    }
  }
}
