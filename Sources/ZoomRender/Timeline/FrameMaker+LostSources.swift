// Pictures of sources that have gone while a card of theirs was under way.

/// The picture of a zoom's source that has gone: a past stage still shows it.
struct LostSource: Sendable, Equatable {
  /// Index into ``Recording/stages``: the last one that holds the source.
  var stage: Int
  /// The node of the source there: its layer is the picture.
  var node: NodeID
}

extension FrameMaker {
  /// Puts the pictures that this surface has lost back below their cards, which take them as they
  /// take the pictures of sources that are there.
  func recallLostSources(
    into moment: inout SurfaceMoment, _ segment: Segment, at time: Double, in recording: Recording
  ) {
    for index in segment.runs {
      let run = recording.runs[index]
      let host = run.lower?.id ?? moment.layer.id
      guard run.surface == moment.surface.id, let lost = run.lostSource,
        case .zoom(let plan) = run.plan.style,
        place(of: plan, run: run, in: moment.tree) == nil,
        moment.layer.find(host)?.find(lost.node) == nil
      else { continue }
      // A source that goes with an animation is still drawn where it was.
      if let leaving = moment.layer.find(lost.node) {
        moment.layer = moment.layer.removing(lost.node).changing(host) {
          $0.children.append(leaving)
        }
        continue
      }
      guard let past = recording.stages[lost.stage].surface(run.surface) else { continue }
      var segment = segment
      segment.stage = lost.stage
      let drawn = drawPast(past, segment, following: moment.tree, at: time, in: recording)
      guard let picture = drawn.layer.find(lost.node) else { continue }
      moment.layer = moment.layer.changing(host) { $0.children.append(picture) }
      let ids = picture.allIDs
      moment.elements += drawn.elements.filter { ids.contains($0.layer) }
    }
  }
}
