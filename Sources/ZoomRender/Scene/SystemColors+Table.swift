// The system colours as numbers.

extension SystemColors {
  /// A colour in four appearances: 0xRRGGBB.
  struct Tint: Sendable {
    let name: String
    let light: Int
    let dark: Int
    let lightContrast: Int
    let darkContrast: Int

    init(_ name: String, _ light: Int, _ dark: Int, _ lightContrast: Int, _ darkContrast: Int) {
      self.name = name
      self.light = light
      self.dark = dark
      self.lightContrast = lightContrast
      self.darkContrast = darkContrast
    }
  }

  /// iOS 13 to 18. Apple's Human Interface Guidelines of that time and Flutter agree.
  static let classicTints: [Tint] = [
    Tint("red", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    Tint("orange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    Tint("yellow", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    Tint("green", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    Tint("mint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2),
    Tint("teal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    Tint("cyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    Tint("blue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    Tint("indigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    Tint("purple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    Tint("pink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    Tint("brown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
  ]

  /// iOS 26. The Human Interface Guidelines and an export of Apple's design kit agree.
  static let glassTints: [Tint] = [
    Tint("red", 0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
    Tint("orange", 0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    Tint("yellow", 0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
    Tint("green", 0x34C759, 0x30D158, 0x008932, 0x4AD968),
    Tint("mint", 0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
    Tint("teal", 0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    Tint("cyan", 0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
    Tint("blue", 0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    Tint("indigo", 0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
    Tint("purple", 0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    Tint("pink", 0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
    Tint("brown", 0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
  ]

  /// Both generations.
  static let greys: [Tint] = [
    Tint("gray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    Tint("gray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    Tint("gray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    Tint("gray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    Tint("gray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    Tint("gray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  /// A colour with a role: 0xRRGGBB and alpha, and the dark value inside sheets where it differs.
  struct Semantic: Sendable {
    let name: String
    let light: Int
    let lightAlpha: Double
    let dark: Int
    let darkAlpha: Double
    let elevatedDark: Int?

    init(
      _ name: String, _ light: Int, _ lightAlpha: Double, _ dark: Int, _ darkAlpha: Double,
      elevatedDark: Int? = nil
    ) {
      self.name = name
      self.light = light
      self.lightAlpha = lightAlpha
      self.dark = dark
      self.darkAlpha = darkAlpha
      self.elevatedDark = elevatedDark
    }
  }

  /// Colours with a role. An audited reimplementation of SwiftUI and Flutter agree.
  static let semantics: [Semantic] = [
    Semantic("label", 0x000000, 1, 0xFFFFFF, 1),
    Semantic("secondaryLabel", 0x3C3C43, 0.6, 0xEBEBF5, 0.6),
    Semantic("tertiaryLabel", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    Semantic("quaternaryLabel", 0x3C3C43, 0.18, 0xEBEBF5, 0.16),
    Semantic("placeholderText", 0x3C3C43, 0.3, 0xEBEBF5, 0.3),
    Semantic("systemFill", 0x787880, 0.2, 0x787880, 0.36),
    Semantic("secondarySystemFill", 0x787880, 0.16, 0x787880, 0.32),
    Semantic("tertiarySystemFill", 0x767680, 0.12, 0x767680, 0.24),
    Semantic("quaternarySystemFill", 0x747480, 0.08, 0x767680, 0.18),
    Semantic("separator", 0x3C3C43, 0.29, 0x545458, 0.6),
    Semantic("glassSeparator", 0x000000, 0.12, 0xFFFFFF, 0.17),
    Semantic("opaqueSeparator", 0xC6C6C8, 1, 0x38383A, 1),
    Semantic("link", 0x007AFF, 1, 0x0A84FF, 1),
    Semantic("systemBackground", 0xFFFFFF, 1, 0x000000, 1, elevatedDark: 0x1C1C1E),
    Semantic("secondarySystemBackground", 0xF2F2F7, 1, 0x1C1C1E, 1, elevatedDark: 0x2C2C2E),
    Semantic("tertiarySystemBackground", 0xFFFFFF, 1, 0x2C2C2E, 1, elevatedDark: 0x3A3A3C),
    Semantic("systemGroupedBackground", 0xF2F2F7, 1, 0x000000, 1, elevatedDark: 0x1C1C1E),
    Semantic("secondarySystemGroupedBackground", 0xFFFFFF, 1, 0x1C1C1E, 1, elevatedDark: 0x2C2C2E),
    Semantic("tertiarySystemGroupedBackground", 0xF2F2F7, 1, 0x2C2C2E, 1, elevatedDark: 0x3A3A3C),
  ]
}
