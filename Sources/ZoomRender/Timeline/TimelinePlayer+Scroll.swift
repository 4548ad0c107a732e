// Scroll events.

extension TimelinePlayer {
  /// Scrolls a view to an offset, or so that another view is at an anchor.
  mutating func scroll(_ scroll: ScriptEvent.Scroll, _ origin: NodeOrigin) {
    guard let surface = touchableSurface else { return }
    let tree = maker.tree(of: surface, at: now, in: recording)
    guard let index = scrollView(named: scroll.view, in: tree),
      let geometry = tree.nodes[index].scroll
    else {
      let what = scroll.view.map { "no scroll view is named '\($0)'" } ?? "nothing here scrolls"
      return report(.error, "timeline.no-scroll-view", what, origin)
    }
    var goal = scroll.offset ?? geometry.offset
    if let target = scroll.target {
      guard let found = offset(of: target, anchor: scroll.anchor, in: tree, index, geometry) else {
        return report(
          .error, "timeline.no-scroll-target",
          "no view in the scroll view has the id '\(target.plainText)'", origin)
      }
      goal = found
    }
    goal = Self.clamped(goal, geometry)
    let id = tree.nodes[index].id
    guard let animation = scroll.animation else {
      return move(id, .init(start: now, end: now, motion: .rest(goal)))
    }
    let motion = ScrollTrack.Motion.animated(from: geometry.offset, to: goal, animation)
    move(id, .init(start: now, end: now + motion.duration, motion: motion))
  }

  /// The scroll view of a name; without one, the first of the page.
  func scrollView(named name: String?, in tree: LayoutTree) -> Int? {
    tree.nodes.indices.first { index in
      guard tree.nodes[index].scroll != nil else { return false }
      guard let name else { return true }
      var current: Int? = index
      while let node = current {
        if tree.nodes[node].name == name { return true }
        guard let parent = tree.nodes[node].parent, case .modifier = tree.nodes[parent].content
        else { return false }
        current = parent
      }
      return false
    }
  }

  private func offset(
    of target: Value, anchor: UnitPoint?, in tree: LayoutTree, _ scroll: Int,
    _ geometry: ScrollGeometry
  ) -> Vector? {
    let text = target.plainText
    let found = tree.nodes.indices.first { index in
      let node = tree.nodes[index]
      if case .modifier(.id(let value)) = node.content, value == target { return true }
      return node.name == text
    }
    guard let found else { return nil }
    let frame = tree.rootFrame(of: found)
    let view = tree.rootFrame(of: scroll)
    let visible = view.inset(by: geometry.contentInsets)
    // Without an anchor the view is only brought into sight.
    let wanted: Point
    if let anchor {
      let inView = anchor.point(in: visible)
      let inFrame = anchor.point(in: frame.size)
      wanted = Point(inView.x - inFrame.x, inView.y - inFrame.y)
    } else {
      wanted = Point(
        min(max(frame.minX, visible.minX), max(visible.minX, visible.maxX - frame.width)),
        min(max(frame.minY, visible.minY), max(visible.minY, visible.maxY - frame.height)))
    }
    return geometry.offset + (frame.origin - wanted)
  }

  static func clamped(_ offset: Vector, _ geometry: ScrollGeometry) -> Vector {
    func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
      value.isFinite ? min(max(value, low), max(low, high)) : low
    }
    return Vector(
      dx: geometry.axes.contains(Axis.horizontal)
        ? clamp(offset.dx, geometry.minOffset.dx, geometry.maxOffset.dx) : geometry.offset.dx,
      dy: geometry.axes.contains(Axis.vertical)
        ? clamp(offset.dy, geometry.minOffset.dy, geometry.maxOffset.dy) : geometry.offset.dy)
  }

  /// Adds a piece to a scroll view's track; its content becomes a layer of its own.
  mutating func move(_ id: NodeID, _ piece: ScrollTrack.Piece) {
    if let index = recording.scrolls.firstIndex(where: { $0.id == id }) {
      recording.scrolls[index].pieces.append(piece)
    } else {
      recording.scrolls.append(ScrollTrack(id: id, pieces: [piece]))
    }
    isolate(id)
  }
}
