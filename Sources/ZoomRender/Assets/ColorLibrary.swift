// Colours that a scene declares.

/// Declared colours and those of catalogues.
struct ColorLibrary: Sendable {
  init(
    _ request: AssetSnapshot.Request, catalogs: [AssetCatalog], diagnostics: inout [Diagnostic]
  ) {}

  func color(
    named name: String, colorScheme: ColorScheme, contrast: ColorSchemeContrast
  ) -> Color? { nil }
}
