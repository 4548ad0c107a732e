// Scroll events.

extension TimelinePlayer {
  /// Scrolls a view to an offset, or so that another view is at an anchor.
  mutating func scroll(_ scroll: ScriptEvent.Scroll, _ origin: NodeOrigin) {
    guard let surface = touchableSurface else { return }
    var tree = maker.tree(of: surface, at: now, in: recording)
    if scroll.view != nil, scrollView(named: scroll.view, in: tree) == nil {
      // Code reaches views of pages that are covered.
      tree = maker.coveredTree(of: surface, at: now, in: recording)
    }
    guard let index = scrollView(named: scroll.view, in: tree),
      let geometry = tree.nodes[index].scroll
    else {
      let what = scroll.view.map { "no scroll view is named '\($0)'" } ?? "nothing here scrolls"
      return report(.error, "timeline.no-scroll-view", what, origin)
    }
    var goal = scroll.offset ?? geometry.offset
    if let target = scroll.target {
      guard let shown = view(target, in: tree, index, of: surface) else {
        return report(
          .error, "timeline.no-scroll-target",
          "no view in the scroll view has the id '\(target.plainText)'", origin)
      }
      goal = offset(showing: shown, anchor: scroll.anchor, in: tree, index, geometry)
    }
    move(tree.nodes[index].id, from: geometry, to: goal, scroll.animation)
  }

  /// Scrolls to an offset within the range at rest.
  private mutating func move(
    _ id: NodeID, from geometry: ScrollGeometry, to offset: Vector, _ animation: Animation?
  ) {
    let goal = Self.clamped(offset, geometry)
    guard let animation else {
      return move(id, .init(start: now, end: now, motion: .rest(goal)))
    }
    let motion = ScrollTrack.Motion.animated(from: geometry.offset, to: goal, animation)
    move(id, .init(start: now, end: now + motion.duration, motion: motion))
  }

  // MARK: scrollPosition

  /// Scrolls the views whose `scrollPosition` names another view than before.
  ///
  /// The value at the beginning does not scroll, as recorded.
  mutating func followScrollPositions(from old: Stage, _ transaction: Transaction) {
    for surface in stage.surfaces {
      guard let past = old.surface(surface.id) else { continue }
      let before = past.scrollPositions
      let changed = surface.scrollPositions.filter { position in
        position.id != .null && before.contains { $0.view == position.view && $0.id != position.id }
      }
      guard !changed.isEmpty else { continue }
      let tree = maker.tree(of: surface, at: now, in: recording)
      for position in changed {
        guard let index = tree.index(of: position.view), let geometry = tree.nodes[index].scroll,
          let shown = view(position.id, in: tree, index, of: surface)
        else { continue }
        move(
          position.view, from: geometry,
          to: offset(showing: shown, anchor: position.anchor, in: tree, index, geometry),
          transaction.disablesAnimations ? nil : transaction.animation)
      }
    }
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

  /// The view inside a scroll view with an identity: that of an `id` modifier, of an element of a
  /// loop, or its name.
  private func view(
    _ target: Value, in tree: LayoutTree, _ scroll: Int, of surface: Surface
  ) -> Int? {
    let text = target.plainText
    var elements: Set<NodeID> = []
    surface.roots { [$0.top] }.visit { node in
      guard case .forEach = node.kind else { return true }
      let element = node.id.child(id: target).child(0)
      if node.children.contains(where: { $0.id == element }) { elements.insert(element) }
      return true
    }
    let found = tree.nodes.indices.first { index in
      let node = tree.nodes[index]
      if case .modifier(.id(let value)) = node.content, value == target {
        return tree.path(to: index).contains(scroll)
      }
      guard node.name == text || elements.contains(node.id) else { return false }
      return tree.path(to: index).contains(scroll)
    }
    guard var index = found, elements.contains(tree.nodes[index].id) else { return found }
    // An element is the view with its modifiers.
    while let parent = tree.nodes[index].parent, case .modifier = tree.nodes[parent].content {
      index = parent
    }
    return index
  }

  /// The offset at which a view is at an anchor, or in sight.
  private func offset(
    showing found: Int, anchor: UnitPoint?, in tree: LayoutTree, _ scroll: Int,
    _ geometry: ScrollGeometry
  ) -> Vector {
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
    watchScroll(until: piece.end)
  }

  /// Lets listeners of the source see a scroll sixty times a second and where it ends.
  private mutating func watchScroll(until end: Double) {
    guard end.isFinite, scene.source.listensToScrolling() else { return }
    let steps = min(36_000, Int(max(0, end - now) * 60))
    for step in 0..<max(1, steps) { schedule(.sourceClock, at: now + Double(step) / 60) }
    schedule(.sourceClock, at: end)
  }
}

/// Which view a scroll view is asked to show.
struct ScrollPosition: Sendable, Equatable {
  /// The scroll view.
  var view: NodeID
  /// Identity of the view that it shows.
  var id: Value
  var anchor: UnitPoint?
}

extension Surface {
  /// What the scroll views of the pages on top are asked to show, null for nothing; the innermost
  /// modifier counts.
  fileprivate var scrollPositions: [ScrollPosition] {
    var result: [ScrollPosition] = []
    roots { [$0.top] }.visit(having: .scrollPosition) { node in
      for modifier in node.modifiers {
        guard case .scrollPosition(let id, let anchor) = modifier.modifier else { continue }
        result.append(ScrollPosition(view: node.id, id: id ?? .null, anchor: anchor))
        break
      }
      return true
    }
    return result
  }
}
