// Searching and rearranging layer trees.

extension Layer {
  /// The first layer with that id, in drawing order; nil when there is none.
  public func find(_ id: NodeID) -> Layer? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// The layers from this one to the first of that id, both included; nil when there is none.
  func path(to id: NodeID) -> [Layer]? {
    if self.id == id { return [self] }
    for child in children {
      if let inner = child.path(to: id) { return [self] + inner }
    }
    return nil
  }

  /// The map from the first layer of that id to this layer's coordinates (own transform of `self`
  /// excluded); nil when there is none. Projections count as their plane part only.
  public func transform(from id: NodeID) -> Affine? {
    if self.id == id { return .identity }
    for child in children {
      if let inner = child.transform(from: id) { return inner.then(child.transform) }
    }
    return nil
  }

  /// The tree with each layer of that id replaced by what `body` makes of it; nil removes it.
  public func replacing(_ id: NodeID, with body: (Layer) -> Layer?) -> Layer {
    var copy = self
    copy.children = children.compactMap { child in
      child.id == id ? body(child) : child.replacing(id, with: body)
    }
    return copy
  }

  /// The tree without the layers of that id.
  public func removing(_ id: NodeID) -> Layer { replacing(id) { _ in nil } }

  /// Every layer of the tree with that role, in drawing order; does not look inside a match.
  public func layers(role: Role) -> [Layer] {
    if self.role == role { return [self] }
    return children.flatMap { $0.layers(role: role) }
  }

  /// The corners of a rectangle in layer coordinates after projection and transform, clockwise
  /// from the top left, in the parent's coordinates.
  public func corners(of rect: Rect) -> [Point] {
    [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ].map { transform.apply(to: project($0)) }
  }

  /// A point after the projection, before the transform.
  public func project(_ point: Point) -> Point {
    guard let m = projection, m.count == 9 else { return point }
    let w = m[2] * point.x + m[5] * point.y + m[8]
    guard w.magnitude > 1e-9 else { return point }
    return Point(
      (m[0] * point.x + m[3] * point.y + m[6]) / w, (m[1] * point.x + m[4] * point.y + m[7]) / w)
  }
}

extension Element {
  /// Elements given in layer terms, as seen on screen under `root`; see ``PaintedTree/placed(in:)``.
  public static func placing(_ elements: [Element], in root: Layer) -> [Element] {
    var index = LayerIndex()
    index.add(root, path: [])
    return elements.compactMap { index.place($0) }
  }
}

/// Where each layer of a tree is, looked up by id.
private struct LayerIndex {
  struct Entry {
    var path: [Layer]
    var opacity: Double
  }
  var entries: [NodeID: Entry] = [:]

  mutating func add(_ layer: Layer, path: [Layer]) {
    var bare = layer
    bare.children = []
    bare.content = .none
    let path = path + [bare]
    entries[layer.id] = Entry(path: path, opacity: path.reduce(1) { $0 * $1.opacity })
    for child in layer.children { add(child, path: path) }
  }

  func place(_ element: Element) -> Element? {
    guard let entry = entries[element.layer] else { return nil }
    var corners = [element.rectInLayer.origin]
    let rect = element.rectInLayer
    corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ]
    var scale = 1.0
    for layer in entry.path.reversed() {
      corners = corners.map { layer.transform.apply(to: layer.project($0)) }
      scale *= layer.transform.meanScale
    }
    var placed = element
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    placed.rect = Rect(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
    placed.radii = element.radii * scale
    placed.opacity = element.opacity * entry.opacity
    placed.velocity = entry.path.reduce(.zero) { $0 + $1.velocity }
    return placed
  }
}
