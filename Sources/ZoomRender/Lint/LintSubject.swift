// What lint looks at: the resting states of a played scene, and the screens they can open.

/// A played scene, taken apart for the rules.
struct LintSubject {
  let timeline: Timeline
  /// The states in which the script rests, in order, each once.
  let moments: [LintMoment]
  /// Screens that the states can open, and those that the script has opened.
  let openings: [LintOpening]
  /// Those among them that an earlier subject has shown already.
  private let knownOpenings: Int
  /// True when another script has been looked at before.
  let isFurther: Bool

  var scene: Scene { timeline.scene }

  /// More states than this are not looked at: further ones repeat the first.
  private static let mostMoments = 24

  /// - Parameter known: Another script's subject in the same scene: what both show is looked
  ///   through once.
  init(_ timeline: Timeline, knowing known: LintSubject? = nil) {
    self.timeline = timeline
    var moments: [LintMoment] = []
    let past = known?.moments ?? []
    var seen: Set<Int> = []
    for segment in timeline.recording.segments where moments.count < Self.mostMoments {
      guard seen.insert(segment.stage).inserted else { continue }
      moments.append(LintMoment(segment, of: timeline, after: moments, knowing: past))
    }
    self.moments = moments
    isFurther = known != nil
    knownOpenings = known?.openings.count ?? 0
    openings =
      (known?.openings ?? []) + LintOpening.all(in: moments, timeline: timeline)
  }

  /// The states, without those that show what an earlier one shows.
  var distinctMoments: [LintMoment] { moments.filter { !$0.isRepeated } }

  /// Every screen of every state.
  var pages: [LintPage] { distinctMoments.flatMap { $0.surfaces.flatMap(\.pages) } }

  // What says all about itself needs to be looked at once.

  /// The states that no earlier subject has shown.
  var newMoments: [LintMoment] { distinctMoments.filter { !$0.isKnown } }

  /// Every screen of those states.
  var newPages: [LintPage] { newMoments.flatMap { $0.surfaces.flatMap(\.pages) } }

  /// Every surface of those states, laid out.
  var newTrees: [LayoutTree] { newMoments.flatMap { $0.surfaces.map(\.tree) } }

  /// Screens to be opened that no earlier subject has shown.
  var newOpenings: ArraySlice<LintOpening> { openings.dropFirst(knownOpenings) }
}

/// A resting state.
struct LintMoment {
  /// Scene seconds.
  var time: Double
  var reduceMotion: Bool
  var state: SceneState
  var surfaces: [LintSurface]
  /// True when an earlier moment shows the same.
  private(set) var isRepeated = false
  /// True when an earlier subject has shown the same.
  private(set) var isKnown = false
  private let offsets: [ScrollOffset]

  /// - Parameters:
  ///   - earlier: Moments before it: a state that comes back is not laid out again.
  ///   - past: Moments of an earlier subject.
  init(
    _ segment: Segment, of timeline: Timeline, after earlier: [LintMoment],
    knowing past: [LintMoment]
  ) {
    let maker = timeline.maker
    let recording = timeline.recording
    let stage = recording.stages[segment.stage]
    let offsets = recording.scrolls.compactMap { track in
      track.offset(at: segment.start).map { ScrollOffset(id: track.id, offset: $0) }
    }
    time = segment.start
    reduceMotion = segment.reduceMotion
    state = stage.state
    self.offsets = offsets
    func isTwin(_ other: LintMoment) -> Bool {
      other.offsets == offsets && other.state == stage.state
        && other.surfaces.map(\.surface) == stage.surfaces
    }
    if let twin = earlier.first(where: isTwin) {
      surfaces = twin.surfaces
      isRepeated = true
      return
    }
    if let twin = past.first(where: isTwin) {
      surfaces = twin.surfaces
      isKnown = true
      return
    }
    surfaces = stage.surfaces.map { surface in
      let isInSheet = maker.isCard(surface)
      let tree = maker.restingTree(
        SurfaceRequest(
          views: surface.roots { [$0.top] },
          host: LayoutHost(
            size: maker.hostSize(of: surface, at: segment.start, in: recording),
            safeArea: maker.safeArea(of: surface),
            environment: maker.environment(isInSheet: isInSheet, surface.colorScheme)),
          state: stage.state, isInSheet: isInSheet,
          scrollOffsets: offsets))
      return LintSurface(surface, tree: tree, after: past + earlier)
    }
  }
}

/// The scene's own views or a presentation's, in a resting state.
struct LintSurface {
  var surface: Surface
  var tree: LayoutTree
  /// The views outside stacks first, then the pages of each stack from the bottom.
  var pages: [LintPage]

  /// - Parameter earlier: Moments before it: pages that stay are not looked through again.
  init(_ surface: Surface, tree: LayoutTree, after earlier: [LintMoment]) {
    self.surface = surface
    self.tree = tree
    func facts(_ id: NodeID, _ views: [ViewNode]) -> PageFacts {
      for surface in earlier.reversed().flatMap(\.surfaces) {
        if let page = surface.pages.first(where: { $0.id == id && $0.views == views }) {
          return page.facts
        }
      }
      return PageFacts(views)
    }
    var pages = [
      LintPage(
        id: surface.id, surface: surface.id, depth: nil, isTop: true, views: surface.views,
        origin: surface.presentation?.origin ?? .unknown, facts: facts(surface.id, surface.views))
    ]
    for stack in surface.stacks {
      for page in stack.pages {
        pages.append(
          LintPage(
            id: page.id, surface: surface.id, depth: page.depth, isTop: page.id == stack.top.id,
            views: page.node.children, origin: page.node.origin,
            facts: facts(page.id, page.node.children)))
      }
    }
    self.pages = pages
  }
}

/// One screen: views up to, and without, the pages of stacks inside.
struct LintPage {
  var id: NodeID
  var surface: NodeID
  /// 0 for a stack's root page; nil for a surface's views outside its stacks.
  var depth: Int?
  /// True when it is the page that shows.
  var isTop: Bool
  var views: [ViewNode]
  var origin: NodeOrigin
  /// What is in it.
  let facts: PageFacts
}
