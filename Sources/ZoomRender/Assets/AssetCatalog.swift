// Asset catalogues (`.xcassets` folders).

/// Images and colours of one catalogue.
struct AssetCatalog: Sendable {
  /// A file of an image set.
  struct ImageVariant: Sendable, Equatable {
    var path: String
    /// As messages name it.
    var name: String
    var scale: Double
  }

  var imageNames: [String] { [] }

  static func load(
    _ entry: AssetDeclarations.Entry, in folder: AssetFolder, diagnostics: inout [Diagnostic]
  ) -> AssetCatalog {
    AssetCatalog()
  }

  func image(
    _ name: String, colorScheme: ColorScheme, pixelsPerPoint: Double
  ) -> ImageVariant? { nil }
}
