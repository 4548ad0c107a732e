// Outlines of clip shapes.

extension ClipShape {
  /// The outline in layer coordinates.
  var path: Path {
    switch self {
    case .rect(let rect): Path(rect: rect)
    case .rounded(let rect, let radii, let style):
      Path(roundedRect: rect, cornerRadii: radii, style: style)
    case .path(let path): path
    }
  }

  /// The box around the outline.
  var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _, _): rect
    case .path(let path): path.controlBounds
    }
  }
}
