// What a presented surface says about its container.

/// The presentation modifiers of a surface's content.
struct SheetSpec: Sendable, Equatable {
  var detents: [PresentationDetent] = []
  /// State variable that holds the selected detent.
  var selection: String?
  var showsGrabber: Bool?
  var cornerRadius: Double?
  var background: ShapeStyle?
  /// Background interaction: up to this detent nothing is dimmed.
  var undimmedThrough: PresentationDetent?
  var isDismissDisabled = false

  /// Reads the modifiers; where they compete, the outermost wins.
  init(_ views: [ViewNode]) {
    views.visit { node in
      for modifier in node.modifiers {
        switch modifier.modifier {
        case .presentationDetents(let asked, let variable):
          if detents.isEmpty { (detents, selection) = (asked, variable) }
        case .presentationDragIndicator(let isVisible): showsGrabber = showsGrabber ?? isVisible
        case .presentationCornerRadius(let radius): cornerRadius = cornerRadius ?? radius
        case .presentationBackground(let style): background = background ?? style
        case .presentationBackgroundInteraction(let detent):
          undimmedThrough = undimmedThrough ?? detent
        case .interactiveDismissDisabled(let isDisabled):
          isDismissDisabled = isDismissDisabled || isDisabled
        default: break
        }
      }
      return true
    }
  }
}

/// The height of a sheet over time, as a detent value in points.
struct SheetTrack: Sendable, Equatable {
  var surface: NodeID
  var motion: PresenceMotion
  /// When it has come to rest.
  var end: Double

  /// The detent value at a scene time, exactly the goal once it rests.
  func value(at time: Double) -> Double {
    if time >= end, let goal = motion.pieces.last?.law.goal { return goal }
    return motion.value(at: time)
  }
}
