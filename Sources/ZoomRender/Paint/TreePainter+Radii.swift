// Corner radii that elements report.

extension TreePainter {
  /// Radii of the rounded outline that a named node shows: of its outermost clip, else of the
  /// shape behind or in it, as long as frames coincide. In reading order.
  func cornerRadii(of index: Int) -> CornerRadii {
    var current = index
    let size = tree.nodes[index].frame.size
    var behind: CornerRadii?
    while true {
      let node = tree.nodes[current]
      guard node.frame.size == size else { break }
      switch node.content {
      case .view(.shape(let content)):
        return radii(of: content.shape, size) ?? behind ?? .zero
      case .view where handsNamesOn(current):
        guard let first = tree.children(of: current).first else { return behind ?? .zero }
        current = first
      case .view, .implicit:
        return behind ?? node.list?.radii ?? .zero
      case .modifier(let modifier):
        switch modifier {
        case .clipShape(let shape): return radii(of: shape, size) ?? behind ?? .zero
        case .clipped: return .zero
        case .glassEffect(let glass): return radii(of: glass.shape, size) ?? .zero
        case .backgroundStyle(_, let shape, _):
          if let shape { behind = behind ?? radii(of: shape, size) }
        case .background:
          if let view = tree.children(of: current).dropFirst().first {
            let inner = cornerRadii(of: view)
            if behind == nil, tree.nodes[view].frame.size == size, !inner.isZero { behind = inner }
          }
        default: break
        }
        guard let first = tree.children(of: current).first else { return behind ?? .zero }
        current = first
      }
    }
    return behind ?? .zero
  }

  private func radii(of shape: Shape, _ size: Size) -> CornerRadii? {
    RoundedOutline(shape, in: size)?.radii
  }
}
