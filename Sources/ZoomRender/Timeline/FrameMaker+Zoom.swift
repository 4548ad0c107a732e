// What a zoom looks like at a moment: route, source picture, pose.

extension FrameMaker {
  /// What a zoom that begins at this moment goes between.
  ///
  /// `map` leads from the tree's coordinates to the container's.
  func zoomRoute(
    _ plan: ZoomPlan, _ run: TransitionRun, tree: LayoutTree, map: Affine, _ container: Rect
  ) -> ZoomRoute {
    var kind = ZoomRoute.Destination.page
    if let presented = run.presented { kind = isSheet(presented) ? .sheet : .cover }
    let destination = plan.destination ?? container
    guard let place = place(of: plan, run: run, in: tree) ?? plan.source else {
      return .fromCenter(
        of: container, destination: destination, destinationRadii: plan.endRadii, kind: kind,
        profile: profile)
    }
    var route = ZoomRoute(
      source: map.apply(to: place.rect),
      sourceRadii: (place.source.configuration.cornerRadii ?? .zero) * map.meanScale,
      destination: destination, destinationRadii: plan.endRadii, kind: kind,
      isGlass: plan.glass != .none, alignment: plan.options.alignmentRect)
    route.sourceRadians = place.radians
    return route
  }

  /// Where the source is at this moment, in the container; nil when it is gone.
  func currentSource(
    _ plan: ZoomPlan, _ run: TransitionRun, tree: LayoutTree, map: Affine, _ time: Double
  ) -> Rect? {
    if let lost = run.sourceEnd, lost <= time { return nil }
    return place(of: plan, run: run, in: tree).map { map.apply(to: $0.rect) }
  }

  /// Where the source is in a tree at this moment; nil when it is gone.
  func place(of plan: ZoomPlan, run: TransitionRun, in tree: LayoutTree) -> SourcePlace? {
    let excluded = run.upper.map { [$0.id] } ?? []
    let size = tree.nodes.first?.frame.size ?? scene.screen.size
    guard
      case .found(let place) = tree.source(
        plan.sourceID, in: plan.namespace, size: size, excluding: excluded,
        isGlass: plan.options.usesGlassSource)
    else { return nil }
    return place
  }

  /// Takes the source's picture out of the covered screen: its slot stays empty while it travels.
  /// What the views around it make see-through stays so.
  func takeLook(
    _ plan: ZoomPlan, run: TransitionRun, tree: LayoutTree, from lower: inout [Layer]
  ) -> Layer? {
    guard let id = place(of: plan, run: run, in: tree)?.id ?? run.lostSource?.picture else {
      return nil
    }
    var look: Layer?
    for index in lower.indices {
      guard let path = lower[index].path(to: id), var found = path.last else { continue }
      for layer in path.dropLast() { found.opacity *= layer.opacity }
      look = found
      lower[index] = lower[index].removing(id)
    }
    look?.transform = .identity
    return look
  }

  /// What stands behind the source's picture where the card shows more than it.
  func lookBackground(_ plan: ZoomPlan, _ look: Layer?) -> LookBackground? {
    guard plan.glass == .none else { return nil }
    let configuration = plan.source?.source.configuration
    if let place = plan.source, let reference = configuration?.background {
      let color = stages.color(reference, in: place.environment)
      return LookBackground(top: color, bottom: color)
    }
    guard let look, case .picture(let picture) = look.content,
      let ends = picture.endColors(covering: look.bounds, { stages.edgeColors(of: $0, in: $1) })
    else { return nil }
    // Without rounded corners of its own the card has none that the picture leaves open.
    let isRounded = !(configuration?.cornerRadii ?? .zero).isZero
    return LookBackground(top: isRounded ? ends.top : nil, bottom: ends.bottom)
  }

  /// Puts a zoom's numbers into the look of its participants.
  ///
  /// - Parameter picture: Of the source, as it was taken out of its screen.
  func zoomPose(
    _ plan: ZoomPlan, _ motion: ZoomMotion, _ moment: ZoomMoment, _ run: TransitionRun,
    _ picture: Layer?, at time: Double
  ) -> ZoomPose {
    let route = motion.route(at: time)
    let direction: ZoomFlight.Direction = run.direction == .appear ? .push : .pop
    let page = route.pagePlacement(moment, direction: direction, profile: profile)
    let look = route.sourceAlpha(moment, profile: profile)
    var pose = ZoomPose(
      card: moment.card, radii: moment.radii, radians: moment.radians, pageScale: page.scale,
      pageOffset: page.origin - moment.card.origin,
      pageOpacity: picture.map { $0.opacity < 1 } ?? false
        ? 1 - look : pageOpacity(route, moment, direction, look: look),
      look: route.sourcePlacement(moment, page: page, profile: profile),
      lookOpacity: look,
      lookBackgroundOpacity: lookBackgroundOpacity(plan, moment),
      recedeScale: route.kind == .sheet ? 1 : moment.recedeScale(in: profile),
      dim: dim(plan, route, moment),
      shadow: route.shadow(moment, own: ownShadow(plan), profile: profile))
    if route.isMadeUp {
      pose.vanishing = ZoomFlight.shadowStrength(away: moment.away, profile)
    }
    if plan.glass != .none {
      pose.glass = GlassPose(
        form: plan.glass, fade: GlassFade(away: moment.away, profile: profile))
    }
    if let blur = plan.options.dimmingBlurRadius {
      pose.dimBlur = max(0, blur * moment.dim)
      pose.dim = .clear
    }
    let bars = motion.chrome(at: time, profile)
    (pose.incomingTitle, pose.outgoingTitle) = (bars.title, 1 - bars.title)
    (pose.incomingItems, pose.outgoingItems) = (bars.button, 1 - bars.button)
    return pose
  }

  /// What goes on below the source's picture is fully there from this share of the way on, so that
  /// next to the source its own picture is all that shows.
  private static let backgroundRamp = 0.05

  private func lookBackgroundOpacity(_ plan: ZoomPlan, _ moment: ZoomMoment) -> Double {
    // A configured background is behind a picture with holes, and without the card's corners the
    // picture may have others: neither shows at rest. Else the card cuts both to one outline.
    let configuration = plan.source?.source.configuration
    let isCut = !(configuration?.cornerRadii ?? .zero).isZero
    if isCut, configuration?.background == nil { return 1 }
    return min(1, max(0, moment.away) / Self.backgroundRamp)
  }

  /// Backing and page are opaque while the source's picture is not; under the opaque picture they
  /// fade, so that nothing is left of them where a picture with holes lands. Under a picture that is
  /// see-through they come and go as it goes and comes.
  private func pageOpacity(
    _ route: ZoomRoute, _ moment: ZoomMoment, _ direction: ZoomFlight.Direction, look: Double
  ) -> Double {
    guard look >= 1 else { return 1 }
    // What is left of a way back, wherever it began.
    let left = direction == .push ? moment.away : 1 - moment.progress.width
    let span = route.kind == .sheet ? profile.zoom.sheetCloseFadeLength : profile.zoom.fadeLength
    let covered = max(1e-6, 1 - span)
    return min(1, max(0, (left / covered - 0.4) / 0.6))
  }

  private func dim(_ plan: ZoomPlan, _ route: ZoomRoute, _ moment: ZoomMoment) -> Color {
    let amount = min(1, max(0, moment.dim))
    if route.kind == .sheet { return .black.opacity(plan.sheetDim * amount) }
    if let reference = plan.options.dimmingColor {
      let environment = plan.source?.environment ?? environment(isInSheet: false)
      return stages.color(reference, in: environment).opacity(amount)
    }
    return .black.opacity(route.dimAlpha(moment, profile: profile))
  }

  private func ownShadow(_ plan: ZoomPlan) -> LayerShadow? {
    guard let place = plan.source, let own = place.source.configuration.shadow else { return nil }
    return LayerShadow(
      color: stages.color(own.color, in: place.environment), sigma: own.radius / 2,
      offset: own.offset)
  }

  /// What a zoom's record says of its progress.
  static func progress(_ moment: ZoomMoment, appears: Bool) -> [TransitionRecord.Progress] {
    [
      .init("width", moment.progress.width), .init("height", moment.progress.height),
      .init("crossFade", appears ? moment.pageAlpha : moment.sourceAlpha),
      .init("dim", moment.dim), .init("recede", moment.recede), .init("away", moment.away),
    ]
  }
}
