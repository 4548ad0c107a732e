// The colours with which a picture ends above and below.

extension Picture {
  /// The colours at the top and the bottom of the first fill or image that covers `rect`; nil when the
  /// picture does not begin with an opaque one.
  ///
  /// - Parameter image: The colours of a part of an image, in its pixels; nil when it is see-through.
  func endColors(
    covering rect: Rect, _ image: (ImageID, Rect) -> (top: Color, bottom: Color)?
  ) -> (top: Color, bottom: Color)? {
    for command in commands {
      switch command {
      case .beginTransform, .beginClip: continue
      case .fill(let path, let paint, _):
        guard path.controlBounds.isAsLarge(as: rect) else { return nil }
        return paint.endColors
      case .image(let id, let source, let box, let opacity):
        guard opacity == 1, box.isAsLarge(as: rect) else { return nil }
        // What is cut off above and below does not count.
        let scale = box.height > 0 ? source.height / box.height : 0
        let (top, bottom) = (
          max(0, rect.minY - box.minY) * scale, max(0, box.maxY - rect.maxY) * scale
        )
        return image(
          id,
          Rect(
            minX: source.minX, minY: source.minY + top, maxX: source.maxX,
            maxY: source.maxY - bottom))
      default: return nil
      }
    }
    return nil
  }
}

extension Paint {
  /// The first and the last colour; nil when one of them is see-through.
  fileprivate var endColors: (top: Color, bottom: Color)? {
    let ends: (Color, Color)
    switch self {
    case .color(let color): ends = (color, color)
    case .gradient(let gradient):
      guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
      ends = (first.color, last.color)
    }
    return ends.0.alpha == 1 && ends.1.alpha == 1 ? ends : nil
  }
}

extension Rect {
  /// True when it is at most two points smaller than the other.
  fileprivate func isAsLarge(as other: Rect) -> Bool {
    width >= other.width - 2 && height >= other.height - 2
  }
}
