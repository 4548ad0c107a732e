// The outline of a shape in a rectangle.

extension Shape {
  /// The outline in `rect`, in the coordinates of `rect`.
  ///
  /// - Parameters:
  ///   - layoutDirection: Right to left mirrors the outline, as shapes do since iOS 17
  ///     (documented): leading corners change sides, a trimmed outline begins on the other one.
  ///   - container: What `containerRelative` stands for; a plain rectangle by default.
  /// - Returns: An empty path when the rectangle is not finite, or was inset to nothing.
  public func path(
    in rect: Rect, layoutDirection: LayoutDirection = .leftToRight, container: Shape = .rectangle
  ) -> Path {
    guard layoutDirection == .rightToLeft, !keepsItsForm else {
      return ShapeOutliner(direction: layoutDirection, container: container)
        .path(self, in: rect, inset: 0)
    }
    let outline = ShapeOutliner(direction: .leftToRight, container: container)
      .path(self, in: rect, inset: 0)
    return outline.applying(Affine(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  /// True for shapes that are their own mirror image, or that change their radii instead.
  private var keepsItsForm: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule,
      .containerRelative:
      true
    case .inset(let base, _), .stroked(let base, _): base.keepsItsForm
    default: false
    }
  }
}

/// Follows a shape's modifications down to the outline.
private struct ShapeOutliner {
  let direction: LayoutDirection
  let container: Shape

  /// `inset` is what `inset(by:)` asked for outside this shape.
  func path(_ shape: Shape, in rect: Rect, inset: Double) -> Path {
    let inner = inset == 0 ? rect : rect.inset(by: inset)
    guard inner.isFinite, inner.width >= 0, inner.height >= 0 else { return Path() }
    switch shape {
    case .rectangle: return Path(rect: inner)
    case .roundedRectangle(let size, let style):
      return Path(
        roundedRect: inner, cornerSize: Size(size.width - inset, size.height - inset), style: style)
    case .unevenRoundedRectangle(let radii, let style):
      let sided = direction == .leftToRight ? radii : radii.mirrored
      return Path(
        roundedRect: inner,
        cornerRadii: CornerRadii(
          topLeading: sided.topLeading - inset, topTrailing: sided.topTrailing - inset,
          bottomTrailing: sided.bottomTrailing - inset, bottomLeading: sided.bottomLeading - inset),
        style: style)
    case .circle: return Path(circleIn: inner)
    case .ellipse: return Path(ellipseIn: inner)
    case .capsule(let style): return Path(capsuleIn: inner, style: style)
    case .path(let path): return path.applying(.translation(x: inner.minX, y: inner.minY))
    case .containerRelative:
      if case .containerRelative = container { return Path(rect: inner) }
      return path(container, in: rect, inset: inset)
    case .inset(let base, let distance):
      return path(base, in: rect, inset: inset + (distance.isFinite ? distance : 0))
    case .offset(let base, let vector):
      return path(base, in: rect, inset: inset).applying(.translation(vector))
    case .rotation(let base, let radians, let anchor):
      let turn = Affine.rotation(radians: radians).about(anchor.point(in: rect))
      return path(base, in: rect, inset: inset).applying(turn)
    case .trim(let base, let start, let end):
      return path(base, in: inner, inset: 0).trimmed(from: start, to: end)
    case .scale(let base, let x, let y, let anchor):
      let map = Affine.scale(x: x, y: y).about(anchor.point(in: inner))
      return path(base, in: inner, inset: 0).applying(map)
    case .transform(let base, let map): return path(base, in: inner, inset: 0).applying(map)
    case .sized(let base, let size):
      return path(base, in: Rect(origin: inner.origin, size: size), inset: 0)
    case .stroked(let base, let style): return path(base, in: inner, inset: 0).stroked(style)
    }
  }
}
