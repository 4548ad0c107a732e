// Colours as a scene names them.

/// A colour that depends on appearance, OS generation or an asset: resolved when painted.
public indirect enum ColorReference: Sendable, Equatable, Hashable, Codable {
  /// A name of `colors.tsv` or SwiftUI: `indigo`, `primary`, `systemGroupedBackground`, `accent`.
  case system(String)
  /// An explicit colour.
  case fixed(Color)
  /// A colour of the scene's asset catalogue.
  case named(String)
  case opacity(ColorReference, Double)
  /// `mix(with:by:)`: fraction 0...1 of the second.
  case mix(ColorReference, ColorReference, by: Double)

  /// Fully transparent.
  public static let clear = ColorReference.fixed(.clear)
  /// Opaque black.
  public static let black = ColorReference.fixed(.black)
  /// Opaque white.
  public static let white = ColorReference.fixed(.white)
}
