// HStack and VStack.

/// A stack's child while lengths are shared out.
private struct StackChild {
  var node: Int
  var minimum: Double
  var flexibility: Double
  var priority: Double
  /// The length it is proposed and the one it answers, along the stack.
  var proposal: Double
  var length: Double
  /// Its length across and its guide there.
  var cross: Double
  var guide: Double
}

extension LayoutPass {
  func measureStack(_ index: Int, _ axis: Axis, _ guide: GuideID, _ proposal: Proposal) -> Size {
    let range = childRange(index)
    return withUnsafeTemporaryAllocation(of: StackChild.self, capacity: range.count) { buffer in
      let total = solveStack(index, axis, guide, proposal, buffer)
      let extent = crossExtent(UnsafeMutableBufferPointer(rebasing: buffer[0..<range.count]))
      return Size(axis, total, extent.upperBound - extent.lowerBound)
    }
  }

  func arrangeStack(
    _ index: Int, _ axis: Axis, _ guide: GuideID, _ size: Size, _ proposal: Proposal
  ) {
    let range = childRange(index)
    let crossed = axis.crossed
    var inner = proposal
    if inner[crossed].isNaN { inner[crossed] = size[crossed] }
    withUnsafeTemporaryAllocation(of: StackChild.self, capacity: range.count) { buffer in
      _ = solveStack(index, axis, guide, inner, buffer)
      let extent = crossExtent(UnsafeMutableBufferPointer(rebasing: buffer[0..<range.count]))
      let gaps = gaps(of: index, along: axis)
      var position = 0.0
      for offset in 0..<range.count {
        let child = buffer[offset]
        let across = -child.guide - extent.lowerBound
        put(
          child.node, axis == .horizontal ? position : across,
          axis == .horizontal ? across : position,
          Proposal(axis, child.proposal, inner[crossed]))
        position += child.length + gaps.after(offset)
      }
    }
  }

  /// Shares a stack's length among its children; returns the sum of lengths and gaps.
  private func solveStack(
    _ index: Int, _ axis: Axis, _ guide: GuideID, _ proposal: Proposal,
    _ buffer: UnsafeMutableBufferPointer<StackChild>
  ) -> Double {
    let range = childRange(index)
    let count = range.count
    guard count > 0 else { return 0 }
    let major = proposal[axis]
    let minor = proposal[axis.crossed]
    let gaps = gaps(of: index, along: axis)
    let gapTotal = gaps.total(children: count)
    for offset in 0..<count {
      let node = childIndices[range.lowerBound + offset]
      buffer.initializeElement(
        at: offset,
        to: StackChild(
          node: node, minimum: 0, flexibility: 0, priority: items[node].priority, proposal: .nan,
          length: 0, cross: 0, guide: 0))
    }
    if major.isNaN {
      for offset in 0..<count { answer(&buffer[offset], axis, guide, .nan, minor) }
    } else if count == 1 {
      answer(&buffer[0], axis, guide, max(major - gapTotal, 0), minor)
    } else {
      share(major - gapTotal, axis, guide, minor, buffer, count)
    }
    var total = gapTotal
    for offset in 0..<count { total += buffer[offset].length }
    return total
  }

  /// Asks a child for its size at its share.
  @inline(__always)
  private func answer(
    _ child: inout StackChild, _ axis: Axis, _ guide: GuideID, _ major: Double, _ minor: Double
  ) {
    let proposal = Proposal(axis, major, minor)
    let size = size(child.node, proposal)
    child.proposal = major
    child.length = size[axis]
    child.cross = size[axis.crossed]
    child.guide = value(guide, of: child.node, proposal, size)
  }

  /// High priorities first; within a priority the least flexible first, equal shares of what is
  /// left. Lower priorities keep their minimum.
  private func share(
    _ length: Double, _ axis: Axis, _ guide: GuideID, _ minor: Double,
    _ buffer: UnsafeMutableBufferPointer<StackChild>, _ count: Int
  ) {
    for offset in 0..<count {
      let node = buffer[offset].node
      let minimum = self.length(node, axis, 0, minor)
      let maximum = self.length(node, axis, .infinity, minor)
      buffer[offset].minimum = minimum
      let flexibility = maximum - minimum
      buffer[offset].flexibility = flexibility.isNaN ? 0 : flexibility
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { order in
      for offset in 0..<count { order.initializeElement(at: offset, to: offset) }
      sort(UnsafeMutableBufferPointer(rebasing: order[0..<count]), by: buffer)
      let highest = buffer[order[0]].priority
      var available = length
      for offset in 0..<count where buffer[offset].priority < highest {
        available -= buffer[offset].minimum
      }
      var start = 0
      while start < count {
        let priority = buffer[order[start]].priority
        var end = start
        while end < count, buffer[order[end]].priority == priority { end += 1 }
        if start > 0 {
          for position in start..<end { available += buffer[order[position]].minimum }
        }
        for position in start..<end {
          let share = max(available / Double(end - position), 0)
          answer(&buffer[order[position]], axis, guide, share, minor)
          let left = available - buffer[order[position]].length
          if !left.isNaN { available = left }
        }
        start = end
      }
    }
  }

  /// Sorts children into the order in which they are given their share; ties keep source order.
  private func sort(
    _ order: UnsafeMutableBufferPointer<Int>, by buffer: UnsafeMutableBufferPointer<StackChild>
  ) {
    func precedes(_ a: Int, _ b: Int) -> Bool {
      let (first, second) = (buffer[a], buffer[b])
      if first.priority != second.priority { return first.priority > second.priority }
      if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
      if first.flexibility == .infinity, first.minimum != second.minimum {
        return first.minimum > second.minimum
      }
      return a < b
    }
    if order.count > 24 {
      var order = order
      order.sort(by: precedes)
      return
    }
    for position in 1..<order.count {
      let value = order[position]
      var hole = position
      while hole > 0, precedes(value, order[hole - 1]) {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = value
    }
  }

  /// The range across that the children take up around the common guide, which lies at 0.
  private func crossExtent(
    _ children: UnsafeMutableBufferPointer<StackChild>
  ) -> (lowerBound: Double, upperBound: Double) {
    var lower = 0.0
    var upper = 0.0
    for child in children {
      lower = min(lower, -child.guide)
      upper = max(upper, -child.guide + child.cross)
    }
    return (lower, upper)
  }
}

extension StackGaps {
  /// The gap after a child, 0 after the last.
  @inline(__always)
  func after(_ offset: Int) -> Double {
    if !spacing.isNaN { return spacing }
    guard let preferred, offset < preferred.count else { return 0 }
    return preferred[offset]
  }

  func total(children count: Int) -> Double {
    if !spacing.isNaN { return spacing * Double(max(count - 1, 0)) }
    return preferred?.reduce(0, +) ?? 0
  }
}
