// The default push and pop as numbers.

/// A default push or pop over time: how far the upper page is from its place.
///
/// On iOS 26 the distance falls exponentially from the first frame; before, a spring carries the page
/// from rest. A motion that is interrupted or let go continues on a spring with its velocity.
public struct PushMotion: Sendable, Equatable {
  /// Which way it goes.
  public enum Direction: String, Sendable, Equatable, Hashable, CaseIterable {
    /// The upper page comes in.
    case push
    /// The upper page goes.
    case pop
  }

  private enum Law: Sendable, Equatable {
    case exponential(from: Double, tau: Double)
    case spring(SpringMotion)
  }

  /// Which way it goes.
  public let direction: Direction
  /// Width of the stack in points.
  public let width: Double
  /// Where the numbers come from.
  public let profile: Profile
  /// When it begins, on the caller's clock, in seconds.
  public let start: Double
  /// When the page is within a quarter point of its end, on a clock of 1/300 s.
  public let settledTime: Double
  private let law: Law

  /// A push or pop from rest.
  public init(_ direction: Direction, width: Double, profile: Profile, start: Double = 0) {
    let from: Double = direction == .push ? 1 : 0
    switch profile.rules.pushCurve {
    case .exponential:
      let tau = direction == .push ? profile.push.tau : profile.push.popTau
      self.init(
        direction, width: width, profile: profile, start: start,
        law: .exponential(from: from, tau: tau))
    case .spring:
      self.init(
        direction, width: width, profile: profile, start: start, from: from, velocity: 0,
        spring: profile.push.spring)
    }
  }

  private init(
    _ direction: Direction, width: Double, profile: Profile, start: Double, from: Double,
    velocity: Double, spring: SpringParameters
  ) {
    self.init(
      direction, width: width, profile: profile, start: start,
      law: .spring(
        SpringMotion(
          from: from, to: direction == .push ? 0 : 1, initialVelocity: velocity,
          spring: spring.spring, start: start)))
  }

  private init(
    _ direction: Direction, width: Double, profile: Profile, start: Double, law: Law
  ) {
    self.direction = direction
    self.width = width
    self.profile = profile
    self.start = start
    self.law = law
    let tolerance = profile.zoom.restDistance / max(1, width)
    switch law {
    case .exponential(_, let tau):
      var step = 0
      while step < 3000, Exponential.exp(-Double(step) / 300 / tau) > tolerance { step += 1 }
      settledTime = start + Double(step) / 300
    case .spring(let motion): settledTime = motion.restTime(tolerance: tolerance)
    }
  }

  /// The upper page's distance from its place as a fraction of the width, and its change per second.
  public func distance(at time: Double) -> MotionState {
    let end: Double = direction == .push ? 0 : 1
    if time >= settledTime { return MotionState(position: end, velocity: 0) }
    switch law {
    case .spring(let motion): return motion.state(at: time)
    case .exponential(let from, let tau):
      guard time > start else { return MotionState(position: from, velocity: (end - from) / tau) }
      let left = (from - end) * Exponential.exp(-(time - start) / tau)
      return MotionState(position: end + left, velocity: -left / tau)
    }
  }

  /// What the push looks like at a time on the caller's clock.
  public func state(at time: Double) -> PushMoment {
    let state = distance(at: time)
    return PushMoment(distance: state.position, width: width, velocity: state.velocity, profile)
  }

  /// The motion turned round, or sent on, from where it is, with its velocity.
  public func retargeted(_ direction: Direction, at time: Double) -> PushMotion {
    let state = distance(at: time)
    return PushMotion(
      direction, width: width, profile: profile, start: time, from: state.position,
      velocity: time > start ? state.velocity : 0, spring: profile.push.interrupted)
  }

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
  public static func pops(
    distance: Double, velocity: Double, isEdge: Bool, profile: Profile
  ) -> Bool {
    let threshold = isEdge ? profile.push.edgeThreshold : profile.push.contentThreshold
    return distance + profile.push.projection * max(0, velocity) >= threshold
  }

  /// A page that is let go.
  ///
  /// - Parameters:
  ///   - distance: Fraction of the width.
  ///   - velocity: Fractions of the width per second.
  public static func released(
    _ direction: Direction, distance: Double, velocity: Double, width: Double, profile: Profile,
    start: Double
  ) -> PushMotion {
    let factor = direction == .push ? profile.push.cancelVelocity : 1
    return PushMotion(
      direction, width: width, profile: profile, start: start, from: distance,
      velocity: velocity.isFinite ? velocity * factor : 0, spring: profile.push.release)
  }
}

/// A default push at a moment; x grows toward the trailing edge.
///
/// In right-to-left layouts the driver mirrors every x: see ``incomingOffset(in:)``.
public struct PushMoment: Sendable, Equatable {
  /// The upper page's distance from its place toward the trailing edge, in points.
  public var incoming: Double
  /// The covered page's displacement: negative, toward the leading edge.
  public var covered: Double
  /// Alpha of the black over the covered page.
  public var dim: Double
  /// Shadow beside the upper page, on its leading side; its strength falls with the distance left.
  public var shadow: EdgeShadowConstants
  /// True while the upper page's leading corners are cut to the display's radius.
  public var hasDisplayCorners: Bool
  /// 0 = away, 1 = in place.
  public var presence: Double
  /// Points per second of the upper page toward the trailing edge.
  public var velocity: Double

  /// The look at a distance given as a fraction of the width.
  public init(distance: Double, width: Double, velocity: Double = 0, _ profile: Profile) {
    presence = 1 - distance
    incoming = width * distance
    covered = -profile.push.parallax * width * (1 - distance)
    dim = profile.push.dim * min(max(1 - distance, 0), 1)
    shadow = profile.push.shadow
    hasDisplayCorners = distance != 0 && profile.rules.pushCorners == .display
    self.velocity = velocity * width
    // Invisible at rest: the page covers the whole width then.
    if distance == 0 || distance >= 1 { shadow.alpha = 0 }
  }

  /// The upper page's x offset on screen.
  public func incomingOffset(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? incoming : -incoming
  }

  /// The covered page's x offset on screen.
  public func coveredOffset(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? covered : -covered
  }

  /// Radii of the upper page's clip: only its leading corners, while it moves.
  public func radii(display: Double) -> CornerRadii {
    guard hasDisplayCorners else { return .zero }
    return CornerRadii(
      topLeading: display, topTrailing: 0, bottomTrailing: 0, bottomLeading: display)
  }
}

/// A cross-fade, with reversals that start from the opacity reached.
public struct FadeMotion: Sendable, Equatable {
  /// Opacity at the start.
  public var from: Double
  /// Opacity at the end.
  public var to: Double
  /// Seconds; 0 cuts.
  public var duration: Double
  /// Along which curve.
  public var curve: UnitCurve
  /// On the caller's clock, in seconds.
  public var start: Double

  /// A fade.
  public init(
    from: Double = 0, to: Double = 1, duration: Double, curve: UnitCurve = .easeInOut,
    start: Double = 0
  ) {
    self.from = from
    self.to = to
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.curve = curve
    self.start = start
  }

  /// The fade that stands for a zoom under Reduce Motion; nil when the rule is to zoom anyway.
  public static func reduced(from: Double = 0, to: Double = 1, profile: Profile, start: Double = 0)
    -> FadeMotion?
  {
    switch profile.rules.reducedMotion {
    case .off: nil
    case .fade: FadeMotion(from: from, to: to, duration: profile.fade.reduced, start: start)
    case .nativeFade:
      FadeMotion(from: from, to: to, duration: profile.fade.native, curve: .linear, start: start)
    }
  }

  /// Opacity at a time, 0...1.
  public func alpha(at time: Double) -> Double {
    if time >= settledTime { return to }
    guard time > start else { return from }
    return from + (to - from) * curve.value(at: (time - start) / duration)
  }

  /// When it is over.
  public var settledTime: Double { start + duration }

  /// The fade turned round from the opacity reached, over its whole length.
  public func retargeted(to target: Double, at time: Double) -> FadeMotion {
    FadeMotion(from: alpha(at: time), to: target, duration: duration, curve: curve, start: time)
  }
}
