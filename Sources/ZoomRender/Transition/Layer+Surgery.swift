// Changing and taking out layers of a tree.

extension Layer {
  /// Takes out all layers that `matches` says, at any depth, in paint order, each with the map from
  /// its own to this layer's coordinates.
  mutating func extractAll(where matches: (Layer) -> Bool) -> [Layer] {
    var taken: [Layer] = []
    var kept: [Layer] = []
    for child in children {
      if matches(child) {
        taken.append(child)
      } else {
        var copy = child
        for var inner in copy.extractAll(where: matches) {
          inner.transform = inner.transform.then(child.transform)
          taken.append(inner)
        }
        kept.append(copy)
      }
    }
    if !taken.isEmpty { children = kept }
    return taken
  }

  /// The same layer seen through one more map of its parent's coordinates.
  func transformed(by map: Affine) -> Layer {
    var copy = self
    copy.transform = copy.transform.then(map)
    return copy
  }

  /// The same layer with its opacity multiplied.
  func faded(_ factor: Double) -> Layer {
    var copy = self
    copy.opacity *= min(1, max(0, factor))
    return copy
  }

  /// A layer that only holds others, in their parent's coordinates.
  static func group(_ id: NodeID, role: Role, bounds: Rect, _ children: [Layer]) -> Layer {
    Layer(id: id, role: role, bounds: bounds, children: children)
  }

  /// A flat colour over `bounds`.
  static func flat(_ id: NodeID, role: Role, bounds: Rect, _ color: Color) -> Layer {
    Layer(id: id, role: role, bounds: bounds, content: .color(color))
  }
}
