// Outlines of clip shapes.

extension ClipShape {
  /// The outline in layer coordinates.
  var path: Path {
    switch self {
    case .rect(let rect): Path(rect: rect)
    case .path(let path): path
    case .rounded(let rect, let radii, let style):
      Path(roundedRect: rect, cornerRadii: radii, style: style)
    }
  }

  /// The box around the shape.
  var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _, _): rect
    case .path(let path): path.controlBounds
    }
  }
}
