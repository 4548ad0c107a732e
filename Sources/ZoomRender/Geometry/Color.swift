// A resolved colour.

/// A resolved colour: sRGB-encoded components 0...1 and straight (not premultiplied) alpha.
///
/// Components outside 0...1 (a Display P3 colour that sRGB cannot show) are kept until paint, which
/// clamps. Scenes name colours by ``ColorReference``; this is what one resolves to.
public struct Color: Sendable, Equatable, Hashable, Codable {
  /// Red, sRGB-encoded.
  public var red: Double
  /// Green, sRGB-encoded.
  public var green: Double
  /// Blue, sRGB-encoded.
  public var blue: Double
  /// Straight opacity, 0...1.
  public var alpha: Double

  /// A colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 0...255 components, the form of colour tables.
  public init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> Color {
    var copy = self
    copy.alpha *= factor
    return copy
  }

  /// Rec. 709 luma of the encoded components, 0...1.
  public var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
