// Drags of plain sheets.

/// A plain sheet that a finger lets go: it goes on with the finger's motion, then settles.
private struct SheetRelease {
  var finger: SheetDrag
  /// Points down at the lift.
  var travel: Double
  /// Points per second down.
  var velocity: Double
  /// Scene seconds of the lift.
  var start: Double

  /// How far it goes on, in points of the finger.
  var coast: Double { finger.coast(velocity: velocity) }
  /// Scene seconds at which it settles.
  var settling: Double { start + finger.profile.sheet.settleDelay }

  /// A number from the lift until it settles, by the finger's travel and scene time.
  func samples(
    _ value: (_ travel: Double, _ time: Double) -> Double
  ) -> [PresenceMotion.Sample] {
    [0, 0.5, 1].map { share in
      let time = (settling - start) * share
      return .init(time: time, value: value(travel + coast * share, start + time))
    }
  }
}

extension TimelinePlayer {
  /// Drags a sheet between its detents or away; false when the drag is something else.
  mutating func grabSheet(_ touch: DragTouch) -> Bool {
    guard let surface = stage.surfaces.last, let presented = surface.presentation,
      let beginning = beginning(of: touch, onSheet: surface)
    else { return false }
    let spec = SheetSpec(surface.views)
    // A sheet that is still on its way to a detent goes on while the finger holds it.
    let under = recording.sheets.first { $0.surface == surface.id }
    let start = under?.goal ?? maker.sheetValue(of: surface, at: now, in: recording)
    let finger = SheetDrag(
      maker.sheetChrome(of: surface), profile: scene.profile, startValue: start,
      canDismiss: !spec.isDismissDisabled)
    let zero = touch.travel(beginning).dy
    let values = touch.samples(from: beginning) {
      finger.position(travel: touch.travel($0).dy - zero).value
        + (under?.left(at: touch.start + $0) ?? 0)
    }
    let missing = missingPresence(at: .presentation(surface.id))
    let presences = touch.samples(from: beginning) {
      max(
        0,
        1 - finger.position(travel: touch.travel($0).dy - zero).slide
          - missing(touch.start + $0))
    }
    var run = TransitionRun(
      place: .presentation(surface.id), surface: presented.presenter, lower: nil, upper: nil,
      presented: surface, direction: .disappear,
      plan: TransitionPlan(style: .sheet, fallback: nil, origin: presented.origin), motion: .none,
      start: now, end: .infinity, phase: "interactive")
    hold(
      &run, .presence(PresenceMotion(start: touch.start + beginning, .held(presences))),
      at: touch.start + beginning)
    setSheet(surface.id, .held(values), end: .infinity)
    advance(to: touch.end)
    guard touch.releases, let held = heldRun else { return true }
    let travel = touch.travel(touch.length).dy - zero
    let release = SheetRelease(
      finger: finger, travel: travel, velocity: touch.velocity.dy, start: now)
    settle(surface.id, release, over: under)
    var goes = false
    switch finger.outcome(travel: travel, velocity: touch.velocity.dy) {
    case .dismiss: goes = true
    case .settle(let value): select(value, surface, spec)
    }
    let velocity = touch.velocity * finger.following(travel: travel).slide
    lift(
      held,
      Lifting(
        gesture: .sheet, velocity: goes ? touch.velocity : velocity,
        coast: release.samples { max(0, 1 - finger.position(travel: $0).slide - missing($1)) }),
      dismisses: goes)
    return true
  }

  /// When a drag begins to move a sheet, in seconds after its touch; nil when it goes elsewhere: beside
  /// the sheet, sideways, or into a scroll view that can still take it.
  private func beginning(of touch: DragTouch, onSheet surface: Surface) -> Double? {
    guard maker.isSheet(surface), place(of: nil).depth == 0 || !touch.isEdge else { return nil }
    let frame = maker.sheetGeometry(of: surface, at: now, in: recording).frame
    guard frame.contains(touch.point), let beginning = touch.passes(Self.scrollSlop) else {
      return nil
    }
    let first = touch.travel(beginning)
    guard first.dy.magnitude >= first.dx.magnitude else { return nil }
    guard let scroll = scrollUnder(touch.point), scroll.geometry.axes.contains(Axis.vertical)
    else { return beginning }
    let isAtTop = scroll.geometry.offset.dy <= scroll.geometry.minOffset.dy + 0.5
    let canGrow =
      maker.sheetValue(of: surface, at: now, in: recording)
      < (maker.sheetChrome(of: surface).values.last ?? 0) - 0.5
    return isAtTop && (first.dy > 0 || canGrow) ? beginning : nil
  }

  /// Sends the height of a sheet that was let go to its detent: on with the finger's motion first,
  /// then on the sheet's spring.
  private mutating func settle(
    _ surface: NodeID, _ release: SheetRelease, over under: SheetTrack?
  ) {
    let start = release.settling
    var value = release.finger.released(
      travel: release.travel, velocity: release.velocity, coast: release.coast, at: start)
    value.from += under?.left(at: start) ?? 0
    value.initialVelocity += under?.velocity(at: start) ?? 0
    let coast = release.samples { travel, time in
      release.finger.position(travel: travel).value + (under?.left(at: time) ?? 0)
    }
    setSheet(surface, .held(coast), end: start)
    setSheet(
      surface,
      .spring(from: value.from, velocity: value.initialVelocity, to: value.to, value.spring),
      from: start, end: value.restTime(tolerance: scene.profile.zoom.restDistance))
  }

  /// Writes the detent that a finger chose to the selection's state variable.
  private mutating func select(_ value: Double, _ surface: Surface, _ spec: SheetSpec) {
    guard let variable = spec.selection else { return }
    let chrome = maker.sheetChrome(of: surface)
    guard let detent = spec.detents.first(where: { (chrome.value(of: $0) - value).magnitude < 1 })
    else { return }
    let name: Value =
      switch detent {
      case .medium: .string("medium")
      case .large: .string("large")
      case .height(let height): .object(.init([.init(name: "height", value: .number(height))]))
      case .fraction(let part): .object(.init([.init(name: "fraction", value: .number(part))]))
      }
    world.state.values.set(name, atPath: variable)
    stage = resolver.resolve(&world)
  }
}
