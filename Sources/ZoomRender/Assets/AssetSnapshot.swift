// Fonts, icons and images of a scene, immutable once loaded.

/// Everything that a scene takes from files: pinned fonts and icons, and the scene's own fonts,
/// symbols, images and colours.
///
/// A value without identity: copies share read-only files. Images are read when first asked for and
/// remembered, so answers never change within a snapshot; nothing outside the asset directory and
/// the scene's asset root is opened.
public struct AssetSnapshot: Sendable {
  /// What to load.
  public struct Request: Sendable, Equatable {
    /// Folder of the pinned files that `script/bootstrap` installs: `fonts/`, `icons/`, `photos/`.
    public var assetDirectory: String
    /// Folder below which the scene's own files are looked up.
    public var root: String
    /// What the scene registers by name.
    public var declarations: AssetDeclarations

    /// A request; without declarations a snapshot has the pinned files only.
    public init(
      assetDirectory: String, root: String = ".", declarations: AssetDeclarations = .init()
    ) {
      self.assetDirectory = assetDirectory
      self.root = root
      self.declarations = declarations
    }
  }

  /// What was loaded.
  public let request: Request
  /// Problems of the declarations, in their order.
  public let diagnostics: [Diagnostic]
  let fonts: FontLibrary
  let images: ImageLibrary
  let symbols: SymbolLibrary
  let colors: ColorLibrary

  /// Loads the pinned fonts and what the scene declares.
  ///
  /// - Throws: ``AssetError`` when a pinned font or icon file is missing.
  public static func load(_ request: Request) throws -> AssetSnapshot {
    var diagnostics: [Diagnostic] = []
    let folder = AssetFolder(root: request.root)
    let catalogs = request.declarations.catalogs.map { entry in
      AssetCatalog.load(entry, in: folder, diagnostics: &diagnostics)
    }
    return AssetSnapshot(
      request: request,
      fonts: try FontLibrary(request, folder: folder, diagnostics: &diagnostics),
      images: ImageLibrary(request, folder: folder, catalogs: catalogs),
      symbols: SymbolLibrary(request, folder: folder, diagnostics: &diagnostics),
      colors: ColorLibrary(request, catalogs: catalogs, diagnostics: &diagnostics),
      diagnostics: diagnostics)
  }

  private init(
    request: Request, fonts: FontLibrary, images: ImageLibrary, symbols: SymbolLibrary,
    colors: ColorLibrary, diagnostics: [Diagnostic]
  ) {
    self.request = request
    self.fonts = fonts
    self.images = images
    self.symbols = symbols
    self.colors = colors
    self.diagnostics = diagnostics
  }

  /// The asset directory for a tool at `executable`: `assets` beside the binary, or the first
  /// `.assets` in its folder or one above it; nil when there is none.
  public static func assetDirectory(forExecutable executable: String) -> String? {
    AssetFolder.pinnedDirectory(near: executable)
  }
}

/// A file without which nothing can be drawn.
public struct AssetError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// What is wrong and what to do.
  public var reason: String

  /// `path: reason`.
  public var description: String { "\(path): \(reason)" }
}

/// Digest of one file that pictures depend on, for a golden's environment block.
public struct AssetFingerprint: Sendable, Equatable {
  /// Name of the file without folder and extension.
  public var name: String
  /// Digest of the file's bytes.
  public var digest: Digest
}

// MARK: - Drawing

extension AssetSnapshot {
  /// Outline of a glyph in points at the face's size: origin on the baseline, y down.
  ///
  /// Empty for spaces, colour bitmaps and unknown glyphs. Not cached.
  public func outline(of glyph: UInt32, in face: FontFace) -> Path {
    fonts.file(face.file)?.outline(of: glyph, in: face) ?? Path()
  }

  /// The picture of an emoji glyph and where it goes; nil when the glyph has none.
  public func colorGlyph(_ glyph: UInt32, in face: FontFace) -> ColorGlyph? {
    guard let file = fonts.file(face.file), let png = file.colorBitmap(of: glyph, in: face),
      let rect = file.inkBounds(of: glyph, in: face),
      let image = try? ImageDecoder.png(png, name: file.name)
    else { return nil }
    return ColorGlyph(image: image, rect: rect)
  }

  /// Layout facts of an image that is not a symbol.
  ///
  /// - Returns: the header, or why there is none as a message without a place.
  public func header(
    of content: ImageContent, pixelsPerPoint: Double = 3, colorScheme: ColorScheme = .light
  ) -> Result<ImageHeader, ImageProblem> {
    images.header(of: content, pixelsPerPoint: pixelsPerPoint, colorScheme: colorScheme)
  }

  /// Pixels of a part of an image, resampled to `width` × `height` pixels.
  ///
  /// Decodes at the smallest sufficient size and resamples with the one filter of
  /// ``PixelImage/resampled(region:width:height:)``.
  /// - Parameter region: in pixels of the oriented image, may be fractional; nil = all of it.
  /// - Throws: ``ImageProblem`` when the file is damaged or has changed since it was first read.
  public func image(
    _ id: ImageID, region: Rect? = nil, width: Int, height: Int
  ) throws(ImageProblem) -> PixelImage {
    try images.image(id, region: region, width: width, height: height)
  }

  /// A symbol at a text size in points.
  ///
  /// Sizes are rounded up to device pixels. An unknown name gives a placeholder.
  public func symbol(
    _ name: String, fontSize: Double, weight: FontWeight = .regular, scale: ImageScale = .medium,
    pixelsPerPoint: Double = 3
  ) -> SymbolGlyph {
    symbols.glyph(
      SymbolRequest(
        name: name, fontSize: fontSize, weight: weight, scale: scale,
        pixelsPerPoint: pixelsPerPoint),
      fonts: fonts)
  }

  /// Digests of the fonts that text is drawn with by default and of the scene's own.
  public var fingerprints: [AssetFingerprint] { fonts.fingerprints }
}
