// Rectangles with rounded corners among shapes.

/// The corner radii of a shape that is a rounded rectangle for a size.
struct RoundedOutline: Equatable {
  var radii: CornerRadii
  var style: CornerStyle

  init(radii: CornerRadii, style: CornerStyle) {
    self.radii = radii
    self.style = style
  }

  /// Nil when the shape is not a rectangle with round corners that fills its rectangle.
  init?(_ shape: Shape, in size: Size) {
    guard size.isFinite else { return nil }
    let half = max(0, min(size.width, size.height) / 2)
    func limited(_ radius: Double) -> Double { radius.isNaN ? 0 : max(0, min(radius, half)) }
    switch shape {
    case .rectangle: self.init(radii: .zero, style: .circular)
    case .roundedRectangle(let corner, let style):
      guard corner.width == corner.height else { return nil }
      self.init(radii: CornerRadii(limited(corner.width)), style: style)
    case .unevenRoundedRectangle(let radii, let style):
      self.init(
        radii: CornerRadii(
          topLeading: limited(radii.topLeading), topTrailing: limited(radii.topTrailing),
          bottomTrailing: limited(radii.bottomTrailing),
          bottomLeading: limited(radii.bottomLeading)), style: style)
    case .capsule(let style): self.init(radii: CornerRadii(half), style: style)
    case .circle:
      guard size.width == size.height else { return nil }
      self.init(radii: CornerRadii(half), style: .circular)
    default: return nil
    }
  }
}
