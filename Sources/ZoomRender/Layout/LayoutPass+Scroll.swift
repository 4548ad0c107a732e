// Scroll views.

/// What modifiers outside a scroll view ask of it.
struct ScrollSettings {
  var margins = Insets.zero
  /// The edges whose margin the scene has set.
  var setEdges: Edge.Set = []
  var initialAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var clips: Bool?

  /// Applies a modifier; the innermost one wins, so what is set already stays.
  mutating func apply(_ modifier: Modifier) {
    switch modifier {
    case .contentMargins(let insets, let edges, let placement):
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(edge) && insets[edge].isFinite {
        margins[edge] = insets[edge]
        setEdges.insert(Edge.Set(edge))
      }
    case .defaultScrollAnchor(let anchor, let role):
      if role == nil || role == .initialOffset { initialAnchor = anchor }
      if role == nil || role == .alignment { alignmentAnchor = anchor }
    case .scrollClipDisabled(let isDisabled): clips = clips ?? !isDisabled
    default: break
    }
  }
}

/// A scroll view of the arena.
struct ScrollItem {
  var axes: Axis.Set
  var settings: ScrollSettings
}

extension LayoutPass {
  func buildScroll(of index: Int, axes: Axis.Set, children: [ViewNode], context: BuildContext) {
    var inner = context
    inner.stackAxis = .vertical
    inner.scroll = ScrollSettings()
    inner.isListRow = false
    items[index].operation = .scroll(Int32(scrolls.count))
    scrolls.append(ScrollItem(axes: axes, settings: context.scroll))
    let content = buildSingle(children, parent: index, context: inner, part: "content") {
      .vStack(alignment: .center, spacing: nil)
    }
    if let content { setChildren([content], of: index) }
  }

  /// What the content is proposed: nothing along the scroll axes.
  private func contentProposal(_ item: ScrollItem, _ proposal: Proposal) -> Proposal {
    let inner = proposal.inset(by: item.settings.margins)
    return Proposal(
      width: item.axes.contains(.horizontal) ? .nan : inner.width,
      height: item.axes.contains(.vertical) ? .nan : inner.height)
  }

  /// Runs `body` with the scroll view as the container of relative frames.
  private func withContainer<Result>(
    _ item: ScrollItem, _ proposal: Proposal, _ body: () -> Result
  ) -> Result {
    let outer = container
    let inner = proposal.inset(by: item.settings.margins)
    container = Size(inner.width.or(outer.width), inner.height.or(outer.height))
    defer { container = outer }
    return body()
  }

  func measureScroll(_ index: Int, _ item: ScrollItem, _ proposal: Proposal) -> Size {
    let margins = item.settings.margins
    var content = Size.zero
    let isBound = !proposal.width.isNaN && !proposal.height.isNaN
    if items[index].childCount > 0, item.axes != .both || !isBound {
      content = withContainer(item, proposal) {
        size(child(index), contentProposal(item, proposal))
      }
    }
    let width = max(0, content.width + margins.horizontal)
    let height = max(0, content.height + margins.vertical)
    return Size(
      item.axes.contains(.horizontal) ? proposal.width.or(width) : width,
      item.axes.contains(.vertical) ? proposal.height.or(height) : height)
  }

  func placeScroll(
    _ index: Int, _ item: ScrollItem, _ size: Size, _ proposal: Proposal, at origin: Point
  ) {
    let frame = Rect(origin: origin, size: size)
    let covered = resolvedSafeArea(of: frame)
    nodes[index].safeArea = covered.logical(isRightToLeft: items[index].isRightToLeft)
    let visible = frame.extended(by: covered)
    guard items[index].childCount > 0 else {
      nodes[index].scroll = ScrollGeometry(axes: item.axes)
      return
    }
    let inner = contentProposal(
      item,
      Proposal(width: proposal.width.or(size.width), height: proposal.height.or(size.height)))
    withContainer(item, Proposal(size)) {
      let content = self.size(child(index), inner)
      let geometry = scrollGeometry(index, item, viewport: size, content: content)
      nodes[index].scroll = geometry
      let outerViewport = viewport
      let outerRegions = regions
      let outerFrame = scrollFrame
      scrollFrame = pinningFrame(frame, geometry)
      // What does not clip shows whatever is on screen.
      let shown = geometry.clips ? visible : Rect(origin: .zero, size: host.size)
      viewport = outerViewport.map { $0.intersection(shown) } ?? shown
      for position in regions.indices { regions[position].insets.clear(along: item.axes) }
      place(
        child(index), of: index, x: item.settings.margins.leading - geometry.offset.dx,
        y: item.settings.margins.top - geometry.offset.dy, proposal: inner, at: origin)
      viewport = outerViewport
      regions = outerRegions
      scrollFrame = outerFrame
    }
  }

  /// The part of a scroll view in which pinned parts stay: under a bar that has collapsed.
  func pinningFrame(_ frame: Rect, _ geometry: ScrollGeometry) -> Rect {
    guard geometry.axes.contains(.vertical) else { return frame }
    let rise = max(0, min(geometry.offset.dy, collapsingHeight))
    collapsingHeight = 0
    return Rect(
      minX: frame.minX, minY: frame.minY - rise, maxX: frame.maxX, maxY: frame.maxY)
  }

  /// Where the content is: the driver's offset, or where the anchors put it at first.
  private func scrollGeometry(
    _ index: Int, _ item: ScrollItem, viewport: Size, content: Size
  ) -> ScrollGeometry {
    let margins = item.settings.margins
    var geometry = ScrollGeometry(
      axes: item.axes, contentSize: content, contentInsets: margins)
    let x = range(
      content.width + margins.horizontal, viewport.width, item.axes.contains(.horizontal),
      item.settings, \.x)
    let y = range(
      content.height + margins.vertical, viewport.height, item.axes.contains(.vertical),
      item.settings, \.y)
    geometry.clips = item.settings.clips ?? true
    geometry.minOffset = Vector(dx: x.minimum, dy: y.minimum)
    geometry.maxOffset = Vector(dx: x.maximum, dy: y.maximum)
    geometry.offset = Vector(dx: x.initial, dy: y.initial)
    if let given = overrides.scrollOffsets[nodes[index].id] {
      if item.axes.contains(.horizontal) { geometry.offset.dx = finite(given.dx) }
      if item.axes.contains(.vertical) { geometry.offset.dy = finite(given.dy) }
    }
    return geometry
  }

  private func range(
    _ content: Double, _ viewport: Double, _ scrolls: Bool, _ settings: ScrollSettings,
    _ coordinate: KeyPath<UnitPoint, Double>
  ) -> (minimum: Double, maximum: Double, initial: Double) {
    guard scrolls else { return (0, 0, 0) }
    let room = content - viewport
    if room <= 0 {
      let anchor = settings.alignmentAnchor?[keyPath: coordinate] ?? 0
      let rest = anchor == 0 ? 0 : finite(room * anchor)
      return (rest, rest, rest)
    }
    let anchor = settings.initialAnchor?[keyPath: coordinate] ?? 0
    return (0, finite(room), finite(room * min(max(anchor, 0), 1)))
  }
}

extension Rect {
  /// Grown by the insets.
  func extended(by insets: PhysicalInsets) -> Rect {
    Rect(
      minX: minX - insets.left, minY: minY - insets.top, maxX: maxX + insets.right,
      maxY: maxY + insets.bottom)
  }
}

extension PhysicalInsets {
  mutating func clear(along axes: Axis.Set) {
    if axes.contains(.horizontal) { (left, right) = (0, 0) }
    if axes.contains(.vertical) { (top, bottom) = (0, 0) }
  }
}
