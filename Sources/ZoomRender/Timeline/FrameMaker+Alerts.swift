// Alerts and dialogs: cards that float over the whole screen.

extension FrameMaker {
  /// The screens below, dimmed, and the card over them.
  ///
  /// An alert shrinks to its size while it fades in. A dialog without glass rises from below as a
  /// sheet does; with glass it is a popover, which, as a menu, dims nothing and only fades here (how
  /// they grow out of their source is not known).
  func alert(
    _ kind: Presentation.Kind, _ drawn: SurfaceMoment, _ run: TransitionRun?,
    _ presenter: Surface?, over screens: [Layer], at time: Double,
    _ records: inout [TransitionRecord]
  ) -> [Layer] {
    var presence = 1.0
    if let run, case .presence(let motion) = run.motion {
      presence = min(max(motion.value(at: time), 0), 1)
      var record = TransitionRecord(
        kind: .alert, phase: run.phase, fallback: run.plan.fallback, startTime: run.start,
        origin: run.plan.origin, participants: participants(of: run, presenter: presenter))
      record.progress = [.init("presence", presence)]
      records.append(record)
    }
    let container = Rect(origin: .zero, size: scene.screen.size)
    let id = drawn.surface.id.child(part: "sheet")
    let look = AlertMotion.state(
      presence: presence, comes: run?.direction != .disappear, profile: profile)
    var card = Layer.group(id, role: .sheet, bounds: container, [drawn.layer])
    let rises = kind == .confirmationDialog && profile.rules.bars != .glass
    if rises {
      card.transform = .translation(x: 0, y: container.height * (1 - presence))
    } else {
      card.opacity = look.alpha
      if kind == .alert { card.transform = Affine.scale(look.scale).about(container.center) }
    }
    guard kind == .alert || rises, look.dim > 0 else { return screens + [card] }
    let dim = Layer.flat(
      id.child(part: "dim"), role: .dim, bounds: container, .black.opacity(look.dim))
    return screens + [dim, card]
  }
}
