// The layers of a sheet or a cover over what presents it, at one moment.

/// Everything that decides how a presentation looks at one moment, in screen points.
struct PresentationPose: Sendable, Equatable {
  var dim: Color
  /// Of the presenting screen about the top of its middle.
  var presenterScale = 1.0
  /// Points down.
  var presenterDrop = 0.0
  var presenterRadius = 0.0
}

/// Puts a presented card over the screens below it.
struct PresentationArrangement {
  var id: NodeID
  var container: Rect
  var pose: PresentationPose

  /// Bottom to top: black, screens, dim, card.
  func layers(lower: [Layer], card: Layer) -> [Layer] {
    var result: [Layer] = []
    var screen = Layer.group(id.child(part: "screen"), role: .screen, bounds: container, lower)
    if pose.presenterScale != 1 || pose.presenterDrop != 0 {
      result.append(
        .flat(id.child(part: "background"), role: .screen, bounds: container, .black))
      screen.transform = Affine.scale(pose.presenterScale)
        .about(Point(container.midX, container.minY))
        .then(.translation(x: 0, y: pose.presenterDrop))
      if pose.presenterRadius > 0 {
        screen.clip = .rounded(
          container, radii: CornerRadii(pose.presenterRadius), style: .continuous)
      }
    }
    result.append(screen)
    if pose.dim.alpha > 0 {
      result.append(.flat(id.child(part: "dim"), role: .dim, bounds: container, pose.dim))
    }
    result.append(card)
    return result
  }
}
