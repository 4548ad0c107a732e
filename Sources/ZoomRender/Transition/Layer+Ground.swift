// The colour or gradient that a screen is painted on.

extension Layer {
  /// What the tree paints over a whole rectangle before anything else, in the parent's coordinates:
  /// one opaque fill, without what lies on it. Nil when its first painting leaves some of the
  /// rectangle open or see-through.
  ///
  /// - Complexity: O(layers and commands before the first that does not cover the rectangle).
  func ground(covering rect: Rect) -> Picture? {
    var search = GroundSearch()
    search.visit(self, rect)
    return search.ground.map { Picture(commands: $0, bounds: rect) }
  }
}

/// A walk in painting order that stops at the first thing that does not cover everything.
private struct GroundSearch {
  private(set) var ground: [DrawCommand]?
  private var hasStopped = false

  /// `rect` is in the layer's parent's coordinates.
  mutating func visit(_ layer: Layer, _ rect: Rect) {
    guard !hasStopped else { return }
    let shift = Vector(dx: layer.transform.tx, dy: layer.transform.ty)
    let local = rect.offset(by: shift * -1)
    let isPlain =
      layer.opacity == 1 && layer.effects.isEmpty && layer.mask.isEmpty
      && layer.projection == nil && layer.blendMode == .normal && layer.transform.isTranslation
    guard isPlain, layer.clip.map({ $0.bounds.covers(local) }) ?? true else {
      hasStopped = layer.paints
      return
    }
    let outer = ground
    ground = nil
    switch layer.content {
    case .none: break
    case .color(let color): fill(Path(rect: layer.bounds), .color(color), local)
    case .picture(let picture): visit(picture.commands, local)
    default: hasStopped = true
    }
    for child in layer.children { visit(child, local) }
    ground = ground.map { [.beginTransform(.translation(shift))] + $0 + [.end] } ?? outer
  }

  private mutating func visit(_ commands: [DrawCommand], _ rect: Rect) {
    var map = Affine.identity
    var maps: [Affine] = []
    for command in commands where !hasStopped {
      switch command {
      case .beginTransform(let inner):
        maps.append(map)
        map = inner.then(map)
      case .beginClip(let path, _):
        maps.append(map)
        if !path.applying(map).covers(rect) { hasStopped = true }
      case .end: map = maps.popLast() ?? map
      case .fill(let path, let paint, _):
        guard map.isTranslation else { hasStopped = true; break }
        fill(path, paint, rect, map)
      default: hasStopped = true
      }
    }
  }

  private mutating func fill(
    _ path: Path, _ paint: Paint, _ rect: Rect, _ map: Affine = .identity
  ) {
    guard path.applying(map).covers(rect), paint.isOpaque else { return hasStopped = true }
    // The gradient goes on as its edges do where it ends a fraction of a pixel short.
    ground = [
      .beginTransform(map),
      .fill(Path(rect: path.controlBounds.union(rect)), paint, usesEvenOddRule: false), .end,
    ]
  }
}

extension Layer {
  /// True when the tree paints something.
  fileprivate var paints: Bool {
    switch content {
    case .none: children.contains(where: \.paints)
    case .picture(let picture) where picture.commands.isEmpty: children.contains(where: \.paints)
    default: true
    }
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    }
  }
}

extension Path {
  /// True for a rectangle that covers another.
  fileprivate func covers(_ rect: Rect) -> Bool {
    controlBounds.covers(rect) && elements == Path(rect: controlBounds).elements
  }
}

extension Rect {
  /// True when no part of the other is farther outside than half a point.
  func covers(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && minY <= other.minY + 0.5 && maxX >= other.maxX - 0.5
      && maxY >= other.maxY - 0.5
  }
}
