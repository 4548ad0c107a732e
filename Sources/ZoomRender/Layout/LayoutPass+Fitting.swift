// ViewThatFits, GeometryReader and matched geometry.

extension LayoutPass {
  /// The first child whose ideal size fits on the listed axes, else the last one; nil without children.
  func fittingChild(_ index: Int, _ proposal: Proposal) -> Int? {
    guard case .viewThatFits(let horizontal, let vertical) = items[index].operation else {
      return child(index)
    }
    let range = childRange(index)
    let ideal = Proposal(
      width: horizontal ? .nan : proposal.width, height: vertical ? .nan : proposal.height)
    for position in range {
      let node = childIndices[position]
      if position == range.upperBound - 1 { return node }
      let answer = size(node, ideal)
      if horizontal, answer.width > proposal.width { continue }
      if vertical, answer.height > proposal.height { continue }
      return node
    }
    return nil
  }

  /// Places the chosen child; the others leave the tree.
  func placeFitting(_ index: Int, _ proposal: Proposal, at origin: Point) {
    guard let chosen = fittingChild(index, proposal) else { return }
    for position in childRange(index) where childIndices[position] != chosen {
      markUnbuilt(childIndices[position])
    }
    setChildren([chosen], of: index)
    place(chosen, of: index, x: 0, y: 0, proposal: proposal, at: origin)
  }

  /// Marks a subtree as not existing.
  func markUnbuilt(_ node: Int) {
    nodes[node].isBuilt = false
    for position in childRange(node) { markUnbuilt(childIndices[position]) }
  }

  /// Asks the source for a geometry reader's content and lays it out, top-leading, each view in
  /// the full size.
  func placeReader(_ index: Int, _ template: TemplateID, _ size: Size, at origin: Point) {
    let frame = Rect(origin: origin, size: size)
    let safeArea = resolvedSafeArea(of: frame)
      .logical(isRightToLeft: items[index].isRightToLeft)
    nodes[index].safeArea = safeArea
    guard let source = services.source, size.isFinite else { return }
    var request = ContentRequest(
      id: nodes[index].id, size: size, safeArea: safeArea, globalFrame: frame)
    request.screenMap = host.screenMap
    guard openReaders < Self.nestedReaderLimit, nodes.count < Self.nodeLimit else {
      return reportEndlessReader(index)
    }
    let views = source.content(of: template, for: request, in: state)
    let context = BuildContext(environment: nodes[index].environment)
    let outer = (depth, deepest, openLevels)
    (depth, deepest) = (0, 0)
    let children = flattened(views).map { build($0, parent: index, context: context) }
    setChildren(children, of: index)
    growSpacings()
    let levels = deepest
    let needsStack = openLevels + levels > DeepStack.shallowLevels
    openLevels = needsStack ? 0 : openLevels + levels
    openReaders += 1
    DeepStack.run(levels: needsStack ? max(levels, DeepStack.shallowLevels + 1) : 0) {
      for child in children {
        self.place(child, of: index, x: 0, y: 0, proposal: Proposal(size), at: origin)
      }
    }
    openReaders -= 1
    (depth, deepest, openLevels) = outer
  }

  /// Readers inside each other beyond which their content is taken to be endless.
  private static let nestedReaderLimit = 64
  /// Nodes beyond which no reader is asked for more.
  private static let nodeLimit = 1_000_000

  private func reportEndlessReader(_ index: Int) {
    let origin = nodes[index].origin
    diagnostics.append(
      Diagnostic(
        .error, id: "layout.endless-reader",
        "a GeometryReader's content holds more than \(Self.nestedReaderLimit) readers inside "
          + "each other, or more than \(Self.nodeLimit) views: the rest is left out",
        at: origin.location, path: origin.path))
  }

  /// Places a matched view where the driver wants it; its own size and place stay what its parent
  /// gave it.
  func placeMatched(_ index: Int, _ size: Size, _ proposal: Proposal, at origin: Point) {
    let content = child(index)
    guard let match = overrides.matched[nodes[index].id] else {
      return place(content, of: index, x: 0, y: 0, proposal: proposal, at: origin)
    }
    let inner = match.size.map { Proposal($0) } ?? proposal
    let answer = self.size(content, inner)
    var x = 0.0
    var y = 0.0
    if let point = match.point {
      let anchor = match.anchor
      x = point.x - anchor.x * answer.width - origin.x
      y = point.y - anchor.y * answer.height - origin.y
      if let given = match.size {
        // A view that does not take the matched size is aligned inside it once more: measured on
        // pixels of recorded views.
        x += anchor.x * (given.width - answer.width)
        y += anchor.y * (given.height - answer.height)
      }
      if items[index].isRightToLeft { x = size.width - x - answer.width }
    }
    place(content, of: index, x: finite(x), y: finite(y), proposal: inner, at: origin)
  }
}
