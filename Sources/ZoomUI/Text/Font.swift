// Fonts.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ZoomRender

public struct Font: Hashable, Sendable {
  var reference: EngineFont
  init(_ reference: EngineFont) { self.reference = reference }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
      caption, caption2, extraLargeTitle, extraLargeTitle2
    var engine: ZoomRender.TextStyle {
      ZoomRender.TextStyle(rawValue: "\(self)") ?? .largeTitle
    }
  }

  public struct Weight: Hashable, Sendable {
    let engine: FontWeight
    public static let ultraLight = Weight(engine: .ultraLight)
    public static let thin = Weight(engine: .thin)
    public static let light = Weight(engine: .light)
    public static let regular = Weight(engine: .regular)
    public static let medium = Weight(engine: .medium)
    public static let semibold = Weight(engine: .semibold)
    public static let bold = Weight(engine: .bold)
    public static let heavy = Weight(engine: .heavy)
    public static let black = Weight(engine: .black)
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
    var engine: FontDesign { FontDesign(rawValue: "\(self)") ?? .default }
  }

  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  public static let largeTitle = Font(.init(.style(.largeTitle)))
  public static let title = Font(.init(.style(.title)))
  public static let title2 = Font(.init(.style(.title2)))
  public static let title3 = Font(.init(.style(.title3)))
  public static let headline = Font(.init(.style(.headline)))
  public static let subheadline = Font(.init(.style(.subheadline)))
  public static let body = Font(.init(.style(.body)))
  public static let callout = Font(.init(.style(.callout)))
  public static let footnote = Font(.init(.style(.footnote)))
  public static let caption = Font(.init(.style(.caption)))
  public static let caption2 = Font(.init(.style(.caption2)))

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      .init(.style(style.engine), weight: weight?.engine, design: design?.engine ?? .default))
  }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      .init(.system(size: size), weight: weight?.engine, design: design?.engine ?? .default))
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.init(.custom(name: name, size: size, relativeTo: .body)))
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font {
    Font(.init(.custom(name: name, size: size, relativeTo: style.engine)))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.init(.custom(name: name, size: fixedSize, relativeTo: nil)))
  }

  private func changed(_ change: (inout EngineFont) -> Void) -> Font {
    var copy = self
    change(&copy.reference)
    return copy
  }
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.engine } }
  public func bold() -> Font { changed { $0.weight = $0.boldWeight } }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
}

public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  var engine: ZoomRender.DynamicTypeSize { ZoomRender.DynamicTypeSize.allCases[index] }
  init(_ engine: ZoomRender.DynamicTypeSize) {
    self = Self.allCases[ZoomRender.DynamicTypeSize.allCases.firstIndex(of: engine) ?? 3]
  }
  /// Point size of the body style over 17 (Apple's Dynamic Type table; documented).
  var bodyFactor: Double {
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][index] / 17.0
  }
}
