// Matched geometry: which views fly from one source to the next when the state changes.

extension TimelinePlayer {
  /// Matched views of a surface before a change and after it.
  typealias MatchedChange = (before: MatchedMembers, after: MatchedMembers)

  /// The matched views of each surface that stays, before a change and after it.
  func matchedChanges(
    from past: [NodeID: LayoutTree], pastStage: Int
  ) -> [NodeID: MatchedChange] {
    var changes: [NodeID: MatchedChange] = [:]
    for surface in stage.surfaces {
      guard let old = past[surface.id] else { continue }
      let before = old.matchedMembers(born: recording.matchedBirths(at: pastStage))
      // What readers hold is known once it is laid out.
      let mayHaveSome = surface.roots { $0.pages }.contains {
        !$0.traits.isDisjoint(with: [.matched, .reader])
      }
      guard mayHaveSome || !before.all.isEmpty else { continue }
      changes[surface.id] = (before, maker.naturalMembers(of: surface, at: now, in: recording))
    }
    return changes
  }

  /// Why a view with matched geometry that comes or goes does not fly: its group has no source on
  /// the other side.
  func unmatched(_ move: TreeChange.Move, _ matched: [NodeID: MatchedChange]) -> String? {
    let nodes = move.view.modifiers.indices.filter { index in
      if case .matchedGeometryEffect = move.view.modifiers[index].modifier { true } else { false }
    }.map { move.view.id.child(modifier: $0) }
    guard !nodes.isEmpty, let (before, after) = matched[move.surface],
      let own = (move.isInsertion ? after : before).all.first(where: { nodes.contains($0.node) })
    else { return nil }
    let group = MatchedGroup(own)
    let id = group.id.plainText
    guard before.source(of: group) != nil else {
      return "no source of the group '\(id)' was on screen; the view fades in its own place"
    }
    guard after.source(of: group) != nil else {
      return "no source of the group '\(id)' is left on screen; the view fades in its own place"
    }
    return nil
  }

  /// Remembers matched views that this change has inserted: the newest source leads its group.
  mutating func noteBirths(since old: Stage) {
    func matched(_ stage: Stage) -> Set<NodeID> {
      var ids: Set<NodeID> = []
      for surface in stage.surfaces {
        surface.roots(showing: { $0.pages }).visit(having: .matched) { node in
          for (index, modifier) in node.modifiers.enumerated() {
            if case .matchedGeometryEffect = modifier.modifier {
              ids.insert(node.id.child(modifier: index))
            }
          }
          return true
        }
      }
      return ids
    }
    let now = matched(stage)
    guard !now.isEmpty else { return }
    let stageIndex = recording.segments.last?.stage ?? 0
    let order = recording.births.count + 1
    for node in now.subtracting(matched(old)).sorted() {
      recording.births.append(MatchedBirth(node: node, stage: stageIndex, order: order))
    }
  }

  /// A matched group that is on its way, on a surface.
  struct Flight: Hashable {
    var surface: NodeID
    var group: MatchedGroup
  }

  /// How far the sources of groups that are on their way have moved since they were chosen: the
  /// shared frame has moved along with each.
  func runningFlights() -> [Flight: [Double]] {
    let running = recording.matched.filter { $0.isAnimating(at: now) }
    var distances: [Flight: [Double]] = [:]
    for surface in stage.surfaces where running.contains(where: { $0.surface == surface.id }) {
      let members = maker.naturalMembers(of: surface, at: now, in: recording)
      for track in running where track.surface == surface.id {
        guard let live = members.source(of: track.group)?.numbers, let goal = track.goals.last
        else { continue }
        distances[Flight(surface: surface.id, group: track.group)] = zip(live, goal.numbers).map(-)
      }
    }
    return distances
  }

  /// Sends the shared frames of matched groups to their new sources.
  mutating func match(
    _ change: TreeChange, _ matched: [NodeID: MatchedChange], _ flights: [Flight: [Double]]
  ) {
    for surface in stage.surfaces {
      guard let (before, after) = matched[surface.id] else { continue }
      var seen: Set<MatchedGroup> = []
      for member in after.all {
        let group = MatchedGroup(member)
        guard seen.insert(group).inserted,
          let source = after.source(of: group), let last = before.source(of: group),
          let animation = change.animations[source.node] ?? moveAnimation(change, source.node)
        else { continue }
        let moved = flights[Flight(surface: surface.id, group: group)]
        guard source.node != last.node else {
          if let moved { sendOn(group, surface.id, to: source, moved: moved, animation) }
          continue
        }
        send(
          group, surface.id, from: last, to: source, moved: moved ?? [0, 0, 0, 0], animation)
        for member in after.all where MatchedGroup(member) == group { isolate(member.node) }
      }
      follow(change, surface.id, from: before, to: after)
    }
  }

  private func moveAnimation(_ change: TreeChange, _ node: NodeID) -> Animation? {
    change.moves.first { move in
      move.view.modifiers.indices.contains { move.view.id.child(modifier: $0) == node }
    }?.animation
  }

  /// Sends a frame on that is on its way, to where a change has moved its source.
  private mutating func sendOn(
    _ group: MatchedGroup, _ surface: NodeID, to source: LayoutTree.MatchedMember,
    moved: [Double], _ animation: Animation
  ) {
    guard
      let index = recording.matched.firstIndex(where: {
        $0.group == group && $0.surface == surface
      }), let goal = recording.matched[index].goals.last
    else { return }
    let way = source.numbers.indices.map { source.numbers[$0] - goal.numbers[$0] - moved[$0] }
    guard way.contains(where: { $0.magnitude > 1e-6 }) else { return }
    for (position, step) in way.enumerated() {
      let target = recording.matched[index].numbers[position].target
      recording.matched[index].numbers[position].retarget(
        to: target + step, at: now, animation: animation)
    }
    recording.matched[index].goals.append(
      MatchedTrack.Goal(
        time: now, numbers: zip(goal.numbers, way).map(+), from: goal.to, to: source.frame,
        origin: source.origin))
    noteEnd(recording.matched[index].settledTime)
  }

  private mutating func send(
    _ group: MatchedGroup, _ surface: NodeID, from last: LayoutTree.MatchedMember,
    to source: LayoutTree.MatchedMember, moved: [Double], _ animation: Animation
  ) {
    // What a flight under way has moved along with its source stays with the frame.
    let (old, new) = (last.numbers, zip(source.numbers, moved).map(-))
    let engine = scene.profile.motion.engine
    let index: Int
    if let known = recording.matched.firstIndex(where: {
      $0.group == group && $0.surface == surface
    }) {
      index = known
      // At rest the frame was the old source's own.
      if !recording.matched[index].isAnimating(at: now) {
        for position in old.indices {
          recording.matched[index].numbers[position].retarget(
            to: old[position], at: now, animation: Animation.none)
        }
      }
    } else {
      index = recording.matched.count
      recording.matched.append(
        MatchedTrack(
          group: group, surface: surface,
          numbers: old.map { AnimatedScalar($0, engine: engine) }, goals: []))
    }
    for position in new.indices {
      recording.matched[index].numbers[position].retarget(
        to: new[position], at: now, animation: animation)
    }
    recording.matched[index].goals.append(
      MatchedTrack.Goal(
        time: now, numbers: new, from: last.frame, to: source.frame, origin: source.origin))
    noteEnd(recording.matched[index].settledTime)
  }
}
