// Presented surfaces: where they are and what is around them.

extension FrameMaker {
  // MARK: Geometry

  /// What a surface is laid out in at a moment, in points.
  func hostSize(of surface: Surface, at time: Double, in recording: Recording) -> Size {
    if isPopover(surface) { return popoverSize(of: surface, in: recording) }
    guard isSheet(surface) else { return scene.screen.size }
    return sheetGeometry(of: surface, at: time, in: recording).contentSize
  }

  func safeArea(of surface: Surface) -> Insets {
    if isPopover(surface) { return .zero }
    guard isSheet(surface) else {
      let hidesStatusBar = surface.views.hidesStatusBar ?? scene.screen.hidesStatusBar
      return scene.screen.safeArea(hidesStatusBar: hidesStatusBar)
    }
    let chrome = sheetChrome(of: surface)
    return chrome.contentSafeArea(chrome.geometry(value: chrome.maximumValue))
  }

  func isSheet(_ surface: Surface) -> Bool { isCard(surface) && !isPopover(surface) }

  /// True for sheets and popovers: their content is one level up, and no bar of the device is over it.
  func isCard(_ surface: Surface) -> Bool {
    surface.presentation?.presentation.kind.isSheet ?? false
  }

  private func isSheet(_ surface: Surface?) -> Bool { surface.map { isSheet($0) } ?? false }

  func sheetChrome(of surface: Surface) -> SheetChrome {
    let spec = SheetSpec(surface.views)
    return SheetChrome(
      container: scene.screen.size, safeArea: scene.screen.safeArea,
      displayRadius: scene.screen.cornerRadius,
      environment: environment(isInSheet: false, surface.colorScheme),
      detents: spec.detents, cornerRadius: spec.cornerRadius, showsGrabber: spec.showsGrabber,
      background: spec.background, constants: profile.sheet,
      isFloating: profile.rules.sheetStyle == .floating)
  }

  /// The detent value at which a sheet rests in a state: the selected one, else the smallest.
  func restingValue(of surface: Surface, in state: SceneState) -> Double {
    let chrome = sheetChrome(of: surface)
    let spec = SheetSpec(surface.views)
    if let variable = spec.selection, let value = state.values.value(atPath: variable),
      let detent = PresentationDetent(value)
    {
      return chrome.value(of: detent)
    }
    return chrome.values.first ?? chrome.maximumValue
  }

  func sheetValue(of surface: Surface, at time: Double, in recording: Recording) -> Double {
    recording.sheets.last { $0.surface == surface.id }?.value(at: time)
      ?? restingValue(of: surface, in: recording.stages.last?.state ?? SceneState())
  }

  func sheetGeometry(
    of surface: Surface, at time: Double, in recording: Recording
  ) -> SheetChrome.Geometry {
    let chrome = sheetChrome(of: surface)
    return chrome.geometry(value: sheetValue(of: surface, at: time, in: recording))
  }

  /// From a surface's coordinates to the screen's, once it rests.
  func restingMap(of surface: Surface, at time: Double, in recording: Recording) -> Affine {
    if isPopover(surface) {
      let frame = popoverGeometry(of: surface, at: time, in: recording).frame
      return .translation(frame.origin - .zero)
    }
    guard isSheet(surface) else { return .identity }
    return sheetGeometry(of: surface, at: time, in: recording).map
  }

  /// From a sheet's coordinates to the screen's at the detent that is nearest: it does not change
  /// while a finger holds the sheet.
  func screenMap(of surface: Surface, at time: Double, in recording: Recording) -> Affine {
    guard isSheet(surface) else { return .identity }
    let chrome = sheetChrome(of: surface)
    let value = sheetValue(of: surface, at: time, in: recording)
    let detent = chrome.values.min { abs($0 - value) < abs($1 - value) }
    return chrome.geometry(value: detent ?? value).map
  }

  // MARK: Arrangement

  /// Puts a presented surface over what is below it.
  func present(
    _ drawn: SurfaceMoment, over screens: [Layer], below: [SurfaceMoment], _ segment: Segment,
    at time: Double, in recording: Recording, _ records: inout [TransitionRecord]
  ) -> [Layer] {
    let surface = drawn.surface
    let run = segment.runs.map { recording.runs[$0] }.last {
      $0.place == .presentation(surface.id)
    }
    let container = Rect(origin: .zero, size: scene.screen.size)
    if let kind = surface.presentation?.presentation.kind, kind.isAlert {
      let presenter = run.flatMap { run in below.last { $0.surface.id == run.surface }?.surface }
      return alert(kind, drawn, run, presenter, over: screens, at: time, &records)
    }
    let presenter = below.last { $0.surface.id == surface.presentation?.presenter }
    let card = self.card(drawn, over: presenter, at: time, in: recording)
    var presence = 1.0
    if let run {
      var record = TransitionRecord(
        kind: isSheet(surface) ? .sheet : .cover, phase: run.phase, fallback: run.plan.fallback,
        startTime: run.start, origin: run.plan.origin,
        participants: participants(
          of: run, presenter: below.last { $0.surface.id == run.surface }?.surface))
      switch run.motion {
      case .none: break
      case .presence(let motion):
        presence = motion.value(at: time)
        record.progress = [.init("presence", presence)]
        let rest = card.transform.apply(to: card.bounds)
        let away = rest.offset(by: Vector(dx: 0, dy: container.maxY - rest.minY))
        (record.from, record.to) = run.direction == .appear ? (away, rest) : (rest, away)
        let lower = hidingSource(
          of: surface, in: screens, below, at: time, in: recording, whileIn: run)
        if isPopover(surface) { (record.from, record.to) = (rest, rest) }
        if let fading = fading(run, card, over: lower, presence, &record) {
          records.append(record)
          return fading
        }
      case .zoom(let motion):
        guard case .zoom(let plan) = run.plan.style,
          let presenter = below.last(where: { $0.surface.id == run.surface })
        else { break }
        records.append(record)
        return zoomed(
          run, plan, motion, card, over: screens, presenter, at: time, in: recording,
          &records[records.count - 1])
      }
      records.append(record)
    }
    let moved = slid(card, surface, presence: presence, container)
    let pose = presentationPose(surface, below, presence: presence, at: time, in: recording)
    return PresentationArrangement(
      id: surface.id.child(part: "presentation"), container: container, pose: pose
    ).layers(
      lower: hidingSource(
        of: surface, in: screens, below, at: time, in: recording, whileIn: run), card: moved)
  }

  /// The screens below a presentation that zoomed in: its source's slot stays empty until the
  /// presentation goes, be it as something else than a zoom.
  private func hidingSource(
    of surface: Surface, in screens: [Layer], _ below: [SurfaceMoment], at time: Double,
    in recording: Recording, whileIn current: TransitionRun?
  ) -> [Layer] {
    if let current, ["dismiss", "landing"].contains(current.phase) { return screens }
    let run = recording.runs.last { run in
      run.place == .presentation(surface.id) && run.start <= time && run.direction == .appear
        && run.plan.style.isZoom
    }
    guard let run, case .zoom(let plan) = run.plan.style,
      let presenter = below.last(where: { $0.surface.id == run.surface })
    else { return screens }
    var lower = screens
    _ = takeLook(plan, run: run, tree: presenter.tree, from: &lower)
    return lower
  }

  /// The layers that a presented surface may be on screen: at rest, and in a zoom.
  func cardIDs(of surface: NodeID) -> [NodeID] {
    [
      surface.child(part: "sheet"),
      surface.child(part: "transition").child(part: "card"),
    ]
  }

  /// The surface in its container, at rest.
  private func card(
    _ drawn: SurfaceMoment, over presenter: SurfaceMoment?, at time: Double,
    in recording: Recording
  ) -> Layer {
    let id = drawn.surface.id.child(part: "sheet")
    if isPopover(drawn.surface) {
      let map = presenter.map { restingMap(of: $0.surface, at: time, in: recording) } ?? .identity
      let geometry = popoverGeometry(
        of: drawn.surface, in: presenter?.tree ?? LayoutTree(), map, recording)
      return stages.popoverLayer(
        popoverChrome(of: drawn.surface), id: id, geometry, content: [drawn.layer])
    }
    guard isSheet(drawn.surface) else {
      let bounds = Rect(origin: .zero, size: scene.screen.size)
      let color = stages.color(
        .system("systemBackground"), in: environment(isInSheet: false, drawn.surface.colorScheme))
      return Layer(
        id: id, role: .page, bounds: bounds,
        children: [
          .flat(id.child(part: "ground"), role: .cardBackground, bounds: bounds, color),
          drawn.layer,
        ])
    }
    let geometry = sheetGeometry(of: drawn.surface, at: time, in: recording)
    return stages.sheetLayer(
      sheetChrome(of: drawn.surface), id: id, geometry, content: [drawn.layer])
  }

  /// A presentation that fades instead of rising; nil when it rises.
  private func fading(
    _ run: TransitionRun, _ card: Layer, over screens: [Layer], _ presence: Double,
    _ record: inout TransitionRecord
  ) -> [Layer]? {
    guard case .crossFade = run.plan.style else { return nil }
    record.kind = .crossFade
    return FadeArrangement(
      id: run.layerID, container: Rect(origin: .zero, size: scene.screen.size), opacity: presence
    ).layers(lower: screens, upper: [card])
  }

  /// The card on its way up or down.
  private func slid(
    _ card: Layer, _ surface: Surface, presence: Double, _ container: Rect
  ) -> Layer {
    guard presence != 1 else { return card }
    var copy = card
    let rest = card.transform.apply(to: card.bounds)
    copy.transform = card.transform.then(
      .translation(x: 0, y: (container.maxY - rest.minY) * (1 - presence)))
    if !isSheet(surface), profile.rules.coverCorners == .display {
      copy.clip = .rounded(
        card.bounds, radii: CornerRadii(scene.screen.cornerRadius), style: .continuous)
    }
    return copy
  }

  // MARK: Zoom

  private func zoomed(
    _ run: TransitionRun, _ plan: ZoomPlan, _ motion: ZoomMotion, _ card: Layer,
    over screens: [Layer], _ presenter: SurfaceMoment, at time: Double, in recording: Recording,
    _ record: inout TransitionRecord
  ) -> [Layer] {
    let container = Rect(origin: .zero, size: scene.screen.size)
    let map = restingMap(of: presenter.surface, at: time, in: recording)
    let source = currentSource(plan, run, tree: presenter.tree, map: map, time)
    let moment = motion.moment(at: time, source: source)
    record.kind = .zoom
    note(motion, moment, source, run, .zero, at: time, &record)
    let arrangement = PresentationArrangement(
      id: run.layerID.child(part: "presenter"), container: container,
      pose: presentationPose(
        run.presented, [presenter], presence: moment.away, at: time, in: recording))
    var lower = screens
    let look = takeLook(plan, run: run, tree: presenter.tree, from: &lower)
    if arrangement.pose.movesPresenter { lower = arrangement.behind(lower) }
    var upper = card
    upper.clip = nil
    let isElevated = isSheet(run.presented)
    return ZoomArrangement(
      id: run.layerID, container: container, destination: plan.destination ?? container,
      pose: zoomPose(plan, motion, moment, run, look, at: time),
      contentBackground: stages.color(
        .system("systemBackground"),
        in: environment(isInSheet: isElevated, run.presented?.colorScheme)),
      screenBackground: stages.color(
        .system("systemBackground"),
        in: environment(isInSheet: false, presenter.surface.colorScheme)),
      lookBackground: lookBackground(plan, look), bars: BarTable()
    ).layers(lower: lower, upper: [upper], look: look)
  }
}

extension PresentationDetent {
  /// A detent as state holds it: `"medium"`, `"large"`, `{"height": 300}`, `{"fraction": 0.4}`.
  init?(_ value: Value) {
    switch value {
    case .string("medium"): self = .medium
    case .string("large"): self = .large
    case .number(let points): self = .height(points)
    case .object(let object):
      if case .number(let height)? = object["height"] {
        self = .height(height)
      } else if case .number(let fraction)? = object["fraction"] {
        self = .fraction(fraction)
      } else {
        return nil
      }
    default: return nil
    }
  }
}
