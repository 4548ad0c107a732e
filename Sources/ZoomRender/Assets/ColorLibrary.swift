// Colours that a scene declares.

/// Declared colours first, then those of catalogues, in order.
struct ColorLibrary: Sendable {
  private let declared: [AssetDeclarations.Entry]
  private let catalogs: [AssetCatalog]

  init(
    _ request: AssetSnapshot.Request, catalogs: [AssetCatalog], diagnostics: inout [Diagnostic]
  ) {
    declared = request.declarations.colors
    self.catalogs = catalogs
    for entry in declared where color(entry, .light, .standard) == nil {
      let problem = ImageProblem(
        id: "asset.color", "'\(entry.value)' is no color",
        help: "write #RRGGBB, #RRGGBBAA or a system color such as indigo")
      diagnostics.append(problem.diagnostic(at: entry.origin))
    }
  }

  func color(
    named name: String, colorScheme: ColorScheme, contrast: ColorSchemeContrast
  ) -> Color? {
    if let entry = declared.first(where: { $0.name == name }) {
      return color(entry, colorScheme, contrast)
    }
    for catalog in catalogs {
      if let color = catalog.color(name, colorScheme: colorScheme, contrast: contrast) {
        return color
      }
    }
    return nil
  }

  private func color(
    _ entry: AssetDeclarations.Entry, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast
  ) -> Color? {
    Color(hexText: entry.value)
      ?? SystemColors.color(
        named: entry.value, in: .init(scheme: scheme, contrast: contrast))
  }
}
