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
      before.leaving = leavingViews(of: surface.id)
      for view in views {
        compare(view, before, scope, &change)
      }
      findMoves(from: gone, to: views, in: surface.id, before, scope, &change)
    }
    return change
  }

  /// Views that are on their way out of a surface, as they were: those that come back go on from
  /// there.
  private func leavingViews(of surface: NodeID) -> [NodeID: ViewNode] {
    var views: [NodeID: ViewNode] = [:]
    for track in recording.presences
    where track.surface == surface && track.isAnimating(at: now) {
      guard let change = track.change(at: now), !change.isInsertion,
        let past = recording.stages[change.stage].surface(surface)
      else { continue }
      past.roots { $0.pages }.visit { view in
        guard view.id == track.node else { return true }
        view.visit {
          views[$0.id] = $0
          return true
        }
        return false
      }
    }
    return views
  }

  /// Finds the outermost views that came and went.
  private func findMoves(
    from past: [ViewNode], to views: [ViewNode], in surface: NodeID,
    _ before: PastViews, _ scope: AnimationScope, _ change: inout TreeChange
  ) {
    var after = PastViews(quiet: before.quiet)
    views.visit { after.note($0) }
    for view in views { findMoves(in: view, of: view.id, surface, before, true, scope, &change) }
    for view in past { findMoves(in: view, of: view.id, surface, after, false, scope, &change) }
  }

  /// Finds the outermost views that came or went inside a view; `other` holds those of the other
  /// state, `container` is what holds the children of a view that only groups them.
  private func findMoves(
    in node: ViewNode, of container: NodeID, _ surface: NodeID, _ other: PastViews,
    _ isInsertion: Bool, _ scope: AnimationScope, _ change: inout TreeChange
  ) {
    if other.quiet.contains(node.id) { return }
    let holder = node.members(false) == nil ? node.id : container
    for group in [node.children] + node.modifiers.map(\.modifier.content) {
      findMoves(in: group, of: (node.id, holder), surface, other, isInsertion, scope, &change)
    }
  }

  private func findMoves(
    in group: [ViewNode], of parent: (view: NodeID, container: NodeID), _ surface: NodeID,
    _ other: PastViews, _ isInsertion: Bool, _ scope: AnimationScope, _ change: inout TreeChange
  ) {
    for child in group {
      guard !other.contains(child.id) else {
        findMoves(in: child, of: parent.container, surface, other, isInsertion, scope, &change)
        continue
      }
      if case .navigationPage = child.kind { continue }
      let transition = child.viewTransition
      guard
        let animation = scope.tune(transition.ownAnimation) ?? change.animations[child.outermostID]
          ?? change.animations[parent.view] ?? scope.transaction.animation
      else { continue }
      change.moves.append(
        TreeChange.Move(
          view: child, parent: parent.container, surface: surface, isInsertion: isInsertion,
          animation: animation, siblings: group.map(\.outermostID)))
    }
  }

  /// Finds the views that came and went in the content of a reader.
  func findMoves(
    in groups: (past: [ViewNode], now: [ViewNode]), of parent: NodeID, _ surface: NodeID,
    _ before: PastViews, _ after: PastViews, _ scope: AnimationScope, _ change: inout TreeChange
  ) {
    findMoves(in: groups.now, of: (parent, parent), surface, before, true, scope, &change)
    findMoves(in: groups.past, of: (parent, parent), surface, after, false, scope, &change)
  }

  mutating func compare(
    _ node: ViewNode, _ before: PastViews, _ outer: AnimationScope,
    _ change: inout TreeChange
  ) {
    if before.quiet.contains(node.id) { return }
    var scope = outer
    let past = before.views[node.id] ?? before.leaving[node.id]
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
}
