// Tab switches.

extension FrameMaker {
  /// Cross-fades the contents of tab views whose selection has just changed, or slides pages; bars
  /// and dots stay.
  func composeTabs(
    _ moment: inout SurfaceMoment, _ segment: Segment, at time: Double, in recording: Recording,
    _ records: inout [TransitionRecord]
  ) {
    for index in moment.runs {
      let run = recording.runs[index]
      guard case .tabs(let id) = run.place, let stage = run.pastStage,
        case .presence(let motion) = run.motion,
        let past = recording.stages[stage].surface(run.surface)
      else { continue }
      let presence = min(1, max(0, motion.value(at: time)))
      records.append(
        TransitionRecord(
          kind: .tab, phase: run.phase, progress: [.init("presence", presence)],
          startTime: run.start, origin: run.plan.origin,
          participants: participants(of: run)))
      var pastSegment = segment
      pastSegment.stage = stage
      let drawn = drawPast(past, pastSegment, following: moment.tree, at: time, in: recording)
      let tab = id.child(part: "tab")
      guard let old = drawn.layer.find(tab) else { continue }
      let ground = stages.color(.system("systemBackground"), in: environment(isInSheet: false))
      let side = scene.layoutDirection == .rightToLeft ? -1.0 : 1.0
      moment.layer = moment.layer.changing(tab) { layer in
        layer =
          run.pageDirection.map {
            Self.slid(from: old, to: layer, presence, direction: $0 * side)
          } ?? Self.faded(from: old, to: layer, presence, ground: ground)
      }
      for index in moment.elements.indices where moment.elements[index].layer == tab {
        moment.elements[index].layer = tab.child(part: "coming")
      }
      let ids = old.allIDs
      moment.elements += drawn.elements.filter { ids.contains($0.layer) }.map { element in
        var copy = element
        if copy.layer == tab { copy.layer = tab.child(part: "past") }
        return copy
      }
    }
  }

  /// The page that is left beside the one that comes; `direction` 1 = it comes from the right.
  private static func slid(
    from old: Layer, to new: Layer, _ presence: Double, direction: Double
  ) -> Layer {
    let width = new.bounds.width * direction
    var (below, above, bars) = parted(old, new)
    below.transform = .translation(x: -width * presence, y: 0)
    above.transform = .translation(x: width * (1 - presence), y: 0)
    var pages = Layer.group(
      new.id.child(part: "pages"), role: .container, bounds: new.bounds, [below, above])
    pages.clip = .rect(new.bounds)
    var result = new
    result.content = .none
    result.children = [pages] + bars
    return result
  }

  /// What a tab view shows, without its bars, and the bars.
  private static func parted(
    _ old: Layer, _ new: Layer
  ) -> (below: Layer, above: Layer, bars: [Layer]) {
    var below = old
    below.id = new.id.child(part: "past")
    below.transform = .identity
    below.children.removeAll { $0.role == .chrome }
    var above = new
    above.id = new.id.child(part: "coming")
    above.transform = .identity
    above.children.removeAll { $0.role == .chrome }
    return (below, above, new.children.filter { $0.role == .chrome })
  }

  private static func faded(
    from old: Layer, to new: Layer, _ presence: Double, ground: Color
  ) -> Layer {
    var (below, above, bars) = parted(old, new)
    above.opacity = presence
    above.children.insert(
      .flat(new.id.child(part: "ground"), role: .cardBackground, bounds: new.bounds, ground), at: 0)
    var result = new
    result.content = .none
    result.children = [below, above] + bars
    return result
  }
}
