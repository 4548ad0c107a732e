// Makes the frame of a moment from a recording.

/// A pure function from a recording and a time to a frame; remembers laid-out trees.
struct FrameMaker: Sendable {
  let scene: Scene
  let stages: any SceneStages
  let cache: StageCache
  /// Screens at rest; what they are made of says all about them.
  let memo: LayoutMemo

  init(scene: Scene, stages: any SceneStages, memo: LayoutMemo = LayoutMemo(capacity: 4)) {
    self.scene = scene
    self.stages = stages
    self.memo = memo
    cache = StageCache(capacity: 48)
  }

  /// Lays out views at rest; those of a screen that comes back are remembered.
  func restingTree(_ request: SurfaceRequest) -> LayoutTree {
    // A source that listens is to hear of every layout.
    if scene.source.listensToLayout { return stages.layout(request) }
    return memo.tree(request) { stages.layout(request) }
  }

  var profile: Profile { scene.profile }

  /// A moment before elements have their speed.
  struct Moment: Sendable {
    var root: Layer
    var elements: [Element]
    var transitions: [TransitionRecord]
    /// True when something moves: speeds are worth computing.
    var isMoving: Bool
  }

  /// A surface laid out and painted for a moment.
  struct SurfaceMoment: Sendable {
    var surface: Surface
    var tree: LayoutTree
    var layer: Layer
    var elements: [Element]
    /// Runs of its stacks and tabs.
    var runs: [Int]
  }

  // MARK: Frames

  func frame(at time: Double, in recording: Recording, measuresSpeed: Bool) -> Frame {
    let time = time.isFinite ? max(0, time) : 0
    let index = recording.segmentIndex(at: time)
    var moment = self.moment(at: time, segment: index, in: recording)
    if measuresSpeed && moment.isMoving {
      addSpeeds(to: &moment, at: time, segment: index, in: recording)
    }
    let tick = 1.0 / 300
    return Frame(
      time: time, size: scene.screen.size, background: background, root: moment.root,
      elements: moment.elements, transitions: moment.transitions,
      feedback: recording.markers.filter { $0.time > time - tick && $0.time <= time }.map(\.name),
      accessibilityFocus: measuresSpeed && recording.segments.indices.contains(index)
        ? recording.stages[recording.segments[index].stage].accessibilityFocus : nil)
  }

  private var background: Color {
    stages.color(.system("systemBackground"), in: environment(isInSheet: false))
  }

  func moment(at time: Double, segment index: Int, in recording: Recording) -> Moment {
    guard recording.segments.indices.contains(index) else {
      let bounds = Rect(origin: .zero, size: scene.screen.size)
      let root = Layer(id: .root, role: .screen, bounds: bounds)
      return Moment(root: root, elements: [], transitions: [], isMoving: false)
    }
    let segment = recording.segments[index]
    let stage = recording.stages[segment.stage]
    let time = recording.time(time, inSegment: index)
    var elements: [Element] = []
    var records =
      recording.matched.compactMap { $0.record(at: time) }
      + recording.presences.compactMap { $0.record(at: time) }
    var screens: [Layer] = []
    var below: [SurfaceMoment] = []
    for surface in stage.surfaces {
      var drawn = draw(surface, segment, at: time, in: recording)
      drawn.layer = swollen(drawn.layer, surface: surface.id, at: time, in: recording)
      composePresences(&drawn, segment, at: time, in: recording)
      recallLostSources(into: &drawn, segment, at: time, in: recording)
      composeTabs(&drawn, segment, at: time, in: recording, &records)
      composeStacks(&drawn, at: time, in: recording, &records)
      elements += drawn.elements
      if surface.presentation == nil {
        screens.append(drawn.layer)
      } else {
        screens = present(
          drawn, over: screens, below: below, segment, at: time, in: recording, &records)
      }
      below.append(drawn)
    }
    let bounds = Rect(origin: .zero, size: scene.screen.size)
    var root = Layer(id: NodeID.root.child(part: "screen"), role: .screen, bounds: bounds)
    root.children = (screens + systemLayers(over: stage, segment, at: time, in: recording))
      .map { $0.joiningGlass() }
    let moving =
      !segment.runs.isEmpty || recording.scrolls.contains { $0.moves(at: time) }
      || recording.sheets.contains { time <= $0.end }
      || animatesViews(at: time, in: recording)
      || recording.presences.contains { $0.isAnimating(at: time) }
      || recording.swells.contains { $0.isAnimating(at: time) }
    return Moment(
      root: root, elements: Element.placing(elements, in: root), transitions: records,
      isMoving: moving)
  }

  /// The status bar takes light letters where a screen has shrunk away from under it.
  private func systemLayers(
    over stage: Stage, _ segment: Segment, at time: Double, in recording: Recording
  ) -> [Layer] {
    let wanted = stage.systemOverlays
    var request = SystemRequest(
      hidesStatusBar: wanted.hidesStatusBar ?? scene.screen.hidesStatusBar,
      hidesHomeIndicator: wanted.hidesHomeIndicator ?? scene.screen.hidesHomeIndicator,
      colorScheme: barScheme(over: stage, segment, at: time, in: recording))
    let layers = stages.systemLayers(request)
    guard hasBlackTop(stage, at: time, in: recording) else { return layers }
    request.colorScheme = .dark
    let light = stages.systemLayers(request)
    return layers.map { layer in
      layer.role == .statusBar ? light.first { $0.id == layer.id } ?? layer : layer
    }
  }

  // MARK: Surfaces

  private func draw(
    _ surface: Surface, _ segment: Segment, at time: Double, in recording: Recording
  ) -> SurfaceMoment {
    let key = key(of: surface, segment, at: time, in: recording)
    let (tree, painted) = cache.painted(
      key, layout: { layout(surface, segment, key, in: recording) },
      paint: { paint($0, surface, at: time, in: recording) })
    var layer = painted.layer
    var elements = painted.elements
    // Every surface has a root of its own name.
    if surface.id != layer.id {
      for index in elements.indices where elements[index].layer == layer.id {
        elements[index].layer = surface.id
      }
      layer.id = surface.id
    }
    return SurfaceMoment(
      surface: surface, tree: tree, layer: layer, elements: elements,
      runs: segment.runs.filter { index in
        guard recording.runs[index].surface == surface.id else { return false }
        if case .presentation = recording.runs[index].place { return false }
        return true
      })
  }

  /// The tree of a surface at a moment of the last segment.
  func tree(of surface: Surface, at time: Double, in recording: Recording) -> LayoutTree {
    guard let segment = recording.segments.last else { return LayoutTree() }
    let key = key(of: surface, segment, at: time, in: recording)
    return cache.tree(key) { layout(surface, segment, key, in: recording) }
  }

  /// The tree of a surface whose stacks hold all their pages, the covered ones too.
  func coveredTree(of surface: Surface, at time: Double, in recording: Recording) -> LayoutTree {
    guard let segment = recording.segments.last else { return LayoutTree() }
    let key = key(of: surface, segment, at: time, in: recording)
    return stages.layout(
      SurfaceRequest(
        views: surface.roots { $0.pages }, host: host(of: surface, key),
        state: recording.stages[segment.stage].state, isInSheet: isCard(surface),
        scrollOffsets: key.scrollOffsets))
  }

  private func host(of surface: Surface, _ key: StageCache.Key) -> LayoutHost {
    var host = LayoutHost(
      size: key.size, safeArea: safeArea(of: surface),
      environment: environment(isInSheet: isCard(surface), surface.colorScheme))
    host.screenMap = key.screenMap
    return host
  }

  func key(
    of surface: Surface, _ segment: Segment, at time: Double, in recording: Recording
  ) -> StageCache.Key {
    StageCache.Key(
      stage: segment.stage, surface: surface.id,
      pages: surface.stacks.flatMap { pages(of: $0, segment, in: recording).map(\.id) },
      scrollOffsets: recording.scrolls.compactMap { track in
        track.offset(at: time).map { ScrollOffset(id: track.id, offset: $0) }
      },
      size: hostSize(of: surface, at: time, in: recording),
      screenMap: screenMap(of: surface, at: time, in: recording),
      time: animatesViews(at: time, in: recording) ? time : nil)
  }

  func layout(
    _ surface: Surface, _ segment: Segment, _ key: StageCache.Key,
    following past: LayoutTree? = nil, in recording: Recording, asking source: AdjustedSource? = nil
  ) -> LayoutTree {
    var views = surface.roots { pages(of: $0, segment, in: recording) }
    var moving = source
    if let time = key.time, adjustsViews(at: time, in: recording) {
      views = animated(views, ofStage: segment.stage, at: time, in: recording)
      moving =
        moving
        ?? AdjustedSource(scene.source) {
          animated($0, ofStage: segment.stage, at: time, in: recording)
        }
    }
    var request = SurfaceRequest(
      views: views, host: host(of: surface, key),
      state: recording.stages[segment.stage].state, isInSheet: isCard(surface),
      scrollOffsets: key.scrollOffsets)
    request.source = moving
    var tree = moving == nil ? restingTree(request) : stages.layout(request)
    // Without a time nothing is under way.
    let time = key.time ?? .infinity
    request.matched =
      past.map {
        placements(
          ofPast: tree, following: $0, stage: segment.stage, surface: surface.id, at: time,
          in: recording)
      } ?? placements(tree, stage: segment.stage, surface: surface.id, at: time, in: recording)
    if key.time != nil { request.frozen = frozenSizes(tree, surface, segment, key, in: recording) }
    if !request.matched.isEmpty || !request.frozen.isEmpty { tree = stages.layout(request) }
    if let time = key.time {
      displace(&tree, of: surface.id, stage: segment.stage, at: time, in: recording)
    }
    return tree
  }

  /// A surface of a past stage as it is drawn while views of it are on their way out.
  func drawPast(
    _ surface: Surface, _ segment: Segment, following tree: LayoutTree, at time: Double,
    in recording: Recording
  ) -> (layer: Layer, elements: [Element]) {
    let key = pastKey(of: surface, segment, at: time, in: recording)
    let (_, painted) = cache.painted(
      key, layout: { layout(surface, segment, key, following: tree, in: recording) },
      paint: { paint($0, surface, at: time, in: recording) })
    return (painted.layer, painted.elements)
  }

  /// The tree of a surface of a past stage, as ``drawPast(_:_:following:at:in:)`` draws it.
  func pastTree(
    of surface: Surface, _ segment: Segment, following tree: LayoutTree, at time: Double,
    in recording: Recording
  ) -> LayoutTree {
    let key = pastKey(of: surface, segment, at: time, in: recording)
    return cache.tree(key) { layout(surface, segment, key, following: tree, in: recording) }
  }

  private func pastKey(
    of surface: Surface, _ segment: Segment, at time: Double, in recording: Recording
  ) -> StageCache.Key {
    var key = key(of: surface, segment, at: time, in: recording)
    key.isPast = true
    return key
  }

  private func paint(
    _ tree: LayoutTree, _ surface: Surface, at time: Double, in recording: Recording
  ) -> PaintedTree {
    stages.paint(
      tree,
      request: PaintRequest(
        isolated: recording.isolated.sorted(), moving: movingNodes(at: time, in: recording),
        rootRole: surface.presentation == nil ? .screen : .sheet,
        backing: surface.presentation == nil ? .system("systemBackground") : nil))
  }

  /// The pages of a stack that are on stage, bottom to top.
  func pages(
    of stack: ResolvedStack, _ segment: Segment, in recording: Recording
  ) -> [ResolvedPage] {
    var shown: [ResolvedPage] = [stack.top]
    for index in segment.runs where recording.runs[index].place == .stack(stack.id) {
      for page in [recording.runs[index].lower, recording.runs[index].upper] {
        guard let page, !shown.contains(where: { $0.id == page.id }) else { continue }
        shown.append(stack.pages.first { $0.id == page.id } ?? page)
      }
    }
    // Equal depths: a page that replaces another lies above it, as it came later.
    return shown.enumerated()
      .sorted { ($0.element.depth, -$0.offset) < ($1.element.depth, -$1.offset) }.map(\.element)
  }

  /// What views are laid out and painted in.
  ///
  /// - Parameter colorScheme: Nil takes the scene's.
  func environment(
    isInSheet: Bool, _ colorScheme: ColorScheme? = nil
  ) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = colorScheme ?? scene.colorScheme
    values.contrast = scene.contrast
    values.dynamicTypeSize = scene.dynamicTypeSize
    values.layoutDirection = scene.layoutDirection
    values.pixelsPerPoint = scene.screen.scale
    values.text.dynamicTypeSize = scene.dynamicTypeSize
    values.text.layoutDirection = scene.layoutDirection
    values.text.pixelsPerPoint = scene.screen.scale
    if let tint = scene.tint { values.tint = .color(tint) }
    values.isElevated = isInSheet
    values.usesGlassGeneration = scene.profile.rules.bars == .glass
    return values
  }
}
