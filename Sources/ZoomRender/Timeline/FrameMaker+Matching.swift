// Matched geometry and views that come and go, at a moment.

extension FrameMaker {
  // MARK: Matched geometry

  /// Placements of matched views at a time: receivers follow their source, and all views of a group
  /// follow its frame while that is on its way from one source to the next.
  func placements(
    _ tree: LayoutTree, stage: Int, surface: NodeID, at time: Double, in recording: Recording
  ) -> [NodeID: MatchedPlacement] {
    let members = tree.matchedMembers(born: recording.matchedBirths(at: stage))
    guard !members.all.isEmpty else { return [:] }
    var placements: [NodeID: MatchedPlacement] = [:]
    for member in members.all {
      guard let shared = shared(MatchedGroup(member), members, surface, time, recording)
      else { continue }
      if member.node == shared.source && !shared.isMoving { continue }
      var numbers = shared.numbers
      if let track = recording.followers.first(where: { $0.node == member.node }) {
        numbers = zip(numbers, track.distance(at: time)).map(+)
      }
      placements[member.node] = Self.placement(member.effect, numbers)
    }
    return placements
  }

  private static func placement(
    _ effect: MatchedGeometryEffect, _ numbers: [Double]
  ) -> MatchedPlacement {
    MatchedPlacement(
      size: effect.properties.contains(.size)
        ? Size(max(0, numbers[2]), max(0, numbers[3])) : nil,
      point: effect.properties.contains(.position) ? Point(numbers[0], numbers[1]) : nil,
      anchor: effect.anchor)
  }

  /// The frame that the views of a group share at a time; nil without a source.
  func shared(
    _ group: MatchedGroup, _ members: MatchedMembers, _ surface: NodeID,
    _ time: Double, _ recording: Recording
  ) -> (source: NodeID, numbers: [Double], isMoving: Bool)? {
    guard let source = members.source(of: group) else { return nil }
    let track = recording.matched.first { $0.group == group && $0.surface == surface }
    guard let track, track.isAnimating(at: time) else {
      return (source.node, source.numbers, false)
    }
    return (source.node, track.value(at: time, live: source.numbers), true)
  }

  /// Placements of the views of a past stage that are on their way out: they share the frames of
  /// the groups as they are now.
  func placements(
    ofPast past: LayoutTree, following tree: LayoutTree, stage: Int, surface: NodeID,
    at time: Double, in recording: Recording
  ) -> [NodeID: MatchedPlacement] {
    let members = tree.matchedMembers(born: recording.matchedBirths(at: .max))
    var placements: [NodeID: MatchedPlacement] = [:]
    for member in past.matchedMembers(born: recording.matchedBirths(at: stage)).all {
      guard
        let shared = shared(MatchedGroup(member), members, surface, time, recording),
        shared.isMoving
      else { continue }
      placements[member.node] = Self.placement(member.effect, shared.numbers)
    }
    return placements
  }

  // MARK: Coming and going

  /// Puts back views that go, and applies the transitions of those that come. What went last is put
  /// back first: it may hold what went before it, or what was still coming.
  func composePresences(
    _ moment: inout SurfaceMoment, _ segment: Segment, at time: Double, in recording: Recording
  ) {
    var coming: [PresenceTrack] = []
    var going: [(track: PresenceTrack, change: PresenceTrack.Change)] = []
    for track in recording.presences
    where track.surface == moment.surface.id && track.isAnimating(at: time) {
      guard let change = track.change(at: time) else { continue }
      if change.isInsertion { coming.append(track) } else { going.append((track, change)) }
    }
    let order = going.indices.sorted {
      (-going[$0].change.time, $0) < (-going[$1].change.time, $1)
    }
    for index in order {
      putBack(going[index].track, going[index].change, &moment, segment, at: time, in: recording)
    }
    for track in coming {
      moment.layer = moment.layer.replacing(track.layer) { layer in
        effect(track, layer, at: time).applied(to: layer)
      }
    }
  }

  private func effect(
    _ track: PresenceTrack, _ layer: Layer, at time: Double
  ) -> TransitionEffect {
    track.effect(
      at: time, bounds: layer.bounds, isRightToLeft: scene.layoutDirection == .rightToLeft)
  }

  private func putBack(
    _ track: PresenceTrack, _ change: PresenceTrack.Change, _ moment: inout SurfaceMoment,
    _ segment: Segment, at time: Double, in recording: Recording
  ) {
    guard let past = recording.stages[change.stage].surface(track.surface),
      moment.layer.find(track.layer) == nil
    else { return }
    var pastSegment = segment
    pastSegment.stage = change.stage
    let drawn = drawPast(past, pastSegment, following: moment.tree, at: time, in: recording)
    guard let path = drawn.layer.path(to: track.layer), let layer = path.last else { return }
    let leaving = effect(track, layer, at: time)
    // What was around it may have gone with a change that came later.
    let around = path.dropLast().lastIndex { moment.layer.find($0.id) != nil }
    let target = around.map { path[$0].id } ?? moment.layer.id
    // The container may have changed its place: the view keeps its own on screen.
    guard let onScreen = drawn.layer.transform(from: track.layer),
      let inward = moment.layer.transform(from: target)?.inverse
    else { return }
    var placed = leaving.applied(to: layer)
    placed.transform = leaving.map.then(onScreen).then(inward)
    for gone in path.dropLast().dropFirst((around ?? 0) + 1) { placed.opacity *= gone.opacity }
    moment.layer = moment.layer.changing(target) { parent in
      // A view without a place of its own falls behind those that stay.
      if track.hasZIndex {
        parent.children.append(placed)
      } else {
        parent.children.insert(placed, at: 0)
      }
    }
    let ids = placed.allIDs
    moment.elements += drawn.elements.filter { ids.contains($0.layer) }
  }
}

extension FrameMaker {
  /// The frames on screen of the nodes of views that are leaving a surface at a moment of the last
  /// segment.
  func leavingFrames(
    of surface: Surface, at time: Double, in recording: Recording
  ) -> [NodeID: Rect] {
    guard let segment = recording.segments.last else { return [:] }
    var found: [NodeID: Rect] = [:]
    for track in recording.presences
    where track.surface == surface.id && track.isAnimating(at: time) {
      guard let change = track.change(at: time), !change.isInsertion,
        let past = recording.stages[change.stage].surface(surface.id)
      else { continue }
      var pastSegment = segment
      pastSegment.stage = change.stage
      let now = tree(of: surface, at: time, in: recording)
      let tree = pastTree(of: past, pastSegment, following: now, at: time, in: recording)
      let origins = tree.rootOrigins
      var isInside = [Bool](repeating: false, count: tree.nodes.count)
      for index in tree.nodes.indices {
        let node = tree.nodes[index]
        isInside[index] = node.id == track.layer || node.parent.map { isInside[$0] } ?? false
        if isInside[index] {
          found[node.id] = Rect(origin: origins[index], size: node.frame.size)
        }
      }
    }
    return found
  }
}

extension Layer {
  /// The tree with one layer changed.
  func changing(_ id: NodeID, _ change: (inout Layer) -> Void) -> Layer {
    var copy = self
    if copy.id == id {
      change(&copy)
      return copy
    }
    copy.children = children.map { $0.changing(id, change) }
    return copy
  }

  /// Ids of the layer and of everything in it.
  var allIDs: Set<NodeID> {
    var ids: Set<NodeID> = [id]
    for child in children { ids.formUnion(child.allIDs) }
    return ids
  }
}
