// Modifiers that decide sizes and places.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

nonisolated extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _plain(
      .frame(
        width: width.map { Double($0) }, height: height.map { Double($0) },
        alignment: alignment.engine), Origin(file, line, column))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, file: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> some View {
    _plain(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
          maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
          idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
          alignment: alignment.engine)), Origin(file, line, column))
  }

  public func padding(
    _ insets: EdgeInsets, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _plain(.padding(insets.engine), Origin(file, line, column)) }

  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, file: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> some View {
    // The default padding of SwiftUI is 16 points on iPhone (observed).
    _plain(
      .padding(EngineInsets(edges.engine, Double(length ?? 16))), Origin(file, line, column))
  }

  public func padding(
    _ length: CGFloat, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View {
    _plain(.padding(EngineInsets(.all, Double(length))), Origin(file, line, column))
  }

  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    _plain(.padding(EngineInsets(edges.engine, 16)))
  }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    _plain(.aspectRatio(ratio.map { Double($0) }, contentMode.engine))
  }
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    _plain(
      .aspectRatio(size.height == 0 ? nil : size.width / size.height, contentMode.engine))
  }
  public func scaledToFit() -> some View { _plain(.aspectRatio(nil, .fit)) }
  public func scaledToFill() -> some View { _plain(.aspectRatio(nil, .fill)) }
  public func fixedSize() -> some View { _plain(.fixedSize(horizontal: true, vertical: true)) }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    _plain(.fixedSize(horizontal: horizontal, vertical: vertical))
  }
  public func layoutPriority(_ value: Double) -> some View { _plain(.layoutPriority(value)) }

  public func offset(_ offset: CGSize) -> some View { _plain(.offset(.init(offset))) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    _plain(.offset(.init(dx: x, dy: y)))
  }
  public func position(_ position: CGPoint) -> some View {
    _plain(.position(EnginePoint(position)))
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    _plain(.position(EnginePoint(x: x, y: y)))
  }
  public func zIndex(_ value: Double) -> some View { _plain(.zIndex(value)) }

  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { guide(.horizontal(g.engine), computeValue) }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { guide(.vertical(g.engine), computeValue) }

  private func guide(
    _ guide: AlignmentGuide.Guide, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _Modified(content: self) { context, content in
      let template = context.graph.register(length: context.id.child(part: "guide")) {
        Double(compute(ViewDimensions(size: $0)))
      }
      context.modify(content, by: [.alignmentGuide(.init(guide: guide, source: template))])
    }
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    _plain(.containerRelativeFrame(.init(axes: axes.engine, alignment: alignment.engine)))
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    _plain(
      .containerRelativeFrame(
        .init(
          axes: axes.engine, count: count, span: span, spacing: spacing,
          alignment: alignment.engine)))
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    _Modified(content: self) { context, content in
      let template = context.graph.register(length: context.id.child(part: "container")) { size in
        // Asked with the length on one axis and zero on the other.
        size.height == 0
          ? Double(length(size.width, .horizontal)) : Double(length(size.height, .vertical))
      }
      context.modify(
        content,
        by: [
          .containerRelativeFrame(
            .init(axes: axes.engine, alignment: alignment.engine, source: template))
        ])
    }
  }

  public func gridCellColumns(_ count: Int) -> some View { _plain(.gridCellColumns(count)) }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    _plain(.gridColumnAlignment(guide.engine))
  }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    _plain(.gridCellAnchor(anchor.engine))
  }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    _plain(.gridCellUnsizedAxes(axes.engine))
  }

  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    _plain(.ignoresSafeArea(edges: regions == .keyboard ? [] : edges.engine))
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    _plain(.ignoresSafeArea(edges: edges.engine))
  }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return _Modified(content: self) { context, content in
      context.modify(content) { index in
        .safeAreaInset(
          edge: edge == .top ? .top : .bottom, alignment: .init(alignment.engine, .center),
          spacing: spacing.map { Double($0) },
          content: context.nodes(inset, part: "inset \(index)"))
      }
    }
  }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return _Modified(content: self) { context, content in
      context.modify(content) { index in
        .safeAreaInset(
          edge: edge == .leading ? .leading : .trailing,
          alignment: .init(.center, alignment.engine), spacing: spacing.map { Double($0) },
          content: context.nodes(inset, part: "inset \(index)"))
      }
    }
  }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    _plain(.safeAreaPadding(insets.engine))
  }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    _plain(.safeAreaPadding(EngineInsets(edges.engine, Double(length ?? 16))))
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    _plain(.safeAreaPadding(EngineInsets(.all, Double(length))))
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    _plain(
      .contentMargins(
        EngineInsets(edges.engine, Double(length ?? 0)), edges: edges.engine,
        placement: placement.engine))
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    _plain(.contentMargins(insets.engine, edges: edges.engine, placement: placement.engine))
  }
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    _plain(
      .contentMargins(EngineInsets(.all, Double(length)), edges: .all, placement: placement.engine))
  }

  // Scroll views
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    _plain(.defaultScrollAnchor((anchor ?? .top).engine, role: nil))
  }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    _plain(.defaultScrollAnchor((anchor ?? .top).engine, role: role.engine))
  }
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    _Modified(content: self) { context, content in
      let value = id.wrappedValue.map { context.graph.encode($0) }
      context.naming {
        context.modify(content, by: [.scrollPosition(id: value, anchor: anchor?.engine)])
      }
    }
  }
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    _Modified(content: self) { context, content in
      let value = position.wrappedValue
      let id = value.target.map { context.graph.encode($0) }
      context.naming {
        context.modify(
          content, by: [.scrollPosition(id: id, anchor: (value.anchor ?? anchor)?.engine)])
      }
    }
  }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    _Modified(content: self) { context, content in
      context.modify(content, by: isEnabled ? [.scrollTargetLayout] : [])
    }
  }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    _silent()
  }
  public func scrollDisabled(_ disabled: Bool) -> some View { _plain(.scrollDisabled(disabled)) }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { _silent() }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    _plain(.scrollClipDisabled(disabled))
  }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { _silent() }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    _plain(.scrollContentBackground(isVisible: visibility != .hidden))
  }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    _silent()
  }
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { _silent() }
  public func backgroundExtensionEffect(
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some View { _ignored("backgroundExtensionEffect", Origin(file, line, column)) }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

public struct ContentMarginPlacement: Sendable {
  let engine: ZoomRender.ContentMarginPlacement
  public static let automatic = ContentMarginPlacement(engine: .automatic)
  public static let scrollContent = ContentMarginPlacement(engine: .scrollContent)
  public static let scrollIndicators = ContentMarginPlacement(engine: .scrollIndicators)
}

public struct ScrollAnchorRole: Sendable {
  let engine: ZoomRender.ScrollAnchorRole
  public static let initialOffset = ScrollAnchorRole(engine: .initialOffset)
  public static let sizeChanges = ScrollAnchorRole(engine: .sizeChanges)
  public static let alignment = ScrollAnchorRole(engine: .alignment)
}

public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}
public struct ScrollEdgeEffectStyle: Sendable {
  public static let automatic = ScrollEdgeEffectStyle()
  public static let hard = ScrollEdgeEffectStyle()
  public static let soft = ScrollEdgeEffectStyle()
}
