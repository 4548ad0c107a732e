// What shapes, texts and backgrounds are filled with.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A style resolved for the engine; opaque to users.
public struct _Style: Sendable, Hashable {
  let engine: EngineStyle
  init(_ engine: EngineStyle) { self.engine = engine }
}

/// A colour, gradient or other way to fill a shape.
public protocol ShapeStyle: Sendable {
  var _style: _Style { get }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(.opacity(_style.engine, opacity))
  }

  public func blendMode(
    _ mode: BlendMode, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some ShapeStyle {
    Origin(file, line, column).unsupported("blendMode of a style")
    return AnyShapeStyle(_style.engine)
  }
  public func shadow(
    _ style: ShadowStyle, file: String = #filePath, line: Int = #line, column: Int = #column
  ) -> some ShapeStyle {
    Origin(file, line, column).unsupported("shadow of a style")
    return AnyShapeStyle(_style.engine)
  }

  public var secondary: some ShapeStyle { AnyShapeStyle(.opacity(_style.engine, 0.5)) }
  public var tertiary: some ShapeStyle { AnyShapeStyle(.opacity(_style.engine, 0.25)) }
  public var quaternary: some ShapeStyle { AnyShapeStyle(.opacity(_style.engine, 0.18)) }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  public let _style: _Style
  init(_ engine: EngineStyle) { _style = _Style(engine) }
  public init<S: ShapeStyle>(_ style: S) { _style = style._style }
}

/// A level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public var _style: _Style { _Style(.hierarchical(level)) }
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public var _style: _Style { _Style(.foreground) }
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public var _style: _Style { _Style(.background) }
}

extension BackgroundStyle {
  // The levels of the background are colours of their own.
  public var secondary: Color { Color(.system("secondarySystemBackground")) }
  public var tertiary: Color { Color(.system("tertiarySystemBackground")) }
  public var quaternary: Color { Color(.system("tertiarySystemBackground")) }
}

public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _style: _Style { _Style(.tint) }
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public var _style: _Style { _Style(.color(.system("separator"))) }
}

public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public var _style: _Style { _Style(.color(.system("placeholderText"))) }
}

public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public var _style: _Style { _Style(.color(.system("link"))) }
}

public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public var _style: _Style { _Style(.color(.system("systemFill"))) }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
  public var _style: _Style { _Style(.background) }
}

/// A blurred backdrop.
public struct Material: ShapeStyle {
  let engine: EngineStyle.Material
  public var _style: _Style { _Style(.material(engine)) }
  public static let ultraThin = Material(engine: .ultraThin)
  public static let thin = Material(engine: .thin)
  public static let regular = Material(engine: .regular)
  public static let thick = Material(engine: .thick)
  public static let ultraThick = Material(engine: .ultraThick)
  public static let bar = Material(engine: .bar)
}

/// An image used as a fill: the engine fills with the foreground style instead.
public struct ImagePaint: ShapeStyle {
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1,
    file: String = #filePath, line: Int = #line, column: Int = #column
  ) { Origin(file, line, column).unsupported("ImagePaint") }
  public var _style: _Style { _Style(.foreground) }
}

/// A shadow of a shape style.
public struct ShadowStyle: Hashable, Sendable {
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
  public static var accentColor: Color { .accentColor }
}
