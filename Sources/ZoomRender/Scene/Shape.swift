// Shapes before they have a size.

/// A shape that a rectangle turns into an outline.
public indirect enum Shape: Sendable, Equatable, Hashable, Codable {
  case rectangle
  /// `cornerSize` form: radii may differ horizontally and vertically.
  case roundedRectangle(cornerSize: Size, style: CornerStyle)
  case unevenRoundedRectangle(radii: CornerRadii, style: CornerStyle)
  case circle
  case ellipse
  case capsule(style: CornerStyle)
  /// Explicit outline in points from the view's top-leading corner.
  case path(Path)
  /// `ContainerRelativeShape`.
  case containerRelative

  /// `inset(by:)` of an `InsettableShape`.
  case inset(Shape, by: Double)
  /// Fractions 0...1 of the outline's length.
  case trim(Shape, from: Double, to: Double)
  case offset(Shape, Vector)
  case scale(Shape, x: Double, y: Double, anchor: UnitPoint)
  case rotation(Shape, radians: Double, anchor: UnitPoint)
  case transform(Shape, Affine)
  /// `size(_:)`: the outline for this size whatever the view's.
  case sized(Shape, Size)
  /// `.stroke(style:)` used as a shape: the outline of the stroke.
  case stroked(Shape, StrokeStyle)

  package static func roundedRectangle(
    cornerRadius: Double, style: CornerStyle = .continuous
  ) -> Shape {
    .roundedRectangle(cornerSize: Size(cornerRadius, cornerRadius), style: style)
  }
}

/// A shape used as a view: what fills it, what strokes it.
public struct ShapeContent: Sendable, Equatable, Hashable, Codable {
  /// A stroke over or instead of the fill.
  public struct Stroke: Sendable, Equatable, Hashable, Codable {
    package var style: ShapeStyle
    package var stroke: StrokeStyle
    /// True for `strokeBorder`: the stroke stays inside the shape.
    public var isInside: Bool
    package init(style: ShapeStyle, stroke: StrokeStyle, isInside: Bool) {
      self.style = style
      self.stroke = stroke
      self.isInside = isInside
    }
  }

  package var shape: Shape
  /// Nil with strokes present draws only them; nil without strokes fills with the foreground style.
  public var fill: ShapeStyle?
  package var strokes: [Stroke]
  package var usesEvenOddRule: Bool

  package init(
    shape: Shape, fill: ShapeStyle? = nil, strokes: [Stroke] = [], usesEvenOddRule: Bool = false
  ) {
    self.shape = shape
    self.fill = fill
    self.strokes = strokes
    self.usesEvenOddRule = usesEvenOddRule
  }
}
