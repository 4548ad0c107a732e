// What flows down a view tree.

/// The values that modifiers set for everything inside them.
public struct EnvironmentValues: Sendable, Equatable {
  /// How texts are set.
  public var text: TextAttributes
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Standard or increased contrast.
  public var contrast: ColorSchemeContrast
  /// The text size setting.
  public var dynamicTypeSize: DynamicTypeSize
  /// Reading direction.
  public var layoutDirection: LayoutDirection
  /// Device pixels per point.
  public var pixelsPerPoint: Double
  /// Levels of the foreground style; empty = the label colours.
  public var foregroundStyle: [ShapeStyle]
  /// The accent of controls.
  public var tint: ShapeStyle
  /// Size of symbols relative to their font.
  public var imageScale: ImageScale
  /// False inside disabled controls.
  public var isEnabled: Bool
  /// Look of buttons and links.
  public var buttonStyle: ButtonStyle
  /// What labels show.
  public var labelStyle: LabelStyle
  /// Style of lists that name none.
  public var listStyle: ViewKind.ListStyle
  /// True inside sheets and popovers: dark backgrounds are one level up.
  public var isElevated: Bool
  /// True on iOS 26 and later: palette and chrome generation.
  public var usesGlassGeneration: Bool

  /// SwiftUI's defaults on a device with three pixels per point.
  public init(
    text: TextAttributes = .init(), colorScheme: ColorScheme = .light,
    contrast: ColorSchemeContrast = .standard, dynamicTypeSize: DynamicTypeSize = .large,
    layoutDirection: LayoutDirection = .leftToRight, pixelsPerPoint: Double = 3,
    foregroundStyle: [ShapeStyle] = [], tint: ShapeStyle = .color(.system("accent")),
    imageScale: ImageScale = .medium, isEnabled: Bool = true,
    buttonStyle: ButtonStyle = .automatic, labelStyle: LabelStyle = .automatic,
    listStyle: ViewKind.ListStyle = .automatic, isElevated: Bool = false,
    usesGlassGeneration: Bool = true
  ) {
    self.text = text
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.pixelsPerPoint = pixelsPerPoint
    self.foregroundStyle = foregroundStyle
    self.tint = tint
    self.imageScale = imageScale
    self.isEnabled = isEnabled
    self.buttonStyle = buttonStyle
    self.labelStyle = labelStyle
    self.listStyle = listStyle
    self.isElevated = isElevated
    self.usesGlassGeneration = usesGlassGeneration
  }
}
