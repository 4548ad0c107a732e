// How each kind of view is drawn.

extension TreePainter {
  mutating func paintView(_ kind: ViewKind, _ index: Int, box: Rect, _ state: PaintState) {
    switch kind {
    case .text: paintText(index, box: box, state)
    case .image(let image): paintImage(image, index, box: box, state)
    case .asyncImage(let content): paintAsyncImage(content, index, box: box, state)
    case .color(let color):
      paintFill(.color(color), of: Path(rect: box), clip: .rect(box), rect: box, index, state)
    case .style(let style):
      paintFill(style, of: Path(rect: box), clip: .rect(box), rect: box, index, state)
    case .shape(let content): paintShape(content, index, box: box, state)
    case .divider:
      paintFill(
        .color(.system("separator")), of: Path(rect: box), clip: .rect(box), rect: box, index,
        state)
    case .spacer, .emptyView: break
    case .scrollView: paintScrolling(index, box: box, state)
    case .list(let style): paintList(style, index, box: box, state)
    case .button(let role, _): paintControl(role, index, box: box, state)
    case .navigationLink: paintControl(nil, index, box: box, state)
    case .glassEffectContainer(let spacing):
      var inner = state
      let distance = spacing ?? Self.glassFusion
      inner.glassGroup = PaintState.GlassGroup(
        id: tree.nodes[index].id,
        joinDistance: distance.isFinite ? min(1000, max(0, distance)) : Self.glassFusion)
      paintChildren(tree.children(of: index), inner)
    case .navigationPage:
      paintFill(
        .background, of: Path(rect: box), clip: .rect(box), rect: box, index, state)
      paintChildren(tree.children(of: index), state)
    default:
      if tree.nodes[index].list != nil {
        paintRow(index, box: box, state) { painter, state in
          painter.paintChildren(painter.tree.children(of: index), state)
        }
      } else {
        paintChildren(tree.children(of: index), state)
      }
    }
  }

  // MARK: Text

  private mutating func paintText(_ index: Int, box: Rect, _ state: PaintState) {
    guard let text = tree.nodes[index].text, state.isVisible else { return }
    let resolver = resolver(index, state)
    let origin = box.origin
    // Glyphs may reach over the text's box: give them half a line's height.
    let reach = box.inset(by: -max(6, text.size.height / Double(max(1, text.lines.count)) / 2))
    for line in text.lines {
      for run in line.runs where !run.glyphs.isEmpty {
        let paint = resolver.paint(run.style ?? .foreground, in: box)
        guard !paint.isInvisible || run.isColorBitmap else { continue }
        draw(.glyphs(run, origin: origin, paint), in: reach)
      }
      for decoration in line.decorations {
        let rect = decoration.rect.offset(by: origin - .zero)
        let paint = resolver.paint(decoration.style ?? .foreground, in: box)
        draw(.fill(Path(rect: rect), paint, usesEvenOddRule: false), in: rect)
      }
    }
  }

  // MARK: Shapes

  private mutating func paintShape(
    _ content: ShapeContent, _ index: Int, box: Rect, _ state: PaintState
  ) {
    guard state.isVisible else { return }
    if content.fill != nil || content.strokes.isEmpty {
      let path = outline(of: content.shape, in: box, index: index)
      paintFill(
        content.fill ?? .foreground, of: path,
        clip: clip(of: content.shape, in: box, index: index), rect: box,
        usesEvenOddRule: content.usesEvenOddRule, index, state)
    }
    for stroke in content.strokes {
      paintStroke(stroke, of: content.shape, index, box: box, state)
    }
  }

  private mutating func paintStroke(
    _ stroke: ShapeContent.Stroke, of shape: Shape, _ index: Int, box: Rect, _ state: PaintState
  ) {
    let width = stroke.stroke.lineWidth
    guard width > 0, width.isFinite else { return }
    let inset = stroke.isInside ? Shape.inset(shape, by: width / 2) : shape
    let path = outline(of: inset, in: box, index: index)
    guard !path.isEmpty else { return }
    let paint = resolver(index, state).paint(stroke.style, in: box)
    guard !paint.isInvisible else { return }
    // A mitre reaches further than half the line.
    let isSharp = stroke.stroke.lineJoin == .miter && !stroke.isInside
    let reach = width / 2 * (isSharp ? max(1.5, min(4, stroke.stroke.miterLimit)) : 1.5)
    draw(
      .stroke(path, stroke.stroke, paint), in: path.controlBounds.inset(by: -reach))
  }

  // MARK: Scrolling

  /// The content of a scroll view or list, moved by the offset rounded to pixels.
  mutating func paintScrolling(_ index: Int, box: Rect, _ state: PaintState) {
    let children = tree.children(of: index)
    guard let scroll = tree.nodes[index].scroll, scroll.contentSize.isFinite,
      scroll.offset.dx.isFinite, scroll.offset.dy.isFinite
    else { return paintChildren(children, state) }
    let rounded = state.roundsToPixels ? rounding(index).snap(scroll.offset) : scroll.offset
    var inner = state
    guard layering.isLayer[index] else {
      // Frames hold the exact offset: the drawing takes the rounded one.
      inner.origin = state.origin + (scroll.offset - rounded)
      return paintChildren(children, inner)
    }
    inner.origin = state.origin + scroll.offset
    let id = tree.nodes[index].id.child(part: "content")
    openLayer(
      Layer(
        id: id, role: .scrollContent, bounds: Rect(origin: .zero, size: scroll.contentSize),
        transform: .translation(x: -rounded.dx, y: -rounded.dy)))
    paintChildren(children, inner)
    let content = closeLayer()
    append(Tiling.split(content))
  }

  // MARK: Buttons and links

  /// A button or link: the ground of its style, then its label, whose foreground layout has set.
  private mutating func paintControl(
    _ role: ViewKind.ButtonRole?, _ index: Int, box: Rect, _ parentState: PaintState
  ) {
    var state = parentState
    let environment = tree.environment(of: index)
    let look = ButtonLook(
      style: environment.buttonStyle, role: role, isEnabled: environment.isEnabled,
      isTinted: environment.tint != .color(.system("accent")),
      usesGlassGeneration: environment.usesGlassGeneration)
    if look.isGlass, state.isVisible, !isInsideGroup {
      append(
        Layer(
          id: tree.nodes[index].id.child(part: "platter"), role: .glass, bounds: box,
          content: .backdrop(
            glass(
              .regular, look.shape, tint: look.glassTint.map { paintColor($0, index, state) },
              index, box: box, state))))
    } else if let background = look.background, state.isVisible {
      paintFill(
        background, of: outline(of: look.shape, in: box, index: index),
        clip: clip(of: look.shape, in: box, index: index), rect: box, index, state)
    }
    if !environment.isEnabled, environment.buttonStyle == .plain {
      // A plain button's label is at half strength when disabled.
      state.foreground = ForegroundStyles().applying([.opacity(state.foreground.level(0), 0.5)])
    }
    paintChildren(tree.children(of: index), state)
  }
}

extension TreePainter {
  /// A style's colour; clear for gradients and materials.
  private func paintColor(_ style: ShapeStyle, _ index: Int, _ state: PaintState) -> Color {
    guard case .color(let color) = resolver(index, state).paint(style, in: .zero) else {
      return .clear
    }
    return color
  }
}

/// What a button style draws behind its label.
struct ButtonLook: Equatable {
  var background: ShapeStyle?
  /// True when a glass platter is behind it.
  var isGlass = false
  /// What colours the glass.
  var glassTint: ShapeStyle?
  var shape: Shape

  /// - Parameter isTinted: True where the scene has set a tint, which bordered buttons show in
  ///   their background instead of grey.
  init(
    style: ButtonStyle, role: ViewKind.ButtonRole?, isEnabled: Bool, isTinted: Bool = false,
    usesGlassGeneration: Bool
  ) {
    let isDestructive = role == .destructive
    let accent: ShapeStyle = isDestructive ? .color(.system("red")) : .tint
    let disabled = ShapeStyle.color(.system("tertiarySystemFill"))
    // iOS 26 buttons are capsules; before, medium bordered buttons have 7 pt corners (by eye).
    shape = usesGlassGeneration ? .capsule(style: .continuous) : .roundedRectangle(cornerRadius: 7)
    switch style {
    case .plain, .automatic, .borderless: break
    case .bordered:
      // .15 by eye.
      background = isEnabled && (isDestructive || isTinted) ? .opacity(accent, 0.15) : disabled
    case .glass:
      isGlass = true
      background = disabled
    case .borderedProminent: background = isEnabled ? accent : disabled
    case .glassProminent:
      isGlass = isEnabled
      glassTint = accent
      background = isEnabled ? accent : disabled
    }
  }
}
