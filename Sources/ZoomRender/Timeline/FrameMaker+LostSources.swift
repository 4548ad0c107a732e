// Pictures of sources that have gone while a card of theirs was under way.

/// The picture of a zoom's source that has gone: a past stage still shows it.
struct LostSource: Sendable, Equatable {
  /// Index into ``Recording/stages``: the last one that holds the source.
  var stage: Int
  /// The node of the source there.
  var node: NodeID
  /// The layer of the picture while the card has it.
  var picture: NodeID { node.child(part: "lost") }
}

extension FrameMaker {
  /// Puts the pictures that this surface has lost back below their cards, which take them as they
  /// take the pictures of sources that are there.
  func recallLostSources(
    into moment: inout SurfaceMoment, _ segment: Segment, at time: Double, in recording: Recording
  ) {
    for index in segment.runs {
      let run = recording.runs[index]
      guard run.surface == moment.surface.id, let lost = run.lostSource,
        case .zoom(let plan) = run.plan.style, place(of: plan, run: run, in: moment.tree) == nil,
        moment.layer.find(lost.picture) == nil
      else { continue }
      let isStillThere = moment.tree.nodes.contains { $0.id == lost.node }
      if !isStillThere, let leaving = moment.layer.find(lost.node) {
        // A source that goes with an animation is still drawn where it was.
        moment.layer = moment.layer.removing(lost.node)
        hand(leaving, lost, to: run, &moment)
      } else if let past = recording.stages[lost.stage].surface(run.surface) {
        var segment = segment
        segment.stage = lost.stage
        let drawn = drawPast(past, segment, following: moment.tree, at: time, in: recording)
        guard let picture = drawn.layer.find(lost.node) else { continue }
        if !isStillThere {
          let ids = picture.allIDs
          moment.elements += drawn.elements.filter { ids.contains($0.layer) }
        }
        hand(picture, lost, to: run, &moment)
      }
    }
  }

  /// Puts a picture into the covered screen, for the card to take.
  private func hand(
    _ picture: Layer, _ lost: LostSource, to run: TransitionRun, _ moment: inout SurfaceMoment
  ) {
    var picture = picture
    picture.id = lost.picture
    for index in moment.elements.indices where moment.elements[index].layer == lost.node {
      if moment.layer.find(lost.node) == nil { moment.elements[index].layer = lost.picture }
    }
    moment.layer = moment.layer.changing(run.lower?.id ?? moment.layer.id) {
      $0.children.append(picture)
    }
  }
}
