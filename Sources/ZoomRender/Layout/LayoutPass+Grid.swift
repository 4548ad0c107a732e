// Grid and GridRow.

/// A cell of a grid: where it stands and how it is aligned.
struct GridCell {
  var node: Int
  var column: Int
  var span: Int
  var anchor: UnitPoint?
  var ignoresWidth = false
  var ignoresHeight = false
}

/// A row of cells; a view outside a `GridRow` is one cell across all columns.
struct GridRowItem {
  var cells: [GridCell] = []
  var guide: GuideID?
}

/// A grid of the arena.
struct GridItemTable {
  var rows: [GridRowItem]
  var columns: Int
  /// Alignment of single columns, from `gridColumnAlignment`.
  var columnGuides: [GuideID?]
  var guides: GuidePair
  var horizontalSpacing: Double
  /// NaN = the preferred distances between the rows' cells.
  var verticalSpacing: Double
}

extension LayoutPass {
  func buildGrid(
    of index: Int, _ children: [ViewNode], _ guides: GuidePair, _ horizontal: Double?,
    _ vertical: Double?, _ context: BuildContext
  ) {
    var inner = context
    inner.stackAxis = nil
    inner.isListRow = false
    var indices: [Int] = []
    var table = GridItemTable(
      rows: [], columns: 0, columnGuides: [], guides: guides,
      horizontalSpacing: horizontal.map(finite) ?? NodeSpacing.standard,
      verticalSpacing: Double(length: vertical.map(finite)))
    for view in flattened(children) {
      var row = GridRowItem()
      if case .gridRow(let alignment) = view.kind {
        row.guide = alignment.map { guide($0) }
        // A modifier on a row applies to each of its cells.
        for cell in flattened(view.children.map { $0.adding(view.modifiers) }) {
          addCell(cell, to: &row, parent: index, context: inner, &indices)
        }
      } else {
        addCell(view, to: &row, parent: index, context: inner, &indices)
        row.cells[0].span = -1
      }
      table.rows.append(row)
    }
    table.resolveSpans()
    readColumnGuides(&table)
    items[index].operation = .grid(Int32(grids.count))
    grids.append(table)
    setChildren(indices, of: index)
  }

  private func addCell(
    _ view: ViewNode, to row: inout GridRowItem, parent: Int, context: BuildContext,
    _ indices: inout [Int]
  ) {
    let node = build(view, parent: parent, context: context)
    indices.append(node)
    let column = row.cells.last.map { $0.column + $0.span } ?? 0
    var cell = GridCell(node: node, column: column, span: 1)
    forEachModifier(of: node) { modifier in
      switch modifier {
      case .gridCellColumns(let count): cell.span = min(max(1, count), 1000)
      case .gridCellAnchor(let anchor): cell.anchor = anchor
      case .gridCellUnsizedAxes(let axes):
        cell.ignoresWidth = axes.contains(.horizontal)
        cell.ignoresHeight = axes.contains(.vertical)
      default: break
      }
    }
    row.cells.append(cell)
  }

  private func readColumnGuides(_ table: inout GridItemTable) {
    table.columnGuides = Array(repeating: nil, count: table.columns)
    for row in table.rows {
      for cell in row.cells where cell.span == 1 && table.columnGuides[cell.column] == nil {
        forEachModifier(of: cell.node) { modifier in
          if case .gridColumnAlignment(let alignment) = modifier {
            table.columnGuides[cell.column] = guide(alignment)
          }
        }
      }
    }
  }

  // MARK: Solving

  /// The lengths of a grid's columns and rows for a proposal.
  private struct GridLengths {
    var columns: [Double]
    var rows: [Double]
    var rowGaps: [Double]
  }

  func measureGrid(_ index: Int, _ table: GridItemTable, _ proposal: Proposal) -> Size {
    let lengths = gridLengths(table, proposal)
    return Size(
      lengths.columns.reduce(0, +)
        + table.horizontalSpacing * Double(max(table.columns - 1, 0)),
      lengths.rows.reduce(0, +) + lengths.rowGaps.reduce(0, +))
  }

  func arrangeGrid(
    _ index: Int, _ table: GridItemTable, _ size: Size, _ proposal: Proposal
  ) {
    let lengths = gridLengths(table, proposal)
    var starts: [Double] = []
    var x = 0.0
    for width in lengths.columns {
      starts.append(x)
      x += width + table.horizontalSpacing
    }
    var y = 0.0
    for (offset, row) in table.rows.enumerated() {
      let guide = row.guide ?? table.guides.vertical
      let baseline = rowGuide(guide, row, lengths, table, offset)
      for cell in row.cells {
        let box = Rect(
          x: starts[cell.column], y: y, width: width(of: cell, lengths, table),
          height: lengths.rows[offset])
        placeCell(cell, box, guide, baseline, table)
      }
      y += lengths.rows[offset] + (offset < lengths.rowGaps.count ? lengths.rowGaps[offset] : 0)
    }
  }

  private func placeCell(
    _ cell: GridCell, _ box: Rect, _ vertical: GuideID, _ rowGuide: Double,
    _ table: GridItemTable
  ) {
    let inner = Proposal(box.size)
    let answer = size(cell.node, inner)
    if let anchor = cell.anchor {
      return put(
        cell.node, box.minX + anchor.x * (box.width - answer.width),
        box.minY + anchor.y * (box.height - answer.height), inner)
    }
    let horizontal =
      (cell.span == 1 ? table.columnGuides[cell.column] : nil) ?? table.guides.horizontal
    put(
      cell.node,
      box.minX + defaultValue(horizontal, box.size)
        - value(horizontal, of: cell.node, inner, answer),
      box.minY + rowGuide - value(vertical, of: cell.node, inner, answer), inner)
  }

  /// Where a row's vertical guide lies in its box: baselines come from the cells.
  private func rowGuide(
    _ guide: GuideID, _ row: GridRowItem, _ lengths: GridLengths, _ table: GridItemTable,
    _ offset: Int
  ) -> Double {
    guard guide >= Guide.firstBaseline else {
      return defaultValue(guide, Size(0, lengths.rows[offset]))
    }
    var result = 0.0
    for cell in row.cells {
      let inner = Proposal(width: width(of: cell, lengths, table), height: lengths.rows[offset])
      result = max(result, value(guide, of: cell.node, inner, size(cell.node, inner)))
    }
    return result
  }

  private func width(
    of cell: GridCell, _ lengths: GridLengths, _ table: GridItemTable
  ) -> Double {
    var width = table.horizontalSpacing * Double(cell.span - 1)
    for column in cell.column..<cell.column + cell.span { width += lengths.columns[column] }
    return width
  }

  private func gridLengths(_ table: GridItemTable, _ proposal: Proposal) -> GridLengths {
    let columns = columnWidths(table, proposal)
    var lengths = GridLengths(columns: columns, rows: [], rowGaps: rowGaps(table))
    var cells: [[TrackCell]] = []
    for row in table.rows {
      cells.append(
        row.cells.filter { !$0.ignoresHeight }
          .map { TrackCell(node: $0.node, cross: width(of: $0, lengths, table)) })
    }
    let gaps = lengths.rowGaps.reduce(0, +)
    lengths.rows = share(cells, .vertical, proposal.height - gaps)
    return lengths
  }

  private func columnWidths(_ table: GridItemTable, _ proposal: Proposal) -> [Double] {
    var cells = [[TrackCell]](repeating: [], count: table.columns)
    for row in table.rows {
      for cell in row.cells where cell.span == 1 && !cell.ignoresWidth && table.columns > 1 {
        cells[cell.column].append(TrackCell(node: cell.node, cross: .nan))
      }
      if table.columns == 1, let cell = row.cells.first, !cell.ignoresWidth {
        cells[0].append(TrackCell(node: cell.node, cross: .nan))
      }
    }
    let gaps = table.horizontalSpacing * Double(max(table.columns - 1, 0))
    var widths = share(cells, .horizontal, proposal.width - gaps)
    guard table.columns > 1 else { return widths }
    for row in table.rows {
      for cell in row.cells where cell.span > 1 && !cell.ignoresWidth {
        widen(&widths, for: cell, table, proposal)
      }
    }
    return widths
  }

  /// What a spanning cell wants beyond its columns is added to them in equal parts.
  private func widen(
    _ widths: inout [Double], for cell: GridCell, _ table: GridItemTable, _ proposal: Proposal
  ) {
    let columns = cell.column..<cell.column + cell.span
    let own =
      columns.reduce(0) { $0 + widths[$1] } + table.horizontalSpacing * Double(cell.span - 1)
    let total =
      widths.reduce(0, +) + table.horizontalSpacing * Double(max(table.columns - 1, 0))
    let room = proposal.width.isNaN ? .nan : max(0, proposal.width - (total - own))
    let wanted = size(cell.node, Proposal(width: room, height: .nan)).width
    let extra = wanted - own
    guard extra > 0, extra.isFinite else { return }
    for column in columns { widths[column] += extra / Double(cell.span) }
  }

  private func rowGaps(_ table: GridItemTable) -> [Double] {
    guard table.rows.count > 1 else { return [] }
    return (1..<table.rows.count).map { offset in
      guard table.verticalSpacing.isNaN else { return table.verticalSpacing }
      var gap = -Double.infinity
      for upper in table.rows[offset - 1].cells {
        for lower in table.rows[offset].cells
        where upper.column < lower.column + lower.span
          && lower.column < upper.column + upper.span
        {
          gap = max(
            gap,
            spacing(of: upper.node).distance(to: spacing(of: lower.node), along: .vertical))
        }
      }
      return gap.isFinite ? gap : NodeSpacing.standard
    }
  }

  // MARK: Sharing

  /// A cell as a track measures it: `cross` is its length across the track.
  private struct TrackCell {
    var node: Int
    var cross: Double
  }

  /// Shares a length among tracks as a stack does among children; a track is as long as its
  /// longest cell.
  private func share(_ tracks: [[TrackCell]], _ axis: Axis, _ length: Double) -> [Double] {
    func longest(_ track: [TrackCell], _ major: Double, isShare: Bool) -> Double {
      track.reduce(0) { result, cell in
        let proposal = Proposal(axis, major, cell.cross)
        return max(
          result,
          isShare
            ? size(cell.node, proposal)[axis]
            : self.length(cell.node, axis, major, cell.cross))
      }
    }
    if length.isNaN { return tracks.map { longest($0, .nan, isShare: true) } }
    let minimums = tracks.map { longest($0, 0, isShare: false) }
    let flexibilities = tracks.indices.map { index in
      let value = longest(tracks[index], .infinity, isShare: false) - minimums[index]
      return value.isNaN ? 0 : value
    }
    let order = tracks.indices.sorted { a, b in
      if flexibilities[a] != flexibilities[b] { return flexibilities[a] < flexibilities[b] }
      if flexibilities[a] == .infinity, minimums[a] != minimums[b] {
        return minimums[a] > minimums[b]
      }
      return a < b
    }
    var result = [Double](repeating: 0, count: tracks.count)
    var available = length
    for (position, index) in order.enumerated() {
      let proposed = max(available / Double(order.count - position), 0)
      result[index] = longest(tracks[index], proposed, isShare: true)
      let left = available - result[index]
      if !left.isNaN { available = left }
    }
    return result
  }
}

extension GridItemTable {
  /// Counts columns and gives lone views all of them; spans end at the last column.
  mutating func resolveSpans() {
    columns = rows.reduce(0) { result, row in
      max(result, row.cells.reduce(0) { $0 + max($1.span, 0) })
    }
    columns = max(columns, rows.isEmpty ? 0 : 1)
    for row in rows.indices {
      for cell in rows[row].cells.indices where rows[row].cells[cell].span < 0 {
        rows[row].cells[cell].span = columns
      }
    }
  }
}
