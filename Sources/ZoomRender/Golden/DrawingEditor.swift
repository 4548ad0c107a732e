// Elements' drawing changed back inside their layers' pictures.

/// Applies edits of elements to the draw commands that belong to them.
///
/// A command belongs to the element of its layer that has its outline, else to the smallest one that
/// holds its centre; what belongs to no named element belongs to the layer.
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

  /// The elements that a layer may draw: its own, or those of the layer around it where it has none and
  /// no name; what comes after something that moves has a layer of its own.
  private func elements(of layer: Layer, inherited: [Element]) -> [Element] {
    let own = elements.filter { $0.layer == layer.id }
    guard own.isEmpty, layer.name == nil, let inverse = layer.transform.inverse else { return own }
    return inherited.map { element in
      var element = element
      element.rectInLayer = inverse.apply(to: element.rectInLayer)
      return element
    }
  }

  /// The layer tree with all edits applied.
  func edited(_ layer: Layer) -> Layer { edited(layer, inherited: []) }

  private func edited(_ layer: Layer, inherited: [Element]) -> Layer {
    var copy = layer
    let inside = elements(of: layer, inherited: inherited)
    switch layer.content {
    case .picture(let picture):
      var pass = Pass(elements: inside, edits: edits)
      let commands = pass.edited(picture.commands)
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
    copy.children = layer.children.map { edited($0, inherited: inside) }
    return copy
  }

  /// What an element draws itself.
  struct Drawing {
    /// The flat colours, each once.
    var colors: [ColorSearch.Drawn] = []
    /// Its shadows and blurs in its layer's picture.
    var effects: [LayerEffect] = []
  }

  /// What an element of a frame draws in the pictures of its layers.
  static func drawing(of name: String, in frame: Frame) -> Drawing {
    let editor = DrawingEditor(elements: frame.elements, edits: [])
    var found = Drawing()
    editor.collect(name, frame.root, inherited: [], &found)
    return found
  }

  private func collect(
    _ name: String, _ layer: Layer, inherited: [Element], _ found: inout Drawing
  ) {
    let inside = elements(of: layer, inherited: inherited)
    if case .picture(let picture) = layer.content {
      var pass = Pass(elements: inside, edits: [])
      _ = pass.edited(picture.commands)
      for leaf in pass.leaves where leaf.owner == name {
        _ = leaf.command.mapColor { color in
          let drawn = ColorSearch.Drawn(bytes: color.bytes, alpha: color.alpha)
          if !found.colors.contains(drawn) { found.colors.append(drawn) }
          return color
        }
      }
      found.effects += pass.effects.filter { $0.owner == name }.map(\.effect)
    }
    for child in layer.children { collect(name, child, inherited: inside, &found) }
  }

  /// Room for what moves, in points.
  private static let margin = 64.0

  /// The pass over one picture.
  private struct Pass {
    let elements: [Element]
    let edits: [ElementEdit]
    /// The leaves met so far with whose they are, and the shadows and blurs of groups.
    private(set) var leaves: [(owner: String?, command: DrawCommand)] = []
    private(set) var effects: [(owner: String, effect: LayerEffect)] = []

    init(elements: [Element], edits: [ElementEdit]) {
      self.elements = elements
      self.edits = edits
    }

    mutating func edited(_ commands: [DrawCommand]) -> [DrawCommand] {
      run(commands[...], map: .identity).commands
    }

    /// Edited commands of a balanced list, and the owner that all of it has.
    private mutating func run(
      _ commands: ArraySlice<DrawCommand>, map: Affine
    ) -> (commands: [DrawCommand], owners: Set<String>) {
      var out: [DrawCommand] = []
      var owners: Set<String> = []
      var index = commands.startIndex
      while index < commands.endIndex {
        let command = commands[index]
        guard let end = Self.end(of: index, in: commands) else {
          let owner = owner(of: command, map)
          owners.insert(owner ?? "")
          leaves.append((owner, command))
          out += leaf(command, owner, map)
          index += 1
          continue
        }
        var inner = map
        if case .beginTransform(let own) = command { inner = own.then(map) }
        let body = commands[(index + 1)..<end]
        let part = run(body, map: inner)
        owners.formUnion(part.owners)
        if case .beginGroup(_, _, let own) = command, part.owners.count == 1 {
          effects += own.filter(\.spreads).map { (part.owners.first ?? "", $0) }
        }
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
      if let change = edit.effect,
        case .beginGroup(let opacity, let blendMode, let effects) = begin
      {
        let rest = effects.compactMap { change.applied(to: $0) }
        if rest.isEmpty, opacity == 1, blendMode == .normal { return part.commands }
        return [.beginGroup(opacity: opacity, blendMode: blendMode, effects: rest)] + part.commands
          + [.end]
      }
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

    private func owner(of command: DrawCommand, _ map: Affine) -> String? {
      guard let center = command.center.map(map.apply) else { return nil }
      // Of two of a size the later one is inside.
      let around = elements.reversed().filter { $0.rectInLayer.contains(center) }
      if let box = command.outline.map(map.apply),
        let own = around.first(where: { box.isNear($0.rectInLayer, within: 1) })
      {
        return own.name
      }
      return around.min { $0.rectInLayer.area < $1.rectInLayer.area }?.name
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
        blue: Double(pair.to[2]) / 255, alpha: alpha ?? color.alpha)
    }
    if shift != [0, 0, 0] {
      let channels = zip([result.red, result.green, result.blue], shift).map { value, step in
        step == 0 || value <= 0 || value >= 1
          ? value : max(0, min(1, value + Double(step) / 255))
      }
      (result.red, result.green, result.blue) = (channels[0], channels[1], channels[2])
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

  /// The box of what a leaf fills: the size of a thing, where a stroke or letters are not.
  fileprivate var outline: Rect? {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .image(_, _, let rect, _): rect
    default: nil
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

extension LayerEffect {
  /// True for what draws beyond a thing's own outline.
  var spreads: Bool {
    switch self {
    case .blur, .dropShadow: true
    case .color: false
    }
  }
}

extension ElementEdit.EffectChange {
  /// The effect after the change; nil for none.
  func applied(to effect: LayerEffect) -> LayerEffect? {
    switch (self, effect) {
    case (_, .color): return effect
    case (.none, _): return nil
    case (.sigma(let more), .blur(let sigma)): return .blur(sigma: max(0, sigma + more))
    case (.sigma(let more), .dropShadow(var shadow)):
      shadow.sigma = max(0, shadow.sigma + more)
      return .dropShadow(shadow)
    case (.offset, .blur): return effect
    case (.offset(let more), .dropShadow(var shadow)):
      shadow.offset = Vector(dx: shadow.offset.dx + more.dx, dy: shadow.offset.dy + more.dy)
      return .dropShadow(shadow)
    }
  }
}
