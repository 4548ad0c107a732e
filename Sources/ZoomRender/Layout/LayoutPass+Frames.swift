// Flexible frames, aspect ratios and container-relative frames.

/// The limits of a flexible frame; NaN = none.
struct FlexibleFrameLimits {
  struct Axis {
    var minimum: Double
    var ideal: Double
    var maximum: Double

    /// Makes limits consistent as SwiftUI's initialiser does: the maximum is not raised to the
    /// minimum.
    init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
      let least = Double(length: minimum).isNaN ? Double.nan : max(minimum ?? 0, 0)
      let wanted = Double(length: ideal).isNaN ? Double.nan : max(ideal ?? 0, least.or(0))
      self.minimum = least
      self.ideal = wanted
      self.maximum = Double(length: maximum).isNaN ? .nan : max(maximum ?? 0, wanted.or(0))
    }

    /// What the child is proposed while measuring.
    func inner(_ proposed: Double) -> Double {
      let length = proposed.or(ideal)
      return length.isNaN ? length : clamp(length)
    }

    /// The result that needs no child; NaN when the child has to be asked.
    func withoutChild(_ proposed: Double) -> Double {
      if !proposed.isNaN, minimum <= maximum { return clamp(proposed) }
      if proposed.isNaN, !ideal.isNaN { return ideal }
      return .nan
    }

    func result(_ child: Double, _ inner: Double) -> Double {
      if minimum <= maximum { return clamp(child) }
      if !minimum.isNaN, maximum.isNaN {
        return max(min(inner.or(.infinity), child), minimum)
      }
      if !maximum.isNaN, minimum.isNaN {
        return min(max(inner.or(-.infinity), child), maximum)
      }
      return child
    }

    /// What the child is proposed when the frame has its final length.
    func placing(_ length: Double, _ proposed: Double) -> Double {
      if ideal.isNaN, proposed.isNaN, minimum.or(-.infinity) < length,
        length < maximum.or(.infinity)
      {
        return .nan
      }
      return length
    }

    func clamp(_ length: Double) -> Double {
      max(minimum.or(-.infinity), min(length, maximum.or(.infinity)))
    }

    var isConstrained: Bool { !(minimum.isNaN && ideal.isNaN && maximum.isNaN) }
  }

  var width: Axis
  var height: Axis
  var guides: GuidePair

  init(_ frame: FlexibleFrame, guides: GuidePair) {
    width = Axis(frame.minWidth, frame.idealWidth, frame.maxWidth)
    height = Axis(frame.minHeight, frame.idealHeight, frame.maxHeight)
    self.guides = guides
  }

  var constrainsWidth: Bool { width.isConstrained }
  var constrainsHeight: Bool { height.isConstrained }
}

extension LayoutPass {
  func measureFlexibleFrame(
    _ index: Int, _ limits: FlexibleFrameLimits, _ proposal: Proposal
  ) -> Size {
    let width = limits.width.withoutChild(proposal.width)
    let height = limits.height.withoutChild(proposal.height)
    if !width.isNaN, !height.isNaN { return Size(width, height) }
    let inner = Proposal(
      width: limits.width.inner(proposal.width), height: limits.height.inner(proposal.height))
    let answer = size(child(index), inner)
    return Size(
      width.or(limits.width.result(answer.width, inner.width)),
      height.or(limits.height.result(answer.height, inner.height)))
  }

  func arrangeFlexibleFrame(
    _ index: Int, _ limits: FlexibleFrameLimits, _ size: Size, _ proposal: Proposal
  ) {
    let inner = Proposal(
      width: limits.width.placing(size.width, proposal.width),
      height: limits.height.placing(size.height, proposal.height))
    align(child(index), limits.guides, in: size, proposal: inner)
  }

  /// What `aspectRatio` proposes to its child.
  func aspectProposal(
    _ index: Int, _ ratio: Double, _ fills: Bool, _ proposal: Proposal
  ) -> Proposal {
    if proposal.width.isNaN, proposal.height.isNaN { return proposal }
    var base = Size(ratio, 1)
    if ratio.isNaN {
      base = size(child(index), .unspecified)
      // A view without an extent has no ratio to keep.
      guard base.isFinite, !base.isEmpty else { return proposal }
    }
    let horizontal = proposal.width / base.width
    let vertical = proposal.height / base.height
    var scale = fills ? max(horizontal, vertical) : min(horizontal, vertical)
    // One unknown side: the other one decides, also when filling.
    if proposal.width.isNaN { scale = vertical }
    if proposal.height.isNaN { scale = horizontal }
    return Proposal(width: base.width * scale, height: base.height * scale)
  }

  // MARK: containerRelativeFrame

  func measureRelativeFrame(
    _ index: Int, _ frame: ContainerRelativeFrame, _ proposal: Proposal
  ) -> Size {
    let inner = relativeProposal(frame, proposal)
    let answer = size(child(index), inner)
    return Size(
      frame.axes.contains(.horizontal) ? inner.width : answer.width,
      frame.axes.contains(.vertical) ? inner.height : answer.height)
  }

  func arrangeRelativeFrame(
    _ index: Int, _ frame: ContainerRelativeFrame, _ size: Size, _ proposal: Proposal
  ) {
    align(
      child(index), guides(frame.alignment), in: size,
      proposal: relativeProposal(frame, proposal))
  }

  private func relativeProposal(
    _ frame: ContainerRelativeFrame, _ proposal: Proposal
  ) -> Proposal {
    var result = proposal
    for axis in Axis.allCases where frame.axes.contains(axis) {
      let total = max(0, finite(container[axis]))
      if let template = frame.source {
        let answer = services.source?.value(of: template, size: container, in: state)
        result[axis] = max(0, finite(answer ?? total))
        continue
      }
      let count = Double(max(1, frame.count))
      let spacing = finite(frame.spacing)
      let cell = (total - spacing * (count - 1)) / count
      let span = Double(max(1, frame.span))
      result[axis] = max(0, cell * span + spacing * (span - 1))
    }
    return result
  }
}
