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
  struct Piece: Sendable, Equatable {
    /// Scene seconds.
    var start: Double
    /// When it has come to rest; infinite under a finger.
    var end: Double
    var law: PresenceMotion.Law
  }

  var surface: NodeID
  var pieces: [Piece]

  var end: Double { pieces.last?.end ?? 0 }

  /// Where it will rest; the present value under a finger.
  var goal: Double { pieces.last?.law.goal ?? value(at: .infinity) }

  /// What is left of the way to the goal.
  func left(at time: Double) -> Double { value(at: time) - goal }

  /// The detent value at a scene time, exactly the goal once it rests.
  func value(at time: Double) -> Double {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return 0 }
    if time >= piece.end, let goal = piece.law.goal { return goal }
    return piece.law.value(at: max(0, time - piece.start))
  }

  /// Points per second.
  func velocity(at time: Double) -> Double {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return 0 }
    if time >= piece.end { return 0 }
    return PresenceMotion(start: piece.start, piece.law).velocity(at: time)
  }
}
