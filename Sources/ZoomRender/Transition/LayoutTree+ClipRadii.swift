// The corner radii at which a zoom ends.

extension LayoutTree {
  /// Radii of the clip shape of a page's root view, else of its hero; nil when neither has one.
  ///
  /// The hero is the view that carries the zoom's id, or one with a rounded clip that fills the top
  /// of the page from side to side.
  func clipRadii(ofPage page: Int, hero: Value) -> CornerRadii? {
    if let root = rootClip(below: page) { return root }
    let pageFrame = rootFrame(of: page)
    var top: CornerRadii?
    var isInside = [Bool](repeating: false, count: nodes.count)
    isInside[page] = true
    for index in nodes.indices {
      guard let parent = nodes[index].parent, isInside[parent] else { continue }
      isInside[index] = true
      guard case .modifier(let modifier) = nodes[index].content else { continue }
      switch modifier {
      case .id(let value) where value == hero:
        if let radii = clip(aroundOrInside: index) { return radii }
      case .matchedGeometryEffect(let effect) where effect.id == hero:
        if let radii = clip(aroundOrInside: index) { return radii }
      case .clipShape(let shape) where top == nil:
        let frame = rootFrame(of: index)
        if frame.minY <= pageFrame.minY + 1, frame.width >= pageFrame.width - 1 {
          top = shape.cornerRadii(in: frame.size)
        }
      default: break
      }
    }
    return top
  }

  /// The clip in the chain of modifiers on the only root view of a page.
  private func rootClip(below page: Int) -> CornerRadii? {
    var current = page
    while true {
      let inner = children(of: current)
      guard inner.count >= 1, let first = inner.first else { return nil }
      // A page holds its content first and then its bars.
      switch nodes[first].content {
      case .modifier(.clipShape(let shape)): return shape.cornerRadii(in: nodes[first].frame.size)
      case .modifier, .implicit: current = first
      case .view(.group), .view(.forEach):
        guard inner.count == 1 else { return nil }
        current = first
      case .view: return nil
      }
    }
  }

  /// The clip among the modifiers just around or inside a modifier of the same view.
  private func clip(aroundOrInside index: Int) -> CornerRadii? {
    var current: Int? = index
    while let node = current, case .modifier(let modifier) = nodes[node].content {
      if case .clipShape(let shape) = modifier {
        return shape.cornerRadii(in: nodes[node].frame.size)
      }
      current = children(of: node).first
    }
    current = nodes[index].parent
    while let node = current, case .modifier(let modifier) = nodes[node].content {
      if case .clipShape(let shape) = modifier {
        return shape.cornerRadii(in: nodes[node].frame.size)
      }
      current = nodes[node].parent
    }
    return nil
  }
}

extension Shape {
  /// Radii of a shape that is a rounded rectangle; nil for other outlines.
  func cornerRadii(in size: Size) -> CornerRadii? {
    switch self {
    case .roundedRectangle(let corner, _): CornerRadii(min(corner.width, corner.height))
    case .unevenRoundedRectangle(let radii, _): radii
    case .capsule: CornerRadii(max(0, min(size.width, size.height) / 2))
    case .inset(let shape, let distance):
      shape.cornerRadii(in: size).map { radii in
        CornerRadii(
          topLeading: max(0, radii.topLeading - distance),
          topTrailing: max(0, radii.topTrailing - distance),
          bottomTrailing: max(0, radii.bottomTrailing - distance),
          bottomLeading: max(0, radii.bottomLeading - distance))
      }
    default: nil
    }
  }
}
