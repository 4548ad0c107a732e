// A finger on a page of the default push.

/// How a finger moves a pushed page, and what its release decides. Constants: ``ProfileTable``, `push`.
public enum PushSwipe {
  /// How a finger has moved the page: it trails by the dead zone, and never leaves its track.
  ///
  /// - Parameters:
  ///   - travel: Of the finger toward the trailing edge, in points.
  ///   - isEdge: False for a swipe from inside the page.
  /// - Returns: The distance as a fraction of the width, 0...1.
  public static func heldDistance(
    travel: Double, isEdge: Bool, width: Double, profile: Profile
  ) -> Double {
    let zone = isEdge ? profile.drag.edgeDeadZone : profile.drag.contentDeadZone
    guard width > 0, !travel.isNaN else { return 0 }
    return min(max((travel - zone) / width, 0), 1)
  }

  /// True when a page that is let go at a distance goes: a velocity back does not count.
  ///
  /// - Parameters:
  ///   - distance: Fraction of the width.
  ///   - velocity: Fractions of the width per second.
  public static func pops(
    distance: Double, velocity: Double, isEdge: Bool, profile: Profile
  ) -> Bool {
    let threshold = isEdge ? profile.push.edgeThreshold : profile.push.contentThreshold
    return distance + profile.push.projection * max(0, velocity) >= threshold
  }
}
