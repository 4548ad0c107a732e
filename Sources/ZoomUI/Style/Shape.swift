// Shapes.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// The engine's form of a shape, when it has one; opaque to users.
public struct _ShapeForm: Sendable {
  let engine: EngineShape?
  init(_ engine: EngineShape?) { self.engine = engine }
}

/// An outline for a rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  @MainActor @preconcurrency func path(in rect: CGRect) -> Path
  nonisolated var _form: _ShapeForm { get }
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

public enum ShapeRole: Sendable { case fill, stroke, separator }
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
}

extension Shape {
  nonisolated public var _form: _ShapeForm { _ShapeForm(nil) }
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    .mirrors(in: .rightToLeft)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor public var body: _ShapeView<Self> { _ShapeView(shape: self) }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  let base: any Shape
  nonisolated public init<S: Shape>(_ shape: S) { base = shape }
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  nonisolated public var _form: _ShapeForm { base._form }
}

/// A shape made from another one.
public struct _DerivedShape: InsettableShape {
  /// What is done to the other shape; the numbers are those that an animation changes.
  struct Change: Sendable {
    let engine: @Sendable (EngineShape, [Double]) -> EngineShape
    var rect: @Sendable (CGRect, [Double]) -> CGRect = { rect, _ in rect }
    var path: @Sendable (Path, CGRect, [Double]) -> Path = { path, _, _ in path }
  }

  var base: any Shape
  var numbers: [Double]
  let change: Change

  nonisolated init(_ base: any Shape, _ numbers: [Double], _ change: Change) {
    self.base = base
    self.numbers = numbers
    self.change = change
  }

  public func path(in rect: CGRect) -> Path {
    change.path(base.path(in: change.rect(rect, numbers)), rect, numbers)
  }
  nonisolated public var _form: _ShapeForm {
    _ShapeForm(base._form.engine.map { change.engine($0, numbers) })
  }

  public var animatableData: _AnimatableNumbers {
    get { _AnimatableNumbers(list: numbers + base.animatableNumbers) }
    set {
      base = base.withAnimatable(Array(newValue.list.dropFirst(numbers.count)))
      numbers = Array(newValue.list.prefix(numbers.count))
    }
  }

  /// The engine's form over an outline of the user's, which is known for this rectangle.
  @MainActor func resolved(in rect: CGRect) -> EngineShape {
    let inner =
      (base as? _DerivedShape)?.resolved(in: rect)
      ?? .path(base.path(in: change.rect(rect, numbers)).engine)
    return change.engine(inner, numbers)
  }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

/// A shape in a smaller rectangle.
nonisolated func insetShape(_ shape: any Shape, _ amount: CGFloat) -> _DerivedShape {
  _DerivedShape(
    shape, [amount],
    .init(
      engine: { .inset($0, by: $1[0]) }, rect: { $0.insetBy(dx: $1[0], dy: $1[0]) }))
}

nonisolated extension Shape {
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    _DerivedShape(
      self, [start, end],
      .init(
        engine: { .trim($0, from: $1[0], to: $1[1]) },
        path: { path, _, numbers in path.trimmedPath(from: numbers[0], to: numbers[1]) }))
  }
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _DerivedShape(
      self, [x, y],
      .init(
        engine: { .offset($0, .init(dx: $1[0], dy: $1[1])) },
        path: { path, _, numbers in path.offsetBy(dx: numbers[0], dy: numbers[1]) }))
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _DerivedShape(
      self, [x, y],
      .init(
        engine: { .scale($0, x: $1[0], y: $1[1], anchor: anchor.engine) },
        path: { path, rect, numbers in
          path.applying(
            about(anchor, in: rect, CGAffineTransform(scaleX: numbers[0], y: numbers[1])))
        }))
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _DerivedShape(
      self, [angle.radians],
      .init(
        engine: { .rotation($0, radians: $1[0], anchor: anchor.engine) },
        path: { path, rect, numbers in
          path.applying(about(anchor, in: rect, CGAffineTransform(rotationAngle: numbers[0])))
        }))
  }
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _DerivedShape(
      self, [],
      .init(
        engine: { shape, _ in .transform(shape, transform.engine) },
        path: { path, _, _ in path.applying(transform) }))
  }
  public func size(_ size: CGSize) -> some Shape {
    _DerivedShape(
      self, [size.width, size.height],
      .init(
        engine: { .sized($0, EngineSize($1[0], $1[1])) },
        rect: { CGRect(x: $0.minX, y: $0.minY, width: $1[0], height: $1[1]) }))
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    self.size(CGSize(width: width, height: height))
  }
  public func stroke(style: StrokeStyle) -> some Shape {
    _DerivedShape(
      self, [],
      .init(
        engine: { shape, _ in .stroked(shape, style.engine) },
        path: { path, _, _ in path.strokedPath(style) }))
  }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    self.stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self>
  {
    _ShapeView(shape: self).fill(content, style: style)
  }
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    _ShapeView(shape: self).fill(ForegroundStyle(), style: style)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self).stroke(content, style: style)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self).stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self).strokeBorder(content, style: style)
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style)
  }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}

private func about(
  _ anchor: UnitPoint, in rect: CGRect, _ map: CGAffineTransform
) -> CGAffineTransform {
  let point = EnginePoint(
    x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
  return CGAffineTransform(map.engine.about(point))
}

/// A shape as a view: fills and strokes in order.
public struct _ShapeView<Content: Shape> {
  let shape: Content
  var fill: EngineStyle?
  var usesEvenOddRule = false
  var strokes: [ShapeContent.Stroke] = []

  nonisolated init(shape: Content) { self.shape = shape }

  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> Self
  {
    var copy = self
    copy.fill = content._style.engine
    copy.usesEvenOddRule = style.isEOFilled
    return copy
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> Self { adding(content, style, inside: false) }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { adding(content, StrokeStyle(lineWidth: lineWidth), inside: false) }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> Self { adding(content, style, inside: true) }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { adding(content, StrokeStyle(lineWidth: lineWidth), inside: true) }

  nonisolated private func adding<S: ShapeStyle>(
    _ content: S, _ style: StrokeStyle, inside: Bool
  ) -> Self {
    var copy = self
    copy.strokes.append(
      ShapeContent.Stroke(style: content._style.engine, stroke: style.engine, isInside: inside))
    return copy
  }

  func content(_ form: EngineShape) -> ShapeContent {
    ShapeContent(shape: form, fill: fill, strokes: strokes, usesEvenOddRule: usesEvenOddRule)
  }
}

extension _ShapeView: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    if let form = view.shape._form.engine {
      context.emit(.shape(view.content(form)))
      return
    }
    // An outline of the user's depends on the size: asked for during layout, which gives a
    // geometry reader the size that a shape would take.
    var shape = view.shape
    context.bindProperties(of: &shape)
    var template = context.template("shape") { inner, request in
      let rect = CGRect(origin: .zero, size: request.size.cg)
      let now = shape.withAnimatable(inner.graph.animatable)
      let form = (now as? _DerivedShape)?.resolved(in: rect) ?? .path(now.path(in: rect).engine)
      let isFixed = shape.layoutDirectionBehavior == .fixed
      inner.emit(.shape(view.content(form)), modifiers: isFixed ? inner.unmirrored() : [])
    }
    template.animatable = shape.animatableNumbers
    context.emit(.geometryReader(template))
  }
}

/// The outline of a shape in a rectangle.
func outline(of shape: EngineShape, in rect: CGRect) -> EnginePath {
  shape.path(in: EngineRect(rect))
}
