// Arguments of layout, effect and environment modifiers.

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
public struct FlexibleFrame: Sendable, Equatable, Hashable, Codable {
  package var minWidth: Double?
  package var idealWidth: Double?
  package var maxWidth: Double?
  package var minHeight: Double?
  package var idealHeight: Double?
  package var maxHeight: Double?
  package var alignment: Alignment

  package init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// `fit` keeps the whole inside, `fill` covers.
public enum ContentMode: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case fit, fill
}

/// `alignmentGuide(_:computeValue:)` as a linear form: constant + width·w + height·h, or a closure
/// of the view source.
public struct AlignmentGuide: Sendable, Equatable, Hashable, Codable {
  /// The guide that is moved.
  public enum Guide: Sendable, Equatable, Hashable, Codable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }
  package var guide: Guide
  package var constant: Double
  package var width: Double
  package var height: Double
  /// Set for SwiftUI source: the closure that computes the value.
  public var source: TemplateID?

  package init(
    guide: Guide, constant: Double = 0, width: Double = 0, height: Double = 0,
    source: TemplateID? = nil
  ) {
    self.guide = guide
    self.constant = constant
    self.width = width
    self.height = height
    self.source = source
  }
}

/// `containerRelativeFrame(_:count:span:spacing:alignment:)`.
public struct ContainerRelativeFrame: Sendable, Equatable, Hashable, Codable {
  package var axes: Axis.Set
  package var count: Int
  package var span: Int
  package var spacing: Double
  package var alignment: Alignment
  /// Set for SwiftUI source's closure form.
  public var source: TemplateID?

  package init(
    axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0,
    alignment: Alignment = .center, source: TemplateID? = nil
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
    self.source = source
  }
}

/// What content margins apply to.
public enum ContentMarginPlacement: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case automatic, scrollContent, scrollIndicators
}

/// What a default scroll anchor decides.
public enum ScrollAnchorRole: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case initialOffset, sizeChanges, alignment
}

/// `rotation3DEffect`: axis need not be normalised; perspective 1 is SwiftUI's default.
public struct Rotation3D: Sendable, Equatable, Hashable, Codable {
  package var radians: Double
  package var x: Double
  package var y: Double
  package var z: Double
  package var anchor: UnitPoint
  package var anchorZ: Double
  package var perspective: Double

  package init(
    radians: Double, x: Double, y: Double, z: Double, anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) {
    self.radians = radians
    self.x = x
    self.y = y
    self.z = z
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
}

/// A drop shadow as SwiftUI takes it: `radius` is 2 σ of the Gaussian.
public struct Shadow: Sendable, Equatable, Hashable, Codable {
  package var color: ColorReference
  package var radius: Double
  package var offset: Vector

  package init(color: ColorReference, radius: Double, offset: Vector = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// SwiftUI's default colour: black at .33.
  public static let defaultColor = ColorReference.opacity(.black, 0.33)
}

/// The colour modifiers, applied in order to straight sRGB components.
public enum ColorEffect: Sendable, Equatable, Hashable, Codable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(radians: Double)
  case colorInvert
  case colorMultiply(ColorReference)
  case luminanceToAlpha
}

/// How a layer mixes with what is below it.
public enum BlendMode: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// `glassEffect(_:in:)`.
public struct GlassEffect: Sendable, Equatable, Hashable, Codable {
  /// Kinds of glass.
  public enum Variant: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case regular, clear, identity
  }
  package var variant: Variant
  package var tint: ColorReference?
  package var isInteractive: Bool
  package var shape: Shape

  package init(
    variant: Variant = .regular, tint: ColorReference? = nil, isInteractive: Bool = false,
    shape: Shape = .capsule(style: .continuous)
  ) {
    self.variant = variant
    self.tint = tint
    self.isInteractive = isInteractive
    self.shape = shape
  }
}

/// Case to which text is changed before it is set.
public enum TextCase: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case uppercase, lowercase
}

/// How the lines of a text are lined up with each other.
public enum TextAlignment: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case leading, center, trailing
}

/// Where a text that does not fit is cut.
public enum TruncationMode: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case head, middle, tail
}

/// `imageScale`: factors .783, 1 and 1.286 (estimates: nobody has published them).
public enum ImageScale: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case small, medium, large
}

/// `lineLimit(_:)`, `lineLimit(_:reservesSpace:)` and `lineLimit(a...b)`.
public struct LineLimit: Sendable, Equatable, Hashable, Codable {
  package var maximum: Int?
  /// Lines for which room is kept even when the text is shorter.
  public var minimum: Int

  /// At most `maximum` lines (nil = no limit), with room for `minimum`.
  public init(maximum: Int?, minimum: Int = 0) {
    self.maximum = maximum
    self.minimum = minimum
  }
}

/// `environment(_:_:)` for the keys that change rendering.
public enum EnvironmentChange: Sendable, Equatable, Hashable, Codable {
  case layoutDirection(LayoutDirection)
  case colorScheme(ColorScheme)
  case dynamicTypeSize(DynamicTypeSize)
  case isEnabled(Bool)
}

/// Light or dark appearance.
public enum ColorScheme: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case light, dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case standard, increased
}

/// How buttons and links are drawn.
public enum ButtonStyle: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case automatic, plain, borderless, bordered, borderedProminent, glass, glassProminent
}

/// Which parts of a label are drawn.
public enum LabelStyle: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}
