// A snapshot's answers to layout and paint.

extension AssetSnapshot: AssetServices {
  public func imageHeader(of image: ImageContent, colorScheme: ColorScheme) -> ImageHeader? {
    try? header(of: image, colorScheme: colorScheme).get()
  }

  public func symbol(
    _ name: String, attributes: TextAttributes, scale: ImageScale
  ) -> SymbolGlyph {
    let font = TextEngine.font(
      for: TextContent.Run(""), in: attributes, files: { fonts.declared($0) })
    return symbol(
      name, fontSize: font.size, weight: font.weight, scale: scale,
      pixelsPerPoint: attributes.pixelsPerPoint)
  }

  public func color(
    named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast
  ) -> Color? {
    colors.color(named: name, colorScheme: scheme, contrast: contrast)
  }
}
