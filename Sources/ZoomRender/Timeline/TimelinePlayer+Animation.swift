// Animation of state changes: which numbers of which views move, and how.

extension TimelinePlayer {
  /// What a change found out about the views that exist before and after it.
  struct TreeChange {
    /// The animation for each laid-out node that changed views own; nil = the change cuts.
    var animations: [NodeID: Animation] = [:]
    /// Views that come or go with an animation.
    var moves: [Move] = []
    /// Laid-out nodes whose animation was taken away: they do not move with what is around them.
    var stilled: Set<NodeID> = []
    /// True when something moves.
    var isAnimated: Bool { !animations.isEmpty || !moves.isEmpty }

    /// Keeps how a laid-out node is to move.
    mutating func note(_ node: NodeID, _ scope: AnimationScope) {
      if let animation = scope.transaction.animation { animations[node] = animation }
      if scope.isStilled { stilled.insert(node) }
    }

    /// A view that comes or goes.
    struct Move {
      var view: ViewNode
      var parent: NodeID
      var surface: NodeID
      var isInsertion: Bool
      var animation: Animation
      /// The outermost nodes of the views beside it.
      var siblings: [NodeID]
    }
  }

  /// Sends the numbers of changed views to their new values.
  mutating func animateChange(from old: Stage, _ transaction: Transaction) -> TreeChange {
    var change = TreeChange()
    let scope = scope(of: transaction)
    for surface in stage.surfaces {
      guard let past = old.surface(surface.id) else { continue }
      let (gone, views) = (past.roots { $0.pages }, surface.roots { $0.pages })
      var before = PastViews()
      if scope.transaction.animation == nil { before.noteQuiet(gone, views) }
      gone.visit { before.note($0) }
      for view in views {
        compare(view, before, scope, &change)
      }
      findMoves(from: gone, to: views, in: surface.id, before, scope, &change)
    }
    return change
  }

  /// Finds the outermost views that came and went.
  private func findMoves(
    from past: [ViewNode], to views: [ViewNode], in surface: NodeID,
    _ before: PastViews, _ scope: AnimationScope, _ change: inout TreeChange
  ) {
    var after = PastViews(quiet: before.quiet)
    views.visit { after.note($0) }
    for view in views { findMoves(in: view, surface, before, true, scope, &change) }
    for view in past { findMoves(in: view, surface, after, false, scope, &change) }
  }

  /// Finds the outermost views that came or went inside a view; `other` holds those of the other
  /// state.
  private func findMoves(
    in node: ViewNode, _ surface: NodeID, _ other: PastViews, _ isInsertion: Bool,
    _ scope: AnimationScope, _ change: inout TreeChange
  ) {
    if other.quiet.contains(node.id) { return }
    for group in [node.children] + node.modifiers.map(\.modifier.content) {
      findMoves(in: group, of: node.id, surface, other, isInsertion, scope, &change)
    }
  }

  private func findMoves(
    in group: [ViewNode], of parent: NodeID, _ surface: NodeID, _ other: PastViews,
    _ isInsertion: Bool, _ scope: AnimationScope, _ change: inout TreeChange
  ) {
    for child in group {
      guard !other.contains(child.id) else {
        findMoves(in: child, surface, other, isInsertion, scope, &change)
        continue
      }
      if case .navigationPage = child.kind { continue }
      let transition = child.viewTransition
      guard
        let animation = scope.tune(transition.ownAnimation) ?? change.animations[child.outermostID]
          ?? change.animations[parent] ?? scope.transaction.animation
      else { continue }
      change.moves.append(
        TreeChange.Move(
          view: child, parent: parent, surface: surface, isInsertion: isInsertion,
          animation: animation, siblings: group.map(\.outermostID)))
    }
  }

  /// Finds the views that came and went in the content of a reader.
  func findMoves(
    in groups: (past: [ViewNode], now: [ViewNode]), of parent: NodeID, _ surface: NodeID,
    _ before: PastViews, _ after: PastViews, _ scope: AnimationScope, _ change: inout TreeChange
  ) {
    findMoves(in: groups.now, of: parent, surface, before, true, scope, &change)
    findMoves(in: groups.past, of: parent, surface, after, false, scope, &change)
  }

  mutating func compare(
    _ node: ViewNode, _ before: PastViews, _ outer: AnimationScope,
    _ change: inout TreeChange
  ) {
    if before.quiet.contains(node.id) { return }
    var scope = outer
    let past = before.views[node.id]
    let matches = past.map { $0.modifiers.count == node.modifiers.count } ?? false
    // From the outside in: an animation modifier speaks for what it modifies.
    for index in node.modifiers.indices.reversed() {
      let modifier = node.modifiers[index].modifier
      let was = matches ? past?.modifiers[index].modifier : nil
      if let was, was != modifier {
        retarget(node.id, slot: index, from: was, to: modifier, scope.transaction.animation)
      }
      change.note(node.id.child(modifier: index), scope)
      scope = scope.inside(modifier, was: was)
      for child in modifier.content { compare(child, before, scope, &change) }
    }
    if let past, past.kind != node.kind {
      retarget(node.id, from: past.kind, to: node.kind, scope.transaction.animation)
    }
    change.note(node.id, scope)
    if case .section(let header, let footer) = node.kind {
      for child in header + footer { compare(child, before, scope, &change) }
    }
    for child in node.children { compare(child, before, scope, &change) }
  }

  private mutating func retarget(
    _ id: NodeID, slot: Int, from old: Modifier, to new: Modifier, _ animation: Animation?
  ) {
    var (reading, target) = (coder, coder)
    var (a, b) = (old, new)
    a.animate(&reading)
    b.animate(&target)
    retarget(id, slot, reading, target, animation)
  }

  private mutating func retarget(
    _ id: NodeID, from old: ViewKind, to new: ViewKind, _ animation: Animation?
  ) {
    var (reading, target) = (coder, coder)
    var (a, b) = (old, new)
    a.animate(&reading)
    b.animate(&target)
    retarget(id, -1, reading, target, animation)
  }

  private var coder: AnimatableCoder { AnimatableCoder(maker.animatableNames) }

  private mutating func retarget(
    _ id: NodeID, _ slot: Int, _ old: AnimatableCoder, _ new: AnimatableCoder,
    _ animation: Animation?
  ) {
    guard old.signature == new.signature, !new.values.isEmpty, old.values != new.values else {
      return
    }
    let known = recording.attributes.firstIndex {
      $0.node == id && $0.slot == slot && $0.signature == new.signature
    }
    guard animation != nil || known != nil else { return }
    let index: Int
    if let known {
      index = known
    } else {
      index = recording.attributes.count
      let engine = scene.profile.motion.engine
      recording.attributes.append(
        AttributeTrack(
          node: id, slot: slot, signature: new.signature,
          numbers: zip(old.values, new.scales).map {
            AnimatedScalar($0, engine: engine, scale: $1)
          }))
    }
    for position in new.values.indices {
      recording.attributes[index].numbers[position].retarget(
        to: new.values[position], at: now, animation: animation)
    }
    isolate(id)
    noteEnd(recording.attributes[index].settledTime)
  }

  /// A motion that ends at a time; endless ones are remembered apart.
  mutating func noteEnd(_ time: Double) {
    if time.isFinite { settledTime = max(settledTime, time) }
  }

  /// Lets views that the change has moved start from where they were on screen.
  ///
  /// Places on screen count, not places in the parent: a container that has changed its size moves
  /// neither a view that comes nor one whose place matched geometry decides. A view without an
  /// animation is where layout puts it at once: it undoes what the views around it still do.
  mutating func displace(
    _ change: TreeChange, from past: [NodeID: LayoutTree], _ leaving: [NodeID: [NodeID: Point]]
  ) {
    guard !change.animations.isEmpty else { return }
    for surface in stage.surfaces {
      guard let old = past[surface.id] else { continue }
      let new = maker.naturalTree(of: surface, at: now, in: recording)
      // A view that comes back is where it was leaving.
      var origins = leaving[surface.id] ?? [:]
      for (index, origin) in old.rootOrigins.enumerated() { origins[old.nodes[index].id] = origin }
      let places = new.rootOrigins
      /// How far each node is displaced on screen, its ancestors' part included.
      var shifts = [Vector](repeating: .zero, count: new.nodes.count)
      let steered = maker.steeredMembers(of: new, surface.id, at: now, in: recording)
      var isSteered = [Bool](repeating: false, count: new.nodes.count)
      /// What moves each node or the nearest of its ancestors that moves.
      var movers = [Animation?](repeating: nil, count: new.nodes.count)
      for index in new.nodes.indices {
        // The whole node is not copied: there are many.
        let (id, parent) = (new.nodes[index].id, new.nodes[index].parent)
        let inherited = parent.map { shifts[$0] } ?? .zero
        movers[index] = parent.flatMap { movers[$0] }
        if change.stilled.contains(id), let mover = movers[index], origins[id] != nil {
          // It undoes what the views around it still do.
          displace(id, to: .zero - inherited, mover)
          continue
        }
        // Matching decides about it and what is inside, whatever moves around it.
        isSteered[index] = steered.contains(id) || parent.map { isSteered[$0] } ?? false
        if isSteered[index] { continue }
        guard let animation = change.animations[id], new.nodes[index].isBuilt else {
          shifts[index] = inherited
          continue
        }
        shifts[index] = origins[id].map { $0 - places[index] } ?? .zero
        let own = shifts[index] - inherited
        if displace(id, to: own, animation) {
          movers[index] = animation
        } else if !recording.displacements.contains(where: { $0.node == id }) {
          shifts[index] = inherited
        }
      }
    }
  }

  /// Starts the transitions of views that come and go.
  mutating func bringAndTake(
    _ change: TreeChange, _ matched: [NodeID: MatchedChange], pastStage: Int
  ) {
    for move in change.moves {
      let step = PresenceTrack.Change(
        time: now, isInsertion: move.isInsertion, transition: move.view.viewTransition,
        stage: pastStage, unmatched: unmatched(move, matched))
      let goal = move.isInsertion ? 1.0 : 0.0
      if let index = recording.presences.firstIndex(where: { $0.node == move.view.id }) {
        recording.presences[index].presence.retarget(
          to: goal, at: now, animation: move.animation)
        recording.presences[index].changes.append(step)
        noteEnd(recording.presences[index].presence.settledTime ?? 0)
        continue
      }
      var presence = AnimatedScalar(1 - goal, engine: scene.profile.motion.engine, scale: 128)
      presence.retarget(to: goal, at: now, animation: move.animation)
      recording.presences.append(
        PresenceTrack(
          node: move.view.id, layer: move.view.outermostID, parent: move.parent,
          surface: move.surface, origin: move.view.origin, hasZIndex: move.view.hasZIndex,
          presence: presence,
          changes: [step]))
      isolate(move.view.outermostID)
      isolate(move.parent)
      for sibling in move.siblings { isolate(sibling) }
      noteEnd(presence.settledTime ?? 0)
    }
  }

  /// Puts a node at a distance from its new place, and sends it there from its old one: springs take
  /// over the speed that it has, other animations are added to those that run. False when it is at
  /// that distance already.
  @discardableResult
  private mutating func displace(
    _ id: NodeID, to distance: Vector, _ animation: Animation
  ) -> Bool {
    let known = recording.displacements.firstIndex { $0.node == id }
    // The place has moved the other way by what the distance has grown.
    let moved = distance - (known.map { recording.displacements[$0].value(at: now) } ?? .zero)
    guard moved.length > 1e-6 else { return false }
    let index = known ?? recording.displacements.count
    if known == nil {
      let still = AnimatedScalar(0, engine: scene.profile.motion.engine)
      recording.displacements.append(DisplacementTrack(node: id, x: still, y: still))
    }
    var track = recording.displacements[index]
    track.x.retarget(to: track.x.target - moved.dx, at: now, animation: animation)
    track.y.retarget(to: track.y.target - moved.dy, at: now, animation: animation)
    recording.displacements[index] = track
    isolate(id)
    noteEnd(track.settledTime)
    return true
  }
}
