// Fonts after Dynamic Type and modifiers.

/// A font with nothing left to look up: what text is shaped with and symbols are sized by.
public struct ResolvedFont: Sendable, Equatable, Hashable {
  /// Nominal size in points, at least 0.01 and at most 4096.
  public var size: Double
  /// Weight of the face.
  public var weight: FontWeight
  /// Weight on the axis of variable fonts, for a font between two weights; nil = that of `weight`.
  var betweenWeights: Double?
  /// Family of the system font.
  public var design: FontDesign
  /// True for italics, or a slant where the family has none.
  public var isItalic: Bool
  /// Digits of one width.
  public var hasMonospacedDigits: Bool
  /// Room between lines that belongs to the text style, in points.
  public var leading: Double
  /// The scene's own font; nil = the system font in `design`.
  public var file: FontFileID?

  /// A font; a size that is no number becomes 17.
  public init(
    size: Double, weight: FontWeight = .regular, design: FontDesign = .default,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, leading: Double = 0,
    file: FontFileID? = nil
  ) {
    self.size = size.isFinite ? min(max(size, 0.01), 4096) : 17
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
    self.file = file
  }

  /// The value on the weight axis, 100...900.
  var axisValue: Double { betweenWeights ?? weight.axisValue }
}

extension FontWeight {
  /// The value on the weight axis, 100...900.
  ///
  /// San Francisco's medium, semibold and heavy stand at 510, 590 and 860; Inter is drawn at the
  /// same values. Source: weights that Apple's web fonts answer to; medium confidence.
  public var axisValue: Double {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    case .heavy: 860
    case .black: 900
    }
  }

  /// The weight nearest to a value on the axis.
  init(nearest axisValue: Double) {
    let nearest = FontWeight.allCases.min {
      abs($0.axisValue - axisValue) < abs($1.axisValue - axisValue)
    }
    self = nearest ?? .regular
  }

  /// True where a family with two weights shows its bold face.
  var isBoldish: Bool { axisValue >= 590 }
}

extension FontReference {
  /// What `bold()` makes of this font: a text style's own bold, else the bold face.
  package var boldWeight: FontWeight {
    guard case .style(let style) = base else { return .bold }
    return TypeScale.boldWeight(style)
  }

  /// The font that this names in an environment.
  ///
  /// - Parameter files: finds the scene's own fonts; an unknown name gives the system font.
  func resolved(
    in attributes: TextAttributes, weight: FontWeight? = nil, isItalic: Bool? = nil,
    files: (String) -> FontFileID?
  ) -> ResolvedFont {
    var resolved: ResolvedFont
    switch base {
    case .style(let style):
      let entry = TypeScale.entry(style, at: attributes.dynamicTypeSize)
      let natural = FontMetrics.system(size: entry.size).lineHeight
      resolved = ResolvedFont(
        size: entry.size, weight: TypeScale.weight(style), leading: entry.lineSpacing - natural)
    case .system(let size):
      resolved = ResolvedFont(size: size, leading: transit?.leading ?? 0)
    case .custom(let name, let size, let style):
      var scaled = size
      if let style {
        // The size follows the style's own growth from the default content size.
        let now = TypeScale.entry(style, at: attributes.dynamicTypeSize).size
        scaled *= now / TypeScale.entry(style, at: .large).size
      }
      resolved = ResolvedFont(size: scaled, file: files(name))
    }
    if let transit, (weight ?? self.weight) == nil {
      resolved.betweenWeights = min(max(transit.axisValue, 100), 900)
      resolved.weight = FontWeight(nearest: transit.axisValue)
    } else {
      resolved.weight = weight ?? self.weight ?? resolved.weight
    }
    resolved.design = design
    resolved.isItalic = isItalic ?? self.isItalic
    resolved.hasMonospacedDigits = hasMonospacedDigits || attributes.hasMonospacedDigits
    return resolved
  }
}
