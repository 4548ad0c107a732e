// Custom layouts that scenes can name.

/// The custom layouts known by name.
enum NamedLayout {
  static let names = ["flow", "radial", "priorityColumn", "halfProposedWidth"]

  static func layout(
    named name: String, arguments: [CustomLayoutReference.Argument]
  ) -> (any CustomLayout)? {
    func argument(_ name: String, _ fallback: Double) -> Double {
      let value = arguments.first { $0.name == name }?.value ?? fallback
      return value.isFinite ? value : fallback
    }
    switch name {
    case "flow":
      return FlowLayout(
        columnGap: argument("columnGap", 8), rowGap: argument("rowGap", 8),
        nilWidth: argument("nilWidth", 300))
    case "radial":
      return RadialLayout(inset: argument("inset", 0), nilSide: argument("nilSide", 200))
    case "priorityColumn": return PriorityColumnLayout()
    case "halfProposedWidth": return HalfWidthLayout()
    default: return nil
    }
  }
}

/// Rows of at most the proposed width; children at their ideal size, top-aligned in their row.
struct FlowLayout: CustomLayout {
  var columnGap: Double
  var rowGap: Double
  /// The width when none is proposed.
  var nilWidth: Double

  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> Size {
    let width = proposal.width ?? nilWidth
    let rows = rows(width: width, children)
    let height = rows.reduce(0) { $0 + $1.height } + rowGap * Double(max(rows.count - 1, 0))
    return Size(width, height)
  }

  func place(
    in bounds: Rect, proposal: ProposedSize, children: [LayoutChild]
  ) -> [LayoutPlacement] {
    var result: [LayoutPlacement] = []
    var y = bounds.minY
    for row in rows(width: bounds.width, children) {
      var x = bounds.minX
      for size in row.sizes {
        result.append(LayoutPlacement(position: Point(x, y), proposal: ProposedSize(size)))
        x += size.width + columnGap
      }
      y += row.height + rowGap
    }
    return result
  }

  private struct Row {
    var sizes: [Size] = []
    var width = 0.0
    var height = 0.0
  }

  private func rows(width: Double, _ children: [LayoutChild]) -> [Row] {
    var rows: [Row] = []
    for child in children {
      let size = child.measure(.unspecified)
      let gap = rows.last.map { $0.sizes.isEmpty ? 0 : columnGap } ?? 0
      if rows.isEmpty || rows[rows.count - 1].width + gap + size.width > width {
        rows.append(Row())
      }
      let last = rows.count - 1
      rows[last].width += (rows[last].sizes.isEmpty ? 0 : columnGap) + size.width
      rows[last].height = max(rows[last].height, size.height)
      rows[last].sizes.append(size)
    }
    return rows
  }
}

/// A square with children around its centre: four at the quarters, clockwise from the top, the
/// rest at half the radius.
struct RadialLayout: CustomLayout {
  var inset: Double
  /// The side when nothing is proposed.
  var nilSide: Double

  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> Size {
    let side = min(proposal.width ?? nilSide, proposal.height ?? nilSide)
    return Size(side, side)
  }

  func place(
    in bounds: Rect, proposal: ProposedSize, children: [LayoutChild]
  ) -> [LayoutPlacement] {
    let radius = min(bounds.width, bounds.height) / 2 - inset
    return children.indices.map { index in
      let distance = index < 4 ? radius : radius / 2
      let center = bounds.center
      let position =
        switch index % 4 {
        case 0: Point(center.x, center.y - distance)
        case 1: Point(center.x + distance, center.y)
        case 2: Point(center.x, center.y + distance)
        default: Point(center.x - distance, center.y)
        }
      return LayoutPlacement(position: position, anchor: .center, proposal: .unspecified)
    }
  }
}

/// A column ordered by priority, each child shifted by its layout value `indent`.
struct PriorityColumnLayout: CustomLayout {
  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> Size {
    var size = Size.zero
    var previous: Int?
    for index in order(children) {
      let child = children[index]
      let answer = child.measure(.unspecified)
      size.width = max(size.width, child.indent + answer.width)
      if let previous { size.height += children[previous].spacing(index, .vertical) }
      size.height += answer.height
      previous = index
    }
    return size
  }

  func place(
    in bounds: Rect, proposal: ProposedSize, children: [LayoutChild]
  ) -> [LayoutPlacement] {
    var result = children.map { _ in LayoutPlacement(position: .zero, proposal: .unspecified) }
    var y = bounds.minY
    var previous: Int?
    for index in order(children) {
      let child = children[index]
      if let previous { y += children[previous].spacing(index, .vertical) }
      result[index].position = Point(bounds.minX + child.indent, y)
      y += child.measure(.unspecified).height
      previous = index
    }
    return result
  }

  /// High priorities first; equal ones keep their order.
  private func order(_ children: [LayoutChild]) -> [Int] {
    children.indices.sorted {
      children[$0].priority != children[$1].priority
        ? children[$0].priority > children[$1].priority : $0 < $1
    }
  }
}

/// Proposes half the width to its only child and takes the child's size.
struct HalfWidthLayout: CustomLayout {
  func sizeThatFits(_ proposal: ProposedSize, children: [LayoutChild]) -> Size {
    children.first?.measure(halved(proposal)) ?? .zero
  }

  func place(
    in bounds: Rect, proposal: ProposedSize, children: [LayoutChild]
  ) -> [LayoutPlacement] {
    children.map { _ in LayoutPlacement(position: bounds.origin, proposal: halved(proposal)) }
  }

  private func halved(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }
}

extension LayoutChild {
  fileprivate var indent: Double {
    let value = layoutValues.first { $0.name == "indent" }?.value ?? 0
    return value.isFinite ? value : 0
  }
}
