// Facts about a node that follow from its children.

extension LayoutPass {
  /// Completes a node whose children are complete.
  func finish(_ index: Int) {
    var item = items[index]
    let children = childRange(index)
    if item.isUnary, let first = children.first {
      inherit(from: childIndices[first], to: &item)
    } else {
      for position in children {
        let child = items[childIndices[position]]
        item.guides |= child.guides & Guide.merged
        if child.dependsOnContainer { item.dependsOnContainer = true }
      }
    }
    complete(&item, index: index)
    items[index] = item
  }

  /// Takes over from the modified view what its modifiers hand on.
  private func inherit(from child: Int, to item: inout LayoutItem) {
    let inner = items[child]
    item.guides |= inner.guides
    item.trait = inner.trait
    item.dependsOnContainer = item.dependsOnContainer || inner.dependsOnContainer
    switch item.operation {
    case .pass, .fixedSize, .offset, .guide, .layered, .ignoresSafeArea, .matched, .frozen:
      item.ownPriority = inner.ownPriority
    default: break
    }
    if case .pass = item.operation { item.target = inner.target }
  }

  private func complete(_ item: inout LayoutItem, index: Int) {
    var needsCache = true
    switch item.operation {
    case .flexible, .circle, .image, .resizable, .divider, .geometryReader, .fill, .page:
      needsCache = false
    case .spacer:
      needsCache = false
      item.ownPriority = -.infinity
    case .text: needsCache = false
    case .pass:
      needsCache = false
      if case .modifier(.layoutPriority(let priority)) = nodes[index].content {
        item.trait = priority.isNaN ? 0 : priority
      }
    case .fixedFrame(let width, let height, _):
      needsCache = width.isNaN || height.isNaN
    case .guide(let slot):
      item.guides |= Guide.bit(guideValues[Int(slot)].guide)
      needsCache = false
    case .offset, .layered, .ignoresSafeArea, .matched, .frozen: needsCache = false
    case .scroll: item.dependsOnContainer = false
    case .relativeFrame: item.dependsOnContainer = true
    case .stack, .zStack, .custom, .grid, .lazyStack, .lazyGrid:
      if item.childCount == 0 { item.ownPriority = -.infinity }
    default: break
    }
    if needsCache, !item.dependsOnContainer {
      item.cache = Int32(caches.count)
      caches.append(ProposalCache())
    }
  }
}
