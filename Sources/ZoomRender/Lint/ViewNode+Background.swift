// Whether a page's root covers what is behind it.

extension ViewNode {
  /// What is known about the background of a view that fills a page.
  enum BackgroundOpacity {
    case opaque, transparent
    /// Decided by things that only show when they are drawn.
    case unknown
  }

  /// The background of this view as a page's root.
  var opacityOfBackground: BackgroundOpacity {
    var isFaded = false
    for modifier in modifiers.reversed() {
      switch modifier.modifier {
      case .opacity(let value) where value < 1: isFaded = true
      case .backgroundStyle(let style, let shape, _):
        if shape == nil, style.isOpaque, !isFaded { return .opaque }
        // Somebody wants to see through it.
        if shape == nil { isFaded = true }
      case .background(_, let content):
        if !isFaded, content.contains(where: \.fills) { return .opaque }
      default: break
      }
    }
    if isFaded { return .transparent }
    switch kind {
    case .text, .spacer, .divider, .emptyView, .hStack, .vStack, .lazyHStack, .lazyVStack,
      .lazyVGrid, .lazyHGrid, .grid, .gridRow, .label, .button, .navigationLink:
      return .transparent
    case .color(let color): return color.isOpaque ? (fills ? .opaque : .unknown) : .transparent
    case .style(let style): return style.isOpaque ? (fills ? .opaque : .unknown) : .transparent
    case .shape, .image, .asyncImage: return fills ? .opaque : .unknown
    case .zStack:
      return children.contains(where: \.fills) ? .opaque : children.unknownOrTransparent
    case .list:
      let isHidden = modifiers.contains {
        $0.modifier == .scrollContentBackground(isVisible: false)
      }
      return isHidden ? .transparent : .opaque
    case .group, .forEach:
      return children.count == 1 ? children[0].opacityOfBackground : .unknown
    default: return .unknown
    }
  }

  /// True for a view that fills its room with something opaque.
  var fills: Bool {
    for modifier in modifiers {
      switch modifier.modifier {
      case .opacity(let value) where value < 1: return false
      case .frame, .hidden, .padding: return false
      default: break
      }
    }
    switch kind {
    case .color(let color): return color.isOpaque
    case .style(let style): return style.isOpaque
    case .shape(let content):
      if case .rectangle = content.shape { return content.fill?.isOpaque ?? true }
      return false
    case .image(let image): return image.isResizable
    case .asyncImage: return true
    case .group, .forEach, .zStack: return children.contains(where: \.fills)
    default: return false
    }
  }
}

extension [ViewNode] {
  /// Layers of which one may be opaque: unknown unless all are known not to be.
  fileprivate var unknownOrTransparent: ViewNode.BackgroundOpacity {
    allSatisfy { $0.opacityOfBackground == .transparent } ? .transparent : .unknown
  }
}

extension ColorReference {
  /// True unless the colour lets something through; colours of catalogues count as opaque.
  var isOpaque: Bool {
    switch self {
    case .system(let name): name != "clear"
    case .fixed(let color): color.alpha >= 1
    case .named: true
    case .opacity(let base, let amount): amount >= 1 && base.isOpaque
    case .mix(let a, let b, _): a.isOpaque && b.isOpaque
    }
  }
}

extension ShapeStyle {
  /// True unless the style lets something through.
  var isOpaque: Bool {
    switch self {
    case .color(let color), .standardGradient(let color): color.isOpaque
    case .gradient(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    case .hierarchical(let level): level == 0
    case .foreground, .background, .tint: true
    case .material: false
    case .opacity(let base, let amount): amount >= 1 && base.isOpaque
    }
  }
}
