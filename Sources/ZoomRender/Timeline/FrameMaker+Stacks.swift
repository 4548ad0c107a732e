// Pages of stacks under way.

extension FrameMaker {
  /// Layers of pages that have already been put together, with the pages they hold.
  private struct Composite {
    var pages: [NodeID]
    var layers: [Layer]
  }

  /// Arranges the pages of every stack of a surface that has transitions running.
  func composeStacks(
    _ moment: inout SurfaceMoment, at time: Double, in recording: Recording,
    _ records: inout [TransitionRecord]
  ) {
    for index in moment.runs {
      guard case .stack(let id) = recording.runs[index].place, let stack = moment.layer.find(id),
        moment.runs.first(where: { recording.runs[$0].place == .stack(id) }) == index
      else { continue }
      var composites = stack.children.map { Composite(pages: [$0.id], layers: [$0]) }
      for running in moment.runs where recording.runs[running].place == .stack(id) {
        arrange(
          recording.runs[running], in: &composites, stack: stack, moment, at: time, &records)
      }
      let children = composites.flatMap(\.layers)
      moment.layer = moment.layer.replacing(id) { layer in
        var copy = layer
        copy.children = children
        return copy
      }
    }
  }

  private func arrange(
    _ run: TransitionRun, in composites: inout [Composite], stack: Layer, _ moment: SurfaceMoment,
    at time: Double, _ records: inout [TransitionRecord]
  ) {
    guard let lowerID = run.lower?.id, let upperID = run.upper?.id,
      let lower = composites.firstIndex(where: { $0.pages.contains(lowerID) }),
      let upper = composites.firstIndex(where: { $0.pages.contains(upperID) }), lower != upper
    else { return }
    // Pages reach beyond their stack, under the bars of the device: they are the container.
    guard
      let page = stack.children.first(where: { $0.id == upperID || $0.id == lowerID })
        ?? stack.children.first
    else { return }
    let frame = page.transform.apply(to: page.bounds)
    let inward = Affine.translation(Point.zero - frame.origin)
    let participants = Participants(
      run: run, container: Rect(origin: .zero, size: frame.size),
      lower: composites[lower].layers.map { $0.transformed(by: inward) },
      upper: composites[upper].layers.map { $0.transformed(by: inward) }, tree: moment.tree,
      origin: container(of: run, in: moment.tree).origin, bars: BarTable(moment.tree))
    var (layers, record) = arrange(participants, at: time)
    let outward = Affine.translation(frame.origin - Point.zero)
    layers = layers.map { $0.transformed(by: outward) }
    records.append(record)
    let merged = Composite(
      pages: composites[lower].pages + composites[upper].pages, layers: layers)
    composites[lower] = merged
    composites.remove(at: upper)
  }

  /// Who takes part in one transition.
  struct Participants {
    var run: TransitionRun
    /// In its own coordinates: origin zero.
    var container: Rect
    var lower: [Layer]
    var upper: [Layer]
    /// The tree that holds the source.
    var tree: LayoutTree
    /// Of the container in the tree's coordinates.
    var origin: Point
    var bars: BarTable
  }

  private func arrange(
    _ parts: Participants, at time: Double
  ) -> ([Layer], TransitionRecord) {
    let run = parts.run
    var record = TransitionRecord(
      kind: .none, phase: run.phase, fallback: run.plan.fallback, startTime: run.start,
      origin: run.plan.origin, participants: participants(of: run))
    switch run.motion {
    case .none: return (parts.lower + parts.upper, record)
    case .presence(let motion):
      let presence = motion.value(at: time)
      record.progress = [.init("presence", presence)]
      return (arrange(parts, presence: presence, &record), record)
    case .zoom(let motion):
      guard case .zoom(let plan) = run.plan.style else { return (parts.upper, record) }
      record.kind = .zoom
      return (zoom(parts, plan, motion, at: time, &record), record)
    }
  }

  private func arrange(
    _ parts: Participants, presence: Double, _ record: inout TransitionRecord
  ) -> [Layer] {
    let (container, id) = (parts.container, parts.run.layerID)
    let screen = Rect(origin: parts.origin, size: container.size)
    (record.from, record.to) = (screen, screen)
    switch parts.run.plan.style {
    case .crossFade:
      record.kind = .crossFade
      return FadeArrangement(id: id, container: container, opacity: presence)
        .layers(lower: parts.lower, upper: backed(parts))
    case .phases(let phases):
      record.kind = .phases
      let look =
        parts.run.direction == .appear
        ? phases.willAppear.interpolated(to: phases.identity, progress: presence)
        : phases.willDisappear.interpolated(to: phases.identity, progress: presence)
      return PhaseArrangement(id: id, container: container, look: look)
        .layers(lower: parts.lower, upper: backed(parts))
    default:
      record.kind = .push
      let side = scene.layoutDirection == .rightToLeft ? -1.0 : 1.0
      let away = screen.offset(by: Vector(dx: side * container.width, dy: 0))
      (record.from, record.to) =
        parts.run.direction == .appear ? (away, screen) : (screen, away)
      let pose = pushPose(presence: presence, width: container.width)
      return PushArrangement(
        id: id, container: container, pose: pose, bars: parts.bars,
        isRightToLeft: scene.layoutDirection == .rightToLeft
      ).layers(lower: parts.lower, upper: backed(parts))
    }
  }

  /// The upper pages over their own opaque background: a page in motion shows nothing through.
  private func backed(_ parts: Participants) -> [Layer] {
    let id = parts.run.layerID.child(part: "backing")
    let color = ground(of: parts.run.upper)
    return [.flat(id, role: .cardBackground, bounds: parts.container, color)] + parts.upper
  }

  /// What a page stands on.
  private func ground(of page: ResolvedPage?) -> Color {
    stages.color(
      .system("systemBackground"), in: environment(isInSheet: false, page?.colorScheme))
  }

  /// The slide's numbers when this share of the incoming page is there.
  func pushPose(presence: Double, width: Double) -> PushPose {
    let moving = presence > 0 && presence < 1
    return PushPose(
      distance: width * (1 - presence), parallax: profile.push.parallax * width * presence,
      dim: .black.opacity(profile.push.dim * min(1, max(0, presence))),
      shadow: moving ? edgeShadow : nil,
      leadingRadius: moving && profile.rules.pushCorners == .display
        ? scene.screen.cornerRadius : 0,
      outgoingBars: 1 - presence, incomingBars: presence)
  }

  private var edgeShadow: LayerShadow {
    let shadow = profile.push.shadow
    return LayerShadow(
      color: .black.opacity(shadow.alpha), sigma: shadow.sigma,
      offset: Vector(dx: -shadow.offset, dy: 0))
  }

  // MARK: Zoom

  private func zoom(
    _ parts: Participants, _ plan: ZoomPlan, _ motion: ZoomMotion, at time: Double,
    _ record: inout TransitionRecord
  ) -> [Layer] {
    let map = Affine.translation(Point.zero - parts.origin)
    // A page that still recedes from another card has its source where it is drawn.
    let recede = parts.run.lower.flatMap { page in
      parts.lower.lazy.compactMap { layer in
        layer.transform(from: page.id)?.then(layer.transform)
      }.first
    }
    let source = currentSource(plan, parts.run, tree: parts.tree, map: map, time)
      .map { (recede ?? .identity).apply(to: $0) }
    let moment = motion.moment(at: time, source: source)
    note(motion, moment, source, parts.run, parts.origin - Point.zero, at: time, &record)
    var lower = parts.lower
    let look = takeLook(plan, run: parts.run, tree: parts.tree, from: &lower)
    let arrangement = ZoomArrangement(
      id: parts.run.layerID, container: parts.container,
      destination: plan.destination ?? parts.container,
      pose: zoomPose(plan, motion, moment, parts.run, look, at: time),
      contentBackground: ground(of: parts.run.upper),
      screenBackground: ground(of: parts.run.lower), lookBackground: lookBackground(plan, look),
      bars: parts.bars)
    return arrangement.layers(lower: lower, upper: parts.upper, look: look)
  }

  /// Writes a zoom's ends and progress into its record, in screen points.
  func note(
    _ motion: ZoomMotion, _ moment: ZoomMoment, _ source: Rect?, _ run: TransitionRun,
    _ offset: Vector, at time: Double, _ record: inout TransitionRecord
  ) {
    let route = motion.route(at: time)
    let appears = run.direction == .appear
    let near = (source ?? route.source).offset(by: offset)
    let far = route.destination.offset(by: offset)
    (record.from, record.to) = appears ? (near, far) : (far, near)
    record.progress = Self.progress(moment, appears: appears)
  }
}
