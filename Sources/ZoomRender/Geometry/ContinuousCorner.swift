// The shape of Apple's continuous corner.

/// The three curves of a continuous corner, in units of its radius.
///
/// A corner takes distances from its vertex along its two edges. With a as the distance along an
/// edge and b as the distance from it, each half runs
/// ```
/// (start, 0) --(control1, 0) (control2, 0)--> (.631494, .0749114) --(.372824, .16906)--> mirror
/// ```
/// Source: paths that SwiftUI prints, reproduced within 9e-6; the same numbers as the published
/// corner formula. An edge that is too short for 1.53 radii shortens its own half only.
public enum ContinuousCorner {
  /// Radii of edge that a corner needs to have its full shape.
  public static let reach = 1.528665
  /// End of the first curve, along and away from the edge.
  static let shoulder = (along: 0.631494, away: 0.0749114)
  /// First control point of the middle curve.
  static let bend = (along: 0.372824, away: 0.16906)

  /// Distances along an edge where one half of the corner starts and has its control points.
  struct Half: Equatable {
    var start: Double
    var control1: Double
    var control2: Double

    /// The half on an edge that leaves `available` radii to this corner; at least 1.
    init(available: Double) {
      guard available < ContinuousCorner.reach else {
        (start, control1, control2) = (ContinuousCorner.reach, 1.08849, 0.868407)
        return
      }
      let room = available.isNaN ? 1 : max(1, available)
      let t = (room - 1) / 0.528665
      start = room
      control1 = 0.96 + t * (1.08849 - 0.96)
      control2 = 0.82 + t * (0.868407 - 0.82)
    }
  }
}
