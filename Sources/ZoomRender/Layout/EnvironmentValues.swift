// What flows down a view tree.

/// The values that modifiers set for everything inside them.
public struct EnvironmentValues: Sendable, Equatable {
  public var text: TextAttributes
  public var colorScheme: ColorScheme
  public var contrast: ColorSchemeContrast
  public var dynamicTypeSize: DynamicTypeSize
  public var layoutDirection: LayoutDirection
  public var pixelsPerPoint: Double
  /// Levels of the foreground style; empty = the label colours.
  public var foregroundStyle: [ShapeStyle]
  public var tint: ShapeStyle
  public var imageScale: ImageScale
  public var isEnabled: Bool
  public var buttonStyle: ButtonStyle
  public var labelStyle: LabelStyle
  public var listStyle: ViewKind.ListStyle
  /// True inside sheets and popovers: dark backgrounds are one level up.
  public var isElevated: Bool
  /// True on iOS 26 and later: palette and chrome generation.
  public var usesGlassGeneration: Bool

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
