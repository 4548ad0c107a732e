// A finger on an ordinary sheet.

/// A sheet in the hand: free between its detents, soft past the largest, away below the smallest.
public struct SheetDrag: Sendable, Equatable {
  /// Where the sheet is for a value, and which values its detents have.
  public let chrome: SheetChrome
  /// Where the numbers come from.
  public let profile: Profile
  /// Its value when the finger came down.
  public let startValue: Double
  /// False when the sheet may not be dragged away.
  public let canDismiss: Bool

  /// A finger on a sheet.
  public init(
    _ chrome: SheetChrome, profile: Profile, startValue: Double, canDismiss: Bool = true
  ) {
    self.chrome = chrome
    self.profile = profile
    self.startValue = startValue
    self.canDismiss = canDismiss
  }

  /// How far a sheet at a value slides until it is gone, in points.
  private func way(from value: Double) -> Double {
    chrome.container.height - chrome.geometry(value: value).frame.minY
  }

  /// Value and slide (a fraction of the way out) for a finger that has moved down by `travel`.
  ///
  /// Free between the detents, a rubber band past the largest; below the smallest the sheet slides,
  /// or resists when it may not go.
  public func position(travel: Double) -> (value: Double, slide: Double) {
    let values = chrome.values
    guard let lowest = values.first, let highest = values.last, !travel.isNaN else {
      return (startValue, 0)
    }
    let band = RubberBand(
      dimension: min(chrome.container.width, chrome.container.height), slope: profile.drag.slope)
    let wanted = startValue - travel
    if wanted > highest { return (highest + band.offset(for: wanted - highest), 0) }
    if wanted >= lowest { return (wanted, 0) }
    let below = canDismiss ? lowest - wanted : band.offset(for: lowest - wanted)
    let way = way(from: lowest)
    return (lowest, way > 0 ? min(1, below / way) : 0)
  }

  /// How far value and slide follow a point of the finger's travel: 1 where they are free, less where
  /// a rubber band holds them. The slide's is in points.
  func following(travel: Double) -> (value: Double, slide: Double) {
    let step = 0.5
    let (above, below) = (position(travel: travel - step), position(travel: travel + step))
    let way = way(from: chrome.values.first ?? startValue)
    return (
      min(1, max(0, (above.value - below.value) / (2 * step))),
      min(1, max(0, (below.slide - above.slide) * way / (2 * step)))
    )
  }

  /// What a release does.
  public enum Outcome: Sendable, Equatable {
    /// The sheet goes to a value.
    case settle(Double)
    /// The sheet goes away.
    case dismiss
  }

  /// Where a finger that lifts leaves the sheet: to the detent nearest to the projected value, or away
  /// when the projected slide is more than half the height, or when it was fast.
  ///
  /// - Parameter velocity: Of the finger, points per second down.
  public func outcome(travel: Double, velocity: Double) -> Outcome {
    let sheet = profile.sheet
    let values = chrome.values
    guard let lowest = values.first, !travel.isNaN else { return .settle(startValue) }
    let velocity = velocity.isFinite ? velocity : 0
    let projected = startValue - travel - sheet.projection * velocity
    if canDismiss, startValue - travel <= lowest || startValue <= lowest {
      let height = chrome.geometry(value: lowest).frame.height
      if lowest - projected > sheet.dismissFraction * height || velocity > sheet.dismissSpeed {
        return .dismiss
      }
    }
    let nearest = values.min { ($0 - projected).magnitude < ($1 - projected).magnitude }
    return .settle(nearest ?? lowest)
  }

  /// How far the finger's motion carries the sheet on before it settles, in points of the finger.
  public func coast(velocity: Double) -> Double {
    velocity.isFinite ? velocity * profile.sheet.settleDelay : 0
  }

  /// The value's motion when it settles at `time`: to its detent with twice the finger's velocity; a
  /// sheet that slides has its lowest detent already.
  ///
  /// - Parameter coast: How far the sheet went on after the release; see ``coast(velocity:)``.
  public func released(
    travel: Double, velocity: Double, coast: Double = 0, at time: Double
  ) -> SpringMotion {
    let (value, slide) = position(travel: travel + coast)
    let speed = velocity.isFinite ? velocity : 0
    var motion = SpringMotion(
      from: value, to: value, spring: profile.sheet.spring.spring, start: time)
    if case .settle(let target) = outcome(travel: travel, velocity: speed) {
      motion.to = target
      if slide == 0, value != target {
        motion.initialVelocity =
          -speed * profile.sheet.detentVelocity * following(travel: travel + coast).value
      }
    }
    return motion
  }
}
