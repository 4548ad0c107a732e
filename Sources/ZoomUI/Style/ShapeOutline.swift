// Outlines of the built-in shapes, for code of the user's that asks for a path.

import ZoomRender

/// Outlines of rounded rectangles.
enum ShapeOutline {
  /// The outline with quarter-ellipse corners.
  static func path(of shape: EngineShape, in rect: EngineRect) -> EnginePath {
    switch shape {
    case .roundedRectangle(let size, _):
      let (w, h) = (min(size.width, rect.width / 2), min(size.height, rect.height / 2))
      return rounded(rect, corners: [(w, h), (w, h), (w, h), (w, h)])
    case .unevenRoundedRectangle(let radii, _):
      let limit = min(rect.width, rect.height) / 2
      return rounded(rect, corners: radii.components.map { (min($0, limit), min($0, limit)) })
    default: return EnginePath(rect: rect)
    }
  }

  /// Corners clockwise from the top left; radii in points.
  private static func rounded(
    _ rect: EngineRect, corners: [(w: Double, h: Double)]
  ) -> EnginePath {
    // Distance of a quarter arc's control points from its ends, as a fraction of the radius.
    let pull = 1 - 0.5522847498307936
    var path = EnginePath()
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (tl, tr, br, bl) = (corners[0], corners[1], corners[2], corners[3])
    path.move(to: EnginePoint(x: l + tl.w, y: t))
    path.line(to: EnginePoint(x: r - tr.w, y: t))
    path.curve(
      EnginePoint(x: r - tr.w * pull, y: t), EnginePoint(x: r, y: t + tr.h * pull),
      to: EnginePoint(x: r, y: t + tr.h))
    path.line(to: EnginePoint(x: r, y: b - br.h))
    path.curve(
      EnginePoint(x: r, y: b - br.h * pull), EnginePoint(x: r - br.w * pull, y: b),
      to: EnginePoint(x: r - br.w, y: b))
    path.line(to: EnginePoint(x: l + bl.w, y: b))
    path.curve(
      EnginePoint(x: l + bl.w * pull, y: b), EnginePoint(x: l, y: b - bl.h * pull),
      to: EnginePoint(x: l, y: b - bl.h))
    path.line(to: EnginePoint(x: l, y: t + tl.h))
    path.curve(
      EnginePoint(x: l, y: t + tl.h * pull), EnginePoint(x: l + tl.w * pull, y: t),
      to: EnginePoint(x: l + tl.w, y: t))
    path.close()
    return path
  }
}
