// A snapshot's answers to layout and paint.

extension AssetSnapshot: AssetServices {
  /// Nil when the image cannot be read or is a symbol.
  public func imageHeader(
    of image: ImageContent, colorScheme: ColorScheme, pixelsPerPoint: Double
  ) -> ImageHeader? {
    try? header(of: image, pixelsPerPoint: pixelsPerPoint, colorScheme: colorScheme).get()
  }

  /// A symbol at the font of an environment.
  public func symbol(
    _ name: String, attributes: TextAttributes, scale: ImageScale
  ) -> SymbolGlyph {
    let font = TextEngine.font(
      for: TextContent.Run(""), in: attributes, files: { fonts.declared($0) })
    return symbol(
      name, fontSize: font.size, weight: font.weight, scale: scale,
      pixelsPerPoint: attributes.pixelsPerPoint)
  }

  /// A colour that the scene or one of its catalogues declares.
  public func color(
    named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast
  ) -> Color? {
    colors.color(named: name, colorScheme: scheme, contrast: contrast)
  }

  /// Why an image cannot be read; nil when it can, and for symbols.
  public func problem(
    of image: ImageContent, colorScheme: ColorScheme, pixelsPerPoint: Double
  ) -> ImageProblem? {
    switch image.source {
    case .symbol, .placeholder: return nil
    case .file, .named:
      let header = header(of: image, pixelsPerPoint: pixelsPerPoint, colorScheme: colorScheme)
      if case .failure(let problem) = header {
        return problem
      }
      return nil
    }
  }

  /// Why a placeholder is drawn for a name; nil when a drawing stands for it.
  public func problem(ofSymbol name: String) -> ImageProblem? {
    symbols.hasDrawing(name)
      ? nil
      : ImageProblem(
        id: "asset.symbol", "no drawing stands for the symbol '\(name)'",
        help: "register one under 'assets.symbols'; a rounded square is drawn instead")
  }

  /// Why the system font is drawn instead; nil when the font is found.
  public func problem(of font: FontReference) -> ImageProblem? {
    guard case .custom(let name, _, _) = font.base, fonts.declared(name) == nil else { return nil }
    return ImageProblem(
      id: "asset.font", "no font '\(name)': the system font is drawn instead",
      help: "declare the file under 'assets.fonts' with this name")
  }
}
