// The colours that iOS provides by name.

/// The system palette: names of SwiftUI (`primary`, `indigo`) and UIKit (`systemIndigo`, `label`)
/// in each appearance.
public enum SystemColors {
  /// What a system colour depends on.
  public struct Appearance: Sendable, Equatable, Hashable {
    /// Light or dark.
    public var scheme: ColorScheme
    /// Increased contrast has colours of its own.
    public var contrast: ColorSchemeContrast
    /// True inside sheets and popovers: dark backgrounds are one level up.
    public var isElevated: Bool
    /// True on iOS 26 and later.
    public var usesGlassGeneration: Bool

    /// An appearance; by default light on iOS 26.
    public init(
      scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
      isElevated: Bool = false, usesGlassGeneration: Bool = true
    ) {
      self.scheme = scheme
      self.contrast = contrast
      self.isElevated = isElevated
      self.usesGlassGeneration = usesGlassGeneration
    }
  }

  /// The colour of that name; nil when the system has none. `accent` is the default tint, blue.
  public static func color(named name: String, in appearance: Appearance) -> Color? {
    let base = alias(of: name)
    let tints = appearance.usesGlassGeneration ? glassTints : classicTints
    if let tint = tints.first(where: { $0.name == base })
      ?? greys.first(where: { $0.name == base })
    {
      return Color(hex: tint.value(in: appearance))
    }
    if base == "separator", appearance.usesGlassGeneration {
      return semantic("glassSeparator", in: appearance)
    }
    switch base {
    case "clear": return .clear
    case "white": return .white
    case "black": return .black
    case "lightText": return Color.white.opacity(0.6)
    case "darkText": return .black
    // UIKit's fixed greys.
    case "lightGray": return Color(bytes: 170, 170, 170)
    case "darkGray": return Color(bytes: 85, 85, 85)
    // One step below quaternaryLabel: an extrapolation, nobody has published the number.
    case "quinary": return semantic("quaternaryLabel", in: appearance)?.opacity(0.6)
    default: return semantic(base, in: appearance)
    }
  }

  /// Every name that ``color(named:in:)`` answers, for diagnostics and documentation.
  public static let names: [String] = {
    let tints = glassTints.map(\.name)
    let greyNames = greys.map(\.name)
    let roles = semantics.map(\.name).filter { $0 != "glassSeparator" }
    let levels = [
      "primary", "secondary", "tertiary", "quaternary", "quinary", "accent", "accentColor", "tint",
      "background", "clear", "white", "black", "lightText", "darkText", "lightGray", "darkGray",
    ]
    return levels + tints + greyNames + roles
      + (tints + greyNames).map { "system" + $0.prefix(1).uppercased() + $0.dropFirst() }
  }()

  private static func semantic(_ name: String, in appearance: Appearance) -> Color? {
    guard let row = semantics.first(where: { $0.name == name }) else { return nil }
    guard appearance.scheme == .dark else {
      return Color(hex: row.light).opacity(row.lightAlpha)
    }
    let dark = appearance.isElevated ? row.elevatedDark ?? row.dark : row.dark
    return Color(hex: dark).opacity(row.darkAlpha)
  }

  /// The table's own name for a name of SwiftUI or UIKit.
  private static func alias(of name: String) -> String {
    switch name {
    case "primary": return "label"
    case "secondary": return "secondaryLabel"
    case "tertiary": return "tertiaryLabel"
    case "quaternary": return "quaternaryLabel"
    case "accent", "accentColor", "tint", "tintColor": return "blue"
    case "background": return "systemBackground"
    case "grey", "systemGrey": return "gray"
    default: break
    }
    guard name.hasPrefix("system"), let initial = name.dropFirst(6).first else { return name }
    let bare = String(initial).lowercased() + name.dropFirst(7)
    let isTint =
      glassTints.contains { $0.name == bare } || greys.contains { $0.name == bare }
    return isTint ? bare : name
  }
}

extension SystemColors.Tint {
  func value(in appearance: SystemColors.Appearance) -> Int {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightContrast
    case (.dark, .increased): darkContrast
    }
  }
}
