// Arguments of layout, effect and environment modifiers.

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
public struct FlexibleFrame: Sendable, Equatable, Hashable {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment

  public init(
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
public struct AlignmentGuide: Sendable, Equatable, Hashable {
  public enum Guide: Sendable, Equatable, Hashable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }
  public var guide: Guide
  public var constant: Double
  public var width: Double
  public var height: Double
  /// Set for SwiftUI source: the closure that computes the value.
  public var source: TemplateID?

  public init(
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
public struct ContainerRelativeFrame: Sendable, Equatable, Hashable {
  public var axes: Axis.Set
  public var count: Int
  public var span: Int
  public var spacing: Double
  public var alignment: Alignment
  /// Set for SwiftUI source's closure form.
  public var source: TemplateID?

  public init(
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

public enum ContentMarginPlacement: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case automatic, scrollContent, scrollIndicators
}

public enum ScrollAnchorRole: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case initialOffset, sizeChanges, alignment
}

/// `rotation3DEffect`: axis need not be normalised; perspective 1 is SwiftUI's default.
public struct Rotation3D: Sendable, Equatable, Hashable {
  public var radians: Double
  public var x: Double
  public var y: Double
  public var z: Double
  public var anchor: UnitPoint
  public var anchorZ: Double
  public var perspective: Double

  public init(
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
public struct Shadow: Sendable, Equatable, Hashable {
  public var color: ColorReference
  public var radius: Double
  public var offset: Vector

  public init(color: ColorReference, radius: Double, offset: Vector = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// SwiftUI's default colour: black at .33.
  public static let defaultColor = ColorReference.opacity(.black, 0.33)
}

/// The colour modifiers, applied in order to straight sRGB components.
public enum ColorEffect: Sendable, Equatable, Hashable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(radians: Double)
  case colorInvert
  case colorMultiply(ColorReference)
  case luminanceToAlpha
}

public enum BlendMode: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// `glassEffect(_:in:)`.
public struct GlassEffect: Sendable, Equatable, Hashable {
  public enum Variant: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case regular, clear, identity
  }
  public var variant: Variant
  public var tint: ColorReference?
  public var isInteractive: Bool
  public var shape: Shape

  public init(
    variant: Variant = .regular, tint: ColorReference? = nil, isInteractive: Bool = false,
    shape: Shape = .capsule(style: .continuous)
  ) {
    self.variant = variant
    self.tint = tint
    self.isInteractive = isInteractive
    self.shape = shape
  }
}

public enum TextCase: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case uppercase, lowercase
}

public enum TextAlignment: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case leading, center, trailing
}

public enum TruncationMode: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case head, middle, tail
}

/// `imageScale`: factors .783, 1 and 1.286 (estimates: nobody has published them).
public enum ImageScale: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case small, medium, large
}

/// `lineLimit(_:)`, `lineLimit(_:reservesSpace:)` and `lineLimit(a...b)`.
public struct LineLimit: Sendable, Equatable, Hashable {
  public var maximum: Int?
  /// Lines for which room is kept even when the text is shorter.
  public var minimum: Int

  public init(maximum: Int?, minimum: Int = 0) {
    self.maximum = maximum
    self.minimum = minimum
  }
}

/// `environment(_:_:)` for the keys that change rendering.
public enum EnvironmentChange: Sendable, Equatable, Hashable {
  case layoutDirection(LayoutDirection)
  case colorScheme(ColorScheme)
  case dynamicTypeSize(DynamicTypeSize)
  case isEnabled(Bool)
}

public enum ColorScheme: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case light, dark
}

public enum ColorSchemeContrast: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case standard, increased
}

public enum ButtonStyle: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case automatic, plain, borderless, bordered, borderedProminent, glass, glassProminent
}

public enum LabelStyle: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
  case automatic, titleAndIcon, titleOnly, iconOnly
}
