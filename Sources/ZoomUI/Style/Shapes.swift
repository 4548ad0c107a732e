// The shapes that SwiftUI has.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public var _form: _ShapeForm { _ShapeForm(.rectangle) }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
  nonisolated public var _form: _ShapeForm {
    _ShapeForm(.roundedRectangle(cornerSize: EngineSize(cornerSize), style: style.engine))
  }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  nonisolated public var _form: _ShapeForm {
    _ShapeForm(.unevenRoundedRectangle(radii: cornerRadii.engine, style: style.engine))
  }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public var _form: _ShapeForm { _ShapeForm(.circle) }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public var _form: _ShapeForm { _ShapeForm(.ellipse) }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  nonisolated public var _form: _ShapeForm { _ShapeForm(.capsule(style: style.engine)) }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

public struct ContainerRelativeShape: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public var _form: _ShapeForm { _ShapeForm(.containerRelative) }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

/// A rectangle whose corners follow the container: drawn with its container's radius.
public struct ConcentricRectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public var _form: _ShapeForm { _ShapeForm(.containerRelative) }
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape { insetShape(self, amount) }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { .init() }
}
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerSize: cornerSize, style: style) }
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerRadius: cornerRadius, style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { .init(cornerRadii: cornerRadii, style: style) }
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { .init() }
}
extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { .init() }
}
extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { .init() }
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    .init(style: style)
  }
}
extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { .init() }
}
