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

  /// The views with the numbers of a moment.
  func animated(
    _ views: [ViewNode], at time: Double, in recording: Recording, _ state: SceneState
  ) -> [ViewNode] {
    let running = recording.attributes.filter { $0.isAnimating(at: time) }
    var byNode: [NodeID: [AttributeTrack]] = [:]
    for track in running { byNode[track.node, default: []].append(track) }
    let moment = AttributeMoment(tracks: byNode, time: time, state: state)
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

  /// Moves nodes that are on their way to where layout puts them.
  func displace(_ tree: inout LayoutTree, at time: Double, in recording: Recording) {
    let running = recording.displacements.filter { $0.isAnimating(at: time) }
    guard !running.isEmpty else { return }
    var distances: [NodeID: Vector] = [:]
    for track in running { distances[track.node] = track.value(at: time) }
    for index in tree.nodes.indices {
      guard let distance = distances[tree.nodes[index].id] else { continue }
      tree.nodes[index].frame.origin = tree.nodes[index].frame.origin + distance
    }
  }

  /// Nodes that move at a time: nothing in them is rounded to pixels.
  func movingNodes(at time: Double, in recording: Recording) -> [NodeID] {
    recording.displacements.filter { $0.isAnimating(at: time) }.map(\.node)
      + recording.attributes.filter { $0.isAnimating(at: time) }.map(\.node)
  }
}
