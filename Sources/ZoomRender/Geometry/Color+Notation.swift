// Other notations of a colour: hex digits, Display P3, hue and saturation.

import Glibc

extension Color {
  /// Six or eight hexadecimal digits.
  init?(hex: Substring) {
    guard hex.utf8.count == 6 || hex.utf8.count == 8, let bits = UInt32(hex, radix: 16),
      !hex.hasPrefix("+"), !hex.hasPrefix("-")
    else { return nil }
    let all = hex.utf8.count == 8 ? bits : bits << 8 | 0xFF
    self.init(
      bytes: Int(all >> 24), Int(all >> 16 & 255), Int(all >> 8 & 255),
      alpha: Double(all & 255) / 255)
  }

  /// A colour given in Display P3, in sRGB; components may lie outside 0...1.
  ///
  /// The matrix is that between the two spaces' primaries with a D65 white (CSS Color 4, section
  /// 18); both use the sRGB transfer curve.
  init(displayP3 color: Color) {
    func linear(_ x: Double) -> Double {
      let a = abs(x)
      let y = a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)
      return x < 0 ? -y : y
    }
    func encoded(_ x: Double) -> Double {
      let a = abs(x)
      let y = a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055
      return x < 0 ? -y : y
    }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    self.init(
      red: encoded(1.2249401762 * r - 0.2249401762 * g),
      green: encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: color.alpha)
  }

  /// From hue, saturation and brightness, each 0...1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let index = min(Int(sector), 5)
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

