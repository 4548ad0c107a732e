// Alignment guides: explicit values and defaults.

extension LayoutPass {
  /// A guide's value in a node of `size`, from the node's logical origin.
  @inline(__always)
  func value(_ guide: GuideID, of node: Int, _ proposal: Proposal, _ size: Size) -> Double {
    if items[node].guides & Guide.bit(guide) != 0 {
      let value = explicit(guide, of: node, proposal)
      if !value.isNaN { return value }
    }
    return defaultValue(guide, size)
  }

  /// A guide's value where none is given: custom guides lie in the centre.
  @inline(__always)
  func defaultValue(_ guide: GuideID, _ size: Size) -> Double {
    switch guide {
    case Guide.leading, Guide.top: return 0
    case Guide.centerX: return size.width / 2
    case Guide.centerY: return size.height / 2
    case Guide.trailing: return size.width
    case Guide.bottom, Guide.firstBaseline, Guide.lastBaseline: return size.height
    default:
      return isHorizontal(guide) ? size.width / 2 : size.height / 2
    }
  }

  func isHorizontal(_ guide: GuideID) -> Bool {
    if guide < Guide.firstCustom { return guide <= Guide.trailing }
    let index = Int(guide - Guide.firstCustom)
    return index < customGuides.count && customGuides[index].hasPrefix("h.")
  }

  /// The value given explicitly at or below a node; NaN when there is none.
  func explicit(_ guide: GuideID, of node: Int, _ proposal: Proposal) -> Double {
    let item = items[node]
    guard item.guides & Guide.bit(guide) != 0 else { return .nan }
    switch item.operation {
    case .pass:
      return item.childCount > 0 ? explicit(guide, of: child(node), proposal) : .nan
    case .offset, .ignoresSafeArea, .matched, .frozen, .layered, .scroll:
      return explicit(guide, of: child(node), proposal)
    case .guide(let slot):
      let given = guideValues[Int(slot)]
      guard given.guide == guide else { return explicit(guide, of: child(node), proposal) }
      return evaluate(given.value, size: size(child(node), proposal))
    case .text: return textBaseline(node, proposal, isFirst: guide == Guide.firstBaseline)
    case .image: return symbolBaselines[Int(item.extra)]
    default:
      let key = AnswerKey(
        node: node, guide: guide, proposal: proposal,
        container: item.dependsOnContainer ? container : .zero)
      if let known = guideMemo[key] { return known }
      let value = merged(guide, of: node, proposal)
      guideMemo[key] = value
      return value
    }
  }

  private func evaluate(_ guide: AlignmentGuide, size: Size) -> Double {
    var value = guide.constant + guide.width * size.width + guide.height * size.height
    if let template = guide.source,
      let answer = services.source?.value(of: template, size: size, in: state)
    {
      value = answer
    }
    return finite(value)
  }

  /// The value that a container takes over from its children: the first of first baselines, the
  /// last of last baselines, the mean of custom guides; a wrapper's child as it is.
  private func merged(_ guide: GuideID, of node: Int, _ proposal: Proposal) -> Double {
    let start = placements.count
    arrange(node, size(node, proposal), proposal)
    let end = placements.count
    var sum = 0.0
    var count = 0.0
    var extreme = Double.nan
    for position in start..<end {
      let placement = placements[position]
      let inner = explicit(guide, of: placement.child, placement.proposal)
      if inner.isNaN { continue }
      let value = inner + (isHorizontal(guide) ? placement.x : placement.y)
      sum += value
      count += 1
      if extreme.isNaN {
        extreme = value
      } else {
        extreme = guide == Guide.lastBaseline ? max(extreme, value) : min(extreme, value)
      }
    }
    placements.removeLast(placements.count - start)
    if guide < Guide.firstCustom { return extreme }
    return count > 0 ? sum / count : .nan
  }
}
