// LazyVStack and LazyHStack, sections, pinned parts and laziness.

/// A section of a lazy container: its header and footer among the container's children.
struct SectionSpan {
  var header: Int?
  var footer: Int?
  /// Children that belong to the section, header and footer included.
  var children: Range<Int>
}

extension LayoutPass {
  func buildLazyStack(
    of index: Int, _ children: [ViewNode], _ axis: Axis, _ guide: GuideID, _ spacing: Double?,
    _ pinned: ViewKind.PinnedViews, _ context: BuildContext
  ) {
    items[index].operation = .lazyStack(
      axis, guide, pinned: Int8(truncatingIfNeeded: pinned.rawValue))
    setGaps(of: index, spacing)
    let slot = Int(items[index].extra)
    var inner = context
    inner.stackAxis = axis
    inner.isListRow = false
    let (indices, sections) = buildSections(of: index, children, inner)
    stackGaps[slot].sections = sections
    setChildren(indices, of: index)
  }

  /// Builds children and, in order, the parts of sections.
  func buildSections(
    of index: Int, _ children: [ViewNode], _ context: BuildContext
  ) -> (indices: [Int], sections: [SectionSpan]) {
    var indices: [Int] = []
    var sections: [SectionSpan] = []
    for view in flattened(children) {
      guard case .section(let header, let footer) = view.kind else {
        indices.append(build(view, parent: index, context: context))
        continue
      }
      let start = indices.count
      let part = "section\(sections.count)"
      let headerNode = buildSingle(
        header, parent: index, context: context, part: part + "header"
      ) {
        .vStack(alignment: .center, spacing: nil)
      }
      if let headerNode { indices.append(headerNode) }
      for row in flattened(view.children.map { $0.adding(view.modifiers) }) {
        indices.append(build(row, parent: index, context: context))
      }
      let footerNode = buildSingle(
        footer, parent: index, context: context, part: part + "footer"
      ) {
        .vStack(alignment: .center, spacing: nil)
      }
      if let footerNode { indices.append(footerNode) }
      sections.append(
        SectionSpan(header: headerNode, footer: footerNode, children: start..<indices.count))
    }
    return (indices, sections)
  }

  /// Children are asked for their ideal length; the stack takes the whole width across.
  func measureLazyStack(
    _ index: Int, _ axis: Axis, _ guide: GuideID, _ proposal: Proposal
  ) -> Size {
    let gaps = gaps(of: index, along: axis)
    let range = childRange(index)
    let minor = proposal[axis.crossed]
    var total = gaps.total(children: range.count)
    var cross = 0.0
    for position in range {
      let size = size(childIndices[position], Proposal(axis, .nan, minor))
      total += size[axis]
      cross = max(cross, size[axis.crossed])
    }
    return Size(axis, total, minor.or(cross))
  }

  func arrangeLazyStack(
    _ index: Int, _ axis: Axis, _ guide: GuideID, _ size: Size, _ proposal: Proposal
  ) {
    let gaps = gaps(of: index, along: axis)
    let range = childRange(index)
    let minor = proposal[axis.crossed].or(size[axis.crossed])
    let inner = Proposal(axis, .nan, minor)
    let common = defaultValue(guide, size)
    var position = 0.0
    for offset in range.indices {
      let node = childIndices[offset]
      let answer = self.size(node, inner)
      let across = common - value(guide, of: node, inner, answer)
      put(
        node, axis == .horizontal ? position : across, axis == .horizontal ? across : position,
        inner)
      position += answer[axis] + gaps.after(offset - range.lowerBound)
    }
  }

  /// Moves pinned headers and footers to the edge of the viewport and marks children off screen
  /// as not built.
  func finishLazy(_ index: Int, _ axis: Axis, pinned: Int8, at origin: Point) {
    guard let viewport else { return }
    let pinnedViews = ViewKind.PinnedViews(rawValue: Int(pinned))
    if pinnedViews != [], let edges = scrollFrame {
      for section in sections(of: index) {
        pin(section, of: index, axis, pinnedViews, edges, at: origin)
      }
      reorderPinned(index, pinnedViews)
    }
    for position in childRange(index) {
      let node = childIndices[position]
      let frame = nodes[node].frame.offset(by: origin - .zero)
      if !frame.intersects(viewport) { markUnbuilt(node) }
    }
  }

  private func sections(of index: Int) -> [SectionSpan] {
    switch items[index].operation {
    case .lazyStack: stackGaps[Int(items[index].extra)].sections
    case .lazyGrid(let slot): lazyGrids[Int(slot)].sections
    default: []
    }
  }

  private func pin(
    _ section: SectionSpan, of index: Int, _ axis: Axis, _ pinned: ViewKind.PinnedViews,
    _ edges: Rect, at origin: Point
  ) {
    let range = childRange(index)
    let nodes = section.children.map { childIndices[range.lowerBound + $0] }
    let isMirrored = axis == .horizontal && items[index].isRightToLeft
    let (low, high) =
      axis == .vertical
      ? (edges.minY - origin.y, edges.maxY - origin.y)
      : isMirrored
        ? (origin.x - edges.maxX, origin.x - edges.minX)
        : (edges.minX - origin.x, edges.maxX - origin.x)
    func start(_ node: Int) -> Double {
      let frame = self.nodes[node].frame
      return axis == .vertical ? frame.minY : isMirrored ? -frame.maxX : frame.minX
    }
    func length(_ node: Int) -> Double { self.nodes[node].frame.size[axis] }
    func move(_ node: Int, to position: Double) {
      if axis == .vertical {
        self.nodes[node].frame.origin.y = position
      } else {
        self.nodes[node].frame.origin.x =
          isMirrored ? -position - length(node) : position
      }
    }
    guard let first = nodes.first, let last = nodes.last else { return }
    let begin = start(first)
    let end = start(last) + length(last)
    if let header = section.header, pinned.contains(.sectionHeaders) {
      let limit = end - length(header) - (section.footer.map(length) ?? 0)
      move(header, to: max(start(header), min(low, limit)))
    }
    if let footer = section.footer, pinned.contains(.sectionFooters) {
      let limit = begin + (section.header.map(length) ?? 0)
      move(footer, to: min(start(footer), max(high - length(footer), limit)))
    }
  }

  /// Pinned parts are drawn after the rows that they cover.
  private func reorderPinned(_ index: Int, _ pinned: ViewKind.PinnedViews) {
    var onTop: Set<Int> = []
    for section in sections(of: index) {
      if pinned.contains(.sectionHeaders), let header = section.header { onTop.insert(header) }
      if pinned.contains(.sectionFooters), let footer = section.footer { onTop.insert(footer) }
    }
    let children = childRange(index).map { childIndices[$0] }
    setChildren(
      children.filter { !onTop.contains($0) } + children.filter { onTop.contains($0) }, of: index)
  }
}

extension ViewNode {
  /// The view with modifiers of an enclosing group.
  func adding(_ modifiers: [ModifierNode]) -> ViewNode {
    guard !modifiers.isEmpty else { return self }
    var view = self
    view.modifiers += modifiers
    return view
  }
}
