// What each view does in layout, and its children.

extension LayoutPass {
  /// Sets the operation of a view's node and builds its children.
  func buildContent(
    of index: Int, kind: ViewKind, children: [ViewNode], context: BuildContext, id: NodeID
  ) {
    switch kind {
    case .text, .image, .asyncImage, .color, .shape, .style, .spacer, .divider:
      buildLeaf(of: index, kind: kind, context: context)
    case .emptyView, .group, .forEach:
      buildChildren(of: index, children, .zStack(.center), context, axis: nil)
    case .hStack(let alignment, let spacing):
      buildStack(of: index, children, .horizontal, guide(alignment), spacing, context)
    case .vStack(let alignment, let spacing):
      buildStack(of: index, children, .vertical, guide(alignment), spacing, context)
    case .zStack(let alignment):
      buildChildren(of: index, children, .zStack(guides(alignment)), context, axis: nil)
    case .lazyHStack(let alignment, let spacing, let pinned):
      buildLazyStack(
        of: index, children, .horizontal, guide(alignment), spacing, pinned, context)
    case .lazyVStack(let alignment, let spacing, let pinned):
      buildLazyStack(of: index, children, .vertical, guide(alignment), spacing, pinned, context)
    case .lazyVGrid, .lazyHGrid:
      buildLazyGrid(of: index, kind: kind, children: children, context: context)
    case .grid(let alignment, let horizontal, let vertical):
      buildGrid(of: index, children, guides(alignment), horizontal, vertical, context)
    case .gridRow:
      buildStack(of: index, children, .horizontal, Guide.centerY, nil, context)
    case .viewThatFits(let axes):
      buildChildren(
        of: index, children,
        .viewThatFits(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)),
        context, axis: context.stackAxis)
    case .geometryReader(let template):
      items[index].operation = .geometryReader(template)
    case .glassEffectContainer:
      buildTransparent(of: index, children, context)
    default:
      buildSpecial(of: index, kind: kind, children: children, context: context, id: id)
    }
  }

  /// Views with content of their own making.
  private func buildSpecial(
    of index: Int, kind: ViewKind, children: [ViewNode], context: BuildContext, id: NodeID
  ) {
    switch kind {
    case .scrollView(let axes, _):
      buildScroll(of: index, axes: axes, children: children, context: context)
    case .customLayout(let reference):
      buildCustom(of: index, reference, children, context)
    case .section(let header, let footer):
      buildStack(
        of: index, header + children + footer, .vertical, Guide.centerX, nil, context)
    case .label: buildLabel(of: index, children, context)
    case .button, .navigationLink:
      buildControl(of: index, kind: kind, children, context)
    case .list(let style): buildList(of: index, style: style, children, context)
    case .navigationStack, .navigationPage, .tabView:
      buildPages(of: index, kind: kind, children, context, id: id)
    default: break
    }
  }

  /// Builds children in order under a container's operation.
  func buildChildren(
    of index: Int, _ children: [ViewNode], _ operation: LayoutOperation, _ context: BuildContext,
    axis: Axis?
  ) {
    items[index].operation = operation
    var inner = context
    inner.stackAxis = axis
    inner.isListRow = false
    let views = flattened(children, opensSections: true)
    var indices: [Int] = []
    indices.reserveCapacity(views.count)
    for view in views { indices.append(build(view, parent: index, context: inner)) }
    setChildren(indices, of: index)
  }

  func buildStack(
    of index: Int, _ children: [ViewNode], _ axis: Axis, _ guide: GuideID, _ spacing: Double?,
    _ context: BuildContext
  ) {
    buildChildren(of: index, children, .stack(axis, guide), context, axis: axis)
    setGaps(of: index, spacing)
  }

  /// A view that is its content: one child, or several in an implicit container.
  func buildTransparent(of index: Int, _ children: [ViewNode], _ context: BuildContext) {
    items[index].isUnary = true
    let child = buildSingle(children, parent: index, context: context, part: "content") {
      .zStack(alignment: .center)
    }
    if let child {
      setChildren([child], of: index)
    } else {
      items[index].operation = .zStack(.center)
    }
  }

  func setGaps(of index: Int, _ spacing: Double?) {
    items[index].extra = Int32(stackGaps.count)
    let given = spacing.map { $0.isFinite ? $0 : 0 }
    stackGaps.append(StackGaps(spacing: Double(length: given)))
  }

  // MARK: Leaves

  private func buildLeaf(of index: Int, kind: ViewKind, context: BuildContext) {
    switch kind {
    case .text(let content):
      let attributes = environments[context.environment].text
      items[index].operation = .text
      items[index].extra = Int32(texts.count)
      items[index].guides = Guide.bit(Guide.firstBaseline) | Guide.bit(Guide.lastBaseline)
      texts.append(TextItem(content: content, attributes: attributes))
    case .image(let image): buildImage(of: index, image, context)
    case .asyncImage(let content): buildAsyncImage(of: index, content, context)
    case .shape(let content):
      items[index].operation = content.keepsCircle ? .circle : .flexible
    case .spacer(let minimum):
      items[index].operation = .spacer(
        horizontal: context.stackAxis != .vertical, vertical: context.stackAxis != .horizontal,
        minimum: minimum.map { $0.isFinite ? max(0, $0) : 0 } ?? Self.spacerMinimum)
    case .divider:
      let environment = environments[context.environment]
      let scale = environment.pixelsPerPoint
      // A hairline, or a whole point at accessibility text sizes.
      let isThick = environment.dynamicTypeSize.isAccessibilitySize
      let pixel = scale > 0 && scale.isFinite && !isThick ? 1 / scale : 1
      items[index].operation = .divider(
        isVertical: context.stackAxis == .horizontal, thickness: host.dividerThickness ?? pixel)
    default: items[index].operation = .flexible
    }
  }

  /// The shortest length of a spacer without an explicit one; recorded from SwiftUI.
  static let spacerMinimum = 8.0
  /// The length of views without a size of their own when they are asked for their ideal.
  static let defaultLength = 10.0

  private func buildImage(of index: Int, _ image: ImageContent, _ context: BuildContext) {
    let environment = environments[context.environment]
    var size = Size.zero
    switch image.source {
    case .symbol(let name):
      let glyph = services.assets.symbol(
        name, attributes: environment.text, scale: environment.imageScale)
      size = glyph.size
      items[index].extra = Int32(symbolBaselines.count)
      items[index].guides = Guide.bit(Guide.firstBaseline) | Guide.bit(Guide.lastBaseline)
      symbolBaselines.append(glyph.baseline)
    case .placeholder(let given): size = given
    case .file, .named:
      // A missing image has no size; ``LayoutTree/assetProblems(assets:)`` reports it.
      let header = services.assets.imageHeader(
        of: image, colorScheme: environment.colorScheme, pixelsPerPoint: environment.pixelsPerPoint)
      size = header?.size ?? .zero
    }
    if !(size.width >= 0 && size.height >= 0 && size.isFinite) { size = .zero }
    items[index].operation =
      image.isResizable
      ? .resizable(
        ideal: size, minimum: Size(image.capInsets.horizontal, image.capInsets.vertical))
      : .image(size)
    if image.isResizable { items[index].guides = 0 }
  }

  /// The image once it has arrived, the placeholder before.
  private func buildAsyncImage(
    of index: Int, _ content: AsyncImageContent, _ context: BuildContext
  ) {
    if content.isLoaded { return buildImage(of: index, content.image, context) }
    if content.placeholder.isEmpty {
      items[index].operation = .flexible
    } else {
      buildTransparent(of: index, content.placeholder, context)
    }
  }
}

extension ShapeContent {
  /// True when the view takes a square, as a plain, trimmed or stroked circle does.
  fileprivate var keepsCircle: Bool {
    if fill == nil, strokes.contains(where: \.isInside) { return false }
    return shape.isCircular
  }
}

extension Shape {
  fileprivate var isCircular: Bool {
    switch self {
    case .circle: true
    case .trim(let shape, _, _), .stroked(let shape, _): shape.isCircular
    default: false
    }
  }
}

extension DynamicTypeSize {
  fileprivate var isAccessibilitySize: Bool {
    switch self {
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    default: false
    }
  }
}
