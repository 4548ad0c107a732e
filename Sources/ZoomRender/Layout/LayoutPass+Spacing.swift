// Preferred distances between neighbours in a stack.

/// The gaps of a stack: one explicit distance, or preferred distances found on first use.
struct StackGaps {
  /// NaN = preferred distances.
  var spacing: Double
  var preferred: [Double]?
  /// Sections of lazy stacks.
  var sections: [SectionSpan] = []
}

/// What a view prefers at its four edges. Entries are distances in points by category; NaN means
/// that the view says nothing about the category.
struct NodeSpacing {
  /// One horizontal edge.
  struct Edge {
    /// Between a view above and a text below, and the reverse.
    var aboveText: Double
    var belowText: Double
    var textToText: Double
    /// A distance that holds next to anything.
    var any: Double

    static let topOfPlain = Edge(aboveText: .nan, belowText: 0, textToText: .nan, any: .nan)
    static let bottomOfPlain = Edge(aboveText: 0, belowText: .nan, textToText: .nan, any: .nan)
    static let zero = Edge(aboveText: .nan, belowText: .nan, textToText: .nan, any: 0)

    /// The larger of both in each category.
    func merged(_ other: Edge) -> Edge {
      Edge(
        aboveText: larger(aboveText, other.aboveText),
        belowText: larger(belowText, other.belowText),
        textToText: larger(textToText, other.textToText), any: larger(any, other.any))
    }

    private func larger(_ a: Double, _ b: Double) -> Double {
      a.isNaN ? b : b.isNaN ? a : max(a, b)
    }
  }

  var top = Edge.topOfPlain
  var bottom = Edge.bottomOfPlain
  var leading = Double.nan
  var trailing = Double.nan

  static let plain = NodeSpacing()
  static let empty = NodeSpacing(top: .zero, bottom: .zero, leading: 0, trailing: 0)

  /// The distance between plain neighbours; recorded from SwiftUI.
  static let standard = 8.0

  /// The preferred distance from `self` to `next`, which follows along `axis`.
  func distance(to next: NodeSpacing, along axis: Axis) -> Double {
    if axis == .horizontal { return strongest(trailing, next.leading) }
    var shared = Double.nan
    shared = larger(shared, bottom.aboveText + next.top.aboveText)
    shared = larger(shared, bottom.belowText + next.top.belowText)
    if !bottom.textToText.isNaN, !next.top.textToText.isNaN {
      // Text to text: the lower text's leading decides.
      shared = larger(shared, next.top.textToText)
    }
    return shared.isNaN ? strongest(bottom.any, next.top.any) : shared
  }

  private func strongest(_ a: Double, _ b: Double) -> Double {
    let value = larger(a, b)
    return value.isNaN ? Self.standard : value
  }

  private func larger(_ a: Double, _ b: Double) -> Double {
    a.isNaN ? b : b.isNaN ? a : max(a, b)
  }
}

extension LayoutPass {
  /// The distances between a stack's children, in order.
  func gaps(of index: Int, along axis: Axis) -> StackGaps {
    let slot = Int(items[index].extra)
    let gaps = stackGaps[slot]
    if !gaps.spacing.isNaN || gaps.preferred != nil { return gaps }
    let range = childRange(index)
    var preferred: [Double] = []
    preferred.reserveCapacity(range.count)
    var previous: NodeSpacing?
    for position in range {
      let next = spacing(of: childIndices[position])
      if let previous { preferred.append(previous.distance(to: next, along: axis)) }
      previous = next
    }
    stackGaps[slot].preferred = preferred
    return stackGaps[slot]
  }

  /// Makes room for the spacings of nodes that were added.
  func growSpacings() {
    let missing = items.count - spacings.count
    if missing > 0 { spacings.append(contentsOf: repeatElement(nil, count: missing)) }
  }

  /// What a node prefers at its edges.
  func spacing(of node: Int) -> NodeSpacing {
    if node < spacings.count, let known = spacings[node] { return known }
    let value = computeSpacing(of: node)
    if node < spacings.count { spacings[node] = value }
    return value
  }

  private func computeSpacing(of node: Int) -> NodeSpacing {
    switch items[node].operation {
    case .spacer(let horizontal, let vertical, _):
      var spacing = NodeSpacing.plain
      if horizontal { (spacing.leading, spacing.trailing) = (0, 0) }
      if vertical { (spacing.top, spacing.bottom) = (.zero, .zero) }
      return spacing
    case .text:
      let text = textSpacing(node)
      var spacing = NodeSpacing.plain
      spacing.top = .init(
        aboveText: text.above, belowText: .nan, textToText: text.textToText, any: .nan)
      spacing.bottom = .init(
        aboveText: .nan, belowText: text.below, textToText: 0, any: .nan)
      return spacing
    case .pass, .offset, .guide, .layered, .ignoresSafeArea, .matched, .frozen, .fixedSize,
      .aspectRatio,
      .relativeFrame:
      return items[node].childCount > 0 ? spacing(of: child(node)) : .plain
    case .fixedFrame(let width, let height, _):
      return framed(node, horizontally: !width.isNaN, vertically: !height.isNaN)
    case .flexibleFrame(let slot):
      let limits = flexibleFrames[Int(slot)]
      return framed(
        node, horizontally: limits.constrainsWidth, vertically: limits.constrainsHeight)
    case .padding(let insets): return padded(node, insets)
    case .viewThatFits:
      return items[node].childCount > 0 ? spacing(of: child(node)) : .empty
    default: return containerSpacing(of: node)
    }
  }

  /// A frame resets the axes that it sets, except around a spacer.
  private func framed(_ node: Int, horizontally: Bool, vertically: Bool) -> NodeSpacing {
    var spacing = spacing(of: child(node))
    if case .spacer = items[Int(items[child(node)].target)].operation { return spacing }
    if horizontally { (spacing.leading, spacing.trailing) = (.nan, .nan) }
    if vertically { (spacing.top, spacing.bottom) = (.topOfPlain, .bottomOfPlain) }
    return spacing
  }

  private func padded(_ node: Int, _ insets: Insets) -> NodeSpacing {
    var spacing = spacing(of: child(node))
    if insets.top != 0 { spacing.top = .topOfPlain }
    if insets.bottom != 0 { spacing.bottom = .bottomOfPlain }
    if insets.leading != 0 { spacing.leading = .nan }
    if insets.trailing != 0 { spacing.trailing = .nan }
    return spacing
  }

  private func containerSpacing(of node: Int) -> NodeSpacing {
    let range = childRange(node)
    switch items[node].operation {
    case .stack(let axis, _), .lazyStack(let axis, _, _):
      return mergedSpacing(range, alongEdges: axis)
    case .zStack, .custom, .grid: return mergedSpacing(range, alongEdges: nil)
    default: return .plain
    }
  }

  /// Edges along a stack's axis come from its first and last child, the others from all.
  private func mergedSpacing(_ range: Range<Int>, alongEdges axis: Axis?) -> NodeSpacing {
    guard let first = range.first, let last = range.last else { return .empty }
    var result = spacing(of: childIndices[first])
    for position in range.dropFirst() {
      let next = spacing(of: childIndices[position])
      if axis != .vertical {
        result.top = result.top.merged(next.top)
        result.bottom = result.bottom.merged(next.bottom)
      } else if position == last {
        result.bottom = next.bottom
      }
      if axis != .horizontal {
        result.leading = Self.larger(result.leading, next.leading)
        result.trailing = Self.larger(result.trailing, next.trailing)
      } else if position == last {
        result.trailing = next.trailing
      }
    }
    return result
  }

  private static func larger(_ a: Double, _ b: Double) -> Double {
    a.isNaN ? b : b.isNaN ? a : max(a, b)
  }
}
