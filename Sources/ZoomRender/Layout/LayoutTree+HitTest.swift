// Which view lies under a point.

extension LayoutTree {
  /// The nodes from the root down to the topmost view that takes touches at a root point; empty
  /// when there is none.
  ///
  /// Respects `zIndex`, clips, offsets, affine effects, `allowsHitTesting`, `hidden` and zero
  /// opacity. Buttons and links take touches in their whole frame; stacks and frames only where
  /// something in them is drawn. A row of a list hands touches on to its button or link.
  public func hitTest(_ point: Point) -> [Int] {
    guard !nodes.isEmpty, point.isFinite else { return [] }
    var path: [Int] = []
    return hit(0, point, &path) ? path : []
  }

  /// Tests a subtree; `point` is in the parent's space. On success `path` ends with the view.
  private func hit(_ index: Int, _ point: Point, _ path: inout [Int]) -> Bool {
    let node = nodes[index]
    guard node.isBuilt else { return false }
    var local = Point(point.x - node.frame.minX, point.y - node.frame.minY)
    let bounds = Rect(origin: .zero, size: node.frame.size)
    guard admits(node, local, bounds) else { return false }
    if let effect = effect(of: index) {
      guard let inverse = effect.inverse else { return false }
      local = inverse.apply(to: local)
    }
    path.append(index)
    for child in drawnChildren(of: index).reversed() where hit(child, local, &path) {
      return true
    }
    if takesTouches(index, local, bounds) { return true }
    if case .implicit("listRow") = node.content, bounds.contains(local) {
      if let control = firstControl(in: index) {
        path += self.path(to: control).drop { $0 != index }.dropFirst()
      }
      return true
    }
    path.removeLast()
    return false
  }

  /// False when nothing inside the node takes touches at the point.
  private func admits(_ node: LayoutNode, _ local: Point, _ bounds: Rect) -> Bool {
    switch node.content {
    case .modifier(.allowsHitTesting(let flag)): return flag
    case .modifier(.hidden): return false
    case .modifier(.opacity(let opacity)): return opacity > 0
    case .modifier(.clipped), .modifier(.clipShape): return bounds.contains(local)
    case .view(.scrollView), .view(.list):
      return extended(bounds, by: node.safeArea, node).contains(local)
    default: return true
    }
  }

  private func takesTouches(_ index: Int, _ local: Point, _ bounds: Rect) -> Bool {
    let node = nodes[index]
    switch node.content {
    case .view(let kind):
      switch kind {
      case .text, .image, .asyncImage, .color, .shape, .style, .button, .navigationLink:
        return bounds.contains(local)
      default: return false
      }
    case .modifier(.backgroundStyle), .modifier(.overlayStyle):
      return extended(bounds, by: node.safeArea, node).contains(local)
    case .modifier(.glassEffect): return bounds.contains(local)
    default: return false
    }
  }

  private func extended(_ bounds: Rect, by insets: Insets, _ node: LayoutNode) -> Rect {
    let direction = environments[node.environment].layoutDirection
    return Rect(
      minX: bounds.minX - insets.left(in: direction), minY: bounds.minY - insets.top,
      maxX: bounds.maxX + insets.right(in: direction), maxY: bounds.maxY + insets.bottom)
  }

  /// The first button or link of a subtree.
  private func firstControl(in index: Int) -> Int? {
    var stack = [index]
    while let current = stack.popLast() {
      switch nodes[current].content {
      case .view(.button), .view(.navigationLink): return current
      default: stack.append(contentsOf: children(of: current).reversed())
      }
    }
    return nil
  }
}
