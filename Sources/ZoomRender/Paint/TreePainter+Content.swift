// What nodes draw themselves, and in which order their content follows.

extension TreePainter {
  /// Draws a node's own look and its children, inside its effect; `box` is in layer coordinates.
  mutating func paintContent(_ index: Int, box: Rect, _ state: PaintState) {
    switch tree.nodes[index].content {
    case .view(let kind): paintView(kind, index, box: box, state)
    case .modifier(let modifier): paintModifier(modifier, index, box: box, state)
    case .implicit: paintImplicit(index, box: box, state)
    }
  }

  private mutating func paintImplicit(_ index: Int, box: Rect, _ state: PaintState) {
    if tree.nodes[index].list != nil {
      paintRow(index, box: box, state) { painter, state in
        painter.paintChildren(painter.tree.children(of: index), state)
      }
    } else {
      paintChildren(tree.children(of: index), state)
    }
  }

  private mutating func paintModifier(
    _ modifier: Modifier, _ index: Int, box: Rect, _ parentState: PaintState
  ) {
    var state = parentState
    let children = tree.children(of: index)
    let primary = children.prefix(1)
    let secondary = children.dropFirst()
    var plain = state
    plain.pendingNames = []
    switch modifier {
    case .foregroundStyle(let styles):
      state.foreground = state.foreground.applying(styles)
      state.environmentForeground = styles
      paintChildren(primary, state)
    case .background:
      paintChildren(secondary, plain)
      paintChildren(primary, state)
    case .backgroundStyle(let style, let shape, let edges):
      fill(style, shape: shape, edges: edges, index, box: box, state)
      paintChildren(primary, state)
    case .overlayStyle(let style, let shape, let edges):
      paintChildren(primary, state)
      fill(style, shape: shape, edges: edges, index, box: box, state)
    case .overlay, .safeAreaInset:
      paintChildren(primary, state)
      paintChildren(secondary, plain)
    case .border(let style, let width):
      paintChildren(primary, state)
      paintBorder(style, width: width, index, box: box, state)
    case .mask:
      paintChildren(primary, state)
    case .glassEffect(let glass) where glass.variant != .identity:
      paintGlass(glass, index, box: box, state)
    case .scrollContentBackground(let isVisible):
      state.hidesScrollBackground = !isVisible
      paintChildren(primary, state)
    default:
      paintChildren(children, state)
    }
  }

  /// A style as a background or overlay: over the frame or a shape in it, and, without a shape,
  /// into the safe area at the edges that the frame touches.
  private mutating func fill(
    _ style: ShapeStyle, shape: Shape?, edges: Edge.Set, _ index: Int, box: Rect,
    _ state: PaintState
  ) {
    let rect =
      shape == nil ? extended(box, by: tree.nodes[index].safeArea, index, edges: edges) : box
    paintFill(
      style, of: outline(of: shape ?? .rectangle, in: rect, index: index),
      clip: clip(of: shape ?? .rectangle, in: rect, index: index), rect: rect, index, state)
  }

  /// Fills an outline with a style; a material becomes a layer.
  mutating func paintFill(
    _ style: ShapeStyle, of path: Path, clip: ClipShape, rect: Rect, usesEvenOddRule: Bool = false,
    _ index: Int, _ state: PaintState
  ) {
    guard state.isVisible, !rect.isEmpty else { return }
    switch resolver(index, state).resolve(style, in: rect) {
    case .paint(let paint):
      guard !paint.isInvisible else { return }
      draw(
        .fill(path, paint, usesEvenOddRule: usesEvenOddRule),
        in: path.isRectangle(rect) ? rect : path.controlBounds)
    case .material(let material, let opacity):
      let look = MaterialLook(material, scheme: tree.environment(of: index).colorScheme)
      guard !isInsideGroup else {
        // A foreground that turned out to be a material: its own colour, without what is below.
        return draw(
          .fill(path, .color(look.tint.opacity(opacity)), usesEvenOddRule: usesEvenOddRule),
          in: path.controlBounds)
      }
      append(
        Layer(
          id: tree.nodes[index].id.child(part: "material"), role: .view, bounds: rect,
          opacity: opacity,
          content: .backdrop(
            BackdropEffect(
              kind: .material(material), shape: clip, sigma: look.sigma,
              colorScheme: tree.environment(of: index).colorScheme))))
    }
  }

  private mutating func paintBorder(
    _ style: ShapeStyle, width: Double, _ index: Int, box: Rect, _ state: PaintState
  ) {
    guard width > 0, state.isVisible, !box.isEmpty else { return }
    let paint = resolver(index, state).paint(style, in: box)
    var path = Path(rect: box)
    path.elements += Path(rect: box.inset(by: min(width, min(box.width, box.height) / 2))).elements
    draw(.fill(path, paint, usesEvenOddRule: true), in: box)
  }

  /// Blur under a platter in points: iPhone 17 Pro simulator, measured.
  static let glassSigma = 2.8
  /// Distance at which glass in a container without a spacing melts together: read off a running
  /// simulator's bars, one measurement.
  static let glassFusion = 12.0

  /// A piece of glass in a shape.
  func glass(
    _ variant: GlassEffect.Variant, _ shape: Shape, tint: Color?, _ index: Int, box: Rect,
    _ state: PaintState
  ) -> BackdropEffect {
    BackdropEffect(
      kind: .glass(variant), shape: clip(of: shape, in: box, index: index),
      sigma: Self.glassSigma, tint: tint, colorScheme: tree.environment(of: index).colorScheme,
      joinDistance: state.glassGroup?.joinDistance ?? 0, group: state.glassGroup?.id)
  }

  /// A glass platter: the backdrop is the layer's content, what is on it a layer above.
  private mutating func paintGlass(
    _ glass: GlassEffect, _ index: Int, box: Rect, _ state: PaintState
  ) {
    if state.isVisible {
      setContent(
        .backdrop(
          self.glass(
            glass.variant, glass.shape, tint: glass.tint.map { colors(index).color($0) }, index,
            box: box, state)))
    }
    let id = tree.nodes[index].id.child(part: "glass")
    openLayer(Layer(id: id, role: .glassContent, bounds: box))
    paintChildren(tree.children(of: index), state)
    let content = closeLayer()
    if content.content != .none || !content.children.isEmpty { append(content) }
    reassign(from: id, ifMissing: content)
  }

  // MARK: Services

  func colors(_ index: Int) -> ColorResolver {
    ColorResolver(environment: tree.environment(of: index), assets: assets)
  }

  func resolver(_ index: Int, _ state: PaintState) -> StyleResolver {
    StyleResolver(colors: colors(index), foreground: state.foreground)
  }

  /// A shape's outline in a rectangle; leading corners follow the reading direction.
  func outline(of shape: Shape, in rect: Rect, index: Int) -> Path {
    shape.path(in: rect, layoutDirection: tree.environment(of: index).layoutDirection)
  }
}

extension Paint {
  /// True when nothing of it would be seen.
  var isInvisible: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    }
  }
}

extension Path {
  /// True when the outline is just that rectangle.
  func isRectangle(_ rect: Rect) -> Bool { self == Path(rect: rect) }
}
