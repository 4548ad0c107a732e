// Operations of single layers: pictures, colours, shadows.

extension FramePlanner {
  mutating func addPicture(_ picture: Picture, in place: Place) {
    let resting = picture.restingScale
    let scale =
      pixelsPerPoint * place.panelScale
      * (resting.isFinite && resting > 0 ? min(resting, 16) : 1)
    let toPixels = Affine.scale(1 / scale).then(place.map)
    let grid = Self.grid(of: picture, scale: scale, map: toPixels, visible: place.visible)
    guard !grid.isEmpty else { return }
    addImage(
      .picture(picture, scale: scale), rect: grid, map: toPixels, in: place,
      solid: picture.solidRect(grid: grid, scale: scale))
  }

  /// The picture's pixels on its own grid: all of them, or of a huge one those near what is visible.
  ///
  /// A window moves in steps of its own size, so that the next frames find it again.
  private static func grid(
    of picture: Picture, scale: Double, map: Affine, visible: PixelRect
  ) -> PixelRect {
    let whole = PixelRect(around: picture.bounds.scaled(by: scale))
    if whole.width <= 1 << 20, whole.height <= 1 << 20, PictureRaster.tileCount(whole) <= 1 << 14 {
      return whole
    }
    guard let back = map.inverse else { return .empty }
    let seen = PixelRect(around: back.apply(to: visible.rect)).grown(by: 2)
    func step(_ value: Int, up: Bool) -> Int {
      let size = PictureRaster.tileWidth
      return Int((Double(value) / Double(size)).rounded(up ? .up : .down)) * size
    }
    let window = PixelRect(
      left: step(seen.left, up: false), top: step(seen.top, up: false),
      right: step(seen.right, up: true), bottom: step(seen.bottom, up: true)
    ).intersection(whole)
    return PictureRaster.tileCount(window) <= 1 << 14 ? window : .empty
  }

  /// Adds an image whose grid is mapped to pixels by `map`.
  ///
  /// - Parameter solid: the part of `rect` that is certainly opaque.
  mutating func addImage(
    _ source: PlanImage.Source, rect: PixelRect, map: Affine, in place: Place,
    solid: PixelRect = .empty, blendMode: BlendMode = .normal
  ) {
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else {
      return addPlane(
        source, rect: rect, matrix: ProjectiveMap(map), in: place, blendMode: blendMode)
    }
    let target = FixedRect(map.apply(to: rect.rect))
    guard !target.isEmpty else { return }
    withClip(.rect(padded(target, by: place.clip)), in: place) { planner, place in
      let isSolid = solid == rect && place.weight == Fixed.full && blendMode == .normal
      planner.ops.append(
        PlanOp(
          kind: .image(
            PlanImage(
              source: source, rect: rect, placement: .rect(target), weight: place.weight,
              blendMode: blendMode)),
          bounds: place.visible, isOpaque: isSolid))
    }
  }

  /// Moves edges that the clip cuts anyway outward to whole pixels: coverage there is the clip's.
  private func padded(_ rect: FixedRect, by clip: FixedRect) -> FixedRect {
    let noise = 2
    func down(_ value: Int) -> Int { Fixed.floor(value) * Fixed.one }
    func up(_ value: Int) -> Int { Fixed.ceil(value) * Fixed.one }
    return FixedRect(
      left: rect.left <= clip.left + noise ? down(min(rect.left, clip.left)) : rect.left,
      top: rect.top <= clip.top + noise ? down(min(rect.top, clip.top)) : rect.top,
      right: rect.right >= clip.right - noise ? up(max(rect.right, clip.right)) : rect.right,
      bottom: rect.bottom >= clip.bottom - noise
        ? up(max(rect.bottom, clip.bottom)) : rect.bottom)
  }

  mutating func addColor(_ color: Color, over bounds: Rect, in place: Place) {
    let weight = Self.product(place.weight, Fixed.weight(color.alpha))
    guard weight > 0 else { return }
    var shape = PlanShape(.rect(bounds), map: place.map)
    if case .rect(let rect) = shape { shape = .rect(padded(rect, by: place.clip)) }
    withClip(shape, in: place) { planner, place in
      planner.ops.append(
        PlanOp(
          kind: .fill(color: Self.opaque(color), weight: weight), bounds: place.visible,
          isOpaque: weight == Fixed.full))
    }
  }

  mutating func addShadow(_ shadow: LayerShadow, of shape: ClipShape, in place: Place) {
    let weight = Self.product(place.weight, Fixed.weight(shadow.color.alpha))
    let sigma = Fixed.quantized(min(340, max(0, shadow.sigma * place.map.meanScale)))
    let offset = place.map.apply(to: shadow.offset)
    guard weight > 0, offset.dx.isFinite, offset.dy.isFinite else { return }
    let outline = Self.castable(PlanShape(shape, map: place.map))
    let (x, y) = (Fixed.quantized(offset.dx), Fixed.quantized(offset.dy))
    let reach = (sigma * 3 + 1023) / 1024 + 2
    let bounds = outline.offset(x: x, y: y).bounds.grown(by: reach)
      .intersection(place.visible)
    guard !bounds.isEmpty else { return }
    ops.append(
      PlanOp(
        kind: .shadow(
          PlanShadow(
            shape: outline, offsetX: x, offsetY: y, sigma: sigma,
            color: Self.opaque(shadow.color), weight: weight)),
        bounds: bounds))
  }

  /// A shape whose blurred corners are small enough to be drawn: outlines and radii far larger than
  /// any canvas become the box around them.
  private static func castable(_ shape: PlanShape) -> PlanShape {
    let limit = 8192 * Fixed.one
    switch shape {
    case .rect: return shape
    case .rounded(let box, _, _): return shape.cornerReach > limit ? .rect(box) : shape
    case .path:
      let box = shape.box
      return box.width > limit || box.height > limit ? .rect(box) : shape
    }
  }

  /// Another frame, scaled into the bounds and cut to them.
  mutating func addEmbedded(_ frame: Frame, into bounds: Rect, in place: Place) {
    guard !frame.size.isEmpty, !bounds.isEmpty else { return }
    var inner = place
    inner.map = Affine.scale(
      x: bounds.width / frame.size.width, y: bounds.height / frame.size.height
    ).then(.translation(x: bounds.minX, y: bounds.minY)).then(place.map)
    inner.panelScale *= min(16, max(1.0 / 64, bounds.width / frame.size.width))
    let frameRect = Rect(origin: .zero, size: frame.size)
    withClip(.rect(frameRect), in: inner) { planner, place in
      let outer = planner.canvas
      defer { planner.canvas = outer }
      let box = PlanShape(.rect(frameRect), map: place.map).box.inner
      planner.canvas = Canvas(
        extent: box.intersection(outer.extent), start: planner.ops.count,
        background: Self.premultiplied(frame.background))
      planner.addColor(frame.background, over: frameRect, in: place)
      planner.add(frame.root, in: place)
    }
  }
}

extension Rect {
  /// The rectangle with all coordinates multiplied.
  func scaled(by factor: Double) -> Rect {
    Rect(
      x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

extension Picture {
  /// The part of the picture's grid that is opaque whatever comes later: the largest of its first
  /// fills that is an opaque axis-parallel rectangle.
  func solidRect(grid: PixelRect, scale: Double) -> PixelRect {
    var best = PixelRect.empty
    for command in commands.prefix(4) {
      guard case .fill(let path, let paint, _) = command, paint.isOpaque,
        let rect = path.axisRect
      else { break }
      let inner = FixedRect(rect.scaled(by: scale)).inner.intersection(grid)
      if inner.width * inner.height > best.width * best.height { best = inner }
    }
    return best
  }
}

extension Paint {
  /// True when it paints nothing translucent.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient):
      !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}

extension Path {
  /// The rectangle that the outline is, if it is one drawn as `init(rect:)` draws it.
  fileprivate var axisRect: Rect? {
    guard elements.count == 5, elements[4] == .close,
      case .move(let p0) = elements[0], case .line(let p1) = elements[1],
      case .line(let p2) = elements[2], case .line(let p3) = elements[3],
      p0.y == p1.y, p1.x == p2.x, p2.y == p3.y, p3.x == p0.x
    else { return nil }
    return controlBounds
  }
}
