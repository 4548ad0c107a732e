// Colours.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

/// A colour, resolved when it is painted.
public struct Color: Hashable, Sendable {
  let reference: EngineColor

  init(_ reference: EngineColor) { self.reference = reference }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func encoded(_ x: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return x }
      return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
    reference = .fixed(
      ZoomRender.Color(
        red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) { reference = .named(name) }
  public init(uiColor: UIColor) { reference = uiColor.reference }
  public init(_ color: UIColor) { reference = color.reference }
  public init(cgColor: CGColor) { reference = cgColor.reference }

  public func opacity(_ opacity: Double) -> Color { Color(.opacity(reference, opacity)) }

  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(reference, rhs.reference, by: fraction))
  }

  public var gradient: AnyGradient { AnyGradient(style: .standardGradient(reference)) }

  public static let red = Color(.system("red"))
  public static let orange = Color(.system("orange"))
  public static let yellow = Color(.system("yellow"))
  public static let green = Color(.system("green"))
  public static let mint = Color(.system("mint"))
  public static let teal = Color(.system("teal"))
  public static let cyan = Color(.system("cyan"))
  public static let blue = Color(.system("blue"))
  public static let indigo = Color(.system("indigo"))
  public static let purple = Color(.system("purple"))
  public static let pink = Color(.system("pink"))
  public static let brown = Color(.system("brown"))
  public static let white = Color(EngineColor.white)
  public static let gray = Color(.system("gray"))
  public static let black = Color(EngineColor.black)
  public static let clear = Color(EngineColor.clear)
  public static let primary = Color(.system("primary"))
  public static let secondary = Color(.system("secondary"))
  public static let accentColor = Color(.system("accent"))
}

extension Color: View {
  public typealias Body = Never
  public static func _lower(_ view: Color, _ context: _Context) {
    context.emit(.color(view.reference))
  }
}

extension Color: ShapeStyle {
  public var _style: _Style { _Style(.color(reference)) }
}

/// Core Graphics' colour, for code that names it.
public final class CGColor: @unchecked Sendable {
  let reference: EngineColor
  init(_ reference: EngineColor) { self.reference = reference }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    reference = .fixed(ZoomRender.Color(red: red, green: green, blue: blue, alpha: alpha))
  }
}
