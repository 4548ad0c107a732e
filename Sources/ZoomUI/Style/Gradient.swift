// Gradients.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// Colours along a line.
public struct Gradient: Hashable, Sendable, ShapeStyle {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public enum ColorSpace: Hashable, Sendable { case device, perceptual }

  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(style: styled(.linear(start: .top, end: .bottom)))
  }

  func styled(_ geometry: GradientStyle.Geometry) -> EngineStyle {
    .gradient(
      GradientStyle(
        stops: stops.map { .init(color: $0.color.reference, location: $0.location) },
        geometry: geometry))
  }

  public var _style: _Style { _Style(styled(.linear(start: .top, end: .bottom))) }
}

/// A gradient whose geometry is its own or the standard one.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  let style: EngineStyle
  init(style: EngineStyle) { self.style = style }
  public init(_ gradient: Gradient) { style = gradient._style.engine }
  public var _style: _Style { _Style(style) }
}

public struct LinearGradient: ShapeStyle {
  public let _style: _Style
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _style = _Style(gradient.styled(.linear(start: startPoint.engine, end: endPoint.engine)))
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

public struct RadialGradient: ShapeStyle {
  public let _style: _Style
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    _style = _Style(
      gradient.styled(
        .radial(center: center.engine, startRadius: startRadius, endRadius: endRadius)))
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

public struct EllipticalGradient: ShapeStyle {
  public let _style: _Style
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    _style = _Style(
      gradient.styled(
        .elliptical(
          center: center.engine, startRadius: startRadiusFraction, endRadius: endRadiusFraction)))
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

public struct AngularGradient: ShapeStyle {
  public let _style: _Style
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    let end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
    _style = _Style(
      gradient.styled(
        .angular(
          center: center.engine, startRadians: startAngle.radians, endRadians: end.radians)))
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

/// A grid of colours: drawn as the gradient of its corner colours from top to bottom.
extension AnyGradient: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.style(view._style.engine))
  }
}
extension Gradient: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.style(view._style.engine))
  }
}
extension LinearGradient: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.style(view._style.engine))
  }
}
extension RadialGradient: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.style(view._style.engine))
  }
}
extension EllipticalGradient: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.style(view._style.engine))
  }
}
extension AngularGradient: View {
  public typealias Body = Never
  public static func _lower(_ view: Self, _ context: _Context) {
    context.emit(.style(view._style.engine))
  }
}
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { conicGradient(Gradient(colors: colors), center: center, angle: angle) }
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
