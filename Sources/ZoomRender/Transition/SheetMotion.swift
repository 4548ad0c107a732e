// A sheet or cover over time.

/// A sheet that comes, goes or changes its detent.
///
/// Two numbers move on one spring: the value (height) and the slide below its place. Either may be
/// under way when the other is sent elsewhere.
public struct SheetMotion: Sendable, Equatable {
  /// Where the sheet is for a value.
  public let geometry: SheetGeometry
  /// The sheet's detents.
  public let detents: [PresentationDetent]
  /// Height without the bottom safe area, in points.
  public let value: SpringMotion
  /// Fraction of the way down out of the container: 0 in place, 1 gone.
  public let slide: SpringMotion

  /// A sheet from its two motions.
  public init(
    geometry: SheetGeometry, detents: [PresentationDetent], value: SpringMotion,
    slide: SpringMotion
  ) {
    self.geometry = geometry
    self.detents = detents
    self.value = value
    self.slide = slide
  }

  /// A sheet that comes up to a detent.
  public static func presenting(
    _ detent: PresentationDetent, detents: [PresentationDetent], geometry: SheetGeometry,
    start: Double = 0
  ) -> SheetMotion {
    let spring = geometry.profile.sheet.spring.spring
    let value = geometry.value(of: detent)
    return SheetMotion(
      geometry: geometry, detents: detents,
      value: SpringMotion(from: value, to: value, spring: spring, start: start),
      slide: SpringMotion(from: 1, to: 0, spring: spring, start: start))
  }

  /// The sheet sent down and out from where it is.
  public func dismissed(at time: Double) -> SheetMotion {
    SheetMotion(
      geometry: geometry, detents: detents, value: value,
      slide: slide.retargeted(to: 1, spring: geometry.profile.sheet.spring.spring, at: time))
  }

  /// The sheet sent up again, to a detent, from where it is.
  public func presented(_ detent: PresentationDetent, at time: Double) -> SheetMotion {
    let spring = geometry.profile.sheet.spring.spring
    return SheetMotion(
      geometry: geometry, detents: detents,
      value: value.retargeted(to: geometry.value(of: detent), spring: spring, at: time),
      slide: slide.retargeted(to: 0, spring: spring, at: time))
  }

  /// A sheet at a moment.
  public struct Moment: Sendable, Equatable {
    /// Where it would be without the slide.
    public var placement: SheetGeometry.Placement
    /// Where it is drawn.
    public var rect: Rect
    /// Height without the bottom safe area.
    public var value: Double
    /// 0 = below the container, 1 = in place; what the dim rides on.
    public var presence: Double
    /// Points per second of the top edge, positive down.
    public var velocity: Double
  }

  /// The sheet at a time on the caller's clock; exactly at rest once it has settled.
  public func state(at time: Double) -> Moment {
    let isSettled = time >= settledTime
    let value =
      isSettled ? MotionState(position: self.value.to, velocity: 0) : self.value.state(at: time)
    let slide =
      isSettled ? MotionState(position: self.slide.to, velocity: 0) : self.slide.state(at: time)
    let placement = geometry.placement(value: value.position, detents: detents)
    let way = geometry.container.height - placement.rect.minY
    return Moment(
      placement: placement,
      rect: placement.rect.offset(by: Vector(dx: 0, dy: way * slide.position)),
      value: value.position, presence: 1 - slide.position,
      velocity: way * slide.velocity - placement.scale * value.velocity)
  }

  /// When both motions are within a quarter point of their ends.
  public var settledTime: Double {
    let rest = geometry.profile.zoom.restDistance
    return max(
      value.restTime(tolerance: rest),
      slide.restTime(tolerance: rest / max(1, geometry.container.height)))
  }
}

/// A finger on an ordinary sheet.
public struct SheetDrag: Sendable, Equatable {
  /// Where the sheet is for a value.
  public let geometry: SheetGeometry
  /// The sheet's detents.
  public let detents: [PresentationDetent]
  /// Its value when the finger came down.
  public let startValue: Double
  /// False when the sheet may not be dragged away.
  public let canDismiss: Bool

  /// A finger on a sheet.
  public init(
    geometry: SheetGeometry, detents: [PresentationDetent], startValue: Double,
    canDismiss: Bool = true
  ) {
    self.geometry = geometry
    self.detents = detents
    self.startValue = startValue
    self.canDismiss = canDismiss
  }

  /// Value and slide (a fraction of the way out) for a finger that has moved down by `travel`.
  ///
  /// Free between the detents, a rubber band past the largest; below the smallest the sheet slides,
  /// or resists when it may not go.
  public func position(travel: Double) -> (value: Double, slide: Double) {
    let values = geometry.values(of: detents)
    guard let lowest = values.first, let highest = values.last, !travel.isNaN else {
      return (startValue, 0)
    }
    let band = RubberBand(
      dimension: min(geometry.container.width, geometry.container.height),
      slope: geometry.profile.drag.slope)
    let wanted = startValue - travel
    if wanted > highest { return (highest + band.offset(for: wanted - highest), 0) }
    if wanted >= lowest { return (wanted, 0) }
    let below = canDismiss ? lowest - wanted : band.offset(for: lowest - wanted)
    let way =
      geometry.container.height - geometry.placement(value: lowest, detents: detents).rect.minY
    return (lowest, way > 0 ? min(1, below / way) : 0)
  }

  /// How far value and slide follow a point of the finger's travel: 1 where they are free, less where
  /// a rubber band holds them. The slide's is in points.
  func following(travel: Double) -> (value: Double, slide: Double) {
    let step = 0.5
    let (above, below) = (position(travel: travel - step), position(travel: travel + step))
    let values = geometry.values(of: detents)
    let way =
      geometry.container.height
      - geometry.placement(value: values.first ?? startValue, detents: detents).rect.minY
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
    let sheet = geometry.profile.sheet
    let values = geometry.values(of: detents)
    guard let lowest = values.first else { return .settle(startValue) }
    let projected = startValue - travel - sheet.projection * velocity
    if canDismiss, startValue - travel <= lowest || startValue <= lowest {
      let height = geometry.placement(value: lowest, detents: detents).rect.height
      if lowest - projected > sheet.dismissFraction * height || velocity > sheet.dismissSpeed {
        return .dismiss
      }
    }
    let nearest = values.min { ($0 - projected).magnitude < ($1 - projected).magnitude }
    return .settle(nearest ?? lowest)
  }

  /// The motion after a release at `time`.
  public func released(travel: Double, velocity: Double, at time: Double) -> SheetMotion {
    let sheet = geometry.profile.sheet
    let (value, slide) = position(travel: travel)
    let way = max(
      1, geometry.container.height - geometry.placement(value: value, detents: detents).rect.minY)
    let speed = velocity.isFinite ? velocity : 0
    switch outcome(travel: travel, velocity: speed) {
    case .dismiss:
      let isFlick = speed > sheet.dismissSpeed
      let spring = (isFlick ? sheet.flick : sheet.spring).spring
      return SheetMotion(
        geometry: geometry, detents: detents,
        value: SpringMotion(from: value, to: value, spring: spring, start: time),
        slide: SpringMotion(
          from: slide, to: 1, initialVelocity: speed * (isFlick ? sheet.flickVelocity : 1) / way,
          spring: spring, start: time))
    case .settle(let target):
      let spring = sheet.spring.spring
      let isSliding = slide > 0
      let following = following(travel: travel)
      let rate = -speed * sheet.detentVelocity * following.value
      return SheetMotion(
        geometry: geometry, detents: detents,
        value: SpringMotion(
          from: value, to: target, initialVelocity: isSliding || value == target ? 0 : rate,
          spring: spring, start: time),
        slide: SpringMotion(
          from: slide, to: 0, initialVelocity: isSliding ? speed * following.slide / way : 0,
          spring: spring, start: time))
    }
  }
}

/// A full-screen cover that comes or goes: it slides by the whole height.
public struct CoverMotion: Sendable, Equatable {
  /// Fraction of the height that it is below its place.
  public let slide: SpringMotion
  /// In points.
  public let height: Double
  /// Where the numbers come from.
  public let profile: Profile

  /// A cover from its motion.
  public init(slide: SpringMotion, height: Double, profile: Profile) {
    self.slide = slide
    self.height = height
    self.profile = profile
  }

  /// A cover that comes up.
  public static func presenting(height: Double, profile: Profile, start: Double = 0) -> CoverMotion
  {
    CoverMotion(
      slide: SpringMotion(from: 1, to: 0, spring: profile.sheet.spring.spring, start: start),
      height: height, profile: profile)
  }

  /// The cover sent the other way from where it is.
  public func retargeted(presented: Bool, at time: Double) -> CoverMotion {
    CoverMotion(
      slide: slide.retargeted(
        to: presented ? 0 : 1, spring: profile.sheet.spring.spring, at: time),
      height: height, profile: profile)
  }

  /// Points below its place, and the radius of its corners while it moves.
  public func state(at time: Double, displayRadius: Double) -> (offset: Double, radius: Double) {
    guard time < settledTime else { return (height * slide.to, 0) }
    let moves = profile.rules.coverCorners == .display
    return (height * slide.value(at: time), moves ? displayRadius : 0)
  }

  /// When it is within a quarter point of its end.
  public var settledTime: Double {
    slide.restTime(tolerance: profile.zoom.restDistance / max(1, height))
  }
}

/// An alert that appears or goes: alpha and scale on one spring.
public struct AlertMotion: Sendable, Equatable {
  /// 0 = not there, 1 = there.
  public let presence: SpringMotion
  /// Where the numbers come from.
  public let profile: Profile

  /// An alert that appears or goes, from rest.
  public init(presented: Bool, profile: Profile, start: Double = 0) {
    self.profile = profile
    presence = SpringMotion(
      from: presented ? 0 : 1, to: presented ? 1 : 0, spring: profile.fade.alert.spring,
      start: start)
  }

  /// Opacity, scale and the dim's alpha at a time.
  public func state(at time: Double) -> (alpha: Double, scale: Double, dim: Double) {
    let p = time >= settledTime ? presence.to : min(max(presence.value(at: time), 0), 1)
    // It goes without growing again: only the way in is scaled.
    let scale =
      presence.to == 1 ? profile.fade.alertScale.interpolated(to: 1, progress: p) : 1
    return (p, scale, profile.fade.alertDim * p)
  }

  /// When it rests.
  public var settledTime: Double { presence.restTime(tolerance: 0.002) }
}
