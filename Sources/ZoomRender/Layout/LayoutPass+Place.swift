// Where each node goes.

extension LayoutPass {
  /// Places the root and everything below it.
  func placeRoot() {
    growSpacings()
    nodes[0].frame = Rect(origin: .zero, size: host.size)
    if host.safeArea != .zero {
      regions.append(
        SafeAreaRegion(
          rect: nodes[0].frame,
          insets: PhysicalInsets(host.safeArea, isRightToLeft: items[0].isRightToLeft)))
    }
    guard items[0].childCount > 0 else { return }
    let child = child(0)
    let proposal = Proposal(container)
    let size = size(child, proposal)
    let x = host.isCentered ? (container.width - size.width) / 2 : 0
    let y = host.isCentered ? (container.height - size.height) / 2 : 0
    place(
      child, of: 0, x: host.safeArea.leading + x, y: host.safeArea.top + y, proposal: proposal,
      at: .zero)
  }

  /// Places a child at a logical origin in its parent; `at` is the parent's origin in root points.
  func place(
    _ node: Int, of parent: Int, x: Double, y: Double, proposal: Proposal, at parentOrigin: Point
  ) {
    // Infinite lengths are answers, never places: what is left of them here takes the host's.
    var proposal = proposal
    if proposal.width == .infinity { proposal.width = host.size.width }
    if proposal.height == .infinity { proposal.height = host.size.height }
    var size = size(node, proposal)
    if !size.width.isFinite { size.width = host.size.width }
    if !size.height.isFinite { size.height = host.size.height }
    let isMirrored = items[parent].isRightToLeft
    let left = finite(isMirrored ? nodes[parent].frame.width - x - size.width : x)
    let y = finite(y)
    nodes[node].frame = Rect(origin: Point(left, y), size: size)
    let origin = Point(parentOrigin.x + left, parentOrigin.y + y)
    var current = node
    let target = Int(items[node].target)
    // Modifiers without a part in layout coincide with what they modify.
    while current != target {
      if items[current].touchesSafeArea { resolveSafeArea(of: current, at: origin) }
      current = child(current)
      nodes[current].frame = Rect(origin: .zero, size: size)
    }
    placeContent(target, size: size, proposal: proposal, at: origin)
  }

  /// Places what is inside a node whose frame is known.
  private func placeContent(_ index: Int, size: Size, proposal: Proposal, at origin: Point) {
    switch items[index].operation {
    case .flexible, .circle, .image, .resizable, .spacer, .divider, .root, .gridRow, .listRow:
      break
    case .text: nodes[index].text = textLayout(index, proposal)
    case .scroll(let slot): placeScroll(index, scrolls[Int(slot)], size, proposal, at: origin)
    case .geometryReader(let template): placeReader(index, template, size, at: origin)
    case .ignoresSafeArea(let edges):
      placeIgnoringSafeArea(index, edges, size, proposal, at: origin)
    case .safeAreaInset(let edge, let guide, let spacing):
      placeSafeAreaInset(index, edge, guide, spacing, size, proposal, at: origin)
    case .safeAreaPadding(let insets):
      placeSafeAreaPadding(index, insets, size, proposal, at: origin)
    case .matched: placeMatched(index, size, proposal, at: origin)
    case .frozen:
      // A frozen drawing keeps its layout; paint scales it.
      let frozen = overrides.frozen[nodes[index].id].map { Proposal($0) }
      place(child(index), of: index, x: 0, y: 0, proposal: frozen ?? proposal, at: origin)
    case .viewThatFits: placeFitting(index, proposal, at: origin)
    case .page(let slot): placePage(index, pages[Int(slot)], size, at: origin)
    case .fill: placePages(index, size, at: origin)
    case .list(let slot): placeList(index, lists[Int(slot)], size, proposal, at: origin)
    case .lazyStack(let axis, _, let pinned):
      placeArranged(index, size, proposal, at: origin)
      finishLazy(index, axis, pinned: pinned, at: origin)
    case .lazyGrid(let slot):
      placeArranged(index, size, proposal, at: origin)
      finishLazy(index, lazyGrids[Int(slot)].axis, pinned: lazyGrids[Int(slot)].pinned, at: origin)
    default: placeArranged(index, size, proposal, at: origin)
    }
  }

  /// Places children where the node's arrangement puts them.
  func placeArranged(_ index: Int, _ size: Size, _ proposal: Proposal, at origin: Point) {
    let start = placements.count
    arrange(index, size, proposal)
    let end = placements.count
    for position in start..<end {
      let placement = placements[position]
      place(
        placement.child, of: index, x: placement.x, y: placement.y, proposal: placement.proposal,
        at: origin)
    }
    placements.removeLast(placements.count - start)
  }

  /// Appends the placements of a node's children for its final size and the proposal it was
  /// placed with.
  func arrange(_ index: Int, _ size: Size, _ proposal: Proposal) {
    switch items[index].operation {
    case .stack(let axis, let guide): arrangeStack(index, axis, guide, size, proposal)
    case .zStack(let guides): arrangeZStack(index, guides, size)
    case .fixedFrame(let width, let height, let guides):
      let inner = Proposal(width: width.or(proposal.width), height: height.or(proposal.height))
      align(child(index), guides, in: size, proposal: inner)
    case .flexibleFrame(let slot):
      arrangeFlexibleFrame(index, flexibleFrames[Int(slot)], size, proposal)
    case .padding(let insets):
      put(child(index), insets.leading, insets.top, proposal.inset(by: insets))
    case .fixedSize(let horizontal, let vertical):
      let inner = Proposal(
        width: horizontal ? .nan : proposal.width, height: vertical ? .nan : proposal.height)
      align(child(index), .center, in: size, proposal: inner)
    case .aspectRatio(let ratio, let fills):
      let inner = aspectProposal(index, ratio, fills, proposal)
      align(child(index), .center, in: size, proposal: inner)
    case .layered(let guides): arrangeLayers(index, guides, size, proposal)
    case .offset(let vector):
      put(child(index), finite(vector.dx), finite(vector.dy), proposal)
    case .position(let point):
      let inner = Proposal(size)
      let answer = self.size(child(index), inner)
      put(
        child(index), finite(point.x) - answer.width / 2, finite(point.y) - answer.height / 2, inner
      )
    default: arrangeContainer(index, size, proposal)
    }
  }

  private func arrangeContainer(_ index: Int, _ size: Size, _ proposal: Proposal) {
    switch items[index].operation {
    case .lazyStack(let axis, let guide, _):
      arrangeLazyStack(index, axis, guide, size, proposal)
    case .lazyGrid(let slot): arrangeLazyGrid(index, lazyGrids[Int(slot)], size)
    case .grid(let slot): arrangeGrid(index, grids[Int(slot)], size, proposal)
    case .viewThatFits:
      if let chosen = fittingChild(index, proposal) { put(chosen, 0, 0, proposal) }
    case .custom(let slot):
      arrangeCustom(index, customLayouts[Int(slot)], size, proposal)
    case .relativeFrame(let slot):
      arrangeRelativeFrame(index, relativeFrames[Int(slot)], size, proposal)
    default:
      if items[index].childCount > 0 { put(child(index), 0, 0, proposal) }
    }
  }

  @inline(__always)
  func put(_ child: Int, _ x: Double, _ y: Double, _ proposal: Proposal) {
    placements.append(Placement(child: child, x: x, y: y, proposal: proposal))
  }

  @inline(__always)
  func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// Puts a child so that its guides meet those of a box of `size`.
  func align(_ child: Int, _ guides: GuidePair, in size: Size, proposal: Proposal) {
    let answer = self.size(child, proposal)
    put(
      child,
      defaultValue(guides.horizontal, size)
        - value(guides.horizontal, of: child, proposal, answer),
      defaultValue(guides.vertical, size) - value(guides.vertical, of: child, proposal, answer),
      proposal)
  }

  /// Primary at the origin, secondary content in the primary's size.
  private func arrangeLayers(
    _ index: Int, _ guides: GuidePair, _ size: Size, _ proposal: Proposal
  ) {
    let primary = child(index)
    put(primary, 0, 0, proposal)
    guard items[index].childCount > 1 else { return }
    let secondary = child(index, 1)
    let inner = Proposal(size)
    let answer = self.size(secondary, inner)
    put(
      secondary,
      value(guides.horizontal, of: primary, proposal, size)
        - value(guides.horizontal, of: secondary, inner, answer),
      value(guides.vertical, of: primary, proposal, size)
        - value(guides.vertical, of: secondary, inner, answer), inner)
  }
}
