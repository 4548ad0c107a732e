// Starts of keyframe and phase animators, and feedback on changes.

extension TimelinePlayer {
  /// Starts animators of views that have come, and those whose trigger has changed.
  mutating func startAnimators(from old: Stage?) {
    var starters: [ViewNode] = []
    for surface in stage.surfaces {
      surface.roots { [$0.top] }.visit(having: [.animator, .feedback]) { node in
        if node.modifiers.contains(where: { $0.modifier.isStarter }) { starters.append(node) }
        return true
      }
    }
    guard !starters.isEmpty else { return }
    let ids = Set(starters.map(\.id))
    var past: [NodeID: ViewNode] = [:]
    for surface in old?.surfaces ?? [] {
      surface.roots { [$0.top] }.visit { node in
        if ids.contains(node.id) { past[node.id] = node }
        return true
      }
    }
    for node in starters {
      for index in node.modifiers.indices { start(node, index, past[node.id]) }
    }
  }

  private mutating func start(_ node: ViewNode, _ slot: Int, _ past: ViewNode?) {
    let modifier = node.modifiers[slot].modifier
    let old = past.flatMap { past in
      past.modifiers.indices.contains(slot) ? past.modifiers[slot].modifier : nil
    }
    if case .sensoryFeedback(let name, let trigger) = modifier,
      case .sensoryFeedback(_, let before)? = old, before != trigger
    {
      recording.markers.append(FeedbackMarker(time: now, name: name))
    }
    guard let program = modifier.animator else { return }
    let starts =
      modifier.animatorTrigger == nil
      ? past == nil : old != nil && old?.animatorTrigger != modifier.animatorTrigger
    guard starts else { return }
    let start = AnimatorTrack.Start(time: now, program: program)
    if let index = recording.animators.firstIndex(where: {
      $0.node == node.id && $0.slot == slot
    }) {
      recording.animators[index].starts.append(start)
    } else {
      recording.animators.append(AnimatorTrack(node: node.id, slot: slot, starts: [start]))
    }
    isolate(node.id)
    noteEnd(now + program.duration)
  }
}

extension Modifier {
  /// True for modifiers that start something when their view comes or their trigger changes.
  fileprivate var isStarter: Bool {
    if case .sensoryFeedback = self { return true }
    return animator != nil
  }
}
