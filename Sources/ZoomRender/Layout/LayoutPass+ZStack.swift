// ZStack.

extension LayoutPass {
  /// The largest size among the children of the highest priority.
  func measureZStack(_ index: Int, _ proposal: Proposal) -> Size {
    let range = childRange(index)
    let highest = highestPriority(range)
    var result = Size.zero
    for position in range {
      let node = childIndices[position]
      guard items[node].priority == highest else { continue }
      let size = size(node, proposal)
      result = Size(max(result.width, size.width), max(result.height, size.height))
    }
    return result
  }

  func arrangeZStack(_ index: Int, _ guides: GuidePair, _ size: Size) {
    let range = childRange(index)
    let highest = highestPriority(range)
    let inner = Proposal(size)
    var x = -Double.infinity
    var y = -Double.infinity
    for position in range {
      let node = childIndices[position]
      guard items[node].priority == highest else { continue }
      let answer = self.size(node, inner)
      x = max(x, value(guides.horizontal, of: node, inner, answer))
      y = max(y, value(guides.vertical, of: node, inner, answer))
    }
    for position in range {
      let node = childIndices[position]
      let answer = self.size(node, inner)
      put(
        node, x - value(guides.horizontal, of: node, inner, answer),
        y - value(guides.vertical, of: node, inner, answer), inner)
    }
  }

  private func highestPriority(_ range: Range<Int>) -> Double {
    var highest = -Double.infinity
    for position in range { highest = max(highest, items[childIndices[position]].priority) }
    return highest
  }
}
