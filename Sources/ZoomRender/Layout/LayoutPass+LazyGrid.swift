// LazyVGrid and LazyHGrid.

/// A lazy grid of the arena. `axis` is the direction in which rows of cells follow each other.
struct LazyGridItem {
  var axis: Axis
  var tracks: [GridItem]
  var guide: GuideID
  /// Distance between rows.
  var spacing: Double
  var pinned: Int8
  var sections: [SectionSpan] = []
}

/// A resolved column: its length, the gap after it, its alignment.
struct GridTrack {
  var length: Double
  var gap: Double
  var alignment: Alignment?
}

extension LayoutPass {
  func buildLazyGrid(
    of index: Int, kind: ViewKind, children: [ViewNode], context: BuildContext
  ) {
    var item: LazyGridItem
    switch kind {
    case .lazyVGrid(let columns, let alignment, let spacing, let pinned):
      item = LazyGridItem(
        axis: .vertical, tracks: columns, guide: guide(alignment),
        spacing: spacing.map(finite) ?? NodeSpacing.standard,
        pinned: Int8(truncatingIfNeeded: pinned.rawValue))
    case .lazyHGrid(let rows, let alignment, let spacing, let pinned):
      item = LazyGridItem(
        axis: .horizontal, tracks: rows, guide: guide(alignment),
        spacing: spacing.map(finite) ?? NodeSpacing.standard,
        pinned: Int8(truncatingIfNeeded: pinned.rawValue))
    default: return
    }
    var inner = context
    inner.stackAxis = nil
    inner.isListRow = false
    let (indices, sections) = buildSections(of: index, children, inner)
    item.sections = sections
    items[index].operation = .lazyGrid(Int32(lazyGrids.count))
    lazyGrids.append(item)
    setChildren(indices, of: index)
  }

  /// Resolves tracks for a length across; NaN gives flexible tracks their minimum.
  func tracks(of item: LazyGridItem, in length: Double) -> [GridTrack] {
    let specs = item.tracks
    var widths = [Double](repeating: 0, count: specs.count)
    var left = Double(specs.count)
    var remaining = length
    for (offset, spec) in specs.enumerated() where offset < specs.count - 1 {
      remaining -= spec.gap
    }
    func visit(_ offset: Int) {
      let width = specs[offset].length(share: remaining / left)
      widths[offset] = width
      remaining -= width
      left -= 1
    }
    for offset in specs.indices where specs[offset].isFixed { visit(offset) }
    for offset in specs.indices where !specs[offset].isFixed { visit(offset) }
    var result: [GridTrack] = []
    for (offset, spec) in specs.enumerated() {
      let parts = spec.parts(of: widths[offset])
      for part in 0..<parts.count {
        result.append(
          GridTrack(length: parts.length, gap: spec.gap, alignment: spec.alignment))
        if part == parts.count - 1, offset == specs.count - 1 { result[result.count - 1].gap = 0 }
      }
    }
    return result
  }

  private func total(_ tracks: [GridTrack]) -> Double {
    tracks.reduce(0) { $0 + $1.length + $1.gap }
  }

  /// First pass: the grid is as wide as its proposal or its tracks, whichever is more.
  func measureLazyGrid(_ index: Int, _ item: LazyGridItem, _ proposal: Proposal) -> Size {
    let crossed = item.axis.crossed
    let proposed = proposal[crossed]
    let wanted = total(tracks(of: item, in: proposed))
    let cross = proposed.isNaN ? wanted : max(proposed, wanted)
    var length = 0.0
    layOutRows(index, item, cross: cross) { _, _, _, _, end in length = max(length, end) }
    return Size(item.axis, length, cross)
  }

  /// Second pass: tracks are resolved again for the grid's own width.
  func arrangeLazyGrid(_ index: Int, _ item: LazyGridItem, _ size: Size) {
    layOutRows(index, item, cross: size[item.axis.crossed]) { node, rect, inner, alignment, _ in
      let answer = self.size(node, inner)
      let guides = self.guides(alignment)
      let x =
        rect.minX + self.defaultValue(guides.horizontal, rect.size)
        - self.value(guides.horizontal, of: node, inner, answer)
      let y =
        rect.minY + self.defaultValue(guides.vertical, rect.size)
        - self.value(guides.vertical, of: node, inner, answer)
      self.put(node, x, y, inner)
    }
  }

  /// Calls `body` for each cell with its box, proposal and alignment, and the end of its row.
  private func layOutRows(
    _ index: Int, _ item: LazyGridItem, cross: Double,
    _ body: (Int, Rect, Proposal, Alignment, Double) -> Void
  ) {
    let tracks = tracks(of: item, in: cross)
    guard !tracks.isEmpty else { return }
    let room = max(0, finite(cross) - total(tracks))
    let start = defaultValue(item.guide, Size(room, room))
    let axis = item.axis
    var position = 0.0
    var isFirst = true
    for group in groups(of: index, item, perRow: tracks.count) {
      if !isFirst { position += item.spacing }
      isFirst = false
      if let span = group.span {
        let inner = Proposal(axis, .nan, cross)
        let length = size(span, inner)[axis]
        body(
          span, box(axis, position, length, 0, cross), inner, defaultAlignment(item),
          position + length)
        position += length
        continue
      }
      var length = 0.0
      for (column, node) in group.cells.enumerated() {
        length = max(length, size(node, Proposal(axis, .nan, tracks[column].length))[axis])
      }
      var across = start
      for (column, node) in group.cells.enumerated() {
        let track = tracks[column]
        body(
          node, box(axis, position, length, across, track.length),
          Proposal(axis, .nan, track.length), track.alignment ?? defaultAlignment(item),
          position + length)
        across += track.length + track.gap
      }
      position += length
    }
  }

  private func box(
    _ axis: Axis, _ position: Double, _ length: Double, _ across: Double, _ width: Double
  ) -> Rect {
    axis == .vertical
      ? Rect(x: across, y: position, width: width, height: length)
      : Rect(x: position, y: across, width: length, height: width)
  }

  private func defaultAlignment(_ item: LazyGridItem) -> Alignment {
    switch item.guide {
    case Guide.leading: .leading
    case Guide.trailing: .trailing
    case Guide.top: .top
    case Guide.bottom: .bottom
    default: .center
    }
  }

  /// A row of cells, or a header or footer across the grid.
  private struct RowGroup {
    var cells: ArraySlice<Int> = []
    var span: Int?
  }

  private func groups(of index: Int, _ item: LazyGridItem, perRow: Int) -> [RowGroup] {
    let children = childRange(index).map { childIndices[$0] }
    var result: [RowGroup] = []
    func addCells(_ cells: ArraySlice<Int>) {
      var start = cells.startIndex
      while start < cells.endIndex {
        let end = min(start + perRow, cells.endIndex)
        result.append(RowGroup(cells: cells[start..<end]))
        start = end
      }
    }
    var position = 0
    for section in item.sections {
      addCells(children[position..<section.children.lowerBound])
      var rows = section.children
      if let header = section.header {
        result.append(RowGroup(span: header))
        rows = rows.dropFirst()
      }
      if section.footer != nil { rows = rows.dropLast() }
      addCells(children[rows])
      if let footer = section.footer { result.append(RowGroup(span: footer)) }
      position = section.children.upperBound
    }
    addCells(children[position...])
    return result
  }
}

extension GridItem {
  /// Distance to the next track; 8 when none is given, recorded from SwiftUI.
  fileprivate var gap: Double {
    guard let spacing, spacing.isFinite else { return NodeSpacing.standard }
    return spacing
  }

  fileprivate var isFixed: Bool {
    if case .fixed = size { return true }
    return false
  }

  fileprivate func length(share: Double) -> Double {
    switch size {
    case .fixed(let width): width.isFinite ? max(0, width) : 0
    case .flexible(let minimum, let maximum):
      share.isNaN ? max(0, minimum) : max(minimum, min(share, maximum))
    case .adaptive(let minimum, _): share.isNaN ? max(0, minimum) : max(0, share)
    }
  }

  /// How an adaptive track is divided.
  fileprivate func parts(of width: Double) -> (count: Int, length: Double) {
    guard case .adaptive(let minimum, let maximum) = size else { return (1, width) }
    guard width.isFinite else { return (1, min(width, maximum)) }
    let pitch = max(minimum + gap, 0.01)
    let count = max(1, min(10_000, ((width + gap) / pitch).rounded(.down)))
    return (Int(count), min((width - (count - 1) * gap) / count, maximum))
  }
}
