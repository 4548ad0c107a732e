// A zoom made by hand, for tests of the stages below the timeline.

@testable import ZoomRender

/// A grid of gradient tiles; one tile becomes a card that grows over the dimmed, receding grid.
struct SyntheticZoom {
  /// Canvas in points.
  var size = Size(402, 874)
  private let grid: Picture
  private let page: Picture
  private let tile: Picture

  init(size: Size = Size(402, 874)) {
    self.size = size
    let screen = Rect(origin: .zero, size: size)
    var commands: [DrawCommand] = [
      .fill(Path(rect: screen), .color(.white), usesEvenOddRule: false)
    ]
    for index in 0..<16 {
      let rect = Rect(
        x: 16 + Double(index % 2) * 193, y: 120 + Double(index / 2) * 180, width: 177, height: 140)
      commands.append(Self.tileFill(rect, hue: index))
      for line in 0..<6 {
        let bar = Rect(
          x: rect.minX + Double(line) * 24, y: rect.maxY + 8, width: 18, height: 1.0 / 3)
        commands.append(
          .fill(Path(rect: bar), .color(Color(bytes: 30, 30, 30)), usesEvenOddRule: false))
      }
      commands.append(
        .stroke(
          Path(roundedRect: rect.inset(by: 30), cornerRadius: 12), StrokeStyle(lineWidth: 2),
          .color(.white)))
    }
    grid = Picture(commands: commands, bounds: screen)
    let hero = Rect(x: 0, y: 0, width: size.width, height: 320)
    var content: [DrawCommand] = [
      .fill(Path(rect: screen), .color(.white), usesEvenOddRule: false),
      Self.gradient(Path(rect: hero), in: hero, hue: 3),
    ]
    for line in 0..<24 {
      for word in 0..<8 {
        let bar = Rect(
          x: 20 + Double(word) * 44, y: 350 + Double(line) * 20,
          width: 20 + Double((word * 7 + line * 5) % 20), height: 7)
        content.append(
          .fill(
            Path(roundedRect: bar, cornerRadius: 3), .color(Color(bytes: 60, 60, 67)),
            usesEvenOddRule: false))
      }
    }
    page = Picture(commands: content, bounds: screen)
    let source = Rect(x: 0, y: 0, width: 177, height: 140)
    tile = Picture(commands: [Self.tileFill(source, hue: 3)], bounds: source)
  }

  private static func tileFill(_ rect: Rect, hue: Int) -> DrawCommand {
    gradient(Path(roundedRect: rect, cornerRadius: 20), in: rect, hue: hue)
  }

  private static func gradient(_ path: Path, in rect: Rect, hue: Int) -> DrawCommand {
    let top = Color(bytes: 40 + hue * 53 % 200, 80 + hue * 97 % 170, 250 - hue * 41 % 200)
    let stops = [
      ResolvedGradient.Stop(color: top, location: 0),
      ResolvedGradient.Stop(color: top.interpolated(to: .black, progress: 0.4), location: 1),
    ]
    return .fill(
      path,
      .gradient(
        ResolvedGradient(
          stops: stops,
          geometry: .linear(
            start: Point(rect.minX, rect.minY), end: Point(rect.maxX, rect.maxY)))),
      usesEvenOddRule: false)
  }

  /// The moment at `progress` 0 (grid) to 1 (page).
  func frame(at progress: Double) -> Frame {
    let screen = Rect(origin: .zero, size: size)
    let source = Rect(x: 209, y: 300, width: 177, height: 140)
    let card = source.interpolated(to: screen, progress: progress)
    let radii = CornerRadii(20.0.interpolated(to: 55, progress: progress))
    let scale = 1 - 0.06 * progress
    func id(_ index: Int) -> NodeID { NodeID.root.child(index) }
    let background = Layer(
      id: id(1), role: .page, bounds: screen,
      transform: Affine.scale(scale).about(Point(size.width / 2, size.height / 2)),
      content: .picture(grid))
    let dim = Layer(
      id: id(2), role: .dim, bounds: screen, content: .color(Color.black.opacity(0.2 * progress)))
    let pageScale = card.width / size.width
    let destination = Layer(
      id: id(4), role: .page, bounds: screen,
      transform: Affine.scale(pageScale).then(.translation(x: card.minX, y: card.minY)),
      content: .picture(page))
    let snapshot = Layer(
      id: id(5), role: .source, bounds: Rect(origin: .zero, size: source.size),
      transform: Affine.scale(card.width / source.width)
        .then(.translation(x: card.minX, y: card.minY)),
      opacity: max(0, 1 - 2 * progress), content: .picture(tile))
    let cardLayer = Layer(
      id: id(3), role: .card, bounds: card, clip: .rounded(card, radii: radii, style: .continuous),
      shadow: LayerShadow(
        color: Color.black.opacity(0.3 * min(1, 10 * progress)), sigma: 12,
        offset: Vector(dx: 0, dy: 4)),
      content: .color(.white), children: [destination, snapshot])
    let root = Layer(
      id: .root, role: .screen, bounds: screen,
      children: [background, dim, cardLayer])
    return Frame(time: progress, size: size, background: .black, root: root)
  }
}
