// Changes of discrete state and the transitions that follow from them.

extension TimelinePlayer {
  /// Changes the world and starts whatever transitions the new stage calls for.
  mutating func change(_ transaction: Transaction, _ body: (inout World) -> Void) {
    let transaction = tuned(transaction)
    let old = stage
    let travellers = currentTravellers()
    var past: [NodeID: LayoutTree] = [:]
    var leaving: [NodeID: [NodeID: Rect]] = [:]
    for surface in old.surfaces {
      past[surface.id] = maker.tree(of: surface, at: now, in: recording)
      leaving[surface.id] = maker.leavingFrames(of: surface, at: now, in: recording)
    }
    let pastReaders = readerContents()
    let flights = runningFlights()
    body(&world)
    if let revision = nextRevision { world.state.revision = revision }
    nextRevision = nil
    stage = resolver.resolve(&world)
    recording.changes.append(
      StateChangeRecord(
        time: now, transaction: transaction, before: old, after: stage,
        reduceMotion: world.reduceMotion, origin: events.last?.origin))
    let moves = begin(from: old, transaction)
    let resizes = resizeSheets(from: old)
    var changed = animateChange(from: old, transaction)
    let pastStage = recording.segments.last?.stage ?? 0
    appendSegment(beginsInMotion: moves || resizes || changed.isAnimated)
    animateReaders(from: pastReaders, transaction, &changed)
    if changed.isAnimated { recording.segments[recording.segments.count - 1].beginsInMotion = true }
    let animates = changed.isAnimated
    noteBirths(since: old)
    if animates {
      maker.cache.removeAll()
      let matched = matchedChanges(from: past, pastStage: pastStage)
      bringAndTake(changed, matched, pastStage: pastStage)
      match(changed, matched, flights)
      displace(changed, from: past, leaving)
      maker.cache.removeAll()
    }
    startAnimators(from: old)
    startLoads()
    redirect(travellers)
    planPendingRuns()
    followScrollPositions(from: old, transaction)
    guard !isAmongChanges else { return }
    runAppearances()
    settleSource()
  }

  /// A card under way, with its source.
  private struct Traveller {
    var run: Int
    /// Where the source is, in the container.
    var source: Rect?
    /// The source's picture at the present stage.
    var picture: LostSource?
  }

  private func currentTravellers() -> [Traveller] {
    activeRuns.compactMap { index in
      let run = recording.runs[index]
      guard run.sourceEnd == nil, case .zoom = run.motion, case .zoom(let plan) = run.plan.style,
        plan.source != nil, let stage = recording.segments.last?.stage
      else { return nil }
      let space = maker.space(of: run, in: recording, at: now)
      let place = maker.place(of: plan, run: run, in: space.tree)
      return Traveller(
        run: index, source: place.map { space.map.apply(to: $0.rect) },
        picture: place.map { LostSource(stage: stage, node: $0.id) })
    }
  }

  /// Sends cards on whose source this change has moved or removed: to the new place, or to nothing
  /// where the source was. A card keeps the picture of a source that has gone.
  private mutating func redirect(_ travellers: [Traveller]) {
    for traveller in travellers where activeRuns.contains(traveller.run) {
      let run = recording.runs[traveller.run]
      guard case .zoom(var motion) = run.motion, case .zoom(let plan) = run.plan.style else {
        continue
      }
      let space = maker.space(of: run, in: recording, at: now)
      let place = maker.place(of: plan, run: run, in: space.tree)
      if let place { isolate(place.id) }
      let source = place.map { space.map.apply(to: $0.rect) }
      if source == nil, let picture = traveller.picture {
        recording.runs[traveller.run].lostSource = picture
      }
      guard source != traveller.source, run.direction == .disappear, !motion.isHeld(at: now) else {
        continue
      }
      var route = motion.route(at: now)
      if let source {
        route.source = source
      } else {
        loseSource(of: traveller.run, from: traveller.source ?? route.source, &route)
      }
      motion.send(.pop, at: now, source: traveller.source, route: route, profile: scene.profile)
      recording.runs[traveller.run].motion = .zoom(motion)
      reschedule(run: traveller.run)
    }
  }

  /// The source of a card on its way to it has gone: from here on the card shrinks to nothing where
  /// the source was, or flies to the middle, as the profile has it for missing sources.
  mutating func loseSource(of index: Int, from last: Rect, _ route: inout ZoomRoute) {
    let run = recording.runs[index]
    recording.runs[index].sourceEnd = now
    guard case .zoom(let plan) = run.plan.style else { return }
    let ending: String
    route.pictureSize = last.size
    route.isMadeUp = true
    if scene.profile.rules.missingSource == .zoomFromCenter {
      let container = maker.space(of: run, in: recording, at: now).container
      let missing = ZoomRoute.fromCenter(
        of: container, destination: route.destination, destinationRadii: route.destinationRadii,
        kind: route.kind, profile: scene.profile)
      (route.source, route.sourceRadii) = (missing.source, missing.sourceRadii)
      ending = "the card flies to the middle"
    } else {
      (route.source, route.sourceRadii) = (Rect(center: last.center, size: .zero), .zero)
      ending = "the card shrinks to nothing"
    }
    let reason =
      "the source '\(plan.sourceID.plainText)' went away while the page was on its way to it; "
      + ending
    recording.runs[index].plan.fallback = .init(rule: "ZR010", reason: reason)
    report(.warning, "ZR010", reason, run.plan.origin)
  }

  /// A run's motion has changed: it ends at another time.
  mutating func reschedule(run index: Int) {
    occurrences.removeAll { occurrence in
      if case .runEnds(index) = occurrence.kind { return true }
      return false
    }
    let end = maker.end(of: recording.runs[index])
    recording.runs[index].end = end
    guard end.isFinite else { return }
    settledTime = max(settledTime, end)
    schedule(.runEnds(index), at: end)
  }

  /// Starts runs for stacks, tabs and presentations that differ; true when something moves.
  private mutating func begin(from old: Stage, _ transaction: Transaction) -> Bool {
    guard !transaction.disablesAnimations else { return false }
    var moves = false
    for surface in stage.surfaces {
      guard let before = old.surface(surface.id) else { continue }
      if begin(tabsOf: surface, old) { moves = true }
      for stack in surface.stacks {
        guard let past = before.stacks.first(where: { $0.id == stack.id }) else { continue }
        if begin(stack: stack, past: past, in: surface) { moves = true }
      }
    }
    for gone in old.surfaces.reversed() where stage.surface(gone.id) == nil {
      if beginPresentation(gone, .disappear) { moves = true }
    }
    for come in stage.surfaces where old.surface(come.id) == nil {
      if beginPresentation(come, .appear) { moves = true }
    }
    return moves
  }

  /// Starts cross-fades of tab views whose selection has changed; pages slide.
  private mutating func begin(tabsOf surface: Surface, _ old: Stage) -> Bool {
    let length = scene.profile.fade.tab
    guard length > 0, let pastStage = recording.segments.last?.stage else { return false }
    var changed: [ViewNode] = []
    surface.roots { [$0.top] }.visit(having: .tabs) { node in
      if case .tabView(let selection?, _) = node.kind,
        old.state.values[selection] != stage.state.values[selection],
        old.surface(surface.id)?.views.contains(where: { Self.holds(node.id, in: $0) }) ?? false
      {
        changed.append(node)
      }
      return true
    }
    for node in changed {
      isolate(node.id.child(part: "tab"))
      var run = TransitionRun(
        place: .tabs(node.id), surface: surface.id, lower: nil, upper: nil, presented: nil,
        direction: .appear,
        plan: TransitionPlan(
          style: .crossFade(FadeLength(duration: length, curve: .easeInOut)), fallback: nil,
          origin: node.origin),
        motion: .presence(
          PresenceMotion(start: now, .curve(from: 0, to: 1, duration: length, .easeInOut))),
        start: now, end: now + length, phase: "tab")
      run.pastStage = pastStage
      run.pageDirection = pageDirection(of: node, from: old)
      append(run, replacing: activeRuns.last { recording.runs[$0].place == .tabs(node.id) })
      settledTime = max(settledTime, run.end)
      schedule(.runEnds(recording.runs.count - 1), at: run.end)
    }
    return !changed.isEmpty
  }

  /// Where the coming page of a paged tab view stands; nil for tabs, which fade.
  private func pageDirection(of tabs: ViewNode, from old: Stage) -> Double? {
    guard case .tabView(let selection, let style) = tabs.kind, style.isPaged,
      let past = tabs.selectedTab(selection, in: old.state),
      let next = tabs.selectedTab(selection, in: stage.state)
    else { return nil }
    return next < past ? -1 : 1
  }

  private static func holds(_ id: NodeID, in node: ViewNode) -> Bool {
    var found = false
    node.visit { inner in
      if inner.id == id { found = true }
      return !found
    }
    return found
  }

  /// Starts the push or pop between two states of a stack.
  private mutating func begin(
    stack: ResolvedStack, past: ResolvedStack, in surface: Surface
  ) -> Bool {
    guard stack.top.id != past.top.id else { return false }
    let isPop = past.pages.contains { $0.id == stack.top.id }
    let upper = isPop ? past.top : stack.top
    let lower = isPop ? stack.top : past.top
    let direction: TransitionRun.Direction = isPop ? .disappear : .appear
    if isPop, let held = heldRun, recording.runs[held].place == .stack(stack.id),
      recording.runs[held].upper?.id == upper.id
    {
      land(run: held, lower: lower)
      return true
    }
    let interrupted = activeRuns.last { index in
      recording.runs[index].place == .stack(stack.id) && recording.runs[index].upper?.id == upper.id
    }
    append(
      TransitionRun(
        place: .stack(stack.id), surface: surface.id, lower: lower, upper: upper, presented: nil,
        direction: direction, plan: .pending(upper.node.origin), motion: .none, start: now,
        end: .infinity, phase: isPop ? "pop" : "push"),
      replacing: interrupted)
    return true
  }

  /// Starts the coming or going of a presented surface.
  private mutating func beginPresentation(
    _ surface: Surface, _ direction: TransitionRun.Direction
  ) -> Bool {
    guard let presented = surface.presentation else { return false }
    if direction == .disappear, let held = heldRun,
      recording.runs[held].place == .presentation(surface.id)
    {
      land(run: held, lower: nil)
      return true
    }
    let interrupted = activeRuns.last { recording.runs[$0].place == .presentation(surface.id) }
    append(
      TransitionRun(
        place: .presentation(surface.id), surface: presented.presenter, lower: nil, upper: nil,
        presented: surface, direction: direction, plan: .pending(presented.origin), motion: .none,
        start: now, end: .infinity, phase: direction == .appear ? "present" : "dismiss"),
      replacing: interrupted)
    return true
  }

  /// Sends sheets whose selected detent has changed to their new height; true when one moves.
  private mutating func resizeSheets(from old: Stage) -> Bool {
    var moves = false
    for surface in stage.surfaces where maker.isSheet(surface) {
      let goal = maker.restingValue(of: surface, in: world.state)
      guard let before = old.surface(surface.id) else {
        placeSheet(surface.id, at: goal)
        continue
      }
      let past = maker.restingValue(of: before, in: old.state)
      if past != goal { resize(surface.id, to: goal, spring: scene.profile.sheet.spring.spring) }
      moves = moves || past != goal
    }
    return moves
  }

  /// Starts a sheet's height afresh: it may have been on stage before.
  mutating func placeSheet(_ surface: NodeID, at value: Double) {
    setSheet(surface, .curve(from: value, to: value, duration: 0, .linear), end: now)
  }

  /// Sends a sheet to a detent value with its velocity.
  private mutating func resize(_ surface: NodeID, to goal: Double, spring: Spring) {
    guard let track = recording.sheets.first(where: { $0.surface == surface }) else { return }
    let law = PresenceMotion.Law.spring(
      from: track.value(at: now), velocity: track.velocity(at: now), to: goal, spring)
    let rest = law.duration(tolerance: scene.profile.zoom.restDistance)
    setSheet(surface, law, end: now + rest)
  }

  /// Gives a sheet's height a new law from a time on: from now on by default.
  mutating func setSheet(
    _ surface: NodeID, _ law: PresenceMotion.Law, from start: Double? = nil, end: Double
  ) {
    let piece = SheetTrack.Piece(start: start ?? now, end: end, law: law)
    if let index = recording.sheets.firstIndex(where: { $0.surface == surface }) {
      recording.sheets[index].pieces.append(piece)
    } else {
      recording.sheets.append(SheetTrack(surface: surface, pieces: [piece]))
    }
    if end.isFinite { settledTime = max(settledTime, end) }
  }

  /// Adds a run; one that it replaces leaves the stage and hands on its numbers.
  private mutating func append(_ run: TransitionRun, replacing old: Int?) {
    var run = run
    run.interrupted = old
    if let old {
      activeRuns.removeAll { $0 == old }
      occurrences.removeAll { occurrence in
        if case .runEnds(old) = occurrence.kind { return true }
        return false
      }
      recording.runs[old].end = now
    }
    recording.runs.append(run)
    activeRuns.append(recording.runs.count - 1)
  }

  /// A run has settled: its going screen leaves the stage.
  mutating func finish(run index: Int) {
    guard activeRuns.contains(index) else { return }
    activeRuns.removeAll { $0 == index }
    appendSegment(beginsInMotion: false)
    let run = recording.runs[index]
    runAppearances()
    if run.direction == .disappear, let surface = run.presented,
      let actions = surface.presentation?.presentation.onDismiss, !actions.isEmpty
    {
      self.run(actions, in: surface.presentation?.anchor)
    }
  }
}
