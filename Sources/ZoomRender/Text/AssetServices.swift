// What layout and paint ask of a scene's assets.

/// Answers about images, symbols and catalogue colours; implemented by ``AssetSnapshot``.
///
/// Every answer is a pure function of the loaded files, so that frames can be made in any order.
public protocol AssetServices: Sendable {
  /// Content id and pixel size of an image; nil when there is no such image or it is a symbol.
  ///
  /// Where an image has several files, the appearance and the display decide which one is meant.
  func imageHeader(
    of image: ImageContent, colorScheme: ColorScheme, pixelsPerPoint: Double
  ) -> ImageHeader?

  /// The outline that stands for an SF Symbol: never nil, an unknown name gives a placeholder.
  ///
  /// `attributes` decide size, weight and pixel rounding; `scale` is the environment's image scale.
  func symbol(_ name: String, attributes: TextAttributes, scale: ImageScale) -> SymbolGlyph

  /// A colour of the scene's asset catalogues; nil when there is no such colour.
  func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> Color?

  /// Why an image has no header; nil when it has one, and for symbols and placeholders.
  func problem(
    of image: ImageContent, colorScheme: ColorScheme, pixelsPerPoint: Double
  ) -> ImageProblem?

  /// Why a placeholder is drawn for a symbol name; nil when it has a drawing.
  func problem(ofSymbol name: String) -> ImageProblem?

  /// Why the system font is drawn instead of a font; nil when it is found.
  func problem(of font: FontReference) -> ImageProblem?
}

extension AssetServices {
  /// Nil: nothing is known of images.
  public func problem(
    of image: ImageContent, colorScheme: ColorScheme, pixelsPerPoint: Double
  ) -> ImageProblem? { nil }
  /// Nil: every symbol counts as drawn.
  public func problem(ofSymbol name: String) -> ImageProblem? { nil }
  /// Nil: every font counts as found.
  public func problem(of font: FontReference) -> ImageProblem? { nil }
}

/// Assets of a scene without any: images are missing, symbols are squares of the text size.
public struct NoAssets: AssetServices {
  /// No assets.
  public init() {}

  /// Nil: there are no images.
  public func imageHeader(
    of image: ImageContent, colorScheme: ColorScheme, pixelsPerPoint: Double
  ) -> ImageHeader? { nil }

  /// A filled square as large as the text.
  public func symbol(
    _ name: String, attributes: TextAttributes, scale: ImageScale
  ) -> SymbolGlyph {
    let side =
      switch attributes.font.base {
      case .system(let size), .custom(_, let size, _): size
      case .style: 17.0
      }
    return SymbolGlyph(
      outline: Path(rect: Rect(x: 0, y: 0, width: side, height: side)), size: Size(side, side),
      baseline: side, isPlaceholder: true)
  }

  /// Nil: there are no colours.
  public func color(
    named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast
  ) -> Color? { nil }
}
