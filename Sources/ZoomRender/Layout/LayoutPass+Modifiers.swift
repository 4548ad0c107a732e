// What each modifier does in layout.

/// A modifier translated for the arena.
struct ModifierPlan {
  var operation: LayoutOperation = .pass
  /// Secondary content (overlay, background …) and the name of its implicit container.
  var content: [ViewNode]?
  var part = ""
}

extension LayoutPass {
  /// Translates a modifier; changes `context` for what is inside it.
  func plan(for modifier: Modifier, context: inout BuildContext) -> ModifierPlan {
    if let environment = environment(after: modifier, from: context.environment) {
      context.environment = environment
      return ModifierPlan()
    }
    switch modifier {
    case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position,
      .containerRelativeFrame, .alignmentGuide, .matchedGeometryEffect, .drawingGroup:
      return ModifierPlan(operation: geometry(of: modifier))
    case .overlay(let alignment, let content):
      return ModifierPlan(
        operation: .layered(guides(alignment)), content: content, part: "overlay")
    case .background(let alignment, let content):
      return ModifierPlan(
        operation: .layered(guides(alignment)), content: content, part: "background")
    case .mask(let alignment, let content):
      return ModifierPlan(operation: .layered(guides(alignment)), content: content, part: "mask")
    case .ignoresSafeArea(let edges):
      return ModifierPlan(operation: .ignoresSafeArea(edges))
    case .safeAreaInset(let edge, let alignment, let spacing, let content):
      let guide =
        edge.axis == .vertical ? guide(alignment.horizontal) : guide(alignment.vertical)
      return ModifierPlan(
        operation: .safeAreaInset(edge, guide, spacing: Double(length: spacing)),
        content: content, part: "inset")
    case .safeAreaPadding(let insets):
      return ModifierPlan(operation: .safeAreaPadding(insets))
    case .contentMargins, .defaultScrollAnchor, .scrollPosition, .scrollClipDisabled:
      context.scroll.apply(modifier)
      return ModifierPlan()
    default:
      return ModifierPlan()
    }
  }

  private func geometry(of modifier: Modifier) -> LayoutOperation {
    switch modifier {
    case .frame(let width, let height, let alignment):
      return .fixedFrame(
        width: fixedLength(width), height: fixedLength(height), guides(alignment))
    case .flexibleFrame(let frame):
      flexibleFrames.append(FlexibleFrameLimits(frame, guides: guides(frame.alignment)))
      return .flexibleFrame(Int32(flexibleFrames.count - 1))
    case .padding(let insets): return .padding(insets)
    case .fixedSize(let horizontal, let vertical):
      return .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode):
      let isUsable = ratio.map { $0 > 0 && $0.isFinite } ?? false
      return .aspectRatio(isUsable ? Double(length: ratio) : .nan, fills: mode == .fill)
    case .offset(let vector): return .offset(vector)
    case .position(let point): return .position(point)
    case .containerRelativeFrame(let frame):
      relativeFrames.append(frame)
      return .relativeFrame(Int32(relativeFrames.count - 1))
    case .alignmentGuide(let value):
      guideValues.append(GuideValue(guide: guide(of: value.guide), value: value))
      return .guide(Int32(guideValues.count - 1))
    case .matchedGeometryEffect: return .matched
    case .drawingGroup: return .frozen
    default: return .pass
    }
  }

  /// Lengths that are negative or not finite count as not given.
  private func fixedLength(_ length: Double?) -> Double {
    guard let length, length.isFinite, length >= 0 else { return .nan }
    return length
  }

  // MARK: Guides

  func guide(_ alignment: HorizontalAlignment) -> GuideID {
    switch alignment {
    case .leading: Guide.leading
    case .center: Guide.centerX
    case .trailing: Guide.trailing
    case .custom(let name): customGuide("h." + name)
    }
  }

  func guide(_ alignment: VerticalAlignment) -> GuideID {
    switch alignment {
    case .top: Guide.top
    case .center: Guide.centerY
    case .bottom: Guide.bottom
    case .firstTextBaseline: Guide.firstBaseline
    case .lastTextBaseline: Guide.lastBaseline
    case .custom(let name): customGuide("v." + name)
    }
  }

  func guide(of guide: AlignmentGuide.Guide) -> GuideID {
    switch guide {
    case .horizontal(let alignment): self.guide(alignment)
    case .vertical(let alignment): self.guide(alignment)
    }
  }

  func guides(_ alignment: Alignment) -> GuidePair {
    GuidePair(horizontal: guide(alignment.horizontal), vertical: guide(alignment.vertical))
  }

  private func customGuide(_ name: String) -> GuideID {
    if let index = customGuides.firstIndex(of: name) {
      return Guide.firstCustom + GuideID(index)
    }
    customGuides.append(name)
    return Guide.firstCustom + GuideID(customGuides.count - 1)
  }
}

/// A guide set by `alignmentGuide`.
struct GuideValue {
  var guide: GuideID
  var value: AlignmentGuide
}
