// Colours written as text, and other colour spaces.

import Glibc

extension Color {
  /// From 0xRRGGBB.
  public init(hex: Int) {
    self.init(bytes: hex >> 16 & 255, hex >> 8 & 255, hex & 255)
  }

  /// From `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  public init?(hexText: String) {
    guard hexText.hasPrefix("#") else { return nil }
    let digits = hexText.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == hexText.count - 1 else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(
      bytes: bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  /// From Display P3 components 0...1 with the sRGB transfer curve; results may lie outside 0...1.
  ///
  /// Matrix: P3-D65 to linear sRGB from the primaries of SMPTE EG 432-1 and IEC 61966-2-1.
  public init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    let (r, g, b) = (Color.linear(red), Color.linear(green), Color.linear(blue))
    self.init(
      red: Color.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      green: Color.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
      blue: Color.encoded(
        -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
      alpha: alpha)
  }

  /// Linear light of an sRGB-encoded component; odd about zero.
  public static func linear(_ value: Double) -> Double {
    let size = value.magnitude
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  /// The sRGB encoding of linear light; odd about zero.
  public static func encoded(_ value: Double) -> Double {
    let size = value.magnitude
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }

  /// The colour with its HSV saturation multiplied, value and hue kept; result saturation 0...1.
  public func saturated(by factor: Double) -> Color {
    let top = max(red, green, blue)
    let bottom = min(red, green, blue)
    guard top > 0, top > bottom else { return self }
    let saturation = (top - bottom) / top
    let wanted = min(1, max(0, saturation * factor))
    func scaled(_ value: Double) -> Double { top - (top - value) * wanted / saturation }
    return Color(red: scaled(red), green: scaled(green), blue: scaled(blue), alpha: alpha)
  }

  /// The colour a fraction of the way to another, per encoded component and alpha.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension Color {
  /// From hue, saturation and brightness, each 0...1; the hue wraps around.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let index = Int(min(max(sector, 0), 5))
    let fraction = sector - Double(index)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    let (r, g, b): (Double, Double, Double) =
      switch index {
      case 0: (brightness, t, p)
      case 1: (q, brightness, p)
      case 2: (p, brightness, t)
      case 3: (p, q, brightness)
      case 4: (t, p, brightness)
      default: (brightness, p, q)
      }
    self.init(red: r, green: g, blue: b, alpha: alpha)
  }
}
