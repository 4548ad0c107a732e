// Fingers: which gesture a drag is, what it holds, what happens when it lifts.

extension TimelinePlayer {
  /// A finger's path on the top screen.
  mutating func drag(_ gesture: ScriptEvent.Gesture, isEdge: Bool, _ origin: NodeOrigin) {
    liftForgottenFinger()
    let samples = gesture.samples.filter { $0.time.isFinite && $0.point.isFinite }
    guard let first = samples.first, let last = samples.last else { return }
    let touch = DragTouch(
      samples: samples, start: now, length: Self.gestureLength(first.time, last.time),
      isEdge: isEdge,
      velocity: gesture.releaseVelocity ?? GestureSampling.releaseVelocity(samples),
      releases: gesture.releases, origin: origin)
    if !isEdge, hear(touch) { return }
    let card = dismissableRun().flatMap { $0.plan.style.isZoom ? $0 : nil }
    if let card, grab(card, touch) { return }
    // A page that zoomed in does not slide, whatever the finger does.
    if grabSheet(touch) || (card == nil && grabPage(touch)) || grabScrollView(touch) { return }
    if isEdge {
      report(.warning, "timeline.swipe-inert", "nothing here can be swiped away", origin)
    }
    advance(to: touch.end)
  }

  /// Seconds from touch to release, no longer than a scene may last.
  private static func gestureLength(_ first: Double, _ last: Double) -> Double {
    min(longestScene, max(0, last - first))
  }

  /// A drag with its start in scene time.
  struct DragTouch: Sendable {
    var samples: [ScriptEvent.Gesture.Sample]
    var start: Double
    var length: Double
    var isEdge: Bool
    /// Points per second at release.
    var velocity: Vector
    var releases: Bool
    var origin: NodeOrigin

    var point: Point { samples.first?.point ?? .zero }
    var end: Double { start + length }

    /// The finger's travel at seconds after the touch.
    func travel(_ time: Double) -> Vector { GestureSampling.point(samples, time) - point }

    /// When the finger has moved by `distance`; nil when it never does.
    func passes(_ distance: Double) -> Double? {
      GestureSampling.firstTime(until: length) { travel($0).length >= distance }
    }

    /// The first motion of at least `distance`.
    func direction(after distance: Double) -> Vector? { passes(distance).map { travel($0) } }
  }

  // MARK: Cards of zooms

  /// Takes the card of a zoomed page, cover or sheet; false when the drag is something else.
  private mutating func grab(_ card: TransitionRun, _ touch: DragTouch) -> Bool {
    var run = card
    guard case .zoom(let plan) = run.plan.style else { return false }
    let space = maker.space(of: run, in: recording, at: now)
    let route = maker.zoomRoute(plan, run, tree: space.tree, map: space.map, space.container)
    for kind in gestures(for: run, touch) {
      let law = DragLaw(
        kind, rest: route.destination, radii: route.destinationRadii, profile: scene.profile,
        layoutDirection: scene.layoutDirection, isPortrait: !scene.screen.isLandscape)
      guard law.mayStart(at: touch.point), let beginning = touch.passes(law.deadZone),
        law.begins(touch.travel(beginning)), mayDismiss(run, kind, touch)
      else { continue }
      let translation = touch.travel(touch.length) - touch.travel(beginning)
      let goes = law.dismisses(translation: translation, velocity: touch.velocity)
      if isReduced {
        releaseUnderReduceMotion(
          at: touch.end, dismisses: touch.releases && goes, touch.origin)
        return true
      }
      hold(
        &run, .zoom(holding(law, route, .finger(touch.samples), beginning, touch.start)),
        at: touch.start + beginning)
      advance(to: touch.end)
      guard touch.releases, let held = heldRun else { return true }
      lift(held, Lifting(gesture: kind, velocity: touch.velocity), dismisses: goes)
      return true
    }
    return false
  }

  /// The gestures that may take the card, the most particular first.
  private func gestures(for run: TransitionRun, _ touch: DragTouch) -> [DragLaw.Gesture] {
    if let presented = run.presented, maker.isSheet(presented) { return [.sheet] }
    if touch.isEdge { return [.edgePan] }
    var kinds: [DragLaw.Gesture] = [.edgePan, .swipeDown]
    if scene.profile.rules.contentSwipe == .on { kinds.append(.contentSwipe) }
    return kinds
  }

  private func holding(
    _ law: DragLaw, _ route: ZoomRoute, _ touch: ZoomHold.Touch, _ beginning: Double,
    _ start: Double
  ) -> ZoomMotion {
    ZoomMotion(
      start: start + beginning,
      .held(
        ZoomHold(
          law: law, route: route, touch: touch, start: start, beginning: beginning, under: nil)))
  }

  /// The page or presentation at the top as a run that a finger could begin.
  private mutating func dismissableRun() -> TransitionRun? {
    guard let surface = stage.surfaces.last else { return nil }
    let place = self.place(of: nil)
    var run: TransitionRun
    if place.depth > 0, let id = place.stack,
      let stack = surface.stacks.first(where: { $0.id == id })
    {
      run = TransitionRun(
        place: .stack(id), surface: surface.id, lower: stack.pages[stack.pages.count - 2],
        upper: stack.top, presented: nil, direction: .disappear,
        plan: .pending(stack.top.node.origin), motion: .none, start: now, end: .infinity,
        phase: "interactive")
    } else if let presented = surface.presentation {
      run = TransitionRun(
        place: .presentation(surface.id), surface: presented.presenter, lower: nil, upper: nil,
        presented: surface, direction: .disappear, plan: .pending(presented.origin), motion: .none,
        start: now, end: .infinity, phase: "interactive")
    } else {
      return nil
    }
    // The source is looked for with the page below laid out, as it is while the finger holds.
    let running = activeRuns
    activeRuns.removeAll { recording.runs[$0].place == run.place }
    recording.runs.append(run)
    activeRuns.append(recording.runs.count - 1)
    let segments = recording.segments
    appendSegment(beginsInMotion: true)
    // Under Reduce Motion a finger begins and commits as on a zoom, though nothing follows it.
    run.plan = resolvedPlan(for: run, reduceMotion: false)
    // A card that is still under way stays one when its source has gone meanwhile.
    if !run.plan.style.isZoom,
      let old = running.last(where: { recording.runs[$0].place == run.place }),
      recording.runs[old].plan.style.isZoom
    {
      run.plan = recording.runs[old].plan
    }
    recording.segments = segments
    recording.runs.removeLast()
    activeRuns = running
    return run
  }

  /// The scroll view under the finger and what the page says may forbid a dismissal.
  private mutating func mayDismiss(
    _ run: TransitionRun, _ kind: DragLaw.Gesture, _ touch: DragTouch
  ) -> Bool {
    guard mayDismiss(run) else { return false }
    if let presented = run.presented, maker.isSheet(presented) {
      let chrome = maker.sheetChrome(of: presented)
      let lowest = chrome.values.first ?? chrome.maximumValue
      guard maker.sheetValue(of: presented, at: now, in: recording) <= lowest + 0.5 else {
        return false
      }
    }
    guard kind != .edgePan, let scroll = scrollUnder(touch.point) else { return true }
    // A view that is not at its start scrolls; it never hands the finger on.
    switch kind {
    case .swipeDown, .sheet:
      return !scroll.geometry.axes.contains(Axis.vertical)
        || scroll.geometry.offset.dy <= scroll.geometry.minOffset.dy + 0.5
    default:
      return !scroll.geometry.axes.contains(Axis.horizontal)
        || scroll.geometry.offset.dx <= scroll.geometry.minOffset.dx + 0.5
    }
  }

  /// What the transition and the presentation say about fingers.
  private func mayDismiss(_ run: TransitionRun) -> Bool {
    if case .zoom(let plan) = run.plan.style, !plan.options.allowsInteractiveDismissal {
      return false
    }
    return !(run.presented.map { SheetSpec($0.views).isDismissDisabled } ?? false)
  }

  private var isReduced: Bool {
    world.reduceMotion && scene.profile.rules.reducedMotion != .off
  }

  /// Under Reduce Motion nothing follows the finger; the fade runs when it commits.
  private mutating func releaseUnderReduceMotion(
    at time: Double, dismisses: Bool, _ origin: NodeOrigin
  ) {
    report(
      .info, "ZR024", "an interactive dismissal under Reduce Motion moves nothing while held",
      origin)
    advance(to: time)
    if dismisses { dismissTop() }
  }

  // MARK: Two fingers

  mutating func pinch(_ pinch: ScriptEvent.Pinch, _ origin: NodeOrigin) {
    liftForgottenFinger()
    let samples = pinch.samples.filter {
      $0.time.isFinite && $0.distance.isFinite && $0.center.isFinite
    }
    guard let first = samples.first, let last = samples.last else { return }
    let length = Self.gestureLength(first.time, last.time)
    let start = now
    defer { advance(to: start + length) }
    if hear(samples, length: length, releases: pinch.releases) { return }
    guard var run = dismissableRun(), case .zoom(let plan) = run.plan.style, mayDismiss(run)
    else {
      return report(.warning, "timeline.pinch-inert", "nothing here can be pinched away", origin)
    }
    let space = maker.space(of: run, in: recording, at: now)
    let route = maker.zoomRoute(plan, run, tree: space.tree, map: space.map, space.container)
    let law = DragLaw(
      .pinch, rest: route.destination, radii: route.destinationRadii, profile: scene.profile,
      layoutDirection: scene.layoutDirection, isPortrait: !scene.screen.isLandscape)
    let beginning = GestureSampling.firstTime(until: length) { time in
      law.pinchBegins(
        startDistance: first.distance, distance: GestureSampling.pinch(samples, time).distance)
    }
    guard let beginning else { return }
    let goes = law.pinchDismisses(startDistance: first.distance, distance: last.distance)
    if isReduced {
      return releaseUnderReduceMotion(
        at: start + length, dismisses: pinch.releases && goes, origin)
    }
    hold(
      &run, .zoom(holding(law, route, .fingers(samples), beginning, start)), at: start + beginning)
    advance(to: start + length)
    guard pinch.releases, let held = heldRun else { return }
    let moves = samples.map { ScriptEvent.Gesture.Sample(time: $0.time, point: $0.center) }
    lift(
      held, Lifting(gesture: .pinch, velocity: GestureSampling.releaseVelocity(moves)),
      dismisses: goes)
  }

  // MARK: Holding and letting go

  /// Puts a run into the finger's hand at a time at or after now.
  mutating func hold(_ run: inout TransitionRun, _ motion: RunMotion, at time: Double) {
    advance(to: time)
    var motion = motion
    run.interrupted = nil
    if let old = activeRuns.last(where: { recording.runs[$0].place == run.place }) {
      motion = taking(over: recording.runs[old], motion)
      activeRuns.removeAll { $0 == old }
      occurrences.removeAll { occurrence in
        if case .runEnds(old) = occurrence.kind { return true }
        return false
      }
      recording.runs[old].end = now
      run.interrupted = old
      run.lostSource = recording.runs[old].lostSource
    }
    run.start = now
    run.motion = motion
    recording.runs.append(run)
    heldRun = recording.runs.count - 1
    activeRuns.append(recording.runs.count - 1)
    appendSegment(beginsInMotion: true)
  }

  /// A card that is still under way goes on underneath the finger.
  private func taking(over old: TransitionRun, _ motion: RunMotion) -> RunMotion {
    guard case .zoom(let under) = old.motion, case .zoom(let new) = motion,
      case .held(let hold)? = new.pieces.last?.law, old.direction == .appear
    else { return motion }
    let grown = ZoomHold(
      law: hold.law, route: hold.route, touch: hold.touch, start: hold.start,
      beginning: hold.beginning, under: under)
    return .zoom(ZoomMotion(start: now, .held(grown)))
  }

  /// Lets a held run go: on to the dismissal, or back.
  mutating func lift(_ index: Int, _ finger: Lifting, dismisses: Bool) {
    lifting = finger
    if dismisses {
      dismissTop()
    } else {
      cancel(run: index)
    }
    lifting = nil
    heldRun = nil
  }

  /// Takes the top page or presentation away as its own buttons would.
  mutating func dismissTop() {
    let place = self.place(of: nil)
    change(Transaction()) { Self.dismiss(&$0, place) }
  }

  /// The held run goes back to where it was.
  private mutating func cancel(run index: Int) {
    recording.runs[index].phase = "cancel"
    recording.runs[index].direction = .appear
    switch recording.runs[index].motion {
    case .none: break
    case .presence(var motion):
      let start = coast(&motion)
      let (law, _) = maker.released(
        recording.runs[index], motion, goes: false, lifting, over: motionUnder(index), at: start)
      motion.pieces.append(PresenceMotion.Piece(start: start, law: law))
      recording.runs[index].motion = .presence(motion)
    case .zoom(var motion):
      release(&motion, .cancel, motion.route(at: now))
      recording.runs[index].motion = .zoom(motion)
    }
    appendSegment(beginsInMotion: true)
    reschedule(run: index)
  }

  /// The held run goes on to the page below: the state has changed already.
  mutating func land(run index: Int, lower: ResolvedPage?) {
    recording.runs[index].phase = "landing"
    recording.runs[index].direction = .disappear
    if let lower { recording.runs[index].lower = lower }
    switch recording.runs[index].motion {
    case .none: break
    case .presence(var motion):
      let start = coast(&motion)
      let (law, _) = maker.released(
        recording.runs[index], motion, goes: true, lifting, over: motionUnder(index), at: start)
      motion.pieces.append(PresenceMotion.Piece(start: start, law: law))
      recording.runs[index].motion = .presence(motion)
    case .zoom(var motion):
      let route = landingRoute(of: index, motion)
      if lifting != nil {
        release(&motion, .landing, route)
      } else {
        motion.send(.pop, at: now, source: nil, route: route, profile: scene.profile)
      }
      recording.runs[index].motion = .zoom(motion)
    }
    heldRun = nil
    reschedule(run: index)
  }

  private func release(
    _ motion: inout ZoomMotion, _ outcome: ZoomRelease.Outcome, _ route: ZoomRoute
  ) {
    let held = motion.moment(at: now, source: nil)
    motion.pieces.append(
      ZoomMotion.Piece(
        start: now,
        law: .release(
          ZoomRelease(
            route, outcome, gesture: lifting?.gesture ?? .swipeDown, held: held,
            velocity: lifting?.velocity ?? .zero, profile: scene.profile, start: now))))
  }

  /// A finger that was left down lifts without a velocity before another touches.
  mutating func liftForgottenFinger() {
    guard let index = heldRun else { return }
    lift(index, Lifting(gesture: .swipeDown, velocity: .zero), dismisses: false)
  }
}
