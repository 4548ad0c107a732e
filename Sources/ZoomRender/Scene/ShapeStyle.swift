// What a shape, text or background is filled with.

/// SwiftUI's `ShapeStyle`: a colour, a gradient or a style that the environment resolves.
public indirect enum ShapeStyle: Sendable, Equatable, Hashable, Codable {
  case color(ColorReference)
  /// `Color.gradient`: the standard vertical gradient made from one colour.
  case standardGradient(ColorReference)
  case gradient(GradientStyle)
  /// `.primary` is level 0, `.secondary` 1, `.tertiary` 2, `.quaternary` 3, `.quinary` 4.
  case hierarchical(Int)
  /// The environment's foreground style, whatever it is.
  case foreground
  /// `.background`: the system background of the colour scheme and elevation.
  case background
  /// `.tint`.
  case tint
  case material(Material)
  case opacity(ShapeStyle, Double)

  /// Thickness of a blurred material.
  public enum Material: String, Sendable, Equatable, Hashable, CaseIterable, Codable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }
}

/// A gradient with its geometry in fractions of the filled rectangle.
public struct GradientStyle: Sendable, Equatable, Hashable, Codable {
  /// A colour at a place of the gradient.
  public struct Stop: Sendable, Equatable, Hashable, Codable {
    package var color: ColorReference
    /// 0...1 along the gradient.
    public var location: Double
    package init(color: ColorReference, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Kinds of gradients.
  public enum Geometry: Sendable, Equatable, Hashable, Codable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Radii as fractions of the rectangle.
    case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Angles in radians, clockwise from the positive x axis.
    case angular(center: UnitPoint, startRadians: Double, endRadians: Double)
  }

  package var stops: [Stop]
  package var geometry: Geometry

  package init(stops: [Stop], geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}
