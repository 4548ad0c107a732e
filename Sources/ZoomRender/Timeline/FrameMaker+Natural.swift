// Where layout alone puts views: without what is under way.

extension FrameMaker {
  /// Matched views where layout alone would put them, at a moment of the last segment.
  func naturalMembers(
    of surface: Surface, at time: Double, in recording: Recording
  ) -> MatchedMembers {
    guard let segment = recording.segments.last else { return MatchedMembers() }
    return naturalTree(of: surface, at: time, in: recording)
      .matchedMembers(born: recording.matchedBirths(at: segment.stage))
  }

  /// Where layout alone puts the nodes of a surface, without flights and displacements under way.
  /// Receivers at rest still follow their source here; sources are where they are.
  func naturalTree(of surface: Surface, at time: Double, in recording: Recording) -> LayoutTree {
    guard let segment = recording.segments.last else { return LayoutTree() }
    var plain = recording
    plain.matched = []
    plain.followers = []
    plain.displacements = []
    let key = key(of: surface, segment, at: time, in: plain)
    return layout(surface, segment, key, in: plain)
  }

  /// The sizes that drawing groups have at rest: their content keeps that layout on the way.
  func frozenSizes(
    _ tree: LayoutTree, _ surface: Surface, _ segment: Segment, _ key: StageCache.Key,
    in recording: Recording
  ) -> [NodeID: Size] {
    let hasGroups = tree.nodes.indices.contains { index in
      if case .modifier(.drawingGroup) = tree.nodes[index].content { true } else { false }
    }
    guard hasGroups else { return [:] }
    var resting = key
    resting.time = nil
    let rest = cache.tree(resting) { layout(surface, segment, resting, in: recording) }
    var sizes: [NodeID: Size] = [:]
    for node in rest.nodes {
      if case .modifier(.drawingGroup) = node.content { sizes[node.id] = node.frame.size }
    }
    return sizes
  }
}
