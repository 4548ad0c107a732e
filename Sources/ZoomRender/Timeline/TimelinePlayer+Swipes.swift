// Drags of plain pages and scroll views.

extension TimelinePlayer {
  // MARK: Pages of the default push

  /// Swipes the top page of a stack back; false when the drag is something else.
  mutating func grabPage(_ touch: DragTouch) -> Bool {
    let place = self.place(of: nil)
    guard place.depth > 0, let id = place.stack, let surface = stage.surfaces.last,
      let stack = surface.stacks.first(where: { $0.id == id }), !hidesBackButton(stack.top)
    else { return false }
    let width = max(1, scene.screen.size.width)
    let sign = scene.layoutDirection == .leftToRight ? 1.0 : -1.0
    let fromEdge = sign > 0 ? touch.point.x : width - touch.point.x
    let isEdge = touch.isEdge || fromEdge <= scene.profile.drag.edgeWidth
    guard isEdge || scene.profile.rules.contentSwipe == .on else { return false }
    let zone =
      isEdge ? scene.profile.drag.edgeDeadZone : scene.profile.drag.contentDeadZone
    guard let beginning = touch.passes(zone) else { return false }
    let first = touch.travel(beginning)
    guard first.dx * sign > 0, first.dx.magnitude > first.dy.magnitude else { return false }
    if !isEdge, let scroll = scrollUnder(touch.point),
      scroll.geometry.axes.contains(Axis.horizontal),
      scroll.geometry.offset.dx > scroll.geometry.minOffset.dx + 0.5
    {
      return false
    }
    let profile = scene.profile
    func distance(_ time: Double) -> Double {
      PushSwipe.heldDistance(
        travel: touch.travel(time).dx * sign, isEdge: isEdge, width: width, profile: profile)
    }
    let missing = missingPresence(at: .stack(id))
    let samples = touch.samples(from: beginning) {
      max(0, 1 - distance($0) - missing(touch.start + $0))
    }
    var run = TransitionRun(
      place: .stack(id), surface: surface.id, lower: stack.pages[stack.pages.count - 2],
      upper: stack.top, presented: nil, direction: .disappear,
      plan: TransitionPlan(style: .slide, fallback: nil, origin: stack.top.transition.origin),
      motion: .none, start: now, end: .infinity, phase: "interactive")
    isolate(id)
    isolate(stack.top.id)
    isolate(stack.pages[stack.pages.count - 2].id)
    hold(
      &run, .presence(PresenceMotion(start: touch.start + beginning, .held(samples))),
      at: touch.start + beginning)
    advance(to: touch.end)
    guard touch.releases, let held = heldRun else { return true }
    let goes = PushSwipe.pops(
      distance: distance(touch.length), velocity: touch.velocity.dx * sign / width, isEdge: isEdge,
      profile: profile)
    lift(
      held, Lifting(gesture: isEdge ? .edgePan : .contentSwipe, velocity: touch.velocity),
      dismisses: goes)
    return true
  }

  /// How much of a screen that is still on its way is missing, over time: it goes on coming while a
  /// finger holds it, so that nothing jumps.
  func missingPresence(at place: TransitionRun.Place) -> (Double) -> Double {
    guard let index = activeRuns.last(where: { recording.runs[$0].place == place }),
      recording.runs[index].direction == .appear,
      case .presence(let motion) = recording.runs[index].motion
    else { return { _ in 0 } }
    return { 1 - motion.value(at: $0) }
  }

  private func hidesBackButton(_ page: ResolvedPage) -> Bool {
    page.node.children.firstModifier(having: .screen) { modifier, _ -> Bool? in
      guard case .navigationBarBackButtonHidden(let isHidden) = modifier.modifier else {
        return nil
      }
      return isHidden
    } ?? false
  }

  // MARK: Scroll views

  /// A scroll view begins to move after this many points; nobody measured it.
  static let scrollSlop = 10.0

  /// A scroll view under a point.
  struct ScrollUnder: Sendable {
    var id: NodeID
    var geometry: ScrollGeometry
    var size: Size
  }

  /// The innermost scroll view under a screen point of the top surface.
  func scrollUnder(_ point: Point) -> ScrollUnder? {
    guard let surface = touchableSurface,
      let local = maker.restingMap(of: surface, at: now, in: recording).inverse?.apply(to: point)
    else { return nil }
    let tree = maker.tree(of: surface, at: now, in: recording)
    let found = tree.nodes.indices.last { index in
      tree.nodes[index].scroll != nil && tree.nodes[index].isBuilt
        && tree.rootFrame(of: index).contains(local)
    }
    guard let found, let geometry = tree.nodes[found].scroll else { return nil }
    return ScrollUnder(
      id: tree.nodes[found].id, geometry: geometry, size: tree.nodes[found].frame.size)
  }

  /// Scrolls the view under the finger; false when there is none.
  mutating func grabScrollView(_ touch: DragTouch) -> Bool {
    guard let scroll = scrollUnder(touch.point), let beginning = touch.passes(Self.scrollSlop)
    else { return false }
    advance(to: touch.start + beginning)
    let zero = touch.travel(beginning)
    let geometry = scroll.geometry
    func offset(_ time: Double) -> Vector {
      let moved = touch.travel(time) - zero
      func axis(_ axis: Axis, _ start: Double, _ moved: Double, _ low: Double, _ high: Double)
        -> Double
      {
        guard geometry.axes.contains(axis) else { return start }
        return RubberBand(dimension: scroll.size[axis]).clamp(
          start - moved, from: low, to: max(low, high))
      }
      return Vector(
        dx: axis(
          .horizontal, geometry.offset.dx, moved.dx, geometry.minOffset.dx, geometry.maxOffset.dx),
        dy: axis(
          .vertical, geometry.offset.dy, moved.dy, geometry.minOffset.dy, geometry.maxOffset.dy))
    }
    var samples: [ScrollTrack.Sample] = []
    for time in touch.times(from: beginning) {
      samples.append(.init(time: time - beginning, offset: offset(time)))
    }
    move(scroll.id, .init(start: now, end: touch.end, motion: .dragged(samples)))
    appendSegment(beginsInMotion: false)
    advance(to: touch.end)
    guard touch.releases else { return true }
    let axes = geometry.axes
    let coast = ScrollTrack.Motion.coasting(
      from: offset(touch.length),
      velocity: Vector(
        dx: axes.contains(Axis.horizontal) ? -touch.velocity.dx : 0,
        dy: axes.contains(Axis.vertical) ? -touch.velocity.dy : 0),
      limits: .init(
        minimum: Vector(
          dx: axes.contains(Axis.horizontal) ? geometry.minOffset.dx : geometry.offset.dx,
          dy: axes.contains(Axis.vertical) ? geometry.minOffset.dy : geometry.offset.dy),
        maximum: Vector(
          dx: axes.contains(Axis.horizontal) ? geometry.maxOffset.dx : geometry.offset.dx,
          dy: axes.contains(Axis.vertical) ? geometry.maxOffset.dy : geometry.offset.dy)))
    move(scroll.id, .init(start: now, end: now + coast.duration, motion: coast))
    settledTime = max(settledTime, now + coast.duration)
    return true
  }
}

extension TimelinePlayer.DragTouch {
  /// Seconds after the touch, on SwiftUI's clock from the gesture's beginning to the release.
  func times(from beginning: Double) -> [Double] {
    let steps = max(1, Int(min(180_000, ((length - beginning) * 300).rounded(.up))))
    return (0...steps).map { min(length, beginning + Double($0) / 300) }
  }

  /// A number for every step of the clock, in seconds after the beginning.
  func samples(from beginning: Double, _ value: (Double) -> Double) -> [PresenceMotion.Sample] {
    times(from: beginning).map { PresenceMotion.Sample(time: $0 - beginning, value: value($0)) }
  }
}
