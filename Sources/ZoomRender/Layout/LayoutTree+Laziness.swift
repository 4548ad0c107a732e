// Lazy cells that come into view while what is around them is on its way.

extension LayoutTree {
  /// Builds the cells that frames of a moment bring into their scroll view, and what is in them.
  ///
  /// Layout decides by the frames that views have at rest; a drawer that is pushed up still shows
  /// what it will hide. Cells that are built stay built.
  mutating func buildCellsInView() {
    guard nodes.contains(where: { !$0.isBuilt }) else { return }
    /// Nodes to be visited, with their parents' origins and what shows of the root around them.
    var waiting: [(index: Int, origin: Point, viewport: Rect?)] =
      nodes.isEmpty ? [] : [(0, .zero, nil)]
    while let (index, origin, viewport) = waiting.popLast() {
      let frame = nodes[index].frame.offset(by: origin - .zero)
      if !nodes[index].isBuilt {
        let isHidden = isCell(index) && viewport.map { !frame.intersects($0) } ?? false
        guard !isHidden else { continue }
        nodes[index].isBuilt = true
      }
      let inner = self.viewport(of: index, frame, in: viewport)
      for child in children(of: index) { waiting.append((child, frame.origin, inner)) }
    }
  }

  /// What shows of the root inside a node, in root points; nil outside scroll views.
  private func viewport(of index: Int, _ frame: Rect, in outer: Rect?) -> Rect? {
    guard let scroll = nodes[index].scroll else { return outer }
    guard scroll.clips else { return outer ?? Rect(origin: .zero, size: nodes[0].frame.size) }
    let isRightToLeft = environment(of: index).layoutDirection == .rightToLeft
    let visible = frame.extended(
      by: PhysicalInsets(nodes[index].safeArea, isRightToLeft: isRightToLeft))
    return outer.map { $0.intersection(visible) } ?? visible
  }

  private func isCell(_ index: Int) -> Bool {
    guard let parent = nodes[index].parent, case .view(let kind) = nodes[parent].content else {
      return false
    }
    return switch kind {
    case .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .list: true
    default: false
    }
  }
}
