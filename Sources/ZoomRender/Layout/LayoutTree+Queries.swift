// Finding nodes of a laid-out tree.

extension LayoutTree {
  /// The node with an identity, built or not; nil when the tree has none.
  ///
  /// - Complexity: O(nodes).
  public func index(of id: NodeID) -> Int? { nodes.firstIndex { $0.id == id } }

  /// The first built node of a name in drawing order; nil when there is none.
  ///
  /// - Complexity: O(nodes).
  public func index(named name: String) -> Int? {
    var result: Int?
    forEachNode { index, _ in
      if result == nil, nodes[index].name == name { result = index }
    }
    return result
  }

  /// Built nodes whose content satisfies `predicate`, in drawing order.
  ///
  /// - Complexity: O(nodes).
  public func indices(where predicate: (LayoutNode.Content) -> Bool) -> [Int] {
    var result: [Int] = []
    forEachNode { index, _ in
      if predicate(nodes[index].content) { result.append(index) }
    }
    return result
  }

  /// The nodes of `matchedGeometryEffect` modifiers, in drawing order.
  public var matchedGeometryNodes: [Int] {
    indices {
      if case .modifier(.matchedGeometryEffect) = $0 { return true }
      return false
    }
  }

  /// The nodes from the root down to `index`.
  public func path(to index: Int) -> [Int] {
    var result = [index]
    while let parent = nodes[result[result.count - 1]].parent { result.append(parent) }
    return result.reversed()
  }

  /// The `zIndex` of a view: the outermost one among its modifiers, 0 without any.
  public func zIndex(of index: Int) -> Double {
    var current = index
    while case .modifier(let modifier) = nodes[current].content {
      if case .zIndex(let value) = modifier { return value.isNaN ? 0 : value }
      guard let first = children(of: current).first else { return 0 }
      current = first
    }
    return 0
  }

  /// Children from the bottom to the top as they are drawn: by `zIndex`, ties in source order;
  /// a background comes before what it lies behind, a mask's content is left out.
  public func drawnChildren(of index: Int) -> [Int] {
    let children = Array(children(of: index))
    guard children.count > 1 else { return children }
    switch nodes[index].content {
    case .modifier(.background): return Array(children.dropFirst()) + [children[0]]
    case .modifier(.mask): return [children[0]]
    case .modifier: return children
    case .view, .implicit:
      let depths = children.map { zIndex(of: $0) }
      guard depths.contains(where: { $0 != 0 }) else { return children }
      return children.indices.sorted {
        depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1
      }.map { children[$0] }
    }
  }

  /// The map that a modifier applies to what it draws, in the space of its own frame; nil for
  /// modifiers that only move or change nothing.
  ///
  /// Three-dimensional and projective effects are left out: they are not affine.
  public func effect(of index: Int) -> Affine? {
    guard case .modifier(let modifier) = nodes[index].content else { return nil }
    let size = nodes[index].frame.size
    let isMirrored = environment(of: index).layoutDirection == .rightToLeft
    func anchor(_ point: UnitPoint) -> Point {
      UnitPoint(x: isMirrored ? 1 - point.x : point.x, y: point.y).point(in: size)
    }
    switch modifier {
    case .rotationEffect(let radians, let point):
      return Affine.rotation(radians: radians).about(anchor(point))
    case .scaleEffect(let x, let y, let point):
      return Affine.scale(x: x, y: y).about(anchor(point))
    case .transformEffect(let map): return map
    default: return nil
    }
  }

  /// The map from a node's own space to the root's, with the effects of the modifiers around it.
  ///
  /// - Complexity: O(depth).
  public func drawnMap(of index: Int) -> Affine {
    var map = Affine.translation(nodes[index].frame.origin - .zero)
    var parent = nodes[index].parent
    while let current = parent {
      if let effect = effect(of: current) { map = map.then(effect) }
      map = map.then(.translation(nodes[current].frame.origin - .zero))
      parent = nodes[current].parent
    }
    return map
  }

  // MARK: Scrolling

  /// The nearest scroll view or list around a node; nil when there is none.
  public func scrollView(around index: Int) -> Int? {
    var current = nodes[index].parent
    while let node = current {
      if nodes[node].scroll != nil { return node }
      current = nodes[node].parent
    }
    return nil
  }

  /// The offset at which a scroll view shows a node: `anchor` of the node at `anchor` of the
  /// visible part, or the smallest move that brings it into view when `anchor` is nil.
  ///
  /// - Returns: the offset clamped to the resting range; nil when `scroll` does not scroll.
  public func offset(of scroll: Int, showing index: Int, anchor: UnitPoint?) -> Vector? {
    guard let geometry = nodes[scroll].scroll else { return nil }
    let outer = rootFrame(of: scroll)
    let inner = rootFrame(of: index)
    let isMirrored = environment(of: scroll).layoutDirection == .rightToLeft
    let insets = geometry.contentInsets
    var result = geometry.offset
    if geometry.axes.contains(.horizontal) {
      let start = isMirrored ? outer.maxX - inner.maxX : inner.minX - outer.minX
      result.dx = Self.offset(
        from: geometry.offset.dx, start: start, length: inner.width,
        visible: (insets.leading, outer.width - insets.trailing), anchor: anchor?.x)
      result.dx = min(max(result.dx, geometry.minOffset.dx), geometry.maxOffset.dx)
    }
    if geometry.axes.contains(.vertical) {
      result.dy = Self.offset(
        from: geometry.offset.dy, start: inner.minY - outer.minY, length: inner.height,
        visible: (insets.top, outer.height - insets.bottom), anchor: anchor?.y)
      result.dy = min(max(result.dy, geometry.minOffset.dy), geometry.maxOffset.dy)
    }
    return result
  }

  private static func offset(
    from offset: Double, start: Double, length: Double, visible: (low: Double, high: Double),
    anchor: Double?
  ) -> Double {
    if let anchor {
      let target = visible.low + anchor * (visible.high - visible.low)
      return offset + start + anchor * length - target
    }
    if start < visible.low { return offset + start - visible.low }
    if start + length > visible.high { return offset + start + length - visible.high }
    return offset
  }
}
