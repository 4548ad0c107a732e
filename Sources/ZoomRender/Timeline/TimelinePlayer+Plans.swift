// Plans and motions of runs that have just begun.

extension TimelinePlayer {
  /// Plans every run that has no motion yet; the new segment can already be laid out.
  mutating func planPendingRuns() {
    for index in activeRuns {
      guard case .none = recording.runs[index].motion else { continue }
      plan(run: index)
      let end = recording.runs[index].end
      if end <= now {
        activeRuns.removeAll { $0 == index }
        recording.segments[recording.segments.count - 1].beginsInMotion = false
        appendSegment(beginsInMotion: false)
      } else if end.isFinite {
        settledTime = max(settledTime, end)
        schedule(.runEnds(index), at: end)
      }
    }
  }

  private mutating func plan(run index: Int) {
    let run = recording.runs[index]
    let interrupted = run.interrupted.map { recording.runs[$0] }
    recording.runs[index].plan = resolvedPlan(for: run)
    if let interrupted {
      recording.runs[index].lostSource = interrupted.lostSource
      keepStyle(of: interrupted, for: index)
    }
    if recording.runs[index].sourceEnd == nil {
      recording.runs[index].motion = maker.motion(
        for: recording.runs[index], after: interrupted, in: recording, at: now)
      reportFallback(recording.runs[index].plan)
    }
    recording.runs[index].end = maker.end(of: recording.runs[index])
  }

  /// A transition that is turned round stays what it is, whatever has become of the settings or of
  /// its source.
  private mutating func keepStyle(of old: TransitionRun, for index: Int) {
    let plan = recording.runs[index].plan
    guard !plan.style.isSameKind(as: old.plan.style) else { return }
    recording.runs[index].plan = old.plan
    let isMissing = ["ZR001", "ZR002", "ZR010"].contains(plan.fallback?.rule)
    guard isMissing, recording.runs[index].direction == .disappear,
      case .zoom(var motion) = old.motion
    else { return }
    var route = motion.route(at: now)
    loseSource(of: index, from: route.source, &route)
    motion.send(.pop, at: now, source: nil, route: route, profile: scene.profile)
    recording.runs[index].motion = .zoom(motion)
  }

  /// What a run is drawn as, with its participants found and isolated.
  ///
  /// - Parameter reduceMotion: Nil takes the setting of this moment.
  mutating func resolvedPlan(
    for run: TransitionRun, reduceMotion: Bool? = nil
  ) -> TransitionPlan {
    let asked = requested(by: run)
    var search = SourceSearch.nothing
    var tree = LayoutTree()
    if case .zoom(let id, let namespace) = asked.transition,
      let surface = recording.stages[recording.segments[recording.segments.count - 1].stage]
        .surface(run.surface)
    {
      tree = maker.tree(of: surface, at: now, in: recording)
      search = tree.source(
        id, in: namespace, size: tree.nodes.first?.frame.size ?? scene.screen.size,
        excluding: run.upper.map { [$0.id] } ?? [], isGlass: asked.options.usesGlassSource)
    }
    var planner = TransitionPlanner(
      container: run.presented.map(Self.container) ?? .stack, rules: scene.profile.rules,
      platform: scene.platform, reduceMotion: reduceMotion ?? world.reduceMotion,
      reducedFade: scene.profile.reducedFade,
      crossFade: scene.profile.crossFade)
    planner.hadSource = hadSource(asked, run)
    planner.isAnchored = run.presented.map(maker.isPopover) ?? false
    var plan = planner.plan(asked, search: search)
    if case .zoom(var zoom) = plan.style {
      maker.complete(&zoom, run: run, in: recording, at: now)
      plan.style = .zoom(zoom)
      if let source = zoom.source { isolate(source.id) }
    }
    isolateParticipants(of: run)
    return plan
  }

  /// True when the screen that goes came out of the source that it asks for.
  private func hadSource(_ asked: RequestedTransition, _ run: TransitionRun) -> Bool {
    guard run.direction == .disappear, case .zoom(let id, let namespace) = asked.transition else {
      return false
    }
    return recording.runs.contains { past in
      guard past.place == run.place, past.upper?.id == run.upper?.id, past.direction == .appear,
        case .zoom(let plan) = past.plan.style
      else { return false }
      return plan.source != nil && plan.sourceID == id && plan.namespace == namespace
    }
  }

  /// What the upper screen asks for at this moment: a page may have changed since it was pushed.
  private func requested(by run: TransitionRun) -> RequestedTransition {
    if let upper = run.upper { return upper.transition }
    if let presented = run.presented { return RequestedTransition(of: presented.views) }
    return RequestedTransition(of: [])
  }

  static func container(_ surface: Surface) -> TransitionPlanner.Container {
    switch surface.presentation?.presentation.kind {
    case .fullScreenCover?: .cover
    case .popover?: .popover
    case .alert?, .confirmationDialog?, .menu?: .alert
    default: .sheet
    }
  }

  private mutating func isolateParticipants(of run: TransitionRun) {
    if case .stack(let id) = run.place { isolate(id) }
    if let lower = run.lower { isolate(lower.id) }
    if let upper = run.upper { isolate(upper.id) }
  }

  mutating func isolate(_ id: NodeID) { recording.isolated.insert(id) }

  mutating func reportFallback(_ plan: TransitionPlan) {
    guard let fallback = plan.fallback else { return }
    let known = diagnostics.contains {
      $0.id == fallback.rule && $0.path == plan.origin.path && $0.message == fallback.reason
    }
    // Reduce Motion is the user's wish and not a mistake.
    let severity: Diagnostic.Severity = fallback.rule == "reduce-motion" ? .info : .warning
    if !known { report(severity, fallback.rule, fallback.reason, plan.origin) }
  }
}

extension TransitionStyle {
  var isZoom: Bool {
    if case .zoom = self { return true }
    return false
  }

  /// True when one can take over from the other in mid-flight.
  func isSameKind(as other: TransitionStyle) -> Bool {
    switch (self, other) {
    case (.none, .none), (.slide, .slide), (.alert, .alert), (.crossFade, .crossFade),
      (.phases, .phases),
      (.zoom, .zoom), (.sheet, .sheet), (.cover, .cover):
      true
    default: false
    }
  }
}

extension TransitionPlan {
  /// Stands in until the run's screens have been laid out.
  static func pending(_ origin: NodeOrigin) -> TransitionPlan {
    TransitionPlan(style: .none, fallback: nil, origin: origin)
  }
}
