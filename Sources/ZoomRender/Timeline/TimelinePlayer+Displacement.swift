// Views that a change has moved or resized by moving what is around them.

extension TimelinePlayer {
  /// Lets views that the change has moved or resized start from the frames that they had on screen.
  ///
  /// Places on screen count, not places in the parent: a container that has changed its size moves
  /// neither a view that comes nor one whose place matched geometry decides. A view without an
  /// animation is where layout puts it at once: it undoes what the views around it still do.
  mutating func displace(
    _ change: TreeChange, from past: [NodeID: LayoutTree], _ leaving: [NodeID: [NodeID: Rect]]
  ) {
    guard !change.animations.isEmpty else { return }
    for surface in stage.surfaces {
      guard let old = past[surface.id] else { continue }
      let new = maker.naturalTree(of: surface, at: now, in: recording)
      // A view that comes back is where it was leaving.
      var frames = leaving[surface.id] ?? [:]
      for (index, origin) in old.rootOrigins.enumerated() {
        frames[old.nodes[index].id] = Rect(origin: origin, size: old.nodes[index].frame.size)
      }
      displace(change, to: new, from: frames, surface.id)
    }
  }

  private mutating func displace(
    _ change: TreeChange, to new: LayoutTree, from frames: [NodeID: Rect], _ surface: NodeID
  ) {
    let places = new.rootOrigins
    let resizes = new.drawnBySize
    /// How far each node is displaced on screen, its ancestors' part included.
    var shifts = [Vector](repeating: .zero, count: new.nodes.count)
    let steered = maker.steeredMembers(of: new, surface, at: now, in: recording)
    var isPlaced = [Bool](repeating: false, count: new.nodes.count)
    var isSized = [Bool](repeating: false, count: new.nodes.count)
    /// What moves each node or the nearest of its ancestors that moves.
    var movers = [Animation?](repeating: nil, count: new.nodes.count)
    for index in new.nodes.indices {
      // The whole node is not copied: there are many.
      let (id, parent) = (new.nodes[index].id, new.nodes[index].parent)
      let inherited = parent.map { shifts[$0] } ?? .zero
      movers[index] = parent.flatMap { movers[$0] }
      if change.stilled.contains(id), let mover = movers[index], frames[id] != nil {
        // It undoes what the views around it still do.
        displace(id, to: .zero - inherited, growth: .zero, mover)
        continue
      }
      // Matching decides about it and what is inside, whatever moves around it.
      let matched = steered[id]
      isPlaced[index] = matched != nil || parent.map { isPlaced[$0] } ?? false
      isSized[index] =
        matched?.contains(.size) ?? false || parent.map { isSized[$0] } ?? false
      if isPlaced[index] { continue }
      guard let animation = change.animation(of: index, in: new), new.nodes[index].isBuilt else {
        shifts[index] = inherited
        continue
      }
      shifts[index] = frames[id].map { $0.origin - places[index] } ?? .zero
      let own = shifts[index] - inherited
      var growth = Vector.zero
      if let size = frames[id]?.size, resizes[index], !isSized[index] {
        let now = new.nodes[index].frame.size
        growth = Vector(dx: size.width - now.width, dy: size.height - now.height)
      }
      if displace(id, to: own, growth: growth, animation) {
        movers[index] = animation
      } else if !recording.displacements.contains(where: { $0.node == id }) {
        shifts[index] = inherited
      }
    }
  }

  /// Puts a node at a distance from its new frame, and sends it there. False when it is at that
  /// distance already.
  @discardableResult
  private mutating func displace(
    _ id: NodeID, to distance: Vector, growth: Vector, _ animation: Animation
  ) -> Bool {
    let known = recording.displacements.firstIndex { $0.node == id }
    var track =
      known.map { recording.displacements[$0] }
      ?? DisplacementTrack(node: id, engine: scene.profile.motion.engine)
    guard track.go(from: distance, growth: growth, at: now, animation) else { return false }
    if let known {
      recording.displacements[known] = track
    } else {
      recording.displacements.append(track)
    }
    isolate(id)
    noteEnd(track.settledTime)
    return true
  }
}

extension TimelinePlayer.TreeChange {
  /// What moves a node: rows of a list and their backgrounds, which no view stands for, move as what
  /// is in the row does.
  fileprivate func animation(of index: Int, in tree: LayoutTree) -> Animation? {
    if let own = animations[tree.nodes[index].id] { return own }
    guard case .implicit = tree.nodes[index].content, let parent = tree.nodes[index].parent else {
      return nil
    }
    if case .implicit = tree.nodes[parent].content { return animation(of: parent, in: tree) }
    guard case .view(.list) = tree.nodes[parent].content else { return nil }
    return tree.children(of: index).last.flatMap { animations[tree.nodes[$0].id] }
  }
}

extension LayoutTree {
  /// True for each node that draws or turns something by its size, and for modifiers around nothing
  /// else. Texts and images that are as large as they are have their new size at once.
  fileprivate var drawnBySize: [Bool] {
    var result = [Bool](repeating: false, count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      switch node.content {
      case .view(let kind): result[index] = kind.isDrawnBySize
      case .implicit: result[index] = node.parent != nil
      case .modifier(let modifier):
        let child = children(of: index).first
        let isOutline =
          child.map { result[$0] && nodes[$0].frame == Rect(origin: .zero, size: node.frame.size) }
          ?? false
        result[index] = modifier.isDrawnBySize || isOutline
      }
    }
    return result
  }
}

extension ViewKind {
  fileprivate var isDrawnBySize: Bool {
    switch self {
    case .color, .shape, .style, .divider, .scrollView, .list, .button: true
    case .image(let image): image.isResizable
    case .asyncImage(let image): image.image.isResizable
    default: false
    }
  }
}

extension Modifier {
  fileprivate var isDrawnBySize: Bool {
    switch self {
    case .clipShape, .clipped, .glassEffect, .backgroundStyle, .overlayStyle, .border,
      .rotationEffect, .rotation3DEffect, .scaleEffect:
      true
    default: false
    }
  }
}
