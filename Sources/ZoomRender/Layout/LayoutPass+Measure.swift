// How large each node is for a proposal.

extension LayoutPass {
  /// The size of a node for a proposal.
  func size(_ node: Int, _ proposal: Proposal) -> Size {
    let index = Int(items[node].target)
    switch items[index].operation {
    case .flexible, .geometryReader, .fill, .page, .root:
      return Size(
        proposal.width.or(Self.defaultLength), proposal.height.or(Self.defaultLength))
    case .circle:
      let side = min(
        proposal.width.or(Self.defaultLength), proposal.height.or(Self.defaultLength))
      return Size(side, side)
    case .image(let size): return size
    case .resizable(let ideal, let minimum):
      return Size(
        proposal.width.isNaN ? ideal.width : max(proposal.width, minimum.width),
        proposal.height.isNaN ? ideal.height : max(proposal.height, minimum.height))
    case .spacer(let horizontal, let vertical, let minimum):
      return Size(
        horizontal ? max(proposal.width.or(minimum), minimum) : 0,
        vertical ? max(proposal.height.or(minimum), minimum) : 0)
    case .divider(let isVertical, let thickness):
      return isVertical
        ? Size(thickness, proposal.height.or(Self.defaultLength))
        : Size(proposal.width.or(Self.defaultLength), thickness)
    case .fixedFrame(let width, let height, _) where !(width.isNaN || height.isNaN):
      return Size(width, height)
    case .guide, .offset, .ignoresSafeArea, .matched, .frozen, .layered:
      return size(child(index), proposal)
    case .text: return textSize(index, proposal)
    default: break
    }
    let slot = Int(items[index].cache)
    guard slot >= 0 else {
      return items[index].dependsOnContainer
        ? sizeInContainer(index, proposal) : measure(index, proposal)
    }
    if let size = caches[slot].size(for: proposal) { return size }
    if caches[slot].count > 3 { return remembered(index, slot, proposal) }
    let size = measure(index, proposal)
    store(size, for: proposal, index, slot)
    return size
  }

  /// The size of a node that depends on the enclosing scroll view.
  private func sizeInContainer(_ index: Int, _ proposal: Proposal) -> Size {
    let key = AnswerKey(node: index, guide: -1, proposal: proposal, container: container)
    if let size = sizeMemo[key] { return size }
    let size = measure(index, proposal)
    sizeMemo[key] = size
    return size
  }

  /// The answer to a question that a full cache does not hold.
  private func remembered(_ index: Int, _ slot: Int, _ proposal: Proposal) -> Size {
    let key = AnswerKey(node: index, guide: -1, proposal: proposal)
    if let size = sizeMemo[key] { return size }
    let size = measure(index, proposal)
    store(size, for: proposal, index, slot)
    return size
  }

  private func store(_ size: Size, for proposal: Proposal, _ index: Int, _ slot: Int) {
    if let oldest = caches[slot].oldest {
      sizeMemo[AnswerKey(node: index, guide: -1, proposal: oldest.proposal)] = oldest.size
    }
    caches[slot].store(size, for: proposal)
  }

  /// The length along an axis as a stack asks for it: a text's narrowest width is 0.
  @inline(__always)
  func length(_ node: Int, _ axis: Axis, _ major: Double, _ minor: Double) -> Double {
    if axis == .horizontal, major == 0, case .text = items[Int(items[node].target)].operation {
      return 0
    }
    return size(node, Proposal(axis, major, minor))[axis]
  }

  /// Computes a size that is not remembered.
  private func measure(_ index: Int, _ proposal: Proposal) -> Size {
    switch items[index].operation {
    case .stack(let axis, let guide): return measureStack(index, axis, guide, proposal)
    case .zStack: return measureZStack(index, proposal)
    case .fixedFrame(let width, let height, _):
      let answer = size(
        child(index),
        Proposal(width: width.or(proposal.width), height: height.or(proposal.height)))
      return Size(width.or(answer.width), height.or(answer.height))
    case .flexibleFrame(let slot):
      return measureFlexibleFrame(index, flexibleFrames[Int(slot)], proposal)
    case .padding(let insets):
      let answer = size(child(index), proposal.inset(by: insets))
      return Size(
        max(0, answer.width + insets.horizontal), max(0, answer.height + insets.vertical))
    case .fixedSize(let horizontal, let vertical):
      return size(
        child(index),
        Proposal(
          width: horizontal ? .nan : proposal.width, height: vertical ? .nan : proposal.height))
    case .aspectRatio(let ratio, let fills):
      return size(child(index), aspectProposal(index, ratio, fills, proposal))
    case .position:
      let answer = size(child(index), proposal)
      return Size(proposal.width.or(answer.width), proposal.height.or(answer.height))
    case .safeAreaInset(let edge, _, let spacing):
      return measureSafeAreaInset(index, edge, spacing, proposal)
    case .safeAreaPadding(let insets): return measureSafeAreaPadding(index, insets, proposal)
    default: return measureContainer(index, proposal)
    }
  }

  private func measureContainer(_ index: Int, _ proposal: Proposal) -> Size {
    switch items[index].operation {
    case .lazyStack(let axis, let guide, _):
      return measureLazyStack(index, axis, guide, proposal)
    case .lazyGrid(let slot): return measureLazyGrid(index, lazyGrids[Int(slot)], proposal)
    case .grid(let slot): return measureGrid(index, grids[Int(slot)], proposal)
    case .scroll(let slot): return measureScroll(index, scrolls[Int(slot)], proposal)
    case .viewThatFits: return fittingChild(index, proposal).map { size($0, proposal) } ?? .zero
    case .custom(let slot): return measureCustom(index, customLayouts[Int(slot)], proposal)
    case .relativeFrame(let slot):
      return measureRelativeFrame(index, relativeFrames[Int(slot)], proposal)
    case .list(let slot): return measureList(index, lists[Int(slot)], proposal)
    default:
      return items[index].childCount > 0 ? size(child(index), proposal) : .zero
    }
  }
}
