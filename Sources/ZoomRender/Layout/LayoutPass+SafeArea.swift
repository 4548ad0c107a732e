// The safe area: regions that travel by geometry.

/// Insets by side of the screen.
struct PhysicalInsets: Equatable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  init() {}

  init(_ insets: Insets, isRightToLeft: Bool) {
    top = insets.top
    bottom = insets.bottom
    left = isRightToLeft ? insets.trailing : insets.leading
    right = isRightToLeft ? insets.leading : insets.trailing
  }

  func logical(isRightToLeft: Bool) -> Insets {
    Insets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }
}

/// A rectangle of the root whose edges are covered by bars or hardware.
struct SafeAreaRegion {
  var rect: Rect
  var insets: PhysicalInsets
}

extension Modifier {
  /// True for styles that extend under bars where they touch the safe area.
  var reachesUnderBars: Bool {
    switch self {
    case .backgroundStyle(_, nil, let edges), .overlayStyle(_, nil, let edges): !edges.isEmpty
    default: false
    }
  }
}

extension LayoutPass {
  /// How far a rectangle of the root reaches to the outer edges of the regions that it touches;
  /// inner regions are used up first.
  func resolvedSafeArea(of rect: Rect) -> PhysicalInsets {
    var result = PhysicalInsets()
    guard !regions.isEmpty else { return result }
    let pixels = host.environment.pixelsPerPoint
    let tolerance = (pixels > 0 ? 0.5 / pixels : 0) + 0.001
    var (top, left, bottom, right) = (rect.minY, rect.minX, rect.maxY, rect.maxX)
    for region in regions.reversed() {
      let outer = region.rect
      result.top += reach(&top, from: outer.minY, inset: region.insets.top, 1, tolerance)
      result.left += reach(&left, from: outer.minX, inset: region.insets.left, 1, tolerance)
      result.bottom += reach(&bottom, from: outer.maxY, inset: region.insets.bottom, -1, tolerance)
      result.right += reach(&right, from: outer.maxX, inset: region.insets.right, -1, tolerance)
    }
    return result
  }

  /// The distance from an edge to the outer edge when it lies between the inner and outer one.
  private func reach(
    _ edge: inout Double, from outer: Double, inset: Double, _ inward: Double, _ tolerance: Double
  ) -> Double {
    guard inset > 0 else { return 0 }
    let distance = (edge - outer) * inward
    guard distance >= -tolerance, distance <= inset + tolerance else { return 0 }
    edge = outer
    return max(0, distance)
  }

  /// Notes a node's resolved safe area; `origin` is its origin in root points.
  func resolveSafeArea(of index: Int, at origin: Point) {
    guard !regions.isEmpty else { return }
    let rect = Rect(origin: origin, size: nodes[index].frame.size)
    var insets = resolvedSafeArea(of: rect).logical(isRightToLeft: items[index].isRightToLeft)
    if case .modifier(let modifier) = nodes[index].content {
      switch modifier {
      case .backgroundStyle(_, _, let edges), .overlayStyle(_, _, let edges):
        insets = insets.limited(to: edges)
      default: break
      }
    }
    nodes[index].safeArea = insets
  }

  func placeIgnoringSafeArea(
    _ index: Int, _ edges: Edge.Set, _ size: Size, _ proposal: Proposal, at origin: Point
  ) {
    let insets = resolvedSafeArea(of: Rect(origin: origin, size: size))
      .logical(isRightToLeft: items[index].isRightToLeft).limited(to: edges)
    nodes[index].safeArea = insets
    let inner = Proposal(
      width: proposal.width + insets.horizontal, height: proposal.height + insets.vertical)
    place(
      child(index), of: index, x: -insets.leading, y: -insets.top, proposal: inner, at: origin)
  }

  // MARK: safeAreaInset

  /// The lengths of a safe area inset along its axis, and what its parts are proposed.
  private struct InsetLengths {
    var content: Proposal
    var bar: Proposal
    /// Bar and gap together.
    var inset: Double
    var barSize: Size
  }

  private func insetLengths(
    _ index: Int, _ edge: Edge, _ spacing: Double, _ proposal: Proposal
  ) -> InsetLengths {
    let axis = edge.axis
    let content = child(index)
    guard items[index].childCount > 1 else {
      return InsetLengths(content: proposal, bar: proposal, inset: 0, barSize: .zero)
    }
    let bar = child(index, 1)
    let isFirst = edge == .top || edge == .leading
    let preferred =
      isFirst
      ? self.spacing(of: bar).distance(to: self.spacing(of: content), along: axis)
      : self.spacing(of: content).distance(to: self.spacing(of: bar), along: axis)
    let gap = finite(spacing.or(preferred))
    let minor = proposal[axis.crossed]
    var inner = proposal
    if !proposal[axis].isNaN {
      let minimum = length(content, axis, 0, minor)
      inner[axis] = max(0, max(0, proposal[axis] - gap) - minimum)
    }
    let barSize = size(bar, inner)
    var outer = proposal
    let inset = barSize[axis] + gap
    if !proposal[axis].isNaN { outer[axis] = max(0, proposal[axis] - inset) }
    return InsetLengths(content: outer, bar: inner, inset: inset, barSize: barSize)
  }

  func measureSafeAreaInset(
    _ index: Int, _ edge: Edge, _ spacing: Double, _ proposal: Proposal
  ) -> Size {
    let lengths = insetLengths(index, edge, spacing, proposal)
    let content = size(child(index), lengths.content)
    let axis = edge.axis
    return Size(
      axis, content[axis] + lengths.inset,
      max(content[axis.crossed], lengths.barSize[axis.crossed]))
  }

  func placeSafeAreaInset(
    _ index: Int, _ edge: Edge, _ guide: GuideID, _ spacing: Double, _ size: Size,
    _ proposal: Proposal, at origin: Point
  ) {
    let axis = edge.axis
    let lengths = insetLengths(index, edge, spacing, proposal)
    let content = child(index)
    let contentSize = self.size(content, lengths.content)
    let isFirst = edge == .top || edge == .leading
    let along = isFirst ? lengths.inset : 0
    var contentGuide = value(guide, of: content, lengths.content, contentSize)
    var common = contentGuide
    if items[index].childCount > 1 {
      let bar = child(index, 1)
      let barGuide = value(guide, of: bar, lengths.bar, lengths.barSize)
      common = max(contentGuide, barGuide)
      let position = isFirst ? 0 : size[axis] - lengths.barSize[axis]
      place(
        bar, of: index, x: axis == .horizontal ? position : common - barGuide,
        y: axis == .horizontal ? common - barGuide : position, proposal: lengths.bar, at: origin)
    }
    contentGuide = common - contentGuide
    var insets = Insets.zero
    insets[edge] = lengths.inset
    withRegion(index, Rect(origin: origin, size: size), insets) {
      place(
        content, of: index, x: axis == .horizontal ? along : contentGuide,
        y: axis == .horizontal ? contentGuide : along, proposal: lengths.content, at: origin)
    }
  }

  /// Runs `body` with one more region covered at the edges by `insets`.
  func withRegion(_ index: Int, _ rect: Rect, _ insets: Insets, _ body: () -> Void) {
    regions.append(
      SafeAreaRegion(
        rect: rect,
        insets: PhysicalInsets(insets, isRightToLeft: items[index].isRightToLeft)))
    body()
    regions.removeLast()
  }

  // MARK: safeAreaPadding

  func measureSafeAreaPadding(_ index: Int, _ insets: Insets, _ proposal: Proposal) -> Size {
    let content = size(child(index), proposal.inset(by: insets))
    return Size(
      max(0, content.width + insets.horizontal), max(0, content.height + insets.vertical))
  }

  func placeSafeAreaPadding(
    _ index: Int, _ insets: Insets, _ size: Size, _ proposal: Proposal, at origin: Point
  ) {
    withRegion(index, Rect(origin: origin, size: size), insets) {
      place(
        child(index), of: index, x: insets.leading, y: insets.top,
        proposal: proposal.inset(by: insets), at: origin)
    }
  }
}

extension Insets {
  /// The insets at `edges`, zero elsewhere.
  func limited(to edges: Edge.Set) -> Insets {
    Insets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}
