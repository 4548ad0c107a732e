// The layers of a sheet or a cover over what presents it, at one moment.

/// Everything that decides how a presentation looks at one moment, in screen points.
struct PresentationPose: Sendable, Equatable {
  var dim: Color
  /// Of the presenting screen about the top of its middle.
  var presenterScale = 1.0
  /// Points down.
  var presenterDrop = 0.0
  var presenterRadius = 0.0
  /// The layers of a presenting sheet.
  var stacked: [NodeID] = []
  /// Of that sheet, about its top's middle.
  var stackedScale = 1.0
  /// Points down that the same sheet moves.
  var stackedDrop = 0.0

  /// True when what is behind the card is not where it rests.
  var movesPresenter: Bool { presenterScale != 1 || presenterDrop != 0 || stackedScale != 1 }
}

/// Puts a presented card over the screens below it.
struct PresentationArrangement {
  var id: NodeID
  var container: Rect
  var pose: PresentationPose

  /// Bottom to top: black, screens, dim, card.
  func layers(lower: [Layer], card: Layer) -> [Layer] {
    var result = behind(lower)
    if pose.dim.alpha > 0 {
      result.append(.flat(id.child(part: "dim"), role: .dim, bounds: container, pose.dim))
    }
    result.append(card)
    return result
  }

  /// The screens behind the card: shrunk over black, or the topmost sheet among them shrunk alone.
  func behind(_ lower: [Layer]) -> [Layer] {
    var lower = lower
    if pose.stackedScale != 1 {
      for id in pose.stacked { lower = lower.map { $0.changing(id, shrink) } }
    }
    var screen = Layer.group(id.child(part: "screen"), role: .screen, bounds: container, lower)
    guard pose.presenterScale != 1 || pose.presenterDrop != 0 else { return [screen] }
    screen.transform = Affine.scale(pose.presenterScale)
      .about(Point(container.midX, container.minY))
      .then(.translation(x: 0, y: pose.presenterDrop))
    if pose.presenterRadius > 0 {
      screen.clip = .rounded(
        container, radii: CornerRadii(pose.presenterRadius), style: .continuous)
    }
    return [
      .flat(id.child(part: "background"), role: .screen, bounds: container, .black), screen,
    ]
  }
  private func shrink(_ sheet: inout Layer) {
    let frame = sheet.transform.apply(to: sheet.bounds)
    sheet = sheet.transformed(
      by: .scale(pose.stackedScale).about(Point(frame.midX, frame.minY))
        .then(.translation(x: 0, y: pose.stackedDrop)))
  }
}
