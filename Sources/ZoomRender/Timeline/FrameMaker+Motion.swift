// Motions of runs: from rest, or from where an interrupted one was.

extension FrameMaker {
  /// The motion of a planned run that begins at `time`, continuing an interrupted one.
  func motion(
    for run: TransitionRun, after old: TransitionRun?, in recording: Recording, at time: Double
  ) -> RunMotion {
    switch run.plan.style {
    case .none:
      return .presence(PresenceMotion(start: time, .curve(from: 1, to: 1, duration: 0, .linear)))
    case .zoom(let plan): return zoomMotion(plan, run, after: old, in: recording, at: time)
    default: return .presence(presenceMotion(run, after: old, at: time))
    }
  }

  private func presenceMotion(
    _ run: TransitionRun, after old: TransitionRun?, at time: Double
  ) -> PresenceMotion {
    let goal = run.direction == .appear ? 1.0 : 0.0
    var from = 1 - goal
    var velocity = 0.0
    if case .presence(let motion)? = old?.motion {
      (from, velocity) = (motion.value(at: time), motion.velocity(at: time))
    }
    switch run.plan.style {
    case .crossFade(let fade):
      let share = (goal - from).magnitude
      return PresenceMotion(
        start: time, .curve(from: from, to: goal, duration: fade.duration * share, fade.curve))
    case .phases:
      return PresenceMotion(
        start: time,
        .spring(from: from, velocity: velocity, to: goal, profile.zoom.push.dim.spring))
    case .slide:
      let isExponential = profile.rules.pushCurve == .exponential
      if isExponential, old == nil {
        let tau = run.direction == .appear ? profile.push.tau : profile.push.popTau
        return PresenceMotion(start: time, .exponential(from: from, to: goal, tau: tau))
      }
      let spring = (isExponential ? profile.push.interrupted : profile.push.spring).spring
      return PresenceMotion(
        start: time, .spring(from: from, velocity: velocity, to: goal, spring))
    case .alert:
      return PresenceMotion(
        start: time, .spring(from: from, velocity: velocity, to: goal, profile.fade.alert.spring))
    default:
      return PresenceMotion(
        start: time, .spring(from: from, velocity: velocity, to: goal, profile.sheet.spring.spring))
    }
  }

  private func zoomMotion(
    _ plan: ZoomPlan, _ run: TransitionRun, after old: TransitionRun?, in recording: Recording,
    at time: Double
  ) -> RunMotion {
    let space = space(of: run, in: recording, at: time)
    let route = zoomRoute(plan, run, tree: space.tree, map: space.map, space.container)
    let direction: ZoomFlight.Direction = run.direction == .appear ? .push : .pop
    if let old, case .zoom(var motion) = old.motion, case .zoom(let oldPlan) = old.plan.style {
      let source = currentSource(oldPlan, old, tree: space.tree, map: space.map, time)
      motion.send(direction, at: time, source: source, route: route, profile: profile)
      return .zoom(motion)
    }
    return .zoom(
      ZoomMotion(
        start: time, .flight(ZoomFlight(route, direction, profile: profile, start: time))))
  }

  /// The law of a presence that a finger lets go, and where it goes.
  ///
  /// - Parameter coming: What the screen did when the finger took it; nil when it was at rest.
  func released(
    _ run: TransitionRun, _ motion: PresenceMotion, goes: Bool,
    _ finger: TimelinePlayer.Lifting?, over coming: PresenceMotion?, at time: Double
  ) -> (PresenceMotion.Law, goal: Double) {
    let from = motion.value(at: time)
    let goal = goes ? 0.0 : 1.0
    let speed = finger?.velocity ?? .zero
    // What was still on its way in under the finger goes on.
    let under = coming?.velocity(at: time) ?? 0
    switch run.place {
    case .presentation:
      let way = max(1, scene.screen.size.height - sheetTop(of: run.presented))
      let isFlick = goes && speed.dy > profile.sheet.dismissSpeed
      let spring = (isFlick ? profile.sheet.flick : profile.sheet.spring).spring
      let share = isFlick ? profile.sheet.flickVelocity : 1
      let velocity = from < 1 || goes ? -speed.dy * share / way : 0
      return (.spring(from: from, velocity: velocity + under, to: goal, spring), goal)
    default:
      let sign = scene.layoutDirection == .leftToRight ? 1.0 : -1.0
      let factor = goes ? 1 : profile.push.cancelVelocity
      let velocity = -speed.dx * sign * factor / max(1, scene.screen.size.width)
      return (
        .spring(from: from, velocity: velocity + under, to: goal, profile.push.release.spring), goal
      )
    }
  }

  private func sheetTop(of surface: Surface?) -> Double {
    guard let surface, isSheet(surface) else { return 0 }
    let chrome = sheetChrome(of: surface)
    return chrome.geometry(value: chrome.values.first ?? chrome.maximumValue).frame.minY
  }

  /// What a run happens in: the tree that holds the source, the container, and the map between.
  struct Space {
    var tree: LayoutTree
    var container: Rect
    var map: Affine
  }

  func space(of run: TransitionRun, in recording: Recording, at time: Double) -> Space {
    let screen = Rect(origin: .zero, size: scene.screen.size)
    guard let segment = recording.segments.last,
      let surface = recording.stages[segment.stage].surface(run.surface)
    else { return Space(tree: LayoutTree(), container: screen, map: .identity) }
    let tree = tree(of: surface, at: time, in: recording)
    guard run.presented == nil else {
      return Space(
        tree: tree, container: screen, map: restingMap(of: surface, at: time, in: recording))
    }
    let container = self.container(of: run, in: tree)
    return Space(
      tree: tree, container: Rect(origin: .zero, size: container.size),
      map: .translation(Point.zero - container.origin))
  }

  /// What a run happens in, in its surface's coordinates: the stack's pages, or the whole screen.
  func container(of run: TransitionRun, in tree: LayoutTree) -> Rect {
    for id in [run.upper?.id, run.lower?.id] {
      guard let id, let index = tree.nodes.firstIndex(where: { $0.id == id }) else { continue }
      return tree.rootFrame(of: index)
    }
    return Rect(origin: .zero, size: scene.screen.size)
  }

  /// Fills in a zoom's destination: its rest and the radii there.
  func complete(
    _ plan: inout ZoomPlan, run: TransitionRun, in recording: Recording, at time: Double
  ) {
    guard let segment = recording.segments.last,
      let surface = recording.stages[segment.stage].surface(run.surface)
    else { return }
    if let presented = run.presented {
      completePresentation(&plan, presented, at: time, in: recording)
      return
    }
    let tree = tree(of: surface, at: time, in: recording)
    plan.endRadii = CornerRadii(scene.screen.cornerRadius)
    guard profile.rules.endRadius == .clipShape, let upper = run.upper,
      let page = tree.nodes.firstIndex(where: { $0.id == upper.id })
    else { return }
    if let radii = tree.clipRadii(ofPage: page, hero: plan.sourceID) { plan.endRadii = radii }
  }

  private func completePresentation(
    _ plan: inout ZoomPlan, _ presented: Surface, at time: Double, in recording: Recording
  ) {
    guard isSheet(presented) else {
      plan.endRadii = CornerRadii(scene.screen.cornerRadius)
      return
    }
    let geometry = sheetGeometry(of: presented, at: time, in: recording)
    plan.destination = geometry.frame
    plan.endRadii = geometry.radii
    let presenter = recording.stages.last?.surfaces.first {
      $0.id == presented.presentation?.presenter
    }
    let stacked = presenter.map(isSheet) ?? false
    plan.sheetDim = dimAlpha(presented, isStacked: stacked, at: time, in: recording)
  }

  /// When a run has settled; infinite while a finger holds it.
  func end(of run: TransitionRun) -> Double {
    switch run.motion {
    case .none: return run.start
    case .zoom(let motion): return motion.settledTime
    case .presence(let motion):
      switch run.plan.style {
      case .none: return run.start
      // A quarter of a point of the way across the screen; half a level of grey for fades.
      case .crossFade: return motion.settledTime(tolerance: 0)
      case .alert: return motion.settledTime(tolerance: AlertMotion.restTolerance)
      default:
        let travel = max(scene.screen.size.width, scene.screen.size.height, 1)
        return motion.settledTime(tolerance: profile.zoom.restDistance / travel)
      }
    }
  }

  /// True when touches reach the coming screen already.
  func acceptsTouches(_ run: TransitionRun, at time: Double) -> Bool {
    switch run.motion {
    case .none: return true
    case .presence(let motion): return motion.value(at: time) >= profile.zoom.touchProgress
    case .zoom(let motion):
      switch motion.piece(at: time).law {
      case .flight(let flight): return flight.acceptsTouches(at: time)
      case .release(let release): return release.outcome == .cancel
      case .held: return false
      }
    }
  }
}
