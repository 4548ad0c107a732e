// What an Image shows.

/// The content of an `Image`.
public struct ImageContent: Sendable, Equatable, Hashable, Codable {
  /// Where pixels or outlines come from.
  public enum Source: Sendable, Equatable, Hashable, Codable {
    /// An SF Symbol name, drawn with a stand-in of `symbols.tsv`.
    case symbol(String)
    /// A file below the scene's folder or asset root.
    case file(String)
    /// An image of an asset catalogue.
    case named(String)
    /// An asset of given point size without pixels: only in layout cases.
    case placeholder(Size)
  }

  /// How a resizable image fills its frame.
  public enum ResizingMode: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case stretch, tile
  }

  package var source: Source
  package var isResizable: Bool
  package var capInsets: Insets
  package var resizingMode: ResizingMode
  /// Pixels per point of the file; nil = 1, or what the file's name says (`@2x`).
  public var scale: Double?
  /// A label for accessibility; nil = the name, empty = decorative.
  public var label: String?

  package init(
    source: Source, isResizable: Bool = false, capInsets: Insets = .zero,
    resizingMode: ResizingMode = .stretch, scale: Double? = nil, label: String? = nil
  ) {
    self.source = source
    self.isResizable = isResizable
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.scale = scale
    self.label = label
  }
}
