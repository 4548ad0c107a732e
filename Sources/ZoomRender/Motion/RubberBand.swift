// The resistance beyond a limit.

/// The rubber band that scroll views and drags follow past their limit.
///
/// `d · (1 - 1 / (slope · x / d + 1))` for an excess x over a dimension d: starts with `slope`, never
/// exceeds d. Long-standing behaviour of scroll views; checked against measured drags.
public struct RubberBand: Sendable, Equatable, Hashable {
  /// The limit that the displacement approaches, in points.
  public var dimension: Double
  /// Displacement per point of pull at the limit; .55 on devices.
  public var slope: Double

  /// A band for a view of a given size along the pull.
  public init(dimension: Double, slope: Double = RubberBand.deviceSlope) {
    self.dimension = dimension
    self.slope = slope
  }

  /// The slope of every band measured on devices.
  public static let deviceSlope = 0.55

  /// How far an excess of `distance` points shows; the sign is kept, 0 for a band without size.
  public func offset(for distance: Double) -> Double {
    guard dimension > 0, slope > 0, !distance.isNaN else { return 0 }
    let magnitude = distance.magnitude
    guard dimension.isFinite else { return slope * distance }
    let shown = dimension * (1 - 1 / (slope * magnitude / dimension + 1))
    return distance < 0 ? -shown : shown
  }

  /// A position held softly inside a range: itself inside, beyond an end by the band.
  ///
  /// A range whose ends are swapped counts as its lower end alone.
  public func clamp(_ position: Double, from lower: Double, to upper: Double) -> Double {
    let upper = max(lower, upper)
    if position < lower { return lower + offset(for: position - lower) }
    if position > upper { return upper + offset(for: position - upper) }
    return position.isNaN ? lower : position
  }
}
