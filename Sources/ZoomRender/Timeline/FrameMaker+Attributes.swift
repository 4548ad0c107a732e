// Views with the numbers of a moment put in.

/// What moves in the views of a stage at a moment.
struct AttributeMoment {
  var tracks: [NodeID: [AttributeTrack]]
  /// Scene time in seconds.
  var time: Double
  /// When the views rested as they are written: now, or the end of the stage that they belong to.
  var restTime: Double
  var state: SceneState
  /// Views as they rest, where their content has been made anew for the moment: what differs from
  /// its rest there is driven by that content, not by a track of its own.
  var resting: [NodeID: ViewNode] = [:]
}

extension FrameMaker {
  /// A view and all inside it with the numbers of a moment; nil when none of them is under way.
  func animated(_ node: ViewNode, _ moment: AttributeMoment) -> ViewNode? {
    guard let own = moment.tracks[node.id] else {
      return node.replacingViews { animated($0, moment) }
    }
    var copy = node
    var inner = moment
    // From the outside in: the content that a modifier makes anew replaces what is inside it.
    let tracks = own.sorted { order($0.slot) > order($1.slot) }
    for track in tracks where !isDriven(copy, track.slot, moment) {
      guard track.slot < copy.modifiers.count, write(track, at: moment, into: &copy) else {
        continue
      }
      if track.slot >= 0,
        case .animatableContent(let template) = copy.modifiers[track.slot].modifier
      {
        replaceContent(of: &copy, below: track.slot, template, moment)
        inner.resting.merge(Self.views(in: node)) { $1 }
        break
      }
    }
    return copy.replacingViews { animated($0, inner) } ?? copy
  }

  /// The view itself is inside all its modifiers.
  private func order(_ slot: Int) -> Int { slot < 0 ? -1 : slot }

  /// Puts a track's numbers into the view or one of its modifiers; false when they do not fit.
  private func write(
    _ track: AttributeTrack, at moment: AttributeMoment, into node: inout ViewNode
  ) -> Bool {
    var reader = AnimatableCoder(animatableNames)
    if track.slot < 0 {
      var kind = node.kind
      kind.animate(&reader)
    } else {
      var modifier = node.modifiers[track.slot].modifier
      modifier.animate(&reader)
    }
    guard reader.signature == track.signature else { return false }
    // What readers hold may have other numbers at every size: the track is then a distance.
    let numbers = zip(reader.values, track.numbers).map { resting, track in
      let (value, target) = (track.value(at: moment.time), track.target(at: moment.restTime))
      return resting == target ? value : resting + (value - target)
    }
    var writer = AnimatableCoder(writing: numbers, animatableNames)
    if track.slot < 0 {
      node.kind.animate(&writer)
    } else {
      node.modifiers[track.slot].modifier.animate(&writer)
    }
    return true
  }

  /// Asks the source for the view inside a modifier; what is outside the modifier stays.
  private func replaceContent(
    of node: inout ViewNode, below slot: Int, _ template: TemplateID, _ moment: AttributeMoment
  ) {
    let id = node.id
    let made = scene.source.content(of: template, for: ContentRequest(id: id), in: moment.state)
    guard let content = made.first(where: { $0.id == id }) else { return }
    node.kind = content.kind
    node.children = content.children
    node.modifiers = content.modifiers + node.modifiers[slot...]
  }

  /// True for a part of content made anew that is not as it rests.
  private func isDriven(_ node: ViewNode, _ slot: Int, _ moment: AttributeMoment) -> Bool {
    guard let rest = moment.resting[node.id] else { return false }
    if slot < 0 { return rest.kind != node.kind }
    guard slot < rest.modifiers.count, slot < node.modifiers.count else { return true }
    return rest.modifiers[slot].modifier != node.modifiers[slot].modifier
  }

  private static func views(in node: ViewNode) -> [NodeID: ViewNode] {
    var found: [NodeID: ViewNode] = [:]
    node.visit {
      found[$0.id] = $0
      return true
    }
    return found
  }
}
