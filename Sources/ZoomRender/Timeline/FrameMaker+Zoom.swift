// What a zoom looks like at a moment: ends, source picture, pose.

extension FrameMaker {
  /// The two rests of a zoom at a moment: a moving source is followed.
  ///
  /// `map` leads from the tree's coordinates to the container's.
  func zoomEnds(
    _ plan: ZoomPlan, _ run: TransitionRun, tree: LayoutTree, map: Affine, _ container: Rect,
    _ time: Double
  ) -> ZoomEnds {
    var ends = ZoomEnds(
      source: Rect(
        center: container.center, size: Size(profile.zoom.missingSide, profile.zoom.missingSide)),
      sourceRadii: CornerRadii(profile.zoom.missingRadius),
      destination: plan.destination ?? container, destinationRadii: plan.endRadii)
    if let lost = run.lostSource, lost.time <= time {
      ends.source = map.apply(to: lost.rect)
      ends.sourceRadii = .zero
      return ends
    }
    guard let place = place(of: plan, run: run, in: tree) ?? plan.source else { return ends }
    ends.source = map.apply(to: place.rect)
    ends.sourceRadii = (place.source.configuration.cornerRadii ?? .zero) * map.meanScale
    return ends
  }

  /// Where the source is in a tree at this moment; nil when it is gone.
  func place(of plan: ZoomPlan, run: TransitionRun, in tree: LayoutTree) -> SourcePlace? {
    let excluded = run.upper.map { [$0.id] } ?? []
    let size = tree.nodes.first?.frame.size ?? scene.screen.size
    guard
      case .found(let place) = tree.source(
        plan.sourceID, in: plan.namespace, size: size, excluding: excluded)
    else { return nil }
    return place
  }

  /// Takes the source's picture out of the covered screen: its slot stays empty while it travels.
  func takeLook(
    _ plan: ZoomPlan, run: TransitionRun, tree: LayoutTree, from lower: inout [Layer]
  ) -> Layer? {
    guard let place = place(of: plan, run: run, in: tree) else { return nil }
    var look: Layer?
    for index in lower.indices {
      guard let found = lower[index].find(place.id) else { continue }
      look = found
      lower[index] = lower[index].removing(place.id)
    }
    look?.transform = .identity
    return look
  }

  /// What stands behind the source's picture where the card is taller than it.
  func lookBackground(_ plan: ZoomPlan, _ look: Layer?) -> Color? {
    if let place = plan.source, let reference = place.source.configuration.background {
      return stages.color(reference, in: place.environment)
    }
    guard let look, case .picture(let picture) = look.content else { return nil }
    return picture.bottomColor(covering: look.bounds)
  }

  /// Puts a zoom's numbers into the look of its participants.
  func zoomPose(
    _ plan: ZoomPlan, _ state: ZoomState, _ ends: ZoomEnds, _ run: TransitionRun,
    shadow: LayerShadow, at time: Double
  ) -> ZoomPose {
    let page = ends.destination.size
    let pageScale: Double
    if let held = state.heldScale {
      pageScale = held
    } else if plan.fitsWhole {
      pageScale = min(state.card.width / page.width, state.card.height / page.height)
    } else {
      pageScale = max(state.card.width / page.width, state.card.height / page.height)
    }
    let pageOffset = Vector(dx: min(0, (state.card.width - page.width * pageScale) / 2), dy: 0)
    var pose = ZoomPose(
      card: state.card, radii: state.radii, radians: state.radians, pageScale: pageScale,
      pageOffset: pageOffset, pageOpacity: min(1, state.presence / Self.backingRamp),
      lookOpacity: state.look, recedeScale: 1 - (1 - profile.zoom.recede) * state.recede,
      dim: dim(plan, state))
    if plan.presentsOwnDim {
      pose.recedeScale = 1
      pose.dim = .black.opacity(plan.sheetDim * min(1, max(0, state.dim)))
    }
    if let blur = plan.options.dimmingBlurRadius {
      pose.dimBlur = max(0, blur * state.dim)
      pose.dim = .clear
    }
    pose.shadow = self.shadow(plan, state, shadow)
    setBars(&pose, run, after: time - run.start)
    return pose
  }

  /// Backing and page are fully there from this share of presence on, so that next to the source
  /// the source's own picture is all that shows.
  private static let backingRamp = 0.15

  private func dim(_ plan: ZoomPlan, _ state: ZoomState) -> Color {
    let amount = min(1, max(0, state.dim))
    if let reference = plan.options.dimmingColor {
      let environment = plan.source?.environment ?? environment(isInSheet: false)
      return stages.color(reference, in: environment).opacity(amount)
    }
    return .black.opacity(profile.zoom.dim * amount)
  }

  /// The card's shadow: absent next to the source unless the source brings its own.
  private func shadow(_ plan: ZoomPlan, _ state: ZoomState, _ full: LayerShadow) -> LayerShadow? {
    let presence = state.presence
    if let place = plan.source, let own = place.source.configuration.shadow {
      let start = LayerShadow(
        color: stages.color(own.color, in: place.environment), sigma: own.radius / 2,
        offset: own.offset)
      return LayerShadow(
        color: start.color.interpolated(to: full.color, progress: presence),
        sigma: start.sigma.interpolated(to: full.sigma, progress: presence),
        offset: Vector(
          dx: start.offset.dx.interpolated(to: full.offset.dx, progress: presence),
          dy: start.offset.dy.interpolated(to: full.offset.dy, progress: presence)))
    }
    let (start, end) = (profile.zoom.shadowStart, profile.zoom.shadowEnd)
    let strength = end > start ? min(1, max(0, (presence - start) / (end - start))) : 1
    guard strength > 0 else { return nil }
    var copy = full
    copy.color.alpha *= strength
    return copy
  }

  /// Bars change in place: titles a little later than buttons.
  private func setBars(_ pose: inout ZoomPose, _ run: TransitionRun, after local: Double) {
    func ramp(_ start: Double, _ length: Double) -> Double {
      length > 0 ? min(1, max(0, (local - start) / length)) : local >= start ? 1 : 0
    }
    let chrome = profile.zoom.chrome
    let titles = ramp(chrome.titleDelay, chrome.titleFade)
    switch run.direction {
    case .appear:
      let items = ramp(0, chrome.buttonIn)
      (pose.incomingTitle, pose.outgoingTitle) = (titles, 1 - titles)
      (pose.incomingItems, pose.outgoingItems) = (items, 1 - items)
    case .disappear:
      let items = ramp(0, chrome.buttonOut)
      (pose.outgoingTitle, pose.incomingTitle) = (titles, 1 - titles)
      (pose.outgoingItems, pose.incomingItems) = (items, 1 - items)
    }
  }

}

extension Picture {
  /// The colour at the bottom of the first fill that covers `rect`; nil when the picture does not
  /// begin with one.
  func bottomColor(covering rect: Rect) -> Color? {
    for command in commands {
      switch command {
      case .beginTransform, .beginClip: continue
      case .fill(let path, let paint, _):
        let box = path.controlBounds
        guard box.width >= rect.width - 2, box.height >= rect.height - 2 else { return nil }
        switch paint {
        case .color(let color): return color.alpha == 1 ? color : nil
        case .gradient(let gradient):
          guard let last = gradient.stops.last?.color, last.alpha == 1 else { return nil }
          return last
        }
      default: return nil
      }
    }
    return nil
  }
}
