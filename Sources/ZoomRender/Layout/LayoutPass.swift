// One run of layout: the arena and its tables.

/// The working state of one call of ``LayoutEngine/layout(_:in:using:overrides:)``.
///
/// A node's answer to a proposal is a pure function of the tree; everything mutable here is either
/// being built or a cache. Coordinates inside a container are *logical* (x from the leading edge)
/// until ``place(_:of:x:y:proposal:at:)`` mirrors them for right-to-left containers.
final class LayoutPass {
  let host: LayoutHost
  let services: LayoutServices
  let overrides: LayoutOverrides

  /// Hot data, parallel to `nodes`.
  @exclusivity(unchecked) var items: ContiguousArray<LayoutItem> = []
  /// The result under construction; `frame` is filled by placement.
  @exclusivity(unchecked) var nodes: [LayoutNode] = []
  @exclusivity(unchecked) var childIndices: [Int] = []
  @exclusivity(unchecked) var environments: [EnvironmentValues] = []
  @exclusivity(unchecked) var caches: ContiguousArray<ProposalCache> = []
  var diagnostics: [Diagnostic] = []

  // Tables of larger arguments.
  @exclusivity(unchecked) var texts: ContiguousArray<TextItem> = []
  var symbolBaselines: ContiguousArray<Double> = []
  var stackGaps: ContiguousArray<StackGaps> = []
  var flexibleFrames: ContiguousArray<FlexibleFrameLimits> = []
  var guideValues: ContiguousArray<GuideValue> = []
  var scrolls: ContiguousArray<ScrollItem> = []
  var lazyGrids: ContiguousArray<LazyGridItem> = []
  var grids: ContiguousArray<GridItemTable> = []
  var customLayouts: ContiguousArray<CustomItem> = []
  var relativeFrames: ContiguousArray<ContainerRelativeFrame> = []
  var lists: ContiguousArray<ListItem> = []
  var pages: ContiguousArray<PageItem> = []
  var customGuides: [String] = []
  var environmentMemo: [EnvironmentMemo] = []

  // State of solving.
  /// Answers that have left a node's own cache: keeps nested stacks from asking exponentially often.
  @exclusivity(unchecked) var sizeMemo: [AnswerKey: Size] = [:]
  @exclusivity(unchecked) var guideMemo: [AnswerKey: Double] = [:]
  @exclusivity(unchecked) var spacings: ContiguousArray<NodeSpacing?> = []
  @exclusivity(unchecked) var placements: ContiguousArray<Placement> = []
  var regions: [SafeAreaRegion] = []
  /// The part of the root that shows at the place being laid out; nil outside scroll views.
  var viewport: Rect?
  /// The innermost scroll view's own frame in root points: where pinned parts stop.
  var scrollFrame: Rect?
  /// How far the bar above the next vertical scroll view shrinks while that is scrolled.
  var collapsingHeight = 0.0
  /// The size that `containerRelativeFrame` refers to.
  var container: Size
  /// Levels of the tree under construction: the current one and the deepest.
  var depth = 0
  var deepest = 0
  /// Levels that recursion has used of the present stack, and geometry readers being placed.
  var openLevels = 0
  var openReaders = 0

  /// True once the tree has depended on the state.
  private(set) var readsState = false

  /// The state that the views were made for.
  var state: SceneState {
    readsState = true
    return services.state
  }

  init(host: LayoutHost, services: LayoutServices, overrides: LayoutOverrides) {
    self.host = host
    self.services = services
    self.overrides = overrides
    self.container = Size(
      max(0, host.size.width - host.safeArea.horizontal),
      max(0, host.size.height - host.safeArea.vertical))
  }

  /// Builds, solves and hands over the tree.
  func run(_ views: [ViewNode]) -> LayoutTree {
    environments = [host.environment]
    buildRoot(views)
    // Measuring descends one level per modifier: very deep trees get a stack of their own.
    openLevels = deepest > DeepStack.shallowLevels ? 0 : deepest
    if !DeepStack.run(levels: deepest, { self.placeRoot() }) {
      diagnostics.append(
        Diagnostic(
          .error, id: "layout.too-deep",
          "\(deepest) views and modifiers inside each other are more than there is memory for"))
    }
    var tree = LayoutTree(
      nodes: nodes, childIndices: childIndices, environments: environments,
      diagnostics: diagnostics)
    tree.readsState = readsState
    return tree
  }
}

/// Remembered answers of one node: four proposals, oldest replaced first.
struct ProposalCache {
  var keys = (
    Proposal.unspecified, Proposal.unspecified, Proposal.unspecified, Proposal.unspecified
  )
  var sizes = (Size.zero, Size.zero, Size.zero, Size.zero)
  var count: UInt32 = 0

  @inline(__always)
  func size(for proposal: Proposal) -> Size? {
    if count > 0, keys.0.matches(proposal) { return sizes.0 }
    if count > 1, keys.1.matches(proposal) { return sizes.1 }
    if count > 2, keys.2.matches(proposal) { return sizes.2 }
    if count > 3, keys.3.matches(proposal) { return sizes.3 }
    return nil
  }

  /// The entry that the next one replaces; nil while there is room.
  var oldest: (proposal: Proposal, size: Size)? {
    guard count > 3 else { return nil }
    switch count & 3 {
    case 0: return (keys.0, sizes.0)
    case 1: return (keys.1, sizes.1)
    case 2: return (keys.2, sizes.2)
    default: return (keys.3, sizes.3)
    }
  }

  mutating func store(_ size: Size, for proposal: Proposal) {
    switch count & 3 {
    case 0: (keys.0, sizes.0) = (proposal, size)
    case 1: (keys.1, sizes.1) = (proposal, size)
    case 2: (keys.2, sizes.2) = (proposal, size)
    default: (keys.3, sizes.3) = (proposal, size)
    }
    count = count == 7 ? 4 : count + 1
  }
}

/// A question to a node: its size for a proposal, or the value of a guide there.
struct AnswerKey: Hashable {
  var node: Int
  var guide: GuideID
  var width: UInt64
  var height: UInt64
  /// The enclosing scroll view's size where the answer depends on it.
  var container: Size

  init(node: Int, guide: GuideID, proposal: Proposal, container: Size = .zero) {
    self.node = node
    self.guide = guide
    width = proposal.width.bitPattern
    height = proposal.height.bitPattern
    self.container = container
  }
}

/// Where a container puts a child: logical origin in the container and the child's proposal.
struct Placement {
  var child: Int
  var x: Double
  var y: Double
  var proposal: Proposal
}
