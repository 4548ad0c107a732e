// The views that bars are made of.

/// Styles of bars that are not views.
enum ChromeStyles {
  /// Fade under an iOS 26 bar: the page's background at .85, gone at the lower edge.
  static let edgeEffect: ShapeStyle = {
    let base = ColorReference.system("systemBackground")
    func stop(_ location: Double, _ alpha: Double) -> GradientStyle.Stop {
      GradientStyle.Stop(color: .opacity(base, alpha), location: location)
    }
    return .gradient(
      GradientStyle(
        stops: [stop(0, 0.85), stop(0.5, 0.72), stop(0.8, 0.3), stop(1, 0)],
        geometry: .linear(start: .top, end: .bottom)))
  }()
}

/// Makes the ordinary views that stand for a bar's contents.
struct ChromeViews {
  let context: ChromeContext
  let metrics: ChromeMetrics

  private var isGlass: Bool { context.environment.usesGlassGeneration }

  // MARK: Titles

  func inlineTitle(id: NodeID, title: String, opacity: Double) -> ViewNode {
    text(
      id: id.child(0), title,
      font: FontReference(.system(size: 17), weight: .semibold), opacity: opacity)
  }

  func largeTitle(id: NodeID, title: String, opacity: Double) -> ViewNode {
    text(
      id: id.child(0), title, font: FontReference(.system(size: 34), weight: .bold),
      opacity: opacity)
  }

  /// A title that slides up behind the bar's row: bottom-aligned in what is left of its band.
  func clippedLargeTitle(
    id: NodeID, title: String, width: Double, height: Double, inset: Double
  ) -> ViewNode {
    var node = largeTitle(id: id, title: title, opacity: 1)
    node.modifiers += [
      ModifierNode(.fixedSize(horizontal: false, vertical: true)),
      ModifierNode(.padding(Insets(bottom: inset))),
      ModifierNode(.frame(width: width, height: height, alignment: .bottomLeading)),
      ModifierNode(.clipped),
    ]
    return node
  }

  private func text(id: NodeID, _ string: String, font: FontReference, opacity: Double) -> ViewNode
  {
    var modifiers: [Modifier] = [
      .font(font), .foregroundStyle([.color(.system("label"))]), .lineLimit(LineLimit(maximum: 1)),
    ]
    if opacity < 1 { modifiers.append(.opacity(opacity)) }
    return ViewNode(
      id: id, kind: .text(TextContent(string)), modifiers: modifiers.map { ModifierNode($0) })
  }

  // MARK: Back button

  func backButton(id: NodeID, previousTitle: String?) -> ViewNode {
    let chevron = self.chevron(id: id.child(part: "chevron"))
    var modifiers: [Modifier] = [.buttonStyle(.plain), .accessibilityLabel("Back")]
    var children = [chevron]
    if isGlass {
      modifiers += [
        .frame(width: metrics.itemHeight, height: metrics.itemHeight, alignment: .center),
        .foregroundStyle([.color(.system("label"))]), .glassEffect(ChromeViews.platter),
      ]
    } else {
      children.append(
        ViewNode(
          id: id.child(part: "title"), kind: .text(TextContent(previousTitle ?? "Back")),
          modifiers: [
            ModifierNode(.font(FontReference(.system(size: 17)))),
            ModifierNode(.lineLimit(LineLimit(maximum: 1))),
          ]))
      modifiers += [
        .frame(width: nil, height: metrics.itemHeight, alignment: .center),
        .foregroundStyle([.tint]),
      ]
    }
    let label = ViewNode(
      id: id.child(part: "label"), kind: .hStack(alignment: .center, spacing: 6),
      children: children)
    return ViewNode(
      id: id.child(0), kind: .button(role: nil, action: [.pop(count: 1, path: nil)]),
      modifiers: modifiers.map { ModifierNode($0) }, children: [label])
  }

  /// A stroked chevron that points to where the reader came from.
  private func chevron(id: NodeID) -> ViewNode {
    // Ink about 8×16 in a glass button (recorded on iPhone SE), 12×21 in a classic bar (estimate).
    let (ink, line) = isGlass ? (Size(8.5, 16), 2.3) : (Size(11, 20), 3.0)
    let inset = line / 2
    // Right to left, the shape and the offset are mirrored as all are.
    let (tip, tail) = (inset, ink.width - inset)
    let path = Path(elements: [
      .move(Point(tail, inset)), .line(Point(tip, ink.height / 2)),
      .line(Point(tail, ink.height - inset)),
    ])
    let stroke = StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round)
    var modifiers: [Modifier] = [
      .frame(width: ink.width, height: ink.height, alignment: .center)
    ]
    // Optical centring: the chevron's weight is at its tip.
    if isGlass { modifiers.append(.offset(Vector(dx: -1, dy: 0))) }
    return ViewNode(
      id: id,
      kind: .shape(
        ShapeContent(
          shape: .path(path),
          strokes: [ShapeContent.Stroke(style: .foreground, stroke: stroke, isInside: false)])),
      modifiers: modifiers.map { ModifierNode($0) })
  }

  // MARK: Toolbar items

  static let platter = GlassEffect(isInteractive: true)

  /// A row of items: groups between spacers share a platter; nil when there are none.
  func itemRow(id: NodeID, items: [ToolbarItem]) -> ViewNode? {
    let groups = ChromeViews.groups(items)
    guard groups.contains(where: { !$0.isEmpty }) else { return nil }
    return ViewNode(
      id: id.child(0), kind: .hStack(alignment: .center, spacing: metrics.itemSpacing),
      children: groups.filter { !$0.isEmpty }.map {
        group($0, height: metrics.itemHeight, iconWidth: 44)
      })
  }

  /// The bottom bar: one group is centred, more are spread from side to side.
  func bottomRow(id: NodeID, items: [ToolbarItem]) -> ViewNode {
    let groups = ChromeViews.groups(items).filter { !$0.isEmpty }
    var children: [ViewNode] = []
    for (index, items) in groups.enumerated() {
      if index > 0 {
        children.append(
          ViewNode(id: id.child(part: "spacer\(index)"), kind: .spacer(minLength: 12)))
      }
      children.append(group(items, height: metrics.bottomBarHeight, iconWidth: 48))
    }
    return ViewNode(
      id: id.child(0), kind: .hStack(alignment: .center, spacing: 0), children: children)
  }

  /// Items given by name in the middle of the bar.
  func principal(id: NodeID, items: [ToolbarItem]) -> ViewNode {
    ViewNode(
      id: id.child(0), kind: .hStack(alignment: .center, spacing: metrics.itemSpacing),
      modifiers: [ModifierNode(.font(FontReference(.system(size: 17), weight: .semibold)))],
      children: items.flatMap(\.content))
  }

  /// Runs of items between spacers; a prominent action stands alone.
  static func groups(_ items: [ToolbarItem]) -> [[ToolbarItem]] {
    var groups: [[ToolbarItem]] = [[]]
    for item in items {
      if item.isSpacer {
        groups.append([])
      } else if item.placement == .confirmationAction || item.placement == .cancellationAction {
        groups += [[item], []]
      } else {
        groups[groups.count - 1].append(item)
      }
    }
    return groups
  }

  private func group(_ items: [ToolbarItem], height: Double, iconWidth: Double) -> ViewNode {
    let id = items.first?.id.child(part: "group") ?? context.id.child(part: "group")
    var modifiers: [Modifier] = []
    let isProminent = items.count == 1 && items[0].placement == .confirmationAction
    if isGlass {
      // Inner padding of a capsule with several items: simulator, measured.
      if items.count > 1 { modifiers.append(.padding(Insets(leading: 4, trailing: 4))) }
      var glass = ChromeViews.platter
      if isProminent { glass.tint = .system("accent") }
      modifiers.append(.glassEffect(glass))
    }
    return ViewNode(
      id: id, kind: .hStack(alignment: .center, spacing: isGlass ? 0 : 16),
      modifiers: modifiers.map { ModifierNode($0) },
      children: items.map {
        cell($0, height: height, iconWidth: iconWidth, isProminent: isProminent)
      })
  }

  private func cell(
    _ item: ToolbarItem, height: Double, iconWidth: Double, isProminent: Bool
  ) -> ViewNode {
    let isText = item.content.contains(where: ChromeViews.showsText)
    let weight: FontWeight = item.placement == .confirmationAction ? .semibold : .regular
    var modifiers: [Modifier] = [
      .labelStyle(.iconOnly), .font(FontReference(.system(size: 17), weight: weight)),
      .imageScale(isText ? .medium : .large), .lineLimit(LineLimit(maximum: 1)),
      .buttonStyle(.plain),
    ]
    if isGlass {
      modifiers.append(
        .foregroundStyle([.color(isProminent ? .white : .system("label"))]))
      if isText { modifiers.append(.padding(Insets(leading: 16, trailing: 16))) }
    } else {
      modifiers.append(.foregroundStyle([.tint]))
    }
    modifiers.append(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: isGlass && !isText ? iconWidth : nil, minHeight: height, maxHeight: height)))
    if let source = item.source { modifiers.append(.matchedTransitionSource(source)) }
    return ViewNode(
      id: item.id, kind: .hStack(alignment: .center, spacing: 0),
      modifiers: modifiers.map { ModifierNode($0, origin: item.origin) }, children: item.content,
      origin: item.origin)
  }

  /// True when a view shows words rather than an icon; labels in bars show their icon only.
  static func showsText(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .text: true
    case .label, .image: false
    default: node.children.contains(where: showsText)
    }
  }

  // MARK: Classic bars

  /// A blurred strip with a hairline on one edge, over its whole place.
  static func classicBarBackground(
    id: NodeID, hairline: Edge, pixelsPerPoint: Double, opacity: Double
  ) -> ViewNode {
    let line = ViewNode(
      id: id.child(part: "hairline"), kind: .color(.system("separator")),
      modifiers: [ModifierNode(.frame(width: nil, height: 1 / pixelsPerPoint, alignment: .center))])
    var modifiers = [
      ModifierNode(.overlay(alignment: hairline == .top ? .top : .bottom, content: [line])),
      ModifierNode(.allowsHitTesting(false)),
    ]
    if opacity < 1 { modifiers.append(ModifierNode(.opacity(opacity))) }
    return ViewNode(id: id.child(0), kind: .style(.material(.bar)), modifiers: modifiers)
  }
}
