// Cuts large pictures into tiles, so that only what is seen is rasterized.

/// Splits the picture of a long layer into bands.
enum Tiling {
  /// Length of a tile along either axis, in points; pictures up to twice as long stay whole.
  static let length = 512.0

  /// The layer with its own picture, and those of its slices, as tiles of their own.
  ///
  /// A tile's id is the picture's layer's id with the part `tile<column>,<row>`; tiles lie on the
  /// grid of ``length``, so that a change of the content changes few of them.
  static func split(_ layer: Layer) -> Layer {
    var result = layer
    var pieces: [Layer] = []
    if case .picture(let picture) = layer.content, let tiles = tiles(of: picture, id: layer.id) {
      result.content = .none
      pieces += tiles
    }
    for child in layer.children {
      if case .picture(let picture) = child.content, child.role == .view, child.children.isEmpty,
        child.isPlain, let tiles = tiles(of: picture, id: child.id)
      {
        pieces += tiles
      } else {
        pieces.append(child)
      }
    }
    result.children = pieces
    return result
  }

  private static func tiles(of picture: Picture, id: NodeID) -> [Layer]? {
    let bounds = picture.bounds
    guard bounds.isFinite, bounds.width > 2 * length || bounds.height > 2 * length,
      bounds.minX.magnitude < 1e9, bounds.minY.magnitude < 1e9
    else { return nil }
    // The limits of a canvas and of a scroll view's content keep the grid small.
    guard bounds.width / length < 512, bounds.height / length < 4096 else { return nil }
    let columns = cells(bounds.minX, bounds.maxX)
    let rows = cells(bounds.minY, bounds.maxY)
    let items = picture.items
    var tiles: [Layer] = []
    for row in rows {
      for column in columns {
        let cell = Rect(
          x: Double(column) * length, y: Double(row) * length, width: length, height: length
        ).intersection(bounds)
        guard !cell.isEmpty else { continue }
        var commands: [DrawCommand] = []
        for item in items where item.bounds.intersects(cell) {
          commands += picture.commands[item.range]
        }
        guard !commands.isEmpty else { continue }
        tiles.append(
          Layer(
            id: id.child(part: "tile\(column),\(row)"), role: .view, bounds: cell,
            content: .picture(
              Picture(
                commands: commands, bounds: cell, restingScale: picture.restingScale))))
      }
    }
    return tiles
  }

  private static func cells(_ low: Double, _ high: Double) -> ClosedRange<Int> {
    let first = Int((low / length).rounded(.down))
    return first...max(first, Int((high / length).rounded(.up)) - 1)
  }
}

extension Layer {
  /// True when the layer only draws: no transform, clip or effect of its own.
  fileprivate var isPlain: Bool {
    transform == .identity && projection == nil && clip == nil && mask.isEmpty && opacity == 1
      && shadow == nil && effects.isEmpty && blendMode == .normal
  }
}

extension Picture {
  /// A command that stands alone, or a group with everything in it.
  struct Item {
    var range: Range<Int>
    var bounds: Rect
  }

  /// The picture's top level, with boxes.
  var items: [Item] {
    var items: [Item] = []
    var start = 0
    var depth = 0
    for index in commands.indices {
      switch commands[index] {
      case .beginTransform, .beginClip, .beginGroup, .beginMask: depth += 1
      case .end: depth -= 1
      default: break
      }
      guard depth == 0 else { continue }
      items.append(
        Item(range: start..<index + 1, bounds: PictureBounds.of(commands[start...index])))
      start = index + 1
    }
    return items
  }
}

/// The box that a run of balanced commands touches.
enum PictureBounds {
  static func of(_ commands: ArraySlice<DrawCommand>) -> Rect {
    var recorder = PictureRecorder()
    for command in commands {
      switch command {
      case .beginTransform, .beginClip, .beginGroup, .beginMask: recorder.begin(command)
      case .end: recorder.end()
      default: recorder.draw(command, in: command.ownExtent)
      }
    }
    return recorder.finish()?.bounds ?? .zero
  }
}

extension DrawCommand {
  /// A box that contains what a single drawing command draws.
  var ownExtent: Rect {
    switch self {
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, let style, _): path.controlBounds.inset(by: -2 * style.lineWidth)
    case .glyphs(let run, let origin, _):
      // A glyph stays within twice the font's size of its origin.
      run.positions.reduce(Rect?.none) { box, position in
        let dot = Rect(
          x: origin.x + position.x, y: origin.y + position.y, width: 0, height: 0
        ).inset(by: -2 * run.face.size)
        return box?.union(dot) ?? dot
      } ?? .zero
    case .image(_, _, let rect, _): rect
    default: .zero
    }
  }
}
