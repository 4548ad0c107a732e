// Clip shapes in device pixels.

/// An outline on the plan's grid of 1/1024 device pixel.
enum PlanShape: Sendable, Equatable {
  case rect(FixedRect)
  /// Radii clockwise from the top left on screen, in 1/1024 pixel.
  case rounded(FixedRect, radii: [Int], style: CornerStyle)
  /// Coordinates are multiples of 1/1024 pixel.
  case path(Path)

  /// The shape under a map from layer points to pixels.
  init(_ shape: ClipShape, map: Affine) {
    let keepsAxes = map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0
    switch shape {
    case .rect(let rect) where keepsAxes:
      self = .rect(FixedRect(map.apply(to: rect)))
    case .rounded(let rect, let radii, let style) where keepsAxes && map.a == map.d:
      let fixed = FixedRect(map.apply(to: rect))
      let limit = max(0, min(fixed.width, fixed.height))
      let lengths = radii.components.map { max(0, min(limit, Fixed.quantized($0 * map.a))) }
      self =
        lengths.allSatisfy { $0 == 0 }
        ? .rect(fixed) : .rounded(fixed, radii: lengths, style: style)
    default:
      self = .path(Self.snapped(shape.path.applying(map)))
    }
  }

  private static func snapped(_ path: Path) -> Path {
    func snap(_ point: Point) -> Point {
      Point(Fixed.double(Fixed.quantized(point.x)), Fixed.double(Fixed.quantized(point.y)))
    }
    return Path(
      elements: path.elements.map { element in
        switch element {
        case .move(let point): .move(snap(point))
        case .line(let point): .line(snap(point))
        case .quadratic(let control, let end):
          .quadratic(control: snap(control), end: snap(end))
        case .cubic(let control1, let control2, let end):
          .cubic(control1: snap(control1), control2: snap(control2), end: snap(end))
        case .close: .close
        }
      })
  }

  /// The box around the shape.
  var box: FixedRect {
    switch self {
    case .rect(let rect), .rounded(let rect, _, _): rect
    case .path(let path): FixedRect(path.controlBounds)
    }
  }

  /// All pixels that the shape may touch.
  var bounds: PixelRect { box.outer }

  /// The outline in pixels.
  var path: Path {
    switch self {
    case .rect(let rect): Path(rect: rect.rect)
    case .rounded(let rect, let radii, let style):
      ClipShape.rounded(
        rect.rect,
        radii: CornerRadii(
          topLeading: Fixed.double(radii[0]), topTrailing: Fixed.double(radii[1]),
          bottomTrailing: Fixed.double(radii[2]), bottomLeading: Fixed.double(radii[3])),
        style: style
      ).path
    case .path(let path): path
    }
  }

  /// How far corners reach along the edges, in 1/1024 pixel: a continuous corner of radius r takes
  /// 1.528665 r (its published outline), rounded up here.
  var cornerReach: Int {
    guard case .rounded(_, let radii, let style) = self else { return 0 }
    let largest = radii.max() ?? 0
    return style == .continuous ? largest * 157 / 100 + 1 : largest
  }

  /// True when every pixel of `rect` certainly lies inside.
  func covers(_ rect: PixelRect) -> Bool {
    switch self {
    case .rect(let box): return box.inner.contains(rect)
    case .rounded(let box, _, _):
      let reach = cornerReach
      let wide = FixedRect(
        left: box.left, top: box.top + reach, right: box.right, bottom: box.bottom - reach)
      let tall = FixedRect(
        left: box.left + reach, top: box.top, right: box.right - reach, bottom: box.bottom)
      return (!wide.isEmpty && wide.inner.contains(rect))
        || (!tall.isEmpty && tall.inner.contains(rect))
    case .path: return false
    }
  }

  func offset(x: Int, y: Int) -> PlanShape {
    switch self {
    case .rect(let rect): .rect(rect.offset(x: x, y: y))
    case .rounded(let rect, let radii, let style):
      .rounded(rect.offset(x: x, y: y), radii: radii, style: style)
    case .path(let path):
      .path(path.applying(.translation(x: Fixed.double(x), y: Fixed.double(y))))
    }
  }
}

extension PlanShape: CustomStringConvertible {
  var description: String {
    switch self {
    case .rect(let rect): "rect \(rect)"
    case .rounded(let rect, let radii, let style):
      "\(style.rawValue) \(rect) radii \(radii.map(Fixed.double))"
    case .path(let path): "path of \(path.elements.count) in \(box)"
    }
  }
}
