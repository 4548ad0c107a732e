// How views come and go.

/// SwiftUI's transition of an inserted or removed view.
public indirect enum ViewTransition: Sendable, Equatable, Hashable, Codable {
  case identity
  case opacity
  case move(Edge)
  /// In from leading, out to trailing.
  case slide
  case scale(Double, anchor: UnitPoint)
  case offset(Vector)
  /// In from the edge, out to the opposite one, both with opacity.
  case push(from: Edge)
  /// Blur 7, scale .9 and opacity; `upUp` leaves at scale 1.1 (from an open-source
  /// reimplementation, not a recording).
  case blurReplace(upUp: Bool)
  /// What a transition of the user's own does when the view is away, innermost first.
  case effects([Effect])
  case asymmetric(insertion: ViewTransition, removal: ViewTransition)
  case combined(ViewTransition, ViewTransition)
  case animated(ViewTransition, Animation?)

  /// One change of a view that is away; interpolated from no change.
  public enum Effect: Sendable, Equatable, Hashable, Codable {
    /// 0 = invisible.
    case opacity(Double)
    /// Points.
    case offset(Vector)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// Clockwise on screen.
    case rotation(radians: Double, anchor: UnitPoint)
    /// In depth, about an axis.
    case rotation3D(Rotation3D)
    /// Points.
    case blur(radius: Double)
  }
}
