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
  var base: any Shape
  let form: EngineShape?
  let make: @Sendable (EngineShape) -> EngineShape
  let change: @Sendable (Path, CGRect) -> Path
  let rect: @Sendable (CGRect) -> CGRect

  nonisolated init(
    _ base: any Shape, _ make: @escaping @Sendable (EngineShape) -> EngineShape,
    rect: @escaping @Sendable (CGRect) -> CGRect = { $0 },
    change: @escaping @Sendable (Path, CGRect) -> Path = { path, _ in path }
  ) {
    self.base = base
    self.make = make
    form = base._form.engine.map(make)
    self.change = change
    self.rect = rect
  }

  public func path(in rect: CGRect) -> Path { change(base.path(in: self.rect(rect)), rect) }
  nonisolated public var _form: _ShapeForm { _ShapeForm(form) }

  public var animatableData: _AnimatableNumbers {
    get { _AnimatableNumbers(list: base.animatableNumbers) }
    set { base = base.withAnimatable(newValue.list) }
  }

  /// The engine's form over an outline of the user's, which is known for this rectangle.
  @MainActor func resolved(in rect: CGRect) -> EngineShape {
    let inner =
      (base as? _DerivedShape)?.resolved(in: rect)
      ?? .path(base.path(in: self.rect(rect)).engine)
    return make(inner)
  }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape {
    _DerivedShape(
      self, { .inset($0, by: amount) }, rect: { $0.insetBy(dx: amount, dy: amount) })
  }
}

nonisolated extension Shape {
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    _DerivedShape(
      self, { .trim($0, from: start, to: end) },
      change: { path, _ in path.trimmedPath(from: start, to: end) })
  }
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    _DerivedShape(
      self, { .offset($0, .init(dx: x, dy: y)) }, change: { path, _ in path.offsetBy(dx: x, dy: y) }
    )
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _DerivedShape(
      self, { .scale($0, x: x, y: y, anchor: anchor.engine) },
      change: { path, rect in
        path.applying(about(anchor, in: rect, CGAffineTransform(scaleX: x, y: y)))
      })
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _DerivedShape(
      self, { .rotation($0, radians: angle.radians, anchor: anchor.engine) },
      change: { path, rect in
        path.applying(about(anchor, in: rect, CGAffineTransform(rotationAngle: angle.radians)))
      })
  }
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _DerivedShape(
      self, { .transform($0, transform.engine) }, change: { path, _ in path.applying(transform) })
  }
  public func size(_ size: CGSize) -> some Shape {
    _DerivedShape(
      self, { .sized($0, EngineSize(size)) }, rect: { CGRect(origin: $0.origin, size: size) })
  }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    self.size(CGSize(width: width, height: height))
  }
  public func stroke(style: StrokeStyle) -> some Shape {
    _DerivedShape(self, { .stroked($0, style.engine) })
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
  ShapeOutline.path(of: shape, in: EngineRect(rect))
}
