// The system palette.

import Testing

@testable import ZoomRender

@Suite struct SystemColorsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var appearance: SystemColors.Appearance
    var expected: String
    var testDescription: String { "\(name) \(expected)" }
    init(_ name: String, _ appearance: SystemColors.Appearance, _ expected: String) {
      self.name = name
      self.appearance = appearance
      self.expected = expected
    }
  }

  static let light = SystemColors.Appearance()
  static let dark = SystemColors.Appearance(scheme: .dark)
  static let sheet = SystemColors.Appearance(scheme: .dark, isElevated: true)
  static let contrast = SystemColors.Appearance(contrast: .increased)
  static let darkContrast = SystemColors.Appearance(scheme: .dark, contrast: .increased)
  static let classic = SystemColors.Appearance(usesGlassGeneration: false)
  static let classicDark = SystemColors.Appearance(scheme: .dark, usesGlassGeneration: false)

  static let cases: [Case] = [
    Case("indigo", light, "#6155F5"), Case("indigo", dark, "#6D7CFF"),
    Case("indigo", contrast, "#564ADE"), Case("indigo", darkContrast, "#A7AAFF"),
    Case("indigo", classic, "#5856D6"), Case("systemIndigo", classicDark, "#5E5CE6"),
    Case("red", light, "#FF383C"), Case("systemRed", classic, "#FF3B30"),
    Case("mint", light, "#00C8B3"), Case("brown", dark, "#B78A66"),
    Case("gray", light, "#8E8E93"), Case("systemGray6", dark, "#1C1C1E"),
    Case("gray4", contrast, "#BCBCC0"), Case("accent", light, "#0088FF"),
    Case("primary", light, "#000000"), Case("primary", dark, "#FFFFFF"),
    Case("secondary", light, "#3C3C43@0.6"), Case("secondaryLabel", dark, "#EBEBF5@0.6"),
    Case("quaternaryLabel", dark, "#EBEBF5@0.16"), Case("separator", light, "#000000@0.12"),
    Case("separator", classic, "#3C3C43@0.29"), Case("opaqueSeparator", dark, "#38383A"),
    Case("systemBackground", light, "#FFFFFF"), Case("systemBackground", dark, "#000000"),
    Case("systemBackground", sheet, "#1C1C1E"), Case("background", sheet, "#1C1C1E"),
    Case("secondarySystemGroupedBackground", sheet, "#2C2C2E"),
    Case("tertiarySystemBackground", sheet, "#3A3A3C"),
    Case("systemGroupedBackground", light, "#F2F2F7"), Case("clear", dark, "#000000@0"),
    Case("tertiarySystemFill", light, "#767680@0.12"), Case("link", classicDark, "#0A84FF"),
  ]

  @Test(arguments: cases)
  func `a system colour has the value of its appearance`(_ test: Case) {
    #expect(
      SystemColors.color(named: test.name, in: test.appearance).map(Dump.color) == test.expected)
  }

  @Test func `every listed name resolves in every appearance`() {
    for name in SystemColors.names {
      for appearance in [
        Self.light, Self.dark, Self.sheet, Self.contrast, Self.darkContrast, Self.classic,
      ] {
        #expect(SystemColors.color(named: name, in: appearance) != nil, "\(name)")
      }
    }
    #expect(SystemColors.color(named: "chartreuse", in: Self.light) == nil)
    #expect(SystemColors.color(named: "system", in: Self.light) == nil)
    #expect(SystemColors.color(named: "", in: Self.light) == nil)
  }

  @Test(arguments: [
    ("#F80", "#FF8800"), ("#ff880080", "#FF8800@0.502"), ("#FF8800", "#FF8800"),
    ("#f808", "#FF8800@0.533"),
  ])
  func `hexadecimal text is a colour`(_ text: String, _ expected: String) {
    #expect(Color(hexText: text).map(Dump.color) == expected)
  }

  @Test(arguments: ["", "#", "FF8800", "#12345", "#GG0000", "#1234567", "#123456789"])
  func `other text is no colour`(_ text: String) {
    #expect(Color(hexText: text) == nil)
  }

  @Test func `display P3 red lies outside sRGB, grey stays grey`() {
    let red = Color(displayP3: 1, 0, 0)
    #expect((red.red - 1.0931).magnitude < 1e-3)
    #expect((red.green + 0.2267).magnitude < 1e-3)
    #expect((red.blue + 0.1501).magnitude < 1e-3)
    let grey = Color(displayP3: 0.5, 0.5, 0.5)
    #expect((grey.red - 0.5).magnitude < 1e-6 && (grey.blue - 0.5).magnitude < 1e-6)
  }

  @Test func `the standard gradient starts at three quarters of the saturation`() {
    let top = Color(bytes: 0, 122, 255).saturated(by: StyleResolver.standardGradientSaturation)
    #expect(Dump.color(top) == "#409BFF")
  }

  @Test func `accent follows the environment's tint, and ends at itself`() {
    var environment = EnvironmentValues()
    environment.tint = .color(.system("orange"))
    let resolver = ColorResolver(environment: environment, assets: NoAssets())
    #expect(resolver.resolve(.system("accent")).map(Dump.color) == "#FF8D28")
    #expect(
      resolver.resolve(.mix(.black, .white, by: 0.25)).map(Dump.color) == "#404040")
    environment.tint = .color(.opacity(.system("accent"), 0.5))
    let halved = ColorResolver(environment: environment, assets: NoAssets())
    #expect(halved.resolve(.system("accent")).map(Dump.color) == "#0088FF@0.5")
  }
}
