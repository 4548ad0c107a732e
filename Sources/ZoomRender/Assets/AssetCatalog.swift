// Asset catalogues (`.xcassets` folders).

/// Images and colours of one catalogue.
struct AssetCatalog: Sendable {
  static func load(
    _ entry: AssetDeclarations.Entry, in folder: AssetFolder, diagnostics: inout [Diagnostic]
  ) -> AssetCatalog {
    AssetCatalog()
  }
}
