// Views in motion: trees with the numbers of a moment, and displaced nodes.

extension FrameMaker {
  /// True when something inside the views is under way at a time, so that they are laid out anew.
  func animatesViews(at time: Double, in recording: Recording) -> Bool {
    recording.attributes.contains { $0.isAnimating(at: time) }
      || recording.displacements.contains { $0.isAnimating(at: time) }
      || recording.matched.contains { $0.isAnimating(at: time) }
      || recording.followers.contains { $0.isAnimating(at: time) }
      || recording.animators.contains { $0.isAnimating(at: time) }
  }

  /// True when views have other properties at a time than at rest.
  func adjustsViews(at time: Double, in recording: Recording) -> Bool {
    recording.attributes.contains { $0.isAnimating(at: time) }
      || recording.animators.contains { $0.isAnimating(at: time) }
  }

  /// The views of a stage with the numbers of a moment.
  func animated(
    _ views: [ViewNode], ofStage stage: Int, at time: Double, in recording: Recording
  ) -> [ViewNode] {
    let restTime = restTime(ofStage: stage, at: time, in: recording)
    let state = recording.stages[stage].state
    let running = recording.attributes.filter { $0.isAnimating(at: time) }
    var byNode: [NodeID: [AttributeTrack]] = [:]
    for track in running { byNode[track.node, default: []].append(track) }
    let moment = AttributeMoment(
      tracks: byNode, time: time, restTime: restTime, state: state)
    var moved = running.isEmpty ? views : views.map { animated($0, moment) ?? $0 }
    let animators = recording.animators.filter { $0.isAnimating(at: time) }
    if !animators.isEmpty {
      var byNode: [NodeID: [AnimatorTrack]] = [:]
      for track in animators { byNode[track.node, default: []].append(track) }
      moved = moved.map { driven($0, byNode, at: time) ?? $0 }
    }
    return moved
  }

  /// The view with the properties that animators drive; nil when none does.
  private func driven(
    _ node: ViewNode, _ tracks: [NodeID: [AnimatorTrack]], at time: Double
  ) -> ViewNode? {
    guard tracks[node.id] != nil else {
      return node.replacingViews { driven($0, tracks, at: time) }
    }
    var copy = node
    for track in tracks[node.id] ?? [] {
      guard track.slot < copy.modifiers.count,
        let program = copy.modifiers[track.slot].modifier.animator
      else { continue }
      let made = program.modifiers {
        track.value(of: $0, at: time) ?? program.restingValue(of: $0)
      }
      for (index, modifier) in made.enumerated()
      where track.slot + 1 + index < copy.modifiers.count {
        copy.modifiers[track.slot + 1 + index].modifier = modifier
      }
    }
    return copy.replacingViews { driven($0, tracks, at: time) } ?? copy
  }

  /// What colours and text styles stand for while they are animated.
  var animatableNames: AnimatableCoder.Resolver {
    let (environment, stages) = (environment(isInSheet: false), self.stages)
    return AnimatableCoder.Resolver(
      color: { stages.color($0, in: environment) },
      font: {
        let font = $0.resolved(in: environment.text, files: { _ in nil })
        return (font.size, font.leading, font.axisValue)
      })
  }

  /// When the views of a stage rest as they are written: now, or just before the stage ended.
  func restTime(ofStage stage: Int, at time: Double, in recording: Recording) -> Double {
    guard let end = recording.segments.first(where: { $0.stage > stage })?.start, end <= time
    else { return time }
    return end.nextDown
  }

  /// Moves and resizes nodes that are on their way to the frames that layout gives them. Matched
  /// views whose group has been on its way since the last change are where matching puts them: what
  /// moves the views around them does not move them. Views of a past stage go on as if it had not
  /// ended.
  func displace(
    _ tree: inout LayoutTree, of surface: NodeID, stage: Int, at time: Double,
    in recording: Recording
  ) {
    let restTime = restTime(ofStage: stage, at: time, in: recording)
    var tracks: [NodeID: DisplacementTrack] = [:]
    for track in recording.displacements
    where track.value(at: time, asOf: restTime) != .zero
      || track.growth(at: time, asOf: restTime) != .zero
    {
      tracks[track.node] = track
    }
    guard !tracks.isEmpty else { return }
    let lastChange = recording.changes.last { $0.time <= time }?.time ?? time
    let steered = steeredMembers(of: tree, surface, at: lastChange, in: recording)
    var shifts = [Vector](repeating: .zero, count: tree.nodes.count)
    var isSized = [Bool](repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let (id, parent) = (tree.nodes[index].id, tree.nodes[index].parent)
      let inherited = parent.map { shifts[$0] } ?? .zero
      let track = tracks[id]
      let matched = steered[id]
      isSized[index] =
        matched?.contains(.size) ?? false || parent.map { isSized[$0] } ?? false
      var own = track?.value(at: time, asOf: restTime) ?? .zero
      if matched != nil { own = .zero - inherited }
      shifts[index] = inherited + own
      if own != .zero { tree.nodes[index].frame.origin = tree.nodes[index].frame.origin + own }
      guard let track, !isSized[index] else { continue }
      let growth = track.growth(at: time, asOf: restTime)
      let size = tree.nodes[index].frame.size
      tree.nodes[index].frame.size = Size(
        max(0, size.width + growth.dx), max(0, size.height + growth.dy))
    }
    tree.buildCellsInView()
  }

  /// The modifiers of matched views that are on their way from one source to the next, with what
  /// they take from the group's frame.
  func steeredMembers(
    of tree: LayoutTree, _ surface: NodeID, at time: Double, in recording: Recording
  ) -> [NodeID: MatchedGeometryEffect.Properties] {
    let flying = Set(
      recording.matched.filter { $0.surface == surface && $0.isAnimating(at: time) }.map(\.group))
    let following = Set(recording.followers.filter { $0.isAnimating(at: time) }.map(\.node))
    guard !flying.isEmpty || !following.isEmpty else { return [:] }
    var found: [NodeID: MatchedGeometryEffect.Properties] = [:]
    for member in tree.matchedMembers(born: [:]).all
    where flying.contains(MatchedGroup(member)) || following.contains(member.node) {
      found[member.node] = member.effect.properties
    }
    return found
  }

  /// Nodes that move at a time: nothing in them is rounded to pixels.
  func movingNodes(at time: Double, in recording: Recording) -> [NodeID] {
    recording.displacements.filter { $0.isAnimating(at: time) }.map(\.node)
      + recording.attributes.filter { $0.isAnimating(at: time) }.map(\.node)
  }
}
