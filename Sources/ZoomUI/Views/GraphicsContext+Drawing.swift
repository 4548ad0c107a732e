// What a canvas draws.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

extension GraphicsContext {
  private func add(
    _ kind: EngineKind, _ children: [EngineNode] = [], _ first: [EngineModifier] = []
  ) {
    var modifiers = first + filters
    if transform != .identity { modifiers.append(.transformEffect(transform.engine)) }
    modifiers += clips
    if opacity != 1 { modifiers.append(.opacity(opacity)) }
    if blendMode != .normal { modifiers.append(.blendMode(blendMode.engine)) }
    onDriver { board.add(kind, children, modifiers) }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path) { rect, outline in
      ShapeContent(
        shape: .path(outline), fill: shading.style(rect), usesEvenOddRule: style.isEOFilled)
    }
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path) { rect, outline in
      ShapeContent(
        shape: .path(outline),
        strokes: [.init(style: shading.style(rect), stroke: style.engine, isInside: false)])
    }
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The path at its place: a shape as large as its bounds, moved there, so that gradients span it.
  private func draw(_ path: Path, _ make: (CGRect, EnginePath) -> ShapeContent) {
    let rect = path.boundingRect
    guard rect.width.isFinite, rect.height.isFinite else { return }
    let local = path.applying(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
    add(
      .shape(make(rect, local.engine)), [],
      [
        .frame(width: rect.width, height: rect.height, alignment: .topLeading),
        .offset(.init(dx: rect.minX, dy: rect.minY)),
      ])
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    clips.append(.clipShape(.path(path.applying(transform).engine)))
  }
  public mutating func addFilter(_ filter: Filter) { filters.append(filter.modifier) }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(transform)
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Draws with a copy of the context, whose changes end with the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  // Texts and images
  public func resolve(_ text: Text) -> ResolvedText {
    let board = board
    return ResolvedText(text: text) { size in
      onDriver { board.context.graph.bridge.size(of: text, in: size) }
    }
  }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    onDriver {
      let name = board.context.graph.encode(id)
      return board.symbols.first { node in
        node.modifiers.contains { modifier in
          if case .tag(name) = modifier.modifier { return true }
          if case .id(name) = modifier.modifier { return true }
          return false
        }
      }.map { ResolvedSymbol(node: $0) }
    }
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text, at: point, anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { place(text, in: rect) }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.text.foregroundStyle(AnyShapeStyle(text.shading.style(.zero))), at: point, anchor)
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(text.text.foregroundStyle(AnyShapeStyle(text.shading.style(.zero))), in: rect)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image, at: point, anchor)
  }
  public func draw(
    _ image: Image, in rect: CGRect, style: FillStyle = FillStyle()
  ) { place(image.resizable(), in: rect) }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.image, at: point, anchor)
  }
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) { place(image.image.resizable(), in: rect) }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place([symbol.node], at: point, anchor)
  }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place([symbol.node], in: rect) }

  private func nodes<V: View>(_ view: V) -> [EngineNode] {
    onDriver { board.context.nodes(view, part: "drawn view \(board.nodes.count)") }
  }
  private func place<V: View>(_ view: V, at point: CGPoint, _ anchor: UnitPoint) {
    place(nodes(view), at: point, anchor)
  }
  private func place<V: View>(_ view: V, in rect: CGRect) { place(nodes(view), in: rect) }

  /// A frame of no size at the point lets the view hang over it by the anchor.
  private func place(_ nodes: [EngineNode], at point: CGPoint, _ anchor: UnitPoint) {
    add(
      .zStack(alignment: .center), nodes,
      [
        .fixedSize(horizontal: true, vertical: true),
        .frame(width: 0, height: 0, alignment: alignment(anchor)),
        .offset(.init(dx: point.x, dy: point.y)),
      ])
  }
  private func place(_ nodes: [EngineNode], in rect: CGRect) {
    add(
      .zStack(alignment: .topLeading), nodes,
      [
        .frame(width: rect.width, height: rect.height, alignment: .topLeading),
        .offset(.init(dx: rect.minX, dy: rect.minY)),
      ])
  }

  /// The alignment that puts an anchor of the view on the point; the nearest of the nine.
  private func alignment(_ anchor: UnitPoint) -> ZoomRender.Alignment {
    let horizontal: HorizontalAlignment =
      anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
    let vertical: VerticalAlignment =
      anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
    return Alignment(horizontal: horizontal, vertical: vertical).engine
  }
}
