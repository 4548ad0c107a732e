// Fonts as a scene names them.

/// The eleven text styles of Dynamic Type.
public enum TextStyle: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
    caption2
}

/// Weight of a font face, from thin to black.
public enum FontWeight: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// Family of the system font.
public enum FontDesign: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case `default`, serif, rounded, monospaced
}

/// The twelve Dynamic Type sizes; raw values are those of `dynamic_type.tsv`.
public enum DynamicTypeSize: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case xSmall, small = "Small", medium = "Medium", large = "Large", xLarge, xxLarge, xxxLarge
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"
}

/// A font before the environment resolves its size.
public struct FontReference: Sendable, Equatable, Hashable, Codable {
  /// Where size and family come from.
  public enum Base: Sendable, Equatable, Hashable, Codable {
    case style(TextStyle)
    /// `.system(size:)`: does not follow Dynamic Type.
    case system(size: Double)
    /// A font file or registered family; `relativeTo` makes the size follow Dynamic Type.
    case custom(name: String, size: Double, relativeTo: TextStyle?)
  }

  package var base: Base
  /// Nil takes the style's own weight.
  public var weight: FontWeight?
  package var design: FontDesign
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// What a font that is on its way from one to another takes from both; nil = it is at rest.
  package var transit: Transit?

  /// Numbers between those of two fonts.
  package struct Transit: Sendable, Equatable, Hashable, Codable {
    /// Room between lines, in points.
    package var leading: Double
    /// Weight on the axis of variable fonts, 100...900.
    package var axisValue: Double
  }

  package init(
    _ base: Base, weight: FontWeight? = nil, design: FontDesign = .default, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.base = base
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The body text style.
  public static let body = FontReference(.style(.body))
}
