// List: rows in sections, in a scroll view of its own.

/// A list of the arena.
struct ListItem {
  /// A part of the list's content in order: `node` wraps the row, header or footer.
  struct Part {
    enum Role { case header, row, footer }
    var node: Int
    var role: Role
    var section: Int
    /// Explicit insets of a row.
    var insets: Insets?
    var showsSeparator = true
  }
  var style: ViewKind.ListStyle
  var usesGlass: Bool
  var parts: [Part]
  var swallowsTopGap: Bool
  var settings: ScrollSettings
}

extension LayoutPass {
  func buildList(
    of index: Int, style: ViewKind.ListStyle, _ children: [ViewNode], _ context: BuildContext
  ) {
    let environment = environments[context.environment]
    let style = style == .automatic ? environment.listStyle : style
    var item = ListItem(
      style: style, usesGlass: environment.usesGlassGeneration, parts: [],
      swallowsTopGap: context.isUnderLargeTitle, settings: context.scroll)
    var inner = context
    inner.stackAxis = nil
    inner.isUnderLargeTitle = false
    inner.scroll = ScrollSettings()
    inner.isInList = true
    var section = 0
    var isOpen = false
    for view in flattened(children) {
      if case .section(let header, let footer) = view.kind {
        if isOpen { section += 1 }
        isOpen = false
        addCaption(header, .header, section, to: &item, parent: index, inner)
        for row in flattened(view.children.map { $0.adding(view.modifiers) }) {
          addRow(row, section, to: &item, parent: index, inner)
        }
        addCaption(footer, .footer, section, to: &item, parent: index, inner)
        section += 1
      } else {
        isOpen = true
        addRow(view, section, to: &item, parent: index, inner)
      }
    }
    items[index].operation = .list(Int32(lists.count))
    lists.append(item)
    setChildren(item.parts.map(\.node), of: index)
  }

  /// A row: an implicit node with its background, if it has one of its own, and its content.
  private func addRow(
    _ view: ViewNode, _ section: Int, to item: inout ListItem, parent: Int,
    _ context: BuildContext
  ) {
    let row = append(
      LayoutNode(
        id: view.id.child(part: "row"), content: .implicit("listRow"), parent: parent,
        origin: view.origin),
      .listRow, environment: context.environment)
    var part = ListItem.Part(node: row, role: .row, section: section)
    var background: [ViewNode] = []
    for written in view.modifiers {
      switch written.modifier {
      case .listRowInsets(let insets): part.insets = insets
      case .listRowBackground(let views): background = views
      case .listRowSeparator(let isVisible): part.showsSeparator = isVisible
      default: break
      }
    }
    var inner = context
    var children: [Int] = []
    if !background.isEmpty {
      let node = append(
        LayoutNode(
          id: view.id.child(part: "rowBackground"), content: .implicit("listRowBackground"),
          parent: row, origin: view.origin),
        .zStack(.center), environment: context.environment)
      buildChildren(of: node, background, .zStack(.center), context, axis: nil)
      finish(node)
      children.append(node)
    }
    inner.isListRow = true
    children.append(build(view, parent: row, context: inner))
    setChildren(children, of: row)
    finish(row)
    item.parts.append(part)
  }

  private func addCaption(
    _ views: [ViewNode], _ role: ListItem.Part.Role, _ section: Int, to item: inout ListItem,
    parent: Int, _ context: BuildContext
  ) {
    guard !flattened(views).isEmpty else { return }
    let name = role == .header ? "listHeader" : "listFooter"
    var inner = context
    inner.environment = captionEnvironment(role, item, context)
    let node = append(
      LayoutNode(
        id: nodes[parent].id.child(part: "\(name)\(section)"), content: .implicit(name),
        parent: parent, origin: nodes[parent].origin),
      .listRow, environment: inner.environment)
    let child = buildSingle(views, parent: node, context: inner, part: name + "Content") {
      .vStack(alignment: .leading, spacing: nil)
    }
    setChildren(child.map { [$0] } ?? [], of: node)
    finish(node)
    item.parts.append(ListItem.Part(node: node, role: role, section: section))
  }

  /// Captions are secondary; small capitals-like headers before iOS 26, headline size since.
  private func captionEnvironment(
    _ role: ListItem.Part.Role, _ item: ListItem, _ context: BuildContext
  ) -> Int {
    let isSmall =
      role == .footer || (!item.usesGlass && item.style != .plain && item.style != .inset)
    var result = context.environment
    var modifiers: [Modifier] = [
      .foregroundStyle([.hierarchical(1)]),
      .font(FontReference(.style(isSmall ? .footnote : .headline))),
    ]
    if isSmall, role == .header { modifiers.append(.textCase(.uppercase)) }
    for modifier in modifiers {
      result = environment(after: modifier, from: result) ?? result
    }
    return result
  }

  // MARK: Solving

  func measureList(_ index: Int, _ item: ListItem, _ proposal: Proposal) -> Size {
    if !proposal.width.isNaN, !proposal.height.isNaN {
      return Size(proposal.width, proposal.height)
    }
    let width = proposal.width.or(Self.defaultLength)
    let height = rows(of: item, width: width).height
    return Size(width, proposal.height.or(height))
  }

  /// A part with its logical frame in the list's content.
  fileprivate struct PlacedPart {
    var part: ListItem.Part
    var frame: Rect
    /// Where its content starts in it, and what that is proposed.
    var contentX: Double
    var contentY: Double
    var proposal: Proposal
  }

  private func rows(of item: ListItem, width: Double) -> (parts: [PlacedPart], height: Double) {
    let metrics = ListMetrics(style: item.style, usesGlass: item.usesGlass, width: width)
    var result: [PlacedPart] = []
    var y = 0.0
    var previous: ListItem.Part?
    for part in item.parts {
      y += gap(before: part, after: previous, metrics, item)
      let placed = place(part, at: y, width: width, metrics, item.settings)
      y += placed.frame.height
      result.append(placed)
      previous = part
    }
    if let previous, !item.settings.setEdges.contains(.bottom) {
      y += previous.role == .footer ? metrics.footerBottom : metrics.bottomGap
    }
    return (result, y)
  }

  private func gap(
    before part: ListItem.Part, after previous: ListItem.Part?, _ metrics: ListMetrics,
    _ item: ListItem
  ) -> Double {
    guard let previous else {
      if part.role == .header { return metrics.topGapWithHeader }
      return item.swallowsTopGap || item.settings.setEdges.contains(.top) ? 0 : metrics.topGap
    }
    if previous.role == .header { return metrics.headerBottom }
    if part.role == .footer { return metrics.footerTop }
    if part.section == previous.section { return 0 }
    let isAfterFooter = previous.role == .footer
    if part.role == .header { return isAfterFooter ? metrics.footerBottom : metrics.headerGap }
    return isAfterFooter ? metrics.footerBottom : metrics.sectionGap
  }

  private func place(
    _ part: ListItem.Part, at y: Double, width: Double, _ metrics: ListMetrics,
    _ settings: ScrollSettings
  ) -> PlacedPart {
    // Margins that the scene sets stand in place of the style's own.
    func margin(_ edge: Edge) -> Double {
      settings.setEdges.contains(Edge.Set(edge)) ? settings.margins[edge] : metrics.sideMargin
    }
    let frameWidth = max(0, width - margin(.leading) - margin(.trailing))
    var insets = Insets(
      top: 0, leading: metrics.contentInset, bottom: 0, trailing: metrics.contentInset)
    if part.role == .row {
      insets.top = metrics.rowPadding
      insets.bottom = metrics.rowPadding
      if let given = part.insets { insets = given }
    } else if part.role == .header {
      insets.top = metrics.pinnedPadding.top
      insets.bottom = metrics.pinnedPadding.bottom
    }
    let inner = Proposal(width: max(0, frameWidth - insets.horizontal), height: .nan)
    let content = contentNode(part.node).map { size($0, inner) } ?? .zero
    var height = content.height + insets.vertical
    var contentY = insets.top
    if part.role == .row, height < metrics.rowHeight {
      contentY += (metrics.rowHeight - height) / 2
      height = metrics.rowHeight
    }
    return PlacedPart(
      part: part,
      frame: Rect(x: margin(.leading), y: y, width: frameWidth, height: max(0, height)),
      contentX: insets.leading, contentY: contentY, proposal: inner)
  }

  /// The content of a row, after its background.
  private func contentNode(_ row: Int) -> Int? {
    childRange(row).last.map { childIndices[$0] }
  }

  func placeList(
    _ index: Int, _ item: ListItem, _ size: Size, _ proposal: Proposal, at origin: Point
  ) {
    let frame = Rect(origin: origin, size: size)
    let covered = resolvedSafeArea(of: frame)
    nodes[index].safeArea = covered.logical(isRightToLeft: items[index].isRightToLeft)
    let visible = frame.extended(by: covered)
    let (parts, height) = rows(of: item, width: size.width)
    let insets = item.settings.margins
    let room = max(0, finite(height + insets.vertical - size.height))
    var geometry = ScrollGeometry(
      axes: .vertical, contentSize: Size(size.width, height), contentInsets: insets,
      maxOffset: Vector(dx: 0, dy: room))
    let given = overrides.scrollOffsets[nodes[index].id]
    geometry.offset.dy = finite(given?.dy ?? room * (item.settings.initialAnchor?.y ?? 0))
    nodes[index].scroll = geometry
    let (outerViewport, outerFrame, outerRegions) = (viewport, scrollFrame, regions)
    viewport = outerViewport.map { $0.intersection(visible) } ?? visible
    scrollFrame = frame
    for position in regions.indices { regions[position].insets.clear(along: .vertical) }
    let last = parts.lastRows
    let top = pinningFrame(frame, geometry).minY - frame.minY
    var pinned: [Int] = []
    for (offset, placed) in parts.enumerated() {
      var row = placed
      row.frame.origin.y += insets.top - geometry.offset.dy
      if item.style == .plain, placed.part.role == .header {
        let end = parts.end(of: placed.part.section) + insets.top - geometry.offset.dy
        let stop = min(top, end - row.frame.height)
        if stop > row.frame.minY {
          row.frame.origin.y = stop
          pinned.append(row.part.node)
          nodes[row.part.node].list = ListRowGeometry(isPinned: true)
        }
      }
      placeRow(row, of: index, at: origin)
      let next = offset + 1 < parts.count ? parts[offset + 1].part : nil
      decorate(
        row, isFirst: parts.isFirstRow(offset), isLast: last.contains(offset), next: next, item,
        size)
    }
    if !pinned.isEmpty {
      // Drawn after the rows that they cover.
      let rows = childRange(index).map { childIndices[$0] }.filter { !pinned.contains($0) }
      setChildren(rows + pinned, of: index)
    }
    (viewport, scrollFrame, regions) = (outerViewport, outerFrame, outerRegions)
  }

  /// Places a row's wrapper and what is in it.
  private func placeRow(_ placed: PlacedPart, of list: Int, at origin: Point) {
    let row = placed.part.node
    let size = placed.frame.size
    let isMirrored = items[list].isRightToLeft
    let x =
      isMirrored
      ? nodes[list].frame.width - placed.frame.minX - size.width : placed.frame.minX
    nodes[row].frame = Rect(origin: Point(x, placed.frame.minY), size: size)
    let rowOrigin = Point(origin.x + x, origin.y + placed.frame.minY)
    for position in childRange(row) {
      let node = childIndices[position]
      if case .implicit("listRowBackground") = nodes[node].content {
        place(node, of: row, x: 0, y: 0, proposal: Proposal(size), at: rowOrigin)
        nodes[node].frame = Rect(origin: .zero, size: size)
      } else {
        place(
          node, of: row, x: placed.contentX, y: placed.contentY, proposal: placed.proposal,
          at: rowOrigin)
      }
    }
    if let viewport, !Rect(origin: rowOrigin, size: size).intersects(viewport) {
      markUnbuilt(row)
    }
  }

  private func decorate(
    _ placed: PlacedPart, isFirst: Bool, isLast: Bool, next: ListItem.Part?, _ item: ListItem,
    _ size: Size
  ) {
    guard placed.part.role == .row else { return }
    let metrics = ListMetrics(style: item.style, usesGlass: item.usesGlass, width: size.width)
    let radius = metrics.cornerRadius
    nodes[placed.part.node].list = ListRowGeometry(
      radii: CornerRadii(
        topLeading: isFirst ? radius : 0, topTrailing: isFirst ? radius : 0,
        bottomTrailing: isLast ? radius : 0, bottomLeading: isLast ? radius : 0),
      separatorLeading: placed.part.showsSeparator && !(isLast && metrics.hasCards)
        ? firstTextLeading(in: placed.part.node) ?? placed.contentX : nil,
      continuesBelow: !isLast && next.map { items[$0.node].childCount == 1 } ?? false)
  }

  /// Where the first text of a row begins: separators line up with it.
  private func firstTextLeading(in row: Int) -> Double? {
    guard let content = contentNode(row), let text = firstText(in: content, at: 0) else {
      return nil
    }
    let leading =
      items[row].isRightToLeft
      ? nodes[row].frame.width - text.x - text.width : text.x
    return leading > 0 && leading < nodes[row].frame.width ? leading : nil
  }

  private func firstText(in node: Int, at x: Double) -> (x: Double, width: Double)? {
    let x = x + nodes[node].frame.minX
    if case .view(.text) = nodes[node].content { return (x, nodes[node].frame.width) }
    for position in childRange(node) {
      if let found = firstText(in: childIndices[position], at: x) { return found }
    }
    return nil
  }
}

extension [LayoutPass.PlacedPart] {
  /// Where the last part of a section ends, in the list's content.
  fileprivate func end(of section: Int) -> Double {
    last { $0.part.section == section }?.frame.maxY ?? 0
  }

  /// True for the first row of a section.
  fileprivate func isFirstRow(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let previous = self[offset - 1].part
    return previous.role != .row || previous.section != self[offset].part.section
  }

  /// Offsets of the last rows of sections.
  fileprivate var lastRows: Set<Int> {
    var result: Set<Int> = []
    for offset in indices where self[offset].part.role == .row {
      let next = offset + 1 < count ? self[offset + 1].part : nil
      if next?.role != .row || next?.section != self[offset].part.section { result.insert(offset) }
    }
    return result
  }
}
